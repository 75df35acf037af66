; RUN: %nvopt -passes='cgscc(inline<only-mandatory>)' -print-pipeline-passes -disable-output %s | FileCheck --check-prefix=PIPE %s
; RUN: %nvopt -passes='inline<only-mandatory>' -S %s | FileCheck %s
; RUN: %nvopt -passes='inline<only-mandatory>' -pass-remarks=inline -pass-remarks-missed=inline -disable-output %s 2>&1 | FileCheck --check-prefix=REMARK %s
; Only what is marked, at the function or at the call, whatever it costs; callees first, so that @wrap holds @leaf before it comes in itself. An
; optnone caller takes it too: the mark is no optimization. noinline at the call wins.
; PIPE: cgscc(inline<only-mandatory>)

define internal i32 @leaf(i32 %x) alwaysinline {
  %y = mul i32 %x, %x
  ret i32 %y
}
define linkonce_odr i32 @wrap(i32 %x) alwaysinline {
  %a = call i32 @leaf(i32 %x)
  %b = call i32 @leaf(i32 %a)
  ret i32 %b
}
define internal i32 @plain(i32 %x) {
  %y = add i32 %x, 1
  ret i32 %y
}
define i32 @f(i32 %x) {
  %a = call i32 @wrap(i32 %x)
  %b = call i32 @plain(i32 %a)
  %c = call i32 @plain(i32 %b) alwaysinline
  %d = call i32 @leaf(i32 %c) noinline
  ret i32 %d
}
define i32 @unoptimized(i32 %x) noinline optnone {
  %a = call i32 @wrap(i32 %x)
  %b = call i32 @plain(i32 %a)
  ret i32 %b
}
; CHECK-NOT: @wrap
; CHECK-LABEL: define i32 @f(
; CHECK-NEXT: mul
; CHECK-NEXT: mul
; CHECK-NEXT: %b = call i32 @plain(
; CHECK-NEXT: add
; CHECK-NEXT: %d = call i32 @leaf(
; CHECK-LABEL: define i32 @unoptimized(
; CHECK-NEXT: mul
; CHECK-NEXT: mul
; CHECK-NEXT: %b = call i32 @plain(
; REMARK: 'leaf' inlined into 'wrap': always inline attribute
; REMARK: 'leaf' inlined into 'wrap': always inline attribute
; REMARK: 'wrap' inlined into 'f': always inline attribute
; REMARK: 'plain' inlined into 'f': always inline attribute
; REMARK: 'leaf' not inlined into 'f' because it should never be inlined (cost=never): noinline call site attribute
; REMARK: 'wrap' inlined into 'unoptimized'
