# Слова на столе «Карнеги»; тексты самих правил — в другом месте.

car-status = Раунд { $round } из { $rounds }
car-status-setup = Подготовка

## Подписи
car-label-board = Карта, шкала времени и пожертвования
car-label-mine = Компания: { $name }
car-map = Карта
car-timeline = Шкала времени
car-choose-row = выберите ряд
car-choose = Выбрать
car-departments = Отделы
car-departments-left =
    { $n ->
        [one] остался { $n } жетон
        [few] осталось { $n } жетона
       *[other] осталось { $n } жетонов
    }
car-links = Связи
car-links-note = низший уровень
car-projects-note = товары
car-holdings = Запасы
car-tray = Варианты
car-your-company = Ваша компания
car-company-of = { $name }
car-zoom-in = Крупнее
car-zoom-out = Мельче

## Краткие названия
car-region-midwest = Ср. Запад
car-tile-west = Зап.
car-tile-midwest = Ср.З.
car-tile-east = Вост.
car-tile-south = Юг
car-project-housing = Жил. фонд
car-project-commerce = Торговля
car-project-industry = Промышл.
car-project-infrastructure = Инфрастр.
car-action-human_resources = кадры
car-action-management = менеджмент
car-action-construction = строительство
car-action-research = ИР
car-row-research = ИР
car-column-education = Образование
car-column-human_rights = Права
car-column-welfare = Субсидии
car-column-health = Здравоохр.
car-any = все
car-department-commerce_and_finance = Финансы
car-department-strategic_planning = Планирование
car-department-construction_office = Строительство
car-department-training_and_partnerships = Обучение
car-department-safety_and_quality = Безопасность
car-department-new_lobby = Новая приёмная
car-department-property_management = Имущество
car-department-construction_outsourcing = Субподряд
car-department-supply_chain = Снабжение
car-department-advanced_research = Перед. исслед.
car-department-advanced_design = Разработки
car-department-charitable_giving = Благотворит.
car-department-hr_administration = Управл. кадрами
car-department-corporate_communication = Внутр. связи
car-department-payroll_management = Зарплата
car-department-public_relations = PR
car-department-production_lines = Производство
car-department-political_lobbying = Лобби
car-department-rd_coordination = Координация
car-department-network_of_libraries = Библиотеки
car-narrow-new_lobby = Приёмная 2
car-narrow-construction_office = Стройка

## События
car-event-income = Доход: { $region }
car-event-donation = Пожертвование
car-event-both = Доход ({ $region }) и пожертвование
car-event-both-brief = { $region } + пож.
car-row-done = ряд пройден
car-row-done-says = Все события этого ряда уже были. Его можно выбрать ради отделов: событие тогда даст ближайший ниже ряд, который ещё не пройден.
car-space-says = { $row }, деление { $n }
car-space-used = { $row }, деление { $n }: уже пройдено
car-marker = Маркер действия
car-marker-says = Сдвигается на деление в конце раунда, в котором его ряд дал событие.
car-then-human_resources = затем кадры
car-then-management = затем менеджмент
car-then-construction = затем строит.
car-then-research = затем ИР
car-nobody-there = там никого
car-may-donate = может пожертвовать
car-cannot-donate = не хватает денег

## Доход
car-or = или

## Отделы
car-of-type = Тип отдела: { $type }
car-lobby-says = Сюда попадают новые и вернувшиеся сотрудники, неактивными.
car-workplaces = Активация сотрудника: { $costs }
car-extra-goods =
    { $n ->
        [one] Создание дороже на { $n } товар.
        [few] Создание дороже на { $n } товара.
       *[other] Создание дороже на { $n } товаров.
    }
