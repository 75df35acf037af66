; Numbers by name: counts, starts, launches and arguments are what sizes make of them; of two numbers the first counts here.
; SIZE n 8 1048576
; SIZE per 3
; SIZE rows n/2-1
; BUF start i32 rows+1 iota 0 per
; BUF down f32 3 iota 5 -2
; BUF some i32 n range 2 per+1 7
; BUF part f64 n range -0.5 0.5 tol=1e-6,1e-9
; BUF out i32 n*2+4 zero as=1
; KERNEL sizes grid=n/4,per%2 block=4 args=(start, some, part, out, n*per-rows) => ok
; EXPECT start = {0, 3, 6, 9}
; EXPECT down = {5.0, 3.0, 1.0}
; EXPECT out[0] = 21
; EXPECT out[7] = 21
; EXPECT out[8] = 0
; EXPECT out[19] = 0
target triple = "nvptx64-nvidia-cuda"
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
declare i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
; Every thread says n*per-rows if its numbers are in their ranges, else -1.
define ptx_kernel void @sizes(ptr %start, ptr %some, ptr %part, ptr addrspace(1) %out, i32 %x) {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %b = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %base = mul i32 %b, 4
  %i = add i32 %base, %t
  %ps = getelementptr i32, ptr %some, i32 %i
  %s = load i32, ptr %ps
  %lo = icmp sge i32 %s, 2
  %hi = icmp sle i32 %s, 4
  %pp = getelementptr double, ptr %part, i32 %i
  %p = load double, ptr %pp
  %plo = fcmp oge double %p, -5.0e-1
  %phi = fcmp olt double %p, 5.0e-1
  %a = and i1 %lo, %hi
  %c = and i1 %plo, %phi
  %ok = and i1 %a, %c
  %r = select i1 %ok, i32 %x, i32 -1
  %po = getelementptr i32, ptr addrspace(1) %out, i32 %i
  store i32 %r, ptr addrspace(1) %po
  ret void
}
