## 共通
magnate = Magnate
you = あなた
list-separator = 、
seat-nth = 席{ $n }
close = 閉じる
copy = コピー
copied = コピーしました
try-again = もう一度
to-start = トップへ
loading = 卓を準備しています…
offline-short = サーバーから応答がありません。
why-too-many = 一度に多すぎます。{ $when }にもう一度お試しください。
why-busy = サーバーは今いっぱいです。{ $when }にもう一度お試しください。
why-unavailable = サーバーは今これを行えません。何も失われていません。{ $when }にもう一度お試しください。

## ゲーム
players-range = { $from }～{ $to }人
players-exactly = { $n }人

## トップページ
start-title = Magnate：重量級ユーロゲームの卓
hero = どうぞ、お席へ。
hero-line = 重量級ユーロゲームを完全なルールで。ボットとはすぐに、友だちとはリンクで遊べます。
hero-move = あなたの番です。
hero-move-name = { $name }さんの番です。
hero-nobody = ほかの人の手番です。
hero-waiting =
    { $n ->
        [0] 進行中の卓：{ $all }
       *[other] { $all }卓のうち{ $n }卓があなたを待っています。
    }
first-steps = はじめに
first-learn = まずは{ $title }を学ぶ
first-game = 次に：最初のゲーム
first-coach = コーチと遊ぶ
first-daily = 毎日：今日の卓
card-round = 第{ $round }ラウンド
choose-game = ゲームを選ぶ
your-table = あなたの卓
your-name = あなたの名前
name-hint = 名前
human-here = この端末
human-guest = ゲスト
seat-kind = 席{ $n }のプレイヤー
seat-here = 同じ端末で交代
seat-link = 送るリンクができます
seat-open = 誰でも座れます
seat-bot = ボット
seat-add = 席を増やす
seat-colour = 席{ $n }の色を変える
colour = 色
colour-nth = { $n }番目の色
seat-remove = 席{ $n }を減らす
language = 言語
table-name = 卓の名前
table-name-hint = 例：金曜の夜
who-joins = 参加できる人
joins-anyone = 誰でも
joins-link = リンクのみ
advanced = バリアントと版データ
variants = バリアント
no-variants = このゲームにバリアントはありません。
edition-wrong = この版データは使えません。{ $why }
edition-choose = ファイルを選ぶ…
play-game = { $game }を始める
play-waits = リンクを{ $n }つ送ってください。ゲームはすぐ始まり、ゲストの手番になると待ちます。
play-open = 誰でも座れる席が{ $n }つあります。ゲームはすぐ始まり、ゲストの手番になると待ちます。
play-now = すぐに始まります。
opening = 準備中…
open-failed = 卓を開けませんでした：{ $why }
no-games = このサーバーにゲームがありません。
open-tables = 開いている卓
no-tables = まだ卓がありません。最初の卓を開きましょう。
join = 参加
watch = 観戦
resume = 続ける
seats-taken = { $all }席中{ $taken }席が埋まっています
join-title = 「{ $name }」に参加
join-go = 席に着く
join-taken = 先に誰かがその席に着きました。
links-title = リンクを送る
links-line = リンク1つにつき1席です。開いた人がその席で遊びます。1人に1つずつ渡してください。
links-watch = 観戦用
links-open-title = 卓が開きました
links-open-line = トップページに表示されます。このリンクを開いた人は、観戦するか空席に座れます。
links-invite = 招待
links-go = 卓へ
unnamed = { $game }の卓
your-tables = あなたの卓
your-tables-all = あなたの卓をすべて表示（{ $n }）
your-tables-fewer = 表示を減らす
turn-yours = 手番です
turn-of = { $name }の手番
tables-over = 終わったゲーム
your-place = { $all }人中{ $place }位
record = ゲームの記録
forget-table = 一覧から外す
forget-ask = 外しますか？席のリンクも消えます。
forget-go = 外す
forget-keep = 残す
kind-here = この画面で遊ぶ人
kind-guest = 別の画面で遊ぶ人
seat-rival = 席に着かずにあなたと競います
variant-none = どれも使わない
seed = シード値
seed-hint = サーバーが決めます
seed-line = 同じシード値なら同じ配置になります。あなたが選んだことは卓の全員に表示されます。

## 卓の代わりに出る画面
missing-title = その卓はありません
missing-body = アドレスが途中で切れているか、卓が片付けられたのかもしれません。
removed-title = この卓は削除されました
removed-body = サーバーの管理者が削除したか、長いあいだ誰も手を進めなかった卓です。見られるものは残っていません。
gone-title = この卓はもう開けません
gone-body = このサーバーにはもうないルールで始められたか、データの一部が壊れています。理由はサーバーのログにあり、ほかの卓には影響しません。
foreign-title = ここはあなたの席ではありません
foreign-body = このリンクではもう誰かが席に着いているか、もともと席のリンクではありません。別の端末で着いたのがあなたなら、そちらの席のメニューで「別の端末で開く」を選ぶか、ここでサインインしてください。そうでなければ、送り主に確認するか、観戦してください。
offline-title = サーバーから応答がありません
offline-body = ゲームは無事です。つながり次第、続きから再開します。
lost-title = ここには何もありません
lost-body = このアドレスのページはありません。
reconnecting = 接続が切れました。再接続しています…
refused-stale = ゲームが先に進んでいました。最新の状態を表示しています。
refused-not-your-turn = あなたの手番ではありません。
refused-illegal = ここではできません。
refused-unavailable = サーバーは今これを書き込めません。何も失われていません。少し待ってもう一度選んでください。
refused-other = うまくいきませんでした。何も変わっていません。

