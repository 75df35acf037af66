; ERROR: 2:14: Cannot have multiple 'swiftself' parameters!
declare void @f(ptr swiftself, ptr swiftself)
