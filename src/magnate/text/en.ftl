# What all games share, beside their own texts.

you = You
list-separator = {", "}
seat-nth = Seat { NTH($n) }

result = Final score
result-so-far = The score so far
result-place = { $place }. { $who }: { $points }
result-winner =
    { $n ->
        [one] { $who } { VERB($who, "wins", "win") }.
       *[other] { $who } share the victory.
    }
