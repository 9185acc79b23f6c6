# レッスンとコーチの言葉。一歩は課題を含めて60文字まで。

## 点の取り方
lesson-points = 点の取り方
    .about = 地域の順位と、最後の業績。
lesson-points-supply = 地域ごとに影響力の順位で点が入り、点の多い人が勝ち。西日本はBoが優勢です。
    .title = 地域の順位
    .do = 別の地域に供給しましょう。
lesson-points-supply-third = ここではBoより下の順位で{ $yours }点。空いた地域なら{ $best }点でした。
lesson-points-cubes = 商品が多いほど、高い影響タイルを置けます。
    .title = 商品を影響力に
    .do = 二つとも供給しましょう。
lesson-points-cubes-one = 一つでは最低のタイルしか置けず、商品も余ります。
lesson-points-place = 今なら{ $points }点。空きスロットの海外企業に次ぐ順位です。得点計算は全部で三度あります。
    .title = 三度の得点計算
lesson-points-end = ゲームの最後には業績も点になります。それぞれの点に倍率を掛けます。
    .title = 業績
lesson-points-alone = 西日本ではBoが少しだけ上。列車は、自分のタイルがある地域の影響力を増やします。
    .title = 自分で選ぶ
    .do = Boを抜きましょう。
lesson-points-alone-done = 抜きました。地域を決めるのはタイルと列車の合計です。
lesson-points-alone-missed = まだBoが上です。鉄道は左から四番目のスロット。西日本に建設しましょう。

## 手番の流れ
lesson-turn = 手番の流れ
    .about = ワーカーとアクション、そして色の話。
lesson-turn-worker = 手番ではワーカーを取り、そのスロットのアクションを行います。投資で工場が建ちます。
    .title = ワーカーを取る
    .do = 二番目から取りましょう。
lesson-turn-worker-later = それもできますが、まずは工場から。投資は二番目のスロットです。
lesson-turn-worker-consolidate = まだワーカーがいないので、精算しても何も増えません。
lesson-turn-factory = 絹と紙は必要な知識が最少。足りない分は計画タイルで補えます。ボーナスはタイルごとに違います。
    .title = 工場を建てる
    .do = 絹工場を建てましょう。
lesson-turn-factory-paper = 紙も悪くありません。このレッスンは絹で進めます。
lesson-turn-produce = 一番目の生産は石炭で商品を作ります。賃金はワーカーの色ごとに{ $wage }円です。
    .title = 色に注意
    .do = 一色のまま生産しましょう。
lesson-turn-produce-done = 商品ができました。同じ色なら、二個でも賃金は一色分です。
lesson-turn-produce-missed = 一番目から、一個目と同じ赤を取り、生産を選びましょう。
lesson-turn-alone = 商品ができました。国内市場で、それを求める都市に供給できます。
    .title = 自分の手番
    .do = 影響タイルを置きましょう。
lesson-turn-alone-done = 初めての影響力です。地域のボーナスも手に入りました。
lesson-turn-alone-missed = まだタイルを置いていません。国内市場は五番目のスロットです。

## ワーカーと精算
lesson-workers = ワーカーと精算
    .about = 賃金、新しい資本、天皇の報酬。
lesson-workers-third = ワーカー三個以上で精算すると、天皇の報酬があります。今は赤が二個です。
    .title = あと一個
    .do = 生産の赤を取りましょう。
lesson-workers-third-early = 二個では報酬がもらえません。
lesson-workers-third-mines = これも赤ですが、鉱山で円を使い切り、石炭は余ったままです。
lesson-workers-third-colour = 二色目です。賃金が倍になります。
lesson-workers-consolidate = 円も石炭もわずか。残りを捨て、資金と石炭のマーカーが示す分を新たに得ます。
    .title = 新しい資本
    .do = 精算しましょう。
lesson-workers-consolidate-poor = 報酬を上げる手もありますが、資金がなく、新しい色は賃金を増やします。
lesson-workers-reward = 報酬はすぐもらえるボーナスと倍率。倍率なしでは点にならない業績が多いです。
    .title = 天皇の報酬
    .do = 一枚取り、業績を選びましょう。
lesson-workers-reward-done = 倍率は最後まで動きません。ワーカーが多いほど高い倍率を選べます。
lesson-workers-reward-missed = 報酬を選び、次に置く業績を選びましょう。
lesson-workers-paid = 一色分の賃金を払い、ワーカーは袋に戻りました。残りは{ $yen }円です。
    .title = 賃金
lesson-workers-alone = また赤が二個。四個なら報酬が上がります。
    .title = 色をそろえる
    .do = 賃金{ $goal }円以下で四個にしましょう。
lesson-workers-alone-done = 四個で賃金は一色分。精算の好機です。
lesson-workers-alone-missed = 賃金{ $goal }円で四個になりません。赤があり、払えるアクションはどこでしょう。

## 工場と商品
lesson-factories = 工場と商品
    .about = 機械、石炭、知識、契約。
lesson-factories-machine = 工場は一度の稼働で商品を一つ作ります。機械があれば毎回増えます。
    .title = 工場の改良
    .do = 機械化を選びましょう。
lesson-factories-machine-train = 列車は地域で役立ちますが、工場の生産は{ $best }個でなく{ $yours }個のままです。
lesson-factories-run = 稼働には石炭が必要で、ちょうど足ります。生産は一番目のスロットです。
    .title = 稼働
    .do = 絹を{ $goal }個にしましょう。
lesson-factories-run-done = 同じ石炭で、機械の分だけ商品が増えました。
lesson-factories-run-missed = 絹が{ $goal }個に足りません。一番目の白を取り、生産を選びましょう。
lesson-factories-stock = 絹が{ $stock }個。商品は精算しても残り、石炭は精算で補充します。
    .title = 商品は残る
