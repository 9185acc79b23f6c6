title = 横濱紳商伝
line = 明治の港町・横濱で商会を育てよう。
by = 林尚志
facts-weight = 重量級
facts-time = 約90分

## バリアント
variant-neutral_assistants = 2人プレイ：教会と税関の1マスを中立の助手がふさぐ
variant-neutral_technology = 2人プレイ：技術の順位に中立の相手が加わる
variant-both_places = 順位に1人しかいなければ両方の順位の点を得る
variant-recall_one_location = 社長を戻すとき助手を戻せるのは1エリアだけ

## エリア
board-copper_mine_1 = 銅山I
board-copper_mine_2 = 銅山II
board-silk_mill_1 = 製糸場I
board-silk_mill_2 = 製糸場II
board-tea_farm_1 = 茶畑I
board-tea_farm_2 = 茶畑II
board-fishing_ground_1 = 漁場I
board-fishing_ground_2 = 漁場II
board-bank = 銀行
board-port_a = 港A
board-port_b = 港B
board-laboratory_a = 研究所A
board-laboratory_b = 研究所B
board-employment_agency = 口入屋
board-chinatown = 中華街
board-church = 教会
board-customs = 税関
board-canal = 運河

## 国
country-england = イギリス
country-america = アメリカ
country-france = フランス
country-germany = ドイツ
country-netherlands = オランダ

## 技術
technology-gaslight = ガス灯
technology-station = 駅
technology-mining_technology = 採掘技術
technology-spinning_mill = 紡績工場
technology-stagecoach = 乗合馬車
technology-exposition = 博覧会
technology-ball = 舞踏会
technology-language_school = 語学学校
technology-letterpress_printing = 活版印刷
technology-winery = ワイナリー
technology-postal_system = 郵便制度
technology-newspaper = 新聞
technology-electrical_light = 電灯
technology-university = 大学
technology-telegram = 電報
technology-telephone = 電話
technology-brickyard = レンガ工場
technology-system_of_stock = 株式制度
technology-patent_system = 特許制度
technology-tram = 路面電車

## 商品・コマ・数量
good-copper = 銅
good-silk = 生糸
good-tea = 茶
good-fish = 魚
good-imported = 輸入品
piece-assistant = 助手
piece-shop = 商店
piece-house = 商館
amount-yen = { $n }円
amount-vp = { $n }点
amount-copper = 銅{ $n }
amount-silk = 生糸{ $n }
amount-tea = 茶{ $n }
amount-fish = 魚{ $n }
amount-imported = 輸入品{ $n }
amount-any_goods = 好きな商品{ $n }
amount-warehouse = 倉庫から{ $n }個
amount-assistants = 助手の配置・移動{ $n }回
order = { $country }（{ $goods } → { $reward }）
token = 5パワートークン（{ $gain }）
achievement-own = { $amount }を持つ
achievement-tokens = エージェントと5パワートークンを合計{ $n }枚持つ
achievement-fulfilled = 注文を{ $n }枚達成する
achievement-technologies = 技術を{ $n }枚持つ
achievement-built = 生産エリア{ $production }か所と商業エリア{ $commercial }か所に建物を持つ
route = { $payments }
payment = { $seat }へ{ $n }円
payment-bank = サプライへ{ $n }円
home = { $board }から{ $n }人
nobody = なし
neutral = 中立の助手
none = なし
in-hand = 手元

## 質問
ask-keep = 2枚の注文から1枚を残してください
    .wait = 最初の注文を選んでいます
ask-turn = 最初の助手を置くか、先に追加アクションを行ってください
    .wait = 手番を始めています
ask-place =
    { $n ->
        [1] 2人目の助手を置いてください：別のエリアか、同じエリア
       *[other] 別のエリアに次の助手を置いてください（{ $most }人中{ $n }人配置済み）
    }
    .wait = 助手を置いています
ask-telegram = 電報：{ $board }の隣に3人目の助手を置きますか？
    .wait = { $board }の隣に3人目の助手を置けます
ask-move = 社長を動かしてください
    .wait = 社長を動かしています
ask-route = { $board }までの経路を選んでください（支払い先）
    .wait = { $board }までの経路を選んでいます
