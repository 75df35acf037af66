; Rust (nvptx64-nvidia-cuda): slices as pointer and length, checked arithmetic, panics that do not return, enums with a niche, assumptions, range attributes.
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@alloc_1 = private unnamed_addr constant [10 x i8] c"src/lib.rs", align 1
@alloc_2 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_1, [16 x i8] c"\0A\00\00\00\00\00\00\00\07\00\00\00\05\00\00\00" }>, align 8

define ptx_kernel void @add_slices(ptr noalias noundef readonly align 4 captures(none) %a.0, i64 noundef range(i64 0, 2305843009213693952) %a.1, ptr noalias noundef align 4 %b.0, i64 noundef %b.1) unnamed_addr #0 {
start:
  br label %bb1

bb1:
  %iter = phi i64 [ 0, %start ], [ %next.0, %bb6 ]
  %0 = icmp ult i64 %iter, %a.1
  br i1 %0, label %bb3, label %bb7

bb3:
  %1 = call { i64, i1 } @llvm.uadd.with.overflow.i64(i64 %iter, i64 1)
  %next.0 = extractvalue { i64, i1 } %1, 0
  %next.1 = extractvalue { i64, i1 } %1, 1
  br i1 %next.1, label %panic, label %bb4, !prof !0

bb4:
  %in.a = icmp ult i64 %iter, %a.1
  call void @llvm.assume(i1 %in.a)
  %in.b = icmp ult i64 %iter, %b.1
  br i1 %in.b, label %bb5, label %panic1, !prof !1

bb5:
  %p = getelementptr inbounds nuw i32, ptr %a.0, i64 %iter
  %q = getelementptr inbounds nuw i32, ptr %b.0, i64 %iter
  %x = load i32, ptr %p, align 4, !noundef !2
  %y = load i32, ptr %q, align 4, !noundef !2
  %2 = call { i32, i1 } @llvm.sadd.with.overflow.i32(i32 %x, i32 %y)
  %3 = extractvalue { i32, i1 } %2, 1
  %4 = extractvalue { i32, i1 } %2, 0
  %sat = call i32 @llvm.sadd.sat.i32(i32 %x, i32 %y)
  %r = select i1 %3, i32 %sat, i32 %4
  br label %bb6

bb6:
  store i32 %r, ptr %q, align 4
  br label %bb1

panic:
  call void @core_panic_add_overflow(ptr align 8 @alloc_2) #1
  unreachable

panic1:
  call void @core_panic_bounds_check(i64 %iter, i64 %b.1, ptr align 8 @alloc_2) #1
  unreachable

bb7:
  ret void
}

; Option<NonZero<u32>> and Result<u32, u8> in registers.
define { i32, i32 } @checked_div(i32 noundef %a, i32 noundef %b) {
start:
  %zero = icmp eq i32 %b, 0
  br i1 %zero, label %none, label %some
some:
  %q = udiv i32 %a, %b
  %s = insertvalue { i32, i32 } { i32 1, i32 undef }, i32 %q, 1
  br label %end
none:
  br label %end
end:
  %r = phi { i32, i32 } [ { i32 0, i32 undef }, %none ], [ %s, %some ]
  ret { i32, i32 } %r
}

declare { i64, i1 } @llvm.uadd.with.overflow.i64(i64, i64)
declare { i32, i1 } @llvm.sadd.with.overflow.i32(i32, i32)
declare i32 @llvm.sadd.sat.i32(i32, i32)
declare void @llvm.assume(i1 noundef)
declare void @core_panic_add_overflow(ptr) #1
declare void @core_panic_bounds_check(i64, i64, ptr) #1

attributes #0 = { nounwind "target-cpu"="sm_70" }
attributes #1 = { cold noinline noreturn }

!0 = !{!"branch_weights", !"expected", i32 1, i32 2000}
!1 = !{!"branch_weights", !"expected", i32 2000, i32 1}
!2 = !{}

; i32::pow asks whether the base is known (core::intrinsics::is_val_statically_known).
define i32 @pow_of_two_or_general(i32 %base, i32 %exp) {
start:
  %known = call i1 @llvm.is.constant.i32(i32 %base)
  br i1 %known, label %shift, label %loop

shift:
  %s = shl i32 1, %exp
  ret i32 %s

loop:
  %e = phi i32 [ %exp, %start ], [ %f, %loop ]
  %acc = phi i32 [ 1, %start ], [ %m, %loop ]
  %m = mul i32 %acc, %base
  %f = add i32 %e, -1
  %z = icmp eq i32 %f, 0
  br i1 %z, label %end, label %loop

end:
  ret i32 %m
}
declare i1 @llvm.is.constant.i32(i32)
