; ERROR: 2:21: i8 must be 8-bit aligned
target datalayout = "i8:16"