lesson-factories-levels = 食料や時計の工場は知識と石炭がもっと必要ですが、都市では一個の影響力が大きくなります。
    .title = 上のレベルの商品
lesson-factories-alone = 商品は輸出にも使え、契約は円や点になります。数字ごとに別の商品で払います。
    .title = 契約
    .do = 契約を達成しましょう。
lesson-factories-alone-done = 達成です。多くの契約は資金マーカーも上げ、次からの資本が増えます。
lesson-factories-alone-missed = まだ達成していません。輸出は二番目のスロットです。

## 影響力と得点計算
lesson-influence = 影響力と得点計算
    .about = 列車、海外企業、船、そして得点の時。
lesson-influence-cover = 東日本の列車はタイルがあって初めて数えます。タイルは海外企業の数字も隠します。
    .title = 数字を隠す
    .do = 一位になりましょう。
lesson-influence-cover-zero = 隠したのはゼロで、海外企業が上のまま。{ $best }点でなく{ $yours }点です。
lesson-influence-cover-alone = ここには助けになる列車がなく、{ $best }点でなく{ $yours }点です。
lesson-influence-cubes = 低いタイルは、同じスロットに高いタイルを置かれると手元に戻されます。
    .title = 追い出されないように
    .do = 二つとも供給しましょう。
lesson-influence-cubes-one = 今は足りても、商品二つで追い出されてしまいます。
lesson-influence-first = 東日本で一位、今なら{ $points }点。海外企業が取った順位の点は、誰にも入りません。
    .title = 一位
lesson-influence-scorings = スロットも列も空になると補充があり、マーカーが進みます。鳥居を越えると得点計算で、点は毎回上がります。
    .title = 得点計算の時
lesson-influence-alone = 船は、一位か二位の地域で点になります。
    .title = 船
    .do = 得点計算で船が{ $goal }点になるようにしましょう。
lesson-influence-alone-done = よい場所です。船は得点計算のたびに点になります。
lesson-influence-alone-missed = 船はまだ点になりません。造船は三番目のスロット。一位の地域は一つだけです。

## コーチ。決断の種類ごとに一度だけ
coach-turn = 今必要なアクションを、すでに持っている色で探しましょう。資金が尽きたら精算の時。ワーカーは多く、色は少なくが理想です。
coach-action = 行えるのは一つだけ。次の手番で足りなくなるのは商品、資金、石炭、知識のどれでしょう。
coach-steps = 段を重ねるほど割高になります。知識は上のレベルの工場を開き、石炭は稼働できる工場を増やします。
coach-run = 余った石炭は精算で失いますが、商品は残ります。保管スペースがいっぱいの工場では増えません。
coach-contract = 契約の報酬は一度きりですが、資金マーカーの上昇は以後の精算のたびに効きます。早いほど得です。
coach-pay = 都市であまり使わない商品を出しましょう。数字ごとに別の商品が必要です。
coach-tile = 勝てそうな地域の都市はどの商品を求めていますか。次にタイルのボーナスを見ましょう。
coach-upgrade = 機械は稼働のたびに働き、石炭は増えません。よく動かす工場を改良しましょう。
coach-train = 列車は自分の影響タイルがある地域でだけ数えます。僅差の地域で決め手になります。
coach-ship = 船は一位か二位の地域で、得点計算のたびに点になります。早めに、安全な地域へ。
coach-bonus = 次の手番で一番足りないものを取りましょう。
coach-market = 地域を比べましょう。どこなら順位が変わりますか。大きな数字を隠すと海外企業が弱まります。
coach-cubes = 順位に必要な分だけ出しましょう。残りは同じ地域の別の都市や契約に使えます。
coach-influence = 高いタイルほど追い出されにくいですが、同じ価値のものは一、二枚しかありません。
coach-back = 都市が満杯です。最も低いタイルの一枚が持ち主に戻ります。誰のものが都合よいでしょう。
coach-reward = 資金や石炭に困っていなければ、ボーナスより倍率を優先しましょう。高い倍率は早くなくなります。
coach-achievement = 置いたら動きません。これからも続けることを選びましょう。
coach-end = 計画タイル3点分で好きなマーカーが一段上がります。上の工場に要るなら取っておきましょう。

## 一分でわかるゲーム
minute-aim = 最も多くの点を。四つの地域の影響力が三回、業績が最後に得点になります。
    .title = 目的
minute-turn = ワーカーを一個取り、そのスロットのアクションを一つ。または精算して資金と石炭を入れ替え、報酬を得て、色ごとに賃金を払います。
    .title = 手番
minute-round = 工場は石炭で商品を作り、商品は都市の影響力や契約の収入に。三回目の得点計算で終了です。
    .title = 流れと終わり
minute-points-regions = 地域
minute-points-ships = 船
minute-points-achievements = 業績
minute-points-contracts = 契約
minute-points-other = 開始時とボーナス

## 記号の一覧
key-counted = 資源
key-cube = 工場のキューブ：在庫の商品1個
key-vp = 得点
key-goods = 商品
key-level = レベル{ $n }
key-workers = ワーカー
key-board = ボード
key-gate = 全地域の得点計算。地域では、いま計算した場合の得点
key-prizes = その計算での1位・2位・3位の得点
key-seal = 影響タイル、地域での影響力
key-train = 列車は加わる影響力、船は得点
key-bag = 袋に残るワーカー
key-multiplier = 報酬の倍率：置いた業績の点に掛ける
key-own = 自分のボード
key-machine = 機械：稼働ごとに増える商品
key-no-machine = 機械はまだない
key-lasting = 永続ボーナス
key-once = 建てたとき一度だけのボーナス
key-contract = 数字はキューブ、それぞれ別の商品。下が報酬
key-ran = このアクションで稼働済み
