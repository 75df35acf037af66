"""passes/ipo/libdevice.def beside a libdevice that is installed: names and types are its own, no body does to memory or to other threads what its row
excludes, and results on special and random arguments are in the classes and intervals of the rows."""
import glob
import os
import random
import re
import shutil
import subprocess

import pytest

import harness

BITCODE = sorted(glob.glob(os.environ.get("CUDA_PATH", "/usr/local/cuda*") + "/nvvm/libdevice/libdevice.10.bc"))
DIS = next((d for d in ("llvm-dis-22", "llvm-dis-21", "llvm-dis-20", "llvm-dis-19", "llvm-dis") if shutil.which(d)), None)
ROWS = re.findall(r'^LIBDEVICE\("(\w+)", "(\w)\((\w*)\)", (\w+), (.*), "(.*)"\)$', (harness.ROOT / "passes/ipo/libdevice.def").read_text(), re.M)
TYPE = {"v": "void", "h": "i16", "i": "i32", "l": "i64", "f": "float", "d": "double", "p": "ptr"}
CLASS = {"FPC_NAN": 0x3, "FPC_NEGATIVE": 0x3C, "FPC_NEG_ZERO": 0x20, "FPC_NEG_INF": 0x4, "FPC_INF": 0x204, "FPC_DENORMAL": 0x90}
NVRUN = harness.JUDGE


@pytest.fixture(scope="module")
def library(tmp_path_factory):
    if not BITCODE or not DIS:
        pytest.skip("no libdevice or no llvm-dis here")
    path = tmp_path_factory.mktemp("libdevice") / "libdevice.ll"
    subprocess.run([DIS, BITCODE[-1], "-o", str(path)], check=True)
    return path.read_text()


def test_rows_are_sorted():
    names = [r[0] for r in ROWS]
    assert len(names) > 300 and names == sorted(set(names))
    assert all((result == "ANY") == (why == "") for *_, result, why in ROWS)


def nothing_undefined(body):
    """No memory, no division but by numbers, no calls but of intrinsics, and no branch but on the answers of __nvvm_reflect: with poison in, poison comes out."""
    body = re.sub(r"\b[us](div|rem) i\d+ %\w+, [1-9]\d*\b", "", body)
    if re.search(r"\b(load|store|alloca|[us]div|[us]rem|unreachable|switch)\b|memcpy|memset|call [^@\n]*@__(?!nvvm_reflect)", body):
        return False
    asked = set(re.findall(r"(%\w+) = call i32 @__nvvm_reflect", body))
    known = {c for c, a in re.findall(r"(%\w+) = icmp \w+ i32 (%\w+), \d+", body) if a in asked}
    return all(c in known for c in re.findall(r"\bbr i1 (%\w+)", body))


def test_names_types_and_memory(library):
    r = subprocess.run([str(harness.BIN), "-passes=nvvm-reflect,function(simplifycfg,sroa),cgscc(function-attrs)", "-S", "-"], input=library.encode(), capture_output=True)
    text = r.stdout.decode()
    groups = dict(re.findall(r"^attributes #(\d+) = \{ (.*) \}$", text, re.M))
    bodies = {name: (line, groups[g]) for line, name, g in re.findall(r"^(define .*@(__nv_\w+)\(.*) #(\d+) \{$", text, re.M)}
    assert set(bodies) == {r[0] for r in ROWS}
    written = dict(re.findall(r"^define [^@]*@(\w+)\([^{]*\{\n(.*?)^\}", library, re.M | re.S))
    # What is read through a pointer that walks is a table nobody writes, or the argument's.
    assert not re.search(r"^@\S+ = (?!.*\b(internal|private|constant)\b)|^ .*store .*addrspace\(1\)", library, re.M)
    for name, ret, args, mem, _, _ in ROWS:
        assert (mem == "SAFE") == (mem in ("SAFE", "PURE") and nothing_undefined(written[name])), name
        line, attrs = bodies[name]
        m = re.match(r"define (.*?)@\w+\((.*)\)", line)
        assert m.group(1).split()[-1] == TYPE[ret], line
        assert re.findall(r"(?:^|, )(\w+) ", m.group(2)) == [TYPE[a] for a in args], line
        assert "nounwind" in attrs and "convergent" not in attrs, (name, attrs)
        attrs = re.sub(r"memory\(read, (argmem: \w+, )?inaccess.*?\)", lambda m: {"": "memory(argmem: read)", "argmem: none, ": "memory(none)"}.get(m.group(1) or "", "memory(argmem: write)"), attrs)
        assert {"SAFE": "memory(none)", "PURE": "memory(none)", "READS": "memory(argmem: read)", "WRITES": "memory(argmem: write)"}[mem] in attrs, (name, attrs)


def samples(kind, rnd):
    if kind in "il":
        bits = 32 if kind == "i" else 64
        edge = [0, 1, 2, 31, 32, 255, 2 ** (bits - 1) - 1, 2 ** (bits - 1), 2 ** bits - 1]
        return [x - 2 ** bits if x >> (bits - 1) else x for x in edge + [rnd.getrandbits(rnd.randint(1, bits)) for _ in range(12)]]
    bits, frac = (32, 23) if kind == "f" else (64, 52)
    top = (1 << (bits - 1)) - (1 << frac)  # infinity
    bias = top >> frac >> 1
    edge = [0, 1, (1 << frac) - 1, 1 << frac, bias << frac, (bias << frac) - 1, (bias << frac) + 1, (bias + 1) << frac, (bias - 1) << frac, (bias + 6) << frac, (bias + 9) << frac,
            (bias + 100) << frac, (bias - 100) << frac, top - 1, top, top | 1 << (frac - 1)]
    some = [(rnd.randint(bias - 12, bias + 12) << frac) | rnd.getrandbits(frac) for _ in range(24)] + [rnd.getrandbits(bits - 1) for _ in range(16)]
    return [s | x for x in edge + some for s in (0, 1 << (bits - 1))]


