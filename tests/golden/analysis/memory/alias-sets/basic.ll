; RUN: %nvopt -passes=print-alias-sets -disable-output %s 2>&1 | FileCheck %s
; Sets of accesses that may overlap. A set that went into another forwards to it as long as something refers to it.
declare void @u()
declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32)

define void @merged(i1 %c) {
  %x = alloca i32
  %y = alloca i32
  store i32 0, ptr %x
  store i32 0, ptr %y
  %p = select i1 %c, ptr %x, ptr %y
  store i32 0, ptr %p
  ret void
}
define void @unknown(ptr %a) {
  %x = alloca i32
  store i32 0, ptr %x
  %v = load atomic i32, ptr %a acquire, align 4
  fence seq_cst
  call void @u()
  ret void
}
define void @copies(ptr noalias %d, ptr noalias %s, i64 %n) {
  call void @llvm.memcpy.p0.p0.i64(ptr %d, ptr %s, i64 8, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr %d, ptr %s, i64 %n, i1 false)
  ret void
}
define void @barrier(ptr noalias %d) {
  %x = alloca i32
  store i32 0, ptr %x
  store i32 0, ptr %d
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  ret void
}

; CHECK: Alias sets for function 'merged':
; CHECK-NEXT: Alias Set Tracker: 2 alias sets for 3 pointer values.
; CHECK-NEXT:   AliasSet[0x000000000001, 3] may alias, Mod       Memory locations: (ptr %x, LocationSize::precise(4)), (ptr %y, LocationSize::precise(4)), (ptr %p, LocationSize::precise(4))
; CHECK-NEXT:   AliasSet[0x000000000002, 1] must alias, Mod        forwarding to 0x000000000001
; CHECK: Alias sets for function 'unknown':
; CHECK-NEXT: Alias Set Tracker: 1 alias sets for 1 pointer values.
; CHECK-NEXT:   AliasSet[0x000000000001, 2] may alias, Mod/Ref   Memory locations: (ptr %x, LocationSize::precise(4))
; CHECK-NEXT:     3 Unknown instructions: i32 %v,   fence seq_cst,   call void @u()
; CHECK: Alias sets for function 'copies':
; CHECK-NEXT: Alias Set Tracker: 2 alias sets for 2 pointer values.
; CHECK-NEXT:   AliasSet[0x000000000001, 1] must alias, Mod       Memory locations: (ptr %d, LocationSize::precise(8)), (ptr %d, unknown after)
; CHECK-NEXT:   AliasSet[0x000000000002, 1] must alias, Ref       Memory locations: (ptr %s, LocationSize::precise(8)), (ptr %s, unknown after)
; CHECK: Alias sets for function 'barrier':
; CHECK-NEXT: Alias Set Tracker: 2 alias sets for 2 pointer values.
; CHECK-NEXT:   AliasSet[0x000000000001, 1] must alias, Mod       Memory locations: (ptr %x, LocationSize::precise(4))
; CHECK-NEXT:   AliasSet[0x000000000002, 2] may alias, Mod/Ref   Memory locations: (ptr %d, LocationSize::precise(4))
; CHECK-NEXT:     1 Unknown instructions:   call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