ask-recall = 社長と一緒に戻す助手は？
    .wait = 助手を戻しています
ask-send = エージェントをどこに送りますか？
    .wait = エージェントを送っています
ask-take = { $board }：注文を取ってください
    .wait = { $board }で注文を取れます
ask-second = { $board }：2枚目の注文を取りますか？
    .wait = { $board }で2枚目の注文を取れます
ask-technology = { $board }：パワー{ $power }で技術を取ってください
    .wait = { $board }で技術を取れます
ask-crates = { $technology }：工業力があと{ $n }必要です。輸入品を何個使いますか？
    .wait = { $technology }の支払いをしています
ask-station = 駅をどこに置きますか？
    .wait = 駅の場所を選んでいます
ask-warehouse = 倉庫から手元へ移してください（残り{ $n }個まで）
    .wait = 倉庫からコマを出しています
ask-trade = 取引してください（残り{ $n }回まで）
    .wait = 中華街で取引しています
ask-church = 教会ボードに助手を置いてください（パワー{ $power }）
    .wait = 教会ボードに助手を置けます
ask-faith = 教会のマス{ NTH($space) }：信仰があと{ $n }必要です。支払うものを選んでください（1種類につき1）
    .wait = マス{ NTH($space) }の信仰の支払いをしています
ask-customs = 税関ボードに助手を置いてください（パワー{ $power }）
    .wait = 税関ボードに助手を置けます
ask-pawn = どこの助手を使いますか？
    .wait = { $board }で使う助手を選んでいます
ask-token = { $board }：{ $token }を取りますか？
    .wait = { $board }の{ $token }を取れます
ask-build = { $board }に建てますか？
    .wait = { $board }に建てられます
ask-goods = 商品を選んでください（残り{ $n }個）
    .wait = 商品を選んでいます
ask-assistants = 助手を置くか動かしてください（残り{ $n }回）
    .wait = 助手を置くか動かしています
ask-shift = { $board }の助手をどこへ動かしますか？
    .wait = { $board }の助手を動かしています
ask-leave = 電話：{ $board }に助手を1人残しますか？
    .wait = { $board }に助手を残せます
ask-extra = 追加アクションを行うか、手番を終えてください
    .wait = 追加アクションを行えます

## 選択肢
option-keep = { $keep }
option-place = { $board }
option-turn-stop = 助手を置かない
option-place-stop = これ以上置かない
option-telegram-stop = 3人目は置かない
option-fulfil = 注文を達成：{ $order }
option-claim = 目標を達成：{ $achievement }
option-agent = エージェントを使う
option-send = { $send }
option-use = { $technology }を使う
option-move = { $board }
option-move-stop = 社長を手元に残す
option-recall = 社長を手元に戻す
option-route = { $route }
option-bring = { $board }から{ $n }人
option-all = 助手を全員戻す
option-recall-stop = 残りはそのまま
option-extra-stop = 手番を終える
option-take = { $take }
option-take-stop = 取らない
option-second = { $order }（{ $pay }払い）
option-second-stop = 2枚目は取らない
option-develop = マス{ NTH($space) }の{ $technology }
option-technology-stop = 取らない
option-crates =
    { $n ->
        [0] 円だけ
       *[other] 輸入品{ $n }個
    }
option-station = { $station }
option-warehouse-assistant = 助手
option-warehouse-shop = 商店
option-warehouse-house = 商館
option-warehouse-stop = これで終わり
option-trade = { $good }を{ $how }
how-sell = 売る
how-buy = 買う
option-trade-stop = 取引を終える
option-church = 教会のマス{ NTH($n) }
option-church-stop = 置かない
option-faith-copper = 銅
option-faith-silk = 生糸
option-faith-tea = 茶
option-faith-fish = 魚
option-faith-yen = 1円
option-faith-imported = 輸入品
option-customs = 税関のマス{ NTH($n) }
option-customs-stop = 置かない
option-pawn-here = エリアから
option-pawn-hand = 手元から
option-token-take = 取る
option-token-stop = 取らない
option-shop = マス{ NTH($space) }に商店
option-house = 商館
option-build-stop = 建てない
option-goods-copper = 銅
option-goods-silk = 生糸
option-goods-tea = 茶
option-goods-fish = 魚
option-assist = { $board }{ $how }
how-put = に置く
how-lift = から動かす
option-assistants-stop = これで終わり
option-shift = { $shift }へ
option-leave =
    { $n ->
        [0] 全員戻す
       *[other] 1人残す
    }

