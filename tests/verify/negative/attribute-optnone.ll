; ERROR: 2:14: Attribute 'optnone' requires 'noinline'!
declare void @f() optnone
