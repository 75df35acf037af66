; The numbers of blocks that are named from outside of their function, of two functions in turns, and of the function itself.
@t = constant [5 x ptr] [ptr blockaddress(@f, %2), ptr blockaddress(@g, %3), ptr blockaddress(@f, %5), ptr blockaddress(@g, %last), ptr blockaddress(@f, %2)]

define i32 @f(i32 %0) {
  br label %2

2:
  %3 = add i32 %0, 1
  %4 = icmp eq i32 %3, 7
  br i1 %4, label %5, label %2

5:
  store ptr blockaddress(@g, %3), ptr null, align 8
  store ptr blockaddress(@f, %5), ptr null, align 8
  ret i32 %3
}

define void @g(i32 %0, i32 %1) {
  br label %3

3:
  br label %last

last:
  ret void
}
