; ERROR: 2:14: invalid value for 'denormal-fp-math' attribute: x
declare void @f() "denormal-fp-math"="x"
