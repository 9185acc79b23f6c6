# カーネギーの卓上の言葉。ルール自体の文は別の場所にあります。

car-status = 第{ $round }ラウンド（{ $round }/{ $rounds }）
car-status-setup = 準備

## 図の名前
car-label-board = 地図、タイムライン、寄付
car-label-mine = { $name }の会社
car-map = 地図
car-timeline = タイムライン
car-choose-row = 列を1つ選ぶ
car-choose = 選ぶ
car-departments = 部署
car-departments-left = 残り{ $n }枚
car-links = 連結
car-links-note = 最低の輸送レベル
car-projects-note = 必要な商品
car-holdings = 持ち物
car-tray = 選択肢
car-your-company = あなたの会社
car-company-of = { $name }
car-zoom-in = 拡大
car-zoom-out = 縮小

## 短い名前
car-region-midwest = 中西部
car-tile-west = 西部
car-tile-midwest = 中西
car-tile-east = 東部
car-tile-south = 南部
car-project-housing = 住宅
car-project-commerce = 商業
car-project-industry = 工業
car-project-infrastructure = インフラ
car-action-human_resources = 人事
car-action-management = 経営
car-action-construction = 建設
car-action-research = 研究
car-row-research = 研究開発
car-column-education = 教育
car-column-human_rights = 人権
car-column-welfare = 福祉
car-column-health = 健康
car-any = 全種

## イベント
car-event-income = { $region }の収入
car-event-donation = 寄付
car-event-both = { $region }の収入と寄付
car-event-both-brief = { $region }＋寄付
car-row-done = すべて使用済み
car-row-done-says = この列のイベントは終了。アクションのために選ぶことはでき、その場合は下の列のうち、まだ進める最初の列のイベントが起こる。
car-space-says = { $row }、{ $n }マス目
car-space-used = { $row }、{ $n }マス目（使用済み）
car-marker = アクションマーカー
car-marker-says = この列のイベントが起きたラウンドの終わりに1マス進む。
car-then-human_resources = 続いて人事
car-then-management = 続いて経営
car-then-construction = 続いて建設
car-then-research = 続いて研究開発
car-nobody-there = 社員がいない
car-may-donate = 寄付できる
car-cannot-donate = お金が足りない

## 獲得
car-or = または

## 部署
car-of-type = { $type }の部署
car-lobby-says = 新しい社員と戻った社員は、待機中でここに入る。
car-workplaces = 社員を起こす費用：{ $costs }
car-extra-goods = 建てるのに商品がさらに{ $n }個必要。
car-effect-mission = 出張
car-effect-pay = { $pay }を払う
car-effect-pay-times = { $times }回まで：{ $pay }を払う
car-effect-gain-each = 1回ごとに{ $gain }
car-effect-either = 1つの地域のプロジェクトごとに{ $gain }または{ $other }
car-effect-project = プロジェクトを建てる
car-effect-department = 部署を建てる
car-effect-donation = 他プレイヤーの寄付に重ねる
car-effect-place = 社員を会社の好きな所に置く
car-effect-region = 地域を選ぶ
car-effect-per-active_pair = 活動中の社員2人ごとに{ $gain }
car-effect-per-department = この種類の部署ごとに{ $gain }
car-ongoing-second_lobby = 常に：採用した社員と戻った社員の第2のロビー。
car-ongoing-bring_employee = 活動中：新しく建てた部署に社員を1人すぐ移せる。
car-ongoing-cheap_donations = 活動中：寄付の費用が5ドルではなく3ドルずつ上がる（3、6、9…ドル）。
car-ongoing-cheap_transport = 活動中：輸送を1マス進める研究ポイントが1少ない（最低1）。
car-ongoing-diagonal_moves = 活動中：社員は斜めにも動ける。
car-ongoing-payroll = 活動中：起こすとき2ドル多く払って1点、または1ドルだけ払って1点失う。
car-ongoing-any_slot = 活動中：どの種類の枠にも建てられる。合った枠か小都市なら1点。
car-ongoing-archives = 活動中：低い輸送収入を選べ、埋まった最後のマスにも入れる。
car-final-green_spaces = 終了時、ここに活動中の社員がいれば：空き部屋ごとに2点。
car-final-public_relations = 終了時、ここに活動中の社員がいれば：最も多い地域のプロジェクトごとに2点。
car-final-post_office = 終了時、ここに活動中の社員がいれば：連結ポイント＋1。6ポイントはさらに9点。
car-final-network_of_libraries = 終了時、ここに活動中の社員がいれば：最も少ない地域のプロジェクトごとに4点。
car-short-project = プロジェクト
car-short-department = 部署
car-short-donation = 寄付に重ねる
car-short-place = 社員を配置
car-short-second_lobby = 第2ロビー
car-short-bring_employee = 新部署へ1人
car-short-cheap_donations = $5→$3
car-short-cheap_transport = 輸送 −1
car-short-diagonal_moves = 斜め移動
car-short-payroll = 給与で点
car-short-any_slot = どの枠も
car-short-archives = 低い収入も
car-short-per-active_pair = 活動2人ごと
car-short-per-department = 部署ごと
car-short-per-region = 各建物
car-short-final-green_spaces = 空き部屋×2点
car-short-final-public_relations = 最多地域×2点
car-short-final-post_office = 連結＋1
car-short-final-network_of_libraries = 最少地域×4点
car-market-left =
    { $n ->
        [0] 残っていません
       *[other] 残り{ $n }枚
    }
