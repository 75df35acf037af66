; ERROR: 3:14: invalid redefinition of function 'f'
declare void @f()
declare void @f()
