title = ニッポン
line = 明治の産業を築く。
by = Sentieiro & Soledade
facts-weight = 重量級
facts-time = 60～120分

## 名前
colour-black = 黒
colour-red = 赤
colour-grey = 灰色
colour-blue = 青
colour-white = 白
colour-yellow = 黄色
good-silk = 絹
good-paper = 紙
good-bento = 食料
good-lenses = レンズ
good-clocks = 時計
good-light_bulbs = 電球
action-knowledge = 知識
action-produce = 生産
action-export = 輸出
action-invest = 投資
action-mines = 鉱山
action-ships = 造船
action-machinery = 機械化
action-trains = 鉄道
action-local_market = 国内市場
track-coal = 石炭
track-money = 資金
track-knowledge = 知識
region-kyushu = 九州・四国
region-west = 西日本
region-east = 東日本
region-north = 東北・北海道
city-nagasaki = 長崎
city-kochi = 高知
city-hiroshima = 広島
city-osaka = 大阪
city-nagoya = 名古屋
city-tokyo = 東京
city-sendai = 仙台
city-sapporo = 札幌
side-north = 北
side-east = 東
side-south = 南
side-west = 西
bonus-blueprints = 計画{ $n }
bonus-coal = 石炭{ $n }
bonus-yen = { $n }円
what-train = 列車
what-ship = 船
achievement-contracts = 契約
achievement-money = 資金
achievement-knowledge = 知識
achievement-ships = 船
achievement-trains = 列車
achievement-coal = 石炭
achievement-factories = 工場
achievement-machinery = 機械
achievement-influence = 影響力
foreign = 海外企業
nothing = なし

## 工場タイルと契約
tile = { $good }工場（{ $effect }）
tile-when = { $good }工場（{ $action }：{ $effect }）
contract = 契約［{ $goods }］
effect-gain_yen = +{ $n }円
effect-gain_coal = 石炭+{ $n }
effect-gain_blueprints = 計画+{ $n }
effect-gain_yen_per_contract = 契約ごとに+{ $n }円
effect-track_steps = { $track }+{ $n }
effect-extra_star = { $achievement }の星
effect-coal_discount_per_action = 必要な石炭−{ $n }
effect-build_free_train = 列車を無料で建設
effect-build_free_ship = 船を無料で建設
effect-flip_all_trains = 列車は+{ $n }
effect-flip_all_ships = 船は{ $n }点
effect-train_price = 列車{ $n }円
effect-ship_price = 船{ $n }円
effect-machinery_price = 改良{ $n }円
effect-region_bonus_of_one_built_region = 地域ボーナス
effect-ships_score_in_third_place = 3位でも船が得点
effect-free_machinery_upgrades = 改良{ $n }回無料
effect-goods_on_this_factory = すぐに商品{ $n }個
effect-extra_goods = 稼働時+{ $n }

## 質問
ask-turn = ワーカーを取るか、精算してください
    .wait = 手番の行動を選んでいます
ask-action = スロット{ NTH($slot) }：どちらのアクションを行いますか？
    .wait = スロット{ NTH($slot) }のアクションを選んでいます
ask-steps = { $track }マーカーを何段上げますか？
    .wait = { $track }マーカーを上げています
ask-run = 工場を稼働してください（{ $n }/3）
    .wait = 工場を稼働しています
ask-contract = 契約を達成してください（{ $n }/3）
    .wait = 達成する契約を選んでいます
ask-pay = { $contract }：{ $cubes }個をどの商品で払いますか？
    .wait = { $contract }の支払いを選んでいます
ask-tile = どの工場を建てますか？
    .wait = 建てる工場を選んでいます
ask-upgrade =
    { $cost ->
        [0] 工場を無料で改良してください
       *[other] { $cost }円で工場を改良してください（{ $n }/3）
    }
    .wait = 工場を改良しています
ask-train =
    { $cost ->
        [0] 無料の列車をどこに建設しますか？
       *[other] { $cost }円で列車を建設してください（{ $n }/3）
    }
    .wait = 列車を建設しています
ask-ship =
    { $cost ->
        [0] 無料の船をどこに建設しますか？
       *[other] { $cost }円で船を建設してください（{ $n }/3）
    }
    .wait = 船を建設しています