## 選べない理由
why-money = { $cost }円必要ですが、{ $have }円しかありません。
why-price = { $items }が必要ですが、手持ちは{ $have }です。
why-missing = 不足：{ $items }
why-none = 1つも持っていません。
why-no-assistant = 手元に助手がいません。
why-no-shop = 手元に商店がありません。
why-no-house = 手元に商館がありません。
why-placed = この手番で既に助手を置いたエリアです。
why-far = { $board }に隣接していません。
why-start = 移動を始めたエリアです。
why-none-there = 自分の助手がいません。
why-president = { $owner }の社長がいます。
why-no-way = 自分の助手がつながっていないため、たどり着けません。
why-claimed = 既に達成した目標です。
why-achievement = { $need }必要ですが、今は{ $have }です。
why-achievement-built = 生産エリア{ $have }/{ $need }、商業エリア{ $have_too }/{ $need_too }です。
why-agent-used = この手番で既にエージェントを使いました。
why-agent-nowhere = 自分の社長がおらず自分の助手がいるエリアがありません。
why-agent-spent = エージェントはすべて使用済みです。
why-orders = 注文を{ $n }枚持っています。
why-power = パワー{ $need }が必要ですが、今は{ $have }です。
why-owned = 既に持っている技術です。
why-industry = 工業力{ $need }が必要ですが、パワー・輸入品・円を合わせても{ $have }です。
why-warehouse = 倉庫に残っていません。
why-faith = 信仰{ $need }が必要ですが、パワーと支払えるものを合わせても{ $have }です。
why-paid = この手番で既に支払った種類です。
why-allowed = 輸入品{ $need }個が必要ですが、今のパワーでは{ $have }個までです。
why-crates = 輸入品{ $need }個が必要ですが、手持ちは{ $have }個です。
why-taken = { $owner }が使っています。
why-neutral = 中立の助手がいます。
why-shop = 自分の商店が既にあります。

## 出来事
fact-first = { $seat }がスタートプレイヤー
fact-keep = { $seat }が2枚の注文から1枚を確保
fact-round = 第{ $round }ラウンド開始
fact-place = { $seat }が助手を配置：{ $boards }
fact-pass = { $seat }は助手を配置せず
fact-fee = { $seat }が{ $owner }に{ $n }円を支払い
fact-canal = { $seat }が運河の通行料{ $n }円を支払い
fact-enter = { $seat }が社長を{ $board }に配置
fact-move = { $seat }が社長を{ $board }へ移動
fact-stuck = { $seat }は社長を置ける場所なし
fact-recall =
    { $n ->
        [0] { $seat }が{ $board }の社長を回収
       *[other] { $seat }が{ $board }の社長と助手を回収：{ $homes }
    }
fact-act = { $seat }が{ $board }でアクション：パワー{ $power }
fact-agent = { $seat }が{ $board }にエージェントを派遣：パワー{ $power }
fact-rent = { $seat }が{ $board }の商館で1円を獲得
fact-nothing = { $seat }は{ $board }で獲得なし
fact-gain = { $seat }が{ $items }を獲得
fact-choose = { $seat }が{ $items }を選択
fact-pay = { $seat }が{ $items }を支払い
fact-take = { $seat }が{ $board }で注文を獲得：{ $order }
fact-reveal = { $board }に新しい注文：{ $order }
fact-develop = { $seat }が{ $board }で{ $technology }を獲得
fact-discover = { $board }に新しい技術：{ $technology }
fact-station = { $seat }が駅を{ $board }に配置
fact-perk = { $seat }が{ $technology }で{ $items }を獲得
fact-use = { $seat }が{ $technology }を使用
fact-warehouse =
    { $n ->
        [0] { $seat }が倉庫から{ $piece }を獲得
       *[other] { $seat }が{ $n }円で倉庫から{ $piece }を獲得
    }
