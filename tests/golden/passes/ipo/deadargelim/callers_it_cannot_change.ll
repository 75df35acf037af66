; RUN: %nvopt -passes='deadargelim' -S %s | FileCheck %s
; Variable arguments nobody reads go; where va_start reads them they stay. A function in a musttail call keeps its signature, and so does one that is
; external or whose address is in a table. There the argument is poison at the calls, since this is the body that runs.
@table = global [1 x ptr] [ptr @in.table]
declare void @llvm.va_start.p0(ptr)
define internal i32 @not.read(i32 %x, ...) noinline {
  ret i32 %x
}
define internal i32 @read(i32 %x, ...) noinline {
  %l = alloca ptr
  call void @llvm.va_start.p0(ptr %l)
  ret i32 %x
}
define internal i32 @must(i32 %dead, i32 %x) noinline {
  %c = icmp eq i32 %x, 0
  br i1 %c, label %e, label %m
m:
  %y = sub i32 %x, 1
  %r = musttail call i32 @must(i32 %dead, i32 %y)
  ret i32 %r
e:
  ret i32 0
}
define internal i32 @in.table(i32 %dead) noinline {
  ret i32 1
}
define i32 @external(i32 %dead, i32 %x) noinline {
  ret i32 %x
}
define internal i32 @plain(i32 %dead, i32 %x) noinline {
  ret i32 %x
}
define i32 @f(i32 %x) {
  %a = call i32 (i32, ...) @not.read(i32 %x, i32 7, float 1.0)
  %b = call i32 (i32, ...) @read(i32 %a, i32 7)
  %c = call i32 @must(i32 3, i32 %b)
  %d = call i32 @in.table(i32 %c)
  %e = call i32 @external(i32 %d, i32 %d)
  %g = call i32 @plain(i32 %c, i32 %e)
  ret i32 %g
}

; CHECK: @table = global [1 x ptr] [ptr @in.table]
; CHECK: ; Function Attrs: nocallback nofree nosync nounwind willreturn
; CHECK-NEXT: declare void @llvm.va_start.p0(ptr) #0
; CHECK: ; Function Attrs: noinline
; CHECK-NEXT: define internal i32 @not.read(i32 %x) #1 {
; CHECK-NEXT:   ret i32 %x
; CHECK-NEXT: }
; CHECK: ; Function Attrs: noinline
; CHECK-NEXT: define internal i32 @read(i32 %x, ...) #1 {
; CHECK-NEXT:   %l = alloca ptr, align 8
; CHECK-NEXT:   call void @llvm.va_start.p0(ptr %l)
; CHECK-NEXT:   ret i32 %x
; CHECK-NEXT: }
; CHECK: ; Function Attrs: noinline
; CHECK-NEXT: define internal i32 @must(i32 %dead, i32 %x) #1 {
; CHECK-NEXT:   %c = icmp eq i32 %x, 0
; CHECK-NEXT:   br i1 %c, label %e, label %m
; CHECK: m:                                                ; preds = %0
; CHECK-NEXT:   %y = sub i32 %x, 1
; CHECK-NEXT:   %r = musttail call i32 @must(i32 %dead, i32 %y)
; CHECK-NEXT:   ret i32 %r
; CHECK: e:                                                ; preds = %0
; CHECK-NEXT:   ret i32 0
; CHECK-NEXT: }
; CHECK: ; Function Attrs: noinline
; CHECK-NEXT: define internal i32 @in.table(i32 %dead) #1 {
; CHECK-NEXT:   ret i32 1
; CHECK-NEXT: }
; CHECK: ; Function Attrs: noinline
; CHECK-NEXT: define i32 @external(i32 %dead, i32 %x) #1 {
; CHECK-NEXT:   ret i32 %x
; CHECK-NEXT: }
; CHECK: ; Function Attrs: noinline
; CHECK-NEXT: define internal i32 @plain(i32 %x) #1 {
; CHECK-NEXT:   ret i32 %x
; CHECK-NEXT: }
; CHECK-LABEL: define i32 @f(i32 %x) {
; CHECK-NEXT:   %a = call i32 @not.read(i32 %x)
; CHECK-NEXT:   %b = call i32 (i32, ...) @read(i32 %a, i32 7)
; CHECK-NEXT:   %c = call i32 @must(i32 3, i32 %b)
; CHECK-NEXT:   %d = call i32 @in.table(i32 poison)
; CHECK-NEXT:   %e = call i32 @external(i32 poison, i32 %d)
; CHECK-NEXT:   %g = call i32 @plain(i32 %e)
; CHECK-NEXT:   ret i32 %g
; CHECK-NEXT: }
; CHECK: attributes #0 = { nocallback nofree nosync nounwind willreturn }
; CHECK-NEXT: attributes #1 = { noinline }
