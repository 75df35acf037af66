; ERROR: 2:14: invalid value for 'frame-pointer' attribute: x
declare void @f() "frame-pointer"="x"
