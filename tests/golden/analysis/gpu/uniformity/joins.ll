; RUN: %nvopt -passes='print<uniformity-scopes>' -disable-output %s 2>&1 | FileCheck %s
; Exact joins: where two disjoint paths from the branch meet. @region: %inner is below a divergent branch, but all who reach its two ways parted at a
; uniform one. @same: which way does not matter, the value is one; undef may be that value. @break: who leaves early meets the others behind the loop.
target triple = "nvptx64-nvidia-cuda"
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
define ptx_kernel void @region(i32 %n, i1 %u) {
entry:
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %c = icmp ult i32 %t, %n
  br i1 %c, label %a, label %out
a:
  br i1 %u, label %b, label %join
b:
  br label %join
join:
  %inner = phi i32 [ 1, %a ], [ 2, %b ]
  br label %out
out:
  %outer = phi i32 [ 3, %entry ], [ %inner, %join ]
  ret void
}
define ptx_kernel void @shared_tail(i32 %n, i1 %u) {
entry:
  br i1 %u, label %a, label %w
a:
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %c = icmp ult i32 %t, %n
  br i1 %c, label %x, label %y
x:
  br label %z
w:
  br label %z
y:
  ret void
z:
  %onlyx = phi i32 [ 1, %x ], [ 2, %w ]
  ret void
}
define ptx_kernel void @same(i32 %n) {
entry:
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %c = icmp ult i32 %t, %n
  br i1 %c, label %a, label %out
a:
  br label %out
out:
  %one = phi i32 [ %n, %entry ], [ %n, %a ]
  %undef = phi i32 [ %n, %entry ], [ undef, %a ]
  %two = phi i32 [ %n, %entry ], [ 7, %a ]
  ret void
}
define ptx_kernel i32 @break(i32 %n, i1 %u) {
entry:
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %i1, %latch ]
  %i1 = add i32 %i, 1
  %c = icmp eq i32 %t, %i
  br i1 %c, label %out, label %latch
latch:
  br i1 %u, label %loop, label %out
out:
  %how = phi i32 [ 1, %loop ], [ 2, %latch ]
  %r = add i32 %i1, %how
  ret i32 %r
}