car-effect-mission = командировка
car-effect-pay = заплатить { $pay }
car-effect-pay-times = до { $times } раз: заплатить { $pay }
car-effect-gain-each = { $gain } за каждый раз
car-effect-either = за каждый проект в одном регионе { $gain } или { $other }
car-effect-project = реализовать проект
car-effect-department = создать отдел
car-effect-donation = пожертвование поверх чужого
car-effect-place = расставить сотрудников по любым ячейкам
car-effect-region = выбрать регион
car-effect-per-active_pair = { $gain } за каждых двух активных сотрудников
car-effect-per-department = { $gain } за каждый отдел этого типа
car-ongoing-second_lobby = Всегда: вторая приёмная для нанятых и вернувшихся.
car-ongoing-bring_employee = Пока активен: в каждый новый отдел можно сразу перевести одного сотрудника.
car-ongoing-cheap_donations = Пока активен: пожертвования стоят 3, 6, 9… долларов вместо 5, 10, 15…
car-ongoing-cheap_transport = Пока активен: каждый шаг транспорта дешевле на 1 очко исследований, но не меньше 1.
car-ongoing-diagonal_moves = Пока активен: сотрудники ходят и по диагонали.
car-ongoing-payroll = Пока активен: при активации можно доплатить 2 доллара за 1 ПО или заплатить 1 доллар и потерять 1 ПО.
car-ongoing-any_slot = Пока активен: проекты можно реализовать в ячейках любого типа; подходящая ячейка или малый город даёт 1 ПО.
car-ongoing-archives = Пока активен: можно взять меньший транспортный доход и войти на занятое последнее деление.
car-final-green_spaces = В конце, если здесь есть активный: 2 ПО за каждую пустую ячейку.
car-final-public_relations = В конце, если здесь есть активный: 2 ПО за каждый проект в регионе, где у вас больше всего проектов.
car-final-post_office = В конце, если здесь есть активный: ещё 1 очко за связи; 6 очков дают на 9 ПО больше.
car-final-network_of_libraries = В конце, если здесь есть активный: 4 ПО за каждый проект в регионе, где у вас меньше всего проектов.
car-short-project = проект
car-short-department = отдел
car-short-donation = к чужому
car-short-place = расстановка
car-short-second_lobby = вторая приёмная
car-short-bring_employee = 1 чел. в новый
car-short-cheap_donations = $3 вместо $5
car-short-cheap_transport = транспорт −1
car-short-diagonal_moves = по диагонали
car-short-payroll = ПО за деньги
car-short-any_slot = любая ячейка
car-short-archives = меньший доход
car-short-per-active_pair = за 2 актив.
car-short-per-department = за отдел
car-short-per-region = за проект
car-short-final-green_spaces = 2 ПО за пустую
car-short-final-public_relations = 2 ПО: лучший рег.
car-short-final-post_office = связи +1
car-short-final-network_of_libraries = 4 ПО: худший рег.
car-market-left =
    { $n ->
        [0] Жетонов не осталось
        [one] Остался { $n } жетон
        [few] Осталось { $n } жетона
       *[other] Осталось { $n } жетонов
    }
car-market-gone = { $name }: нет
car-market-owners = Создали: { $who }

## Компания
car-free-cell = Пустая ячейка
car-free-cell-says = Здесь можно создать отдел: { $vp } ПО в конце.
car-room-staff = активных: { $active }, неактивных: { $idle }
car-room-vp = { $vp } ПО в конце
car-floor-vp = Отдел, созданный на этом этаже, даёт { $vp } ПО в конце.
car-tab-open = Реализован: приносит доход.
car-tab-disk = Фишка ждёт проекта.
car-tab-closed = Доход пойдёт, когда отсюда реализуют проект.
car-tab-blank = Здесь ничего нет.
car-tab-end = { $vp } ПО в конце
car-tab-cap = Предел пожертвований выше на { $n } ПО.
car-tab-slide =
    { $n ->
        [one] Выдвинуть сюда: { $n } очко исследований
        [few] Выдвинуть сюда: { $n } очка исследований
       *[other] Выдвинуть сюда: { $n } очков исследований
    }
car-tab-side = Сторона { $side }
car-tab-unchosen = сторона ещё не выбрана
car-project-cost =
    { $n ->
        [one] Стоит { $n } товар
        [few] Стоит { $n } товара
       *[other] Стоит { $n } товаров
    }
car-dollars = Доллары
car-goods = Товары
car-goods-says = В любой момент 1 товар можно сбросить за 1 доллар.
car-disks-left =
    { $n ->
        [one] { $n } фишка в запасе
        [few] { $n } фишки в запасе
       *[other] { $n } фишек в запасе
    }
