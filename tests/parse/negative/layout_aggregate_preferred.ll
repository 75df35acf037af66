; ERROR: 2:21: preferred alignment must be non-zero
target datalayout = "a:0:0"
