; RUN: %nvopt -passes=inline -S %s | FileCheck %s
; The body runs in the caller's mode from then on: it must be the callee's own, or the callee is written for any ("dynamic"), for results and
; operands each, for float (its own attribute, else the general one) and for the rest. What was marked alwaysinline is the author's word.
target triple = "nvptx64-nvidia-cuda"

define internal float @ieee(float %x) {
  %r = fmul float %x, %x
  ret float %r
}
define internal float @flush(float %x) "denormal-fp-math-f32"="preserve-sign,preserve-sign" {
  %r = fmul float %x, %x
  ret float %r
}
define internal float @short(float %x) "denormal-fp-math"="ieee" "denormal-fp-math-f32"="preserve-sign" {
  %r = fmul float %x, %x
  ret float %r
}
define internal float @any(float %x) "denormal-fp-math"="dynamic,dynamic" {
  %r = fmul float %x, %x
  ret float %r
}
define internal float @any_operand(float %x) "denormal-fp-math"="ieee,dynamic" {
  %r = fmul float %x, %x
  ret float %r
}
define internal float @any_float(float %x) "denormal-fp-math-f32"="dynamic" {
  %r = fmul float %x, %x
  ret float %r
}
define internal float @marked(float %x) alwaysinline {
  %r = fmul float %x, %x
  ret float %r
}

define void @caller_flush(float %x, ptr %p) "denormal-fp-math-f32"="preserve-sign,preserve-sign" {
  %a = call float @ieee(float %x)
  store volatile float %a, ptr %p
  %b = call float @flush(float %x)
  store volatile float %b, ptr %p
  %c = call float @short(float %x)
  store volatile float %c, ptr %p
  %d = call float @any(float %x)
  store volatile float %d, ptr %p
  %e = call float @any_operand(float %x)
  store volatile float %e, ptr %p
  %f = call float @any_float(float %x)
  store volatile float %f, ptr %p
  %g = call float @marked(float %x)
  store volatile float %g, ptr %p
  ret void
}
; CHECK: define void @caller_flush(float %x, ptr %p) #[[FLUSH:[0-9]+]]
; CHECK: %a = call float @ieee(float %x)
; CHECK: %r.i = fmul
; CHECK: %{{.*}} = fmul
; CHECK: %{{.*}} = fmul
; CHECK: %e = call float @any_operand(float %x)
; CHECK: %{{.*}} = fmul
; CHECK: %{{.*}} = fmul
; CHECK: ret void

define void @caller_ieee(float %x, ptr %p) {
  %a = call float @ieee(float %x)
  store volatile float %a, ptr %p
  %b = call float @flush(float %x)
  store volatile float %b, ptr %p
  %c = call float @short(float %x)
  store volatile float %c, ptr %p
  %e = call float @any_operand(float %x)
  store volatile float %e, ptr %p
  ret void
}
; CHECK: define void @caller_ieee(
; CHECK: %r.i = fmul
; CHECK: %b = call float @flush(float %x)
; CHECK: %c = call float @short(float %x)
; CHECK: %{{.*}} = fmul
; CHECK: ret void

define void @caller_any(float %x, ptr %p) "denormal-fp-math"="dynamic" {
  %a = call float @ieee(float %x)
  store volatile float %a, ptr %p
  %d = call float @any(float %x)
  store volatile float %d, ptr %p
  ret void
}
; CHECK: define void @caller_any(
; CHECK: %a = call float @ieee(float %x)
; CHECK: %r.i = fmul
; CHECK: ret void

; The mode stays the caller's.
; CHECK: attributes #[[FLUSH]] = { "denormal-fp-math-f32"="preserve-sign,preserve-sign" }