car-unhired =
    { $n ->
        [one] можно нанять { $n } сотрудника
       *[other] можно нанять { $n } сотрудников
    }
car-next-donation = { $n }-е пожертвование: { $cost } $
car-next-donation-short = { $n }-е пожертвование: { $cost } $
car-cap-now = Пожертвование даёт не больше { $n } ПО.
car-forecast = Если бы игра кончилась сейчас
car-if-ended = итог сейчас
car-ended = итог
car-reserved = отложен
car-reserved-says = Отложен при подготовке: его создают первым.
car-choice-tile = Выбор действия
car-choice-says = Один раз за игру, если вы не первый игрок: используйте отделы другого типа. Неиспользованный жетон даёт 3 ПО.
car-staff = активных: { $active }, неактивных: { $idle }, в командировке: { $away }; всего нанято: { $hired }
car-count-projects =
    { $n ->
        [one] { $n } проект
        [few] { $n } проекта
       *[other] { $n } проектов
    }
car-count-departments =
    { $n ->
        [one] создан { $n } отдел
        [few] создано { $n } отдела
       *[other] создано { $n } отделов
    }
car-count-donations =
    { $n ->
        [one] { $n } пожертвование
        [few] { $n } пожертвования
       *[other] { $n } пожертвований
    }
car-leads = Первый игрок раунда: выбирает ряд

## Карта
car-any-project = любой проект
car-city-vp = { $n } ПО за каждый проект здесь
car-city-transport = Проект здесь сразу приносит транспортный доход региона.
car-city-links =
    { $n ->
        [one] Крупный город: { $n } очко за связи
        [few] Крупный город: { $n } очка за связи
       *[other] Крупный город: { $n } очков за связи
    }
car-mission-area = Командировки: { $region }
car-mission-there =
    { $n ->
        [one] { $name }: { $n } сотрудник
        [few] { $name }: { $n } сотрудника
       *[other] { $name }: { $n } сотрудников
    }
car-mission-nobody = Здесь никого нет.
car-track-income = Каждый вернувшийся приносит: { $income }.
car-track-last = Только один игрок; пришедший сразу получает: { $reward }.
car-track-cost =
    { $n ->
        [one] Шаг сюда: { $n } очко исследований
        [few] Шаг сюда: { $n } очка исследований
       *[other] Шаг сюда: { $n } очков исследований
    }
car-level-says = Низший уровень в регионах соединённых крупных городов определяет ПО за связи.
car-links-says = Соедините крупные города своими проектами вдоль дорог; ПО зависят от очков за связи и низшего уровня транспорта.
car-links-now = { $cities }: { $vp } ПО
car-links-none = Крупные города ещё не соединены.
car-donation-taken = { $who }
car-donation-times =
    { $n ->
        [one] До { $n } раза.
       *[other] До { $n } раз.
    }
car-donate-ahead = стоит { $cost } $; сейчас { $now } ПО, не больше { $most } (всего { $change })
car-donate-now = Сейчас даёт { $now } ПО.
car-neutral = Нейтральная фишка

## Что даст выбор
car-hint-vp = { $n } ПО в конце
car-hint-opens = открывает
car-hint-transport = приносит
car-hint-links = связи { $vp } ПО ({ $change })
car-hint-goods-left =
    { $n ->
        [one] останется { $n } товар
        [few] останется { $n } товара
       *[other] останется { $n } товаров
    }
car-hint-to =
    { $cost ->
        [one] { $cost } шаг
        [few] { $cost } шага
       *[other] { $cost } шагов
    }, останется { $left }
car-hint-wakes = можно активировать за ${ $cost }
car-hint-mission = сотрудник едет в командировку
car-hint-pay = стоит
car-hint-closes = закончить: { $department }
car-hint-rp = { $cost } ОИ, останется { $left }
car-hint-reward = и сразу
car-hint-activate = стоит ${ $cost }, останется ${ $left }
car-hint-build =
    { $goods ->
        [one] { $goods } товар
        [few] { $goods } товара
       *[other] { $goods } товаров
    }, { $vp } ПО в конце
