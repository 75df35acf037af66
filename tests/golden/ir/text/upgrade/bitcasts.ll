; RUN: %nvopt -passes=verify -S %s | FileCheck %s
; A bitcast between typed pointers stays as a bitcast between equal types, before its definition, in a phi and in vectors too, as opt reads it; of a
; constant nothing is left of it.
@g = global [4 x float] zeroinitializer
; CHECK: @h = global ptr @g
@h = global i8* bitcast ([4 x float]* @g to i8*)
define float @f(i8* %p, <2 x i8*> %v) {
  %q = bitcast i8* %p to float*
; CHECK: %q = bitcast ptr %p to ptr
  br label %l
l:
  %w = phi float* [ %q, %0 ], [ %z, %l ]
; CHECK: %w = phi ptr [ %q, %0 ], [ %z, %l ]
  %z = bitcast float* %w to float*
; CHECK: %z = bitcast ptr %w to ptr
  %vv = bitcast <2 x i8*> %v to <2 x float*>
; CHECK: %vv = bitcast <2 x ptr> %v to <2 x ptr>
  %s = bitcast i8* bitcast ([4 x float]* @g to i8*) to float*
; CHECK: %s = bitcast ptr @g to ptr
  %x = load float, float* %q
; CHECK: %x = load float, ptr %q
  %c = fcmp oeq float %x, 0.0
  br i1 %c, label %l, label %e
e:
  ret float %x
}
