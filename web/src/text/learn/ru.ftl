# Слова уроков, курса и наставника.
learn = Обучение
tab-lesson = Урок
lesson-nth = Урок { $n } из { $all }
lesson-step = { $n } из { $all }
lesson-skip = Пропустить урок
lesson-leave = Выйти
lesson-back = Назад
lesson-again = Заново
lesson-rule = Правило
lesson-on = Дальше
lesson-reads = Прочитайте и идите дальше
lesson-copy = Проба
lesson-best = Выбор урока
lesson-nothing-lost = Это проба: ничего не потеряно.
lesson-take-back = Вернуть ход
lesson-other = Так тоже можно, но урок о другом.
lesson-left =
    { $n ->
        [one] остался { $n } выбор
        [few] осталось { $n } выбора
       *[many] осталось { $n } выборов
    }
lesson-finished = Урок «{ $title }» пройден.
lesson-repeat = Ещё раз
lesson-course = Все уроки
lesson-next = Следующий урок
lesson-kept = Урок запомнит, где вы остановились.
lesson-setting = Раскладываем игру…

## Наставник
coach = Наставник
coach-nth = совет { $n } из { $all }
coach-got = Понятно
coach-off = Больше не подсказывать
coach-on = Подсказки наставника
coach-silent = Пока ничего не сказано.
coach-failed = Не удалось открыть стол: { $why }

## Курс
learn-title = Учимся играть: { $title }
learn-line = { $n ->
    [one] { $n } урок на несколько минут на настоящем поле, затем первая партия с наставником.
    [few] { $n } урока по несколько минут на настоящем поле, затем первая партия с наставником.
   *[many] { $n } уроков по несколько минут на настоящем поле, затем первая партия с наставником.
}
learn-start = Начать урок { $n }
learn-continue = Продолжить урок { $n }
learn-at = { $title } · шаг { $n } из { $all }
learn-waved = Я умею играть
learn-minute = Игра за минуту
learn-minute-points = Откуда очки
learn-minute-measured = Очки победителя в среднем: партий между ботами — { $n }, мест за столом — { $seats }.
learn-lessons = Уроки
learn-done = пройдено { $n } из { $all } · осталось около { $minutes } мин
learn-all-done = всё пройдено
learn-minutes = { $n } мин
learn-button-start = Начать
learn-button-continue = Продолжить
learn-button-again = Ещё раз
learn-first = Первая партия с наставником
learn-first-line = Настоящий стол, соперник — { $bot }. Наставник объясняет решение, когда оно встречается впервые, и больше не повторяет.
learn-first-button = Сыграть первую партию
learn-none = Для этой игры уроков пока нет.
learn-poster = Научиться
learn-poster-of = уроков { $n } из { $all }
learn-rules = Правила
learn-aid = Памятка
learn-aid-print = Памятка для печати
learn-key = Обозначения

## Правила на отдельной странице
rules-of = Правила игры «{ $title }»
rules-contents = Содержание
rules-print = Напечатать
rules-link = Ссылка на правило { $id }
rules-found = { $n ->
    [0] Такого в правилах нет.
    [one] { $n } правило
    [few] { $n } правила
   *[many] { $n } правил
}
rules-page = Все правила на одной странице
rules-foreign = Найдено по словам на другом языке.
rules-nearest = Возможно, вы искали
rules-example = Пример
rules-example-again = Сначала
rules-rule = Правило
learn-key-says = Все знаки на столе и их значение.
