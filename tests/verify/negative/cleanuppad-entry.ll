; ERROR: 6:3: EH pad cannot be in entry block.
declare void @g()
declare i32 @p(...)

define void @f() personality ptr @p {
  %c = cleanuppad within none []
  cleanupret from %c unwind to caller
}
