; ERROR: 18:3: Entry intrinsic can occur only in a convergent function.
; ERROR: 24:3: Entry intrinsic can occur only in the entry block.
; ERROR: 29:3: Entry intrinsic cannot be preceded by a convergent operation in the same basic block.
; ERROR: 36:3: Entry or anchor intrinsic cannot have a convergencectrl token operand.
; ERROR: 40:3: Loop intrinsic must have a convergencectrl token operand.
; ERROR: 45:3: Loop intrinsic cannot be preceded by a convergent operation in the same basic block.
; ERROR: 51:3: Cannot mix controlled and uncontrolled convergence in the same function.
; ERROR: 56:3: The 'convergencectrl' bundle can occur at most once on a call
; ERROR: 61:3: The 'convergencectrl' bundle requires exactly one token use.
; ERROR: 65:3: Convergence control tokens can only be produced by calls to the convergence control intrinsics.
declare void @f() convergent
declare void @g()
declare token @llvm.experimental.convergence.entry()
declare token @llvm.experimental.convergence.anchor()
declare token @llvm.experimental.convergence.loop()

define void @outside_a_convergent_function() {
  %t = call token @llvm.experimental.convergence.entry()
  ret void
}
define void @not_in_the_entry_block() convergent {
  br label %b
b:
  %t = call token @llvm.experimental.convergence.entry()
  ret void
}
define void @not_first() convergent {
  %a = call token @llvm.experimental.convergence.anchor()
  %t = call token @llvm.experimental.convergence.entry()
  ret void
}
define void @entry_of_a_token() convergent {
  %a = call token @llvm.experimental.convergence.anchor()
  br label %b
b:
  %t = call token @llvm.experimental.convergence.anchor() [ "convergencectrl"(token %a) ]
  ret void
}
define void @loop_without_a_token() convergent {
  %t = call token @llvm.experimental.convergence.loop()
  ret void
}
define void @loop_not_first() convergent {
  %a = call token @llvm.experimental.convergence.anchor()
  %t = call token @llvm.experimental.convergence.loop() [ "convergencectrl"(token %a) ]
  ret void
}
define void @mixed() convergent {
  %t = call token @llvm.experimental.convergence.entry()
  call void @f() [ "convergencectrl"(token %t) ]
  call void @f()
  ret void
}
define void @twice() convergent {
  %t = call token @llvm.experimental.convergence.entry()
  call void @f() [ "convergencectrl"(token %t), "convergencectrl"(token %t) ]
  ret void
}
define void @two_tokens() convergent {
  %t = call token @llvm.experimental.convergence.entry()
  call void @f() [ "convergencectrl"(token %t, token %t) ]
  ret void
}
define void @no_token() convergent {
  call void @f() [ "convergencectrl"(token none) ]
  ret void
}
define void @good() convergent {
  %t = call token @llvm.experimental.convergence.entry()
  call void @f() [ "convergencectrl"(token %t) ]
  call void @g() [ "convergencectrl"(token %t) ]
  br label %l
l:
  %i = call token @llvm.experimental.convergence.loop() [ "convergencectrl"(token %t) ]
  call void @f() [ "convergencectrl"(token %i) ]
  br i1 false, label %l, label %e
e:
  call void @g()
  ret void
}
