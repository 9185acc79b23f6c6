# レッスンとコーチの言葉。一歩は課題を含めて60文字まで。

## 点の取り方
lesson-points = 点の取り方
    .about = ロボットの点と、投資家のおまけ。
lesson-points-plug = 点の多い人の勝ち。ロボットの点は左右のダイスで決まります。
    .title = ロボットの点
    .do = いちばん点になるスロットに接続しましょう。
lesson-points-plug-less = ここでは{ $yours }点。もっと大きい目の間なら{ $best }点でした。
lesson-points-pays = 今の目なら{ $points }点。点が入るのはラウンドの終わりで、目はまだ変わります。
    .title = 点が入るのは最後
lesson-points-investor = ゲームの最後に、投資家は同じ種類のロボットの数だけ点をくれます。最初から一人います。
    .title = 投資家のおまけ
lesson-points-take = 持っている投資家と同じ種類なら、ダイスの点に加えて最後にも点になります。
    .title = 一石二鳥
    .do = サービスロボットを取りましょう。
lesson-points-take-other = ダイスの点にはなっても、この種類を数える投資家がいません。
lesson-points-take-pass = パスではロボットが増えず、点も増えません。
lesson-points-alone = ダイスは両どなりのロボットに効きます。
    .title = 自分で選ぶ
    .do = ネットワークを{ $goal }点にしましょう。
lesson-points-alone-done = お見事。どちらのロボットも得をしました。これがこのゲームの肝です。
lesson-points-alone-missed = { $goal }点に届きません。スロットの下の「差引」は、となりも数えています。

## 手番のすべて
lesson-turn = 手番のすべて
    .about = エージェント、ロボット、スロット、記号。手番を一通り。
lesson-turn-take = 手番ではエージェントを送り、ロボットを一体取ります。輸送ロボットは左右の目が同じなら得点。
    .title = エージェントを送る
    .do = 取りましょう。
lesson-turn-take-other = それも取れますが、今のダイスには「同じ目」のほうが合います。
lesson-turn-take-pass = パスも手番ですが、ロボットは増えません。
lesson-turn-send = アシスタントを足せば影響力が増えます。でもダイスも守れるので温存。
    .title = 一人で行かせる
    .do = アシスタントなしで送りましょう。
lesson-turn-send-more = ラウンドの終わりまで戻らず、ダイスを守れなくなります。
lesson-turn-plug = まずマイナスで左の目が減ります（ブロックもできます）。左右が同じになれば得点。
    .title = 接続する
    .do = { $goal }点にしましょう。
lesson-turn-plug-done = マイナスのおかげでそろいました。記号は接続するとすぐに働きます。
lesson-turn-plug-missed = そろいません。左の目が一つ大きい場所に置き、ブロックはしないでおきます。
lesson-turn-over = これで手番は終わり。今なら{ $points }点です。次はBoの番。
    .title = 手番の終わり
lesson-turn-alone = 次の手番は自由に。六の目にプラスが付くと一になります。
    .title = 自分の手番
    .do = ネットワークを{ $goal }点にしましょう。
lesson-turn-alone-done = お見事！大きな目が小さな目に変わりました。
lesson-turn-alone-missed = { $goal }点に届きません。小さい合計がよいロボットは？プラスが六に当たる場所は？

## ダイスとアシスタント
lesson-dice = ダイスとアシスタント
    .about = 記号はダイスを変え、アシスタントはそれを止めます。
lesson-dice-keep = 新しいロボットのプラスで、そろった目がくずれそうです。
    .title = ダイスを守る
    .do = アシスタントでプラスをブロックしましょう。
lesson-dice-keep-turned = 目が増えて、そろわなくなりました。{ $best }点のはずが{ $yours }点。
lesson-dice-spent = アシスタントはラウンドの終わりまでロボットの上。残りは{ $rest }人です。
    .title = 使ったアシスタント
lesson-dice-wrap = 合計が小さいほどよいロボットです。プラスは六を一に変えます。
    .title = 六から一へ
    .do = それが生きる場所に接続しましょう。
lesson-dice-wrap-broken = ここではプラスがそろった目をくずします。{ $best }点のはずが{ $yours }点。
lesson-dice-alone = 残るスロットは、自由なダイスとそろったダイスの間です。
    .title = 最後のスロット
    .do = 合うロボットで{ $goal }点にしましょう。
lesson-dice-alone-done = 四体とも得点です。となりを乱さないのが勝つコツ。
lesson-dice-alone-missed = { $goal }点に届きません。左が小さいほうがよく、右の目を変えないロボットを探しましょう。

## エージェントと投資家
lesson-investors = エージェントと投資家
    .about = 影響力は両どなりへ。一位は投資家、二位はチップ。
lesson-investors-lead = 影響力が最も多い人が投資家を獲得。エージェントは列の両どなりに効きます。
    .title = 両どなりへの影響力
    .do = 軍事と輸送で一位に。
