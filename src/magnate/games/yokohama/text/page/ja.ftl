# 「横濱紳商伝」の盤上の言葉。ルールの文は別にある。

## エリア
yok-short-copper_mine_1 = 銅山I
yok-short-copper_mine_2 = 銅山II
yok-short-silk_mill_1 = 製糸場I
yok-short-silk_mill_2 = 製糸場II
yok-short-tea_farm_1 = 茶畑I
yok-short-tea_farm_2 = 茶畑II
yok-short-fishing_ground_1 = 漁場I
yok-short-fishing_ground_2 = 漁場II
yok-short-laboratory_a = 研究所A
yok-short-laboratory_b = 研究所B
yok-short-employment_agency = 口入屋
yok-category-production = 生産
yok-category-commercial = 商業
yok-category-none = どちらでもない
yok-does-copper_mine = パワーの下の数だけ銅を得る。
yok-does-silk_mill = パワーの下の数だけ生糸を得る。
yok-does-tea_farm = パワーの下の数だけ茶を得る。
yok-does-fishing_ground = パワーの下の数だけ魚を得る。
yok-does-bank = パワーの下の数だけ円を得る。
yok-does-port = 届くマスから注文を1枚、2枚目は2円か輸入品1個で取る。パワー5なら3点も得る。
yok-does-laboratory = 技術を1枚得る。パワーに、2円か輸入品1個ごとに1を足せる。
yok-does-employment_agency = パワーの下の数だけ倉庫から手元へ移す。助手は無料、商店2円、商館4・5・6・7円。
yok-does-chinatown = パワーの下の数だけ取引。銅と生糸は2円、茶と魚は1円、輸入品は4円で買うだけ。
yok-does-church = 信仰はパワーに加え、銅・生糸・茶・魚・円・輸入品を各1つまで足せる。助手を教会ボードに置く。
yok-does-customs = パワーの下の数まで輸入品を払い、助手を税関ボードに置く。
yok-does-canal = サプライに1円払って通り抜ける。止まれず、コマも置けない。
yok-area-seat = { $name }：{ $president ->
    [yes] 社長、助手{ $assistants }
   *[no] 助手{ $assistants }
}。社長込みのパワー{ $power }。
yok-canal-1 = 通行料
yok-canal-2 = 停止・配置不可
yok-pass = 通過
yok-free = 無料
yok-shop-space = 商店のマス{ $n }
yok-house-space = 商館のマス
yok-free-plot = まだ空き。
yok-owner = { $name }が使用中。
yok-house-owner = { $name }の商館。他プレイヤーがここでアクションを行うと1円を得る。
yok-token = 5パワートークン
yok-token-says = ここでパワー5でアクションを行った人が取れる。
yok-token-gone = 5パワートークンはもうない。
yok-token-used = 得たもの：{ $list }
yok-station-says = { $name }は、ここでパワー+1、支払いなしで入れ、他プレイヤーの社長がいても止まれる。

## 数量
yok-nothing = なし
yok-fee-seat = { $name }に{ $n }円
yok-fee-bank = サプライに{ $n }円
yok-copper = 銅
yok-silk = 生糸
yok-tea = 茶
yok-fish = 魚
yok-imported = 輸入品
yok-yen = 円
yok-copper-says = 中華街では2円で売買できる。
yok-silk-says = 中華街では2円で売買できる。
yok-tea-says = 中華街では1円で売買できる。
yok-fish-says = 中華街では1円で売買できる。
yok-imported-says = 税関・研究所・教会で使う。終了時に1個1点。
yok-yen-says = 終了時に2円ごとに1点。
yok-bin-fish = 魚
yok-bin-imported = 輸入品
yok-bin-yen = 円
yok-buy-for = { $n }円で1個買う
yok-sell-for = { $n }円で1個売る

## 国と注文
yok-order-of = 注文：{ $country }
yok-deliver = 必要：{ $list }
yok-gain = 報酬：{ $list }
yok-missing = 不足：{ $list }
yok-missing-n = 不足{ $n }
yok-ready = 達成可
yok-my-orders = 自分の注文 { $n } / { $top }
yok-orders = 手札の注文 { $n } / { $top }
yok-keep-one = 2枚から1枚を残し、もう1枚は箱へ
yok-hidden-order = 手札の注文。持ち主だけが知っている。
yok-agent-comes = { $country }のエージェントを得る。
yok-delivered = 達成{ $n }

