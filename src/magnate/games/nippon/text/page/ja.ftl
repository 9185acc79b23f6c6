# ニッポンのボードに書く言葉。ルールの文は別のところにある。

## 場所
nip-region-short-kyushu = 九州四国
nip-region-short-west = 西日本
nip-region-short-east = 東日本
nip-region-short-north = 北日本
nip-north = 北
nip-regions = 地域
nip-foreign = 海外企業

## 商品・ワーカー・資源
nip-short-light_bulbs = 電球
nip-good-says = レベル{ $level }：必要な知識は{ $knowledge }、稼働ごとに石炭{ $coal }個。商品1・2・3個で影響タイル{ $market }まで。
nip-worker-black = 黒のワーカー
nip-worker-red = 赤のワーカー
nip-worker-grey = 灰色のワーカー
nip-worker-blue = 青のワーカー
nip-worker-white = 白のワーカー
nip-worker-yellow = 黄色のワーカー
nip-worker-says = 色はアクションに影響しない。精算のとき、持っている色1つにつき3,000円を払う。
nip-yen = 円
nip-yen-says = アクションと賃金に使う。精算で残りを捨て、資金トラックの額を受け取る。
nip-coal = 石炭
nip-coal-says = 工場の稼働に使う。精算で残りを捨て、石炭トラックの数を受け取る。
nip-blueprints = 計画
nip-blueprints-says = 建設で足りない知識を補う。3点分を捨てると、自分の手番中いつでもマーカー1つを1段上げられる。
nip-short-yen = 円
nip-short-coal = 石炭
nip-short-blueprints = 計画
nip-gain-yen = { $n }円
nip-gain-vp = { $n }点
nip-n-yen = { $n }円
nip-thousands = { $n }千
nip-kilo = { $n }千円
nip-n-vp = { $n }点
nip-plus-vp = { $n }点
nip-n-coal = 石炭{ $n }
nip-of = { $n }/{ $all }
nip-left = 残り{ $n }
nip-now = 現在

## アクション
nip-action-knowledge-says = 知識マーカーを1・2・3段上げる。1,000・3,000・6,000円。
nip-action-produce-says = 工場を1～3つ稼働する。石炭を使い、商品を蓄える。
nip-action-export-says = 契約を1～3つ達成する。数字ごとに別の商品をその数だけ払う。
nip-action-invest-says = まだ作っていない商品の工場を6,000円で1つ建てる。足りない知識は計画で補う。
nip-action-mines-says = 石炭マーカーを1・2・3段上げる。1,000・3,000・6,000円。
nip-action-ships-says = 船を1～3隻、別々の地域に建設する。1位か2位の地域で得点になる。
nip-action-machinery-says = 1～3回改良する。新しい機械を導入するか、+1を+2にする。
nip-action-trains-says = 列車を1～3つ、別々の地域に建設する。影響タイルのある地域で影響力を増す。
nip-action-local_market-says = 都市が求める商品で、同じ地域に影響タイルを1～3枚置く。1枚ごとに地域のボーナス。
nip-market-says = 商品 → 影響
nip-barred = { $what }：実行不可
nip-why = { $what }ができない理由
nip-take = { $worker }：{ $opens }
nip-take-wages = 賃金 +{ $yen }円

## ボード
nip-label-board = ボード
nip-if-scored = 今得点計算すると
nip-region-bonus = ここに置く影響タイル1枚ごとに{ $bonus }。
nip-region-lines = 列車と船のスロットは{ $n }。
nip-region-empty = まだ誰もいない
nip-standing = { $name }：影響力{ $influence }、{ $place }位{ $tied ->
    [yes] タイ
   *[no] {""}
}
nip-standing-trains = うち列車{ $n }
nip-standing-vp = { $n }点
nip-standing-ships = 船 +{ $n }点
nip-standing-lost = { $n }点は誰も得ない
nip-city-says = 都市の各辺が求める商品。タイルの向きはランダム。
nip-slot-title = { $city }：{ $good }
nip-slot-tile = { $name }の{ $value }がある。より価値の高いタイルで置き換えられる。
nip-slot-foreign = 空き。覆われるまで海外企業の{ $n }になる。
nip-city-limit = 都市のまわりのタイルは{ $n }枚まで。
nip-scoring-track = 得点計算トラック
nip-scoring-prizes = { $n }回目の得点計算：各地域の1～3位に{ $prizes }点。
nip-scoring-golden = 最初の金のマスで、全員があと3手番。
nip-turns-left = 残り{ $n }手番
nip-rows = ワーカーの列
nip-rows-says = スロットが空になると、一番上の列のワーカーがスロットへ移る。
nip-refill-row = 次に空くと、列のワーカーがスロットへ移る。
nip-refill-scoring = 次に空くと、補充してマーカーが進み、{ $n }回目の得点計算。
nip-refill-space = 次に空くと、補充してマーカーが進む。
nip-refill-last = 次に空くと、金のマスへ。全員があと3手番。
nip-refill-none = 全員が1手番を終えるたびにマーカーが進む。
nip-short-refill-row = 空くと：列から補充
nip-short-refill-scoring = 空くと：{ $n }回目の得点計算
nip-short-refill-space = 空くと：マーカーが進む
nip-short-refill-last = 空くと：最後の3手番
nip-short-refill-none = 最後の手番
nip-then-row = スロットが空く：列のワーカーが移る
nip-then-scoring = スロットが空く：{ $n }回目の得点計算
nip-then-space = スロットが空く：マーカーが進む
nip-then-last = スロットが空く：最後の手番へ
nip-then-none = スロットが空く
nip-in-bag = 袋に{ $n }
nip-bag-says = 袋の中：{ $n }個。{ $colours }
nip-factories-price = 工場 各{ $price }
nip-supply-left = 残り{ $n }枚。
nip-rewards = 天皇の報酬
nip-rewards-says = ワーカー3個以上で精算すると、レベル以下の1枚を取る。ボーナスはすぐに、倍率は業績に置く。
nip-multipliers-left = なくなったら×2タイルが{ $n }枚。
nip-reward-title = ×{ $multiplier }、{ $bonus }
nip-reward-left = 残り{ $n }枚。
nip-steps-knowledge = 知識：何段上げますか？
nip-steps-coal = 石炭：何段上げますか？
nip-steps-money = 資金：何段上げますか？
nip-cubes-title = { $good }：何個使いますか？