ask-bonus = どの地域のボーナスを得ますか？
    .wait = 地域のボーナスを選んでいます
ask-market = 都市に供給してください（{ $n }/3）
    .wait = 国内市場に供給しています
ask-cubes = { $city }に{ $good }を何個供給しますか？
    .wait = { $city }に{ $good }を供給しています
ask-influence = { $city }に{ $good }{ $cubes }個：どの影響タイルを置きますか？
    .wait = { $city }に置く影響タイルを選んでいます
ask-back = 価値{ $value }のどのタイルを戻しますか？
    .wait = 戻すタイルを選んでいます
ask-reward = 天皇の報酬を取ってください
    .wait = 天皇の報酬を選んでいます
ask-achievement = ×{ $multiplier }をどの業績に置きますか？
    .wait = ×{ $multiplier }を置く業績を選んでいます
ask-end = 手番の終わりに計画タイルを使いますか？
    .wait = 計画タイルを使うか決めています

## 答え
option-take = スロット{ NTH($slot) }の{ $colour }のワーカーを取る
option-consolidate = 精算する
option-step = 計画3点分：{ $track }+1
option-action = { $action }
option-steps = { $n }段
option-run = { $run }工場を稼働
option-run-stop = ここまで
option-contract = { $contract }を達成
option-contract-stop = ここまで
option-pay = { $pay }
option-tile = { $tile }を建てる
option-upgrade = { $upgrade }工場を改良
option-upgrade-spare = 予備の機械を取る
option-upgrade-stop = ここまで
option-train = { $train }
option-train-stop = ここまで
option-ship = { $ship }
option-ship-stop = ここまで
option-bonus = { $bonus }
option-slot = { $city }の{ $side }
option-market-stop = ここまで
option-cubes = { $n }個
option-influence = 影響タイル{ $n }
option-reward = ×{ $multiplier }と{ $bonus }
option-achievement = { $achievement }
option-end-stop = 手番を終える

## できない理由
closed = { $action }は不可：{ $why }
closed-both = { $one } { $other }
why-slot = { $closed }
why-money = { $cost }円かかります。所持金は{ $have }円です。
why-blueprints = 計画タイルが{ $cost }点分必要です。手元は{ $have }点分です。
why-top = { $track }マーカーはすでに最上段です。
why-room = { $track }マーカーの上は残り{ $n }段です。
why-no-factory = まだ工場がありません。
why-all-full = すべての工場の保管スペースがいっぱいです。
why-full = { $good }工場の保管スペース{ $n }個分はいっぱいです。
why-coal = 石炭が{ $cost }個必要です。手元は{ $have }個です。
why-ran = { $good }工場はこのアクションですでに稼働しました。
why-no-goods = 商品がありません。
why-no-contract = 手元の商品で払える契約がありません。
why-contracts-done = 契約はすべて達成済みです。
why-contract-done = この契約は達成済みです。
why-contract-short = 手元の商品では{ $contract }を払えません。
why-paid = { $good }はこの契約の別の数字ですでに払いました。
why-cubes = { $good }が{ $cost }個必要です。手元は{ $have }個です。
why-needed = { $good }はこの契約の別の数字に必要です。
why-no-new-good = まだ生産していない商品の工場が残っていません。
why-made = { $good }はすでに生産しています。
why-knowledge = 知識{ $needed }が必要です。知識は{ $have }、計画タイルは{ $blueprints }点分です。
why-no-trains = 列車はすべて建設済みです。
why-no-ships = 船はすべて建設済みです。
why-no-line = 空きスロットのある地域がありません。
why-line-full = { $region }の列車と船のスロット{ $n }か所はすべて埋まっています。
why-built-here = { $region }にはこのアクションですでに建設しました。
why-no-tile = 払える価値の影響タイルが手元にありません。
why-no-slot = 手元の商品でタイルを置けるスロットがありません。
why-other-region = このアクションのタイルは{ $region }に置きます。
why-no-good = ここに必要な{ $good }がありません。
why-taken = ここには{ $value }のタイルがあります。手元の商品で置けるのは{ $best }までです。
why-city-full = この都市にはすでに{ $n }枚あり、最低は{ $value }です。手元の商品で置けるのは{ $best }までです。
why-few-cubes =
    { $value ->
        [0] この個数で置けるのは{ $best }までですが、そのタイルが手元にありません。
       *[other] { $value }より高いタイルが必要ですが、この個数で置けるのは{ $best }までです。
    }