## 技術（|で改行できる）
yok-tech-gaslight = ガス灯
yok-tech-mining_technology = 採掘技術
yok-tech-spinning_mill = 紡績工場
yok-tech-stagecoach = 乗合馬車
yok-tech-language_school = 語学|学校
yok-tech-letterpress_printing = 活版印刷
yok-tech-winery = ワイナリー
yok-tech-postal_system = 郵便制度
yok-tech-newspaper = 新聞
yok-tech-electrical_light = 電灯
yok-tech-university = 大学
yok-tech-brickyard = レンガ|工場
yok-tech-system_of_stock = 株式制度
yok-tech-patent_system = 特許制度
yok-tech-gaslight-says = 商店を建てるたびにさらに2点。
yok-tech-station-says = 駅を置く。そこではパワー+1、支払いなしで入れ、他プレイヤーの社長がいても止まれる。
yok-tech-mining_technology-says = 銅を得るたびにさらに1個。
yok-tech-spinning_mill-says = 手番に1回、生糸1個を2円に。
yok-tech-stagecoach-says = 社長の移動で支払いなし。
yok-tech-exposition-says = すぐに10点。
yok-tech-ball-says = 注文を達成するたびにさらに2点。
yok-tech-language_school-says = 注文を達成するたびにさらに1円。
yok-tech-letterpress_printing-says = 以後、技術を得るたびに1円。
yok-tech-winery-says = 教会に助手を置くたびにさらに3点。
yok-tech-postal_system-says = 他プレイヤーの社長がいる場所でも止まれる。支払いは必要。
yok-tech-newspaper-says = 助手を4つの別のエリアまで置ける。
yok-tech-electrical_light-says = 商館を建てるたびにさらに3点。
yok-tech-university-says = 手番に1回、1円で倉庫の助手1人を手元へ。
yok-tech-telegram-says = 1か所に2人置いたら、隣にもう1人置ける。
yok-tech-telephone-says = 助手が戻るとき、1人を残せる。
yok-tech-brickyard-says = 税関に助手を置くたびにさらに4点。
yok-tech-system_of_stock-says = 手番の初めに1円以下なら2円にする。
yok-tech-patent_system-says = 以後、技術を得るたびに2点。
yok-tech-tram-says = 他プレイヤーの社長がいないどのエリアへも移動できる。
yok-tech-worth = 工業力{ $n }、国は{ $country }。
yok-tech-needs = 工業力{ $n } + { $more } = { $total }が必要。
yok-technologies = 技術 合計{ $n }
yok-owned = 所有
yok-used = 使用済
yok-none = まだなし

## 管理ボード
yok-zone = パワー{ $n }以上で届く。
yok-surcharge = カードの工業力に{ $n }を足す。
yok-deck = 山札{ $n }
yok-order-deck-says = 注文の山札は残り{ $n }枚。港を補充できなくなると終了条件を満たす。
yok-tech-deck-says = 技術の山札は残り{ $n }枚。
yok-space-church = 教会のマス{ $n }
yok-space-customs = 税関のマス{ $n }
yok-asks-church = 信仰{ $n }が必要。
yok-asks-customs = 輸入品{ $n }個が必要。
yok-space-trigger = 助手が{ $n }人になると終了条件を満たす。
yok-most-church = 教会の助手が最多
yok-most-customs = 税関の助手が最多
yok-most-says = 終了時、1位{ $first }点、2位{ $second }点。同数なら、より右に助手がいるプレイヤーが上位。

## 港の隅
yok-gazette = 港新聞 明治五年
yok-end = 終了条件
yok-end-says = どれかを満たしたら、そのラウンドの後にもう1ラウンド行う。
yok-last-round = 最終は第{ $round }ラウンド
yok-end-houses = 商館
yok-end-shops = 商店
yok-end-orders = 注文の山札
yok-left = 残{ $n }
yok-then = 以後
yok-claimed = 達成済
yok-claim-points = 最初の人は{ $first }点、以後は{ $later }点。
yok-claim-says = 手元の助手1人を置く。ほかは何も払わない。
yok-claim-has = { $name }：達成済み
yok-claim-far = { $name }：{ $progress }
yok-agents-left = 残りのエージェント
yok-agents-says = 同じ国のアイコン2つごとに、残っていればその国のエージェントを得る。

