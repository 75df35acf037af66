; ERROR: 2:21: address space 0 cannot be non-integral
target datalayout = "ni:0"
