; ERROR: 2:14: Attribute 'builtin' can only be applied to a callsite.
declare void @f() builtin