## プレイヤーボード
nip-boards = プレイヤーボード
nip-label-mine = { $name }のボード
nip-workers = ワーカー
nip-workers-says = 左から置く。最後のワーカーの上の数が報酬のレベル。6個なら精算しなければならない。
nip-wages = 現在の賃金
nip-wages-short = 賃金
nip-wages-now = 現在の賃金：{ $yen }円
nip-no-workers = ワーカーなし
nip-budget = 資本
nip-reward = 報酬
nip-final = 最終得点
nip-consolidate-now = 精算する
nip-consolidate-if = 今精算すると
nip-consolidate-says = 円と石炭を捨て、トラックの分を受け取る。ワーカー3個以上なら報酬。色ごとに3,000円を払い、ワーカーは袋へ。
nip-lost-budget = { $yen }と{ $coal }を失う
nip-reward-none = ワーカー3個から
nip-reward-upto = ×{ $n }まで1枚
nip-reward-multiplier = ×2タイル
nip-reward-gone = 取れるタイルなし
nip-wages-unpaid = { $yen }、−{ $n }点
nip-leaves = 残り
nip-tracks = トラック
nip-tracks-note = 計画3点分で1段
nip-track-coal = 石炭トラック：{ $value }
nip-track-coal-says = 精算で受け取る石炭。数字の間なら下の数。
nip-track-money = 資金トラック：{ $value }円
nip-track-money-says = 精算で受け取る円。最後にももう一度。
nip-track-knowledge = 知識：{ $value }
nip-track-knowledge-says = 建てられる工場。3つのレベルに2・4・6。数字の間なら下の数。
nip-the-track-coal = 石炭
nip-the-track-money = 資金
nip-the-track-knowledge = 知識
nip-step = 計画3点分：{ $track }を1段上げる
nip-step-says = 自分の手番中いつでも、計画タイルがある限り何度でも。
nip-ships = 船
nip-ship-note = 残り{ $left }、{ $worth }点
nip-ship-says = 1位か2位の地域で1隻につき{ $worth }点。
nip-trains = 列車
nip-train-note = 残り{ $left }、+{ $worth }
nip-train-says = 影響タイルのある地域で1つにつき影響力{ $worth }。
nip-fleet-says = 左から建設する。¥▲が現れると資金マーカーが進み、星は業績になる。
nip-ships-left = 残りの船
nip-trains-left = 残りの列車
nip-factories = 工場
nip-factories-note = 保管・機械・石炭・ボーナス
nip-factory-none = まだない。商品ごとに工場は1つ。
nip-factory-says = 保管{ $stock }/{ $storage }、{ $machine ->
    [0] 機械なし
   *[other] 機械+{ $machine }
}。今稼働すると{ $makes }個。
nip-stock = { $n ->
    [0] 空
   *[other] { $n }個
}
nip-spare = 予備の機械
nip-spare-says = 導入できる工場がないときに買った分。次に建てる工場に導入する。
nip-tile-title = { $good } { $letter }
nip-contract = 契約
nip-contracts = 契約
nip-contracts-note = 緑は今払える
nip-contracts-done = 達成した契約
nip-contract-words = 別々の商品{ $goods }：{ $reward }
nip-contract-steps = 資金{ $n }段
nip-contract-done = 達成済み。
nip-contract-payable = 今の商品で払える。
nip-contract-short = まだ商品が足りない。
nip-influence = 影響
nip-influence-left = 残りの影響タイル
nip-influence-value = 影響タイル{ $value }
nip-influence-says = 使った商品を求める都市のスロットに置く。価値より低くてもよいが、高くはできない。
nip-market-table = 商品1・2・3個で{ $market }まで。
nip-achievements = 業績
nip-achievements-note = 基本点×タイル
nip-achievements-sum = 現在の業績点
nip-achievements-says = ゲーム終了時、基本点に置いたタイル（または印刷の×1）を掛ける。資金は最後の収入から賃金を引いた残り。
nip-achievement-contracts-says = 達成した契約2つごとに1点。
nip-achievement-money-says = 最後の収入と賃金のあと、6,000円ごとに1点。
nip-achievement-knowledge-says = 知識トラックで達した星1つごとに1点。
nip-achievement-ships-says = 船の上に現れた星1つごとに1点。
nip-achievement-trains-says = 列車の上に現れた星1つごとに1点。
nip-achievement-coal-says = 石炭トラックで達した星1つごとに1点。
nip-achievement-factories-says = レベル2・3の工場1つごとに1点。
nip-achievement-machinery-says = +2の機械がある工場1つごとに1点。
nip-achievement-influence-says = 地図の影響タイル2枚ごとに1点。
nip-achievement-now = 現在{ $count }：{ $base } × { $times } = { $vp }点。
nip-achievement-none = タイルがなければ0点。

