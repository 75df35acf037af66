define { i32, i1 } @f(ptr %p, i32 %x) personality ptr @p {
  %a = call i32 asm sideeffect "mov.u32 $0, $1;", "=r,r"(i32 %x)
  %b = cmpxchg ptr %p, i32 %a, i32 %x acq_rel monotonic
  fence seq_cst
  invoke void @g() to label %n unwind label %u
n:
  ret { i32, i1 } %b
u:
  %l = landingpad { ptr, i32 } cleanup
  resume { ptr, i32 } %l
}
declare void @g()
declare i32 @p(...)
