"""What users met (reports of 2026): a struct passed by value, copied, handed to inlined helpers and indexed with a runtime value costs a copy in local
memory in every thread. With byval-mem2reg and lower-struct-args PTX has no local variable for it; without them it has. Where the kernel writes its
parameter there must be one."""
import re
import shutil
import subprocess

import pytest

import harness

LLC = shutil.which("llc-22")
HEAD = """target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
%S = type { [16 x float], i32 }
@cs = addrspace(4) externally_initialized constant %S zeroinitializer, align 4
declare i32 @llvm.nvvm.read.ptx.sreg.ctaid.z()
declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)
define internal float @pick(ptr byval(%S) align 4 %s, i32 %i) alwaysinline {
  %x = sext i32 %i to i64
  %a = getelementptr inbounds [16 x float], ptr %s, i64 0, i64 %x
  %v = load float, ptr %a, align 4
  ret float %v
}
define float @pick_out(ptr byval(%S) align 4 %s, i32 %i) noinline {
  %v = call float @pick(ptr byval(%S) align 4 %s, i32 %i)
  ret float %v
}
"""
KERNEL = """define ptx_kernel void @k(ptr byval(%%S) align 4 %%s, ptr byval(%%S) align 4 %%r, ptr %%o) #0 {
e:
  %%i = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z()
%s
  store float %%v, ptr %%o
  ret void
}
attributes #0 = { "target-cpu"="sm_80" "target-features"="+ptx83,+sm_80" }
"""
COPY = "  %%%s = alloca %%S, align 4\n  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %%%s, ptr align 4 %s, i64 68, i1 false)\n"
BODIES = {
    "helper": "  %v = call float @pick(ptr byval(%S) align 4 %s, i32 %i)",
    "copy": COPY % ("t", "t", "%s") + "  %v = call float @pick(ptr byval(%S) align 4 %t, i32 %i)",
    "copy_of_copy": COPY % ("t", "t", "%s") + COPY % ("u", "u", "%t") + "  %v1 = call float @pick(ptr byval(%S) align 4 %t, i32 %i)\n  %v2 = call float @pick(ptr byval(%S) align 4 %u, i32 %i)\n  %v = fadd float %v1, %v2",
    "constant": COPY % ("t", "t", "addrspacecast (ptr addrspace(4) @cs to ptr)") + "  %v = call float @pick(ptr byval(%S) align 4 %t, i32 %i)",
    "choice": "  %c = icmp eq i32 %i, 0\n  %p = select i1 %c, ptr %s, ptr %r\n" + COPY % ("t", "t", "%p") + "  %v = call float @pick(ptr byval(%S) align 4 %t, i32 %i)",
    "not_inlined": COPY % ("t", "t", "%s") + "  %v = call float @pick_out(ptr byval(%S) align 4 %t, i32 %i)",
}
PASSES = "always-inline,function(sroa,byval-mem2reg,instcombine,simplifycfg,lower-struct-args<opt-byval>)"


def local_variables(text, passes, tmp_path):
    src, out = tmp_path / "in.ll", tmp_path / "out.ll"
    src.write_text(text)
    r = harness.run("-passes=" + passes, "-S", src, "-o", out)
    assert r.returncode == 0, r.err
    r = subprocess.run([LLC, "-O3", "-mcpu=sm_80", "-mattr=+ptx83", str(out), "-o", "-"], capture_output=True, text=True)
    assert r.returncode == 0, r.stderr
    return re.findall(r"__local_depot\d+\[", r.stdout)


@pytest.mark.skipif(not LLC, reason="no llc-22")
@pytest.mark.parametrize("name", sorted(BODIES))
def test_no_copy_is_left(name, tmp_path):
    text = HEAD + KERNEL % BODIES[name]
    assert not local_variables(text, PASSES, tmp_path)


@pytest.mark.skipif(not LLC, reason="no llc-22")
def test_a_written_parameter_has_its_copy(tmp_path):
    body = "  store float 1.0, ptr %s\n" + BODIES["helper"]
    assert local_variables(HEAD + KERNEL % body, PASSES, tmp_path)
