# Слова мастерской: что напечатано на роботах.
workshop-progress = Проверено роботов: { $n } из { $all }
workshop-left = Левый угол
workshop-right = Правый угол
workshop-left-minus-1 = минус один
workshop-left-0 = без изменений
workshop-left-1 = плюс один
workshop-right-minus-1 = минус один
workshop-right-0 = без изменений
workshop-right-1 = плюс один
workshop-condition = Условие
workshop-points = Очки
workshop-odd = Два знака равенства ничего не меняют. У известных роботов такого нет: посмотрите ещё раз.
