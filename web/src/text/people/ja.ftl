## あなた
who-guest = ゲスト
who-open = { $name }：アカウント
account = アカウント
account-line = 卓も成績も設定も、サインインした端末すべてで同じになります。
account-guest-line = 今はゲストで、このブラウザーだけがあなたを覚えています。遊ぶのにアカウントは要りませんが、あればどの端末からでも自分の卓に戻れます。
account-sign-in = サインイン
account-make = アカウントを作る
account-name = 名前
account-password = パスワード
account-password-line = 8文字以上
account-password-old = 今のパスワード
account-password-new = 新しいパスワード
account-password-change = パスワードを変える
account-password-changed = パスワードを変えました。ほかの端末ではもう一度サインインしてください。
account-elsewhere = ほかの端末をサインアウト
account-elsewhere-done = サインインしているのはこのブラウザーだけになりました。
account-sign-out = サインアウト
account-welcome = ようこそ、{ $name }さん。
account-wrong = 名前とパスワードが合いません。
account-taken = この名前はほかの人が使っています。
account-too-many = 試した回数が多すぎます。15分ほどおいてください。
profile = プロフィール

## プロフィール
profile-missing = プロフィールがありません
profile-missing-line = この名前でプロフィールを公開している人はいません。
profile-games = { $since }から{ $n }戦
profile-n-games = { $n }戦
profile-account = このサーバーのアカウント
profile-guest = このブラウザーのゲスト
profile-shown = このページを見られる人
profile-shown-me = 自分だけ
profile-shown-met = 対戦した人
profile-shown-all = 全員
profile-results = 成績
profile-results-line = 誰でも25から始まります。10回に9回、レートは帯の中に収まります
profile-none = まだ終わったゲームがありません。最初の1戦がここに載ります。
profile-game = ゲーム
profile-played = 対戦数
profile-first = 1位 · 公平な割合
profile-mean = 平均
profile-best = 最高
profile-rating = レート
profile-few = 5戦から表示
profile-seats =
    { $n ->
        [1] ソロ
       *[other] { $n }人
    }
profile-sources = 得点の内訳
profile-sources-line = 直近のゲーム（帯）と平均（線）
profile-recent = 最近のゲーム
profile-met = 上回った・下回った
profile-met-line = 同じ卓で
profile-ahead = 相手より上
profile-behind = 相手より下
profile-export = すべて書き出す
profile-delete = すべて消す…
profile-delete-title = すべて消しますか？
profile-delete-line = 名前・成績・レート・設定・メモ・発言が完全に消えます。進行中の卓の席は名前のないまま、リンクを持つ人のもとに残ります。
profile-delete-keep = やめる
profile-delete-go = 消す
account-password-wrong = パスワードが違います。
place = { $n }位
way-home = ホーム
ways = ページ
tables = 卓
tables-wait = { $n }卓があなたの番です

## 卓
tables-line =
    { $n ->
        [0] あなたを待っている卓はありません。
       *[other] { $n }卓があなたの番です。
    }{ $minutes ->
        [0] { "" }
       *[other] いちばん長いのは「{ $name }」（{ $since }）。
    }
tables-next = 次の卓へ
tables-new = 新しい卓
tables-all = すべてのゲーム
tables-find = 卓または人の名前
tables-clock = 時計
tables-clock-any = 時計を問わない
tables-clock-live = ライブ
tables-clock-days = 日数制
tables-clock-none = なし
tables-yours = あなたの卓
tables-yours-line = 手番の卓が先、次に残り時間順
tables-yours-none = まだどの卓にも着いていません。
tables-open = 募集中
tables-open-line = 空席のある卓が先
tables-open-none = 開いている卓はありません。最初の卓を開きませんか。
tables-finished = 終わった卓
tables-finished-none = まだ終わったゲームはありません。
tables-sought-none = 条件に合う卓はありません。
tables-continue = 続ける
tables-look = 見る
tables-free = 空席
tables-locked = リンクを知る人だけ
tables-seeded = シードは開いた人が選択
tables-ended = 途中で終了
tables-menu = { $name }のメニュー
tables-rematch = もう一戦
seat-leave = 席を立つ
seat-resign = 投了する
seat-resign-ask = 投了しますか？ ボットが最後まで代わりにプレイし、あなたは最下位になります。
seat-resign-go = 投了する
seat-resign-keep = 続ける
seat-away = ボットに代わってもらう
seat-away-line = 戻るまで{ $level }が代わりにプレイします。
seat-back = 戻りました
seat-back-soon = 時間切れです。この手番はボットが行い、その後あなたに戻ります。
seat-fill = 席{ $n }をボットに任せる
seat-open-up = 席{ $n }を誰でも座れるようにする
seat-end = ゲームの打ち切りを提案する
seat-end-agree = 打ち切りに同意する
seat-end-not = やはり続ける
seat-ends = { $names }：ここで打ち切りますか？ 全員が同意すると、結果なしで終わります。
seat-stands-in = { $level }が代わりにプレイ中
seat-elsewhere = 別の端末で開く
seat-elsewhere-line = このリンクを使うと、別の端末でもあなたの席を開けます。人には教えないでください。リンクを知っている人は誰でも、あなたの代わりに手番を行えます。
seat-elsewhere-link = あなたの席のリンク
seat-elsewhere-share = 送る…
seat-elsewhere-account = アカウントがあれば、リンクなしでどの端末からでもすべての卓が見られます。
invite-title = 「{ $name }」に招待
invite-line = 空席が{ $n }つあります。リンクを開いた人が座れます。
clock = 時計
clock-none = 時計なし
clock-live = ライブ
clock-days = 日数制
clock-bank = 持ち時間（分）
clock-increment = 1手番ごとの加算（秒）
clock-per-turn = 1手番の日数
clock-line-days = 1手番{ $rule }
clock-left = 残り{ $time }
clock-up = 時間切れ
clock-waits = 全員が座ると始まります
clock-out-line = 時間が切れた人の席は{ $level }が代わりにプレイします。
table-closed = サーバーの管理者がこの卓を閉じました。見ることだけできます。
table-ended = このゲームは合意により終了しました。見ることだけできます。
table-acts = 席

## お知らせ
told-title = 手番のお知らせ
told-nothing = まだありません。このページで見るだけです。
told-browser = このブラウザー
told-mail = メール
told-discord = Discord
told-slack = Slack
told-json = JSON
told-push = プッシュ通知
told-daily = 1日1回
told-at-once = すぐに
told-change = 変える
told-way = 方法
told-when = タイミング
told-address = メールアドレス
told-url = WebhookのURL
told-add = 追加
told-remove = 外す
told-code = メールに書かれたコード
told-code-wrong = コードが違います。
told-confirm = 確認する
told-hours = 起きている時間：日数制の時計が進み、お知らせが届くのはこの間だけです
told-from = 開始
told-to = 終了
