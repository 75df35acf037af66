; ERROR: 2:21: address space 0 cannot be unstable or have external state
target datalayout = "pe:32:32"