why-too-high = この個数で置けるのは{ $best }までです。
why-too-low = { $value }より高いタイルが必要です。
why-level = ワーカー{ $n }個なので、レベルは×{ $level }です。

## 起きたこと
fact-first = { $seat }がスタートプレイヤー
fact-drawn = 列が空になり、袋からワーカーを補充
fact-short = 袋が空：ワーカー{ $n }個は後で補充
fact-refill = 一番上の列のワーカーがスロット{ NTH($slot) }へ移動
fact-marker = 得点計算マーカーがマス{ $space }へ
fact-leaves = 得点計算マーカーがトラックの終わりに到達
fact-golden = 金のマス：全員あと{ $n }手番
fact-take = { $seat }がスロット{ NTH($slot) }から{ $colour }のワーカーを獲得
marker =
    { $above ->
        [0] { $value }
       *[other] { $value }と{ $above }の間
    }
marker-money =
    { $above ->
        [0] { $value }円
       *[other] { $value }円と{ $above }円の間
    }
fact-step = { $seat }が計画タイル{ $n }点分を使用：{ $track }が{ marker }に
fact-step_money = { $seat }が計画タイル{ $n }点分を使用：{ $track }が{ marker-money }に
fact-track = { $seat }：{ $track }が{ marker }に
fact-track_money = { $seat }：{ $track }が{ marker-money }に
fact-knowledge = { $seat }が{ $yen }円で{ $track }を{ $n }段上げて{ marker }に
fact-mines = { $seat }が{ $yen }円で{ $track }を{ $n }段上げて{ marker }に
fact-invest =
    { $blueprints ->
        [0] { $seat }が{ $yen }円で{ $tile }を建設
       *[other] { $seat }が{ $yen }円と計画タイル{ $blueprints }点分で{ $tile }を建設
    }
fact-fitted = { $seat }が予備の機械を{ $good }工場に導入：+{ $n }
fact-machinery =
    { $yen ->
        [0] { $seat }が無料で{ $good }工場を+{ $n }に改良
       *[other] { $seat }が{ $yen }円で{ $good }工場を+{ $n }に改良
    }
fact-spare =
    { $yen ->
        [0] { $seat }が予備の機械を獲得
       *[other] { $seat }が{ $yen }円で予備の機械を獲得
    }
fact-run = { $seat }が石炭{ $coal }個で{ $good }工場を稼働：{ $n }個生産
fact-export = { $seat }が{ $contract }を達成：{ $goods }
fact-built =
    { $yen ->
        [0] { $seat }が{ $region }に{ $what }を無料で建設
       *[other] { $seat }が{ $region }に{ $yen }円で{ $what }を建設
    }
fact-lost = { $seat }は{ $what }を無料で建設できず、権利を失う
fact-influence = { $seat }が{ $city }に{ $good }{ $n }個を供給：影響{ $value }
fact-replaced = { $seat }の影響タイル{ $value }が{ $city }から手元に戻る
fact-gain_yen = { $seat }が{ $n }円を獲得
fact-gain_coal = { $seat }が石炭{ $n }個を獲得
fact-gain_blueprints = { $seat }が計画タイル{ $n }点分を獲得
fact-gain_vp = { $seat }が{ $n }点を獲得
fact-goods = { $seat }が{ $good }工場に商品{ $n }個を配置
fact-unspent = { $seat }が残りを破棄：{ $yen }円と石炭{ $coal }個
fact-consolidate = { $seat }が精算：{ $yen }円と石炭{ $coal }個を獲得
fact-reward = { $seat }が報酬を獲得：×{ $multiplier }と{ $bonus }
fact-multiplier = { $seat }が×{ $n }の倍率タイルを獲得
fact-achievement = { $seat }が業績「{ $achievement }」に×{ $multiplier }を配置
fact-discarded = { $seat }：業績スペースに空きがなく、×{ $multiplier }はゲームから除外
fact-wages =
    { $n ->
        [0] { $seat }：賃金なし
       *[other] { $seat }が{ $n }色分の賃金{ $yen }円を支払い
    }
