# カーネギーの卓上の言葉。ルール自体の文は別の場所にあります。

car-status = ラウンド { $round }／{ $rounds }
car-status-setup = 準備

## 図の名前
car-label-board = 地図、タイムライン、寄付
car-label-mine = { $name }の会社
car-map = 地図
car-timeline = タイムライン
car-choose-row = 行を1つ選ぶ
car-choose = 選ぶ
car-departments = 部署
car-departments-left = 残り{ $n }枚
car-links = 連結
car-links-note = 最低レベル
car-projects-note = 商品
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
car-any = 全部

## イベント
car-event-income = { $region }の収入
car-event-donation = 寄付
car-event-both = { $region }＋寄付
car-row-done = すべて使用済み
car-row-done-says = この行のイベントはすべて終わりました。部署のために選ぶことはできます。そのときは下の行のうち、まだ進める最初の行がイベントを与えます。
car-space-says = { $row }、{ $n }マス目
car-marker = アクションマーカー
car-marker-says = この行がイベントを与えたラウンドの終わりに1マス進みます。
car-then-human_resources = その後 移動
car-then-management = その後 経営
car-then-construction = その後 建設
car-then-research = その後 研究
car-nobody-there = 社員がいない
car-may-donate = 寄付できる
car-cannot-donate = お金が足りない

## 獲得
car-gain-money = { $n }ドル
car-gain-goods = 商品{ $n }個
car-gain-vp = { $n }点
car-gain-rp = 研究ポイント{ $n }
car-gain-moves = { $n }移動
car-gain-new_employee = 新しい社員{ $n }人
car-or = または

## 部署
car-of-type = { $type }の部署
car-lobby-says = 新しい社員と戻った社員はここに寝かせて置きます。
car-workplaces = 社員を起こす費用：{ $costs }
car-extra-goods = 建てるのに商品がさらに{ $n }個必要です。
car-effect-mission = 出張
car-effect-pay = { $pay }を払う
car-effect-pay-times = { $times }回まで：{ $pay }を払う
car-effect-gain-each = 1回ごとに{ $gain }
car-effect-either = 1つの地域のプロジェクトごとに{ $gain }または{ $other }
car-effect-project = プロジェクトを建てる
car-effect-department = 部署を建てる
car-effect-donation = 他人の寄付に重ねて寄付
car-effect-place = 社員を会社の好きな所に置く
car-effect-region = 地域を選ぶ
car-effect-per-active_pair = 活動中の社員2人ごとに{ $gain }
car-effect-per-department = この種類の部署ごとに{ $gain }
car-ongoing-second_lobby = 常に：雇った社員と戻った社員の第2のロビー。
car-ongoing-bring_employee = 活動中：新しく建てた部署に社員を1人すぐ移せます。
car-ongoing-cheap_donations = 活動中：k回目の寄付は5×kドルではなく3×kドル。
car-ongoing-cheap_transport = 活動中：輸送の1歩は研究ポイント1少なく（最低1）。
car-ongoing-diagonal_moves = 活動中：社員は斜めにも動けます。
car-ongoing-payroll = 活動中：起こすとき2ドル多く払って1点、または1ドルだけ払って1点失う。
car-ongoing-any_slot = 活動中：どの種類の枠にも建てられます。合った枠か小都市なら1点。
car-ongoing-archives = 活動中：低い輸送収入を選べ、埋まった最後のマスにも入れます。
car-final-green_spaces = 終了時、ここに活動中の社員がいれば：空き部屋ごとに2点。
car-final-public_relations = 終了時、ここに活動中の社員がいれば：最も多い地域のプロジェクトごとに2点。
car-final-post_office = 終了時、ここに活動中の社員がいれば：連結ポイント＋1。6ポイントはさらに9点。
car-final-network_of_libraries = 終了時、ここに活動中の社員がいれば：最も少ない地域のプロジェクトごとに4点。
car-short-project = プロジェクト
car-short-department = 部署
car-short-donation = 他人に重ねる
car-short-place = 社員を配置
car-short-second_lobby = 第2ロビー
car-short-bring_employee = 新部署へ1人
car-short-cheap_donations = $5→$3
car-short-cheap_transport = 輸送 −1
car-short-diagonal_moves = 斜め移動
car-short-payroll = 給与で点
car-short-any_slot = どの枠も
car-short-archives = 低い収入も
car-short-per-active_pair = 活動2人毎
car-short-per-department = 部署毎
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
car-free-cell-says = ここに部署を建てられます。終了時{ $vp }点。
car-room-staff = 活動中{ $active }人、待機{ $idle }人
car-room-vp = 終了時{ $vp }点
car-floor-vp = この階に建てた部署は終了時{ $vp }点。
car-tab-open = 建設済み：収入のたびに得ます。
car-tab-disk = ディスクが建設を待っています。
car-tab-closed = ここから建てると収入になります。
car-tab-blank = 何もありません。
car-tab-end = 終了時{ $vp }点
car-tab-cap = 寄付の上限が{ $n }点上がります。
car-tab-slide = ここまで引き出す：研究ポイント{ $n }
car-tab-side = { $side }面
car-tab-unchosen = 面は未選択
car-project-cost = 建設に商品{ $n }個
car-dollars = ドル
car-goods = 商品
car-goods-says = いつでも商品1個を捨てて1ドルにできます。
car-disks-left = 手元のディスク{ $n }枚
car-unhired = 雇える社員{ $n }人
car-next-donation = { $n }回目の寄付は{ $cost }ドル
car-next-donation-short = { $n }回目は${ $cost }
car-cap-now = 1つの寄付は最大{ $n }点。
car-forecast = 今ゲームが終わったら
car-if-ended = 今終われば
car-ended = 最終得点
car-reserved = 予約
car-reserved-says = 準備で予約した部署。最初に建てます。
car-choice-tile = アクション選択
car-choice-says = 一度だけ、先頭でないときに、別の種類の部署を使えます。使わなければ3点。
car-staff = 活動中{ $active }人、待機{ $idle }人、出張{ $away }人、雇用{ $hired }人
car-count-projects = プロジェクト{ $n }件
car-count-departments = 建てた部署{ $n }
car-count-donations = 寄付{ $n }回
car-leads = このラウンドの先頭：行を選びます