fact-sell = { $seat }が{ $good }を{ $n }円で売却
fact-buy = { $seat }が{ $good }を{ $n }円で購入
fact-church = { $seat }が教会のマス{ NTH($space) }に助手を配置
fact-customs = { $seat }が税関のマス{ NTH($space) }に助手を配置
fact-token = { $seat }が{ $board }の{ $token }を獲得
fact-shop = { $seat }が{ $board }に商店を建設
fact-house = { $seat }が{ $board }に商館を建設
fact-put = { $seat }が{ $board }に助手を配置
fact-shift = { $seat }が助手を{ $board }から{ $to }へ移動
fact-return = { $seat }が{ $board }の助手{ $n }人を回収
fact-leave =
    { $n ->
        [0] { $seat }が{ $board }に助手1人を残留
       *[other] { $seat }が{ $board }に助手1人を残し、{ $n }人を回収
    }
fact-fulfil = { $seat }が注文を達成：{ $order }
fact-claim = { $seat }が目標「{ $achievement }」を達成：{ $points }点
fact-envoy = { $seat }がエージェントを獲得：{ $country }
fact-trigger = { $reason }第{ $round }ラウンド後にゲーム終了
fact-final = { $seat }：{ $source } { $points }点
reason-houses = 商館を4軒建てたプレイヤーが出ました。
reason-shops = 商店を8軒建てたプレイヤーが出ました。
reason-orders = 注文の山札が尽きました。
reason-church = 教会の助手が規定数に達しました。
reason-customs = 税関の助手が規定数に達しました。

## 得点の内訳
source-orders = 注文
source-achievements = 目標
source-buildings = 商店と商館
source-tokens = 5パワートークン
source-church = 教会のマス
source-customs = 税関のマス
source-ports = 港
source-technologies = 技術
source-church_rank = 教会の順位
source-customs_rank = 税関の順位
source-technology_rank = 技術の順位
source-countries = 国のセット
source-other = エージェント・輸入品・円・商品
source-ranks = 終了時の順位
source-crew = 助手と社長

## 言葉で見る盤面
line-setup = 準備中
line-round = 第{ $round }ラウンド
line-last = 第{ $round }ラウンドの後にゲーム終了
line-canal = { $board }
line-board = { $board }：{ $token }、隣接：{ $near }
line-there = ・{ $seat }：社長{ $president }、助手{ $assistants }、商店{ $shop }、商館{ $house }
line-decks = 山札：注文{ $orders }、技術{ $technologies }
line-order = { $board }、マス{ NTH($space) }：{ $order }
line-technology = { $board }、マス{ NTH($space) }：{ $technology }、必要{ $need }
line-church = 教会、マス{ NTH($space) }、信仰{ $need } → { $gain }：{ $who }
line-customs = 税関、マス{ NTH($space) }、輸入品{ $need } → { $gain }：{ $who }
line-achievement =
    { $claims ->
        [0] 目標：{ $achievement }
       *[other] 目標：{ $achievement }、達成 { $seats }
    }
line-player = { $seat }：{ $points }点、社長：{ $president }
line-stock = ・銅{ $copper }、生糸{ $silk }、茶{ $tea }、魚{ $fish }、{ $yen }円、輸入品{ $imported }
line-hand = ・手元：助手{ $assistants }、商店{ $shops }、商館{ $houses }、注文{ $orders }、エージェント{ $agents }
line-owned = ・技術：{ $technology }
line-dealt = ・選ぶ注文：{ $order }
line-held =
    { $n ->
        [0] ・注文（達成可）：{ $order }
       *[other] ・注文：{ $order }、不足：{ $missing }
    }

## ルール（一文ずつ）
chapter-1 = 内容物
chapter-2 = 準備
chapter-3 = 基本ルール
chapter-4 = ゲームの流れ
chapter-5 = 配置
chapter-6 = 移動
chapter-7 = エリアのアクション
chapter-8 = 5パワーのボーナス
chapter-9 = 建設
chapter-10 = 回収
chapter-11 = 追加アクション
chapter-12 = 国のアイコン
chapter-13 = ボーナスのアイコン
chapter-14 = エリア
chapter-15 = 目標
chapter-16 = 技術
chapter-17 = ゲームの終了
chapter-18 = 最終得点計算
chapter-19 = 勝利

