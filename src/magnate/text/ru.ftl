# Общее для всех игр, помимо их собственных текстов.

you = Вы
list-separator = {", "}
seat-nth = Место { NTH($n) }

result = Итоговый счёт
result-so-far = Счёт на этот момент
result-place = { $place }. { $who }: { $points }
result-winner =
    { $n ->
        [one] Победа{ VERB($who, ": ", " за ") }{ NAME($who, "вами") }.
       *[other] Победу делят: { $who }.
    }
