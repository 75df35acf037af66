; RUN: %nvopt -passes='loop(loop-simplifycfg)' -verify-each -verify-loop-info -verify-dom-info -S %s | FileCheck %s
; What stays: a branch on undef, which is not known to be reached; one behind which some block would leave the loop; the only way back of the loop around;
; a loop that would leave the loop around with its only round; the heart of a loop where convergence is controlled; the block whose address is taken;
; branches of code in no loop.
declare void @use(i32)
declare token @llvm.experimental.convergence.entry()
declare token @llvm.experimental.convergence.loop()
define void @undefined(i32 %n) {
entry:
  br label %h
h:
  %i = phi i32 [ 0, %entry ], [ %j, %l ]
  br i1 undef, label %a, label %l
a:
  call void @use(i32 %i)
  br label %l
l:
  %j = add i32 %i, 1
  %c = icmp slt i32 %j, %n
  br i1 %c, label %h, label %exit
exit:
  br i1 true, label %yes, label %no
yes:
  ret void
no:
  ret void
}
define void @a_leaves(i32 %n, i1 %b) {
entry:
  br label %h
h:
  %i = phi i32 [ 0, %entry ], [ %j, %l ]
  br i1 %b, label %a, label %l
a:
  call void @use(i32 %i)
  br i1 true, label %early, label %l
l:
  %j = add i32 %i, 1
  %c = icmp slt i32 %j, %n
  br i1 %c, label %h, label %exit
early:
  ret void
exit:
  ret void
}
define void @only_way_back(i32 %n) {
entry:
  br label %h
h:
  %i = phi i32 [ 0, %entry ], [ %j, %l ]
  br label %in
in:
  %k = phi i32 [ 0, %h ], [ %k1, %in ]
  %k1 = add i32 %k, 1
  br i1 false, label %l, label %in
l:
  %j = add i32 %i, 1
  %c = icmp slt i32 %j, %n
  br i1 %c, label %h, label %exit
exit:
  ret void
}
define void @leaves_both(i32 %n, i1 %b) {
entry:
  br label %h
h:
  %i = phi i32 [ 0, %entry ], [ %j, %l ]
  br label %in
in:
  %k = phi i32 [ 0, %h ], [ %k1, %back ]
  %k1 = add i32 %k, 1
  br i1 %b, label %l, label %back
back:
  br i1 false, label %in, label %exit
l:
  %j = add i32 %i, 1
  br label %h
exit:
  ret void
}
define void @heart(i32 %n) convergent {
entry:
  %t = call token @llvm.experimental.convergence.entry()
  br label %h
h:
  %i = phi i32 [ 0, %entry ], [ %j, %h ]
  %u = call token @llvm.experimental.convergence.loop() [ "convergencectrl"(token %t) ]
  call void @use(i32 %i) convergent [ "convergencectrl"(token %u) ]
  %j = add i32 %i, 1
  br i1 false, label %h, label %exit
exit:
  ret void
}
@place = global ptr blockaddress(@taken, %l)
define void @taken(i32 %n) {
entry:
  br label %h
h:
  %i = phi i32 [ 0, %entry ], [ %j, %l ]
  call void @use(i32 %i)
  br label %l
l:
  %j = add i32 %i, 1
  %c = icmp slt i32 %j, %n
  br i1 %c, label %h, label %exit
exit:
  ret void
}

