; ERROR: 2:21: unknown function pointer alignment type 'x'
target datalayout = "Fx8"
