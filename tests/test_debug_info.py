"""Debug info does not change the code: every input goes through -O3 as it is and with its debug info stripped, and after stripping both results
are the same text. Inputs: tests/golden, tests/run, the examples, tests/debug (clang -g); in CI a sample of the development set as well, where it lies beside the clone.

The stripping is done here: records, calls of the older intrinsics, !dbg attachments, debug nodes by name. What is compared has metadata and attribute
groups renumbered by first use, so that the numbers that went with the debug nodes do not matter.
"""
import re
import tarfile

import pytest

import harness

SAMPLE = 400
DEV = harness.ROOT.parent / "shared" / "yardstick" / "llvm" / "dev.tar.xz"
FILES = [p for d in ("golden", "run", "debug") for p in sorted((harness.TESTS / d).rglob("*.ll"))] + sorted((harness.ROOT / "examples").glob("*.ll"))

RECORD = re.compile(r"^\s*#dbg_\w+\(.*\n", re.M)
OLD_CALL = re.compile(r"^\s*(?:tail |musttail |notail )?call void @llvm\.dbg\.\w+(?:\.p\d+)?\(metadata .*\n", re.M)
OLD_DECLARE = re.compile(r"^(?:; Function Attrs:.*\n)?declare void @llvm\.dbg\.\w+\(metadata.*\n\n?", re.M)
ATTACHED = re.compile(r",? !(?:dbg|heapallocsite) !\d+|,? !dbg !DILocation\([^\n]*?\)(?=,|$|\s*\{)", re.M)
UNIT = re.compile(r"^!llvm\.dbg\.cu = .*\n", re.M)
NODE = re.compile(r"^!(\d+) = (.*)$", re.M)


def strip(text):
    for pattern in (RECORD, OLD_CALL, OLD_DECLARE, UNIT):
        text = pattern.sub("", text)
    return ATTACHED.sub("", text)


def has_debug(text):
    return "!dbg" in text or "#dbg_" in text or "@llvm.dbg.value(metadata" in text or "@llvm.dbg.declare(metadata" in text


def code(text):
    """Functions and globals alone: attribute groups spelled out, metadata by what it says, one level of it, without numbers."""
    groups = dict(re.findall(r"^attributes (#\d+) = (\{.*\})$", text, re.M))
    nodes = dict(NODE.findall(text))
    out = []
    for line in strip(text).split("\n"):
        if not line or re.match(r"(?:;|attributes #|![\w.]+ =|source_filename)", line):
            continue
        line = re.sub(r"\s+; preds = .*", "", line)
        line = re.sub(r"#\d+", lambda m: groups.get(m[0], m[0]), line)
        line = re.sub(r"!(\d+)\b", lambda m: "!<%s>" % re.sub(r"!\d+", "!", nodes.get(m[1], "")), line)
        out.append(re.sub(r"^declare .* @llvm\.dbg\..*", "", line))
    return [x for x in out if x]


def dev_sample(tmp):
    """A fixed sample of the development set's inputs that have debug info."""
    found = []
    with tarfile.open(DEV) as tar:
        for m in tar:
            if m.isfile() and "/in/" in m.name and m.name.endswith(".ll") and m.size < 300000:
                data = tar.extractfile(m).read()
                if b"!dbg" in data or b"#dbg_" in data or b"@llvm.dbg." in data:
                    found.append((m.name, data))
    found.sort()
    step = max(1, len(found) // SAMPLE)
    out = []
    for name, data in found[::step]:
        p = tmp / name.replace("/", "_")
        p.write_bytes(data)
        out.append(p)
    return out


def differs(path, tmp, bin=None):
    """None when the code is the same, else a few lines that say where not."""
    text = path.read_text(encoding="latin-1")
    bare = tmp / "bare.ll"
    bare.write_text(strip(text), encoding="latin-1")
    with_it = harness.run("-O3", "-S", path, bin=bin)
    without = harness.run("-O3", "-S", bare, bin=bin)
    if with_it.returncode or without.returncode:
        return None if with_it.returncode else "stripped text is not read: " + without.err[:300]
    a, b = code(with_it.out), code(without.out)
    if a == b:
        return None
    at = next((i for i, (x, y) in enumerate(zip(a, b)) if x != y), min(len(a), len(b)))
    return "with debug info:\n  %s\nwithout:\n  %s" % ("\n  ".join(a[max(0, at - 2):at + 3]), "\n  ".join(b[max(0, at - 2):at + 3]))


@pytest.mark.parametrize("path", [p for p in FILES if has_debug(p.read_text(encoding="latin-1"))], ids=harness.ident)
def test_same_code(path, tmp_path):
    why = differs(path, tmp_path)
    assert why is None, why


@pytest.mark.skipif(not (harness.CI and DEV.exists()), reason="in CI, where the development set lies beside the clone")
def test_same_code_in_the_development_set(tmp_path):
    bad = []
    for p in dev_sample(tmp_path):
        why = differs(p, tmp_path, harness.FAST)
        if why:
            bad.append("%s\n%s" % (p.name, why))
    assert not bad, "%d files differ\n%s" % (len(bad), "\n".join(bad[:10]))
