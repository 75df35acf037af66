; RUN: %nvopt -passes=print-alias-sets -disable-output -alias-set-saturation-threshold=2 %s 2>&1 | FileCheck %s
; More places than the threshold: one set that may do anything.
define void @full(ptr noalias %a, ptr noalias %b, ptr noalias %c) {
  store i32 0, ptr %a
  store i32 0, ptr %b
  store i32 0, ptr %c
  ret void
}

; CHECK: Alias sets for function 'full':
; CHECK-NEXT: Alias Set Tracker: 4 (Saturated) alias sets for 3 pointer values.
; CHECK-NEXT:   AliasSet[0x000000000001, 1] must alias, Mod        forwarding to 0x000000000004
; CHECK-NEXT:   AliasSet[0x000000000002, 1] must alias, Mod        forwarding to 0x000000000004
; CHECK-NEXT:   AliasSet[0x000000000003, 1] must alias, Mod        forwarding to 0x000000000004
; CHECK-NEXT:   AliasSet[0x000000000004, 3] may alias, Mod/Ref   Memory locations: (ptr %a, LocationSize::precise(4)), (ptr %b, LocationSize::precise(4)), (ptr %c, LocationSize::precise(4))
