; ERROR: 4:1: blockaddress may not be used with the entry block!
@a = global ptr blockaddress(@f, %e)
define void @f() {
e:
  ret void
}
