; ERROR: 2:21: unknown specifier 'z'
target datalayout = "e-z"
