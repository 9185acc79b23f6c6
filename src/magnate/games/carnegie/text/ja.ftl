title = カーネギー
line = 国をつなぎ、富を分け与える。
by = Xavier Georges
facts-weight = 重量級
facts-time = 120～180分

## バリアント
variant-departments = 拡張の部署
variant-andrew-easy = アンドリュー：やさしい
variant-andrew-normal = アンドリュー：普通
variant-andrew-difficult = アンドリュー：難しい
variant-andrew-expert = アンドリュー：達人

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
event-donation = 寄付
project-housing = 住宅
project-commerce = 商業
project-industry = 工業
project-infrastructure = インフラ
level-cart = 荷馬車
level-stagecoach = 駅馬車
level-railroad = 鉄道
side-A = A
side-B = B

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
donation-education_human_resources = 教育：人事の部署
donation-education_management = 教育：経営の部署
donation-education_construction = 教育：建設の部署
donation-education_research = 教育：研究開発の部署
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
department-free = 空き部屋
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
effect-rp = 研究ポイントを得る
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
effect-mission-rp = 出張して研究ポイント
effect-mission-donate = 出張して重ねて寄付
effect-mission-place = 出張して社員を配置

## 獲得
gain-money = { $n }ドル
gain-goods = 商品{ $n }個
gain-vp = { $n }点
gain-rp = 研究ポイント{ $n }
gain-moves = 移動力{ $n }
gain-new_employee = 新しい社員{ $n }人

## 質問
ask-side = { $tab }タブの面を選んでください
    .wait = { $tab }タブの面を選んでいます
ask-first = 最初の住宅プロジェクトを置いてください
    .wait = 最初のプロジェクトを置いています
ask-reserve = 部署を1つ確保してください（最初に建てる部署になります）
    .wait = 部署を確保しています
ask-move = 社員を動かしてください（残り移動力{ $moves }）
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
ask-mission = 「{ $department }」の社員をどこへ出張させますか？
    .wait = 「{ $department }」の社員を出張させています
ask-project = どの種類のプロジェクトを建てますか？
    .wait = プロジェクトの種類を選んでいます
ask-slot = { $project }プロジェクトをどこに建てますか？
    .wait = { $project }プロジェクトを建てています
ask-times = 何回行いますか？（「{ $department }」）
    .wait = 「{ $department }」を使っています
ask-department = どの部署を建てますか？
    .wait = 建てる部署を選んでいます
ask-cell = 「{ $department }」をどこに建てますか？
    .wait = 「{ $department }」を建てています
ask-bring = 「{ $department }」に社員を移しますか？
    .wait = 「{ $department }」に社員を移すか決めています
ask-top = どの寄付に重ねますか？（{ $cost }ドル）
    .wait = { $cost }ドルで寄付に重ねています
ask-research = 研究ポイント{ $rp }を使ってください
    .wait = 研究ポイントを使っています
ask-activate = 社員を起こしてください
    .wait = 社員を起こしています
ask-region = 地域を選んでください：そこの自分のプロジェクトが収入を生みます
    .wait = 地域を選んでいます
ask-share = { $region }：2ドルではなくもう一方の収入を得るプロジェクトは何件ですか？
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
option-income-rp = 研究ポイント
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
option-activate = { $cell }の社員を起こす
option-all = 全員起こす
option-payroll = { $cell }：{ $how }
option-activate-stop = これ以上起こさない
option-exchange = 商品{ $goods }個を捨てて{ $goods }ドル得る
option-region = { $region }
option-share = { $n }件
option-level = マス{ NTH($n) }
option-place-stop = 配置を終える

## 選べない理由
why-goods = 商品が{ $cost }個必要ですが、{ $have }個しかありません。
why-dollars =
    { $goods ->
        [0] { $cost }ドル必要ですが、{ $money }ドルしかありません。
       *[other] { $cost }ドル必要ですが、{ $money }ドルと、1ドルに換えられる商品{ $goods }個しかありません。
    }
