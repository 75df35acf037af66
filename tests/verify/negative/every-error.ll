; ERROR: 27:1: Declaration may not be in a Comdat!
; ERROR: 28:1: Declaration may not be in a Comdat!
; ERROR: 29:1: Declaration may not be in a Comdat!
; ERROR: 30:1: Declaration may not be in a Comdat!
; ERROR: 31:1: Declaration may not be in a Comdat!
; ERROR: 32:1: Declaration may not be in a Comdat!
; ERROR: 33:1: Declaration may not be in a Comdat!
; ERROR: 34:1: Declaration may not be in a Comdat!
; ERROR: 35:1: Declaration may not be in a Comdat!
; ERROR: 36:1: Declaration may not be in a Comdat!
; ERROR: 37:1: Declaration may not be in a Comdat!
; ERROR: 38:1: Declaration may not be in a Comdat!
; ERROR: 39:1: Declaration may not be in a Comdat!
; ERROR: 40:1: Declaration may not be in a Comdat!
; ERROR: 41:1: Declaration may not be in a Comdat!
; ERROR: 42:1: Declaration may not be in a Comdat!
; ERROR: 43:1: Declaration may not be in a Comdat!
; ERROR: 44:1: Declaration may not be in a Comdat!
; ERROR: 45:1: Declaration may not be in a Comdat!
; ERROR: 46:1: Declaration may not be in a Comdat!
; ERROR: 47:1: Declaration may not be in a Comdat!
; ERROR: 48:1: Declaration may not be in a Comdat!
; ERROR: 49:1: Declaration may not be in a Comdat!
; ERROR: 50:1: Declaration may not be in a Comdat!
; ERROR: 51:1: Declaration may not be in a Comdat!
$c = comdat any
@g0 = external global i32, comdat($c)
@g1 = external global i32, comdat($c)
@g2 = external global i32, comdat($c)
@g3 = external global i32, comdat($c)
@g4 = external global i32, comdat($c)
@g5 = external global i32, comdat($c)
@g6 = external global i32, comdat($c)
@g7 = external global i32, comdat($c)
@g8 = external global i32, comdat($c)
@g9 = external global i32, comdat($c)
@g10 = external global i32, comdat($c)
@g11 = external global i32, comdat($c)
@g12 = external global i32, comdat($c)
@g13 = external global i32, comdat($c)
@g14 = external global i32, comdat($c)
@g15 = external global i32, comdat($c)
@g16 = external global i32, comdat($c)
@g17 = external global i32, comdat($c)
@g18 = external global i32, comdat($c)
@g19 = external global i32, comdat($c)
@g20 = external global i32, comdat($c)
@g21 = external global i32, comdat($c)
@g22 = external global i32, comdat($c)
@g23 = external global i32, comdat($c)
@g24 = external global i32, comdat($c)