## 卓：見出しと案内
undo = 1手戻す
restart = 手番をやり直す
confirm = 確定
confirm-turn = 手番を終える
confirm-reveal = 確定して公開
confirm-end = ゲームを終える
confirm-ask = これでよいですか？ 確定すると取り消せません。
confirm-ask-reveal = 次に新しい情報が公開されます。確定すると取り消せません。
confirm-tip = 毎回の確定が不要なら、設定の「手番の確定」で変えられます。
confirm-waiver = 「{ $choice }」を確定しますか？ 確定すると取り消せません。
your-turn = あなたの手番
line-broken = 接続が切れました。
pending-kept = 「{ $choice }」は保存済みで、つながり次第送ります。
pending-next = 次の試行まで{ $n }秒
pending-tries = 接続中…
pending-now = 今すぐ試す
pending-back = 選択を取り消す
pending-waits = 送信待ち
giveup-title = { $choice }？
giveup-on = 続ける
seeded = この卓のシードは開いた人が選んだため、その人は先の展開を知っている可能性があります。
or = または
waiting-nobody = お待ちください
watching = 観戦中
take-seat = 席に戻る
undo-closed = 新しい情報が公開されたため、戻せません
show-choice = 選択肢へ移動
choices-list = 選択肢
choices-other = その他の選択肢
prompt = 今すること
game-over = ゲーム終了
recap-button =
    { $of ->
        [start] ゲーム開始
       *[turn] 前回の手番
    }から{ $n }手
recap-title =
    { $of ->
        [start] ゲーム開始
       *[turn] 前回の手番
    }から今まで
panel = ログとルール
panel-side = プレイヤー・ログ・ルール

## 卓：パネルとタブ
players = プレイヤー
player-turn = 手番
player-score = 現在の得点
player-coming = 現在{ $points }点、いまゲームが終わるとさらに{ $coming }点
player-away = 離席中
player-look = { $name }のボードを見る
player-follow = { $name }の視点で見る
tab-board = ボード
tab-mine = 自分
tab-others = 他プレイヤー
tab-log = ログ
tab-rules = ルール
tab-edition = 版データ
log-empty = まだ何も起きていません。
log-your-turn = あなたの前回の手番
rules-search = ルールを検索
rules-none = 該当するルールはありません。
rules-chapter = 第{ $n }章
edition-name = 版データ「{ $name }」
edition-line = コンポーネントに印刷された値と、その出典。項目名にポインターを合わせると、版データのファイルでの名前が出ます。
edition-source = 出典
printed-note = 備考
printed-pages = ページ
printed-designer = 作者
printed-designers = 作者
printed-publisher = 出版社
printed-year = 発売年
printed-colours = 色
printed-rounds = ラウンド数
printed-copies = 同じものの数
printed-seats = 人数
printed-cards = カード
printed-tiles = タイル
edition-rows = { $n }行

## どのゲームにも使うボード
any-table = 場の様子
any-choices = あなたの選択
any-waiting = 今は選ぶものがありません。
any-empty = 何もありません。

## 終了
end-title = 結果
end-won = { $name }の勝ち
end-won-you = あなたの勝ち
end-shared = { $names }の同点優勝
end-where = 得点の内訳
end-total = 合計
end-rematch = もう一戦
end-record = ゲームの記録を保存
end-look = 卓を見る
end-show = 結果
points = { $n }点

## 設定
settings = 設定
theme = テーマ
theme-auto = 自動
theme-dark = ダーク
theme-light = ライト
confirm-turns = 手番の確定
confirm-turns-line = 手番の終わりに確定を待ちます（常に、または公開の前だけ）。
confirm-always = 常に
confirm-reveals = 公開の前だけ
confirm-never = しない
motion = アニメーション
motion-line = コマやカードの移動を動きで見せます。
turn-sound = 音
turn-sound-line = 手番が来ると、静かな音で知らせます。
turn-notice = 通知
turn-notice-line = このページが隠れている間、ブラウザーが手番を知らせます。
on = オン
off = オフ

## キー
keys = キー操作
keys-line = すべてキーボードだけで遊べます。
key-tab = 次の選択肢、前の選択肢
key-arrows = その方向の選択肢へ
key-enter = 選ぶ
key-u = 1手戻す
key-r = 手番をやり直す
key-c = 確定
key-l = ログ
key-help = この一覧
key-esc = 閉じる

show-hand = 手札を表示
cover-ask = { $name }さんの番です。端末を受け取ってください。
