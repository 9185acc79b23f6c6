# レッスン、コース、コーチの言葉。
learn = 学ぶ
tab-lesson = レッスン
lesson-nth = レッスン{ $n }/{ $all }
lesson-step = { $n }/{ $all }
lesson-skip = このレッスンを飛ばす
lesson-leave = やめる
lesson-back = 戻る
lesson-again = やり直す
lesson-rule = ルール
lesson-on = 次へ
lesson-reads = 読んだら「次へ」
lesson-copy = お試し
lesson-best = レッスンの手
lesson-nothing-lost = お試しなので、何も失いません。
lesson-take-back = 元に戻す
lesson-other = それもできますが、ここでは別の手を学びます。
lesson-left = あと{ $n }手
lesson-finished = 「{ $title }」を終えました。
lesson-repeat = もう一度
lesson-course = レッスン一覧
lesson-next = 次のレッスン
lesson-kept = 続きはここから再開できます。
lesson-setting = 準備しています…

## コーチ
coach = コーチ
coach-nth = ヒント{ $n }/{ $all }
coach-got = わかった
coach-off = もうヒントはいらない
coach-on = コーチのヒント
coach-silent = まだ何も言っていません。
coach-failed = 卓を開けませんでした：{ $why }

## コース
learn-title = { $title }を学ぶ
learn-line = 本物の盤で数分ずつのレッスンが{ $n }つ。そのあとコーチと一緒に最初のゲームを。
learn-start = レッスン{ $n }を始める
learn-continue = レッスン{ $n }の続き
learn-at = { $title }・{ $n }/{ $all }
learn-waved = もう知っています
learn-minute = 一分でわかるゲーム
learn-minute-points = 得点の内訳
learn-minute-measured = ボット同士の{ $seats }人戦{ $n }回での、勝者の平均点。
learn-lessons = レッスン
learn-done = { $all }中{ $n }修了・残り約{ $minutes }分
learn-all-done = すべて修了
learn-minutes = { $n }分
learn-button-start = 始める
learn-button-continue = 続ける
learn-button-again = もう一度
learn-first = コーチと最初のゲーム
learn-first-line = 相手は{ $bot }一人の本物の卓。初めての決め事のとき、コーチが一度だけ考えどころを教えます。
learn-first-button = 最初のゲームを始める
learn-none = このゲームのレッスンはまだありません。
learn-poster = 学ぶ
learn-poster-of = レッスン{ $n }/{ $all }
learn-rules = ルール
learn-aid = 早見表
learn-aid-print = 早見表を印刷
learn-key = 記号の一覧

## ルールのページ
rules-of = { $title }のルール
rules-contents = 目次
rules-print = 印刷
rules-link = ルール{ $id }へのリンク
rules-found = { $n ->
    [0] 見つかりません。
   *[other] { $n }件
}
rules-page = すべてのルールを一覧で
rules-foreign = ほかの言語の言葉で見つかりました。
rules-nearest = もしかして
rules-example = 例
rules-example-again = 最初から
rules-rule = ルール
learn-key-says = 卓上のすべての記号と、その意味です。