why-dollars-and-goods = { $cost }ドルと商品{ $more }個が必要ですが、{ $money }ドルと商品{ $goods }個しかありません。
why-research = 研究ポイントが{ $cost }必要ですが、{ $have }しかありません。
why-tab-out = このタブは最後まで引き出されています。
why-track-end = あなたのディスクはこのトラックの終わりにいます。
why-taken = 使用済み：{ $owners }
why-no-disk = このタブにはディスクがありません。
why-no-slot = 建てられる空き枠がありません。
why-no-cell = 会社に空き部屋がありません。
why-reserved = 先に確保した「{ $department }」を建てます。商品が{ $cost }個必要ですが、{ $have }個しかありません。
why-reserved-first = 先に確保した「{ $department }」を建てます。
why-none-lacking = 会社にまだない部署は残っていません。
why-twice = この部署はもう会社にあります。
why-no-vacancy = ここの机はすべて埋まっています。
why-no-workplace = ここには机がありません。
why-moved-away = ここで活動中だった社員は、もう動きました。
why-nobody-to-hire = 社員は全員採用済みです。
why-nobody-else = ほかに数える社員がいません。
why-no-project = まだプロジェクトがありません。
why-no-disk-left = 手元にディスクがありません。
why-no-top = 重ねられる他プレイヤーの寄付がありません。
why-top-own = この寄付はもうあなたのものです。
why-top-neutral = ここにあるのは中立ディスクで、誰の寄付でもありません。
why-top-free = この寄付はまだ誰もしていません。
why-tile-late = もうこのラウンドの部署を使い始めています。

## 起きたこと
fact-timeline = タイムライン「{ $row }」：{ $events }
fact-kinds = このゲームの部署：{ $departments }
fact-removed = このゲームで使わない部署：{ $departments }
fact-first = { $seat }がスタートプレイヤー（機関車）
fact-side = { $seat }が{ $tab }タブの{ $side }面を選択
fact-neutral-city = { $city }に中立ディスク
fact-neutral-donation = 「{ $donation }」に中立ディスク
fact-reserve = { $seat }が「{ $department }」を確保
fact-round = 第{ $round }ラウンド開始
fact-row = { $seat }が「{ $row }」を選択
fact-andrew-row = アンドリューが「{ $row }」を選択
fact-turned = 「{ $row }」の列のマーカーを裏返し
fact-event-income = イベント：{ $region }の収入
fact-event-donation = イベント：寄付
fact-event-both = イベント：{ $region }の収入と寄付
fact-return = { $seat }が{ $region }から{ $n }人を回収
fact-stay = { $seat }は{ $region }から誰も戻さず
fact-gain = { $seat }が獲得：{ $gains }
fact-exchange = { $seat }が商品1個を1ドルに交換
fact-discard = { $seat }が商品{ $n }個を捨ててドルに交換
fact-donate = { $seat }が「{ $donation }」に{ $cost }ドルを寄付
fact-top = { $seat }が「{ $donation }」に重ねて{ $cost }ドルを寄付
fact-choice = { $seat }がアクション選択タイルを使用：{ $action }
fact-given = { $seat }の手番：{ $gains }
fact-move =
    { $steps ->
        [0] { $seat }が社員を配置：{ $origin }→{ $department }
       *[other] { $seat }が社員を移動（移動力{ $steps }）：{ $origin }→{ $department }
    }
fact-mission = { $seat }が社員を{ $region }へ派遣
fact-use = { $seat }が「{ $department }」を使用
fact-build = { $seat }が「{ $department }」を{ $floor }階{ $room }号室に建設（商品{ $goods }個）
fact-bring = { $seat }が社員を移動：{ $origin }→{ $department }
fact-project =
    { $goods ->
        [0] { $seat }が{ $city }に{ $project }を建設
       *[other] { $seat }が{ $city }に{ $project }を建設（商品{ $goods }個）
    }
fact-slide = { $seat }が{ $project }タブをマス{ NTH($space) }まで引き出し（研究ポイント{ $rp }）
fact-advance = { $seat }が{ $region }の輸送をマス{ NTH($space) }まで前進（研究ポイント{ $rp }）
fact-activate = { $seat }が{ $cost }ドルで{ $n }人を起こす：{ $departments }
fact-payroll = { $seat }：給与管理で{ $points }点
fact-final = { $seat }：{ $source }で{ $points }点
fact-andrew-card = アンドリューが{ $card }を公開
fact-andrew-shift = アンドリューのカードが{ $steps }つ右、「{ $points }点」のカードへ移動：{ $cause }
cause-number = カードの数字
cause-donation = 寄付が埋まっている
cause-disk = ディスクがない
cause-department = その部署が残っていない
cause-city = 都市に空きがない
cause-step = トラックをもう進めない
fact-andrew-donate = アンドリューが「{ $donation }」に寄付
fact-andrew-department = アンドリューが「{ $department }」を獲得
fact-andrew-project = アンドリューが{ $city }に建設
fact-andrew-advance = アンドリューが{ $region }の輸送をマス{ NTH($space) }まで前進
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
source-money = ドル
source-goods = 商品

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
line-room = ・{ $room }：活動{ $active }、待機{ $idle }
line-region = ・{ $region }：輸送マス{ NTH($space) }（{ $level }）、出張{ $away }人
line-tab = ・{ $project }：見えているマス{ $exposed }、タブ上のディスク{ $disks }、建設済み{ $built }
line-links = ・都市の連結：{ $points }点
line-andrew = アンドリュー：得点済みカード{ $cards }枚、部署{ $tiles }枚