fact-unpaid = { $seat }が{ $n }色分の賃金を払えず−{ $points }点
fact-scoring = { $n }回目の得点計算
ranked =
    { $tied ->
        [true] 同点{ NTH($place) }位
       *[false] { NTH($place) }位
    }
fact-region =
    { $ships ->
        [0] { $region }：{ $seat }が影響力{ $influence }で{ ranked }、{ $points }点
       *[other] { $region }：{ $seat }が影響力{ $influence }で{ ranked }、{ $points }点と船{ $ships }点
    }
lost-share =
    { $points ->
        [0] {""}
       *[other] 、{ $points }点は誰も得ない
    }
fact-foreign = { $region }：海外企業が影響力{ $influence }で{ ranked }{ lost-share }
fact-budget = { $seat }が最後の資本{ $yen }円を獲得
fact-final = { $seat }：{ $achievement } { $base } × { $multiplier } = { $points }点

## 得点の内訳
source-start = 開始時
source-scoring_1 = 1回目の得点計算
source-scoring_2 = 2回目の得点計算
source-scoring_3 = 3回目の得点計算
source-ships = 地域の船
source-contracts = 契約
source-bonus = 地域ボーナス
source-unpaid = 未払いの賃金
source-achievement_contracts = 業績：契約
source-achievement_money = 業績：資金
source-achievement_knowledge = 業績：知識
source-achievement_ships = 業績：船
source-achievement_trains = 業績：列車
source-achievement_coal = 業績：石炭
source-achievement_factories = 業績：工場
source-achievement_machinery = 業績：機械
source-achievement_influence = 業績：影響力
source-regions = 地域での影響力
source-money = 資金
source-supplies = 石炭と計画
source-workers = ワーカーと賃金
source-knowledge = 知識
source-factories = 工場・機械・商品
source-achievements = これからの業績
source-trains = 列車

## 言葉で見るテーブル
line-space = 得点計算トラック：マス{ $space }/{ $spaces }
line-left = 残り手番：{ $n }
line-slot = スロット{ NTH($slot) }（{ $actions }）：{ $workers }
line-row = 列{ NTH($row) }：{ $workers }
line-bag = 袋のワーカー：{ $n }
line-reward = 報酬×{ $times }（{ $bonus }）：{ $n }枚
line-tile = 建設できる工場：{ $tile }
line-standing = { $region }：{ $who } 影響力{ $influence }、今なら{ $points }点
line-placed = ・{ $city }{ $side }（{ $good }）：{ $who } { $n }
line-open = ・{ $city }{ $side }（{ $good }）：空き、海外{ $n }
line-player = { $seat }：{ $points }点、{ $yen }円、石炭{ $coal }、計画{ $blueprints }
line-tracks = ・トラック：石炭{ $coal }、資金{ $money }、知識{ $knowledge }
line-workers = ・ワーカー：{ $workers }
line-fleet = ・残り：列車{ $trains }、船{ $ships }、予備の機械{ $spare }
line-factory = ・{ $tile }：商品{ $n }、機械+{ $machine }
line-contract = ・契約 { $goods }：{ $yen }円、{ $points }点、資金+{ $steps }
line-influence = ・影響タイル：{ $values }
line-achievement = ・{ $achievement }：{ $base } × { $times }

## ルール（一文ずつ）
chapter-1 = 内容物
chapter-2 = 準備
chapter-3 = ゲームの流れ
chapter-4 = アクション
chapter-5 = 追加ボーナス
chapter-6 = 精算
chapter-7 = 地域の得点計算
chapter-8 = ゲーム終了

