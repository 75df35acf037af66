; RUN: %nvopt -passes=gvn -pass-remarks=gvn -disable-output %s 2>&1 | FileCheck %s
; Loads that went, in opt's words.
; CHECK: load of type i32 eliminated in favor of %x
; CHECK: load eliminated by PRE
define i32 @f(ptr %p, i32 %x, i1 %c) {
entry:
  br i1 %c, label %yes, label %no
yes:
  store i32 %x, ptr %p
  %u = load i32, ptr %p
  call void @use(i32 %u) readnone
  br label %join
no:
  call void @use(i32 1)
  br label %join
join:
  %v = load i32, ptr %p
  ret i32 %v
}
declare void @use(i32)
