# センティエントの卓に描く言葉。ルールの文章は別にあります。

## 種類
sen-short-information = 情報
sen-short-service = サービス
sen-short-industry = 産業
sen-robot-information = 情報ロボット
sen-robot-service = サービスロボット
sen-robot-transport = 輸送ロボット
sen-robot-military = 軍事ロボット
sen-robot-industry = 産業ロボット
sen-investor-information = 情報の投資家
sen-investor-service = サービスの投資家
sen-investor-transport = 輸送の投資家
sen-investor-military = 軍事の投資家
sen-investor-industry = 産業の投資家

## 条件：左と右は、ロボットの左右のダイス
condition-target-words = 片方{ $one }・両方{ $both }
condition-target-says = 左右のダイスの片方が{ $n }なら{ $one }点、両方なら{ $both }点。
condition-sum-less-says = 左右のダイスの合計から{ $n }を引いた点（0点未満にはならない）。
condition-min-less-says = 小さいほうのダイスから{ $n }を引いた点（0点未満にはならない）。
condition-max-less-says = 大きいほうのダイスから{ $n }を引いた点（0点未満にはならない）。
condition-sum-from-says = { $n }から左右のダイスの合計を引いた点（0点未満にはならない）。
condition-min-from-says = { $n }から小さいほうのダイスを引いた点（0点未満にはならない）。
condition-max-from-says = { $n }から大きいほうのダイスを引いた点（0点未満にはならない）。
condition-formula-words = 答えが得点
condition-lt-words = 左が小さい
condition-lt-says = 左のダイスが右より小さければ{ $points }点。
condition-gt-words = 左が大きい
condition-gt-says = 左のダイスが右より大きければ{ $points }点。
condition-le-words = 左が右以下
condition-le-says = 左のダイスが右以下なら{ $points }点。
condition-ge-words = 左が右以上
condition-ge-says = 左のダイスが右以上なら{ $points }点。
condition-eq-words = 同じ目
condition-eq-says = 左右のダイスが同じ目なら{ $points }点。
sen-or-least = ／ ≥ { $n }
condition-sum-words = 左右のダイス
condition-sum-says = 左右のダイスが「{ $condition }」を満たせば{ $points }点。
condition-difference-words = 大 − 小
condition-difference-says = 左右のダイスの差がちょうど{ $n }なら{ $points }点（1と6の差は5）。
condition-odd-odd-words = 左も右も
condition-odd-odd-says = 左右のダイスが両方とも奇数なら{ $points }点。
condition-even-even-words = 左も右も
condition-even-even-says = 左右のダイスが両方とも偶数なら{ $points }点。
condition-odd-even-words = 左が奇数、右が偶数
condition-odd-even-says = 左のダイスが奇数、右が偶数なら{ $points }点。
condition-even-odd-words = 左が偶数、右が奇数
condition-even-odd-says = 左のダイスが偶数、右が奇数なら{ $points }点。
condition-sum-odd-says = 左右のダイスの合計が奇数なら{ $points }点。
condition-sum-even-says = 左右のダイスの合計が偶数なら{ $points }点。

## カードとダイス
sen-vp = 点
sen-of = / { $top }
sen-corner = { $side ->
    [left] 左
   *[right] 右
}の記号：{ $delta ->
    [1] ＋　そちらのダイスを1増やす（6は1になる）。
    [-1] －　そちらのダイスを1減らす（1は6になる）。
   *[0] ＝　そちらのダイスは変わらない。
}
sen-corner-blocked = { $side ->
    [left] 左
   *[right] 右
}の記号：アシスタントがブロックしている。
sen-scores-now = 今のダイスなら{ $now }点。
sen-die = ダイス{ $n }：{ $value }
sen-die-becomes = ダイス{ $n }：{ $value }→{ $new }
sen-die-says = 両隣のロボットの得点に使う。
sen-wrap = 一周
sen-new = 新
sen-new-tip = この手番に補充されたロボット。
sen-empty-column = 確定すると次のロボットが公開される。

## ネットワーク
sen-slot = スロット{ $n }
sen-here = ここで{ $points }点
sen-slot-change = スロット{ $n } { $change }
sen-net = 差引 { $change }
sen-network = ネットワーク { $now }
sen-network-then = ネットワーク { $now } → { $then }
sen-now = 現在 { $points }
sen-now-tip = 今ラウンドが終わった場合にネットワークから入る点。
sen-hand = 接続するロボット
sen-hand-buy = 獲得するロボット
sen-hand-empty = 手元にロボットなし
sen-from-column = 列{ $n }から
sen-bonus = { $type }の投資家{ $n }人
sen-bonus-points = ゲーム終了時+{ $points }点
sen-company-says = ボードに描かれた初期投資家は最初から自分のもの。ゲーム終了時の得点に数える。
sen-label-board = 工場、手番順、ほかのネットワーク
sen-label-mine = { $name }のネットワーク
sen-label-others = ほかのネットワーク
sen-label-factory = 工場

