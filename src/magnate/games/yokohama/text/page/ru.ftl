# Слова на столе «Иокогамы»; тексты правил лежат отдельно.

## Локации
yok-sign-silk_mill_1 = Шёлк. фабрика I
yok-sign-silk_mill_2 = Шёлк. фабрика II
yok-sign-tea_farm_1 = Плант. чая I
yok-sign-tea_farm_2 = Плант. чая II
yok-sign-fishing_ground_1 = Причал I
yok-sign-fishing_ground_2 = Причал II
yok-sign-employment_agency = Агентство найма
yok-short-copper_mine_1 = Медь I
yok-short-copper_mine_2 = Медь II
yok-short-silk_mill_1 = Шёлк I
yok-short-silk_mill_2 = Шёлк II
yok-short-tea_farm_1 = Чай I
yok-short-tea_farm_2 = Чай II
yok-short-fishing_ground_1 = Рыба I
yok-short-fishing_ground_2 = Рыба II
yok-short-laboratory_a = Лаб. A
yok-short-laboratory_b = Лаб. B
yok-short-employment_agency = Наём
yok-category-production = производственная
yok-category-commercial = коммерческая
yok-category-none = без типа
yok-does-copper_mine = Получите столько меди, сколько указано под вашей силой.
yok-does-silk_mill = Получите столько шёлка, сколько указано под вашей силой.
yok-does-tea_farm = Получите столько чая, сколько указано под вашей силой.
yok-does-fishing_ground = Получите столько рыбы, сколько указано под вашей силой.
yok-does-bank = Получите столько иен, сколько указано под вашей силой.
yok-does-port = Возьмите заказ из доступных зон; второй — за 2 иены или ящик. Сила 5 даёт ещё 3 ПО.
yok-does-laboratory = Получите одну технологию: считается сила, и ещё по 1 за каждые 2 иены или ящик.
yok-does-employment_agency = Возьмите со склада столько фишек, сколько указано под вашей силой: ассистент бесплатно, магазин 2 иены, торговые дома 4, 5, 6, 7 иен.
yok-does-chinatown = Число обменов — под вашей силой: медь и шёлк по 2 иены, чай и рыба по 1; ящик можно только купить, за 4.
yok-does-church = Вера — это сила и по 1 за каждый вид: медь, шёлк, чай, рыба, иена, ящик. Поставьте ассистента в церковь.
yok-does-customs = Заплатите ящики (не больше числа под вашей силой) и разместите ассистента на таможне.
yok-does-canal = Пройти можно за 1 иену в банк; остановиться и ставить фишки нельзя.
yok-area-seat = { $name }: { $president ->
    [yes] президент, { $assistants ->
        [0] без ассистентов
        [one] { $assistants } ассистент
        [few] { $assistants } ассистента
       *[other] { $assistants } ассистентов
    }
   *[no] { $assistants ->
        [one] { $assistants } ассистент
        [few] { $assistants } ассистента
       *[other] { $assistants } ассистентов
    }
}; сила { $power } с президентом.
yok-canal-1 = за проход
yok-canal-2 = без остановки
yok-pass = проход
yok-free = 0 ¥
yok-shop-space = Ячейка магазина { $n }
yok-house-space = Ячейка торгового дома
yok-free-plot = Ещё свободно.
yok-owner = Занято: { $name }.
yok-house-owner = Построен: { $name }; получает 1 иену, когда здесь действуют другие.
yok-token = Жетон «5 силы»
yok-token-says = Его может взять тот, кто действует здесь с силой 5.
yok-token-gone = Жетон «5 силы» уже взят.
yok-token-used = Он дал: { $list }.
yok-station-says = { $name }: здесь на 1 силу больше, президент входит без платы и может встать рядом с чужими.

