; RUN: %nvopt -passes='early-cse<memssa>' -S %s | FileCheck %s
; What one call says of its result or arguments makes poison where it does not hold: the call that stands for both says only what both did. Where it is undefined behaviour (noundef), the first call had it anyway.
declare i32 @pure(i32) memory(none) nounwind willreturn
declare i32 @reads(ptr) memory(read) nounwind willreturn

define i32 @result(i32 %x, ptr %p) {
  %a = call range(i32 0, 4) i32 @pure(i32 %x)
  store i32 %a, ptr %p
  %b = call i32 @pure(i32 %x)
  ret i32 %b
}

define i32 @both(i32 %x, i32 %c.in) {
  %a = call range(i32 0, 4) i32 @pure(i32 %x)
  %b = call range(i32 0, 4) i32 @pure(i32 %x)
  %c = call noundef range(i32 0, 8) i32 @pure(i32 %c.in)
  %d = call i32 @pure(i32 %c.in)
  %s = mul i32 %b, %d
  %t = mul i32 %a, %c
  %r = mul i32 %s, %t
  ret i32 %r
}

define i32 @argument(ptr %p, ptr noundef %q) {
  %a = call i32 @reads(ptr nonnull align 16 dereferenceable(8) %p)
  %b = call i32 @reads(ptr align 8 %p)
  %c = call i32 @reads(ptr noundef nonnull %q)
  %d = call i32 @reads(ptr %q)
  %s = mul i32 %b, %d
  %t = mul i32 %a, %c
  %r = mul i32 %s, %t
  ret i32 %r
}

; CHECK: ; Function Attrs: nounwind willreturn memory(none)
; CHECK-NEXT: declare i32 @pure(i32) #0
; CHECK: ; Function Attrs: nounwind willreturn memory(read)
; CHECK-NEXT: declare i32 @reads(ptr) #1
; CHECK-LABEL: define i32 @result(i32 %x, ptr %p) {
; CHECK-NEXT:   %a = call i32 @pure(i32 %x)
; CHECK-NEXT:   store i32 %a, ptr %p, align 4
; CHECK-NEXT:   ret i32 %a
; CHECK-NEXT: }
; CHECK-LABEL: define i32 @both(i32 %x, i32 %c.in) {
; CHECK-NEXT:   %a = call range(i32 0, 4) i32 @pure(i32 %x)
; CHECK-NEXT:   %c = call noundef range(i32 0, 8) i32 @pure(i32 %c.in)
; CHECK-NEXT:   %s = mul i32 %a, %c
; CHECK-NEXT:   %r = mul i32 %s, %s
; CHECK-NEXT:   ret i32 %r
; CHECK-NEXT: }
; CHECK-LABEL: define i32 @argument(ptr %p, ptr noundef %q) {
; CHECK-NEXT:   %a = call i32 @reads(ptr dereferenceable(8) %p)
; CHECK-NEXT:   %c = call i32 @reads(ptr noundef nonnull %q)
; CHECK-NEXT:   %s = mul i32 %a, %c
; CHECK-NEXT:   %r = mul i32 %s, %s
; CHECK-NEXT:   ret i32 %r
; CHECK-NEXT: }
; CHECK: attributes #0 = { nounwind willreturn memory(none) }
; CHECK-NEXT: attributes #1 = { nounwind willreturn memory(read) }
