title = ハーベスト
line = 待つか、先に売るか。
by = サンプルゲーム
facts-weight = 軽量級
facts-time = 10分

## 作物
crop-rye = ライ麦
crop-oats = オーツ麦
crop-flax = 亜麻
crop-hops = ホップ
crop-apples = リンゴ
cards =
    { $n ->
        [1] { $crop }
       *[other] { $crop }×{ $n }
    }
price = { $crop } { $n }

## 質問と答え
ask-turn = カードを取る、引く、または作物を売る
    .wait = 取る、引く、売るのどれかを選択中
option-take = { $crop }を取る
    .heading = 屋台へ（公開）
option-draw = 山札から引く
    .heading = 納屋へ（非公開）
option-sell = { $crop }を売る
    .heading = 売る

## 起きたこと
fact-round = 第{ $round }ラウンド
fact-take = { $seat }：市場の{ $crop }を屋台へ。
fact-market = 市場に{ $crop }が出る。
fact-draw = { $seat }：山札から1枚を納屋へ。
fact-sell = { $seat }：{ $crop }を{ $n }×{ $price }＝{ $coins }金で売る。価格は{ $after }に下がる。
fact-left =
    { $n ->
        [0] { $seat }：残りなし。
       *[other] { $seat }：残った{ $n }枚で{ $n }金。
    }

## 卓の様子
line-round =
    { $deck ->
        [0] 最終ラウンド（{ $round }）
       *[other] 第{ $round }ラウンド、山札{ $deck }枚
    }
line-market = 市場：{ $crops }
line-prices = 価格：{ $prices }
line-player = { $seat }：{ $coins }金
line-stall = · 屋台：{ $crops }
line-barn = · 納屋：{ $crops }
line-closed = · 納屋：伏せたカード{ $n }枚

## 得点の内訳
source-rye = ライ麦
source-oats = オーツ麦
source-flax = 亜麻
source-hops = ホップ
source-apples = リンゴ
source-left = 残ったカード

## ルール
chapter-1 = 準備
rule-HAR-1-1 = カードは35枚。ライ麦、オーツ麦、亜麻、ホップ、リンゴが各7枚。
rule-HAR-1-2 = 各プレイヤーは納屋に3枚配られる。中身は持ち主だけが見る。
rule-HAR-1-3 = 市場にはプレイヤー人数より1枚多く公開する。作物の価格はどれも3金。
chapter-2 = 手番
rule-HAR-2-1 = 手番では、カードを取るか、引くか、作物を売る。
rule-HAR-2-2 = 取る：市場のカード1枚を自分の屋台に公開で置き、市場に1枚補充する。
rule-HAR-2-3 = 引く：山札の1枚を自分の納屋に入れる。山札がなければできない。
rule-HAR-2-4 = 納屋と屋台のカードが合わせて7枚なら、売らなければならない。
rule-HAR-2-5 = 売る：納屋と屋台にある1種類の作物をすべて、1枚ごとにその価格で売る。
rule-HAR-2-6 = 売った作物の価格は売った枚数だけ下がり（最低1）、ほかの作物の価格は1ずつ上がる（最高7）。
chapter-3 = ゲームの終わり
rule-HAR-3-1 = 全員が1手番ずつ行うと1ラウンド。ラウンドごとに次のプレイヤーから始める。
rule-HAR-3-2 = 山札がなくなったラウンドの終わりにゲームは終わる。
rule-HAR-3-3 = 残ったカードは1枚につき1金になる。
rule-HAR-3-4 = 金がもっとも多い人の勝ち。同点なら勝利を分け合う。