## Количества
yok-nothing = ничего
yok-fee-seat = { $name }: { $n ->
    [one] { $n } иена
    [few] { $n } иены
   *[other] { $n } иен
}
yok-fee-bank = в банк: { $n ->
    [one] { $n } иена
    [few] { $n } иены
   *[other] { $n } иен
}
yok-copper = Медь
yok-silk = Шёлк
yok-tea = Чай
yok-fish = Рыба
yok-imported = Ящики
yok-yen = Иены
yok-copper-says = В Чайнатауне покупается и продаётся за 2 иены.
yok-silk-says = В Чайнатауне покупается и продаётся за 2 иены.
yok-tea-says = В Чайнатауне покупается и продаётся за 1 иену.
yok-fish-says = В Чайнатауне покупается и продаётся за 1 иену.
yok-imported-says = Импортный товар для таможни, лаборатории и церкви; в конце по 1 ПО.
yok-yen-says = В конце 1 ПО за каждые 2 иены.
yok-bin-fish = рыба
yok-bin-imported = ящики
yok-bin-yen = иены
yok-buy-for = Купить 1 за { $n }
yok-sell-for = Продать 1 за { $n }

## Страны и заказы
yok-order-of = Заказ: { $country }
yok-deliver = Отдать: { $list }
yok-gain = Получить: { $list }
yok-missing = Не хватает: { $list }
yok-missing-n = Не хватает { $n }
yok-ready = Готов
yok-my-orders = Мои заказы { $n } / { $top }
yok-orders = Заказы на руке { $n } / { $top }
yok-keep-one = Оставьте один из двух; второй уходит в коробку
yok-hidden-order = Заказ на руке: его знает только владелец.
yok-agent-comes = Принесёт наёмника: { $country }.
yok-delivered = выполнено { $n }

## Технологии: | — возможный перенос
yok-tech-gaslight = Газовый|фонарь
yok-tech-mining_technology = Горное|дело
yok-tech-spinning_mill = Прядиль-|ня
yok-tech-stagecoach = Дилижанс
yok-tech-language_school = Школа|языков
yok-tech-letterpress_printing = Книго-|печатание
yok-tech-winery = Винодель-|ня
yok-tech-postal_system = Почта
yok-tech-newspaper = Газета
yok-tech-electrical_light = Электр.|свет
yok-tech-university = Универ-|ситет
yok-tech-brickyard = Кирпич-|ный завод
yok-tech-system_of_stock = Акции
yok-tech-patent_system = Патентное|право
yok-tech-gaslight-says = Каждый построенный магазин даёт ещё 2 ПО.
yok-tech-station-says = Поставьте станцию: там у вас на 1 силу больше, вход без платы, и можно встать рядом с чужими президентами.
yok-tech-mining_technology-says = Получая медь, получите ещё 1.
yok-tech-spinning_mill-says = Раз за ход: отдайте 1 шёлк и получите 2 иены.
yok-tech-stagecoach-says = Никакой платы при перемещении президента.
yok-tech-exposition-says = Сразу 10 ПО.
yok-tech-ball-says = Каждый выполненный заказ даёт ещё 2 ПО.
yok-tech-language_school-says = Каждый выполненный заказ даёт ещё 1 иену.
yok-tech-letterpress_printing-says = Каждая следующая технология даёт 1 иену.
yok-tech-winery-says = Каждый ассистент в церкви даёт ещё 3 ПО.
yok-tech-postal_system-says = Президент может встать рядом с чужими; плата остаётся.
yok-tech-newspaper-says = Ассистентов можно разместить в 4 разных локациях.
yok-tech-electrical_light-says = Каждый построенный торговый дом даёт ещё 3 ПО.
yok-tech-university-says = Раз за ход: за 1 иену возьмите ассистента со склада.
yok-tech-telegram-says = Разместив 2 в одной локации, поставьте ещё 1 рядом.
yok-tech-telephone-says = При возвращении 1 ассистент может остаться.
yok-tech-brickyard-says = Каждый ассистент на таможне даёт ещё 4 ПО.
yok-tech-system_of_stock-says = В начале хода: если у вас 1 иена или ни одной, станет 2.
yok-tech-patent_system-says = Каждая следующая технология даёт 2 ПО.
yok-tech-tram-says = Президент может поехать в любую локацию без чужих президентов.
yok-tech-worth = Индустриализация { $n }; значок: { $country }.
yok-tech-needs = Нужно { $n } + { $more } = { $total } индустриализации.
yok-technologies = Технологии: { $n }
yok-owned = есть
yok-used = применена
yok-none = пока нет

