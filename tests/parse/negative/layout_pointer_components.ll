; ERROR: 2:21: malformed specification, must be of the form "p[<n>]:<size>:<abi>[:<pref>[:<idx>]]"
target datalayout = "p:32"
