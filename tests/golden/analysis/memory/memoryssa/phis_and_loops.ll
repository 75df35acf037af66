; RUN: %nvopt -passes='print<memoryssa>' -disable-output %s 2>&1 | FileCheck %s
; Phis stand in the iterated frontier; a use goes past a phi where no path to it writes its place; addresses are translated along the edges.
define i32 @diamond(i1 %c, ptr noalias %p, ptr noalias %q) {
entry:
  store i32 1, ptr %p
  br i1 %c, label %a, label %b
a:
  store i32 2, ptr %q
  br label %join
b:
  br label %join
join:
  %v = load i32, ptr %p
  %w = load i32, ptr %q
  %s = add i32 %v, %w
  ret i32 %s
}
define i32 @loop(ptr noalias %p, ptr noalias %q, i32 %n) {
entry:
  br label %head
head:
  %i = phi i32 [ 0, %entry ], [ %i1, %head ]
  %a = getelementptr i32, ptr %p, i32 %i
  %v = load i32, ptr %q
  store i32 %v, ptr %a
  %o = load i32, ptr %a
  %i1 = add i32 %i, 1
  %c = icmp slt i32 %i1, %n
  br i1 %c, label %head, label %exit
exit:
  %w = load i32, ptr %q
  %x = load i32, ptr %p
  %s = add i32 %w, %x
  ret i32 %s
}
define i32 @translated(i1 %c, ptr noalias %p, ptr noalias %q) {
  store i32 0, ptr %p
  store i32 0, ptr %q
  br i1 %c, label %a, label %b
a:
  %pa = getelementptr i32, ptr %p, i64 4
  br label %join
b:
  %pb = getelementptr i32, ptr %p, i64 8
  store i32 5, ptr %q
  br label %join
join:
  %f = phi ptr [ %pa, %a ], [ %pb, %b ]
  %v = load i32, ptr %f
  ret i32 %v
}
define i32 @switch(i32 %x, ptr %p) {
  switch i32 %x, label %join [ i32 0, label %join
                               i32 1, label %one ]
one:
  store i32 1, ptr %p
  br label %join
join:
  %v = load i32, ptr %p
  ret i32 %v
}
define i32 @unreached(ptr %p, i1 %c) {
entry:
  br i1 %c, label %a, label %join
a:
  store i32 0, ptr %p
  br label %join
join:
  %v = load i32, ptr %p
  ret i32 %v
dead:
  store i32 2, ptr %p
  %u = load i32, ptr %p
  br label %join
}
define void @irreducible(i1 %c, ptr %p) {
  br i1 %c, label %a, label %b
a:
  store i32 0, ptr %p
  br i1 %c, label %b, label %exit
b:
  %v = load i32, ptr %p
  br label %a
exit:
  ret void
}