## Поля администрации
yok-zone = Доступно с силой { $n } и больше.
yok-surcharge = Эти места требуют ещё { $n } индустриализации.
yok-deck = колода { $n }
yok-order-deck-says = Осталось заказов в колоде: { $n }. Если порт нечем пополнить, сыграют последний раунд.
yok-tech-deck-says = Осталось технологий в колоде: { $n }.
yok-space-church = Церковь, ячейка { $n }
yok-space-customs = Таможня, ячейка { $n }
yok-asks-church = Нужна вера: { $n }.
yok-asks-customs = Нужны ящики: { $n }.
yok-space-trigger = Когда здесь станет { $n } ассистентов, сыграют последний раунд.
yok-most-church = Больше всех в церкви
yok-most-customs = Больше всех на таможне
yok-most-says = В конце: первый { $first } ПО, второй { $second } ПО; при ничьей впереди тот, чей ассистент правее.

## Углы гавани
yok-gazette = Портовый листок, 1872
yok-end = Конец игры
yok-end-says = Когда заполнится хотя бы один пункт, доигрывают раунд и проводят ещё один.
yok-last-round = Последний раунд: { $round }
yok-end-houses = Торговые дома
yok-end-shops = Магазины
yok-end-orders = Колода заказов
yok-left = ещё { $n }
yok-then = потом
yok-claimed = выполнена
yok-claim-points = Первому { $first } ПО, остальным { $later } ПО.
yok-claim-says = Стоит одного ассистента из личной зоны; больше ничего не тратится.
yok-claim-has = { $name }: цель выполнена.
yok-claim-far = { $name }: { $progress }
yok-agents-left = Наёмники
yok-agents-says = Каждый второй значок страны приносит её наёмника, пока они есть.

## Своё поле
yok-stores = Запасы
yok-in-hand = Личная зона
yok-in-hand-says = Можно использовать: { $assistants ->
    [one] { $assistants } ассистент
    [few] { $assistants } ассистента
   *[other] { $assistants } ассистентов
}, { $shops ->
    [one] { $shops } магазин
    [few] { $shops } магазина
   *[other] { $shops } магазинов
}, { $houses ->
    [one] { $houses } торговый дом
    [few] { $houses } торговых дома
   *[other] { $houses } торговых домов
}.
yok-on-1 = на
yok-on-2 = поле
yok-warehouse = Склад
yok-warehouse-holds = { $assistants ->
    [one] { $assistants } ассистент
    [few] { $assistants } ассистента
   *[other] { $assistants } ассистентов
} бесплатно, { $shops ->
    [one] { $shops } магазин
    [few] { $shops } магазина
   *[other] { $shops } магазинов
} по { $shop } иены, { $houses ->
    [one] { $houses } торговый дом
    [few] { $houses } торговых дома
   *[other] { $houses } торговых домов
}{ $houses ->
    [0] .
   *[other] , следующий за { $house } иен.
}
yok-warehouse-says = Этими фишками пока нельзя пользоваться. В личную зону их приносят агентство по найму и бонусы склада.
yok-nations = Страны и наёмники
yok-sets = Наборы стран
yok-sets-now = наборы
yok-sets-says = Сейчас наборы разных стран принесли бы в конце { $n } ПО.
yok-icons = { $n ->
    [one] { $n } значок
    [few] { $n } значка
   *[other] { $n } значков
}
yok-agents-have = Наёмники: готовы { $agents }, применены { $used }
yok-agents-none = Наёмников этой страны больше нет.
yok-agent-in = До наёмника: { $n ->
    [one] ещё { $n } значок.
    [few] ещё { $n } значка.
   *[other] ещё { $n } значков.
}
yok-use-agent = Наёмник
yok-tokens = Жетоны
yok-label-board = Поле Иокогамы
yok-label-mine = Поле: { $name }
yok-tab-docks = Порты

