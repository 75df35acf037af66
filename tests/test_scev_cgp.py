"""scev-cgp where it is of use: what a front end computes in 64 bits of thread indices, whose bounds the architecture says. llc counts the address instructions, ptxas the registers."""
import re
import shutil
import subprocess

import pytest

import harness

# A block of threads reads three planes through products of its indices, as std::size_t has them.
PLANES = """
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
declare i32 @llvm.nvvm.read.ptx.sreg.tid.y()
declare i32 @llvm.nvvm.read.ptx.sreg.tid.z()

define ptx_kernel void @planes(ptr addrspace(1) %p, ptr addrspace(1) %q) {
  %tx = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %ty = call i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %tz = call i32 @llvm.nvvm.read.ptx.sreg.tid.z()
  %x = zext i32 %tx to i64
  %y = zext i32 %ty to i64
  %z = zext i32 %tz to i64
  %yz = mul i64 %y, %z
  %xz = mul i64 %x, %z
  %xy = mul i64 %x, %y
  %m1 = mul i64 %yz, 48
  %i1 = add i64 %m1, %x
  %m2 = mul i64 %xz, 48
  %i2 = add i64 %m2, %y
  %m3 = mul i64 %xy, 48
  %i3 = add i64 %m3, %z
  %a1 = getelementptr float, ptr addrspace(1) %p, i64 %i1
  %a2 = getelementptr float, ptr addrspace(1) %p, i64 %i2
  %a3 = getelementptr float, ptr addrspace(1) %p, i64 %i3
  %b1 = getelementptr float, ptr addrspace(1) %q, i64 %i1
  %v1 = load float, ptr addrspace(1) %a1
  %v2 = load float, ptr addrspace(1) %a2
  %v3 = load float, ptr addrspace(1) %a3
  %s = fadd float %v1, %v2
  %t = fadd float %s, %v3
  store float %t, ptr addrspace(1) %b1
  ret void
}
"""
PTXAS = "/usr/local/cuda/bin/ptxas"
ADDRESS = re.compile(r"^\s+(?:add|sub|mul|mad|shl|cvt)\S*", re.M)


def made(on, tmp_path):
    """(instructions that compute addresses, those of 64 bits, the PTX file)"""
    source, ptx = tmp_path / "in.ll", tmp_path / ("on.ptx" if on else "off.ptx")
    source.write_text(PLANES)
    r = harness.run("-passes=scev-cgp", *(["-nv-disable-scev-cgp=0"] if on else []), "-verify-each", "-S", source, "-o", tmp_path / "out.ll")
    assert r.returncode == 0, r.err
    subprocess.run([harness.tool("llc-22"), "-march=nvptx64", "-mcpu=sm_80", "-O3", str(tmp_path / "out.ll"), "-o", str(ptx)], check=True, capture_output=True, timeout=60)
    found = [x.strip() for x in ADDRESS.findall(ptx.read_text())]
    return len(found), sum("64" in x for x in found), ptx


def test_fewer_address_instructions(tmp_path):
    off, on = made(False, tmp_path), made(True, tmp_path)
    assert on[0] < off[0] and on[1] < off[1], (off, on)


def test_fewer_registers(tmp_path):
    ptxas = shutil.which("ptxas") or shutil.which(PTXAS)
    if not ptxas:
        pytest.skip("no ptxas")

    def registers(ptx):
        r = subprocess.run([ptxas, "-arch", "sm_80", "-v", str(ptx), "-o", str(tmp_path / "out.cubin")], check=True, capture_output=True, text=True, timeout=60)
        return int(re.search(r"Used (\d+) registers", r.stdout + r.stderr).group(1))
    off, on = [registers(made(x, tmp_path)[2]) for x in (False, True)]
    assert on < off, (off, on)
