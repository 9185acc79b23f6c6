title = カーネギー
pitch = 社員を全米へ送り出し、すべてを寄付しよう。

## 部署の種類とタイムラインの列
action-human_resources = 人事
action-management = 経営
action-construction = 建設
action-research = 研究開発

## 地域・プロジェクト・輸送
region-west = 西部
region-midwest = 中西部
region-east = 東部
region-south = 南部
project-housing = 住宅
project-commerce = 商業
project-industry = 工業
project-infrastructure = インフラ
level-cart = 荷馬車
level-stagecoach = 駅馬車
level-railroad = 鉄道
side-A = A
side-B = B
face-front = 表
face-back = 裏

## 都市
city-seattle = シアトル
city-helena = ヘレナ
city-portland = ポートランド
city-boise = ボイシ
city-san_francisco = サンフランシスコ
city-reno = リノ
city-salt_lake_city = ソルトレイクシティ
city-denver = デンバー
city-los_angeles = ロサンゼルス
city-phoenix = フェニックス
city-santa_fe = サンタフェ
city-fargo = ファーゴ
city-duluth = ダルース
city-omaha = オマハ
city-st_paul = セントポール
city-chicago = シカゴ
city-kansas_city = カンザスシティ
city-st_louis = セントルイス
city-cincinnati = シンシナティ
city-albany = オールバニ
city-boston = ボストン
city-pittsburgh = ピッツバーグ
city-new_york = ニューヨーク
city-washington = ワシントン
city-el_paso = エルパソ
city-dallas = ダラス
city-memphis = メンフィス
city-atlanta = アトランタ
city-charleston = チャールストン
city-san_antonio = サンアントニオ
city-houston = ヒューストン
city-new_orleans = ニューオーリンズ

## 寄付
donation-education_human_resources = 教育：人事部署
donation-education_management = 教育：経営部署
donation-education_construction = 教育：建設部署
donation-education_research = 教育：研究開発部署
donation-education_any = 教育：全部署
donation-rights_infrastructure = 人権：インフラ
donation-rights_industry = 人権：工業
donation-rights_housing_commerce = 人権：住宅と商業
donation-rights_railroad = 人権：鉄道
donation-rights_donations = 人権：寄付
donation-welfare_7vp = 福祉：7点
donation-welfare_goods = 福祉：商品
donation-welfare_money = 福祉：ドル
donation-welfare_money_goods = 福祉：ドルと商品
donation-welfare_active_employees = 福祉：活動中の社員
donation-health_east = 健康：東部
donation-health_midwest = 健康：中西部
donation-health_south = 健康：南部
donation-health_west = 健康：西部
donation-health_small_cities = 健康：小都市

## 部署
department-lobby = ロビー
department-hr_office = 人事部
department-commerce_and_finance = 商務・財務
department-strategic_planning = 経営企画
department-construction_office = 建設部
department-research_office = 研究開発部
department-training_and_partnerships = 研修・提携
department-recruiting = 採用
department-safety_and_quality = 安全・品質
department-new_lobby = 新ロビー
department-purchasing = 購買
department-sales = 販売
department-logistics = 物流
department-property_management = 資産管理
department-engineering = 設計
department-construction_outsourcing = 建設外注
department-supply_chain = 調達網
department-communications = 広報
department-advanced_research = 先端研究
department-advanced_design = 先端設計
department-charitable_giving = 慈善
department-telegraph_operators = 電信
department-hr_administration = 人事管理
department-local_partners = 地元提携
department-corporate_communication = 社内連絡
department-green_spaces = 緑地
department-accounting = 経理
department-branding = ブランド戦略
department-payroll_management = 給与管理
department-public_relations = 渉外
department-production_lines = 生産ライン
department-renovation = 改築
department-political_lobbying = 政治ロビー活動
department-post_office = 郵便局
department-rd_coordination = 研究調整
department-knowledge_sharing = 知識共有
department-archives = 文書館
department-network_of_libraries = 図書館網

## 場所と人
cell = 空き部屋（{ $floor }階{ $room }号室）
room = { $department }（{ $floor }階{ $room }号室）
who-active = 活動中の社員
who-idle = 待機中の社員
how-bonus = 2ドル追加で1点
how-cut = 合計1ドル、1点失う
card = カード{ $id }
neutral = 中立
andrew = アンドリュー
a-disk = ディスク