## ルール（各一文）
chapter-1 = 内容物
chapter-2 = 準備
chapter-3 = 会社・社員・出張
chapter-4 = ラウンドの流れ
chapter-5 = イベント
chapter-6 = 部署の使用
chapter-7 = 研究開発
chapter-8 = 社員を起こす・ラウンドの終わり
chapter-9 = ゲームの終わり
chapter-10 = ソロゲーム

rule-CAR-1-1 = ボード、タイムラインタイル8枚と開始・終了タイル、アクションマーカー4個、アクション選択タイル4枚、部署タイル32枚、ソロカード45枚、プロジェクトタブ16枚、会社ボード4枚、社員60個、ディスク120個、商品、お金、タイムラインマーカー、機関車があります。
rule-CAR-1-2 = ドルと商品は無限で、ほかの内容物は箱にある数だけです。
rule-CAR-1-3 = アクションは上から人事・経営・建設・研究開発の4種で、部署はそのどれか1つに属します。
rule-CAR-1-4 = 地域は4つで、それぞれに5マスの輸送トラックと出張エリアと都市があります。
rule-CAR-1-5 = プロジェクトは住宅・商業・工業・インフラの4種です。
rule-CAR-1-6 = 小都市は何でも建つ枠が1つ、中都市は3つ、大都市は5つで、中・大都市の枠は描かれた種類だけです。
rule-CAR-1-7 = 大都市はニューヨーク、シカゴ、ニューオーリンズ、サンフランシスコです。
rule-CAR-1-8 = 寄付表は教育・人権・福祉・健康の4分野、全20マスです。
rule-CAR-1-9 = 会社にはロビー1つ、印刷された部署5つ、空き部屋があります。
rule-CAR-1-10 = 印刷された部署は人事部、商務・財務、経営企画、建設部、研究開発部です。

rule-CAR-2-1 = タイムラインタイル8枚から4枚をランダムな面で並べ、終了タイルと合わせて5マスの列を4本作ります。
rule-CAR-2-2 = 各列の左端にアクションマーカーを置きます。
rule-CAR-2-3 = 部署タイルを4人なら4枚、3人なら8枚、2人と1人なら16枚ランダムに除き、残りはすべて公開します。
rule-CAR-2-4 = 各自商品4個と12ドルで始めます。
rule-CAR-2-5 = 各自4枚のタブの面を選び、最初のマスだけを見せて差し込みます。
rule-CAR-2-6 = 各自社員10人で始めます：印刷された部署に活動中の社員を1人ずつ、ロビーに待機中の5人。残り5人は未採用です。
rule-CAR-2-7 = ディスクを得点トラック、各輸送トラックの先頭、住宅・商業・工業タブに置き、22個を手元に残します。
rule-CAR-2-8 = スタートプレイヤーは機関車とタイムラインマーカーを受け取ります。
rule-CAR-2-9 = アクション選択タイルは4人なら全員、3人なら3番手だけ、それ以下ならありません。
rule-CAR-2-10 = ソロカードで中立ディスクを2人なら18個、3人なら9個置きます：カードの寄付に1個、続いて各都市に1個ずつ。
rule-CAR-2-11 = 反時計回りに（スタートプレイヤーが最後）各自、中・大都市に住宅を置き、部署を1つ確保します。
rule-CAR-2-12 = 最初のプロジェクトも通常のプロジェクトで収入を生みますが、商品も出張も要りません。
rule-CAR-2-13 = 第1ラウンド前に時計回りで、各自移動力6で社員を動かせます。動いた社員は待機になります。
rule-CAR-2-14 = その直後に、その人は通常の費用で社員を起こせます。

