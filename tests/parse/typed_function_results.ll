; Typed pointers to functions as results of calls: what is written before the callee is the type of the result or of the callee, never of a pointer to it.
declare void (i32)* @get(i8*)
declare i32 @pers(...)

define void @f(i8* %p, void (i32)* (i8*)* %fp, i32 (i8*, ...)* (...)* %g) personality i32 (...)* @pers {
  %fn = call void (i32)* @get(i8* %p)
  call void %fn(i32 1)
  %h = call void (i32)* %fp(i8* %p)
  %k = call void (i32)* (i8*) @get(i8* %p)
  %v = call i32 (i8*, ...)* (...) %g(i32 1)
  %w = call i32 (i8*, ...) %v(i8* %p, i32 3)
  %i = invoke void (i32)* @get(i8* %p) to label %ok unwind label %bad

ok:
  %t = tail call fastcc nonnull void (i32)* %fp(i8* %p)
  ret void

bad:
  %l = landingpad { i8*, i32 } cleanup
  resume { i8*, i32 } %l
}