rule-NIP-1-1-1 = 6色のワーカー48個、工場24枚、列車24枚、船24枚、影響タイル40枚、契約32枚、機械24枚、計画16枚、都市9枚、報酬24枚、倍率4枚、黒キューブ約90個を使います。
rule-NIP-1-1-2 = 黒キューブは、資本エリアでは石炭、工場では商品、トラックではマーカーです。
rule-NIP-1-1-3 = 円、キューブ、計画、機械のサプライは尽きません。
rule-NIP-1-1-4 = 支払いは自分の資本エリアから行い、得た円と石炭はそこに置きます。
rule-NIP-1-1-5 = 計画タイルは枚数ではなく価値で数えます。
rule-NIP-1-1-6 = 得点を得るとディスクが進み、失うと戻ります。
rule-NIP-1-1-7 = マーカーはトラックの最上段を超えず、余った段数は失われます。
rule-NIP-1-1-8 = 数字の間にあるマーカーは下の数字として数えます。
rule-NIP-1-1-9 = 商品は3レベル6種類：絹と紙、食料とレンズ、時計と電球。
rule-NIP-1-1-10 = 商品ごとに工場タイルが4枚あり、それぞれ異なる追加ボーナスを持ちます。

rule-NIP-2-1-1 = 各プレイヤーは列車6枚、船6枚、価値1～7の影響タイル10枚、異なる契約8枚を持ちます。
rule-NIP-2-1-2 = 各プレイヤーは12,000円、石炭2、計画1で始めます。
rule-NIP-2-1-3 = マーカーは石炭2、資金12、知識1から始めます。
rule-NIP-2-1-4 = スタートプレイヤーはランダムに決め、時計回りに進みます。手番順に10、11、12、13点から始めます。
rule-NIP-2-1-5 = 得点計算マーカーはトラックの左端から始めます。
rule-NIP-2-1-6 = 2倍の倍率タイル4枚をボードの脇に置きます。
rule-NIP-2-1-7 = 工場タイル24枚はすべて商品別に公開して並べます。
rule-NIP-2-1-8 = 報酬タイルは倍率とボーナス別に12の山に分けます。3人なら各倍率からランダムに1枚、2人なら2枚を除きます。
rule-NIP-2-1-9 = 8つの都市スペースに、都市タイルをランダムな向きで1枚ずつ置きます。
rule-NIP-2-1-10 = 袋にワーカー48個を入れます。3人なら各色1個、2人なら各色2個を除きます。
rule-NIP-2-1-11 = 各アクションスロットにワーカーを3個ずつ置きます。
rule-NIP-2-1-12 = ワーカー列は上から埋めます：4人は3個×4列、3人は3個×3列、2人は2個×2列。
rule-NIP-2-1-13 = 各地域の列車と船のスロットは、4人で8、3人で6、2人で4です。

rule-NIP-3-1-1 = 手番では、ワーカーを取ってアクションを行うか、精算します。
rule-NIP-3-1-2 = 自分の手番中はいつでも、計画タイルを3点分捨てて自分のマーカー1つを1段上げられます。
rule-NIP-3-1-3 = ワーカーを取れない、または取らないなら精算します。
rule-NIP-3-1-4 = ワーカーが6個なら精算しなければなりません。
rule-NIP-3-2-1 = 好きなワーカーを取り、自分のボードの次の空きに置いて、そのスロットのアクションを1つ行います。
rule-NIP-3-2-2 = スロットにアクションが2つあれば、どちらか1つだけ行います。
rule-NIP-3-2-3 = 完全に実行できるアクションだけを選べ、必ず実行します。
rule-NIP-3-2-4 = ワーカーの色はアクションに影響しません。
rule-NIP-3-2-5 = スロットは、知識か生産、輸出か投資、鉱山か造船、機械化か鉄道、そして国内市場です。
rule-NIP-3-3-1 = 手番の後スロットが空なら、ワーカーのある一番上の列のワーカーがすべてそこへ移ります。
rule-NIP-3-3-2 = 列がすべて空なら、スロットと列を補充し直します。
rule-NIP-3-3-3 = まず各アクションスロットを3個まで補充します。
rule-NIP-3-3-4 = 次に列を準備と同じように上から補充します。
rule-NIP-3-3-5 = その後、得点計算マーカーが1マス進み、得点計算が起きることがあります。
rule-NIP-3-3-6 = 袋が空になったら、ワーカーが戻りしだい補充を続けます。
rule-NIP-3-4-1 = マーカーが1つ目の印を越えると1回目、2つ目を越えると2回目の得点計算です。
rule-NIP-3-4-2 = 得点計算は補充の後、次の手番の前に直ちに行います。
rule-NIP-3-4-3 = マーカーが最初の金のマスに着いたら、全員があとちょうど3手番を行います。最後に手番を行うのは、マーカーを進めたプレイヤーです。
rule-NIP-3-4-4 = 以後マーカーは全員が1手番を終えるたびに進み、3度目に3回目の得点計算です。
rule-NIP-3-4-5 = 3回目の得点計算の後、最終得点計算でゲームが終わります。

