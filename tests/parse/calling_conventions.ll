; Conventions without a name, by number: `cc42` in one word, as they are printed, and in two; where a convention may stand.
declare cc42 void @a()
declare cc 42 void @b()
declare cc0 i32 @c()
declare cc 1023 void @d()
declare extern_weak dso_local cc11 zeroext i8 @e(i32)
declare riscv_vls_cc(256) void @v()
declare i32 @personality(...)

define cc11 void @f(ptr %p) personality ptr @personality {
  call cc42 void @a()
  tail call cc 42 void @b()
  %z = call cc1023 i8 %p(i32 1)
  invoke cc42 void @a() to label %go unwind label %pad

go:
  callbr cc7 void asm "", "!i"() to label %end [label %other]

other:
  br label %end

end:
  ret void

pad:
  %l = landingpad { ptr, i32 } cleanup
  resume { ptr, i32 } %l
}
