"""Golden tests: tests/golden/<pass>/*.ll with RUN lines.

    ; RUN: %nvopt -passes=mem2reg -S %s | FileCheck %s
    ; RUN: not %nvopt -passes=nonsense %s 2>&1 | FileCheck %s --check-prefix=ERR

%s is the file, %t a fresh name for a temporary, %nvopt the program. FileCheck is tests/lib/filecheck.py, and in CI FileCheck-22 as well
(tests/test_filecheck.py holds the two against each other everywhere). `pytest tests/test_golden.py --bless -k NAME` rewrites the check lines of files with one plain RUN line.
"""
import os
import re
import shlex
import subprocess

import pytest

import filecheck
import harness

FILES = sorted((harness.TESTS / "golden").rglob("*.ll"))
JUDGE = "FileCheck-22" if harness.CI and harness.have("FileCheck-22") else None


def run_lines(text):
    out, joined = [], ""
    for m in re.finditer(r"^;\s*RUN:\s*(.*)$", text, re.M):
        line = m.group(1).rstrip()
        if line.endswith("\\"):
            joined += line[:-1] + " "
        else:
            out.append(joined + line)
            joined = ""
    return out


def words(cmd):
    """The arguments of a command that is one program, None of one that a shell has to read."""
    lexer = shlex.shlex(cmd, posix=True, punctuation_chars=True)
    lexer.whitespace_split, lexer.commenters = True, ""
    out = list(lexer)
    return None if re.search(r"[$`]", cmd) or any(re.fullmatch(r"[();<>|&]+", w) for w in out) else out


def shell(cmd, path, tmp):
    invert = cmd.startswith("not ")
    if invert:
        cmd = cmd[4:]
    cmd = re.sub(r"(?<!\S)not %nvopt", "! %nvopt", cmd)
    for a, b in (("%nvopt", shlex.quote(str(harness.BIN))), ("%s", shlex.quote(str(path))), ("%t", shlex.quote(str(tmp / "t")))):
        cmd = cmd.replace(a, b)
    env = dict(os.environ)
    env.setdefault("ASAN_OPTIONS", "detect_leaks=0")
    merged = cmd.removesuffix(" 2>&1")
    program = words(merged)
    r = subprocess.run(program or ["bash", "-c", "set -o pipefail; " + cmd], stdout=subprocess.PIPE, stderr=subprocess.STDOUT if program and merged != cmd else subprocess.PIPE, timeout=60, env=env)
    out, err = r.stdout.decode("latin-1"), (r.stderr or b"").decode("latin-1")
    assert "Sanitizer" not in err + out and "runtime error" not in err, err + out
    if invert:
        assert r.returncode == 1, "expected to fail with status 1, got %d: %s\n%s" % (r.returncode, cmd, err)
    else:
        assert r.returncode == 0, "status %d: %s\n%s" % (r.returncode, cmd, err)
    return out


def literal(s):
    return s.replace("{{", "{{\\{\\{}}").replace("[[", "{{\\[\\[}}")


def bless(path, text, cmd, tmp):
    m = re.fullmatch(r"(.*?)\s*\|\s*FileCheck %s(?:\s+--check-prefix=(\S+))?", cmd)
    if not m:
        pytest.skip("only one RUN line of the form `... | FileCheck %s` can be blessed")
    prefix = m.group(2) or "CHECK"
    body = [x for x in text.split("\n") if not re.match(r";\s*%s(-[A-Z]+)?:" % re.escape(prefix), x)]
    while body and not body[-1].strip():
        body.pop()
    lines = shell(m.group(1), path, tmp).split("\n")
    lines = [x for x in lines if not x.startswith(("; ModuleID", "source_filename"))]
    while lines and not lines[0].strip():
        lines.pop(0)
    while lines and not lines[-1].strip():
        lines.pop()
    out, gap = [], True
    for x in lines:
        if not x.strip():
            gap = True
            continue
        suffix = "-LABEL" if gap and x.startswith("define") else "" if gap else "-NEXT"
        out.append("; %s%s: %s" % (prefix, suffix, literal(x)))
        gap = False
    path.write_text("\n".join(body) + "\n\n" + "\n".join(out) + "\n", encoding="latin-1")


@pytest.mark.parametrize("path", FILES, ids=harness.ident)
def test_golden(path, tmp_path, request):
    text = path.read_text(encoding="latin-1")
    cmds = run_lines(text)
    assert cmds, "no RUN line"
    if request.config.getoption("--bless"):
        if len(cmds) != 1:
            pytest.skip("several RUN lines")
        bless(path, text, cmds[0], tmp_path)
        return
    for cmd in cmds:
        head, bar, tail = cmd.rpartition("|")
        if not bar or not tail.split() or tail.split()[0] != "FileCheck":
            shell(cmd, path, tmp_path)
            continue
        file, prefixes, kw, inp = filecheck.options([a.replace("%s", str(path)).replace("%t", str(tmp_path / "t")) for a in shlex.split(tail)[1:]])
        out = shell(head.strip(), path, tmp_path)
        if inp:
            out = open(inp, encoding="latin-1").read()
        msg = filecheck.check(out, open(file, encoding="latin-1").read(), prefixes, **kw)
        assert not msg, "%s\n%s\n--- output ---\n%s" % (cmd, msg, out[:6000])
        if JUDGE:
            args = [a.replace("%s", str(path)).replace("%t", str(tmp_path / "t")) for a in shlex.split(tail)[1:]]
            r = subprocess.run([JUDGE] + args, input=out.encode("latin-1"), capture_output=True)
            assert r.returncode == 0, "FileCheck-22 disagrees with tests/lib/filecheck.py:\n" + r.stderr.decode("latin-1")