## 部署の効果
effect-money = ドルを得る
effect-goods = 商品を得る
effect-moves = 移動力を得る
effect-rp = 研究点を得る
effect-build = 部署を建てる
effect-project = プロジェクトを建てる
effect-sell = 商品を売る
effect-trade = 商品をドルと点に替える
effect-buy = 商品を買う
effect-region = 一地域のプロジェクトから収入
effect-mission-money = 出張してドル
effect-mission-goods = 出張して商品
effect-mission-moves = 出張して移動力
effect-mission-hire = 出張して採用
effect-mission-vp = 出張して得点
effect-mission-rp = 出張して研究点
effect-mission-donate = 出張して重ねて寄付
effect-mission-place = 出張して社員を配置

## 質問
ask-side = { $tab }タブの面を選んでください
    .wait = { $tab }タブの面を選んでいます
ask-first = 最初の住宅プロジェクトを置いてください
    .wait = 最初のプロジェクトを置いています
ask-reserve = 部署を1つ確保してください（最初に建てる部署になります）
    .wait = 部署を確保しています
ask-move = 社員を動かしてください（残り{ $moves }歩）
    .wait = 第1ラウンド前に社員を動かしています
ask-to = 社員をどこへ動かしますか？
    .wait = 社員を動かしています
ask-row = タイムラインの列を選んでください
    .wait = タイムラインの列を選んでいます
ask-return = { $region }から何人戻しますか？
    .wait = { $region }から社員を戻すか決めています
ask-lobby = どのロビーに入れますか？
    .wait = ロビーを選んでいます
ask-income = { $tab }タブの収入を選んでください
    .wait = 収入を選んでいます
ask-donate = { $cost }ドルで寄付しますか？
    .wait = { $cost }ドルで寄付するか決めています
ask-use = 部署を使ってください：{ $action }
    .wait = 部署を使っています：{ $action }
ask-mission = { $department }の社員をどこへ出張させますか？
    .wait = { $department }の社員を出張させています
ask-project = どの種類のプロジェクトを建てますか？
    .wait = プロジェクトの種類を選んでいます
ask-slot = { $project }プロジェクトをどこに建てますか？
    .wait = { $project }プロジェクトを建てています
ask-times = 何回行いますか？（{ $department }）
    .wait = { $department }を使っています
ask-department = どの部署を建てますか？
    .wait = 建てる部署を選んでいます
ask-cell = { $department }をどこに建てますか？
    .wait = { $department }を建てています
ask-bring = { $department }に社員を移しますか？
    .wait = { $department }に社員を移すか決めています
ask-top = { $cost }ドルで誰の寄付に加わりますか？
    .wait = { $cost }ドルで寄付に加わっています
ask-research = 研究点{ $rp }を使ってください
    .wait = 研究点を使っています
ask-activate = 社員を活動させてください
    .wait = 社員を活動させています
ask-region = 地域を選んでください：そこの自分のプロジェクトが収入を生みます
    .wait = 地域を選んでいます
ask-share = { $region }：2ドルの代わりの収入にするプロジェクトはいくつ？
    .wait = { $region }のプロジェクト収入を分けています
ask-level = { $region }のどの輸送収入を取りますか？
    .wait = { $region }の輸送収入を選んでいます
ask-place = 社員を会社の好きな部屋へ置いてください
    .wait = 社員を配置しています

## 答え
option-side-a = A面
option-side-b = B面
option-slot = { $city }（枠{ NTH($slot) }）
option-reserve = { $reserve }
option-move = { $cell }：{ $who }を動かす
option-move-stop = 移動を終える
option-to = { $to }
option-row = { $row }
option-return =
    { $n ->
        [0] 戻さない
       *[other] { $n }人
    }
option-lobby = { $lobby }
option-income-money = ドル
option-income-goods = 商品
option-income-vp = 勝利点
option-income-rp = 研究点
option-income-new_employee = 新しい社員
option-donate = { $donate }
option-donate-stop = 寄付しない
option-use = { $cell }：{ $effect }
option-slide = { $project }タブを引き出す
option-advance = { $region }の輸送を進める
option-choice = アクション選択タイル：{ $action }
option-use-stop = 手番を終える
option-mission = { $mission }
option-project = { $project }
option-times = { $n }回
option-department = { $department }
option-cell = { $cell }
option-bring = { $cell }：{ $who }を移す
option-bring-stop = 移さない
option-top = { $top }
option-research-stop = 残りは使わない
option-activate = { $cell }で活動させる
option-all = 全員を活動させる
option-payroll = { $cell }：{ $how }
option-activate-stop = 活動を終える
option-exchange = 商品{ $goods }個を捨てて1ドル得る
option-region = { $region }
option-share = { $n }
option-level = マス{ NTH($n) }
option-place-stop = 配置を終える

