; ERROR: 2:14: "patchable-function-entry" takes an unsigned integer: x
declare void @f() "patchable-function-entry"="x"
