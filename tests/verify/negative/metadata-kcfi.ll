; ERROR: 2:13: expected a 32-bit integer constant operand for !kcfi_type
define void @f() !kcfi_type !0 {
  ret void
}
!0 = !{i64 1}