rule-CAR-3-1 = 社員は活動中、待機中、出張中、未採用のどれかです。
rule-CAR-3-2 = 部署の活動中の社員は机1つにつき1人まで、待機中は何人でも。ロビーと空き部屋は待機中なら何人でも入れます。
rule-CAR-3-3 = 新しい社員はロビーか新ロビーに待機で入ります。
rule-CAR-3-4 = 動いた社員は必ず待機になります。
rule-CAR-3-5 = 使っても活動中のままで、動かすか出張させるまで変わりません。
rule-CAR-3-6 = 社員を起こすのはラウンドの終わりと準備の移動の後だけです。
rule-CAR-3-7 = 出張では、部署を使う社員自身が、効果の前に出張エリアへ行きます。地域は、プロジェクトで決まる場合を除き自由です。
rule-CAR-3-8 = 出張中の社員は活動中ではありません。
rule-CAR-3-9 = 効果を実行できない出張はできません。
rule-CAR-3-10 = 戻った社員はロビーか新ロビーに待機で入ります。
rule-CAR-3-11 = 人事部の常駐社員は常に活動中で、動かせず、出張せず、置き換えられません。
rule-CAR-3-12 = 社員は15人まで。未採用がいなければ採用は何も起こりません。
rule-CAR-3-13 = 出張エリアには何人でも入れます。

rule-CAR-4-1 = ゲームは20ラウンド、各ラウンドは列の選択、イベント、部署の使用、社員を起こす、の4フェイズです。
rule-CAR-4-2 = スタートプレイヤーがタイムラインの列を1つ選び、それがそのラウンドのアクションになります。
rule-CAR-4-3 = イベントは選んだ列のマーカーのすぐ右のマスです。
rule-CAR-4-4 = 終わった列も選べます。そのときは下の、まだ進める列のマーカーを裏返し、その右のマスがイベントになります。
rule-CAR-4-5 = ラウンドの終わりにマーカーが1つ進みます：選んだ列のもの、または裏返したもの。
rule-CAR-4-6 = 20ラウンドで4つのマーカーがすべて最後のマスに着きます。
rule-CAR-4-7 = イベントと部署はスタートプレイヤーから時計回りで、1人ずつ終えます。
rule-CAR-4-8 = いつでも商品を1個1ドルで捨てられます。

rule-CAR-5-1-1 = 地域のマスでは、その地域の出張エリアが対象になります。
rule-CAR-5-1-2 = そこに社員がいる人は何人でも戻せます。
rule-CAR-5-1-3 = 戻した1人ごとに自分のディスクの輸送収入を得ます。低いマスは選べません。
rule-CAR-5-1-4 = 1人でも戻した人は、建てた全プロジェクトの収入を1回得ます。
rule-CAR-5-1-5 = 誰も戻さない人は何も得ません。
rule-CAR-5-1-6 = 収入の研究ポイントはすぐに使い、残りは失います。
rule-CAR-5-1-7 = 選べる収入は毎回選びます。
rule-CAR-5-2-1 = 寄付イベントでは手番順に各自1回まで寄付できます。
rule-CAR-5-2-2 = 最初の寄付は5ドル、以後は5ドルずつ高くなります。
rule-CAR-5-2-3 = 費用を払い、手元のディスクを空きマスに置きます。
rule-CAR-5-2-4 = 1マスにディスクは1個で、中立も含みます。重ねられるのは「慈善」だけです。
rule-CAR-5-3-1 = 列の最後のマスでは、収入と寄付の両方を行えます。