## 起きたこと
fact-timeline = { $row }：タイムラインタイル{ $tile }（{ $face }）
fact-first = { $seat }が機関車を受け取りました
fact-side = { $seat }が{ $tab }タブの{ $side }面を選択
fact-neutral-city = { $city }に中立ディスク
fact-neutral-donation = { $donation }に中立ディスク
fact-reserve = { $seat }が{ $department }を確保
fact-round = 第{ $round }ラウンド開始
fact-row = { $seat }が{ $row }を選択
fact-andrew-row = アンドリューが{ $row }を選択
fact-turned = { $row }のマーカーを裏返しました
fact-event-income = イベント：{ $region }の収入
fact-event-donation = イベント：寄付
fact-event-both = イベント：{ $region }の収入と寄付
fact-return = { $seat }が{ $region }から{ $n }人を戻しました
fact-stay = { $seat }は{ $region }から誰も戻しません
fact-gain = { $seat }が獲得{ $money ->
    [0] {""}
   *[other] {" "}· { $money }ドル
}{ $goods ->
    [0] {""}
   *[other] {" "}· 商品{ $goods }
}{ $points ->
    [0] {""}
   *[other] {" "}· { $points }点
}{ $rp ->
    [0] {""}
   *[other] {" "}· 研究点{ $rp }
}{ $hired ->
    [0] {""}
   *[other] {" "}· 新しい社員{ $hired }人
}{ $moves ->
    [0] {""}
   *[other] {" "}· 移動{ $moves }
}
fact-exchange = { $seat }が商品1個を1ドルに交換
fact-discard = { $seat }が商品{ $n }個を捨ててドルを補充
fact-donate = { $seat }が{ $donation }に{ $cost }ドルを寄付
fact-top = { $seat }が{ $donation }に重ねて{ $cost }ドルを寄付
fact-choice = { $seat }がアクション選択タイルを使用：{ $action }
fact-move =
    { $n ->
        [0] { $seat }は誰も動かしません
       *[other] { $seat }が社員を計{ $n }歩動かしました
    }
fact-mission = { $seat }が社員を{ $region }へ出張させました
fact-use = { $seat }が{ $department }を使用
fact-build = { $seat }が{ $department }を建設
fact-bring = { $seat }が社員を{ $department }へ移しました
fact-project = { $seat }が{ $city }に{ $project }を建設
fact-slide = { $seat }が{ $project }タブを引き出しました
fact-advance = { $seat }が{ $region }の輸送をマス{ NTH($space) }へ
fact-activate = { $seat }が{ $n }人を{ $cost }ドルで活動させました
fact-payroll = { $seat }：給与管理で{ $points }点
fact-final = { $seat }：{ $source }で{ $points }点
fact-andrew-card = アンドリューが{ $card }を公開
fact-andrew-shift = アンドリューのカードが{ $points }点へ移動
fact-andrew-donate = アンドリューが{ $donation }に寄付
fact-andrew-department = アンドリューが{ $department }を獲得
fact-andrew-project = アンドリューが{ $city }に建設
fact-andrew-advance = アンドリューが{ $region }の輸送をマス{ NTH($space) }へ
fact-andrew-score = アンドリュー：{ $source }で{ $points }点

## 得点の内訳
source-transport = 輸送
source-income = プロジェクト収入
source-effects = 部署の効果
source-choice_tile = アクション選択タイル
source-employees = 活動中の社員
source-departments = 建てた部署
source-tabs = プロジェクトタブ
source-links = 都市の連結
source-projects = プロジェクト
source-donations = 寄付
source-expansion = 拡張の部署
source-cards = カード

## 盤面の説明
line-round = 第{ $round }ラウンド（全{ $rounds }）
line-row-income = { $row }：次のマス{ NTH($space) }、{ $region }の収入
line-row-donation = { $row }：次のマス{ NTH($space) }、寄付
line-row-both = { $row }：次のマス{ NTH($space) }、{ $region }の収入と寄付
line-row-done = { $row }：すべて終了
line-city = { $city }：{ $who }、{ $project }
line-donation = { $donation }：{ $who }
line-department = 残り：{ $department } { $left }枚
line-player = { $seat }：{ $points }点、{ $money }ドル、商品{ $goods }、ディスク{ $disks }、採用可能{ $unhired }人
line-room = · { $room }：活動{ $active }、待機{ $idle }
line-region = · { $region }：輸送マス{ NTH($space) }（{ $level }）、出張{ $away }人
line-tab = · { $project }：{ $exposed }マス公開、タブ上のディスク{ $disks }、建設済み{ $built }
line-links = · 都市の連結：{ $points }点
line-andrew = アンドリュー：得点済みカード{ $cards }枚、部署{ $tiles }枚
