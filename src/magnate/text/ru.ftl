# Общее для всех игр, помимо их собственных текстов.

seat-nth = Место { NTH($n) }

result = Итоговый счёт
result-so-far = Счёт на этот момент
result-place = { $place }. { $who }: { $points }
result-winner =
    { $n ->
        [one] Победа: { $who }.
       *[other] Победу делят: { $who }.
    }