lesson-investors-lead-one = 軍事では一位ですが、となりではBoが上です。一位は一つだけ。
lesson-investors-lead-behind = ここはBoの影響力が上。どちらも二位です。
lesson-investors-lead-beside = 二つで一位ですが、集めている軍事ではありません。
lesson-investors-lead-pass = 工場にエージェントがいなければ、影響力もありません。
lesson-investors-send = 影響力が同じなら、手番の早いBoが勝ちます。アシスタントで差をつけましょう。
    .title = 念のために
    .do = 一人だけ足しましょう。
lesson-investors-send-bare = Boのエージェント一人で並ばれ、手番の早いBoが上になります。
lesson-investors-send-many = 安全ですが、記号をブロックする人が足りなくなります。
lesson-investors-second = Boも来ましたが、影響力は下。輸送では二位です。二位はチップで得点。
    .title = 二位のチップ
lesson-investors-end = ゲームの最後に、投資家は全ラウンドの同じ種類のロボットの数だけ点をくれます。
    .title = 投資家の得点
lesson-investors-alone = 情報ではBoが一位。両どなりの列を合わせて数えます。
    .title = Boを追い抜く
    .do = 情報で一位になりましょう。
lesson-investors-alone-done = 追い抜きました。このままなら投資家はあなたのもの。
lesson-investors-alone-missed = 情報ではまだBoが上です。エージェント一人では足りません。

## パスと手番順
lesson-passing = パスと手番順
    .about = 新しいロボットと、次のラウンドの先手。
lesson-passing-sweep = このロボットでは点になりにくい。エージェントを残してパスすると、全部入れ替わります。
    .title = 工場を入れ替える
    .do = パスしましょう。
lesson-passing-sweep-take = 取って後でパスもできます。ただしエージェントがいないと入れ替わりません。
lesson-passing-marker = マーカーは次のラウンドの一番下へ。最後にパスした人が一番上で、先に動きます。
    .title = 次の手番順
lesson-passing-must = パスはラウンドに一度。このあとはロボットを取るだけ。合計が大きいほどよいロボットを。
    .title = あとはロボットだけ
    .do = 取りましょう。
lesson-passing-must-less = このダイスでは{ $yours }点。サービスロボットなら{ $best }点でした。
lesson-passing-last = 別のラウンド。まだ誰もパスしていません。Boに先にパスさせましょう。
    .title = 次のラウンドの先手
    .do = 最後にパスしましょう。
lesson-passing-last-done = マーカーが一番上。次のラウンドはあなたから。
lesson-passing-last-missed = Boのマーカーが上です。先にロボットを取り、Boの後でパスしましょう。

## コーチ。決め事の種類ごとに一度だけ
coach-turn = エージェントはロボットを取り、左右の投資家への影響力として残ります。ロボットを入れ替えたいときや、次のラウンドで先に動きたいときはパス。
coach-assistants = アシスタントを足すごとに、このラウンドの影響力が増えます。ただし、あとでダイスを守るのにも使えます。
coach-slot = 「差引」を見ましょう。ここでの点と、記号がとなりのロボットに与える影響の合計です。
coach-block = ＋や－にアシスタントを置くと、そのダイスは変わりません。変わると損をするときに使いましょう。

## 一分でわかるゲーム
minute-aim = 三ラウンドで最も多くの点を。ロボットは左右のダイスが条件に合えば得点です。
    .title = 目的
minute-turn = エージェントを送ってロボットを取り、二つのダイスの間に接続。記号でダイスが変わります。パスはラウンドに一度。
    .title = 手番
minute-round = 全員がロボット四体とパス一回を終えたら、ロボットの得点と投資家の獲得。三ラウンドで終了です。
    .title = ラウンド
minute-points-robots = ロボット
minute-points-investors = 投資家×ロボット
minute-points-second = 二位のチップ

## 記号の一覧
key-types = ロボットと投資家の種類
key-information = ダイスが数字に合えば得点、両方なら高得点
key-service = 計算の結果がそのまま得点（0未満にはならない）
key-transport = 左右のダイスの大小で得点
key-military = ダイスの合計や差で得点
key-industry = ダイスの奇数・偶数で得点
key-robot = ロボットの記号
key-lr = ロボットの左と右のダイス
key-plus = ダイスを1上げる。6は1に
key-minus = ダイスを1下げる。1は6に
key-equals = ダイスはそのまま。ブロックできない
key-points = 条件を満たしたときの得点
key-points-two = 片方が合う場合と両方が合う場合の得点
key-points-range = 計算で決まる得点の範囲
key-network = ネットワーク
key-now = 今のダイスでの得点と、その最大
key-net = スロットで増える点（となりへの影響も含む）
key-lock = この角はもう働いたので、何も変えない
key-factory = 工場
key-agent = 大きいコマ：エージェント、影響力1
key-assistant = 小さいコマ：アシスタント、影響力1
key-bars = 投資家への影響力（席ごと）。高い棒はエージェントで、同数のときに優先
key-chip = 2位の1点
key-marker = 手番順：一番上のマーカーから
