# Слова на столе «Ниппона»; тексты самих правил лежат отдельно.

## Места
nip-region-short-kyushu = Кюсю
nip-region-short-west = Зап. Хонсю
nip-region-short-east = Вост. Хонсю
nip-region-short-north = Тохоку
nip-north = С
nip-regions = Районы
nip-foreign = Зарубежные компании

## Товары, рабочие, ресурсы
nip-short-light_bulbs = Лампы
nip-good-says = Уровень { $level }: нужны знания { $knowledge }, на запуск уходит угля: { $coal }. За 1, 2 или 3 кубика ставится влияние до { $market }.
nip-worker-black = Чёрный рабочий
nip-worker-red = Красный рабочий
nip-worker-grey = Серый рабочий
nip-worker-blue = Синий рабочий
nip-worker-white = Белый рабочий
nip-worker-yellow = Жёлтый рабочий
nip-worker-says = Цвет не влияет на действие, но при укреплении вы платите 3000 иен за каждый цвет.
nip-yen = Иены
nip-yen-says = Ими платят за действия и рабочим. При укреплении остаток сбрасывается и берётся сумма по треку денег.
nip-coal = Уголь
nip-coal-says = Нужен для запуска фабрик. При укреплении остаток сбрасывается и берётся уголь по треку.
nip-blueprints = Схемы
nip-blueprints-says = Заменяют недостающие знания при строительстве. За три схемы в любой момент хода маркер сдвигается на шаг вверх.
nip-short-yen = иен
nip-short-coal = угля
nip-short-blueprints = схемы
nip-gain-yen = { $n } иен
nip-gain-vp = { $n } ПО
nip-n-yen = { $n } ¥
nip-thousands = { $n }к
nip-kilo = { $n }к ¥
nip-n-vp = { $n } ПО
nip-plus-vp = { $n } ПО
nip-n-coal = { $n ->
    [one] { $n } уголь
   *[other] { $n } угля
}
nip-of = { $n } из { $all }
nip-left = ещё { $n }
nip-now = сейчас

## Действия
nip-action-knowledge-says = Поднять маркер знаний на 1, 2 или 3 шага за 1000, 3000 или 6000 иен.
nip-action-produce-says = Запустить от одной до трёх фабрик: сжечь уголь, положить товары на склад.
nip-action-export-says = Выполнить от одного до трёх контрактов; на каждое число уходит столько кубиков своего товара.
nip-action-invest-says = Построить одну фабрику нового для вас товара за 6000 иен; недостающие знания заменяют схемы.
nip-action-mines-says = Поднять маркер угля на 1, 2 или 3 шага за 1000, 3000 или 6000 иен.
nip-action-ships-says = Построить от одного до трёх кораблей в разных районах. Корабль приносит очки там, где у вас первое или второе место.
nip-action-machinery-says = От одного до трёх улучшений: новая машина или переворот с +1 на +2.
nip-action-trains-says = Построить от одного до трёх поездов в разных районах. Поезд добавляет влияние там, где есть ваш жетон.
nip-action-local_market-says = Поставить от одного до трёх жетонов влияния в одном районе за товары, которые нужны его городам; за каждый — бонус района.
nip-market-says = товары → влияние
nip-barred = { $what }: нельзя
nip-why = Почему нельзя: { $what }?
nip-take = { $worker }: { $opens }
nip-take-wages = зарплата +{ $yen } ¥

