; RUN: %nvopt -passes=sroa -verify-each -S %s | FileCheck %s
; Nothing but phis may stand before a catchswitch: no load is made there for a phi behind it, no debug record for a phi before it.

declare i32 @__CxxFrameHandler3(...)
declare void @g()
declare void @u(i32)

define void @load_behind() personality ptr @__CxxFrameHandler3 {
; CHECK-LABEL: @load_behind(
; CHECK: cs:
; CHECK-NEXT: phi ptr
; CHECK-NEXT: catchswitch
; CHECK: load i32, ptr %q
entry:
  %a = alloca i32
  %b = alloca i32
  store i32 1, ptr %a
  store i32 2, ptr %b
  invoke void @g() to label %n unwind label %cs

n:
  invoke void @g() to label %ok unwind label %cs

cs:
  %p = phi ptr [ %a, %entry ], [ %b, %n ]
  %s = catchswitch within none [label %h] unwind to caller

h:
  %q = phi ptr [ %p, %cs ]
  %cp = catchpad within %s [ptr null, i32 64, ptr null]
  %l = load i32, ptr %q
  call void @u(i32 %l) [ "funclet"(token %cp) ]
  catchret from %cp to label %ok

ok:
  ret void
}

define void @unwinds_on() personality ptr @__CxxFrameHandler3 {
; CHECK-LABEL: @unwinds_on(
; CHECK: cs:
; CHECK-NEXT: catchswitch
; CHECK: cleanuppad
; CHECK-NEXT: load i32, ptr %p
entry:
  %a = alloca i32
  %b = alloca i32
  store i32 1, ptr %a
  store i32 2, ptr %b
  invoke void @g() to label %n unwind label %cs

n:
  invoke void @g() to label %ok unwind label %cl

cs:
  %s = catchswitch within none [label %h] unwind label %cl

h:
  %cp = catchpad within %s [ptr null, i32 64, ptr null]
  catchret from %cp to label %ok

cl:
  %p = phi ptr [ %a, %cs ], [ %b, %n ]
  %cpd = cleanuppad within none []
  %l = load i32, ptr %p
  call void @u(i32 %l) [ "funclet"(token %cpd) ]
  cleanupret from %cpd unwind to caller

ok:
  ret void
}

define void @described() personality ptr @__CxxFrameHandler3 !dbg !3 {
; CHECK-LABEL: @described(
; CHECK: cs:
; CHECK-NEXT: [[P:%.*]] = phi i32 [ 1, %entry ], [ 2, %n ]
; CHECK-NEXT: catchswitch
; CHECK: call void @u(i32 [[P]])
entry:
  %a = alloca i32
    #dbg_declare(ptr %a, !5, !DIExpression(), !7)
  store i32 1, ptr %a, !dbg !7
  invoke void @g() to label %n unwind label %cs, !dbg !7

n:
  store i32 2, ptr %a, !dbg !7
  invoke void @g() to label %ok unwind label %cs, !dbg !7

cs:
  %s = catchswitch within none [label %h] unwind to caller, !dbg !7

h:
  %cp = catchpad within %s [ptr null, i32 64, ptr null], !dbg !7
  %l = load i32, ptr %a, !dbg !7
  call void @u(i32 %l) [ "funclet"(token %cp) ], !dbg !7
  catchret from %cp to label %ok, !dbg !7

ok:
  ret void, !dbg !7
}

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2}
!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, emissionKind: FullDebug)
!1 = !DIFile(filename: "a.c", directory: "/")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = distinct !DISubprogram(name: "described", scope: !1, file: !1, line: 1, type: !4, spFlags: DISPFlagDefinition, unit: !0)
!4 = !DISubroutineType(types: !{null})
!5 = !DILocalVariable(name: "v", scope: !3, file: !1, line: 1, type: !6)
!6 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!7 = !DILocation(line: 1, scope: !3)
