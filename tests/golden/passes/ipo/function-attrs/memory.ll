; RUN: %nvopt "-passes=cgscc(function-attrs)" -S %s | FileCheck %s
; Effects, captures and what arguments are for; barriers write and synchronize whatever is declared of them.
target triple = "nvptx64-nvidia-cuda"

@g = addrspace(1) global ptr null
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) convergent nocallback nounwind
declare void @unknown()

define i32 @reads(ptr %p) {
  %v = load i32, ptr %p
  ret i32 %v
}

define void @keeps(ptr %p) {
  store ptr %p, ptr addrspace(1) @g
  ret void
}

define ptr @gives_back(ptr %p, i64 %i) {
  %q = getelementptr i8, ptr %p, i64 %i
  ret ptr %q
}

define void @waits(ptr %p) {
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  store i32 0, ptr %p
  ret void
}

define void @waits_too(ptr %p) convergent {
  call void @waits(ptr %p)
  ret void
}

define void @not_convergent(ptr %p) convergent {
  store i32 1, ptr %p
  ret void
}

define void @calls() {
  call void @unknown()
  ret void
}

define i32 @relaxed(ptr %p) {
  %v = load atomic i32, ptr %p monotonic, align 4
  ret i32 %v
}

define i32 @acquires(ptr %p) {
  %v = load atomic i32, ptr %p acquire, align 4
  ret i32 %v
}

define void @even(ptr %p, i32 %n) {
  %c = icmp eq i32 %n, 0
  br i1 %c, label %end, label %more
more:
  %m = sub i32 %n, 1
  call void @odd(ptr %p, i32 %m)
  br label %end
end:
  ret void
}

define void @odd(ptr %p, i32 %n) {
  store i32 %n, ptr %p
  call void @even(ptr %p, i32 %n)
  ret void
}

; CHECK: @g = addrspace(1) global ptr null
; CHECK: define i32 @reads(ptr readonly captures(none) %p) #1 {
; CHECK-NEXT: %v = load i32, ptr %p, align 4
; CHECK-NEXT: ret i32 %v
; CHECK-NEXT: }
; CHECK: define void @keeps(ptr %p) #2 {
; CHECK-NEXT: store ptr %p, ptr addrspace(1) @g, align 8
; CHECK-NEXT: ret void
; CHECK-NEXT: }
; CHECK: define ptr @gives_back(ptr readnone captures(ret: address, provenance) %p, i64 %i) #3 {
; CHECK-NEXT: %q = getelementptr i8, ptr %p, i64 %i
; CHECK-NEXT: ret ptr %q
; CHECK-NEXT: }
; CHECK: define void @waits(ptr writeonly captures(none) %p) #4 {
; CHECK-NEXT: call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
; CHECK-NEXT: store i32 0, ptr %p, align 4
; CHECK-NEXT: ret void
; CHECK-NEXT: }
; CHECK: define void @waits_too(ptr writeonly captures(none) %p) #4 {
; CHECK-NEXT: call void @waits(ptr %p)
; CHECK-NEXT: ret void
; CHECK-NEXT: }
; CHECK: define void @not_convergent(ptr writeonly captures(none) %p) #5 {
; CHECK-NEXT: store i32 1, ptr %p, align 4
; CHECK-NEXT: ret void
; CHECK-NEXT: }
; CHECK: define void @calls() {
; CHECK-NEXT: call void @unknown()
; CHECK-NEXT: ret void
; CHECK-NEXT: }
; CHECK: define i32 @relaxed(ptr readonly captures(none) %p) #6 {
; CHECK-NEXT: %v = load atomic i32, ptr %p monotonic, align 4
; CHECK-NEXT: ret i32 %v
; CHECK-NEXT: }
; CHECK: define i32 @acquires(ptr readonly captures(none) %p) #7 {
; CHECK-NEXT: %v = load atomic i32, ptr %p acquire, align 4
; CHECK-NEXT: ret i32 %v
; CHECK-NEXT: }
; CHECK: define void @even(ptr writeonly captures(none) %p, i32 %n) #8 {
; CHECK-NEXT: %c = icmp eq i32 %n, 0
; CHECK-NEXT: br i1 %c, label %end, label %more
; CHECK: more:
; CHECK-NEXT: %m = sub i32 %n, 1
; CHECK-NEXT: call void @odd(ptr %p, i32 %m)
; CHECK-NEXT: br label %end
; CHECK: end:
; CHECK-NEXT: ret void
; CHECK-NEXT: }
; CHECK: define void @odd(ptr writeonly captures(none) %p, i32 %n) #8 {
; CHECK-NEXT: store i32 %n, ptr %p, align 4
; CHECK-NEXT: call void @even(ptr %p, i32 %n)
; CHECK-NEXT: ret void
; CHECK-NEXT: }
; CHECK: attributes #0 = { convergent nocallback nounwind }
; CHECK: attributes #1 = { mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: read) }
; CHECK: attributes #2 = { mustprogress nofree norecurse nosync nounwind willreturn memory(write, argmem: none, inaccessiblemem: none, target_mem0: none, target_mem1: none) }
; CHECK: attributes #3 = { mustprogress nofree norecurse nosync nounwind willreturn memory(none) }
; CHECK: attributes #4 = { convergent norecurse nounwind }
; CHECK: attributes #5 = { mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: write) }
; CHECK: attributes #6 = { mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite) }
; CHECK: attributes #7 = { mustprogress nofree norecurse nounwind willreturn }
; CHECK: attributes #8 = { nofree nosync nounwind memory(argmem: write) }
