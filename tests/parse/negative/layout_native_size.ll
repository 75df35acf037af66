; ERROR: 2:21: size component cannot be empty
target datalayout = "n8:"