## 地図
car-any-project = どのプロジェクトでも
car-city-vp = ここのプロジェクトごとに{ $n }点
car-city-transport = ここに建てると地域の輸送収入を得ます。
car-city-links = 主要都市：連結ポイント{ $n }
car-mission-area = 出張エリア：{ $region }
car-mission-there = { $name }：{ $n }人
car-mission-nobody = だれもいません。
car-track-income = 戻る社員ごとに{ $income }。
car-track-last = 1人だけ。着いたらすぐ{ $reward }。
car-track-cost = 入るのに研究ポイント{ $n }
car-level-says = 連結した主要都市の地域のうち最低のレベルで連結の点が決まります。
car-links-says = 自分のプロジェクトで道沿いに主要都市をつなぎます。点は連結ポイントと最低の輸送レベルで決まります。
car-links-now = { $cities }：{ $vp }点
car-links-none = まだ主要都市はつながっていません。
car-donation-taken = { $who }
car-donation-times = 最大{ $n }回。
car-donate-ahead = ${ $cost }、今{ $now }点、最大{ $max }点
car-donate-now = 今{ $now }点。
car-neutral = 中立ディスク

## 選ぶとどうなるか
car-hint-vp = 終了時{ $n }点
car-hint-opens = 収入
car-hint-transport = 輸送収入
car-hint-links = 連結{ $vp }点（{ $change }）
car-hint-goods-left = 商品残り{ $n }
car-hint-to = { $cost }移動、残り{ $left }
car-hint-wakes = ${ $cost }で起こせる
car-hint-mission = 社員が出張する
car-hint-pay = 費用
car-hint-closes = { $department }は終了
car-hint-rp = 研究{ $cost }、残り{ $left }
car-hint-reward = 一度だけ
car-hint-activate = ${ $cost }、残り${ $left }
car-hint-build = 商品{ $goods }個、終了時{ $vp }点
car-hint-lost =
    { $rp ->
        [0] { $moves }移動が無駄になります
       *[other] 研究ポイント{ $rp }が無駄になります
    }
car-hint-discard = 商品{ $n }個をドルに換えます
car-moves-left = 残り{ $n }移動
car-rp-left = 研究ポイント残り{ $n }

## アンドリュー
car-difficulty-easy = やさしい
car-difficulty-normal = 普通
car-difficulty-difficult = 難しい
car-difficulty-expert = 達人
car-andrew-you-lead = 行はあなたが選ぶ
car-andrew-leads = 行はアンドリューが選ぶ
car-andrew-cards-says = 各得点カードの下のカード。1枚ごとに上の点になります。
car-andrew-shift = カード ＋{ $n }
car-andrew-steps = { $region } { $n }歩
car-andrew-back = 彼のカード：
car-andrew-next = 次：
car-andrew-deck = 残り{ $n }枚
car-back-hard = 難しいカード
car-andrew-cards = カード
car-andrew-departments = 部署
car-andrew-transport = 輸送
car-andrew-projects = プロジェクト
car-andrew-donations = 寄付

car-result-won = アンドリューに勝ちました。
car-result-shared = アンドリューと勝利を分け合いました。
car-result-lost = アンドリューの勝ちです。
car-points = { $n }点

## 記号
car-key = 記号の説明
car-key-vp = 勝利点：終了時、すぐ
car-key-people = 活動中の社員、待機中の社員
car-key-free = 空いた席。机に費用
car-key-mission = 社員が出張する
car-key-donation = 寄付
car-key-research = 研究ポイント。旗は費用
car-key-links = 主要都市の連結ポイント

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
