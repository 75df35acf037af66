; ERROR: 2:14: Attributes 'optsize and optnone' are incompatible!
declare void @f() noinline optnone optsize