## Поле
nip-label-board = Поле
nip-if-scored = если подсчёт сейчас
nip-region-bonus = За каждый жетон влияния здесь: { $bonus }.
nip-region-lines = Мест для поездов и кораблей: { $n }.
nip-region-empty = пока никого
nip-standing = { $name }: влияние { $influence }, { $tied ->
    [yes] делит { $place }-е место
   *[no] { $place }-е место
}
nip-standing-trains = из них поезда: { $n }
nip-standing-vp = { $n } ПО
nip-standing-ships = +{ $n } ПО за корабли
nip-standing-lost = { $n } ПО пропадают
nip-city-says = Какие товары нужны городу с каждой стороны; жетон повёрнут случайно.
nip-slot-title = { $city }: { $good }
nip-slot-tile = Здесь { $value } ({ $name }). Жетон большей ценности вернёт его владельцу.
nip-slot-foreign = Свободно: влияние зарубежных компаний { $n }, пока нет жетона.
nip-city-limit = Вокруг города не больше { $n } жетонов.
nip-scoring-track = Трек подсчёта
nip-scoring-prizes = Подсчёт { $n }: за три первых места { $prizes } в каждом районе.
nip-scoring-golden = С первой золотой ячейки у каждого ещё три хода.
nip-turns-left = Осталось ходов: { $n }
nip-rows = Ряды рабочих
nip-rows-says = Когда ячейка пустеет, на неё переходит верхний ряд.
nip-refill-row = Когда опустеет ячейка, спустится ряд.
nip-refill-scoring = Когда опустеет ячейка, всё пополнится, маркер сдвинется, и будет подсчёт { $n }.
nip-refill-space = Когда опустеет ячейка, всё пополнится и маркер сдвинется.
nip-refill-last = Когда опустеет ячейка, маркер встанет на золотую ячейку и у каждого будет ещё три хода.
nip-refill-none = Теперь маркер сдвигается после каждого круга ходов.
nip-short-refill-row = Пустая ячейка: спустится ряд
nip-short-refill-scoring = Пустая ячейка: подсчёт { $n }
nip-short-refill-space = Пустая ячейка: маркер вперёд
nip-short-refill-last = Пустая ячейка: последние ходы
nip-short-refill-none = Последние ходы
nip-then-row = ячейка опустеет: спустится ряд
nip-then-scoring = ячейка опустеет: будет подсчёт { $n }
nip-then-space = ячейка опустеет: маркер сдвинется
nip-then-last = ячейка опустеет: начнутся последние ходы
nip-then-none = ячейка опустеет
nip-in-bag = в мешке { $n }
nip-bag-says = В мешке: { $n }. { $colours }
nip-factories-price = Фабрики, по { $price }
nip-supply-left = Осталось жетонов: { $n }.
nip-rewards = Награды Императора
nip-rewards-says = При укреплении с тремя и более рабочими вы берёте одну не выше своего уровня: бонус сразу, множитель — на достижение.
nip-multipliers-left = Когда их не станет, останутся жетоны ×2: { $n }.
nip-reward-title = ×{ $multiplier }, { $bonus }
nip-reward-left = Осталось: { $n }.
nip-steps-knowledge = Знания: сколько шагов?
nip-steps-coal = Уголь: сколько шагов?
nip-steps-money = Деньги: сколько шагов?
nip-cubes-title = { $good }: сколько кубиков?

