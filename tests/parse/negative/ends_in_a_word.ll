; ERROR: 3:8: expected type
; The input ends where a word does.
define i3star