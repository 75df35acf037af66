"""The form in which loops reach ptxas: it writes out rounds of loops that end in `@p bra LOOP`, and of no others."""
import re
import shutil
import subprocess

import pytest

import harness

HEAD = """
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
"""
# for (int k = 0; k < n; k++) s += a[t * n + k] * b[k]; as clang has it: what is behind the loop comes before its body.
ROW = HEAD + """
define ptx_kernel void @row(ptr %a, ptr %b, ptr %c, i32 %n) {
entry:
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  br label %for.cond
for.cond:
  %s = phi float [ 0.0, %entry ], [ %s1, %for.inc ]
  %k = phi i32 [ 0, %entry ], [ %k1, %for.inc ]
  %in = icmp slt i32 %k, %n
  br i1 %in, label %for.body, label %for.end
for.end:
  %tw = sext i32 %t to i64
  %pc = getelementptr inbounds float, ptr %c, i64 %tw
  store float %s, ptr %pc, align 4
  ret void
for.body:
  %r = mul nsw i32 %t, %n
  %i = add nsw i32 %r, %k
  %iw = sext i32 %i to i64
  %pa = getelementptr inbounds float, ptr %a, i64 %iw
  %x = load float, ptr %pa, align 4
  %kw = sext i32 %k to i64
  %pb = getelementptr inbounds float, ptr %b, i64 %kw
  %y = load float, ptr %pb, align 4
  %xy = fmul contract float %x, %y
  %s1 = fadd contract float %s, %xy
  br label %for.inc
for.inc:
  %k1 = add nsw i32 %k, 1
  br label %for.cond
}
"""


def ptx_of(text, path):
    (path / "in.ll").write_text(text)
    subprocess.run([harness.BIN, "-O3", "-S", path / "in.ll", "-o", path / "out.ll"], check=True, timeout=60)
    subprocess.run([harness.tool("llc-22"), "-march=nvptx64", "-mcpu=sm_80", "-O3", path / "out.ll", "-o", path / "out.ptx"], check=True, timeout=60)
    return (path / "out.ptx").read_text()


def branches_back(ptx):
    """The instructions that lead to a label above them."""
    above, out = set(), []
    for line in ptx.splitlines():
        label = re.match(r"(\$\w+):", line)
        to = re.search(r"bra(?:\.uni)?\s+(\$\w+)", line)
        if label:
            above.add(label.group(1))
        if to and to.group(1) in above:
            out.append(line.strip())
    return out


def instructions(ptx, path):
    (path / "x.ptx").write_text(ptx)
    subprocess.run(["ptxas", "-arch=sm_80", path / "x.ptx", "-o", path / "x.cubin"], check=True, timeout=60)
    sections = subprocess.run(["readelf", "-SW", path / "x.cubin"], check=True, capture_output=True, text=True).stdout
    return next(int(line.split(".text.")[1].split()[4], 16) // 16 for line in sections.splitlines() if ".text." in line)


def test_a_loop_over_a_count_ends_in_a_branch_back_where_the_test_holds(tmp_path):
    (back,) = branches_back(ptx_of(ROW, tmp_path))
    assert re.match(r"@%p\d+ bra\s", back)


@pytest.mark.skipif(not shutil.which("ptxas") or not shutil.which("readelf"), reason="no ptxas")
def test_ptxas_writes_out_rounds_of_it(tmp_path):
    ptx = ptx_of(ROW, tmp_path)
    (back,) = branches_back(ptx)
    label = back.split()[-1].rstrip(";")
    assert instructions(ptx, tmp_path) > 1.5 * instructions(ptx.replace(label + ":", label + ':\n.pragma "nounroll";'), tmp_path)
