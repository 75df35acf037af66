"""scev-cgp, once switched on, pays where it says it does: offsets of thread indices in 32 bits are fewer instructions of PTX."""
import re
import subprocess

import harness

KERNELS = harness.TESTS / "golden/passes/codegen/scev-cgp/narrow_offsets.ll"


def instructions(tmp_path, *knobs):
    """By kernel, in the PTX that llc makes."""
    out = tmp_path / "out.ll"
    r = harness.run("-passes=scev-cgp", *knobs, "-S", KERNELS, "-o", out)
    assert r.returncode == 0, r.err
    ptx = subprocess.run([harness.tool("llc-22"), "-march=nvptx64", "-mcpu=sm_80", str(out), "-o", "-"], capture_output=True, text=True, check=True).stdout
    return {re.match(r"\s*(\w+)", k).group(1): len(re.findall(r"^\t[a-z].*;", k, re.M)) for k in ptx.split(".visible .entry")[1:]}


def test_addresses_of_thread_indices_take_fewer_instructions(tmp_path):
    off, on = instructions(tmp_path), instructions(tmp_path, "-nv-disable-scev-cgp=0")
    assert on["three_dimensions"] < off["three_dimensions"] and on["shared_memory"] < off["shared_memory"]
    assert on["unknown_stride"] == off["unknown_stride"]
