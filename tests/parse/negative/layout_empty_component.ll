; ERROR: 2:21: preferred alignment component cannot be empty
target datalayout = "p:32:32:"
