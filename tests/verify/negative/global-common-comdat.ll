; ERROR: 3:1: 'common' global may not be in a Comdat!
$x = comdat any
@x = common global i32 0, comdat
