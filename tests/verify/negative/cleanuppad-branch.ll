; ERROR: 8:3: EH pad must be jumped to via an unwind edge
declare void @g()
declare i32 @p(...)

define void @f() personality ptr @p {
  br label %b
b:
  %c = cleanuppad within none []
  cleanupret from %c unwind to caller
}
