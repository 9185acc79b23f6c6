# Слова мастерской изданий.
workshop = Моя коробка
workshop-title = Ваш экземпляр
workshop-line = У вас есть коробка? Положите её рядом с экраном. Спросим только о том, что не удалось узнать.
workshop-lost = Такой игры или такого издания здесь нет. Издания по ссылке, которые долго никто не открывает, удаляются.
workshop-all-known = В этой игре известно всё, что напечатано. Проверять нечего.
workshop-list = Все компоненты
workshop-filter = Показать
workshop-filter-all = Все { $n }
workshop-filter-open = Ждут { $n }
workshop-filter-changed = Иначе { $n }
workshop-progress = Проверено { $n } из { $all }
workshop-search = Поиск
workshop-none-here = Здесь пусто.
workshop-minutes = { $n ->
    [one] ещё около { $n } минуты
   *[other] ещё около { $n } минут
}
workshop-exact = Всё точно: проверено { $all } из { $all }
workshop-standing-open = не проверено
workshop-standing-checked = проверено
workshop-standing-wrong = так не бывает

## Компонент
workshop-question = У вас напечатано так же?
workshop-same = У меня так же
workshop-save = Сохранить
workshop-not = Такого нет
workshop-previous = Назад
workshop-next = Дальше
workshop-keys = Enter — так же · ← → — листать
workshop-keys-choices = Enter — так же · ← → — листать · 1 2 3 и 7 8 9 — выбрать
workshop-our-guess = наша догадка
workshop-typed = введено вами
workshop-checked = проверено вами
workshop-known-rulebook = известно из правил
workshop-known-public-data = известно из открытых источников
workshop-known-deduced = следует из известного
workshop-outside = Здесь может стоять целое число от { $from } до { $to }, а введено { $n }.
workshop-empty = Введите целое число от { $from } до { $to }.
workshop-says = Так не бывает: { $says }
workshop-rule = Это противоречит правилу { $id }: { $rule }
workshop-nth = { $what }, { $n } из { $all }
workshop-place = { $what }: деление { $n }
workshop-more = { $what }: добавить
workshop-fewer = { $what }: убрать последнее
workshop-less = { $what }: меньше
workshop-one-more = { $what }: больше
workshop-or = или
workshop-amount = Сколько

## Издание
workshop-mine = Моё издание
workshop-which = Издание
workshop-name = Название
workshop-first-name = Мой экземпляр
workshop-unnamed = Без названия
workshop-kept = Хранится в этом браузере
workshop-keeps-nothing = Этот браузер ничего не хранит. Скачайте файл, прежде чем уйти.
workshop-differs = Отличия от стандартного
workshop-nothing = Пока отличий нет.
workshop-hash = Издание { $hash }
workshop-wrong = Нужно исправить ({ $n }):
workshop-refused = Не удалось прочитать файл: { $why }
workshop-ticks = Проверенное отмечено галочкой на вкладке «Издание» у стола.
workshop-import = Открыть файл…
workshop-new = Новое издание
workshop-forget = Удалить
workshop-download = Скачать
workshop-share = Ссылка
workshop-play = Играть с ним
workshop-guess-stays = Где не проверено, остаётся наша догадка.

## В других местах
workshop-chosen = Издание для этого стола
workshop-standard = Стандартное издание
workshop-own = У вас есть коробка? Уточните издание
edition-checked = проверено
edition-printed = как напечатано
edition-reconstructed = догадка
edition-checked-says = Сверено с печатным экземпляром тем, кто составил это издание.
edition-printed-says = Известно из правил или другого открытого источника.
edition-reconstructed-says = Нигде не нашлось; правдоподобное значение подобрано для Magnate.
edition-of-each = { $what }: { $n }