rule-CAR-6-1 = 手番順に、そのラウンドの種類の部署を好きな順で使えます。
rule-CAR-6-2 = 部署は活動中の社員1人につき1回使えます。使わなくてもかまいません。
rule-CAR-6-3 = 1つの部署を使い終えてから次を始めます。
rule-CAR-6-4 = 効果が複数あれば、使うたびに1つ選びます。
rule-CAR-6-5 = 常時効果は活動中の社員がいる間働きます。新ロビーには不要です。
rule-CAR-6-6 = アクション選択タイルで、ゲームに1回、そのフェイズ中だけ別の種類の部署を使えます。未使用なら3点です。
rule-CAR-6-7 = そのラウンドのスタートプレイヤーはアクション選択タイルを使えません。
rule-CAR-6-8 = 部署を使えるのは、その時点でそこにいる活動中の社員だけです。先に動かした社員の分は使えません（移動力の計算は別です）。
rule-CAR-6-1-1 = 人事部は活動中の社員1人（常駐を含む）につき移動力3を得ます。
rule-CAR-6-1-2 = 移動力は手番の初めに数え、人事部を出ても減りません。
rule-CAR-6-1-3 = 移動力1で社員1人を縦横の隣の部屋へ動かします。
rule-CAR-6-1-4 = 手番の移動力はまとめて使え、残りは失います。
rule-CAR-6-2-1 = 商務・財務：3ドルか商品1個。出張すれば6ドルか商品2個。
rule-CAR-6-2-2 = 経営企画：自分の社員がいる空き部屋なら商品1個、どの空き部屋でも商品2個で部署を建てます。
rule-CAR-6-2-3 = 最初に建てるのは確保した部署で、その後は公開中のどれでもかまいません。
rule-CAR-6-2-4 = 部署やロビーの上には建てられず、同じ部署は会社に1つだけです。
rule-CAR-6-2-5 = その部屋の社員は待機のまま残ります。
rule-CAR-6-2-6 = 新しい部署には活動中の社員がいないので、そのラウンドは使えません。
rule-CAR-6-3-1 = 建設：社員をプロジェクトの地域へ出張させ、商品を払い、タブのディスクを枠へ移します。
rule-CAR-6-3-2 = 住宅と商業は商品1個、工業とインフラは2個です。
rule-CAR-6-3-3 = タブの一番右のディスクを使います。ディスクのないタブは使えません。
rule-CAR-6-3-4 = 枠は空きで、その種類か小都市でなければなりません。
rule-CAR-6-3-5 = 1つの都市に自分のプロジェクトをいくつ建ててもかまいません。
rule-CAR-6-3-6 = 車輪のある小都市に建てると、その地域の輸送収入をすぐに1回得ます。
rule-CAR-6-3-7 = 以後、空いたタブのマスが収入を生みます。
rule-CAR-6-4-1 = 研修・提携：出張して8ドルか移動力8。
rule-CAR-6-4-2 = 採用：出張して社員1人を採用、または移動力4。
rule-CAR-6-4-3 = 安全・品質：出張して、残る活動中の社員2人ごとに1点（切り上げ）。
rule-CAR-6-4-4 = 新ロビーは商品2個余分にかかり、机がありません。採用・帰社した社員はどちらのロビーにも入れます。
rule-CAR-6-4-5 = 購買：出張して8ドルか商品3個。
rule-CAR-6-4-6 = 販売：商品を3個まで1個6ドルで売ります。
rule-CAR-6-4-7 = 物流：商品3個まで、1個ごとに3ドルと1点。
rule-CAR-6-4-8 = 資産管理：ここに活動中の社員がいれば、建てた部署へすぐ社員1人を移せます。
rule-CAR-6-4-9 = 設計は建設部と同じです。
rule-CAR-6-4-10 = 建設外注：3ドルと商品を払い、出張なしでどこにでも建てます。
rule-CAR-6-4-11 = 調達網：商品を3個まで1個1ドルで買います。
rule-CAR-6-4-12 = 広報：寄付の費用が5ドルでなく3ドルずつ上がります。
rule-CAR-6-4-13 = 先端研究：出張して研究ポイント7。
rule-CAR-6-4-14 = 先端設計：活動中の社員1人につき研究ポイント4。
rule-CAR-6-4-15 = 慈善：出張し寄付の費用を払い、他プレイヤーの寄付にディスクを重ねます。同じ寄付は二度できません。
rule-CAR-6-4-16 = 電信：輸送を1マス進める研究ポイントが1少なくなります（最低1）。
rule-CAR-6-4-17 = 4・8・12・16番の部署は常時効果です。
rule-CAR-6-4-18 = 机の数と起こす費用は部署ごとに決まっています。

rule-CAR-7-1 = 研究開発部は活動中の社員1人につき研究ポイント3を得ます。手番の研究ポイントはまとめて使います。
rule-CAR-7-2 = 研究ポイントでタブを引き出し、輸送ディスクを進めます。組み合わせは自由です。
rule-CAR-7-3 = 引き出す費用は新しいマスに示され、プロジェクトのマスには手元のディスクを置きます。
rule-CAR-7-4 = プロジェクトのマスより先まで引き出すと得点になり、B面の最後では寄付の上限が上がります。引き出しきったタブは動きません。
rule-CAR-7-5 = 輸送を1マス進めるには、次のマスとの境に書かれた研究ポイントが必要です。
rule-CAR-7-6 = トラックの最後のマスは1人だけのものです。
rule-CAR-7-7 = 着いた人はすぐに西部・南部なら商品3個、中西部・東部なら10ドルを得ます。
rule-CAR-7-8 = 余った研究ポイントは手番の終わりに失います。
rule-CAR-7-9 = 輸送は荷馬車（東部は駅馬車）で始まり、輸送レベルはディスクのあるマスのものです。

