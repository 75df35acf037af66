; ERROR: 2:21: preferred alignment cannot be less than the ABI alignment
target datalayout = "p:32:32:16"
