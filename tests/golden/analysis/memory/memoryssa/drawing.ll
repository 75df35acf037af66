; RUN: %nvopt -passes='print<memoryssa>' -dot-cfg-mssa=%t -disable-output %s 2>&1 | FileCheck %s --input-file=%t
; -dot-cfg-mssa draws the blocks with their accesses; those without any are not coloured.
; CHECK: digraph "MSSA" {
; CHECK-NEXT: label="MSSA";
; CHECK: Node0 [shape=record,label="{\l|entry:\l  br i1 %c, label %a, label %j\l|{<s0>T|<s1>F}}"];
; CHECK-NEXT: Node0:s0 -> Node1;
; CHECK-NEXT: Node0:s1 -> Node2;
; CHECK-NEXT: Node1 [shape=record,style=filled, fillcolor=lightpink,label="{\l|a: {{.*}}\l; 1 = MemoryDef(liveOnEntry)\l  store i32 0, ptr %p, align 4\l  br label %j\l}"];
; CHECK-NEXT: Node1 -> Node2;
; CHECK: ; 2 = MemoryPhi(\{entry,liveOnEntry\},\{a,1\})\l
define void @g(i1 %c, ptr %p) {
entry:
  br i1 %c, label %a, label %j
a:
  store i32 0, ptr %p
  br label %j
j:
  %v = load i32, ptr %p
  ret void
}
