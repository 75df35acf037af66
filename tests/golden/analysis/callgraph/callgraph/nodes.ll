; RUN: %nvopt -passes=print-callgraph -disable-output %s 2>&1 | FileCheck %s
; Local functions are called from outside only if their address is taken: as a callee, a callback or an operand of an assumption it is not.
@tbl = global ptr @loc3
@llvm.used = appending global [1 x ptr] [ptr @loc4], section "llvm.metadata"
define internal void @loc1() {
  ret void
}
define internal void @loc2(ptr %p) {
  call void %p()
  call void @loc2(ptr @loc1)
  call void asm "nop", ""()
  ret void
}
define internal void @loc3() {
  call void @loc5()
  ret void
}
define internal void @loc4() {
  call i32 @loc5()
  ret void
}
define internal void @loc5() {
  call void @loc6()
  call void @loc2(ptr null)
  ret void
}
define internal void @loc6() {
  call void @loc5()
  call void @ext()
  call void @llvm.trap()
  ret void
}
define internal void @dead() { 
  ret void
}
define internal void @as() { 
  ret void
}
define void @top() {
  call void @llvm.assume(i1 true) ["nonnull"(ptr @as)]
  call void @loc6()
  call void @loc6()
  ret void
}
define internal void @ba() {
  br label %x
x:
  %y = select i1 true, ptr blockaddress(@ba, %x), ptr null
  ret void
}
declare void @ext()
declare void @ext2() nocallback
declare void @llvm.trap()
declare void @llvm.assume(i1)

; CHECK: Call graph node <<null function>><<0x000000000000>>  #uses=0
; CHECK-NEXT:   CS<None> calls function 'loc1'
; CHECK-NEXT:   CS<None> calls function 'loc3'
; CHECK-NEXT:   CS<None> calls function 'loc4'
; CHECK-NEXT:   CS<None> calls function 'loc5'
; CHECK-NEXT:   CS<None> calls function 'top'
; CHECK-NEXT:   CS<None> calls function 'ext'
; CHECK-NEXT:   CS<None> calls function 'ext2'
; CHECK-NEXT:   CS<None> calls function 'llvm.trap'
; CHECK-NEXT:   CS<None> calls function 'llvm.assume'
; CHECK: Call graph node for function: 'as'<<0x000000000009>>  #uses=0
; CHECK: Call graph node for function: 'ba'<<0x00000000000b>>  #uses=0
; CHECK: Call graph node for function: 'dead'<<0x000000000008>>  #uses=0
; CHECK: Call graph node for function: 'ext'<<0x00000000000c>>  #uses=2
; CHECK-NEXT:   CS<None> calls external node
; CHECK: Call graph node for function: 'ext2'<<0x00000000000d>>  #uses=1
; CHECK: Call graph node for function: 'llvm.assume'<<0x00000000000f>>  #uses=2
; CHECK: Call graph node for function: 'llvm.trap'<<0x00000000000e>>  #uses=2
; CHECK-NEXT:   CS<None> calls external node
; CHECK: Call graph node for function: 'loc1'<<0x000000000002>>  #uses=1
; CHECK: Call graph node for function: 'loc2'<<0x000000000003>>  #uses=2
; CHECK-NEXT:   CS<0x000300000002> calls external node
; CHECK-NEXT:   CS<0x000300000003> calls function 'loc2'
; CHECK-NEXT:   CS<0x000300000004> calls external node
; CHECK: Call graph node for function: 'loc3'<<0x000000000004>>  #uses=1
; CHECK-NEXT:   CS<0x000400000001> calls function 'loc5'
; CHECK: Call graph node for function: 'loc4'<<0x000000000005>>  #uses=1
; CHECK-NEXT:   CS<0x000500000001> calls external node
; CHECK: Call graph node for function: 'loc5'<<0x000000000006>>  #uses=3
; CHECK-NEXT:   CS<0x000600000001> calls function 'loc6'
; CHECK-NEXT:   CS<0x000600000002> calls function 'loc2'
; CHECK: Call graph node for function: 'loc6'<<0x000000000007>>  #uses=3
; CHECK-NEXT:   CS<0x000700000001> calls function 'loc5'
; CHECK-NEXT:   CS<0x000700000002> calls function 'ext'
; CHECK-NEXT:   CS<0x000700000003> calls function 'llvm.trap'
; CHECK: Call graph node for function: 'top'<<0x00000000000a>>  #uses=1
; CHECK-NEXT:   CS<0x000a00000001> calls function 'llvm.assume'
; CHECK-NEXT:   CS<0x000a00000002> calls function 'loc6'
; CHECK-NEXT:   CS<0x000a00000003> calls function 'loc6'
