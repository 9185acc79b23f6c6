title = Карнеги
pitch = Разошлите служащих по Америке — и раздайте всё.

## Типы отделов и ряды шкалы времени
action-human_resources = Кадры
action-management = Менеджмент
action-construction = Строительство
action-research = Исследования и разработки

## Регионы, проекты, транспорт
region-west = Запад
region-midwest = Средний Запад
region-east = Восток
region-south = Юг
project-housing = жилой фонд
project-commerce = торговля
project-industry = промышленность
project-infrastructure = инфраструктура
level-cart = повозка
level-stagecoach = дилижанс
level-railroad = железная дорога
side-A = А
side-B = Б
face-front = лицевая сторона
face-back = оборот

## Города
city-seattle = Сиэтл
city-helena = Хелена
city-portland = Портленд
city-boise = Бойсе
city-san_francisco = Сан-Франциско
city-reno = Рино
city-salt_lake_city = Солт-Лейк-Сити
city-denver = Денвер
city-los_angeles = Лос-Анджелес
city-phoenix = Финикс
city-santa_fe = Санта-Фе
city-fargo = Фарго
city-duluth = Дулут
city-omaha = Омаха
city-st_paul = Сент-Пол
city-chicago = Чикаго
city-kansas_city = Канзас-Сити
city-st_louis = Сент-Луис
city-cincinnati = Цинциннати
city-albany = Олбани
city-boston = Бостон
city-pittsburgh = Питтсбург
city-new_york = Нью-Йорк
city-washington = Вашингтон
city-el_paso = Эль-Пасо
city-dallas = Даллас
city-memphis = Мемфис
city-atlanta = Атланта
city-charleston = Чарлстон
city-san_antonio = Сан-Антонио
city-houston = Хьюстон
city-new_orleans = Новый Орлеан

## Пожертвования
donation-education_human_resources = Образование: отделы кадров
donation-education_management = Образование: отделы менеджмента
donation-education_construction = Образование: отделы строительства
donation-education_research = Образование: отделы ИР
donation-education_any = Образование: все отделы
donation-rights_infrastructure = Права человека: инфраструктура
donation-rights_industry = Права человека: промышленность
donation-rights_housing_commerce = Права человека: жилой фонд и торговля
donation-rights_railroad = Права человека: железные дороги
donation-rights_donations = Права человека: пожертвования
donation-welfare_7vp = Субсидии: 7 ПО
donation-welfare_goods = Субсидии: товары
donation-welfare_money = Субсидии: доллары
donation-welfare_money_goods = Субсидии: доллары и товары
donation-welfare_active_employees = Субсидии: активные сотрудники
donation-health_east = Здравоохранение: Восток
donation-health_midwest = Здравоохранение: Средний Запад
donation-health_south = Здравоохранение: Юг
donation-health_west = Здравоохранение: Запад
donation-health_small_cities = Здравоохранение: малые города

## Отделы
department-lobby = Приёмная
department-hr_office = Отдел кадров
department-commerce_and_finance = Торговля и финансы
department-strategic_planning = Стратегическое планирование
department-construction_office = Отдел строительства
department-research_office = Отдел ИР
department-training_and_partnerships = Обучение и сотрудничество
department-recruiting = Наём
department-safety_and_quality = Безопасность и качество
department-new_lobby = Новая приёмная
department-purchasing = Закупки
department-sales = Продажи
department-logistics = Логистика
department-property_management = Управление имуществом
department-engineering = Проектирование
department-construction_outsourcing = Строительный субподряд
department-supply_chain = Система снабжения
department-communications = Коммуникации
department-advanced_research = Передовые исследования
department-advanced_design = Передовые разработки
department-charitable_giving = Благотворительность
department-telegraph_operators = Телеграф
department-hr_administration = Управление кадрами
department-local_partners = Местные партнёры
department-corporate_communication = Внутренние связи
department-green_spaces = Зелёные зоны
department-accounting = Бухгалтерия
department-branding = Брендинг
department-payroll_management = Расчёт зарплат
department-public_relations = Связи с общественностью
department-production_lines = Производственные линии
department-renovation = Реконструкция
department-political_lobbying = Политическое лобби
department-post_office = Почта
department-rd_coordination = Координация ИР
department-knowledge_sharing = Обмен знаниями
department-archives = Архивы
department-network_of_libraries = Сеть библиотек

## Места и люди
cell = пустая ячейка, этаж { $floor }, комната { $room }
room = { $department } (этаж { $floor }, комната { $room })
who-active = активный сотрудник
who-idle = неактивный сотрудник
how-bonus = на 2 доллара дороже, +1 ПО
how-cut = всего 1 доллар, −1 ПО
card = карта { $id }
neutral = нейтральная фишка
andrew = Эндрю
a-disk = фишка