rule-NIP-4-1-1 = 投資：工場をちょうど1つ建てます。
rule-NIP-4-1-2 = まだ生産していない商品の工場タイルを自由に選べます。
rule-NIP-4-1-3 = 工場は6,000円です。
rule-NIP-4-1-4 = レベル1、2、3の工場には知識2、4、6が必要で、足りない分は計画タイルを捨てます。
rule-NIP-4-1-5 = 知識は条件であり、消費しません。
rule-NIP-4-1-6 = 新しい工場は機械も商品もない状態です。
rule-NIP-4-1-7 = 予備の機械は新しい工場に直ちに導入します。2枚あれば2枚とも使います。
rule-NIP-4-1-8 = その後、即時ボーナスを得ます。永続ボーナスはゲーム終了まで有効です。
rule-NIP-4-2-1 = 機械化：1～3回の改良を各5,000円で行います。
rule-NIP-4-2-2 = 改良は、空きに+1を置くか、+1を+2に裏返すことです。+2は改良できません。
rule-NIP-4-2-3 = 1回のアクションで同じ工場に続けて行えます。
rule-NIP-4-2-4 = 改良は可能な工場に必ず使います。どこにもできないときだけ予備になります。
rule-NIP-4-2-5 = 置いた機械は動かしたり取り除いたりしません。
rule-NIP-4-3-1 = 生産：異なる工場を1～3つ、それぞれ1回稼働します。
rule-NIP-4-3-2 = 工場の稼働にはタイルに示された石炭が必要です。
rule-NIP-4-3-3 = 工場は商品を1個生産します。保管スペースに空きが必要です。
rule-NIP-4-3-4 = 機械があれば、空きの範囲で1個か2個増えます。
rule-NIP-4-4-1 = 知識：1、2、3段上げるのに1,000、3,000、6,000円です。
rule-NIP-4-4-2 = 鉱山：石炭マーカーを同じ費用で上げます。
rule-NIP-4-4-3 = 数字の間の空白も1段と数えます。
rule-NIP-4-5-1 = 列車（または船）を1～3つ、各5,000円で建設します。
rule-NIP-4-5-2 = タイルは自分のボードの左から順に取ります。
rule-NIP-4-5-3 = それぞれ地域の空きスロットに置きます。1スロットに1枚です。
rule-NIP-4-5-4 = 1回のアクションのタイルは別々の地域に置きます。
rule-NIP-4-5-5 = お金の印が完全に見えたら、資金マーカーが1段上がります。
rule-NIP-4-5-6 = 得点計算で列車は影響力を、船は得点を加えます。
rule-NIP-4-6-1 = 輸出：自分の表向きの契約を1～3枚達成します。
rule-NIP-4-6-2 = 契約の数字はそれぞれ別の商品で払います。
rule-NIP-4-6-3 = 契約は一度に全部払います。同じ商品を複数の契約に使えます。
rule-NIP-4-6-4 = その後、円か得点と資金の段を得て、裏返します。
rule-NIP-4-7-1 = 国内市場：影響タイルを1～3枚、すべて同じ地域に置きます。
rule-NIP-4-7-2 = 1枚につき1種類の商品を1～3個払います。
rule-NIP-4-7-3 = タイルはその商品を示す都市の辺に置きます。
rule-NIP-4-7-4 = 商品と個数で価値の上限が決まり、手元のそれ以下のタイルを使えます。
rule-NIP-4-7-5 = 同じ商品を複数のタイルに分けても、タイルごとに別の商品を使ってもかまいません。
rule-NIP-4-7-6 = 空きスロットか、より価値の低いタイルのあるスロットに置けます。低いタイルは持ち主に戻ります。
rule-NIP-4-7-7 = 都市の周りに置けるのは、2人プレイでは2枚、3人プレイでは3枚までです。さらに置くには最低のタイルより高くなければならず、最低のものは戻ります。
rule-NIP-4-7-8 = 1枚置くごとに地域のボーナスを得ます。
rule-NIP-4-7-9 = 印刷された数字は配置に関係しません。

