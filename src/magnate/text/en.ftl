# What all games share, beside their own texts.

seat-nth = Seat { NTH($n) }

result = Final score
result-so-far = The score so far
result-place = { $place }. { $who }: { $points }
result-winner =
    { $n ->
        [one] { $who } wins.
       *[other] { $who } share the victory.
    }
