; ERROR: 2:34: use of undefined value '%x'
@a = global ptr blockaddress(@f, %x)
define void @f() {
  ret void
}