def test_results_of_samples(library, tmp_path):
    """Every fact becomes a function that asks it of one call; nvrun runs the bodies."""
    rnd = random.Random(5)
    out, spec = [library], []
    for name, ret, args, mem, result, _ in ROWS:
        if result == "ANY" or "p" in args:
            continue
        names = ["%%x%d" % i for i in range(len(args))]
        t = TYPE[ret]
        call = "  %%r = call %s @%s(%s)\n" % (t, name, ", ".join("%s %s" % (TYPE[a], n) for a, n in zip(args, names)))
        m = re.fullmatch(r"RANGE\((\d+), (\d+)\)", result)
        if m:
            assert m.group(1) == "0"
            test = "  %%c = icmp ult %s %%r, %s\n" % (t, m.group(2))
        else:
            never = eval(re.fullmatch(r"NEVER\((.*)\)", result).group(1), dict(CLASS))  # noqa: S307: our own table
            test = "  %%c = call i1 @llvm.is.fpclass.%s(%s %%r, i32 %d)\n" % ("f32" if ret == "f" else "f64", t, 0x3FF & ~never)
        out.append("define i1 @check%s(%s) {\n%s%s  ret i1 %%c\n}\n" % (name, ", ".join("%s %s" % (TYPE[a], n) for a, n in zip(args, names)), call, test))
        lists = [samples(a, rnd) for a in args]
        for k in range(max(map(len, lists))):
            row = [x[k] if i == 0 else rnd.choice(x) for i, x in enumerate(lists)]
            spec.append("; CALL check%s(%s) => 1" % (name, ", ".join("0x%0*x" % (8 if a == "f" else 16, x) if a in "fd" else str(x) for a, x in zip(args, row))))
    out.append("declare i1 @llvm.is.fpclass.f32(float, i32 immarg)\ndeclare i1 @llvm.is.fpclass.f64(double, i32 immarg)\n")
    assert len(spec) > 4000
    path = tmp_path / "checks.ll"
    path.write_text("\n".join(spec) + "\n" + "".join(out))
    r = subprocess.run([str(NVRUN), str(path)], capture_output=True)
    text = (r.stdout + r.stderr).decode("latin-1")
    lines = [x for x in text.splitlines() if x.startswith("line ")]
    known = [x for x in lines if "undefined behaviour in @__nv_sinpi: load from a poison address" in x]  # large arguments: a row that is not SAFE
    assert r.returncode in (0, 1) and lines == known, text[-3000:]


RESULTS = re.findall(r'^NVVM_RESULT\((\w+), (NEVER.*), "', (harness.ROOT / "analysis/value/nvvm_results.def").read_text(), re.M)
INTRINSICS = dict((i, (name, sig)) for i, name, sig in re.findall(r'^INTRINSIC\((\w+), "([^"]+)", "([^"]+)"', "".join((harness.ROOT / table).read_text() for table in ("ir/intrinsic_ids.def", "ir/intrinsics.def")), re.M))


def test_results_of_intrinsics(tmp_path):
    """The rows of analysis/value/nvvm_results.def about floats, on samples."""
    rnd = random.Random(6)
    out, spec, tested = ['target triple = "nvptx64-nvidia-cuda"\n'], [], 0
    for name, result in RESULTS:
        full, sig = INTRINSICS[name]
        m = re.fullmatch(r"([fd])\(([fdil]+)\)", sig)
        if not m:
            continue  # halves, vectors and overloaded ones
        ret, args = m.groups()
        never = eval(re.fullmatch(r"NEVER\((.*)\)", result).group(1), dict(CLASS))  # noqa: S307: our own table
        names = ["%%x%d" % i for i in range(len(args))]
        out.append("declare %s @llvm.%s(%s)\n" % (TYPE[ret], full, ", ".join(TYPE[a] for a in args)))
        out.append("define i1 @check_%s(%s) {\n  %%r = call %s @llvm.%s(%s)\n  %%c = call i1 @llvm.is.fpclass.%s(%s %%r, i32 %d)\n  ret i1 %%c\n}\n"
                   % (name, ", ".join("%s %s" % (TYPE[a], n) for a, n in zip(args, names)), TYPE[ret], full, ", ".join("%s %s" % (TYPE[a], n) for a, n in zip(args, names)),
                      "f32" if ret == "f" else "f64", TYPE[ret], 0x3FF & ~never))
        lists = [samples(a, rnd) for a in args]
        for k in range(max(map(len, lists))):
            row = [x[k % len(x)] if i == 0 else rnd.choice(x) for i, x in enumerate(lists)]
            spec.append("; CALL check_%s(%s) => 1" % (name, ", ".join("0x%0*x" % (8 if a == "f" else 16, x) if a in "fd" else str(x) for a, x in zip(args, row))))
        tested += 1
    assert tested > 60
    out.append("declare i1 @llvm.is.fpclass.f32(float, i32 immarg)\ndeclare i1 @llvm.is.fpclass.f64(double, i32 immarg)\n")
    path = tmp_path / "checks.ll"
    path.write_text("\n".join(spec) + "\n" + "".join(out))
    r = subprocess.run([str(NVRUN), str(path)], capture_output=True)
    assert r.returncode == 0, (r.stdout + r.stderr).decode("latin-1")[-3000:]