## Для чего используют отдел
effect-money = взять доллары
effect-goods = взять товары
effect-moves = взять передвижения
effect-rp = взять очки исследований
effect-build = создать отдел
effect-project = реализовать проект
effect-sell = продать товары
effect-trade = обменять товары на доллары и ПО
effect-buy = купить товары
effect-region = доход с проектов региона
effect-mission-money = командировка за доллары
effect-mission-goods = командировка за товары
effect-mission-moves = командировка за передвижения
effect-mission-hire = командировка и наём
effect-mission-vp = командировка за ПО
effect-mission-rp = командировка за ОИ
effect-mission-donate = командировка и пожертвование поверх чужого
effect-mission-place = командировка и расстановка сотрудников

## Вопросы
ask-side = Выберите сторону вкладки «{ $tab }»
    .wait = выбирает сторону вкладки «{ $tab }»
ask-first = Разместите первый проект «жилой фонд»
    .wait = размещает первый проект
ask-reserve = Отложите отдел: вы создадите его первым
    .wait = откладывает отдел
ask-move = Передвиньте сотрудников, осталось шагов: { $moves }
    .wait = передвигает сотрудников перед первым раундом
ask-to = Куда идёт сотрудник?
    .wait = передвигает сотрудника
ask-row = Выберите ряд шкалы времени
    .wait = выбирает ряд шкалы времени
ask-return = Сколько сотрудников вернуть из командировки ({ $region })?
    .wait = решает, кого вернуть из командировки ({ $region })
ask-lobby = В какую приёмную войдёт сотрудник?
    .wait = выбирает приёмную
ask-income = Выберите доход вкладки «{ $tab }»
    .wait = выбирает доход
ask-donate = Сделать пожертвование за { $cost } долл.?
    .wait = может сделать пожертвование за { $cost } долл.
ask-use = Используйте отделы: { $action }
    .wait = использует отделы: { $action }
ask-mission = Куда едет в командировку сотрудник отдела «{ $department }»?
    .wait = отправляет в командировку сотрудника отдела «{ $department }»
ask-project = Какой проект вы реализуете?
    .wait = выбирает вид проекта
ask-slot = Где реализовать проект «{ $project }»?
    .wait = реализует проект «{ $project }»
ask-times = Сколько раз? ({ $department })
    .wait = использует отдел «{ $department }»
ask-department = Какой отдел вы создаёте?
    .wait = выбирает, какой отдел создать
ask-cell = Где создать отдел «{ $department }»?
    .wait = создаёт отдел «{ $department }»
ask-bring = Перевести сотрудника в отдел «{ $department }»?
    .wait = может перевести сотрудника в отдел «{ $department }»
ask-top = К чьему пожертвованию присоединиться за { $cost } долл.?
    .wait = присоединяется к пожертвованию за { $cost } долл.
ask-research = Потратьте очки исследований: { $rp }
    .wait = тратит очки исследований
ask-activate = Активируйте сотрудников
    .wait = активирует сотрудников
ask-region = Выберите регион: ваши проекты там принесут доход
    .wait = выбирает регион
ask-share = { $region }: сколько проектов платят не 2 доллара, а другой доход?
    .wait = делит доход проектов ({ $region })
ask-level = Какой транспортный доход взять ({ $region })?
    .wait = выбирает транспортный доход ({ $region })
ask-place = Переставьте сотрудника в любую ячейку компании
    .wait = расставляет сотрудников

## Ответы
option-side-a = Сторона А
option-side-b = Сторона Б
option-slot = { $city }, ячейка { NTH($slot) }
option-reserve = { $reserve }
option-move = { $cell }: передвинуть, { $who }
option-move-stop = Больше не двигать
option-to = { $to }
option-row = { $row }
option-return =
    { $n ->
        [0] Никого
        [one] { $n } сотрудника
       *[many] { $n } сотрудников
    }
option-lobby = { $lobby }
option-income-money = Доллары
option-income-goods = Товары
option-income-vp = Победные очки
option-income-rp = Очки исследований
option-income-new_employee = Новый сотрудник
option-donate = { $donate }
option-donate-stop = Без пожертвования
option-use = { $cell }: { $effect }
option-slide = Выдвинуть вкладку «{ $project }»
option-advance = Развить транспорт: { $region }
option-choice = Жетон выбора действия: { $action }
option-use-stop = Закончить ход
option-mission = { $mission }
option-project = { $project }
option-times =
    { $n ->
        [one] { $n } раз
        [few] { $n } раза
       *[many] { $n } раз
    }
option-department = { $department }
option-cell = { $cell }
option-bring = { $cell }: перевести, { $who }
option-bring-stop = Никого не переводить
option-top = { $top }
option-research-stop = Оставить остаток
option-activate = Активировать: { $cell }
option-all = Активировать всех
option-payroll = { $cell }: { $how }
option-activate-stop = Больше никого
option-exchange = Сбросить товар ({ $goods }) за 1 доллар
option-region = { $region }
option-share = { $n }
option-level = Деление { NTH($n) }
option-place-stop = Больше никого не переставлять