## 個人ボード
yok-stores = 手持ちの商品
yok-in-hand = 手元
yok-in-hand-says = 使えるコマ：助手{ $assistants }、商店{ $shops }、商館{ $houses }。
yok-on-1 = ボード上
yok-on-2 = {""}
yok-warehouse = 倉庫
yok-warehouse-holds = 助手{ $assistants }（無料）、商店{ $shops }（各{ $shop }円）、商館{ $houses }{ $houses ->
    [0] 。
   *[other] （次は{ $house }円）。
}
yok-warehouse-says = まだ使えないコマ。口入屋と倉庫のボーナスで手元に移す。
yok-nations = 国とエージェント
yok-sets = 国のセット
yok-sets-now = セット
yok-sets-says = 今のままなら終了時に{ $n }点。
yok-icons = アイコン{ $n }
yok-agents-have = エージェント：使用可{ $agents }、使用済{ $used }
yok-agents-none = この国のエージェントはもういない。
yok-agent-in = アイコンあと{ $n }つでエージェントを得る。
yok-use-agent = エージェント
yok-tokens = トークン
yok-label-board = 横濱のボード
yok-label-mine = { $name }のボード
yok-tab-docks = 港と研究所

## プレイヤー
yok-row-assistants = 手元の助手
yok-row-shops = 建てた商店
yok-row-houses = 建てた商館
yok-row-orders = 達成した注文
yok-row-industry = 技術{ $n }枚の工業力
yok-row-agents = 使えるエージェント
yok-row-held = 手札の注文{ $n }枚
yok-first-player = スタートプレイヤー

## 選ぶとどうなるか
yok-power = パワー{ $n }
yok-through = { $list }を経由
yok-ride = 路面電車で
yok-ways = 払い方{ $n }通り
yok-need = 必要{ $need }、パワー{ $power }、不足{ $short }
yok-then-reach = 次に行ける：{ $list }
yok-then-nowhere = 次に行ける所がない
yok-may-build = 建設可
yok-agent-gained = エージェント
yok-step-place = 配置
yok-step-move = 移動
yok-step-act = アクション
yok-step-token = 5パワー
yok-step-build = 建設
yok-step-return = 回収
yok-step-extra = 追加アクション
yok-go-place = { $board }に置く{ $yen ->
    [0] {""}
   *[other] （{ $yen }円払う）
}
yok-go-assist-put = { $board }に置く
yok-go-shift = { $board }へ移す
yok-go-move = { $board }へ移動{ $yen ->
    [0] {""}
   *[other] （{ $yen }円払う）
}
yok-go-send = { $board }へ送る
yok-go-station = { $board }に駅を置く
yok-group-place = 助手を置く
yok-group-assist-put = 手元の助手を置く
yok-group-assist-lift = ここから助手を動かす
yok-group-shift = 移動先
yok-group-move = 社長を動かす
yok-group-bring = 手元に戻す
yok-group-send = エージェントを送る
yok-group-station = 駅を置く
yok-status-setup = 準備
yok-status-last = 第{ $round }ラウンド（第{ $last }で終了）

## 凡例
yok-key-power = パワー
yok-key-vp = 得点
yok-key-yen = 円
yok-key-imported = 輸入品
yok-key-any_goods = 好きな商品
yok-key-warehouse = 倉庫
yok-key-assistants = 助手
yok-key-i-gear = 工業力
yok-key-faith = 信仰

# Short enough as they are
yok-sign-employment_agency = { board-employment_agency }
yok-sign-fishing_ground_1 = { board-fishing_ground_1 }
yok-sign-fishing_ground_2 = { board-fishing_ground_2 }
yok-sign-silk_mill_1 = { board-silk_mill_1 }
yok-sign-silk_mill_2 = { board-silk_mill_2 }
yok-sign-tea_farm_1 = { board-tea_farm_1 }
yok-sign-tea_farm_2 = { board-tea_farm_2 }

## 確定ボタン
confirm-chosen-keep = この注文を残す
confirm-reveal-order = 次の注文を公開
confirm-reveal-technology = 次の技術を公開
yok-loss-turn = 助手{ $n }人が手元に残り、社長の進める道も増えません。
yok-loss-move = 社長は動かず、この手番のアクションはありません。

## 版データのタブでのコンポーネント名
printed-game = ゲーム
printed-pieces = 内容物
printed-setup = 準備
printed-locations = エリア
printed-layouts = ボードの並べ方
printed-ports = 港
printed-laboratories = 研究所
printed-church = 教会
printed-customs = 税関
printed-prices = 建物のコスト
printed-countries = 国
printed-orders = 注文
printed-end = ゲーム終了条件
printed-scoring = 最終得点計算
printed-variants = バリアント
printed-sources = 出典
printed-copper_mine = 銅山
printed-silk_mill = 製糸場
printed-tea_farm = 茶畑
printed-fishing_ground = 漁場
printed-port = 港
printed-laboratory = 研究所
