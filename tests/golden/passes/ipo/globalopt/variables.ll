; RUN: %nvopt -passes=globalopt -S %s | FileCheck %s
; Only loaded: constants. Only stored: gone. Aggregates accessed by parts: split. Shared memory and what the host writes stay.
target triple = "nvptx64-nvidia-cuda"

@loaded = internal addrspace(1) global i32 7
@stored = internal addrspace(1) global i32 0
@parts = internal addrspace(1) global { i32, float } zeroinitializer
@shared = internal addrspace(3) global i32 5
@host = internal addrspace(1) externally_initialized global i32 5
@unused = internal global i32 3

define i32 @f(i32 %x, float %y) {
  %a = load i32, ptr addrspace(1) @loaded
  store i32 %x, ptr addrspace(1) @stored
  store i32 %x, ptr addrspace(1) @parts
  store float %y, ptr addrspace(1) getelementptr inbounds ({ i32, float }, ptr addrspace(1) @parts, i32 0, i32 1)
  %h = load i32, ptr addrspace(1) @host
  %s = load i32, ptr addrspace(3) @shared
  %r = call i32 @g(i32 %s)
  %t = add i32 %a, %h
  %u = add i32 %r, %t
  ret i32 %u
}

define internal i32 @g(i32 %x) {
  %p = load i32, ptr addrspace(1) @parts
  %q = load float, ptr addrspace(1) getelementptr inbounds ({ i32, float }, ptr addrspace(1) @parts, i32 0, i32 1)
  %c = fptosi float %q to i32
  %r = add i32 %p, %c
  %s = add i32 %r, %x
  ret i32 %s
}

; CHECK: @shared = internal unnamed_addr addrspace(3) global i32 5
; CHECK: @host = internal unnamed_addr addrspace(1) externally_initialized global i32 5
; CHECK: @parts.0 = internal unnamed_addr addrspace(1) global i32 0, align 8
; CHECK: @parts.1 = internal unnamed_addr addrspace(1) global float 0.000000e+00
; CHECK: define i32 @f(i32 %x, float %y) local_unnamed_addr {
; CHECK-NEXT: store i32 %x, ptr addrspace(1) @parts.0, align 4
; CHECK-NEXT: store float %y, ptr addrspace(1) @parts.1, align 4
; CHECK-NEXT: %h = load i32, ptr addrspace(1) @host, align 4
; CHECK-NEXT: %s = load i32, ptr addrspace(3) @shared, align 4
; CHECK-NEXT: %r = call fastcc i32 @g(i32 %s)
; CHECK-NEXT: %t = add i32 7, %h
; CHECK-NEXT: %u = add i32 %r, %t
; CHECK-NEXT: ret i32 %u
; CHECK-NEXT: }
; CHECK: define internal fastcc i32 @g(i32 %x) unnamed_addr {
; CHECK-NEXT: %p = load i32, ptr addrspace(1) @parts.0, align 4
; CHECK-NEXT: %q = load float, ptr addrspace(1) @parts.1, align 4
; CHECK-NEXT: %c = fptosi float %q to i32
; CHECK-NEXT: %r = add i32 %p, %c
; CHECK-NEXT: %s = add i32 %r, %x
; CHECK-NEXT: ret i32 %s
; CHECK-NEXT: }