; CHECK: @place = global ptr blockaddress(@taken, %l)
; CHECK: declare void @use(i32)
; CHECK: ; Function Attrs: convergent nocallback nofree nosync nounwind willreturn memory(none)
; CHECK-NEXT: declare token @llvm.experimental.convergence.entry() #0
; CHECK: ; Function Attrs: convergent nocallback nofree nosync nounwind willreturn memory(none)
; CHECK-NEXT: declare token @llvm.experimental.convergence.loop() #0
; CHECK-LABEL: define void @undefined(i32 %n) {
; CHECK-NEXT: entry:
; CHECK-NEXT:   br label %h
; CHECK: h:                                                ; preds = %l, %entry
; CHECK-NEXT:   %i = phi i32 [ 0, %entry ], [ %j, %l ]
; CHECK-NEXT:   br i1 undef, label %a, label %l
; CHECK: a:                                                ; preds = %h
; CHECK-NEXT:   call void @use(i32 %i)
; CHECK-NEXT:   br label %l
; CHECK: l:                                                ; preds = %a, %h
; CHECK-NEXT:   %j = add i32 %i, 1
; CHECK-NEXT:   %c = icmp slt i32 %j, %n
; CHECK-NEXT:   br i1 %c, label %h, label %exit
; CHECK: exit:                                             ; preds = %l
; CHECK-NEXT:   br i1 true, label %yes, label %no
; CHECK: yes:                                              ; preds = %exit
; CHECK-NEXT:   ret void
; CHECK: no:                                               ; preds = %exit
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-LABEL: define void @a_leaves(i32 %n, i1 %b) {
; CHECK-NEXT: entry:
; CHECK-NEXT:   br label %h
; CHECK: h:                                                ; preds = %l, %entry
; CHECK-NEXT:   %i = phi i32 [ 0, %entry ], [ %j, %l ]
; CHECK-NEXT:   br i1 %b, label %a, label %l
; CHECK: a:                                                ; preds = %h
; CHECK-NEXT:   call void @use(i32 %i)
; CHECK-NEXT:   br i1 true, label %early, label %l
; CHECK: l:                                                ; preds = %a, %h
; CHECK-NEXT:   %j = add i32 %i, 1
; CHECK-NEXT:   %c = icmp slt i32 %j, %n
; CHECK-NEXT:   br i1 %c, label %h, label %exit
; CHECK: early:                                            ; preds = %a
; CHECK-NEXT:   ret void
; CHECK: exit:                                             ; preds = %l
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-LABEL: define void @only_way_back(i32 %n) {
; CHECK-NEXT: entry:
; CHECK-NEXT:   br label %h
; CHECK: h:                                                ; preds = %l, %entry
; CHECK-NEXT:   %i = phi i32 [ 0, %entry ], [ %j, %l ]
; CHECK-NEXT:   br label %in
; CHECK: in:                                               ; preds = %in, %h
; CHECK-NEXT:   %k = phi i32 [ 0, %h ], [ %k1, %in ]
; CHECK-NEXT:   %k1 = add i32 %k, 1
; CHECK-NEXT:   br i1 false, label %l, label %in
; CHECK: l:                                                ; preds = %in
; CHECK-NEXT:   %j = add i32 %i, 1
; CHECK-NEXT:   %c = icmp slt i32 %j, %n
; CHECK-NEXT:   br i1 %c, label %h, label %exit
; CHECK: exit:                                             ; preds = %l
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-LABEL: define void @leaves_both(i32 %n, i1 %b) {
; CHECK-NEXT: entry:
; CHECK-NEXT:   br label %h
; CHECK: h:                                                ; preds = %l, %entry
; CHECK-NEXT:   %i = phi i32 [ 0, %entry ], [ %j, %l ]
; CHECK-NEXT:   br label %in
; CHECK: in:                                               ; preds = %back, %h
; CHECK-NEXT:   %k = phi i32 [ 0, %h ], [ %k1, %back ]
; CHECK-NEXT:   %k1 = add i32 %k, 1
; CHECK-NEXT:   br i1 %b, label %l, label %back
; CHECK: back:                                             ; preds = %in
; CHECK-NEXT:   br i1 false, label %in, label %exit
; CHECK: l:                                                ; preds = %in
; CHECK-NEXT:   %j = add i32 %i, 1
; CHECK-NEXT:   br label %h
; CHECK: exit:                                             ; preds = %back
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK: ; Function Attrs: convergent
; CHECK-NEXT: define void @heart(i32 %n) #1 {
; CHECK-NEXT: entry:
; CHECK-NEXT:   %t = call token @llvm.experimental.convergence.entry()
; CHECK-NEXT:   br label %h
; CHECK: h:                                                ; preds = %h, %entry
; CHECK-NEXT:   %i = phi i32 [ 0, %entry ], [ %j, %h ]
; CHECK-NEXT:   %u = call token @llvm.experimental.convergence.loop() [ "convergencectrl"(token %t) ]
; CHECK-NEXT:   call void @use(i32 %i) #1 [ "convergencectrl"(token %u) ]
; CHECK-NEXT:   %j = add i32 %i, 1
; CHECK-NEXT:   br i1 false, label %h, label %exit
; CHECK: exit:                                             ; preds = %h
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-LABEL: define void @taken(i32 %n) {
; CHECK-NEXT: entry:
; CHECK-NEXT:   br label %h
; CHECK: h:                                                ; preds = %l, %entry
; CHECK-NEXT:   %i = phi i32 [ 0, %entry ], [ %j, %l ]
; CHECK-NEXT:   call void @use(i32 %i)
; CHECK-NEXT:   br label %l
; CHECK: l:                                                ; preds = %h
; CHECK-NEXT:   %j = add i32 %i, 1
; CHECK-NEXT:   %c = icmp slt i32 %j, %n
; CHECK-NEXT:   br i1 %c, label %h, label %exit
; CHECK: exit:                                             ; preds = %l
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK: attributes #0 = { convergent nocallback nofree nosync nounwind willreturn memory(none) }
; CHECK-NEXT: attributes #1 = { convergent }