## Планшет игрока
nip-boards = Планшеты
nip-label-mine = Планшет: { $name }
nip-workers = Рабочие
nip-workers-says = Ставятся слева направо. Число над последним рабочим — уровень награды Императора; с шестью надо укрепляться.
nip-wages = Зарплата
nip-wages-short = Зарплата
nip-wages-now = Зарплата сейчас: { $yen } иен
nip-no-workers = нет рабочих
nip-budget = Бюджет
nip-reward = Награда
nip-final = Итоговый счёт
nip-consolidate-now = Укрепиться
nip-consolidate-if = Если укрепиться сейчас
nip-consolidate-says = Иены и уголь сбрасываются и берутся заново по трекам; с тремя и более рабочими — награда; затем 3000 иен за каждый цвет. Рабочие уходят в мешок.
nip-lost-budget = { $yen } и { $coal } пропадут
nip-reward-none = нужно 3 рабочих
nip-reward-upto = одна, до ×{ $n }
nip-reward-multiplier = жетон ×2
nip-reward-gone = нет доступных
nip-wages-unpaid = { $yen } и −{ $n } ПО
nip-leaves = останется
nip-tracks = Треки
nip-tracks-note = 3 схемы: 1 шаг
nip-track-coal = Трек угля: { $value }
nip-track-coal-says = Столько угля вы берёте при укреплении. Между числами считается нижнее.
nip-track-money = Трек денег: { $value } иен
nip-track-money-says = Столько иен вы берёте при укреплении и ещё раз в конце игры.
nip-track-knowledge = Знания: { $value }
nip-track-knowledge-says = Какие фабрики вы можете строить: 2, 4 и 6 для трёх уровней. Между числами считается нижнее.
nip-the-track-coal = уголь
nip-the-track-money = деньги
nip-the-track-knowledge = знания
nip-step = Три схемы: { $track } на шаг вверх
nip-step-says = В любой момент своего хода, пока хватает схем.
nip-ships = Корабли
nip-ship-note = ещё { $left }, { $worth } ПО
nip-ship-says = Каждый приносит { $worth } ПО в районе, где у вас первое или второе место.
nip-trains = Поезда
nip-train-note = ещё { $left }, +{ $worth }
nip-train-says = Каждый даёт { $worth } влияния в районе, где есть ваш жетон.
nip-fleet-says = Строятся слева направо; открытый ¥▲ двигает маркер денег, звёзды считаются для достижения.
nip-ships-left = Осталось кораблей
nip-trains-left = Осталось поездов
nip-factories = Фабрики
nip-factories-note = склад, машина, уголь, бонус
nip-factory-none = Ещё не построена. По одной фабрике на товар.
nip-factory-says = На складе { $stock } из { $storage }; { $machine ->
    [0] машины нет
   *[other] машина +{ $machine }
}. Запуск сейчас даст: { $makes }.
nip-stock = { $n ->
    [0] пусто
    [one] { $n } кубик
    [few] { $n } кубика
   *[many] { $n } кубиков
}
nip-spare = Запасные машины
nip-spare-says = Куплены, когда их некуда было ставить; встанут на следующую фабрику.
nip-tile-title = { $good } { $letter }
nip-contract = Контракт
nip-contracts = Контракты
nip-contracts-note = зелёные доступны
nip-contracts-done = Выполнено контрактов
nip-contract-words = Кубики разных товаров: { $goods }. Награда: { $reward }
nip-contract-steps = деньги на { $n ->
    [one] { $n } шаг
    [few] { $n } шага
   *[many] { $n } шагов
} вверх
nip-contract-done = Выполнен.
nip-contract-payable = Ваших товаров хватает.
nip-contract-short = Товаров пока не хватает.
nip-influence = Влияние
nip-influence-left = Осталось жетонов влияния
nip-influence-value = Жетон влияния { $value }
nip-influence-says = Кладётся в ячейку города, которой нужен отданный товар; можно взять жетон меньшей ценности.
nip-market-table = За 1, 2 или 3 кубика — жетон до { $market }.
nip-achievements = Достижения
nip-achievements-note = база × жетон
nip-achievements-sum = Достижения сейчас
nip-achievements-says = В конце игры: база умножается на жетон или на напечатанное ×1. Для денег считается остаток после последнего дохода и зарплаты.
nip-achievement-contracts-says = 1 ПО за каждые 2 выполненных контракта.
nip-achievement-money-says = 1 ПО за каждые 6000 иен после последнего дохода и зарплаты.
nip-achievement-knowledge-says = 1 ПО за каждую достигнутую звезду трека знаний.
nip-achievement-ships-says = 1 ПО за каждую открытую звезду над кораблями.
nip-achievement-trains-says = 1 ПО за каждую открытую звезду над поездами.
nip-achievement-coal-says = 1 ПО за каждую достигнутую звезду трека угля.
nip-achievement-factories-says = 1 ПО за каждую фабрику 2-го или 3-го уровня.
nip-achievement-machinery-says = 1 ПО за каждую фабрику с машиной +2.
nip-achievement-influence-says = 1 ПО за каждые 2 жетона влияния на карте.
nip-achievement-now = Сейчас { $count }: { $base } × { $times } = { $vp } ПО.
nip-achievement-none = Без жетона ничего не даёт.

