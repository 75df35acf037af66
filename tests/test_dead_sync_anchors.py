"""dead-sync-elim on kernels of the shapes that others' barrier eliminations are tested with or had reported against them: MLIR's gpu-eliminate-barriers, LLVM's OpenMPOpt, intel/llvm's
SYCLOptimizeBarriers. What they remove goes; what their reports say must stay stays. A row is the kernel, one letter a statement, and the barriers that are left.

    B  barrier                          L  load of @s[%i], one place of all threads      S  store there
    l  load of @t[%i], another object   s  store there
    p  store to the thread's own stack object, and load of it
    c  load of constant memory          a  atomic on @s                                  v  volatile load of @s
    r  load of @s[tid]                  w  store there                                   f  fence of the block
    ( )  a loop around                  ? : #  under a condition that all threads agree on, and the other way
"""
import pytest

import harness

HEAD = """target triple = "nvptx64-nvidia-cuda"
@s = internal addrspace(3) global [1024 x i32] undef
@t = internal addrspace(3) global [1024 x i32] undef
@c = internal addrspace(4) constant [4 x i32] [i32 1, i32 2, i32 3, i32 4]
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32)
declare void @llvm.nvvm.membar.cta()
define ptx_kernel void @k(ptr addrspace(1) %out, i32 %i, i32 %n) "nvvm.reqntid"="64" {
  %p = alloca i32
  %tid = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %o = getelementptr i32, ptr addrspace(1) %out, i32 %tid
  %si = getelementptr i32, ptr addrspace(3) @s, i32 %i
  %ti = getelementptr i32, ptr addrspace(3) @t, i32 %i
  %st = getelementptr i32, ptr addrspace(3) @s, i32 %tid
  %more = icmp ult i32 %i, %n
  br label %b0
b0:
"""
STATEMENTS = {
    "B": "  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)\n", "f": "  call void @llvm.nvvm.membar.cta()\n",
    "L": "  %x# = load i32, ptr addrspace(3) %si\n  store i32 %x#, ptr %p\n", "S": "  store i32 #, ptr addrspace(3) %si\n",
    "l": "  %x# = load i32, ptr addrspace(3) %ti\n  store i32 %x#, ptr %p\n", "s": "  store i32 #, ptr addrspace(3) %ti\n",
    "p": "  store i32 #, ptr %p\n  %x# = load i32, ptr %p\n  store i32 %x#, ptr %p\n",
    "c": "  %x# = load i32, ptr addrspace(4) @c\n  store i32 %x#, ptr %p\n", "a": "  %x# = atomicrmw add ptr addrspace(3) %si, i32 1 monotonic\n",
    "v": "  %x# = load volatile i32, ptr addrspace(3) %si\n", "r": "  %x# = load i32, ptr addrspace(3) %st\n  store i32 %x#, ptr %p\n", "w": "  store i32 #, ptr addrspace(3) %st\n"}


def kernel(shape):
    out, n, label, heads, conditions = HEAD, 0, 0, [], []
    for c in shape.replace(" ", ""):
        n += 1
        if c in STATEMENTS:
            out += STATEMENTS[c].replace("#", str(n))
            continue
        label += 1
        if c == "(":
            heads.append((label, "%b" + out.rsplit("\nb", 1)[1].split(":")[0]))
            out += "  br label %%b%d\nb%d:\n  %%j%d = phi i32 [ 0, %s ], [ %%k%d, %%e%d ]\n" % (label, label, label, heads[-1][1], label, label)
        elif c == ")":
            h = heads.pop()[0]
            out += "  br label %%e%d\ne%d:\n  %%k%d = add i32 %%j%d, 1\n  %%z%d = icmp ult i32 %%k%d, %%n\n  br i1 %%z%d, label %%b%d, label %%b%d\nb%d:\n" % (h, h, h, h, h, h, h, h, label, label)
        elif c == "?":
            conditions.append(label)
            out += "  br i1 %%more, label %%b%d, label %%b%d.else\nb%d:\n" % (label, label, label)
        elif c == ":":
            d = conditions[-1]
            out += "  br label %%b%d.end\nb%d.else:\n" % (d, d)
        else:
            d = conditions.pop()
            out += "  br label %%b%d.end\nb%d.end:\n" % (d, d)
    return out + "  %r = load i32, ptr %p\n  store i32 %r, ptr addrspace(1) %o\n  ret void\n}\n"


SHAPES = [
    # MLIR: what it removes
    ("L B L B S", "LLBS"), ("S B L B L", "SBLL"), ("(B)", "()"), ("((B))", "(())"), ("(L B)", "(L)"), ("(L B L B)", "(LL)"), ("S B B L", "SBL"), ("B L", "L"), ("L B", "L"), ("B B B", ""),
    ("S B l", "Sl"), ("s B L B l", "sLBl"), ("(S B L B)", "(SBLB)"), ("L B (L B L)", "L(LL)"), ("S B (L B L)", "SB(LL)"), ("S B (L B L) B S", "SB(LL)BS"), ("(L B s B L)", "(LBsL)"),
    # MLIR: what it keeps, and its reports: the last barrier of a loop's body; writes of rounds; nested loops; conditions
    ("(S B)", "(SB)"), ("(B S)", "(BS)"), ("(L B S B)", "(LBSB)"), ("((S B))", "((SB))"), ("(S (B))", "(S(B))"), ("((S) B)", "((S)B)"), ("S (B) L", "S(B)L"), ("(S B L) ", "(SBL)"),
    ("? S : L # B L", "?S:L#BL"), ("? B : # S", "?:#S"), ("S ? B : # L", "S?B:#L"), ("S B ? L : l # B S", "SB?L:l#BS"),
    # OpenMPOpt: alone, constant and private memory only; not where anything else was written
    ("B", ""), ("c B c", "cc"), ("p B p", "pp"), ("p B c B p", "pcp"), ("S B p B p B p", "Sppp"), ("S B c B L", "ScBL"), ("a B L", "aBL"), ("S B a", "SBa"), ("a B a", "aBa"),
    # SYCLOptimizeBarriers: at entry and exit, back to back, between accesses of the thread's own
    ("B S B L B", "SBL"), ("B B S B B L B B", "SBL"), ("p B B p", "pp"), ("w B r", "wr"), ("w B w", "ww"), ("w B r B L", "wrBL"), ("w B L B r", "wBLr"),
    # by nobody: volatile; a fence of the block beside a barrier goes first
    ("v B v", "vBv"), ("S f B L", "SBL"), ("f B p", "p"),
]


def left(text):
    return text.count("call void @llvm.nvvm.barrier.cta.sync.aligned.all(")


@pytest.mark.parametrize("shape,after", SHAPES, ids=[s.replace(" ", "") for s, _ in SHAPES])
def test_shape(shape, after, tmp_path):
    path = tmp_path / "in.ll"
    path.write_text(kernel(shape))
    r = harness.run("-passes=dead-sync-elim", "-verify-each", "-S", path)
    assert r.returncode == 0, r.err
    want = harness.run("-S", "-", input=kernel(after))
    assert want.returncode == 0 and left(r.out) == after.count("B") and left(want.out) == after.count("B"), r.out
