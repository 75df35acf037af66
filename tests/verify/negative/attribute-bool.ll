; ERROR: 2:14: invalid value for 'no-infs-fp-math' attribute: x
declare void @f() "no-infs-fp-math"="x"
