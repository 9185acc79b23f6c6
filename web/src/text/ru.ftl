## Всюду
magnate = Magnate
you = Вы
list-separator = {", "}
seat-nth = Место { $n }
close = Закрыть
copy = Скопировать
copied = Скопировано
try-again = Попробовать снова
to-start = На главную
loading = Раскладываем игру…
offline-short = Сервер не отвечает.
why-too-many = Слишком много за один раз. Попробуйте снова { $when }.
why-busy = Сервер сейчас заполнен. Попробуйте снова { $when }.
why-unavailable = Сейчас сервер этого сделать не может; ничего не потеряно. Попробуйте снова { $when }.

## Игры
players-range =
    { $to ->
        [one] { $from }–{ $to } игрок
        [few] { $from }–{ $to } игрока
       *[other] { $from }–{ $to } игроков
    }
players-exactly =
    { $n ->
        [one] { $n } игрок
        [few] { $n } игрока
       *[other] { $n } игроков
    }

## Главная
start-title = Magnate: большие еврогеймы за одним столом
hero = Садитесь за стол.
hero-line = Большие еврогеймы по полным правилам, быстрые боты и место для друга.
hero-move = Ваш ход.
hero-move-name = { $name }, ваш ход.
hero-nobody = Сейчас ходят другие.
hero-waiting =
    { $n ->
        [0] { $all ->
            [one] Идёт { $all } игра.
            [few] Идут { $all } игры.
           *[many] Идёт { $all } игр.
        }
       *[other] { $all ->
            [1] Игра ждёт вас.
           *[other] Вас ждут за столами: { $n } из { $all }.
        }
    }
first-steps = Первые шаги
first-learn = Начните отсюда: { $title }
first-game = Затем: первая партия
first-coach = Играть с наставником
first-daily = Каждый день: стол дня
card-round = Раунд { $round }
choose-game = Выберите игру
your-table = Ваш стол
your-name = Ваше имя
name-hint = Имя
human-here = Здесь
human-guest = Гость
seat-kind = Кто играет на месте { $n }
seat-here = За этим экраном
seat-link = Вы получите ссылку
seat-open = Сесть может любой
seat-bot = Бот
seat-add = Добавить место
seat-colour = Цвет места { $n }: сменить
colour = Цвет
colour-nth = цвет { $n }
seat-remove = Убрать место { $n }
language = Язык
table-name = Название стола
table-name-hint = Ночная смена
who-joins = Кто может сесть
joins-anyone = Любой
joins-link = По ссылке
advanced = Варианты и издание
variants = Варианты
no-variants = У этой игры нет вариантов.
edition-wrong = С этим изданием играть нельзя. { $why }
edition-choose = Выбрать файл…
play-game = Играть: { $game }
play-waits =
    { $n ->
        [one] Отправьте { $n } ссылку. Игра начнётся сразу и подождёт гостя.
        [few] Отправьте { $n } ссылки. Игра начнётся сразу и подождёт гостей.
       *[many] Отправьте { $n } ссылок. Игра начнётся сразу и подождёт гостей.
    }
play-open =
    { $n ->
        [one] { $n } место открыто для всех. Игра начнётся сразу и подождёт гостя.
        [few] { $n } места открыты для всех. Игра начнётся сразу и подождёт гостей.
       *[many] { $n } мест открыто для всех. Игра начнётся сразу и подождёт гостей.
    }
play-now = Игра начнётся сразу.
opening = Открываем…
open-failed = Не удалось открыть стол: { $why }
no-games = На этом сервере нет игр.
open-tables = Открытые столы
no-tables = Пока ни одного стола. Ваш может стать первым.
join = Сесть
watch = Смотреть
resume = Продолжить
seats-taken = Занято мест: { $taken } из { $all }
join-title = Сесть за стол: { $name }
join-go = Сесть
join-taken = Кто-то успел раньше: это место уже занято.
links-title = Отправьте ссылки
links-line = Одна ссылка — одно место. Кто её откроет, тот и играет, поэтому каждую дайте только одному человеку.
links-watch = Для зрителей
links-open-title = Ваш стол открыт
links-open-line = Он виден на главной странице. Кто откроет ссылку, сможет смотреть или занять свободное место.
links-invite = Приглашение
links-go = К столу
unnamed = { $game }
your-tables = Ваши столы
your-tables-all = Все ваши столы ({ $n })
your-tables-fewer = Показать меньше
turn-yours = Ваш ход
turn-of = Ходит { $name }
tables-over = Законченные
your-place = { $place }-е место из { $all }
record = Запись партии
forget-table = Убрать из списка
forget-ask = Убрать? Ссылка на ваше место тоже пропадёт.
forget-go = Убрать
forget-keep = Оставить
kind-here = Играет за этим экраном
kind-guest = Играет за своим экраном
seat-rival = Играет против вас, места не занимает
variant-none = Ничего из этого
seed = Зерно случайности
seed-hint = Выбирает сервер
seed-line = Одно и то же зерно даёт одну и ту же раскладку. Все за столом видят, что его выбрали вы.

