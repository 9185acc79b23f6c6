# 工房の言葉：ロボットに印刷されているもの。
workshop-progress = { $all }枚中{ $n }枚を確認
workshop-left = 左上の印
workshop-right = 右上の印
workshop-left-minus-1 = マイナス1
workshop-left-0 = そのまま
workshop-left-1 = プラス1
workshop-right-minus-1 = マイナス1
workshop-right-0 = そのまま
workshop-right-1 = プラス1
workshop-condition = 条件
workshop-points = 点数
workshop-odd = 「＝」が2つでは何も変わりません。知られているロボットにはないので、もう一度見てください。