car-market-gone = { $name }：なし
car-market-owners = 所有：{ $who }

## 会社
car-free-cell = 空き部屋
car-free-cell-says = ここに部署を建てられる。終了時{ $vp }点。
car-room-staff = 活動中{ $active }人、待機{ $idle }人
car-room-vp = 終了時{ $vp }点
car-floor-vp = この階に建てた部署は終了時{ $vp }点。
car-tab-open = 建設済み：収入のたびに得る。
car-tab-disk = ディスクが建設を待つ。
car-tab-closed = ここから建てると収入になる。
car-tab-blank = 何もない。
car-tab-end = 終了時{ $vp }点
car-tab-cap = 寄付の上限が{ $n }点上がる。
car-tab-slide = ここまで引き出す：研究ポイント{ $n }
car-tab-side = { $side }面
car-tab-unchosen = 面は未選択
car-project-cost = 建設に商品{ $n }個
car-dollars = ドル
car-goods = 商品
car-goods-says = いつでも商品1個を捨てて1ドルにできる。
car-disks-left = 手元のディスク{ $n }個
car-unhired = 採用できる社員{ $n }人
car-next-donation = { $n }回目の寄付は{ $cost }ドル
car-next-donation-short = { $n }回目は${ $cost }
car-cap-now = 1つの寄付は最大{ $n }点。
car-forecast = 今ゲームが終わったら
car-if-ended = 今終われば
car-ended = 最終得点
car-reserved = 確保
car-reserved-says = 準備で確保した部署。最初に建てる。
car-choice-tile = アクション選択
car-choice-says = ゲーム中1回、スタートプレイヤーでないときに、別の種類の部署を使える。使わなければ3点。
car-staff = 活動中{ $active }人、待機{ $idle }人、出張{ $away }人、採用済み{ $hired }人
car-count-projects = プロジェクト{ $n }件
car-count-departments = 建てた部署{ $n }
car-count-donations = 寄付{ $n }回
car-leads = このラウンドのスタートプレイヤー：列を選ぶ

## 地図
car-any-project = どのプロジェクトでも
car-city-vp = ここのプロジェクトごとに{ $n }点
car-city-transport = ここに建てると地域の輸送収入を得る。
car-city-links = 大都市：連結ポイント{ $n }
car-mission-area = 出張エリア：{ $region }
car-mission-there = { $name }：{ $n }人
car-mission-nobody = 誰もいない。
car-track-income = 戻る社員ごとに{ $income }。
car-track-last = 1人だけ。着いたらすぐ{ $reward }。
car-track-cost = 入るのに研究ポイント{ $n }
car-level-says = 連結した大都市の地域のうち最低の輸送レベルで連結の点が決まる。
car-links-says = 自分のプロジェクトで道沿いに大都市をつなぐ。点は連結ポイントと最低の輸送レベルで決まる。
car-links-now = { $cities }：{ $vp }点
car-links-none = まだ大都市はつながっていない。
car-donation-taken = { $who }
car-donation-times = 最大{ $n }回。
car-donate-ahead = { $cost }ドル、今{ $now }点、最大{ $most }点（合計{ $change }）
car-donate-now = 今{ $now }点。
car-neutral = 中立ディスク

## 選ぶとどうなるか
car-hint-vp = 終了時{ $n }点
car-hint-opens = 収入
car-hint-transport = 輸送収入
car-hint-links = 連結{ $vp }点（{ $change }）
car-hint-goods-left = 商品残り{ $n }
car-hint-to = 移動力{ $cost }、残り{ $left }
car-hint-wakes = ${ $cost }で起こせる
car-hint-mission = 社員が出張する
car-hint-pay = 費用
car-hint-closes = 「{ $department }」の使用を終える
car-hint-rp = 研究P{ $cost }、残り{ $left }
car-hint-reward = 一度だけ
car-hint-activate = ${ $cost }、残り${ $left }
car-hint-build = 商品{ $goods }個、終了時{ $vp }点
car-hint-lost =
    { $rp ->
        [0] 移動力{ $moves }が失われます
       *[other] 研究ポイント{ $rp }が失われます
    }
