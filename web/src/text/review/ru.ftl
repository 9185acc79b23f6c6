## Подсказка
hint = Подсказка
hint-key = подсказка
hint-thinking = Обдумываю этот ход
hint-so-far = { $seconds } с · просмотрено позиций: { $positions }
hint-stop = Хватит
hint-known = Показать, что уже ясно
hint-play-on = Играть можно и сейчас: любой выбор прервёт раздумье.
hint-where = Где
hint-what = Что
hint-look = Посмотрите сюда:
hint-ringed = на обведённое на поле
hint-stake = Сколько шанса на победу решается
hint-stake-line = лучший ход против обычного
hint-find = Найду сам
hint-show = Показать ход
hint-counted = Подсказки отмечаются в записи. За эту партию: { $n }.
hint-lines = Варианты хода
hint-line-said = Вариант { $letter }: { $what }; шанс { $chance } процентов, плюс-минус { $within }
hint-chance = шанс
hint-points = очки
hint-difference = В чём разница
hint-over = А лучше на столько очков, чем
hint-step = Шаг { $n } из { $all }
hint-step-none = Как сейчас
hint-back = Шаг назад
hint-on = Шаг вперёд
hint-lay = Выложить вариант { $letter }
hint-lay-line = Ход появится на столе, подтверждаете вы. ± — это 90 %. Отмечается в записи.
hint-preview = Вариант { $letter }, шаг { $n } из { $all }: только взгляд вперёд
hint-ahead = Взгляд вперёд: ещё ничего не выбрано
hint-failed = На этот раз без подсказки: { $why }
hint-only = Другого варианта не нашлось.
hint-none = За этим столом подсказок нет.

## Разбор
review = Разбор
review-seen = Глазами
review-copy = Ссылка
review-table = Посмотреть стол
review-learn = Учиться на ошибках · { $n }
review-turns-all = { $n ->
    [one] { $n } ход
    [few] { $n } хода
   *[many] { $n } ходов
}
review-intervals = интервалы 90 %
review-place = { $n }-е
review-place-of = место из { $n }
review-alone = { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}
review-behind = { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}, на { $gap } меньше, чем { $name }
review-ahead = { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}, на { $gap } больше, чем { $name }
review-level = { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}, столько же, сколько { $name }
review-made = Из чего сложился итог
review-made-in = очки
review-expected = Ожидание на старте
review-luck = Удача
review-own = Ваши решения
review-own-of = Решения: { $name }
review-others = Чужие решения
review-rest = Остаток
review-result = Итог
review-without-luck = Без удачи: { $points }.
review-draw = Главная раздача: ход { $turn }, { $points }.
review-luck-help = Удача — то, что случай дал сверх среднего. Одна партия мало что доказывает.
review-rest-help = Остаток — там, где оценка передумала: боты, по партиям которых она составлена, тоже ошибаются.
review-known-later = Станет известно, когда будут просмотрены все ходы.
review-turnings = Переломные ходы
review-turnings-far = Переломные ходы, пока что
review-turnings-in = шанс на победу
review-turning = Ход { $n }
review-better = лучше:
review-nothing = Отмечать нечего: каждый ход был близок к лучшему.
review-strength = Сильная сторона
review-strength-find = Единственный ход в пределах 2 % от лучшего.
review-strength-close = Близки к лучшему: { $n } из { $all }.
review-strength-none = В этой партии ничего не выделяется.
review-chance = Шанс на победу
review-points = Ожидаемые итоговые очки
review-sources = Очки по источникам
review-before = Перед ходом { $n }
review-at-end = В конце
review-fair = поровну
review-not-yet = ещё не просмотрено
review-turns-of = Ходы: { $name }
review-verdict-find = находка
review-verdict-fine = хорошо
review-verdict-unclear = неясно
review-verdict-inaccuracy = неточность
review-verdict-mistake = ошибка
review-verdict-blunder = грубая ошибка
review-verdict-forced = без выбора
review-large = крупно: наказано
review-turns = Ходы
review-turns-in = шанс, %
review-all = Все { $n }
review-marked = Отмеченные { $n }
review-as-table = Таблицей
review-round = Раунд { $n }
review-phase = До { $n }-го подсчёта
review-other = Прочее
review-computing = Идёт разбор
review-waiting = Ждёт очереди
review-progress = Ход { $n } из { $all }
review-left = ещё примерно { $seconds } с
review-leave = Можно уйти: разбор продолжится, ссылка останется.
review-stop = Остановить
review-stopped = Остановлен на полпути
review-failed = Разбор прервался
review-failed-line = Всё найденное сохранено.
review-go-on = Продолжить
review-file = Разобрать запись партии из файла…
review-decided = Исход уже был ясен, поэтому потеря дана в очках.
review-turn-of = Ход { $n } из { $all }
review-lost-points = Очки: { $points }
review-next-mistake = Следующая ошибка
review-summary = Сводка
review-retry = Сыграть отсюда ещё раз
review-played = Сыграно
review-best = Лучше
review-same = Сыгран лучший из найденных ходов.
review-difference = В чём разница, в очках
review-then = Что было дальше
review-punished = Наказано: к следующему ходу шанс упал.
review-unpunished = Не наказано: этим никто не воспользовался.
review-method = Раздач на каждый вариант: { $samples }, одни и те же для всех; лучший выбран на одной половине и измерен на другой. ± — это 90 %.
review-as-known = Скрытые карты — какими вы могли их представить.
review-open = С открытыми картами
review-opened = Все карты открыты: учтено и то, чего в этот ход нельзя было знать.
review-other-lines = Другие варианты · { $n }
review-tab-chart = График
review-answer = Показать ответ
review-find = Найдите ход лучше
review-find-line = Сыгранный ход скрыт. Попробуйте за своим столом или посмотрите ответ.
review-mistake-of = Ошибка { $n } из { $all }
review-previous = Предыдущий ход
review-next = Следующий ход
review-mark = Подсчёт
review-mark-nth = { $n }-й подсчёт
source-later = Ещё впереди
review-missing = Такого разбора нет
review-missing-body = Возможно, его убрали вместе со столом. Законченную партию можно разобрать снова.
review-skip = Пропустить
review-look-before = До хода
review-expected-points = Ожидаемые очки

## Ещё раз
try = Ваши попытки
try-here = Попробовать за столом
try-lay = Разыграйте ход, но пока не подтверждайте: его сравнят с лучшим из найденных.
try-judge = Оценить ход
try-judging = Оцениваю …
try-best = лучший
try-band = шанс на победу, %; в рамке — засчитано
try-band-points = очки; в рамке — засчитано
try-counts = засчитано
try-not-yet = пока нет
try-played = Сыграно в партии
try-difference = Что даёт ваш ход, в очках
try-confirm = Подтвердите ход, и партия пойдёт отсюда против тех же ботов.
