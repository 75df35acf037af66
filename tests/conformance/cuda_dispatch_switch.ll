; CUDA C++: switches: dense results, sparse cases, fall through, nested conditions, unreachable default, branch weights. For simplifycfg, sccp, lower-expect.
target triple = "nvptx64-nvidia-cuda"

define i32 @dense(i32 %op) {
entry:
  switch i32 %op, label %other [
    i32 0, label %a
    i32 1, label %b
    i32 2, label %c
    i32 3, label %d
    i32 4, label %e
  ]
a:
  br label %join
b:
  br label %join
c:
  br label %join
d:
  br label %join
e:
  br label %join
other:
  br label %join
join:
  %r = phi i32 [ 10, %a ], [ 77, %b ], [ 5, %c ], [ -3, %d ], [ 1000, %e ], [ 0, %other ]
  ret i32 %r
}

define float @apply(i32 %op, float %x, float %y) !prof !0 {
entry:
  switch i32 %op, label %default [
    i32 1, label %add
    i32 2, label %sub
    i32 40, label %mul
    i32 -1, label %neg
  ], !prof !1
add:
  %1 = fadd float %x, %y
  br label %end
sub:
  %2 = fsub float %x, %y
  br label %end
mul:
  %3 = fmul float %x, %y
  br label %neg
neg:
  %4 = phi float [ %3, %mul ], [ %x, %entry ]
  %5 = fneg float %4
  br label %end
default:
  unreachable
end:
  %r = phi float [ %1, %add ], [ %2, %sub ], [ %5, %neg ]
  ret float %r
}

define i32 @ranges(i32 %x, i32 %y, ptr %p) {
entry:
  %l = icmp sge i32 %x, 0
  br i1 %l, label %upper, label %out
upper:
  %u = icmp slt i32 %x, 64
  br i1 %u, label %in, label %out
in:
  %e = icmp eq i32 %y, 7
  %ex = call i1 @llvm.expect.i1(i1 %e, i1 false)
  br i1 %ex, label %rare, label %usual
rare:
  store i32 1, ptr %p, align 4
  br label %usual
usual:
  %m = icmp ult i32 %x, 64
  %s = select i1 %m, i32 %x, i32 %y
  ret i32 %s
out:
  %o1 = icmp eq i32 %y, 3
  %o2 = icmp eq i32 %y, 9
  %o3 = icmp eq i32 %y, 11
  %oa = or i1 %o1, %o2
  %ob = or i1 %oa, %o3
  br i1 %ob, label %special, label %last
special:
  ret i32 1
last:
  ret i32 %y
}

declare i1 @llvm.expect.i1(i1, i1)

!0 = !{!"function_entry_count", i64 100}
!1 = !{!"branch_weights", i32 1, i32 10, i32 20, i32 5, i32 2}