## Что произошло
fact-timeline = { $row }: жетон шкалы времени { $tile }, { $face }.
fact-first = { $seat } получает локомотив.
fact-side = { $seat }: вкладка «{ $tab }», сторона { $side }.
fact-neutral-city = Нейтральная фишка: { $city }.
fact-neutral-donation = Нейтральная фишка: { $donation }.
fact-reserve = { $seat } откладывает отдел «{ $department }».
fact-round = Раунд { $round }.
fact-row = { $seat } выбирает ряд «{ $row }».
fact-andrew-row = Эндрю выбирает ряд «{ $row }».
fact-turned = Маркер ряда «{ $row }» перевёрнут.
fact-event-income = Событие: доход, { $region }.
fact-event-donation = Событие: пожертвования.
fact-event-both = Событие: доход ({ $region }) и пожертвования.
fact-return =
    { $n ->
        [one] { $seat } возвращает { $n } сотрудника: { $region }.
       *[many] { $seat } возвращает { $n } сотрудников: { $region }.
    }
fact-stay = { $seat } никого не возвращает: { $region }.
fact-gain = { $seat } получает{ $money ->
    [0] {""}
   *[other] {" "}· { $money } долл.
}{ $goods ->
    [0] {""}
   *[other] {" "}· товары: { $goods }
}{ $points ->
    [0] {""}
   *[other] {" "}· { $points } ПО
}{ $rp ->
    [0] {""}
   *[other] {" "}· { $rp } ОИ
}{ $hired ->
    [0] {""}
   *[other] {" "}· новые сотрудники: { $hired }
}{ $moves ->
    [0] {""}
   *[other] {" "}· передвижения: { $moves }
}
fact-exchange = { $seat } сбрасывает 1 товар за 1 доллар.
fact-discard = { $seat } сбрасывает товары ради долларов: { $n }.
fact-donate = { $seat } жертвует { $cost } долл.: { $donation }.
fact-top = { $seat } жертвует { $cost } долл. поверх чужой фишки: { $donation }.
fact-choice = { $seat } тратит жетон выбора действия: { $action }.
fact-move =
    { $n ->
        [0] { $seat } никого не передвигает.
       *[other] { $seat } передвигает сотрудников, шагов: { $n }.
    }
fact-mission = { $seat } отправляет сотрудника в командировку: { $region }.
fact-use = { $seat } использует отдел «{ $department }».
fact-build = { $seat } создаёт отдел «{ $department }».
fact-bring = { $seat } переводит сотрудника в отдел «{ $department }».
fact-project = { $seat } реализует проект «{ $project }»: { $city }.
fact-slide = { $seat } выдвигает вкладку «{ $project }».
fact-advance = { $seat } развивает транспорт: { $region }, деление { NTH($space) }.
fact-activate =
    { $n ->
        [one] { $seat } активирует { $n } сотрудника за { $cost } долл.
       *[many] { $seat } активирует { $n } сотрудников за { $cost } долл.
    }
fact-payroll = { $seat }: расчёт зарплат, { $points } ПО.
fact-final = { $seat }: { $source }, { $points } ПО.
fact-andrew-card = Эндрю открывает: { $card }.
fact-andrew-shift = Карта Эндрю сдвигается к { $points } ПО.
fact-andrew-donate = Эндрю делает пожертвование: { $donation }.
fact-andrew-department = Эндрю берёт отдел «{ $department }».
fact-andrew-project = Эндрю строит: { $city }.
fact-andrew-advance = Эндрю развивает транспорт: { $region }, деление { NTH($space) }.
fact-andrew-score = Эндрю: { $source }, { $points } ПО.

## Откуда очки
source-transport = Транспорт
source-income = Доход проектов
source-effects = Отделы по ходу игры
source-choice_tile = Жетон выбора действия
source-employees = Активные сотрудники
source-departments = Созданные отделы
source-tabs = Вкладки проектов
source-links = Сообщение городов
source-projects = Проекты
source-donations = Пожертвования
source-expansion = Отделы дополнения
source-cards = Карты

## Стол словами
line-round = Раунд { $round } из { $rounds }
line-row-income = { $row }: следующее деление { NTH($space) }, доход, { $region }
line-row-donation = { $row }: следующее деление { NTH($space) }, пожертвования
line-row-both = { $row }: следующее деление { NTH($space) }, доход ({ $region }) и пожертвования
line-row-done = { $row }: все деления пройдены
line-city = { $city }: { $who }, { $project }
line-donation = { $donation }: { $who }
line-department = Доступен отдел «{ $department }»: { $left }
line-player = { $seat }: { $points } ПО, доллары { $money }, товары { $goods }, фишки { $disks }, можно нанять { $unhired }
line-room = · { $room }: активных { $active }, неактивных { $idle }
line-region = · { $region }: транспорт, деление { NTH($space) } ({ $level }), в командировке { $away }
line-tab = · { $project }: открыто ячеек { $exposed }, фишек на вкладке { $disks }, реализовано { $built }
line-links = · сообщение городов: { $points } ПО
line-andrew = Эндрю: сыграно карт { $cards }, отделов { $tiles }
