; ERROR: 6:3: ResumeInst needs to be in a function with a personality.
declare void @g()
declare i32 @p(...)

define void @f({ ptr, i32 } %x) {
  resume { ptr, i32 } %x
}
