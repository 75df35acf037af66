; ERROR: 2:21: stack natural alignment must be non-zero
target datalayout = "S0"
