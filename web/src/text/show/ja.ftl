## Following the others
pace = ほかの人の手番
pace-line = ボードで見せる速さ
pace-instant = すぐ
pace-fast = 速い
pace-normal = ふつう
pace-slow = ゆっくり
pace-step = 1つずつ
follow = ほかの人がしたこと
follow-step = { $n }/{ $all }
follow-again = もう一度
follow-back = 戻る
follow-pause = 一時停止
follow-go = 続ける
follow-next = 次へ
follow-skip = 飛ばす
follow-skip-mine = 自分の手番へ
follow-table = 卓
again-line = ボードで見る
again-turn = この手番をもう一度見る
recap-play = すべて見る

## A scoring
scorings = 得点計算
scorings-line = 閉じるまで残るパネル
scoring-open = 得点計算
scoring-seat = プレイヤー
scoring-gained = 今回
scoring-points = 得点
scoring-hold = 押しているあいだボードを見る
scoring-again = もう一度見る
scoring-on = 続ける
scoring-before = 前は{ $n }
scoring-places = 順位
scoring-nobody = 誰も得ない
scoring-title-round = 第{ $round }ラウンドの得点計算
scoring-title-nth = { $n }回目の得点計算
scoring-title-final = 最終得点計算
scoring-robots = ロボット
scoring-chips = 投資家2位
scoring-investors = 終了時の投資家
scoring-achievements = 業績
scoring-tied = 同点
scoring-influence = 影響力{ $n }
scoring-lost = 得点なし
scoring-item = { $what }

## A free seat
invite = 招待
