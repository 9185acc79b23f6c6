# Слова на столе «Синдиката»; тексты самих правил — в другом месте.

## Типы
sen-short-information = Информ.
sen-short-service = Обслуж.
sen-short-industry = Промышл.
sen-robot-information = Информационный робот
sen-robot-service = Обслуживающий робот
sen-robot-transport = Транспортный робот
sen-robot-military = Оборонный робот
sen-robot-industry = Промышленный робот
sen-investor-information = Инвестор: информация
sen-investor-service = Инвестор: обслуживание
sen-investor-transport = Инвестор: транспорт
sen-investor-military = Инвестор: оборона
sen-investor-industry = Инвестор: промышленность

## Условия: Л и П — кубики слева и справа от робота
condition-target-words = один { $one } · оба { $both }
condition-target-says = { $one } ПО, если { $n } — значение одного из двух кубиков; { $both } ПО, если обоих.
condition-sum-less-says = ПО: сумма двух кубиков минус { $n }, но не меньше 0.
condition-min-less-says = ПО: меньший кубик минус { $n }, но не меньше 0.
condition-max-less-says = ПО: больший кубик минус { $n }, но не меньше 0.
condition-sum-from-says = ПО: { $n } минус сумма двух кубиков, но не меньше 0.
condition-min-from-says = ПО: { $n } минус меньший кубик, но не меньше 0.
condition-max-from-says = ПО: { $n } минус больший кубик, но не меньше 0.
condition-formula-words = итог — это ПО
condition-lt-words = левый меньше
condition-lt-says = { $points } ПО, если левый кубик меньше правого.
condition-gt-words = левый больше
condition-gt-says = { $points } ПО, если левый кубик больше правого.
condition-le-words = левый не больше
condition-le-says = { $points } ПО, если левый кубик меньше правого или равен ему.
condition-ge-words = левый не меньше
condition-ge-says = { $points } ПО, если левый кубик больше правого или равен ему.
condition-eq-words = кубики равны
condition-eq-says = { $points } ПО, если значения обоих кубиков равны.
sen-or-least = или ≥ { $n }
condition-sum-words = двух кубиков
condition-sum-says = { $points } ПО, если { $condition } (два кубика вместе).
condition-difference-words = больший − меньший
condition-difference-says = { $points } ПО, если кубики различаются ровно на { $n }; 1 и 6 различаются на 5.
condition-odd-odd-words = Л и П
condition-odd-odd-says = { $points } ПО, если значения обоих кубиков нечётные.
condition-even-even-words = Л и П
condition-even-even-says = { $points } ПО, если значения обоих кубиков чётные.
condition-odd-even-words = Л нечёт, П чёт
condition-odd-even-says = { $points } ПО, если левый кубик нечётный, а правый чётный.
condition-even-odd-words = Л чёт, П нечёт
condition-even-odd-says = { $points } ПО, если левый кубик чётный, а правый нечётный.
condition-sum-odd-says = { $points } ПО, если сумма двух кубиков нечётная.
condition-sum-even-says = { $points } ПО, если сумма двух кубиков чётная.

## Карты и кубики
sen-vp = ПО
sen-of = из { $top }
sen-corner = { $side ->
    [left] Левый
   *[right] Правый
} угол: { $delta ->
    [1] плюс — кубик с этой стороны растёт на 1; после 6 идёт 1.
    [-1] минус — кубик с этой стороны уменьшается на 1; после 1 идёт 6.
   *[0] равно — кубик с этой стороны не меняется.
}
sen-corner-blocked = { $side ->
    [left] Левый
   *[right] Правый
} угол: перекрыт помощником.
sen-scores-now = При нынешних кубиках приносит { $now } ПО.
sen-die = Кубик { $n }: { $value }
sen-die-becomes = Кубик { $n }: было { $value }, станет { $new }
sen-die-says = Учитывается для роботов с обеих сторон.
sen-wrap = по кругу
sen-new = новый
sen-new-tip = Выложен в этот ход на место взятого робота.
sen-empty-column = Новый робот откроется, когда вы подтвердите выбор.

## Сеть
sen-slot = ячейка { $n }
sen-here = { $points } ПО здесь
sen-slot-change = яч. { $n }: { $change }
sen-net = итого { $change }
sen-network = сеть { $now }
sen-network-then = сеть { $now } → { $then }
sen-now = { $points } сейчас
sen-now-tip = Сколько принесла бы сеть, если бы раунд закончился сейчас.
sen-hand = Подключите робота
sen-hand-buy = Новый робот
sen-hand-empty = робот не взят
sen-from-column = из колонки { $n }
sen-bonus = Инвесторы «{ $type }»: { $n }
sen-bonus-points = +{ $points } ПО в конце игры
sen-company-says = Начальный инвестор: он у этой компании с первого раунда и считается в конце игры.
sen-label-board = Фабрика, порядок хода и сети соперников
sen-label-mine = Сеть: { $name }
sen-label-others = Сети соперников
sen-label-factory = Фабрика

## Перекрыть знак
sen-block-none = Не перекрывать
sen-block-none-says = оба действуют
sen-block-left = Левый { $sign }
sen-block-right = Правый { $sign }
sen-block-both = Оба знака
sen-block-both-says = кубики не меняются
sen-stays = { $n }-й останется { $value }