rule-YOK-1-1-1 = 2～4人で遊びます。各自が社長1、助手20、商店8、商館4、倉庫1を持ちます。
rule-YOK-1-1-2 = 商品は銅・生糸・茶・魚の4種です。ほかに輸入品と円があり、いずれも尽きません。
rule-YOK-1-1-3 = 駅1、エージェント10（英3・米2・仏2・独2・蘭1）、5パワートークン20があります。
rule-YOK-1-1-4 = 18のエリアのうち8つが生産、9つが商業で、運河はどちらでもありません。
rule-YOK-1-1-5 = 港・研究所・教会・税関にはそれぞれ管理ボードがあります。
rule-YOK-1-1-6 = 注文36枚、技術30枚、目標12枚、建設地24枚があります。

rule-YOK-2-1-1 = 2人では10、3人では14、4人では18すべてのエリアを使います。
rule-YOK-2-1-2 = 使わないエリアの管理ボードは箱に戻します。
rule-YOK-2-1-3 = エリアを混ぜ、4-3-2-1、5-4-3-2、6-5-4-3の列にレンガ積みのように並べます。
rule-YOK-2-1-4 = 辺の一部でも接していれば隣接です。同じ列に2つ、上に2つ、下に2つまであります。
rule-YOK-2-1-5 = 管理ボードはそのエリアのそばに置きます。
rule-YOK-2-2-1 = 運河以外の各エリアに建設地をランダムに1枚ずつ置きます。
rule-YOK-2-2-2 = 運河以外の各エリアに5パワートークンをランダムに1枚ずつ置きます。
rule-YOK-2-2-3 = お金・商品・輸入品・エージェント・駅は共通のサプライです。
rule-YOK-2-3-1 = スタートプレイヤーは抽選で決まり、最後まで変わりません。
rule-YOK-2-3-2 = 最初は手元に社長、助手8、商店2、各商品1、スタートプレイヤーは3円、他は4円を持ちます。残りのコマは倉庫にあります。
rule-YOK-2-3-3 = 使えるのは手元のコマだけです。倉庫のものは先に出す必要があります。
rule-YOK-2-4-1 = A・B・Cの山から目標を1枚ずつ公開します。
rule-YOK-2-4-2 = 使う研究所それぞれに技術を6枚公開します。
rule-YOK-2-4-3 = 使う港それぞれに注文を6枚公開します。2～3人では一部の注文を見ずに除きます。
rule-YOK-2-4-4 = 各自2枚の注文を受け取り、秘密に1枚を残します。

rule-YOK-3-1-1 = 商品・輸入品・お金に限りはありません。
rule-YOK-3-1-2 = 手札の注文と山札の順番以外はすべて公開情報です。
rule-YOK-3-1-3 = 手札の注文は3枚までです。捨てることはできず、3枚あると取れません。
rule-YOK-3-1-4 = 技術は何枚でも持てますが、同じ名前は1枚だけです。
rule-YOK-3-1-5 = 得点は100点を超えても数え続けます。
rule-YOK-3-1-6 = 借金はできません。その場で全額払えないものは選べません。

rule-YOK-4-1-1 = スタートプレイヤーから時計回りに手番を行い、全員の1手番で1ラウンドです。
rule-YOK-4-1-2 = 終了条件を満たしたら、そのラウンドを終え、もう1ラウンド行います。
rule-YOK-4-2-1 = 手番は追加アクション、メインアクション、追加アクションの順です。
rule-YOK-4-2-2 = メインアクションは配置、移動、エリア、5パワー、建設、回収の順です。
rule-YOK-4-2-3 = 任意なのは5パワーと建設だけです。社長を動かすことも戻すこともできなければ、以降は飛ばします。
rule-YOK-4-2-4 = 決めるのは手番のプレイヤーだけです。手番は必ず終えられます。
rule-YOK-4-2-5 = 手番開始時の効果は追加アクションより前に処理します。

