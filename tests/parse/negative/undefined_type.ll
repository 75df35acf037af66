; ERROR: 2:22: use of undefined type named 'T'
@g = external global %T
