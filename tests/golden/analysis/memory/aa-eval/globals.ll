; RUN: %nvopt -passes='require<globals-aa>,aa-eval' -disable-output -print-all-alias-modref-info %s 2>&1 | FileCheck %s
; RUN: %nvopt -passes='aa-eval' -disable-output -print-no-aliases -print-no-modref %s 2>&1 | FileCheck %s --check-prefix=OFF
; RUN: %nvopt -passes='require<globals-aa>,invalidate<globals-aa>,aa-eval' -disable-output -print-no-aliases %s 2>&1 | FileCheck %s --check-prefix=OFF
; RUN: %nvopt -passes='require<globals-aa>,aa-eval' -disable-output -print-no-aliases -enable-unsafe-globalsmodref-alias-results %s 2>&1 | FileCheck %s --check-prefix=UNSAFE
; A variable of the module whose address never leaves plain accesses is not what an argument, a call or a load gives, and calls touch it only
; where the functions they reach do. Behind a barrier nothing of that is known: other threads run the same code.
; OFF-NOT: NoAlias: i32* %p, i32* @quiet
@quiet = internal global i32 0
@other = internal addrspace(3) global i32 0
@taken = internal global i32 0
@where = global ptr null
declare void @u()
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32)

define internal void @reads() noinline {
  %v = load i32, ptr @quiet
  ret void
}
define internal void @writes_taken(ptr %p) noinline {
  store i32 0, ptr @taken
  store i32 0, ptr %p
  ret void
}
define internal void @meets() noinline {
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  ret void
}
; CHECK-LABEL: Function: f
; CHECK: NoAlias: i32* %p, i32* @quiet
; CHECK: MayAlias: i32* %p, i32* @taken
; CHECK: NoAlias: i32* %l, i32* @quiet
; CHECK: NoAlias: i32* %s, i32* @quiet
; CHECK: Just Ref: Ptr: i32* @quiet <-> call void @reads()
; CHECK: NoModRef: Ptr: i32* @quiet <-> call void @writes_taken(ptr %p)
; CHECK: Just Mod: Ptr: i32* @taken <-> call void @writes_taken(ptr %p)
; CHECK: Both ModRef: Ptr: i32* @quiet <-> call void @meets()
; CHECK: Both ModRef: Ptr: i32* @quiet <-> call void @u()
define void @f(ptr %p, ptr %q, i1 %c) {
  store ptr @taken, ptr @where
  %l = load ptr, ptr %q
  %s = select i1 %c, ptr %p, ptr %l
  store i32 0, ptr %p
  store i32 0, ptr @quiet
  store i32 0, ptr @taken
  store i32 0, ptr %l
  store i32 0, ptr %s
  call void @reads()
  call void @writes_taken(ptr %p)
  call void @meets()
  call void @u()
  ret void
}
; What is computed from it by more than steps is anything, unless asked to be rash.
; CHECK-LABEL: Function: deep
; CHECK: MayAlias: i32* %p, i32* @quiet
; UNSAFE-LABEL: Function: deep
; UNSAFE: NoAlias: i32* %p, i32* @quiet
define void @deep(i64 %x) {
  %p = inttoptr i64 %x to ptr
  store i32 0, ptr %p
  store i32 0, ptr @quiet
  ret void
}