## 追加ボーナス
nip-third = 3位
nip-when-always = ゲーム終了まで：{ $effect }。
nip-when-build = 建てたとき一度：{ $effect }。
nip-when-export_action = 輸出アクションのたび：{ $effect }。
nip-when-local_market_action = 国内市場アクションのたび：{ $effect }。
nip-when-knowledge_action = 知識アクションのたび：{ $effect }。
nip-when-mines_action = 鉱山アクションのたび：{ $effect }。
nip-when-produce_action = 生産アクションのたび：{ $effect }。
nip-when-produce_this_factory = 稼働のたび：{ $effect }。
nip-when-trains_action = 鉄道アクションのたび：{ $effect }。
nip-when-final_scoring = ゲーム終了時：{ $effect }。
nip-when-region_scoring = 得点計算のたび：{ $effect }。
nip-effect-gain_yen = { $yen }円
nip-effect-gain_yen_per_contract = 契約1つごとに{ $yen }円
nip-effect-gain_coal = 石炭{ $n }
nip-effect-gain_blueprints = 計画{ $n }
nip-effect-track_steps = { $track }を{ $n }段上げる
nip-effect-extra_star = { $achievement }の星 +{ $n }
nip-effect-coal_discount_per_action = 石炭が合計{ $n }少なくて済む
nip-effect-build_free_train = 列車{ $n }つを無料で
nip-effect-build_free_ship = 船{ $n }隻を無料で
nip-effect-flip_all_trains = 自分の列車は+{ $value }
nip-effect-flip_all_ships = 自分の船は{ $value }点
nip-effect-train_price = 列車は{ $yen }円
nip-effect-ship_price = 船は{ $yen }円
nip-effect-machinery_price = 改良は{ $yen }円
nip-effect-region_bonus_of_one_built_region = 建設した地域1つのボーナス
nip-effect-ships_score_in_third_place = 3位でも船が得点になる
nip-effect-free_machinery_upgrades = 改良{ $n }回を無料で
nip-effect-goods_on_this_factory = この工場に商品{ $n }個
nip-effect-extra_goods = 商品 +{ $n }個

## 案内
nip-hint-turn = ワーカー{ $n }/{ $all }、賃金{ $yen }
nip-hint-wages = 賃金 +{ $more }：{ $yen }
nip-hint-free = 賃金は増えない
nip-hint-consolidate = 残り{ $yen }、石炭{ $coal }
nip-hint-unpaid = 払えない色で−{ $n }点
nip-hint-best = { $n }までのタイル
nip-hint-covers = { $name }の{ $value }を置き換える
nip-hint-limit = 都市の最も低いタイルが戻る
nip-hint-wasted = { $n }個は置けない
nip-status-space = { $space }/{ $spaces }マス
nip-status-scoring = { $space }/{ $spaces } · 次は{ $n }回目の得点計算
nip-status-last = 残り{ $n }手番
nip-tab-actions = アクション
nip-tab-map = 地図

## 凡例
nip-key-gate = 今得点計算した場合の得点
nip-key-globe = 海外企業：その分は誰も得ない
nip-key-seal = 残りの影響タイル
nip-key-synergy = 追加ボーナス：永続・一度
nip-key-money = 資金マーカーが1段上がる
nip-key-star = 業績の星

## 確定ボタン
confirm-reveal-worker = 手番を終える

## 版データのタブでのコンポーネント名
printed-game = ゲーム
printed-setup = 準備
printed-counts = 内容物
printed-workers = ワーカー
printed-slots = スロットとアクション
printed-costs = コスト
printed-goods = 商品
printed-machinery = 機械
printed-factory_tiles = 工場タイル
printed-trains = 列車
printed-ships = 船
printed-influence = 影響タイル
printed-rewards = 天皇の報酬
printed-sources = 出典
