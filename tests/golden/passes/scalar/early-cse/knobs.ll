; RUN: %nvopt -passes='early-cse-memssa' -S %s | FileCheck %s --check-prefix=MEMSSA
; RUN: %nvopt -passes='early-cse<memssa>' -earlycse-debug-hash -S %s | FileCheck %s --check-prefix=MEMSSA
; RUN: %nvopt -passes='early-cse<memssa>' -enable-earlycse-imprecision -S %s | FileCheck %s --check-prefix=MEMSSA
; RUN: %nvopt -passes='early-cse-memssa' -enable-earlycse-memoryssa=0 -S %s | FileCheck %s --check-prefix=PLAIN
; The name cicc gives the variant with memory SSA, and the knob that takes memory SSA from it. No block here is huge.
define i32 @f(ptr noalias %p, ptr noalias %q) {
  %a = load i32, ptr %p
  store i32 1, ptr %q
  %b = load i32, ptr %p
  %r = mul i32 %a, %b
  ret i32 %r
}

; MEMSSA: mul i32 %a, %a
; PLAIN: mul i32 %a, %b
