; Rust or C++ for the host: invokes, landing pads, cleanups that resume, drop flags. For simplifycfg, inline, tailcallelim, lcssa across landing pads.
define i32 @guarded(i1 %flag, ptr %p) personality ptr @rust_eh_personality {
start:
  %drop = alloca i8, align 1
  store i8 0, ptr %drop, align 1
  %v = invoke i32 @produce(ptr %p) to label %bb1 unwind label %cleanup
bb1:
  store i8 1, ptr %drop, align 1
  br i1 %flag, label %bb2, label %bb3
bb2:
  invoke void @consume(i32 %v) to label %bb4 unwind label %cleanup
bb3:
  invoke void @nothing() to label %bb5 unwind label %cleanup
bb4:
  store i8 0, ptr %drop, align 1
  br label %bb5
bb5:
  %k = phi i32 [ %v, %bb4 ], [ 7, %bb3 ]
  ret i32 %k
cleanup:
  %lp = landingpad { ptr, i32 } cleanup
  %d = load i8, ptr %drop, align 1
  %c = trunc nuw i8 %d to i1
  br i1 %c, label %do.drop, label %resume
do.drop:
  call void @consume(i32 0)
  br label %resume
resume:
  resume { ptr, i32 } %lp
}
define internal void @nothing() nounwind {
  ret void
}
define i32 @retry(ptr %p) personality ptr @rust_eh_personality {
entry:
  br label %again
again:
  %n = phi i32 [ 0, %entry ], [ %n1, %caught ]
  %x = invoke i32 @produce(ptr %p) to label %ok unwind label %pad
pad:
  %lp = landingpad { ptr, i32 } catch ptr null
  %n1 = add nuw nsw i32 %n, 1
  %more = icmp ult i32 %n1, 3
  br i1 %more, label %caught, label %give.up
caught:
  br label %again
give.up:
  ret i32 %n1
ok:
  %s = add i32 %x, %n
  ret i32 %s
}
declare i32 @rust_eh_personality(...)
declare i32 @produce(ptr)
declare void @consume(i32)
