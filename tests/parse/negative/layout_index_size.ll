; ERROR: 2:21: index size cannot be larger than the pointer size
target datalayout = "p:32:32:32:64"
