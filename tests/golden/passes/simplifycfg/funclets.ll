; RUN: %nvopt -passes=simplifycfg -S %s | FileCheck %s
; Cleanups that do nothing, cleanups in a row, handlers that catch the same, ends of both arms that are the same.

declare i32 @__CxxFrameHandler3(...)
declare i32 @f()
declare void @use(i32)

; CHECK-LABEL: define i32 @cleanup_with_phi(
; CHECK:         unwind label %next
; CHECK:         unwind label %next
; CHECK:       next:
; CHECK-NEXT:    %x = phi i32
; CHECK-NEXT:    %s = catchswitch
; CHECK-NOT:   cleanuppad
define i32 @cleanup_with_phi() personality ptr @__CxxFrameHandler3 {
  %i1 = invoke i32 @f() to label %second unwind label %cleanup
second:
  %i2 = invoke i32 @f() to label %end unwind label %cleanup
cleanup:
  %x = phi i32 [ 2, %second ], [ 1, %0 ]
  %p = cleanuppad within none []
  cleanupret from %p unwind label %next
next:
  %s = catchswitch within none [label %catch] unwind to caller
catch:
  %c = catchpad within %s [ptr null, i32 64, ptr null]
  catchret from %c to label %end
end:
  %r = phi i32 [ %x, %catch ], [ 0, %second ]
  ret i32 %r
}

; Used behind the next pad, which is come to again from below.
; CHECK-LABEL: define void @phi_in_a_loop(
; CHECK:       next:
; CHECK-NEXT:    %x = phi i32 [ 2, %second ], [ %x, %again ], [ 1, %0 ]
; CHECK:         call void @use(i32 %x)
define void @phi_in_a_loop() personality ptr @__CxxFrameHandler3 {
  %i3 = invoke i32 @f() to label %second unwind label %cleanup
second:
  %i4 = invoke i32 @f() to label %end unwind label %cleanup
cleanup:
  %x = phi i32 [ 2, %second ], [ 1, %0 ]
  %p = cleanuppad within none []
  cleanupret from %p unwind label %next
next:
  %s = catchswitch within none [label %catch] unwind to caller
catch:
  %c = catchpad within %s [ptr null, i32 64, ptr null]
  call void @use(i32 %x) [ "funclet"(token %c) ]
  catchret from %c to label %again
again:
  %i5 = invoke i32 @f() to label %end unwind label %next
end:
  ret void
}

; CHECK-LABEL: define void @cleanups_in_a_row(
; CHECK:         call void @use(i32 1) [ "funclet"(token %p) ]
; CHECK-NEXT:    call void @use(i32 2) [ "funclet"(token %p) ]
; CHECK-NEXT:    cleanupret from %p unwind to caller
define void @cleanups_in_a_row() personality ptr @__CxxFrameHandler3 {
  %i6 = invoke i32 @f() to label %end unwind label %a
a:
  %p = cleanuppad within none []
  call void @use(i32 1) [ "funclet"(token %p) ]
  cleanupret from %p unwind label %b
b:
  %q = cleanuppad within none []
  call void @use(i32 2) [ "funclet"(token %q) ]
  cleanupret from %q unwind to caller
end:
  ret void
}

; CHECK-LABEL: define void @handlers(
; CHECK:         catchswitch within none [label %a, label %b] unwind to caller
; CHECK-NOT:   %z = catchpad
define void @handlers() personality ptr @__CxxFrameHandler3 {
  %i7 = invoke i32 @f() to label %end unwind label %d
d:
  %s = catchswitch within none [label %a, label %b, label %c, label %a] unwind to caller
a:
  %x = catchpad within %s [ptr null, i32 0, ptr null]
  call void @use(i32 1) [ "funclet"(token %x) ]
  catchret from %x to label %end
b:
  %y = catchpad within %s [ptr null, i32 1, ptr null]
  call void @use(i32 2) [ "funclet"(token %y) ]
  catchret from %y to label %end
c:
  %z = catchpad within %s [ptr null, i32 0, ptr null]
  call void @use(i32 3) [ "funclet"(token %z) ]
  catchret from %z to label %end
end:
  ret void
}

; CHECK-LABEL: define i32 @same_invoke(
; CHECK-NEXT:    %x = invoke i32 @f()
; CHECK-NEXT:            to label %end unwind label %pad
; CHECK-NOT:   phi
define i32 @same_invoke(i1 %c) personality ptr @__CxxFrameHandler3 {
  br i1 %c, label %a, label %b
a:
  %x = invoke i32 @f() to label %end unwind label %pad
b:
  %y = invoke i32 @f() to label %end unwind label %pad
end:
  %r = phi i32 [ %x, %a ], [ %y, %b ]
  ret i32 %r
pad:
  %p = cleanuppad within none []
  call void @use(i32 1) [ "funclet"(token %p) ]
  cleanupret from %p unwind to caller
}

; Two sets of threads, two calls.
; CHECK-LABEL: define i32 @convergent_invoke(
; CHECK:         invoke
; CHECK:         invoke
define i32 @convergent_invoke(i1 %c) personality ptr @__CxxFrameHandler3 {
  br i1 %c, label %a, label %b
a:
  %x = invoke i32 @f() convergent to label %end unwind label %pad
b:
  %y = invoke i32 @f() convergent to label %end unwind label %pad
end:
  %r = phi i32 [ %x, %a ], [ %y, %b ]
  ret i32 %r
pad:
  %p = cleanuppad within none []
  call void @use(i32 1) [ "funclet"(token %p) ]
  cleanupret from %p unwind to caller
}

; CHECK-LABEL: define void @same_return(
; CHECK-NEXT:    call i32 @f()
; CHECK-NEXT:    unreachable
define void @same_return(i32 %v) personality ptr @__CxxFrameHandler3 {
  %i8 = invoke i32 @f() to label %end unwind label %pad
end:
  unreachable
pad:
  %p = cleanuppad within none []
  switch i32 %v, label %a [ i32 0, label %b ]
a:
  cleanupret from %p unwind to caller
b:
  cleanupret from %p unwind to caller
}
