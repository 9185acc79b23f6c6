## Стол дня
daily = Стол дня
daily-today = Стол дня
daily-line = Одна партия в день, для всех на этом сервере одинаковая.
daily-number = № { $n }
daily-game =
    { $n ->
        [one] { $game }, в одиночку
       *[other] { $game }, мест: { $n }
    }
daily-rule-same = У всех одни и те же карты и кубики и одни и те же боты, одинаково сильные.
daily-rule-once = Засчитывается одна попытка. Отмена в пределах хода, как за любым столом, без подсказок.
daily-rule-pause = Прерываться можно сколько угодно до полуночи по UTC.
daily-rule-results = Чужие результаты откроются, когда вы закончите, не раньше.
daily-begin = Начать стол дня
daily-resume = Продолжить
daily-free = Сыграть вне зачёта
daily-again = Сыграть ещё раз, вне зачёта
daily-left = осталось { $h } ч { $m } мин
daily-played = закончили: { $n }
daily-elsewhere = Вы уже начали стол дня в другом окне или браузере.
daily-none = В этот день стола не было
daily-none-body = Стол дня появляется, когда кто-нибудь на этом сервере его откроет.
daily-behind = остальных позади вас
daily-rank = пока место { $rank } из { $n }
daily-ahead = лучше, чем { $share } % из { $n }
daily-place = { $place } из { $all }
daily-points = Очки
daily-at-table = За столом
daily-time = Время
daily-minutes = { $n } мин
daily-unfinished = Эту партию вы не успели закончить. Её ещё можно сыграть вне зачёта.
daily-missed = Эту партию вы пропустили. Её ещё можно сыграть вне зачёта.
daily-histogram = Кто как сыграл
daily-histogram-line = Очки; над столбиком: сколько из { $n }. У половины { $median } или больше.
daily-results = Результаты
daily-nameless = Кто-то
daily-nobody = Никто ещё не закончил.
daily-share = Поделиться
daily-share-line = ничего не выдаёт
daily-archive = Архив
daily-archive-empty = С завтрашнего дня здесь будут прошлые столы.
daily-archive-line = Пропущенные дни можно сыграть вне зачёта.
daily-learn = Впервые играете в «{ $title }»?
daily-learn-link = Сначала освойте правила: стол ждёт весь день.
daily-well = Хорошая игра, { $name }!
daily-well-nobody = Хорошая игра!
daily-review = Разбор
daily-you = Вы: { $n }
daily-median = медиана { $n }
daily-last = № { $n }, предыдущий стол
daily-tomorrow = Завтра
daily-now = сегодня
daily-not-played = не сыграно
daily-earlier = Ещё раньше
daily-place-head = Место
