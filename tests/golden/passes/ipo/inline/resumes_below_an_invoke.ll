; RUN: %nvopt -passes='inline,verify' -S %s | FileCheck %s
; A body that handles exceptions comes in for an invoke: its pads ask for what the caller's pad asks for, and what it
; resumes goes on behind the caller's pad.
@int = external constant ptr
@filtered = external constant ptr

declare void @may_throw()
declare void @use(ptr, i32)
declare i32 @__gxx_personality_v0(...)

define internal void @cleans() personality ptr @__gxx_personality_v0 {
  invoke void @may_throw() to label %ok unwind label %pad
ok:
  call void @may_throw()
  ret void
pad:
  %e = landingpad { ptr, i32 } filter [1 x ptr] [ptr @filtered]
  call void @may_throw()
  resume { ptr, i32 } %e
}
define i32 @catches(i32 %x) personality ptr @__gxx_personality_v0 {
entry:
  invoke void @may_throw() to label %next unwind label %lpad
next:
  invoke void @cleans() to label %done unwind label %lpad
done:
  ret i32 0
lpad:
  %from = phi i32 [ 1, %entry ], [ %x, %next ]
  %e = landingpad { ptr, i32 } cleanup catch ptr @int
  %p = extractvalue { ptr, i32 } %e, 0
  call void @use(ptr %p, i32 %from)
  resume { ptr, i32 } %e
}
define internal i64 @other_kind() personality ptr @__gxx_personality_v0 {
  invoke void @may_throw() to label %ok unwind label %pad
ok:
  ret i64 0
pad:
  %e = landingpad i64 cleanup
  ret i64 %e
}
define i64 @pads_of_two_types() personality ptr @__gxx_personality_v0 {
  %r = invoke i64 @other_kind() to label %ok unwind label %pad
ok:
  ret i64 %r
pad:
  %e = landingpad { ptr, i32 } cleanup
  resume { ptr, i32 } %e
}

; CHECK: @int = external constant ptr
; CHECK-NEXT: @filtered = external constant ptr
; CHECK: declare void @may_throw()
; CHECK: declare void @use(ptr, i32)
; CHECK: declare i32 @__gxx_personality_v0(...)
; CHECK-LABEL: define i32 @catches(i32 %x) personality ptr @__gxx_personality_v0 {
; CHECK-NEXT: entry:
; CHECK-NEXT:   invoke void @may_throw()
; CHECK-NEXT:           to label %next unwind label %lpad
; CHECK: next:                                             ; preds = %entry
; CHECK-NEXT:   invoke void @may_throw()
; CHECK-NEXT:           to label %ok.i unwind label %pad.i
; CHECK: ok.i:                                             ; preds = %next
; CHECK-NEXT:   invoke void @may_throw()
; CHECK-NEXT:           to label %cleans.exit unwind label %lpad
; CHECK: cleans.exit:                                      ; preds = %ok.i
; CHECK-NEXT:   br label %done
; CHECK: pad.i:                                            ; preds = %next
; CHECK-NEXT:   %e.i = landingpad { ptr, i32 }
; CHECK-NEXT:           cleanup
; CHECK-NEXT:           filter [1 x ptr] [ptr @filtered]
; CHECK-NEXT:           catch ptr @int
; CHECK-NEXT:   invoke void @may_throw()
; CHECK-NEXT:           to label %0 unwind label %lpad
; CHECK: 0:                                                ; preds = %pad.i
; CHECK-NEXT:   br label %lpad.body
; CHECK: done:                                             ; preds = %cleans.exit
; CHECK-NEXT:   ret i32 0
; CHECK: lpad:                                             ; preds = %pad.i, %ok.i, %entry
; CHECK-NEXT:   %from = phi i32 [ 1, %entry ], [ %x, %ok.i ], [ %x, %pad.i ]
; CHECK-NEXT:   %e = landingpad { ptr, i32 }
; CHECK-NEXT:           cleanup
; CHECK-NEXT:           catch ptr @int
; CHECK-NEXT:   br label %lpad.body
; CHECK: lpad.body:                                        ; preds = %lpad, %0
; CHECK-NEXT:   %eh.lpad-body = phi { ptr, i32 } [ %e, %lpad ], [ %e.i, %0 ]
; CHECK-NEXT:   %1 = phi i32 [ %from, %lpad ], [ %x, %0 ]
; CHECK-NEXT:   %p = extractvalue { ptr, i32 } %eh.lpad-body, 0
; CHECK-NEXT:   call void @use(ptr %p, i32 %1)
; CHECK-NEXT:   resume { ptr, i32 } %eh.lpad-body
; CHECK-NEXT: }
; CHECK-LABEL: define internal i64 @other_kind() personality ptr @__gxx_personality_v0 {
; CHECK-NEXT:   invoke void @may_throw()
; CHECK-NEXT:           to label %ok unwind label %pad
; CHECK: ok:                                               ; preds = %0
; CHECK-NEXT:   ret i64 0
; CHECK: pad:                                              ; preds = %0
; CHECK-NEXT:   %e = landingpad i64
; CHECK-NEXT:           cleanup
; CHECK-NEXT:   ret i64 %e
; CHECK-NEXT: }
; CHECK-LABEL: define i64 @pads_of_two_types() personality ptr @__gxx_personality_v0 {
; CHECK-NEXT:   %r = invoke i64 @other_kind()
; CHECK-NEXT:           to label %ok unwind label %pad
; CHECK: ok:                                               ; preds = %0
; CHECK-NEXT:   ret i64 %r
; CHECK: pad:                                              ; preds = %0
; CHECK-NEXT:   %e = landingpad { ptr, i32 }
; CHECK-NEXT:           cleanup
; CHECK-NEXT:   resume { ptr, i32 } %e
; CHECK-NEXT: }
