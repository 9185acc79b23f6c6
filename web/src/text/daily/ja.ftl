## 今日の卓
daily = 今日の卓
daily-today = 今日の卓
daily-line = 一日一ゲーム、このサーバーの全員が同じ条件で遊びます。
daily-number = 第{ $n }回
daily-game =
    { $n ->
        [one] { $game }（一人用）
       *[other] { $game }（{ $n }席）
    }
daily-rule-same = カードもダイスも全員同じ、相手のボットも強さまで同じです。
daily-rule-once = 数えられるのは一回だけ。手番の中の取り消しはいつもどおり、ヒントはなし。
daily-rule-pause = 協定世界時の真夜中まで、何度でも中断できます。
daily-rule-results = ほかの人の結果は、自分が終えてから見られます。
daily-begin = 今日の卓を始める
daily-resume = 続ける
daily-free = 遊ぶ（記録なし）
daily-again = もう一度遊ぶ（記録なし）
daily-left = あと{ $h }時間{ $m }分
daily-played = { $n }人が終了
daily-elsewhere = 今日の卓は別のウィンドウかブラウザーで始めています。
daily-none = その日の卓はありません
daily-none-body = その日の卓は、このサーバーの誰かが開くと用意されます。
daily-behind = の人より上
daily-rank = 現在 { $n }人中{ $rank }位
daily-ahead = { $n }人のうち{ $share }％を上回る
daily-place = { $all }人中{ $place }位
daily-points = 得点
daily-at-table = 卓での順位
daily-time = 時間
daily-minutes = { $n }分
daily-unfinished = 時間内に終わりませんでした。記録なしで遊べます。
daily-missed = この日は遊んでいません。記録なしで遊べます。
daily-histogram = 全員の結果
daily-histogram-line = 得点。棒の上は{ $n }人中の人数。半数は{ $median }点以上です。
daily-results = 結果
daily-nameless = 名無し
daily-nobody = まだ誰も終えていません。
daily-share = 共有
daily-share-line = ネタバレなし
daily-archive = これまでの卓
daily-archive-empty = 明日から、これまでの卓がここに並びます。
daily-archive-line = 遊べなかった日も記録なしで遊べます。
daily-learn = 「{ $title }」は初めてですか？
daily-learn-link = 先に遊び方を学べます。卓は一日中待っています。
daily-well = おつかれさまでした、{ $name }さん。
daily-well-nobody = おつかれさまでした。
daily-review = 検討
daily-you = あなた { $n }
daily-median = 中央値 { $n }
daily-last = 前回の卓（第{ $n }回）
daily-tomorrow = 明日
daily-now = 今日
daily-not-played = 未プレイ
daily-earlier = それ以前
daily-place-head = 順位
