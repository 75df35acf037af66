; ERROR: 2:14: target feature 'x' must start with a '+' or '-'
declare void @f() "target-features"="x"