car-hint-discard = 商品{ $n }個をドルに換えます
car-moves-left = 残り移動力{ $n }
car-rp-left = 研究ポイント残り{ $n }

## アンドリュー
car-difficulty-easy = やさしい
car-difficulty-normal = 普通
car-difficulty-difficult = 難しい
car-difficulty-expert = 達人
car-andrew-you-lead = 列はあなたが選ぶ
car-andrew-leads = 列はアンドリューが選ぶ
car-andrew-cards-says = 各得点カードの下のカード。1枚ごとに上の点になる。
car-andrew-shift = カード ＋{ $n }
car-andrew-steps = { $region } { $n }マス
car-andrew-back = アンドリューのカード：
car-andrew-next = 次：
car-andrew-deck = 残り{ $n }枚
car-back-hard = 難しいカード
car-andrew-cards = カード
car-andrew-departments = 部署
car-andrew-transport = 輸送
car-andrew-projects = プロジェクト
car-andrew-donations = 寄付

car-points = { $n }点

## 記号
car-key = 記号の説明
car-key-vp = 勝利点（終了時／即時）
car-key-people = 活動中の社員、待機中の社員
car-key-free = 空いた机（数字は費用）
car-key-mission = 社員が出張する
car-key-donation = 寄付
car-key-research = 研究ポイント。旗は費用
car-key-links = 大都市の連結ポイント

# Short enough as they are
car-department-advanced_design = { department-advanced_design }
car-department-advanced_research = { department-advanced_research }
car-department-charitable_giving = { department-charitable_giving }
car-department-commerce_and_finance = { department-commerce_and_finance }
car-department-construction_office = { department-construction_office }
car-department-construction_outsourcing = { department-construction_outsourcing }
car-department-corporate_communication = { department-corporate_communication }
car-department-hr_administration = { department-hr_administration }
car-department-hr_office = { department-hr_office }
car-department-knowledge_sharing = { department-knowledge_sharing }
car-department-network_of_libraries = { department-network_of_libraries }
car-department-new_lobby = { department-new_lobby }
car-department-payroll_management = { department-payroll_management }
car-department-political_lobbying = { department-political_lobbying }
car-department-production_lines = { department-production_lines }
car-department-property_management = { department-property_management }
car-department-public_relations = { department-public_relations }
car-department-rd_coordination = { department-rd_coordination }
car-department-research_office = { department-research_office }
car-department-safety_and_quality = { department-safety_and_quality }
car-department-strategic_planning = { department-strategic_planning }
car-department-supply_chain = { department-supply_chain }
car-department-telegraph_operators = { department-telegraph_operators }
car-department-training_and_partnerships = { department-training_and_partnerships }
car-narrow-commerce_and_finance = { car-department-commerce_and_finance }
car-narrow-construction_office = { car-department-construction_office }
car-narrow-hr_office = { car-department-hr_office }
car-narrow-new_lobby = { car-department-new_lobby }
car-narrow-strategic_planning = { car-department-strategic_planning }

## 確定ボタン
confirm-chosen-side = この面に決める
confirm-chosen-first = プロジェクトを置く
confirm-chosen-reserve = 部署を確保する
confirm-chosen-row = 列を決める
confirm-chosen-return = 戻す社員を決める
confirm-chosen-donate = 寄付を決める
confirm-turn = アクションを終える
confirm-reveal-card = アンドリューのカードを公開
confirm-reveal-back = アクションを終える

## 版データのタブでのコンポーネント名
printed-game = ゲーム
printed-pieces = 内容物
printed-setup = 準備
printed-leftmost = 都市のスペースを埋める順
printed-cities = 都市
printed-roads = 都市間の路線
printed-transport = 輸送
printed-donations = 寄付
printed-links = 都市の連結
printed-departments = 部署
printed-expansion = 拡張の部署
printed-printed = 印刷済みの部署
printed-company = 会社ボード
printed-tabs = プロジェクトタブ
printed-timeline = タイムライン
printed-solo = アンドリュー
printed-scoring = 最終得点計算
printed-easy = やさしい
printed-normal = 普通
printed-difficult = 難しい
printed-expert = 達人
printed-small = 小
printed-medium = 中
printed-large = 大
