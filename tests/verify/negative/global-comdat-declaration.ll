; ERROR: 3:1: Declaration may not be in a Comdat!
$x = comdat any
@x = external global i32, comdat