## ブロック
sen-block-none = ブロックしない
sen-block-none-says = 両方の記号を適用
sen-block-left = 左の{ $sign }をブロック
sen-block-right = 右の{ $sign }をブロック
sen-block-both = 両方をブロック
sen-block-both-says = どちらも変わらない
sen-stays = ダイス{ $n }は{ $value }のまま

## 工場
sen-column = 列{ $n }
sen-column-pawns = { $name }：エージェント{ $agents }、アシスタント{ $assistants }、影響力{ $influence }。
sen-column-nobody = まだ誰の影響力もない。
sen-column-says = この列の影響力は、両隣の投資家のどちらにもすべて数える。ラウンド終了まで残る。
sen-send = アシスタントを何人つける？
sen-send-n = { $n ->
    [0] エージェントのみ
   *[other] アシスタント{ $n }人
}
sen-investor-first = 1位の{ $name }が投資家を得る見込み。
sen-investor-second = 2位の{ $name }が{ $points }点を得る見込み。
sen-investor-nobody = 影響力のあるプレイヤーがいない：このままでは誰も得られない。
sen-investor-alone = 2位がいない：このままでは{ $points }点は誰も得られない。
sen-investor-rank = { $name }：影響力{ $influence }（うちエージェント{ $agents }）。
sen-investor-worth = ゲーム終了時、同じ種類のロボット1体につき所有者に1点。
sen-tie = 影響力が同じなら、エージェントの多いほう、次に手番の早いほう。
sen-order = ラウンド{ $round }・上から
sen-order-says = 一番上のマーカーから下へ手番を行い、また上に戻る。ラウンド中は変わらない。
sen-order-next = パスした人はマーカーを一番上に置く。次のラウンドは上から：最後にパスした人が最初。
sen-order-after = ラウンド{ $round }の後
sen-order-after-says = 最終ラウンドのパスは手番順に影響しない。
sen-deck = 山札
sen-deck-says = 残り{ $n }体、順番は不明。なくなったら捨て札をシャッフルして山札にする。
sen-discard = 捨て札
sen-discard-says = { $n }体。パスで流れたか、ラウンド終了時に残ったロボット。
sen-swept = 流す

## ゲーム終了と手元
sen-end = ゲーム終了時
sen-end-columns = 投資家 × ロボット
sen-end-total = このままなら
sen-end-final = 投資家の得点
sen-end-tip = 投資家{ $investors } × ロボット{ $robots } = { $points }点
sen-end-robots = ロボット：{ $list }
sen-agents = エージェント
sen-agents-says = 1人につきロボットを1体取る。ラウンド終了までその列に影響力1。
sen-assistants = アシスタント
sen-assistants-says = エージェントと一緒に影響力を増やすか、角の記号をブロックする。ラウンド終了時に戻る。
sen-marker = 手番順マーカー
sen-marker-says = パスすると次のラウンドの山に置く。1ラウンドに1回。
sen-marker-hand = 手元
sen-marker-passed = パス済み
sen-can-pass = パス可
sen-passed = パス済み
sen-n-of = { $n } / { $top }
sen-pile = 獲得済みロボット{ $n }体

## 案内
sen-free-slots = 空きスロット{ $n }
sen-agents-left = エージェント残り{ $n }
sen-assistants-left = アシスタント残り{ $n }
sen-effect-here = ここ
sen-effect-first = 1位
sen-effect-second = 2位
sen-effect-nothing = 1位も2位もなし
sen-effect-sweep = ロボット4体をすべて流す
sen-effect-no-sweep = ロボットは残る
sen-status = ラウンド{ $round }/{ $rounds }・手番{ $turn }/{ $turns }

## 凡例
sen-key-lr = 左・右
sen-key-lr-says = ロボットの左右のダイス
sen-key-signs = ダイスを1増やす、1減らす（6 ↔ 1）
sen-key-equals = 変えない（ブロック不可）
sen-key-block = アシスタントが記号をブロックする
sen-key-lit = 縁の光：今なら得点
sen-key-bars = エージェント（同数なら優先）、アシスタント
sen-key-left = 左
sen-key-right = 右

## 確定ボタン
confirm-reveal-robot = 次のロボットを公開
confirm-round = ラウンドを終える
sen-loss-pass = パスはラウンドに1回だけです。工場のロボット4体はすべて入れ替わります。

## 版データのタブでのコンポーネント名
printed-game = ゲーム
printed-pieces = エージェントとアシスタント
printed-dice = ダイス
printed-factory = 工場
printed-types = ロボットの種類
printed-investors = 投資家
printed-companies = 企業
printed-robots = ロボット
printed-sources = 出典
