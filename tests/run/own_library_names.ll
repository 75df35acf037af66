; Library functions by name that have another signature are ordinary functions.
; CALL own_strlen() => 0
declare void @strlen()
define i32 @own_strlen() {
  call void @strlen()
  ret i32 0
}
