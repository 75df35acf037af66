; ERROR: 3:3: Return type cannot be token for indirect call!
define void @f(ptr %p) {
  %t = call token %p()
  ret void
}
