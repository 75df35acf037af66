; Attributes of each parameter, and the destinations of an invoke whose attributes are wrong too.
; ERROR: 8:3: Attribute 'signext' applied to incompatible type!
; ERROR: 8:3: Attribute 'zeroext' applied to incompatible type!
; ERROR: 8:3: The unwind destination does not have an exception handling instruction!
declare void @g(ptr, ptr)
declare i32 @p(...)
define void @f() personality ptr @p {
  invoke void @g(ptr signext null, ptr zeroext null) to label %r unwind label %r
r:
  ret void
}
