; ERROR: 2:21: 'x' is not a valid pointer specification flag
target datalayout = "px:32:32"