## Игроки
yok-row-assistants = Ассистенты в личной зоне
yok-row-shops = Построено магазинов
yok-row-houses = Построено торговых домов
yok-row-orders = Выполнено заказов
yok-row-industry = Индустриализация, технологий { $n }
yok-row-agents = Готовые наёмники
yok-row-held = Заказов на руке: { $n }
yok-first-player = Первый игрок

## Что даст выбор
yok-power = сила { $n }
yok-through = через: { $list }
yok-ride = на трамвае
yok-ways = способов оплаты: { $n }
yok-need = нужно { $need }, сила { $power }, не хватает { $short }
yok-then-reach = Потом доступно: { $list }
yok-then-nowhere = Потом идти некуда
yok-may-build = можно строить
yok-agent-gained = наёмник
yok-step-place = Фишки
yok-step-move = Президент
yok-step-act = Действие
yok-step-token = Бонус
yok-step-build = Постройка
yok-step-return = Возвращение
yok-step-extra = После действия
yok-go-place = Разместить: { $board }{ $yen ->
    [0] {""}
   *[other] {""}, плата { $yen } ¥
}
yok-go-assist-put = Разместить: { $board }
yok-go-shift = Переместить: { $board }
yok-go-move = Идти: { $board }{ $yen ->
    [0] {""}
   *[other] {""}, плата { $yen } ¥
}
yok-go-send = Наёмник: { $board }
yok-go-station = Станция: { $board }
yok-group-place = Разместить ассистента
yok-group-assist-put = Разместить ассистента из личной зоны
yok-group-assist-lift = Переместить ассистента отсюда
yok-group-shift = Куда
yok-group-move = Переместить президента
yok-group-bring = Вернуть в личную зону
yok-group-send = Послать наёмника
yok-group-station = Поставить станцию
yok-status-setup = Подготовка
yok-status-last = Раунд { $round } из { $last }

## Обозначения
yok-key-power = сила
yok-key-vp = ПО
yok-key-yen = иены
yok-key-imported = ящик
yok-key-any_goods = товар
yok-key-warehouse = склад
yok-key-assistants = ассистент
yok-key-i-gear = индустр.
yok-key-faith = вера

## Что подтверждается
confirm-chosen-keep = Оставить этот заказ
confirm-reveal-order = Открыть новый заказ
confirm-reveal-technology = Открыть новую технологию
yok-loss-turn =
    { $n ->
        [one] { $n } ассистент останется в личной зоне, и новых путей для президента не появится.
        [few] { $n } ассистента останутся в личной зоне, и новых путей для президента не появится.
       *[many] { $n } ассистентов останутся в личной зоне, и новых путей для президента не появится.
    }
yok-loss-move = Президент никуда не пойдёт: действия в этом ходу не будет.

## Компоненты на вкладке «Издание»
printed-game = Игра
printed-pieces = Компоненты
printed-setup = Подготовка
printed-locations = Локации
printed-layouts = Раскладка поля
printed-ports = Порты
printed-laboratories = Лаборатории
printed-church = Церковь
printed-customs = Таможня
printed-prices = Цены построек
printed-countries = Страны
printed-orders = Заказы
printed-end = Конец игры
printed-scoring = Итоговый подсчёт
printed-variants = Варианты
printed-sources = Источники
printed-copper_mine = Медная шахта
printed-silk_mill = Шёлковая фабрика
printed-tea_farm = Плантация чая
printed-fishing_ground = Рыболовный причал
printed-port = Порт
printed-laboratory = Лаборатория
