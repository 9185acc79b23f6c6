# Words of the workshop: what is printed on the robots.
workshop-progress = { $n } of { $all } robots checked
workshop-left = Left corner
workshop-right = Right corner
workshop-left-minus-1 = minus one
workshop-left-0 = stays as it is
workshop-left-1 = plus one
workshop-right-minus-1 = minus one
workshop-right-0 = stays as it is
workshop-right-1 = plus one
workshop-condition = Condition
workshop-points = Points
workshop-odd = Two equals signs would change nothing. No known robot has them: look again.