## Строки вместо стола
missing-title = Такого стола нет
missing-body = Возможно, адрес обрезан или стол уже убрали.
removed-title = Этот стол удалён
removed-body = Его убрал тот, кто ведёт этот сервер, или за столом слишком долго никто не ходил. Смотреть больше не на что.
gone-title = Этот стол больше не открыть
gone-body = Партия начата по правилам, которых на этом сервере уже нет, или её данные повреждены. Причина записана в журнале сервера; других столов это не касается.
foreign-title = Это не ваше место
foreign-body = По этой ссылке уже кто-то сел, или она никогда не вела к месту. Если это были вы на другом устройстве, выберите там в меню места «Открыть на другом устройстве» или войдите здесь в учётную запись. Иначе попросите другую ссылку или смотрите как зритель.
offline-title = Сервер не отвечает
offline-body = С партией всё в порядке. Страница пробует снова и продолжит с того же хода.
lost-title = Здесь ничего нет
lost-body = Этот адрес никуда не ведёт.
reconnecting = Связь прервалась. Подключаемся снова…
refused-stale = За столом уже сделали ход. Вот что на столе сейчас.
refused-not-your-turn = Сейчас не ваш ход.
refused-illegal = Так здесь нельзя.
refused-unavailable = Сейчас сервер не может это записать. Ничего не потеряно: выберите ещё раз чуть позже.
refused-other = Не получилось. Ничего не изменилось.

## Стол: шапка и подсказка
undo = Отменить
restart = Ход заново
confirm = Подтвердить
confirm-turn = Завершить ход
confirm-reveal = Подтвердить и открыть
confirm-end = Завершить игру
confirm-ask = Всё? Потом отменить будет нельзя.
confirm-ask-reveal = Дальше что-то откроется: отменить будет нельзя.
confirm-tip = Подтверждать каждый раз не нужно? См. «Подтверждать ходы» в настройках.
confirm-waiver = { $choice }: подтвердить? Отменить будет нельзя.
your-turn = Ваш ход
line-broken = Связь прервалась.
pending-kept = Выбор «{ $choice }» сохранён и уйдёт, как только она вернётся.
pending-next = Следующая попытка через { $n } с.
pending-tries = Подключаемся…
pending-now = Попробовать сейчас
pending-back = Отменить выбор
pending-waits = ждёт связи
giveup-title = { $choice }?
giveup-on = Играть дальше
seeded = Создатель стола сам выбрал зерно случайности и может знать, что будет дальше.
or = или
waiting-nobody = Ожидание
watching = Вы зритель
take-seat = За стол
undo-closed = Открыты новые сведения: отменить нельзя
show-choice = Показать выбор
choices-list = Что можно выбрать
choices-other = Другие варианты
prompt = Что нужно сделать
game-over = Игра окончена
recap-button =
    { $n ->
        [one] { $n } ход
        [few] { $n } хода
       *[many] { $n } ходов
    } { $of ->
        [start] с начала игры
       *[turn] после вашего
    }
recap-title =
    { $of ->
        [start] С начала игры
       *[turn] После вашего хода
    }
panel = Журнал и правила
panel-side = Игроки, журнал и правила

## Стол: панель и вкладки
players = Игроки
player-turn = ходит
player-score = Очки на данный момент
player-coming = Сейчас очков: { $points }; если бы игра закончилась сейчас, добавилось бы ещё { $coming }
player-away = не в сети
player-look = Поле: { $name }
player-follow = Следить за ходом: { $name }
tab-board = Поле
tab-mine = Моё поле
tab-others = Соперники
tab-log = Журнал
tab-rules = Правила
tab-edition = Издание
log-empty = Пока ничего не произошло.
log-your-turn = ваш прошлый ход
rules-search = Найти в правилах
rules-none = Такого правила нет.
rules-chapter = Глава { $n }
edition-name = Издание «{ $name }»
edition-line = Что напечатано на компонентах и откуда известно каждое значение. Наведите указатель на название, чтобы узнать, как оно пишется в файле издания.
edition-source = Источник
printed-note = Замечание
printed-pages = Страницы
printed-designer = Автор
printed-designers = Авторы
printed-publisher = Издатель
printed-year = Год
printed-colours = Цвета
printed-rounds = Раунды
printed-copies = Экземпляров
printed-seats = Число игроков
printed-cards = Карты
printed-tiles = Жетоны
edition-rows = { $n ->
        [one] { $n } строка
        [few] { $n } строки
       *[many] { $n } строк
    }

## Поле для любой игры
any-table = На столе
any-choices = Ваш выбор
any-waiting = Сейчас выбирать нечего.
any-empty = Здесь пусто.

## Конец
end-title = Конец игры
end-won = Победа: { $name }
end-won-you = Вы победили
end-shared = Победу делят: { $names }
end-where = Откуда очки
end-total = Итого
end-rematch = Реванш
end-record = Скачать запись
end-look = Посмотреть стол
end-show = Итог
points =
    { $n ->
        [one] { $n } очко
        [few] { $n } очка
       *[many] { $n } очков
    }

## Настройки
settings = Настройки
theme = Тема
theme-auto = Авто
theme-dark = Тёмная
theme-light = Светлая
confirm-turns = Подтверждать ходы
confirm-turns-line = Ход ждёт подтверждения: всегда или только перед тем, как что-то откроется.
confirm-always = Всегда
confirm-reveals = Перед открытием
confirm-never = Никогда
motion = Анимация
motion-line = Фишки и карты перелетают на новые места.
turn-sound = Звук
turn-sound-line = Тихий сигнал, когда наступает ваш ход.
turn-notice = Уведомления
turn-notice-line = Браузер сообщит о вашем ходе, пока страница скрыта.
on = Вкл.
off = Выкл.

## Клавиши
keys = Клавиши
keys-line = Всю игру можно провести с клавиатуры.
key-tab = следующий вариант, предыдущий вариант
key-arrows = к варианту в эту сторону
key-enter = выбрать
key-u = отменить
key-r = начать ход заново
key-c = подтвердить
key-l = журнал
key-help = этот список
key-esc = закрыть

show-hand = Показать мои карты
cover-ask = { $name }, ваш ход: садитесь к экрану