car-hint-lost =
    { $rp ->
        [0] { $moves ->
            [one] Пропадёт { $moves } передвижение
            [few] Пропадут { $moves } передвижения
           *[other] Пропадут { $moves } передвижений
        }
       *[other] { $rp ->
            [one] Пропадёт { $rp } очко исследований
            [few] Пропадут { $rp } очка исследований
           *[other] Пропадут { $rp } очков исследований
        }
    }
car-hint-discard =
    { $n ->
        [one] { $n } товар сбрасывается за доллары
        [few] { $n } товара сбрасываются за доллары
       *[other] { $n } товаров сбрасываются за доллары
    }
car-moves-left =
    { $n ->
        [one] осталось { $n } передвижение
        [few] осталось { $n } передвижения
       *[other] осталось { $n } передвижений
    }
car-rp-left =
    { $n ->
        [one] осталось { $n } очко исследований
        [few] осталось { $n } очка исследований
       *[other] осталось { $n } очков исследований
    }

## Эндрю
car-difficulty-easy = простой
car-difficulty-normal = нормальный
car-difficulty-difficult = сложный
car-difficulty-expert = продвинутый
car-andrew-you-lead = Ряд выбираете вы
car-andrew-leads = Ряд выбирает Эндрю
car-andrew-cards-says = Карты под каждой картой ПО: каждая даёт столько, сколько написано сверху.
car-andrew-shift = карта +{ $n }
car-andrew-steps =
    { $n ->
        [one] { $region }: { $n } шаг
        [few] { $region }: { $n } шага
       *[other] { $region }: { $n } шагов
    }
car-andrew-back = Его карта:
car-andrew-next = Дальше:
car-andrew-deck =
    { $n ->
        [one] осталась { $n } карта
        [few] осталось { $n } карты
       *[other] осталось { $n } карт
    }
car-back-hard = сложная карта
car-andrew-cards = карты
car-andrew-departments = отделы
car-andrew-transport = транспорт
car-andrew-projects = проекты
car-andrew-donations = пожертвования

car-points =
    { $n ->
        [one] { $n } очко
        [few] { $n } очка
       *[other] { $n } очков
    }

## Обозначения
car-key = Обозначения
car-key-vp = победные очки: в конце; сразу
car-key-people = активный сотрудник; неактивный
car-key-free = свободное рабочее место, на столе — цена
car-key-mission = сотрудник едет в командировку
car-key-donation = пожертвование
car-key-research = очко исследований; цена — на вымпелах
car-key-links = очки за связи крупного города

# Short enough as they are
car-department-hr_office = { department-hr_office }
car-department-knowledge_sharing = { department-knowledge_sharing }
car-department-research_office = { department-research_office }
car-department-telegraph_operators = { department-telegraph_operators }
car-narrow-commerce_and_finance = { car-department-commerce_and_finance }
car-narrow-hr_office = { car-department-hr_office }
car-narrow-strategic_planning = { car-department-strategic_planning }

## Что подтверждается
confirm-chosen-side = Подтвердить сторону
confirm-chosen-first = Разместить проект
confirm-chosen-reserve = Отложить отдел
confirm-chosen-row = Подтвердить ряд
confirm-chosen-return = Подтвердить возвращение
confirm-chosen-donate = Подтвердить пожертвование
confirm-turn = Завершить действие
confirm-reveal-card = Открыть карту Эндрю
confirm-reveal-back = Завершить действие

## Компоненты на вкладке «Издание»
printed-game = Игра
printed-pieces = Компоненты
printed-setup = Подготовка
printed-leftmost = С какой ячейки заполняют город
printed-cities = Города
printed-roads = Дороги
printed-transport = Транспорт
printed-donations = Пожертвования
printed-links = Связи между городами
printed-departments = Отделы
printed-expansion = Отделы дополнения
printed-printed = Напечатанные отделы
printed-company = Планшет компании
printed-tabs = Вкладки проектов
printed-timeline = Шкала времени
printed-solo = Эндрю
printed-scoring = Итоговый подсчёт
printed-easy = простой
printed-normal = нормальный
printed-difficult = сложный
printed-expert = продвинутый
printed-small = малый
printed-medium = средний
printed-large = крупный