## Бонусы фабрик
nip-third = 3-е
nip-when-always = До конца игры: { $effect }.
nip-when-build = Один раз, при постройке: { $effect }.
nip-when-export_action = После каждого действия «Экспорт»: { $effect }.
nip-when-local_market_action = После каждого действия «Местный рынок»: { $effect }.
nip-when-knowledge_action = После каждого действия «Знания»: { $effect }.
nip-when-mines_action = После каждого действия «Шахты»: { $effect }.
nip-when-produce_action = При каждом действии «Производство»: { $effect }.
nip-when-produce_this_factory = При каждом её запуске: { $effect }.
nip-when-trains_action = При каждом действии «Поезда»: { $effect }.
nip-when-final_scoring = В конце игры: { $effect }.
nip-when-region_scoring = В каждом подсчёте: { $effect }.
nip-effect-gain_yen = { $yen } иен
nip-effect-gain_yen_per_contract = { $yen } иен за каждый контракт
nip-effect-gain_coal = уголь: { $n }
nip-effect-gain_blueprints = схемы: { $n }
nip-effect-track_steps = { $track } на { $n ->
    [one] { $n } шаг
    [few] { $n } шага
   *[many] { $n } шагов
} вверх
nip-effect-extra_star = +{ $n } к звёздам: { $achievement }
nip-effect-coal_discount_per_action = угля на { $n } меньше
nip-effect-build_free_train = бесплатный поезд
nip-effect-build_free_ship = бесплатный корабль
nip-effect-flip_all_trains = ваши поезда дают +{ $value }
nip-effect-flip_all_ships = ваши корабли дают { $value } ПО
nip-effect-train_price = поезд стоит { $yen } иен
nip-effect-ship_price = корабль стоит { $yen } иен
nip-effect-machinery_price = улучшение стоит { $yen } иен
nip-effect-region_bonus_of_one_built_region = бонус одного из районов, где вы строили
nip-effect-ships_score_in_third_place = ваши корабли приносят очки и за третье место
nip-effect-free_machinery_upgrades = бесплатных улучшений: { $n }
nip-effect-goods_on_this_factory = сразу кубиков на фабрику: { $n }
nip-effect-extra_goods = +{ $n } к кубикам

## Подсказка
nip-hint-turn = рабочих { $n } из { $all }, зарплата { $yen }
nip-hint-wages = зарплата больше на { $more }: { $yen }
nip-hint-free = зарплата не растёт
nip-hint-consolidate = останется { $yen }, уголь: { $coal }
nip-hint-unpaid = −{ $n } ПО за неоплаченные цвета
nip-hint-best = жетон до { $n }
nip-hint-covers = вернётся владельцу: { $value } ({ $name })
nip-hint-limit = самый низкий жетон города вернётся владельцу
nip-hint-wasted = не поместится: { $n }
nip-status-space = Ячейка { $space } из { $spaces }
nip-status-scoring = { $space } из { $spaces } · дальше подсчёт { $n }
nip-status-last = { $n ->
    [one] Остался { $n } ход
    [few] Осталось { $n } хода
   *[many] Осталось { $n } ходов
}
nip-tab-actions = Действия
nip-tab-map = Карта

## Обозначения
nip-key-gate = очки, если бы подсчёт был сейчас
nip-key-globe = зарубежные компании: их доля пропадает
nip-key-seal = осталось жетонов влияния
nip-key-synergy = бонус: постоянный, разовый
nip-key-money = маркер денег на шаг вверх
nip-key-star = звезда для достижения

## Что подтверждается
confirm-reveal-worker = Завершить ход

## Компоненты на вкладке «Издание»
printed-game = Игра
printed-setup = Подготовка
printed-counts = Компоненты
printed-workers = Рабочие
printed-slots = Ячейки и их действия
printed-costs = Цены
printed-goods = Товары
printed-machinery = Машины
printed-factory_tiles = Фабрики
printed-trains = Поезда
printed-ships = Корабли
printed-influence = Жетоны влияния
printed-rewards = Награды Императора
printed-sources = Источники