; CHECK: MemorySSA for function: diamond
; CHECK-NEXT: define i32 @diamond(i1 %c, ptr noalias %p, ptr noalias %q) {
; CHECK-NEXT: entry:
; CHECK-NEXT: ; 1 = MemoryDef(liveOnEntry)
; CHECK-NEXT:   store i32 1, ptr %p, align 4
; CHECK-NEXT:   br i1 %c, label %a, label %b
; CHECK: a:                                                ; preds = %entry
; CHECK-NEXT: ; 2 = MemoryDef(1)
; CHECK-NEXT:   store i32 2, ptr %q, align 4
; CHECK-NEXT:   br label %join
; CHECK: b:                                                ; preds = %entry
; CHECK-NEXT:   br label %join
; CHECK: join:                                             ; preds = %b, %a
; CHECK-NEXT: ; 3 = MemoryPhi({a,2},{b,1})
; CHECK-NEXT: ; MemoryUse(1)
; CHECK-NEXT:   %v = load i32, ptr %p, align 4
; CHECK-NEXT: ; MemoryUse(3)
; CHECK-NEXT:   %w = load i32, ptr %q, align 4
; CHECK-NEXT:   %s = add i32 %v, %w
; CHECK-NEXT:   ret i32 %s
; CHECK-NEXT: }
; CHECK-NEXT: MemorySSA for function: loop
; CHECK-NEXT: define i32 @loop(ptr noalias %p, ptr noalias %q, i32 %n) {
; CHECK-NEXT: entry:
; CHECK-NEXT:   br label %head
; CHECK: head:                                             ; preds = %head, %entry
; CHECK-NEXT: ; 2 = MemoryPhi({entry,liveOnEntry},{head,1})
; CHECK-NEXT:   %i = phi i32 [ 0, %entry ], [ %i1, %head ]
; CHECK-NEXT:   %a = getelementptr i32, ptr %p, i32 %i
; CHECK-NEXT: ; MemoryUse(liveOnEntry)
; CHECK-NEXT:   %v = load i32, ptr %q, align 4
; CHECK-NEXT: ; 1 = MemoryDef(2)
; CHECK-NEXT:   store i32 %v, ptr %a, align 4
; CHECK-NEXT: ; MemoryUse(1)
; CHECK-NEXT:   %o = load i32, ptr %a, align 4
; CHECK-NEXT:   %i1 = add i32 %i, 1
; CHECK-NEXT:   %c = icmp slt i32 %i1, %n
; CHECK-NEXT:   br i1 %c, label %head, label %exit
; CHECK: exit:                                             ; preds = %head
; CHECK-NEXT: ; MemoryUse(liveOnEntry)
; CHECK-NEXT:   %w = load i32, ptr %q, align 4
; CHECK-NEXT: ; MemoryUse(1)
; CHECK-NEXT:   %x = load i32, ptr %p, align 4
; CHECK-NEXT:   %s = add i32 %w, %x
; CHECK-NEXT:   ret i32 %s
; CHECK-NEXT: }
; CHECK-NEXT: MemorySSA for function: translated
; CHECK-NEXT: define i32 @translated(i1 %c, ptr noalias %p, ptr noalias %q) {
; CHECK-NEXT: ; 1 = MemoryDef(liveOnEntry)
; CHECK-NEXT:   store i32 0, ptr %p, align 4
; CHECK-NEXT: ; 2 = MemoryDef(1)
; CHECK-NEXT:   store i32 0, ptr %q, align 4
; CHECK-NEXT:   br i1 %c, label %a, label %b
; CHECK: a:                                                ; preds = %0
; CHECK-NEXT:   %pa = getelementptr i32, ptr %p, i64 4
; CHECK-NEXT:   br label %join
; CHECK: b:                                                ; preds = %0
; CHECK-NEXT:   %pb = getelementptr i32, ptr %p, i64 8
; CHECK-NEXT: ; 3 = MemoryDef(2)
; CHECK-NEXT:   store i32 5, ptr %q, align 4
; CHECK-NEXT:   br label %join
; CHECK: join:                                             ; preds = %b, %a
; CHECK-NEXT: ; 4 = MemoryPhi({a,2},{b,3})
; CHECK-NEXT:   %f = phi ptr [ %pa, %a ], [ %pb, %b ]
; CHECK-NEXT: ; MemoryUse(liveOnEntry)
; CHECK-NEXT:   %v = load i32, ptr %f, align 4
; CHECK-NEXT:   ret i32 %v
; CHECK-NEXT: }
; CHECK-NEXT: MemorySSA for function: switch
; CHECK-NEXT: define i32 @switch(i32 %x, ptr %p) {
; CHECK-NEXT:   switch i32 %x, label %join [
; CHECK-NEXT:     i32 0, label %join
; CHECK-NEXT:     i32 1, label %one
; CHECK-NEXT:   ]
; CHECK: one:                                              ; preds = %0
; CHECK-NEXT: ; 1 = MemoryDef(liveOnEntry)
; CHECK-NEXT:   store i32 1, ptr %p, align 4
; CHECK-NEXT:   br label %join
; CHECK: join:                                             ; preds = %one, %0, %0
; CHECK-NEXT: ; 2 = MemoryPhi({%0,liveOnEntry},{%0,liveOnEntry},{one,1})
; CHECK-NEXT: ; MemoryUse(2)
; CHECK-NEXT:   %v = load i32, ptr %p, align 4
; CHECK-NEXT:   ret i32 %v
; CHECK-NEXT: }
; CHECK-NEXT: MemorySSA for function: unreached
; CHECK-NEXT: define i32 @unreached(ptr %p, i1 %c) {
; CHECK-NEXT: entry:
; CHECK-NEXT:   br i1 %c, label %a, label %join
; CHECK: a:                                                ; preds = %entry
; CHECK-NEXT: ; 1 = MemoryDef(liveOnEntry)
; CHECK-NEXT:   store i32 0, ptr %p, align 4
; CHECK-NEXT:   br label %join
; CHECK: join:                                             ; preds = %dead, %a, %entry
; CHECK-NEXT: ; 3 = MemoryPhi({entry,liveOnEntry},{a,1},{dead,liveOnEntry})
; CHECK-NEXT: ; MemoryUse(3)
; CHECK-NEXT:   %v = load i32, ptr %p, align 4
; CHECK-NEXT:   ret i32 %v
; CHECK: dead:                                             ; No predecessors!
; CHECK-NEXT: ; 2 = MemoryDef(liveOnEntry)
; CHECK-NEXT:   store i32 2, ptr %p, align 4
; CHECK-NEXT: ; MemoryUse(liveOnEntry)
; CHECK-NEXT:   %u = load i32, ptr %p, align 4
; CHECK-NEXT:   br label %join
; CHECK-NEXT: }
; CHECK-NEXT: MemorySSA for function: irreducible
; CHECK-NEXT: define void @irreducible(i1 %c, ptr %p) {
; CHECK-NEXT:   br i1 %c, label %a, label %b
; CHECK: a:                                                ; preds = %b, %0
; CHECK-NEXT: ; 3 = MemoryPhi({%0,liveOnEntry},{b,2})
; CHECK-NEXT: ; 1 = MemoryDef(3)
; CHECK-NEXT:   store i32 0, ptr %p, align 4
; CHECK-NEXT:   br i1 %c, label %b, label %exit
; CHECK: b:                                                ; preds = %a, %0
; CHECK-NEXT: ; 2 = MemoryPhi({%0,liveOnEntry},{a,1})
; CHECK-NEXT: ; MemoryUse(2)
; CHECK-NEXT:   %v = load i32, ptr %p, align 4
; CHECK-NEXT:   br label %a
; CHECK: exit:                                             ; preds = %a
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
