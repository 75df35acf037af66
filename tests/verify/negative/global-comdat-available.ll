; ERROR: 4:1: Declaration may not be in a Comdat!
; ERROR: 5:34: Declaration may not be in a Comdat!
$c = comdat any
@a = available_externally global i32 0, comdat($c)
define available_externally void @f() comdat($c) {
  ret void
}
