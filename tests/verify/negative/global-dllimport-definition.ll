; ERROR: 2:1: Global is marked as dllimport, but not external
@x = dllimport global i32 0
