; ERROR: 5:5: duplicate case value in switch
define void @f(i32 %i) {
  switch i32 %i, label %b [
    i32 1, label %b
    i32 1, label %b
  ]
b:
  ret void
}