rule-YOK-5-1-1 = 3つの異なるエリアに1人ずつ、または1つのエリアに2人置きます。混ぜることはできません。
rule-YOK-5-1-2 = 置けるのは手元の助手だけです。
rule-YOK-5-1-3 = 少なく置いても、まったく置かなくてもかまいません。
rule-YOK-5-2-1 = 他プレイヤーの社長がいるエリアに置くたび、その持ち主全員に1円ずつ支払います。払えなければ置けません。
rule-YOK-5-2-2 = 他プレイヤーの社長がいないエリアに置くのは無料です。
rule-YOK-5-2-3 = 運河に助手は置けません。

rule-YOK-6-1-1 = 社長を動かすか、ボード上にいれば手元に戻します。
rule-YOK-6-1-2 = 社長が止まれるのは、自分の助手が1人以上いて、他プレイヤーの社長がいないエリアです。
rule-YOK-6-2-1 = 手元の社長は、条件を満たす好きなエリアに置けます。経路も支払いも不要です。
rule-YOK-6-2-2 = ボード上では自分の助手がいる隣のエリアへ1歩ずつ進み、必ず別のエリアへ行きます。
rule-YOK-6-2-3 = 止まれるエリアでもさらに進めます。歩数に限りはありません。
rule-YOK-6-2-4 = 他プレイヤーの社長がいるエリアに入ると持ち主に1円ずつ支払い、そこでは止まれません。
rule-YOK-6-2-5 = 移動を始めたエリアに戻ることはできません。
rule-YOK-6-2-6 = 運河は助手なしで1円払えば通れますが、止まれません。
rule-YOK-6-2-7 = 最後まで規則どおりに進め、すべて支払える移動だけを始められます。
rule-YOK-6-3-1 = 社長を戻すときは、好きなエリアの助手を好きな数だけ一緒に戻せます。エリアのアクションは行いません。
rule-YOK-6-3-2 = 教会・税関・目標に置いた助手は戻りません。

rule-YOK-7-1-1 = 社長がいるエリアのアクションを行います。
rule-YOK-7-1-2 = パワーは社長と助手1人につき1、自分の商店・商館・駅も各1で、最大5です。
rule-YOK-7-1-3 = パワーはアクション前に1度だけ数え、トークンと建設にもその値を使います。
rule-YOK-7-1-4 = 他プレイヤーの商館があれば、持ち主はサプライから1円を得ます。
rule-YOK-7-1-5 = パワー、商館の1円、アクションの順です。無条件に得るものは必ず受け取り、それ以外は行わなくてもかまいません。

rule-YOK-8-1-1 = パワー5なら、そのエリアの5パワートークンを取り、すぐに効果を得られます。
rule-YOK-8-1-2 = トークンは各エリア1枚だけで、補充されません。
rule-YOK-8-1-3 = トークンで得たものはすぐ使えます（商店を出して建てるなど）。

rule-YOK-9-1-1 = パワー4以上なら、手元の商店か商館を1軒建てられます。
rule-YOK-9-1-2 = 商店は1エリアに自分の1軒だけです。空きマスを選び、その効果を得ます。
rule-YOK-9-1-3 = 商館は全員あわせて1エリア1軒です。マスの効果を得ます。
rule-YOK-9-1-4 = 建設は無料です。建物は最後まで残ります。

rule-YOK-10-1-1 = アクションを行ったエリアの助手は全員手元に戻ります。社長は残ります。

rule-YOK-11-1-1 = メインアクションの前後に、エージェント（手番1回）、目標、注文を好きな順と数で行えます。
rule-YOK-11-1-2 = 追加アクションはその時だけで、ステップの間には行えません。
rule-YOK-11-2-1 = エージェントは、自分の助手がいて自分の社長がいないエリアで使います。パワーは増えません。
rule-YOK-11-2-2 = 他プレイヤーの社長がいてもよく、支払いもありません。
rule-YOK-11-2-3 = そのエリアでアクション、5パワー、建設、回収をすぐに行います。
rule-YOK-11-2-4 = 使ったエージェントは裏にして残し、再び使えません。
rule-YOK-11-3-1 = 目標の条件を満たせば、手元の助手を1度だけ置けます。最初の人は点が高く、何も消費しません。
rule-YOK-11-4-1 = 注文は公開し、商品を払って報酬を得ます。カードは表向きに残ります。
rule-YOK-11-4-2 = 報酬の前に商品がすべて必要です。その後に技術の効果と国の確認を行います。

