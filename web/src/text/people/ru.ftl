## Кто вы
who-guest = Гость
who-open = { $name }: ваша учётная запись
account = Учётная запись
account-line = Ваши столы, результаты и настройки одинаковы на всех устройствах, где вы вошли.
account-guest-line = Вы гость: вас знает только этот браузер. Для игры учётная запись не нужна, но с ней ваши столы найдутся на любом устройстве.
account-sign-in = Войти
account-make = Завести запись
account-name = Имя
account-password = Пароль
account-password-line = Не короче восьми знаков
account-password-old = Прежний пароль
account-password-new = Новый пароль
account-password-change = Сменить пароль
account-password-changed = Пароль изменён. На других устройствах придётся войти заново.
account-elsewhere = Выйти на других устройствах
account-elsewhere-done = Теперь вход выполнен только в этом браузере.
account-sign-out = Выйти
account-welcome = Здравствуйте, { $name }!
account-wrong = Имя и пароль не подходят друг к другу.
account-taken = Это имя уже занято.
account-too-many = Слишком много попыток. Попробуйте через четверть часа.
profile = Профиль

## Профиль
profile-missing = Такого профиля нет
profile-missing-line = Никто с этим именем не показывает здесь свой профиль.
profile-games =
    { $n ->
        [one] { $n } партия, с нами с: { $since }
        [few] { $n } партии, с нами с: { $since }
       *[many] { $n } партий, с нами с: { $since }
    }
profile-n-games =
    { $n ->
        [one] { $n } партия
        [few] { $n } партии
       *[many] { $n } партий
    }
profile-account = учётная запись на этом сервере
profile-guest = гость в этом браузере
profile-shown = Кто видит эту страницу
profile-shown-me = Только я
profile-shown-met = Мои соперники
profile-shown-all = Все
profile-results = Результаты
profile-results-line = все начинают с 25; в 9 случаях из 10 рейтинг лежит внутри полосы
profile-none = Пока ни одна партия не сыграна до конца. Первая появится здесь.
profile-game = Игра
profile-played = партий
profile-first = первые места · справедливая доля
profile-mean = в среднем
profile-best = лучший
profile-rating = рейтинг
profile-few = нужно пять партий
profile-seats =
    { $n ->
        [1] В одиночку
        [one] { $n } место
        [few] { $n } места
       *[many] { $n } мест
    }
profile-sources = Откуда ваши очки
profile-sources-line = последняя партия (полоса) и среднее (черта)
profile-recent = Последние партии
profile-met = Выше и ниже
profile-met-line = за общими столами
profile-ahead = вы выше
profile-behind = вы ниже
profile-export = Выгрузить всё
profile-delete = Удалить всё…
profile-delete-title = Удалить всё?
profile-delete-line = Имя, результаты, рейтинги, настройки, заметки и всё, что вы говорили, исчезнут навсегда. Места за идущими партиями останутся без имени у тех, у кого есть ссылки.
profile-delete-keep = Оставить
profile-delete-go = Удалить
account-password-wrong = Пароль не тот.
place = { $n }-е
way-home = Главная
ways = Страницы
tables = Столы
tables-wait =
    { $n ->
        [one] { $n } ждёт вас
       *[other] { $n } ждут вас
    }

## Столы
tables-line =
    { $n ->
        [0] Вас никто не ждёт.
        [one] { $n } стол ждёт вас.
        [few] { $n } стола ждут вас.
       *[many] { $n } столов ждут вас.
    } { $minutes ->
        [0] { "" }
       *[other] Дольше всех: { $name }, { $since }.
    }
tables-next = Следующий стол
tables-new = Новый стол
tables-all = Все игры
tables-find = Стол или игрок
tables-clock = Часы
tables-clock-any = Любые часы
tables-clock-live = Вживую
tables-clock-days = По дням
tables-clock-none = Без часов
tables-yours = Ваши
tables-yours-line = сначала ваш ход, затем по остатку времени
tables-yours-none = Вы пока не сидите ни за одним столом.
tables-open = Открытые
tables-open-line = сначала со свободными местами
tables-open-none = Открытых столов нет. Ваш может стать первым.
tables-finished = Сыгранные
tables-finished-none = Пока ни одна партия не окончена.
tables-sought-none = Таких столов нет.
tables-continue = Продолжить
tables-look = Взглянуть
tables-free = свободно
tables-locked = Только по ссылке
tables-seeded = зерно выбрал открывший стол
tables-ended = прервана
tables-menu = Ещё: { $name }
tables-rematch = Реванш
seat-leave = Встать из-за стола
seat-resign = Сдаться
seat-resign-ask = Сдаться? За вас доиграет бот, а вы займёте последнее место.
seat-resign-go = Сдаться
seat-resign-keep = Играть дальше
seat-away = Посадить за себя бота
seat-away-line = Пока вас нет, за вас играет { $level }.
seat-back = Я снова за столом
seat-back-soon = Время вышло: этот ход сделает бот, потом снова играете вы.
seat-fill = Отдать место { $n } боту
seat-open-up = Открыть место { $n } для всех
seat-end = Предложить закончить партию
seat-end-agree = Согласиться закончить
seat-end-not = Всё же играть дальше
seat-ends = { $names }: закончить партию на этом? Она закончится без результата, когда согласятся все.
seat-stands-in = вместо игрока — { $level }
seat-elsewhere = Открыть на другом устройстве
seat-elsewhere-line = Эта ссылка открывает ваше место и на другом устройстве. Не передавайте её: у кого она есть, тот играет за вас.
seat-elsewhere-link = Ссылка на ваше место
seat-elsewhere-share = Отправить…
seat-elsewhere-account = С учётной записью все ваши столы видны на любом устройстве, без ссылок.
invite-title = Пригласить за стол «{ $name }»
invite-line =
    { $n ->
        [one] Свободно { $n } место. Кто откроет ссылку, сможет его занять.
        [few] Свободно { $n } места. Кто откроет ссылку, сможет сесть.
       *[many] Свободно { $n } мест. Кто откроет ссылку, сможет сесть.
    }
clock = Часы
clock-none = Без часов
clock-live = Вживую
clock-days = Дни
clock-bank = Минут на партию
clock-increment = Секунд за ход
clock-per-turn = Дней на ход
clock-line-days = { $rule } на ход
clock-left = осталось { $time }
clock-up = Время вышло
clock-waits = пойдут, когда все сядут
clock-out-line = За того, чьё время вышло, играет { $level }.
table-closed = Этот стол закрыл тот, кто ведёт сервер. На него можно только смотреть.
table-ended = Партия окончена по согласию. На неё можно только смотреть.
table-acts = Место

## Уведомления
told-title = Сообщать о вашем ходе
told-nothing = Пока никак, только на этой странице.
told-browser = Этот браузер
told-mail = Почта
told-discord = Discord
told-slack = Slack
told-json = JSON
told-push = Push-уведомление
told-daily = раз в день
told-at-once = сразу
told-change = Изменить
told-way = Способ
told-when = Когда
told-address = Ваш адрес
told-url = Адрес вебхука
told-add = Добавить
told-remove = Убрать
told-code = Код из письма
told-code-wrong = Код не тот.
told-confirm = Подтвердить
told-hours = Ваше дневное время: в эти часы идут часы на дни и приходят уведомления
told-from = с
told-to = до
