; RUN: %nvopt -passes='print<cycles>,print<uniformity>' -disable-output %s 2>&1 | FileCheck %s
; Irreducible cycles: entered apart (all of it differs), left apart, and a branch that comes back to itself.
target triple = "nvptx64-nvidia-cuda"
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
define ptx_kernel i32 @irr(i32 %n, i1 %cu) {
entry:
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %d = icmp eq i32 %t, %n
  br i1 %d, label %A, label %B
A:
  %a = phi i32 [0, %entry], [%b1, %B]
  %a1 = add i32 %a, %n
  br i1 %cu, label %B, label %out
B:
  %b = phi i32 [1, %entry], [%a1, %A]
  %b1 = add i32 %b, 1
  %c = add i32 %n, 3
  br i1 %cu, label %A, label %out
out:
  %r = phi i32 [%a1, %A], [%c, %B]
  ret i32 %r
}
define ptx_kernel i32 @irr2(i32 %n, i1 %cu) {
entry:
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %d = icmp eq i32 %t, %n
  br i1 %cu, label %A, label %B
A:
  %a = phi i32 [0, %entry], [%b1, %B], [0, %C]
  %a1 = add i32 %a, %n
  br i1 %d, label %B, label %C
C:
  br i1 %cu, label %A, label %out
B:
  %b = phi i32 [1, %entry], [%a1, %A]
  %b1 = add i32 %b, 1
  %c = add i32 %n, 3
  br i1 %cu, label %A, label %out
out:
  %r = phi i32 [%a1, %C], [%c, %B]
  ret i32 %r
}
define ptx_kernel i32 @back_to_itself(i32 %n, i1 %u0, i1 %u1, ptr addrspace(1) %p) {
b0:
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %d0 = icmp eq i32 %t, %n
  %d1 = icmp ult i32 %t, 7
  %x0 = add i32 %n, 0
  %y0 = add i32 %n, 0
  %c0 = icmp slt i32 %x0, 5
  %z0 = add i32 %y0, %x0
  br i1 %u1, label %b1, label %b6
b1:
  %x1 = phi i32 [ 0, %b0 ], [ 1, %b1 ], [ %x2, %b2 ], [ %x4, %b4 ]
  %y1 = add i32 %n, 1
  %c1 = icmp slt i32 %x1, 5
  %z1 = add i32 %y1, %x1
  br i1 %c1, label %b4, label %b1
b2:
  %x2 = add i32 %n, 2
  %y2 = add i32 %n, 2
  %c2 = icmp slt i32 %x2, 5
  %z2 = add i32 %y2, %x2
  br i1 %c2, label %b1, label %b5
b3:
  %x3 = add i32 %n, 3
  %y3 = add i32 %n, 3
  %c3 = icmp slt i32 %x3, 5
  %z3 = add i32 %y3, %x3
  br i1 %u1, label %b5, label %b6
b4:
  %x4 = phi i32 [ %x1, %b1 ], [ %x5, %b5 ]
  %y4 = add i32 %n, 4
  %c4 = icmp slt i32 %x4, 5
  %z4 = add i32 %y4, %x4
  br i1 %d0, label %b1, label %b7
b5:
  %x5 = phi i32 [ %x2, %b2 ], [ %x3, %b3 ], [ 6, %b6 ]
  %y5 = add i32 %n, 5
  %c5 = icmp slt i32 %x5, 5
  %z5 = add i32 %y5, %x5
  br label %b4
b6:
  %x6 = phi i32 [ %n, %b0 ], [ 1, %b3 ]
  %y6 = add i32 %n, 6
  %c6 = icmp slt i32 %x6, 5
  %z6 = add i32 %y6, %x6
  br i1 %u1, label %b7, label %b5
b7:
  %x7 = phi i32 [ 4, %b4 ], [ %x6, %b6 ]
  %y7 = add i32 %n, 7
  %c7 = icmp slt i32 %x7, 5
  %z7 = add i32 %y7, %x7
  ret i32 %z7
}