rule-YOK-12-1-1 = 達成した注文と技術は、1枚ごとに国のアイコン1つになります。
rule-YOK-12-1-2 = 同じ国のアイコンが2つになるごとに、その国のエージェントが残っていれば1枚得ます。
rule-YOK-12-1-3 = その手番に得たエージェントも同じ手番に使えます。

rule-YOK-13-1-1 = 円・点・商品・輸入品は書かれた数を得ます。
rule-YOK-13-1-2 = 好きな商品は1個ずつ選び、種類が違ってもかまいません。
rule-YOK-13-1-3 = 倉庫アイコンは、その数までコマを値段を払って出せます。
rule-YOK-13-1-4 = 助手アイコンは、その回数だけ運河以外の好きなエリアへ無料で配置か移動ができます。
rule-YOK-13-1-5 = 効果はすぐに処理します。倉庫と助手のアイコンは使わなくてもかまいませんが、失われます。

rule-YOK-14-1-1 = 銅山はパワー1～5で銅0・0・1・2・3を与えます。
rule-YOK-14-1-2 = 製糸場はパワー1～5で生糸0・1・2・3・4を与えます。
rule-YOK-14-1-3 = 茶畑はパワーと同じ数の茶を与えます。
rule-YOK-14-1-4 = 漁場はパワーと同じ数の魚を与えます。
rule-YOK-14-2-1 = 銀行はパワーと同じ額の円を与えます。
rule-YOK-14-3-1 = 港はそれぞれ自分の注文ボードだけを使います。
rule-YOK-14-3-2 = 注文は1枚が無料、2枚目は2円か輸入品1個で取れます。
rule-YOK-14-3-3 = パワー2で青、3で黄、4で赤まで取れます。5ならさらに3点を得ます。
rule-YOK-14-3-4 = 取った後、注文を左に詰めて補充します。
rule-YOK-14-3-5 = 港でも手札3枚の上限は変わりません。
rule-YOK-14-3-6 = ゾーンはマスのもので、カードのものではありません。取らなければ補充しません。
rule-YOK-14-4-1 = 研究所はそれぞれ自分の技術ボードだけを使います。
rule-YOK-14-4-2 = 技術に必要な工業力は、カードとマスの値の合計です。
rule-YOK-14-4-3 = パワーに加え、2円か輸入品1個ごとに工業力1になります。余りは失われます。
rule-YOK-14-4-4 = 1アクションで1枚です。持っている技術は取れません。
rule-YOK-14-4-5 = カードを表で置き、国を確認し、補充します。
rule-YOK-14-4-6 = その技術の効果、他の技術の効果、国の確認、補充の順に処理します。
rule-YOK-14-5-1 = 口入屋はパワー1～5で、倉庫から0・1・2・3・4個まで出せます。
rule-YOK-14-5-2 = 助手は無料、商店は2円、商館は順に4・5・6・7円です。
rule-YOK-14-6-1 = 中華街ではパワーの回数だけ1個ずつ売買します。銅と生糸は2円、茶と魚は1円、輸入品は4円で買うだけです。
rule-YOK-14-7-1 = 教会では、エリアか手元の助手を信仰が足りる空きマスに置き、効果を得られます。
rule-YOK-14-7-2 = 信仰は、パワーに、銅・生糸・茶・魚・円・輸入品の支払い（各種類とも手番1回）1つにつき1を足した値です。
rule-YOK-14-7-3 = 複数置けますが、1アクションに1人です。最後まで残ります。
rule-YOK-14-7-4 = 何を払うかは自由です。不足分だけ払い、効果はその後に得ます。
rule-YOK-14-8-1 = 税関では、空きマスが求める輸入品をちょうど払って助手を置き、効果を得られます。
rule-YOK-14-8-2 = パワー1～5で輸入品を0・1・2・3・4個まで払えます。助手は残ります。
rule-YOK-14-9-1 = 運河には何も置きません。

rule-YOK-15-1-1 = 目標Aは、銅5、生糸6、茶7、または魚7です。
rule-YOK-15-1-2 = 目標Bは、10円、エージェントとトークン計5、達成した注文5、または技術4です。
rule-YOK-15-1-3 = 目標Cは、決まった数の生産・商業エリアの建物です。1エリアは1回だけ数えます。

