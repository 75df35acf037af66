; RUN: %nvopt -passes='simplifycfg' -S %s | FileCheck %s
; An invoke of a function that does not throw is a call and a branch; its landing pad goes when nothing else leads there. Without the attribute it stays.
declare i32 @personality(...)
declare void @quiet() nounwind
declare void @loud()
define i32 @f() personality ptr @personality {
entry:
  invoke void @quiet() to label %ok unwind label %pad
ok:
  invoke void @loud() to label %done unwind label %pad2
pad:
  %l = landingpad { ptr, i32 } cleanup
  ret i32 1
pad2:
  %m = landingpad { ptr, i32 } catch ptr null
  ret i32 2
done:
  ret i32 0
}

; CHECK: declare i32 @personality(...)
; CHECK: ; Function Attrs: nounwind
; CHECK-NEXT: declare void @quiet() #0
; CHECK: declare void @loud()
; CHECK-LABEL: define i32 @f() personality ptr @personality {
; CHECK-NEXT: entry:
; CHECK-NEXT:   call void @quiet()
; CHECK-NEXT:   invoke void @loud()
; CHECK-NEXT:           to label %common.ret unwind label %pad2
; CHECK: common.ret:                                       ; preds = %pad2, %entry
; CHECK-NEXT:   %common.ret.op = phi i32 [ 2, %pad2 ], [ 0, %entry ]
; CHECK-NEXT:   ret i32 %common.ret.op
; CHECK: pad2:                                             ; preds = %entry
; CHECK-NEXT:   %m = landingpad { ptr, i32 }
; CHECK-NEXT:           catch ptr null
; CHECK-NEXT:   br label %common.ret
; CHECK-NEXT: }
; CHECK: attributes #0 = { nounwind }
