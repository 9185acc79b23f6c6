# 各ゲームの文とは別に、すべてのゲームで使う文。

you = あなた
list-separator = 、
seat-nth = 席{ NTH($n) }

result = 最終得点
result-so-far = ここまでの得点
result-place = { $place }位 { $who }：{ $points }点
result-winner =
    { $n ->
        [1] { $who }の勝利です。
       *[other] 同点優勝です：{ $who }
    }