; CHECK: CycleInfo for function: irr
; CHECK-NEXT:     depth=1: entries(B A)
; CHECK-NEXT: UniformityInfo for function 'irr':
; CHECK-NEXT: CYCLES ASSUMED DIVERGENT:
; CHECK-NEXT:   depth=1: entries(B A)
; CHECK: BLOCK entry
; CHECK-NEXT: DEFINITIONS
; CHECK-NEXT:   DIVERGENT:   %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
; CHECK-NEXT:   DIVERGENT:   %d = icmp eq i32 %t, %n
; CHECK-NEXT: TERMINATORS
; CHECK-NEXT:   DIVERGENT:   br i1 %d, label %A, label %B
; CHECK-NEXT: END BLOCK
; CHECK: BLOCK A
; CHECK-NEXT: DEFINITIONS
; CHECK-NEXT:   DIVERGENT:   %a = phi i32 [ 0, %entry ], [ %b1, %B ]
; CHECK-NEXT:   DIVERGENT:   %a1 = add i32 %a, %n
; CHECK-NEXT: TERMINATORS
; CHECK-NEXT:                br i1 %cu, label %B, label %out
; CHECK-NEXT: END BLOCK
; CHECK: BLOCK B
; CHECK-NEXT: DEFINITIONS
; CHECK-NEXT:   DIVERGENT:   %b = phi i32 [ 1, %entry ], [ %a1, %A ]
; CHECK-NEXT:   DIVERGENT:   %b1 = add i32 %b, 1
; CHECK-NEXT:   DIVERGENT:   %c = add i32 %n, 3
; CHECK-NEXT: TERMINATORS
; CHECK-NEXT:                br i1 %cu, label %A, label %out
; CHECK-NEXT: END BLOCK
; CHECK: BLOCK out
; CHECK-NEXT: DEFINITIONS
; CHECK-NEXT:   DIVERGENT:   %r = phi i32 [ %a1, %A ], [ %c, %B ]
; CHECK-NEXT: TERMINATORS
; CHECK-NEXT:   DIVERGENT:   ret i32 %r
; CHECK-NEXT: END BLOCK
; CHECK-NEXT: CycleInfo for function: irr2
; CHECK-NEXT:     depth=1: entries(B A) C
; CHECK-NEXT:         depth=2: entries(A) C
; CHECK-NEXT: UniformityInfo for function 'irr2':
; CHECK-NEXT: CYCLES WITH DIVERGENT EXIT:
; CHECK-NEXT:   depth=1: entries(B A) C
; CHECK-NEXT:   depth=2: entries(A) C
; CHECK: BLOCK entry
; CHECK-NEXT: DEFINITIONS
; CHECK-NEXT:   DIVERGENT:   %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
; CHECK-NEXT:   DIVERGENT:   %d = icmp eq i32 %t, %n
; CHECK-NEXT: TERMINATORS
; CHECK-NEXT:                br i1 %cu, label %A, label %B
; CHECK-NEXT: END BLOCK
; CHECK: BLOCK A
; CHECK-NEXT: DEFINITIONS
; CHECK-NEXT:   DIVERGENT:   %a = phi i32 [ 0, %entry ], [ %b1, %B ], [ 0, %C ]
; CHECK-NEXT:   DIVERGENT:   %a1 = add i32 %a, %n
; CHECK-NEXT: TERMINATORS
; CHECK-NEXT:   DIVERGENT:   br i1 %d, label %B, label %C
; CHECK-NEXT: END BLOCK
; CHECK: BLOCK C
; CHECK-NEXT: DEFINITIONS
; CHECK-NEXT: TERMINATORS
; CHECK-NEXT:                br i1 %cu, label %A, label %out
; CHECK-NEXT: END BLOCK
; CHECK: BLOCK B
; CHECK-NEXT: DEFINITIONS
; CHECK-NEXT:   DIVERGENT:   %b = phi i32 [ 1, %entry ], [ %a1, %A ]
; CHECK-NEXT:   DIVERGENT:   %b1 = add i32 %b, 1
; CHECK-NEXT:                %c = add i32 %n, 3
; CHECK-NEXT: TERMINATORS
; CHECK-NEXT:                br i1 %cu, label %A, label %out
; CHECK-NEXT: END BLOCK
; CHECK: BLOCK out
; CHECK-NEXT: DEFINITIONS
; CHECK-NEXT:   DIVERGENT:   %r = phi i32 [ %a1, %C ], [ %c, %B ]
; CHECK-NEXT: TERMINATORS
; CHECK-NEXT:   DIVERGENT:   ret i32 %r
; CHECK-NEXT: END BLOCK
; CHECK-NEXT: CycleInfo for function: back_to_itself
; CHECK-NEXT:     depth=1: entries(b4 b1)
; CHECK-NEXT:         depth=2: entries(b1)
; CHECK-NEXT: UniformityInfo for function 'back_to_itself':
; CHECK-NEXT: CYCLES WITH DIVERGENT EXIT:
; CHECK-NEXT:   depth=1: entries(b4 b1)
; CHECK: BLOCK b0
; CHECK-NEXT: DEFINITIONS
; CHECK-NEXT:   DIVERGENT:   %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
; CHECK-NEXT:   DIVERGENT:   %d0 = icmp eq i32 %t, %n
; CHECK-NEXT:   DIVERGENT:   %d1 = icmp ult i32 %t, 7
; CHECK-NEXT:                %x0 = add i32 %n, 0
; CHECK-NEXT:                %y0 = add i32 %n, 0
; CHECK-NEXT:                %c0 = icmp slt i32 %x0, 5
; CHECK-NEXT:                %z0 = add i32 %y0, %x0
; CHECK-NEXT: TERMINATORS
; CHECK-NEXT:                br i1 %u1, label %b1, label %b6
; CHECK-NEXT: END BLOCK
; CHECK: BLOCK b1
; CHECK-NEXT: DEFINITIONS
; CHECK-NEXT:                %x1 = phi i32 [ 0, %b0 ], [ 1, %b1 ], [ %x2, %b2 ], [ %x4, %b4 ]
; CHECK-NEXT:                %y1 = add i32 %n, 1
; CHECK-NEXT:                %c1 = icmp slt i32 %x1, 5
; CHECK-NEXT:                %z1 = add i32 %y1, %x1
; CHECK-NEXT: TERMINATORS
; CHECK-NEXT:                br i1 %c1, label %b4, label %b1
; CHECK-NEXT: END BLOCK
; CHECK: BLOCK b2
; CHECK-NEXT: DEFINITIONS
; CHECK-NEXT:                %x2 = add i32 %n, 2
; CHECK-NEXT:                %y2 = add i32 %n, 2
; CHECK-NEXT:                %c2 = icmp slt i32 %x2, 5
; CHECK-NEXT:                %z2 = add i32 %y2, %x2
; CHECK-NEXT: TERMINATORS
; CHECK-NEXT:                br i1 %c2, label %b1, label %b5
; CHECK-NEXT: END BLOCK
; CHECK: BLOCK b3
; CHECK-NEXT: DEFINITIONS
; CHECK-NEXT:                %x3 = add i32 %n, 3
; CHECK-NEXT:                %y3 = add i32 %n, 3
; CHECK-NEXT:                %c3 = icmp slt i32 %x3, 5
; CHECK-NEXT:                %z3 = add i32 %y3, %x3
; CHECK-NEXT: TERMINATORS
; CHECK-NEXT:                br i1 %u1, label %b5, label %b6
; CHECK-NEXT: END BLOCK
; CHECK: BLOCK b4
; CHECK-NEXT: DEFINITIONS
; CHECK-NEXT:                %x4 = phi i32 [ %x1, %b1 ], [ %x5, %b5 ]
; CHECK-NEXT:                %y4 = add i32 %n, 4
; CHECK-NEXT:                %c4 = icmp slt i32 %x4, 5
; CHECK-NEXT:                %z4 = add i32 %y4, %x4
; CHECK-NEXT: TERMINATORS
; CHECK-NEXT:   DIVERGENT:   br i1 %d0, label %b1, label %b7
; CHECK-NEXT: END BLOCK
; CHECK: BLOCK b5
; CHECK-NEXT: DEFINITIONS
; CHECK-NEXT:                %x5 = phi i32 [ %x2, %b2 ], [ %x3, %b3 ], [ 6, %b6 ]
; CHECK-NEXT:                %y5 = add i32 %n, 5
; CHECK-NEXT:                %c5 = icmp slt i32 %x5, 5
; CHECK-NEXT:                %z5 = add i32 %y5, %x5
; CHECK-NEXT: TERMINATORS
; CHECK-NEXT:                br label %b4
; CHECK-NEXT: END BLOCK
; CHECK: BLOCK b6
; CHECK-NEXT: DEFINITIONS
; CHECK-NEXT:                %x6 = phi i32 [ %n, %b0 ], [ 1, %b3 ]
; CHECK-NEXT:                %y6 = add i32 %n, 6
; CHECK-NEXT:                %c6 = icmp slt i32 %x6, 5
; CHECK-NEXT:                %z6 = add i32 %y6, %x6
; CHECK-NEXT: TERMINATORS
; CHECK-NEXT:                br i1 %u1, label %b7, label %b5
; CHECK-NEXT: END BLOCK
; CHECK: BLOCK b7
; CHECK-NEXT: DEFINITIONS
; CHECK-NEXT:                %x7 = phi i32 [ 4, %b4 ], [ %x6, %b6 ]
; CHECK-NEXT:                %y7 = add i32 %n, 7
; CHECK-NEXT:                %c7 = icmp slt i32 %x7, 5
; CHECK-NEXT:                %z7 = add i32 %y7, %x7
; CHECK-NEXT: TERMINATORS
; CHECK-NEXT:                ret i32 %z7
; CHECK-NEXT: END BLOCK
