"""The command lines of the README: the programs that they name are those that are installed, and they run."""
import os
import re
import shutil
import subprocess

import pytest

import harness

README = (harness.ROOT / "README.md").read_text()


def block(heading):
    """The commands that stand indented under a heading, up to the next text."""
    lines = README.split("## " + heading + "\n", 1)[1].split("\n")
    out = []
    for line in lines:
        if line.startswith("    "):
            out.append(line[4:])
        elif out and line:
            break
    return "\n".join(out)


def shell(text, cwd):
    (cwd / "bin").mkdir()
    (cwd / "bin" / "nvopt").symlink_to(harness.FAST)
    return subprocess.run(["sh", "-ec", text], cwd=cwd, capture_output=True, text=True, timeout=120, env={**os.environ, "PATH": "%s:%s" % (cwd / "bin", os.environ["PATH"])})


def test_compilers_are_named_with_their_version():
    """Debian's clang, llc and opt are older ones that do not read each other's text."""
    code = "\n".join(re.findall(r"^    .*", README, re.M))
    assert not re.search(r"(?<![\w/-])(clang|llc|opt)(?= )", code)


def test_between_clang_and_llc(tmp_path):
    for name in ("clang-22", "llc-22"):
        harness.tool(name)
    if not harness.FAST.exists():
        pytest.skip("no release build at build/")
    shutil.copy(harness.ROOT / "examples/saxpy_norm.cu", tmp_path / "k.cu")
    text = block("Between clang and llc")
    first, rest = text.split("\n", 1)
    assert first.startswith("clang-22 ") and "ptxas" in rest
    if subprocess.run(["sh", "-c", first], cwd=tmp_path, capture_output=True).returncode != 0:
        shutil.copy(harness.ROOT / "examples/saxpy_norm.ll", tmp_path / "k.ll")  # no CUDA toolkit here: what clang made of it where there was one
    lines = [line for line in rest.split("\n") if shutil.which(line.split()[0]) or line.split()[0] == "nvopt"]
    assert len(lines) >= 2
    r = shell("\n".join(lines), tmp_path)
    assert r.returncode == 0, r.stderr
    assert ".visible .entry" in (tmp_path / "k.ptx").read_text()


def test_by_hand(tmp_path):
    line = re.search(r"^    build/nvopt (-O3 examples/saxpy_norm.ll .*)$", README, re.M).group(1)
    r = subprocess.run([str(harness.FAST), *line.replace("build/", str(tmp_path) + "/").split()], cwd=harness.ROOT, capture_output=True, text=True)
    assert r.returncode == 0 and (tmp_path / "saxpy_norm.opt.ll").exists()


def test_the_table_of_daily_use():
    """Every option that the table names is one, with every value that it names."""
    table = README.split("## Daily use\n", 1)[1].split("\n## ", 1)[0]
    options = {o for span in re.findall(r"`([^`]+)`", table) for o in re.findall(r"(?:^| )(--?[A-Za-z][\w-]*)", span)}
    offered = set(re.findall(r"^  --?([\w-]+)", harness.run("--help-all").out, re.M))
    missing = [o for o in options if o.lstrip("-") not in offered and not re.match(r"-(O[0-3]|jN|march|mcpu)$", o)]
    assert len(options) > 15 and not missing