rule-CAR-8-1 = ラウンドの終わりに、空いた机の待機中の社員を示された費用で起こせます。
rule-CAR-8-2 = 払える分だけ好きに起こし、残りは待機のままです。
rule-CAR-8-3 = 続いてマーカーが進み、機関車とタイムラインマーカーが時計回りに移ります。

rule-CAR-9-1 = 20ラウンドで終わり、ゲーム中の得点に以下を加えます。
rule-CAR-9-2 = 未使用のアクション選択タイルは3点。
rule-CAR-9-3 = 活動中の社員1人につき1点。常駐と出張中は0点。
rule-CAR-9-4 = 建てた部署は最上階なら3点、ほかは2点。
rule-CAR-9-5 = タブは最後に見えているマスの点。
rule-CAR-9-6 = 自分のディスクがある都市を道で結びます。大都市が2つ以上必要です。
rule-CAR-9-7 = サンフランシスコは2、ほかの大都市は1と数え、それらの地域で最も低い輸送レベルで点が決まります（最大36点）。
rule-CAR-9-8 = 最も得点の高い1組だけを数えます。
rule-CAR-9-9 = プロジェクトは都市の下の点。
rule-CAR-9-10 = 寄付1つは最大12点、上限ボーナス1つにつき3点高くなります。
rule-CAR-9-11 = 福祉の寄付に使う商品とドルはこのときだけ、1つにつき1回使えます。
rule-CAR-9-12 = 合計が最も高い人の勝ち。同点なら同点優勝です。
rule-CAR-9-13 = 寄付では印刷・建設した部署を数え、プロジェクトはタブの種類で数えます。鉄道は最初の鉄道マスからです。

rule-CAR-10-1-1 = ソロは2人用の準備で、中立ディスクは18個です。
rule-CAR-10-1-2 = アンドリューに会社やお金や商品はなく、支払いも要りません。寄付とプロジェクト用のディスクは26個です。
rule-CAR-10-1-3 = アンドリューのディスクを各輸送トラックの先頭に置きます。
rule-CAR-10-1-4 = 0・1・3・6・10点のカードを並べます。
rule-CAR-10-1-5 = アンドリューの山札は20枚。難しいカードが多いほど強くなります。
rule-CAR-10-1-6 = 第1ラウンドの列はあなたが選びます。
rule-CAR-10-2-1 = カードを裏向きに引きます。その裏面と次のカードの裏面は見えますが、難しいカードは「？」です。
rule-CAR-10-2-2 = あなたとアンドリューが交互に列を選びます。アンドリューはカードの主アクションを選びます。
rule-CAR-10-2-3 = 毎ラウンド、アンドリューが先に行います。
rule-CAR-10-2-4 = 寄付イベントではカードの寄付にディスクを置き、置けなければカードが右へ1つ動きます。
rule-CAR-10-2-5 = 人事：カードが数字の分だけ右へ動きます。
rule-CAR-10-2-6 = 経営：示された種類の番号の小さい部署を取ります（1手番に同じものは1枚）。足りない分だけカードが動きます。
rule-CAR-10-2-7 = 建設：示された都市の一番左の空き枠にディスクを置きます。置けない分だけカードが動きます。
rule-CAR-10-2-8 = 研究開発：示された地域でディスクが進みます。進めない分だけカードが動きます。
rule-CAR-10-2-9 = カードは10点のカードより先へは動きません。
rule-CAR-10-2-10 = その後、あなたがイベントを行い、部署を使い、社員を起こします。
rule-CAR-10-2-11 = 最後にマーカーが進み、カードを着いた得点カードの下に入れ、機関車が反対側へ移ります。
rule-CAR-10-2-12 = アンドリューはまずイベント、次に選ばれた列のアクションを行います。誰が選んでも同じです。
rule-CAR-10-3-1 = アンドリューはカード、部署1枚2点、輸送の最後のマス1つ6点、プロジェクトの点を得ます。連結はありません。
rule-CAR-10-3-2 = 寄付はあなたの会社で数え、あなたの残りの商品とドルはアンドリューの福祉の寄付に使います。
rule-CAR-10-3-3 = 合計の高い方の勝ちです。
