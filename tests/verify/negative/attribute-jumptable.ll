; ERROR: 2:13: Attribute 'jumptable' requires 'unnamed_addr'
define void @f() jumptable {
  ret void
}
