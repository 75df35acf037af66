; 2^32 bytes, the largest alignment there is: wherever one may be written.
@g = global i32 0, align 4294967296

define void @f(ptr align 4294967296 %p, ptr byval(i32) align 4294967296 %q) align 4294967296 {
  %a = alloca i32, align 4294967296
  %x = load i32, ptr %p, align 4294967296
  store i32 %x, ptr %a, align 4294967296
  %y = load atomic volatile i32, ptr @g seq_cst, align 4294967296
  %z = atomicrmw add ptr %a, i32 %y monotonic, align 4294967296
  %w = cmpxchg ptr %q, i32 %x, i32 %z acquire acquire, align 4294967296
  call void @f(ptr align 4294967296 %a, ptr byval(i32) align 4294967296 %q)
  ret void
}