; CHECK: UniformityInfo for function 'region':
; CHECK: BLOCK entry
; CHECK-NEXT: DEFINITIONS
; CHECK-NEXT:   DIVERGENT:   %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
; CHECK-NEXT:   DIVERGENT:   %c = icmp ult i32 %t, %n
; CHECK-NEXT: TERMINATORS
; CHECK-NEXT:   DIVERGENT:   br i1 %c, label %a, label %out
; CHECK-NEXT: END BLOCK
; CHECK: BLOCK a
; CHECK-NEXT: DEFINITIONS
; CHECK-NEXT: TERMINATORS
; CHECK-NEXT:                br i1 %u, label %b, label %join
; CHECK-NEXT: END BLOCK
; CHECK: BLOCK b
; CHECK-NEXT: DEFINITIONS
; CHECK-NEXT: TERMINATORS
; CHECK-NEXT:                br label %join
; CHECK-NEXT: END BLOCK
; CHECK: BLOCK join
; CHECK-NEXT: DEFINITIONS
; CHECK-NEXT:                %inner = phi i32 [ 1, %a ], [ 2, %b ]
; CHECK-NEXT: TERMINATORS
; CHECK-NEXT:                br label %out
; CHECK-NEXT: END BLOCK
; CHECK: BLOCK out
; CHECK-NEXT: DEFINITIONS
; CHECK-NEXT:   DIVERGENT:   %outer = phi i32 [ 3, %entry ], [ %inner, %join ]
; CHECK-NEXT: TERMINATORS
; CHECK-NEXT:                ret void
; CHECK-NEXT: END BLOCK
; CHECK-NEXT: UniformityInfo for function 'shared_tail':
; CHECK: BLOCK entry
; CHECK-NEXT: DEFINITIONS
; CHECK-NEXT: TERMINATORS
; CHECK-NEXT:                br i1 %u, label %a, label %w
; CHECK-NEXT: END BLOCK
; CHECK: BLOCK a
; CHECK-NEXT: DEFINITIONS
; CHECK-NEXT:   DIVERGENT:   %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
; CHECK-NEXT:   DIVERGENT:   %c = icmp ult i32 %t, %n
; CHECK-NEXT: TERMINATORS
; CHECK-NEXT:   DIVERGENT:   br i1 %c, label %x, label %y
; CHECK-NEXT: END BLOCK
; CHECK: BLOCK x
; CHECK-NEXT: DEFINITIONS
; CHECK-NEXT: TERMINATORS
; CHECK-NEXT:                br label %z
; CHECK-NEXT: END BLOCK
; CHECK: BLOCK w
; CHECK-NEXT: DEFINITIONS
; CHECK-NEXT: TERMINATORS
; CHECK-NEXT:                br label %z
; CHECK-NEXT: END BLOCK
; CHECK: BLOCK y
; CHECK-NEXT: DEFINITIONS
; CHECK-NEXT: TERMINATORS
; CHECK-NEXT:                ret void
; CHECK-NEXT: END BLOCK
; CHECK: BLOCK z
; CHECK-NEXT: DEFINITIONS
; CHECK-NEXT:                %onlyx = phi i32 [ 1, %x ], [ 2, %w ]
; CHECK-NEXT: TERMINATORS
; CHECK-NEXT:                ret void
; CHECK-NEXT: END BLOCK
; CHECK-NEXT: UniformityInfo for function 'same':
; CHECK: BLOCK entry
; CHECK-NEXT: DEFINITIONS
; CHECK-NEXT:   DIVERGENT:   %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
; CHECK-NEXT:   DIVERGENT:   %c = icmp ult i32 %t, %n
; CHECK-NEXT: TERMINATORS
; CHECK-NEXT:   DIVERGENT:   br i1 %c, label %a, label %out
; CHECK-NEXT: END BLOCK
; CHECK: BLOCK a
; CHECK-NEXT: DEFINITIONS
; CHECK-NEXT: TERMINATORS
; CHECK-NEXT:                br label %out
; CHECK-NEXT: END BLOCK
; CHECK: BLOCK out
; CHECK-NEXT: DEFINITIONS
; CHECK-NEXT:                %one = phi i32 [ %n, %entry ], [ %n, %a ]
; CHECK-NEXT:                %undef = phi i32 [ %n, %entry ], [ undef, %a ]
; CHECK-NEXT:   DIVERGENT:   %two = phi i32 [ %n, %entry ], [ 7, %a ]
; CHECK-NEXT: TERMINATORS
; CHECK-NEXT:                ret void
; CHECK-NEXT: END BLOCK
; CHECK-NEXT: UniformityInfo for function 'break':
; CHECK: BLOCK entry
; CHECK-NEXT: DEFINITIONS
; CHECK-NEXT:   DIVERGENT:   %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
; CHECK-NEXT: TERMINATORS
; CHECK-NEXT:                br label %loop
; CHECK-NEXT: END BLOCK
; CHECK: BLOCK loop
; CHECK-NEXT: DEFINITIONS
; CHECK-NEXT:                %i = phi i32 [ 0, %entry ], [ %i1, %latch ]
; CHECK-NEXT:                %i1 = add i32 %i, 1
; CHECK-NEXT:   DIVERGENT:   %c = icmp eq i32 %t, %i
; CHECK-NEXT: TERMINATORS
; CHECK-NEXT:   DIVERGENT:   br i1 %c, label %out, label %latch
; CHECK-NEXT: END BLOCK
; CHECK: BLOCK latch
; CHECK-NEXT: DEFINITIONS
; CHECK-NEXT: TERMINATORS
; CHECK-NEXT:                br i1 %u, label %loop, label %out
; CHECK-NEXT: END BLOCK
; CHECK: BLOCK out
; CHECK-NEXT: DEFINITIONS
; CHECK-NEXT:   DIVERGENT:   %how = phi i32 [ 1, %loop ], [ 2, %latch ]
; CHECK-NEXT:   DIVERGENT:   %r = add i32 %i1, %how
; CHECK-NEXT: TERMINATORS
; CHECK-NEXT:   DIVERGENT:   ret i32 %r
; CHECK-NEXT: END BLOCK
