; RUN: %nvopt -passes='print<delinearization>' -disable-output %s 2>&1 | FileCheck %s
; RUN: %nvopt -passes='print<delinearization>' -delinearize-use-fixed-size-array-heuristic -disable-output %s 2>&1 | FileCheck --check-prefix=FIXED %s

; A[i][j] of a row length that is an argument: i*m + j.
define void @parametric(ptr %A, i64 %n, i64 %m) {
entry:
  br label %i
i:
  %x = phi i64 [ 0, %entry ], [ %x1, %i.end ]
  br label %j
j:
  %y = phi i64 [ 0, %i ], [ %y1, %j ]
  %row = mul nsw i64 %x, %m
  %at = add nsw i64 %row, %y
  %p = getelementptr inbounds double, ptr %A, i64 %at
  store double 1.0, ptr %p
  %y1 = add nuw nsw i64 %y, 1
  %c = icmp slt i64 %y1, %m
  br i1 %c, label %j, label %i.end
i.end:
  %x1 = add nuw nsw i64 %x, 1
  %d = icmp slt i64 %x1, %n
  br i1 %d, label %i, label %exit
exit:
  ret void
}

; Constant dimensions show only in strides: by the heuristic.
define void @fixed(ptr %A) {
entry:
  br label %i
i:
  %x = phi i64 [ 0, %entry ], [ %x1, %i.end ]
  br label %j
j:
  %y = phi i64 [ 0, %i ], [ %y1, %j ]
  %p = getelementptr inbounds [32 x double], ptr %A, i64 %x, i64 %y
  store double 1.0, ptr %p
  %y1 = add nuw nsw i64 %y, 1
  %c = icmp ult i64 %y1, 32
  br i1 %c, label %j, label %i.end
i.end:
  %x1 = add nuw nsw i64 %x, 1
  %d = icmp ult i64 %x1, 100
  br i1 %d, label %i, label %exit
exit:
  ret void
}

; Bytes inside an element: no subscripts.
define void @inside_element(ptr %A, i64 %n, i64 %m) {
entry:
  br label %i
i:
  %x = phi i64 [ 0, %entry ], [ %x1, %i ]
  %row = mul nsw i64 %x, %m
  %b = add i64 %row, 3
  %p = getelementptr inbounds i8, ptr %A, i64 %b
  store double 1.0, ptr %p
  %x1 = add nuw nsw i64 %x, 1
  %d = icmp slt i64 %x1, %n
  br i1 %d, label %i, label %exit
exit:
  ret void
}

; Outside loops nothing is said.
define void @straight(ptr %A) {
  store double 1.0, ptr %A
  ret void
}

; CHECK: Printing analysis 'Delinearization' for function 'parametric':
; CHECK-NEXT: Inst:  store double 1.000000e+00, ptr %p, align 8
; CHECK-NEXT: AccessFunction: {{[{][{]}}0,+,(8 * %m)}<%i>,+,8}<%j>
; CHECK-NEXT: Base offset: %A
; CHECK-NEXT: ArrayDecl[UnknownSize][%m] with elements of 8 bytes.
; CHECK-NEXT: ArrayRef[{0,+,1}<nuw><nsw><%i>][{0,+,1}<nuw><nsw><%j>]
; CHECK-NEXT: Delinearization validation: Failed
; CHECK-NEXT: Printing analysis 'Delinearization' for function 'fixed':
; CHECK-NEXT: Inst:  store double 1.000000e+00, ptr %p, align 8
; CHECK-NEXT: AccessFunction: {{[{][{]}}0,+,256}<nuw><nsw><%i>,+,8}<nuw><nsw><%j>
; CHECK-NEXT: failed to delinearize
; CHECK-NEXT: Printing analysis 'Delinearization' for function 'inside_element':
; CHECK-NEXT: Inst:  store double 1.000000e+00, ptr %p, align 8
; CHECK-NEXT: AccessFunction: {3,+,%m}<nw><%i>
; CHECK-NEXT: failed to delinearize
; CHECK-NEXT: Printing analysis 'Delinearization' for function 'straight':

; FIXED: Printing analysis 'Delinearization' for function 'parametric':
; FIXED-NEXT: Inst:  store double 1.000000e+00, ptr %p, align 8
; FIXED-NEXT: AccessFunction: {{[{][{]}}0,+,(8 * %m)}<%i>,+,8}<%j>
; FIXED-NEXT: Base offset: %A
; FIXED-NEXT: ArrayDecl[UnknownSize][%m] with elements of 8 bytes.
; FIXED-NEXT: ArrayRef[{0,+,1}<nuw><nsw><%i>][{0,+,1}<nuw><nsw><%j>]
; FIXED-NEXT: Delinearization validation: Failed
; FIXED-NEXT: Printing analysis 'Delinearization' for function 'fixed':
; FIXED-NEXT: Inst:  store double 1.000000e+00, ptr %p, align 8
; FIXED-NEXT: AccessFunction: {{[{][{]}}0,+,256}<nuw><nsw><%i>,+,8}<nuw><nsw><%j>
; FIXED-NEXT: Base offset: %A
; FIXED-NEXT: ArrayDecl[UnknownSize][32] with elements of 8 bytes.
; FIXED-NEXT: ArrayRef[{0,+,1}<nuw><nsw><%i>][{0,+,1}<nuw><nsw><%j>]
; FIXED-NEXT: Delinearization validation: Succeeded
; FIXED-NEXT: Printing analysis 'Delinearization' for function 'inside_element':
; FIXED-NEXT: Inst:  store double 1.000000e+00, ptr %p, align 8
; FIXED-NEXT: AccessFunction: {3,+,%m}<nw><%i>
; FIXED-NEXT: failed to delinearize
; FIXED-NEXT: Printing analysis 'Delinearization' for function 'straight':
