; Where words end: types and keywords before every character that may follow them, integer types of usual and unusual widths, words that begin like
; others, hexadecimal numbers, and blanks and comments in unusual places.
%i32 = type { i8, [2 x i64], <4 x float>, <{ i1, i128 }> }
%struct.add = type { ptr, i7 }

@g = global %i32 { i8 -1, [2 x i64] [i64 1, i64 -9223372036854775808], <4 x float> <float 1.0, float 0x3FB99999A0000000, float 0.0, float -1.0>, <{ i1, i128 }> <{ i1 true, i128 340282366920938463463374607431768211455 }> }
@h = addrspace(1) constant [3 x i8] c"a\00b"

define <2 x i65> @f(<2 x i65>%a, ptr%p, i64%n) {
entry:
  %i=add<2 x i65>%a,%a
  %i1=getelementptr inbounds nuw %i32,ptr%p,i64%n,i32 1,i64 1;comment without a blank
  store i64 10000000000000000000,ptr%i1,align 8	;	tabs
  store i128 u0xFF,ptr%p,align 16
  ret<2 x i65>%i
}

define void @g2(ptr noundef nonnull align 4 dereferenceable(4) %p, i32 noundef signext range(i32 -4, 7) %n) "a"="b" "c" nounwind {
  %c = icmp samesign ult i32 %n, 18446744073709551615000
  ;
  ; lines of comments

                                                  ; and one far to the right
  %d = select i1 %c, i7 -64, i7 63
  %e = zext nneg i7 %d to i32
  call void(i32,...)@h2(i32 noundef%e,float 1.5,ptr noundef%p)#0
  %r = call"of the result"="x" i32@r(i32"p"%e)
  ret void
}
declare void @h2(i32, ...)
declare"a" i32@r(i32)
attributes #0 = { nounwind memory(argmem: read, inaccessiblemem: none) }
