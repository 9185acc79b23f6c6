## Following the others
pace = Ходы соперников
pace-line = Как быстро показывать их на поле
pace-instant = Сразу
pace-fast = Быстро
pace-normal = Обычно
pace-slow = Медленно
pace-step = По шагам
follow = Что сделали другие
follow-step = { $n } из { $all }
follow-again = повтор
follow-back = Назад
follow-pause = Пауза
follow-go = Продолжить
follow-next = Дальше
follow-skip = Пропустить
follow-skip-mine = К вашему ходу
follow-table = Стол
again-line = Показать на поле
again-turn = Показать ход ещё раз
recap-play = Показать всё

## A scoring
scorings = Подсчёты
scorings-line = Окно остаётся, пока его не закроют
scoring-open = Подсчёт
scoring-seat = Игрок
scoring-gained = Сейчас
scoring-points = Очки
scoring-hold = Удерживайте, чтобы увидеть поле
scoring-again = Показать ещё раз
scoring-on = Дальше
scoring-before = было { $n }
scoring-places = Кто где стоял
scoring-nobody = Никому
scoring-title-round = Подсчёт раунда { $round }
scoring-title-nth = Подсчёт { $n } из 3
scoring-title-final = Итоговый подсчёт
scoring-robots = Роботы
scoring-chips = Второй у инвестора
scoring-investors = Инвесторы в конце
scoring-achievements = Достижения
scoring-tied = поровну
scoring-influence = влияние { $n }
scoring-lost = { $n } сгорают
scoring-item = { $what }

## A free seat
invite = Пригласить
