; RUN: %nvopt -passes=jump-threading -verify-each -S %s | FileCheck %s
; All who come are led past @m, or come no more since a branch above is decided in the same round: then the block itself goes, and its value is what the copies have.
declare void @use(i64)
define i64 @original_goes(i64 %x, i1 %c) {
entry:
  %v = and i64 %x, 7
  br i1 %c, label %q, label %m
q:
  %w = or i64 %x, 1
  call void @use(i64 %w)
  %u = freeze i1 true
  br i1 %u, label %end, label %d
d:
  br label %m
m:
  %p = phi i64 [ %v, %entry ], [ %w, %d ]
  %k = icmp ne i64 %p, -1
  br i1 %k, label %yes, label %end
yes:
  %r = udiv i64 %p, 3
  br label %end
end:
  %z = phi i64 [ %w, %q ], [ %p, %m ], [ %r, %yes ]
  ret i64 %z
}
; CHECK-LABEL: define i64 @original_goes(
; CHECK: udiv i64 %v, 3