rule-NIP-5-1-1 = 円、石炭、計画タイルのボーナスは直ちに、または指定アクションの後に1回得ます。
rule-NIP-5-1-2 = ボーナスで上がる段に費用はかかりません。アクションで得るものは、費用を払って1段以上上げた後に得ます。
rule-NIP-5-1-3 = 輸出の後、達成した契約ごとに円を得ます。
rule-NIP-5-1-4 = 最終得点計算で、その業績に星を加えます。
rule-NIP-5-1-5 = 生産アクション全体の石炭を減らします。
rule-NIP-5-1-6 = 無料の列車や船は、タイルと空きがあれば好きな地域に建設します。
rule-NIP-5-1-7 = 自分の列車または船はすべて裏面の値で数えます。
rule-NIP-5-1-8 = 列車、船、改良の費用が下がります。
rule-NIP-5-1-9 = 鉄道アクションの後、建設した地域1つのボーナスを得ます。
rule-NIP-5-1-10 = 自分の船は3位でも得点します。
rule-NIP-5-1-11 = 無料の改良は好きな工場にすべて行います。
rule-NIP-5-1-12 = 新しい工場に商品を置きます。
rule-NIP-5-1-13 = この工場は稼働のたびに多く生産します。

rule-NIP-6-1-1 = 精算は資本、天皇の報酬、労働力の順に行います。
rule-NIP-6-1-2 = 資本：円と石炭をすべて捨て、マーカーの示す分を得ます。
rule-NIP-6-2-1 = 報酬にはワーカーが3個以上必要です。
rule-NIP-6-2-2 = 報酬レベルは一番右のワーカーの上の数です：3、4、5、6個で2、3、4、5。
rule-NIP-6-2-3 = 倍率がレベル以下の報酬タイルを1枚取らなければなりません。
rule-NIP-6-2-4 = それより高いものしか残っていなければ報酬はありません。
rule-NIP-6-2-5 = 報酬タイルがまったくなければ、代わりに2倍の倍率タイルを取ります。
rule-NIP-6-2-6 = 報酬のボーナスは直ちに得ます。倍率タイルにはありません。
rule-NIP-6-2-7 = タイルは直ちに、タイルのない自分の業績スペースに置き、動かしません。
rule-NIP-6-3-1 = 賃金はワーカーの色1つにつき3,000円です。払えない色ごとに2点失います。
rule-NIP-6-3-2 = その後、自分のワーカーをすべて袋に戻します。

rule-NIP-7-1-1 = 毎回4つの地域すべてを計算します。
rule-NIP-7-1-2 = 影響力は地域の自分のタイルの合計で、1枚でもあれば列車も加わります。
rule-NIP-7-1-3 = 海外企業は覆われていないスロットの数字で参加します。
rule-NIP-7-1-4 = 1位、2位、3位が得点します。海外企業の分は誰も得ません。
rule-NIP-7-1-5 = 同点なら該当する順位の点を合計して割り、端数は切り捨てます。
rule-NIP-7-1-6 = 1位か2位なら自分の船も得点します。
rule-NIP-7-1-7 = 地域に影響タイルがなければ順位に入りません。

rule-NIP-8-1-1 = 最後に円を捨て、資金レベルの円を得て、ワーカーに賃金を払います。
rule-NIP-8-1-2 = 次に業績ごとに基本点×倍率を得ます。
rule-NIP-8-1-3 = タイルは印刷された×1に優先します。
rule-NIP-8-1-4 = 基本点の端数は掛ける前に切り捨てます。
rule-NIP-8-1-5 = 最高得点の勝ち。同点なら最後の手番がより遅かったプレイヤーの勝ちです。
rule-NIP-8-1-6 = 星は、マーカーがそこ以上にあるか、その列車や船が取り除かれていれば数えます。
