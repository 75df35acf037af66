"""Remarks: every row of passes/remarks.def is made by some golden test, and what is opt's is so byte by byte where opt-22 is installed."""
import re
import shlex
import subprocess

import pytest

import harness

ROWS = [dict(zip(("id", "pass", "kind", "name", "whose", "text"), m.groups())) for m in
        re.finditer(r'^REMARK\((\w+), "([^"]+)", (\w+), "([^"]+)", (\w+), "([^"]+)", "[^"]+"\)$', (harness.ROOT / "passes/remarks.def").read_text(), re.M)]
# What no input can show.
UNSEEN = {"CAP_INSTCOMBINE": "guards against two rules that undo each other, and there are none"}
GOLDEN = [p for p in sorted((harness.TESTS / "golden").rglob("*.ll")) if "-pass-remarks" in p.read_text(errors="replace")]
# Where opt says no more and no less than we do; of its tail calls it asks whether the call is a constant, not the arguments, so that it says less.
BESIDE_OPT = {"inline": "inline", "inline<only-mandatory>": "inline", "always-inline": "inline", "tailcallelim": "tailcallelim", "deadargelim": "deadargelim", "transform-warning": "transform-warning"}


def documents(yaml):
    return ["--- " + d for d in yaml.split("--- ")[1:]]


def shown(document):
    """The remark's text: its arguments one after the other."""
    out = ""
    for m in re.finditer(r"^  - \w+: +(?:'((?:[^']|'')*)'|\"(.*)\"|(.*))$", document, re.M):
        out += m[1].replace("''", "'") if m[1] is not None else m[2] or m[3] or ""
    return out


def key(document):
    return tuple(re.search(r"^%s *(\S+)$" % k, document, re.M)[1] for k in ("--- !", "Pass:", "Name:"))


def pattern(row):
    """What the text of a row looks like when it is shown."""
    text = re.sub(r"\{@\}", "\0", row["text"].replace("|", ""))
    text = re.sub(r"\{\w+\}", "\1", text)
    return re.escape(text).replace("\0", r"( at callsite .*;)?").replace("\1", ".*") + r"( \(@.*\))?"


def made_by(args, path=None, input=None):
    return documents(harness.run(*args, "-pass-remarks-output=-", "-disable-output", *([path] if path else ["-"]), input=input, bin=harness.RELEASE).out)


def rows_of(docs):
    return {r["id"] for d in docs for r in ROWS if key(d) == (r["kind"].capitalize(), r["pass"], r["name"]) and re.fullmatch(pattern(r), shown(d))}


def test_every_remark_is_made():
    seen = set()
    for path in GOLDEN:
        for line in re.findall(r"RUN: %nvopt (.*?) \|", path.read_text()):
            args = [a for a in shlex.split(line) if a not in ("%s", "2>&1", "-S", "-disable-output") and not a.startswith(("-pass-remarks", "-print"))]
            seen |= rows_of(made_by(args, path))
    # An object with more uses than sroa looks at.
    uses = "".join("  store i8 0, ptr %a\n" for _ in range(100002))
    seen |= rows_of(made_by(["-passes=sroa"], input="define void @f() {\n  %a = alloca i8\n" + uses + "  ret void\n}\n"))
    assert len(ROWS) > 15, "the form of remarks.def has changed"
    missing = {r["id"] for r in ROWS} - seen
    assert missing == set(UNSEEN), "no test makes " + ", ".join(sorted(missing - set(UNSEEN)))


def test_passes_exist():
    names = set(re.findall(r'^PASS\(\w+,\s*"([^"]+)"', (harness.ROOT / "passes/passes.def").read_text(), re.M))
    assert {r["pass"] for r in ROWS} <= names | {"loop-delete"}  # what opt calls loop-deletion in its remarks


def same(pipeline, path):
    of_opt = BESIDE_OPT[pipeline]
    own = {(r["kind"].capitalize(), r["pass"], r["name"]) for r in ROWS if r["whose"] == "OWN"}
    ours = [d for d in made_by(["-passes=" + pipeline], path) if key(d) not in own]
    theirs = [d for d in documents(subprocess.run([harness.tool("opt-22"), "-passes=" + pipeline, "-pass-remarks-output=-", "-disable-output", str(path)], capture_output=True, timeout=60).stdout.decode("latin-1"))
              if key(d)[1] == of_opt]
    # Both count a cost until it is too high; the threshold that ends the count is ours.
    figures = lambda d: re.sub(r"((?:Cost|Threshold):\s+)'-?\d+'", r"\1N", d) if key(d)[2] == "TooCostly" else d
    assert [figures(d) for d in ours] == [figures(d) for d in theirs]


@pytest.mark.parametrize("path", [p for p in GOLDEN if p.name.startswith("remarks") and p.name != "remarks_budget.ll" and p.parent.name in {"always-inline", *BESIDE_OPT.values()}], ids=harness.ident)
def test_yaml_is_opts(path):
    same(re.search(r"-passes='?([^' ]+)", path.read_text())[1], path)


@pytest.mark.parametrize("value", ["f", "a.b", "a b", "a/b", "it's", "7", "1e5", "0x1f", "true", "null", "-x", "a$b", "tab\\09x", "new\\0Aline", "\\01_named", "caf\\C3\\A9", "bad\\FFx", "\\02ctl", "del\\7F", "~", ".5", "+", "1.", "0o17", "x "])
def test_yaml_strings(value, tmp_path):
    """Names of every kind, quoted as LLVM quotes them."""
    path = tmp_path / "t.ll"
    path.write_text('define internal i32 @"%s"(i32 %%x) {\n  ret i32 %%x\n}\ndefine i32 @caller(i32 %%x) {\n  %%r = call i32 @"%s"(i32 %%x)\n  ret i32 %%r\n}\n' % (value, value))
    same("inline", path)