rule-YOK-16-1-1 = ガス灯：商店を建てるたびに2点を得ます。
rule-YOK-16-1-2 = 駅：エリアに置きます。そこではパワー+1、他プレイヤーの社長がいても無料で入ってアクションできますが、必ず止まります。
rule-YOK-16-1-3 = 採掘技術：銅山・中華街・トークン・建設地で銅を得るたびに、さらに1個得ます。
rule-YOK-16-1-4 = 紡績工場：手番に1回、生糸1個を捨てて2円を得ます。
rule-YOK-16-1-5 = 乗合馬車：移動で社長の持ち主に支払いません。他プレイヤーの社長のところには止まれません。
rule-YOK-16-1-6 = 博覧会：すぐに10点を得ます。
rule-YOK-16-1-7 = 舞踏会：注文を達成するたびに2点を得ます。
rule-YOK-16-1-8 = 語学学校：注文を達成するたびに1円を得ます。
rule-YOK-16-1-9 = 活版印刷：以後、技術を得るたびに1円を得ます。
rule-YOK-16-1-10 = ワイナリー：教会ボードに助手を置くたびに3点を得ます。
rule-YOK-16-1-11 = 郵便制度：他プレイヤーの社長がいるエリアでも止まってアクションできます。支払いは必要です。
rule-YOK-16-1-12 = 新聞：助手を3つでなく4つの異なるエリアに置けます。
rule-YOK-16-1-13 = 電灯：商館を建てるたびに3点を得ます。
rule-YOK-16-1-14 = 大学：手番に1回、1円で倉庫から助手1人を出せます。
rule-YOK-16-1-15 = 電報：1エリアに2人置いたとき、隣のエリアに3人目を置けます。支払いは通常どおりです。
rule-YOK-16-1-16 = 電話：回収のとき助手を1人残せます。
rule-YOK-16-1-17 = レンガ工場：税関ボードに助手を置くたびに4点を得ます。
rule-YOK-16-1-18 = 株式制度：手番開始時に2円未満なら2円になります。
rule-YOK-16-1-19 = 特許制度：以後、技術を得るたびに2点を得ます。
rule-YOK-16-1-20 = 路面電車：通常の移動の代わりに、他プレイヤーの社長がいない好きなエリアへ行けます。助手も支払いも不要です。

rule-YOK-17-1-1 = 商館を4軒建てたプレイヤーが出ると、終了条件を満たします。
rule-YOK-17-1-2 = 商店を8軒建てたプレイヤーが出ると、終了条件を満たします。
rule-YOK-17-1-3 = 注文の山札が尽きて港を補充できなくなると、終了条件を満たします。
rule-YOK-17-1-4 = 教会の助手が、2人プレイで4人、3人プレイで5人、4人プレイで6人になると終了条件を満たします。
rule-YOK-17-1-5 = 税関の助手が、2人プレイで4人、3人プレイで5人、4人プレイで6人になると終了条件を満たします。
rule-YOK-17-2-1 = そのラウンドを終え、もう1ラウンド行います。以後の条件は影響しません。
rule-YOK-17-2-2 = 条件はどの段階でもすぐに成立し、手番は最後まで行います。
rule-YOK-17-2-3 = 教会・税関の数は上限ではなく、空きマスにはその後も置けます。

rule-YOK-18-1-1 = 教会の助手が最多で6点、2位は3点です。同数なら、より右に助手がいるプレイヤーが上位です。
rule-YOK-18-1-2 = 税関の助手が最多で8点、2位は4点です。同数の扱いは教会と同じです。
rule-YOK-18-1-3 = 工業力の合計が最大で10点、2位は5点です。同数ならスタートプレイヤーに近い方が上位です。
rule-YOK-18-1-4 = 異なる国のアイコンのセットは、5・4・3・2・1種で12・8・4・2・0点です。
rule-YOK-18-1-5 = 未使用のエージェント1、輸入品1、2円、商品3個ごとに各1点です。

rule-YOK-19-1-1 = 最多得点のプレイヤーの勝ちです。同点なら、手番順でスタートプレイヤーに近い方の勝ちです。
