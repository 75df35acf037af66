; RUN: %nvopt -passes='print<domfrontier>' -disable-output %s 2>&1 | FileCheck %s
define void @f(i1 %c, i1 %d) {
entry:
  br i1 %c, label %left, label %right
left:
  br label %join
right:
  br i1 %d, label %join, label %exit
join:
  br i1 %d, label %join, label %exit
exit:
  ret void
}

; CHECK: DominanceFrontier for function: f
; CHECK-NEXT:   DomFrontier for BB %entry is:	
; CHECK-NEXT:   DomFrontier for BB %left is:	 %join
; CHECK-NEXT:   DomFrontier for BB %right is:	 %join %exit
; CHECK-NEXT:   DomFrontier for BB %join is:	 %join %exit
; CHECK-NEXT:   DomFrontier for BB %exit is:	