## Фабрика
sen-column = Колонка { $n }
sen-column-pawns = { $name }: влияние { $influence } ({ $agents ->
    [0] нет агентов
    [one] { $agents } агент
    [few] { $agents } агента
   *[other] { $agents } агентов
}, { $assistants ->
    [0] нет помощников
    [one] { $assistants } помощник
    [few] { $assistants } помощника
   *[other] { $assistants } помощников
}).
sen-column-nobody = Здесь пока нет ничьего влияния.
sen-column-says = Полностью считается для инвесторов с обеих сторон; остаётся до конца раунда.
sen-send = Сколько помощников с агентом?
sen-send-n = { $n ->
    [0] только агент
    [one] { $n } помощник
    [few] { $n } помощника
   *[other] { $n } помощников
}
sen-investor-first = { $name }: первое место, получает инвестора.
sen-investor-second = { $name }: второе место, получает { $points } ПО.
sen-investor-nobody = Влияния здесь нет ни у кого: пока инвестора не получает никто.
sen-investor-alone = Второго нет: пока { $points } ПО не получает никто.
sen-investor-rank = { $name }: влияние { $influence }, из них { $agents ->
    [one] { $agents } агент
    [few] { $agents } агента
   *[other] { $agents } агентов
}.
sen-investor-worth = В конце игры приносит владельцу 1 ПО за каждого робота своего типа.
sen-tie = При равном влиянии: у кого больше агентов, затем кто раньше ходит.
sen-order = Раунд { $round } · сверху вниз
sen-order-says = Первым ходит игрок верхнего маркера, дальше вниз и снова сверху. Порядок не меняется весь раунд.
sen-order-next = Спасовавший кладёт маркер сверху. Верхний маркер начинает следующий раунд: кто спасовал последним, ходит первым.
sen-order-after = После раунда { $round }
sen-order-after-says = Пас в последнем раунде порядок уже не меняет.
sen-deck = Колода
sen-deck-says = { $n ->
    [one] { $n } робот
    [few] { $n } робота
   *[other] { $n } роботов
}, порядок неизвестен. Когда колода кончится, сброс перемешивают в новую.
sen-discard = Сброс
sen-discard-says = { $n ->
    [one] { $n } робот
    [few] { $n } робота
   *[other] { $n } роботов
}: сброшенные пасом или оставшиеся в конце раунда.
sen-swept = в сброс

## Конец игры и запас
sen-end = Конец игры
sen-end-columns = инв. × роботы
sen-end-total = если всё останется так
sen-end-final = за инвесторов
sen-end-tip = { $investors ->
    [one] { $investors } инвестор
    [few] { $investors } инвестора
   *[other] { $investors } инвесторов
} × { $robots ->
    [one] { $robots } робот
    [few] { $robots } робота
   *[other] { $robots } роботов
} = { $points } ПО
sen-end-robots = Роботы: { $list }
sen-agents = Агенты
sen-agents-says = Каждый берёт одного робота за раунд и даёт 1 влияние в своей колонке до конца раунда.
sen-assistants = Помощники
sen-assistants-says = Дают влияние рядом с агентом или перекрывают знак в углу; в конце раунда возвращаются.
sen-marker = Маркер
sen-marker-says = Пас кладёт его на стопку следующего раунда; раз за раунд.
sen-marker-hand = на руках
sen-marker-passed = пас сделан
sen-can-pass = может спасовать
sen-passed = пас
sen-n-of = { $n } из { $top }
sen-pile = { $n ->
    [one] { $n } робот в стопке
    [few] { $n } робота в стопке
   *[other] { $n } роботов в стопке
}

## Подсказка
sen-free-slots = { $n ->
    [one] { $n } свободная ячейка
    [few] { $n } свободные ячейки
   *[other] { $n } свободных ячеек
}
sen-agents-left = { $n ->
    [one] остался { $n } агент
    [few] осталось { $n } агента
   *[other] осталось { $n } агентов
}
sen-assistants-left = { $n ->
    [one] остался { $n } помощник
    [few] осталось { $n } помощника
   *[other] осталось { $n } помощников
}
sen-effect-here = здесь
sen-effect-first = первое место
sen-effect-second = второе
sen-effect-nothing = ни первого, ни второго места
sen-effect-sweep = все четыре робота уйдут в сброс
sen-effect-no-sweep = роботы останутся
sen-status = Раунд { $round }/{ $rounds } · ход { $turn }/{ $turns }

## Обозначения
sen-key-lr = Л · П
sen-key-lr-says = кубик слева и справа от робота
sen-key-signs = кубик на 1 больше, меньше; 6 ↔ 1
sen-key-equals = не менять; перекрыть нельзя
sen-key-block = помощник перекрывает знак
sen-key-lit = край светится: робот даёт очки
sen-key-bars = агент (важнее при равенстве), помощник
sen-key-left = слева
sen-key-right = справа

## Что подтверждается
confirm-reveal-robot = Открыть нового робота
confirm-round = Завершить раунд
sen-loss-pass = Это ваш единственный пас за раунд. Все четыре робота на фабрике сменятся.

## Компоненты на вкладке «Издание»
printed-game = Игра
printed-pieces = Агенты и помощники
printed-dice = Кубики
printed-factory = Фабрика
printed-types = Типы роботов
printed-investors = Инвесторы
printed-companies = Компании
printed-robots = Роботы
printed-sources = Источники
