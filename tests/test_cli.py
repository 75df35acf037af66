"""The command line and bad input and output: every documented behaviour."""
import gzip
import json
import lzma
import os
import re
import resource
import signal
import stat
import subprocess
import time

import pytest

import harness
from harness import run

SMALL = "define i32 @f(i32 %x) {\n  %y = add i32 %x, 1\n  ret i32 %y\n}\n"
TWO = SMALL + "define i32 @g(i32 %x) {\n  ret i32 %x\n}\n"
BOTH = ("Cannot specify -O#/-Ofast-compile=<min,mid,max> and --passes=/--foo-pass, use -passes='default<O#>,other-pass' or "
        "-passes='default<Ofcmax>,other-pass'\n")


@pytest.fixture
def small(tmp_path):
    p = tmp_path / "in.ll"
    p.write_text(SMALL)
    return p


def pipeline(text):
    r = run("-passes=" + text, "-print-pipeline-passes", "-disable-output", input="")
    return (r.out or r.err).rstrip("\n")


# ---- what is printed ----

def test_default_is_read_verify_print(small):
    r = run(small)
    assert r.returncode == 0 and "define i32 @f(i32 %x)" in r.out and r.err == ""


def test_stdin():
    for args in (["-"], []):
        r = run(*args, input=SMALL)
        assert r.returncode == 0 and "@f" in r.out and "; ModuleID = '<stdin>'" in r.out


def test_output_file(small, tmp_path):
    out = tmp_path / "out.ll"
    for args in (["-o", out], ["-o=" + str(out)], ["--o", out]):
        r = run("-S", small, *args)
        assert r.returncode == 0 and r.out == "" and "@f" in out.read_text()
        out.unlink()
    assert run(small, "-o", "-").out == run(small).out


def test_disable_output(small, tmp_path):
    r = run("-disable-output", small, "-o", tmp_path / "x")
    assert (r.returncode, r.out) == (0, "") and not (tmp_path / "x").exists()


def test_help_fits_a_screen():
    r = run("--help")
    lines = r.out.split("\n")
    assert r.returncode == 0 and len(lines) <= 40 and max(map(len, lines)) <= 110
    for word in ("-O0|1|2|3", "--passes", "--verify-each", "--print-after-all"):
        assert word in r.out
    assert run("-help").out == r.out


def test_help_all_lists_knobs():
    r = run("--help-all")
    assert "--memssa-check-limit" in r.out and "--shuffle-seed" in r.out and len(r.out) > len(run("--help").out)


def test_version():
    assert re.match(r"nvopt \d+\.\d+", run("--version").out)


def test_print_passes():
    r = run("--print-passes")
    assert "Module passes:" in r.out and "verify" in r.out and "Function passes:" in r.out and "O3" in r.out


# ---- pipelines ----

@pytest.mark.parametrize("text, want", [
    ("verify", "verify"),
    ("no-op-function,print", "function(no-op-function,print)"),
    ("function(no-op-function,no-op-loop)", "function(no-op-function,loop(no-op-loop))"),
    ("no-op-loop", "function(loop(no-op-loop))"),
    ("cgscc(no-op-cgscc,no-op-function)", "cgscc(no-op-cgscc,function(no-op-function))"),
    ("devirt<4>(no-op-cgscc)", "cgscc(devirt<4>(no-op-cgscc))"),
    ("no-op-module,no-op-function", "no-op-module,function(no-op-function)"),
    ("function<eager-inv>(no-op-function)", "function<eager-inv>(no-op-function)"),
    ("module(cgscc(function(no-op-function)))", "module(cgscc(function(no-op-function)))"),
    ("repeat<3>(no-op-function)", "function(repeat<3>(no-op-function))"),
    ("module( no-op-module , verify )", "module(no-op-module,verify)"),
    ("", ""),
])
def test_pipeline_text(text, want):
    assert pipeline(text) == want
    assert pipeline(want) == want


@pytest.mark.parametrize("text, want", [
    ("nonsense", "unknown pass name 'nonsense'"),
    ("module(nonsense)", "unknown module pass 'nonsense'"),
    ("function(nonsense)", "unknown function pass 'nonsense'"),
    ("cgscc(nonsense)", "unknown cgscc pass 'nonsense'"),
    ("loop(nonsense)", "unknown loop pass 'nonsense'"),
    ("nonsense(verify)", "unknown pipeline name 'nonsense'"),
    ("function(", "invalid pipeline 'function('"),
    ("function(verify))", "invalid pipeline 'function(verify))'"),
    ("verify,", "unknown module pass ''"),
    (",verify", "unknown pass name ''"),
    ("no-op-function,no-op-module", "unknown function pass 'no-op-module'; it is a module pass"),
    ("default<O7>", "invalid optimization level 'O7'"),
    ("verify<x>", "unknown pass name 'verify<x>'"),
    ("no-op-functoin", "unknown pass name 'no-op-functoin'; did you mean 'no-op-function'?"),
    ("function(module(verify))", "invalid use of 'module' pass as function pipeline"),
    ("(" * 5000, "invalid pipeline"),
    ("domtree", "unknown pass name 'domtree'; it is an analysis: print<domtree>, require<domtree>, invalidate<domtree>, verify<domtree>"),
    ("aa", "unknown pass name 'aa'; it is an analysis: require<aa>, invalidate<aa>"),
    ("print<nonsense>", "unknown pass name 'print<nonsense>'; nvopt --print-passes lists the analyses"),
    ("require<nonsense>", "unknown pass name 'require<nonsense>'; nvopt --print-passes lists the analyses"),
    ("invalidate<nonsense>", "unknown pass name 'invalidate<nonsense>'; nvopt --print-passes lists the analyses"),
    ("verify<nonsense>", "unknown pass name 'verify<nonsense>'; nvopt --print-passes lists the analyses"),
    ("print<domtre>", "unknown pass name 'print<domtre>'; did you mean 'print<domtree>'?"),
    ("function(require<memorysa>)", "unknown function pass 'require<memorysa>'; did you mean 'require<memoryssa>'?"),
    ("print<aa>", "unknown pass name 'print<aa>'; analysis 'aa' has nothing to print"),
    ("verify<da>", "unknown pass name 'verify<da>'; analysis 'da' has nothing to verify"),
    ("function(print<cg>)", "unknown function pass 'print<cg>'; 'cg' is a module analysis"),
    ("print<memoryssa><x>", "unknown pass name 'print<memoryssa><x>'; the parameter of this print is 'no-ensure-optimized-uses'"),
    ("print<domtree><x>", "unknown pass name 'print<domtree><x>'; print<domtree> takes no parameter"),
    ("require<domtree", "unknown pass name 'require<domtree'; its '<' is not closed"),
    ("aa-eval<x>", "unknown pass name 'aa-eval<x>'; 'aa-eval' takes no parameters"),
    ("function(globaldce)", "unknown function pass 'globaldce'; it is a module pass"),
    ("nonsense", "unknown pass name 'nonsense'; nvopt --print-passes lists them"),
    ("nvopt", "unknown pass name 'nvopt'; it stands as nvopt<O3>"),
    ("default", "unknown pass name 'default'; it stands as default<O3>"),
    ("function(loop)", "unknown function pass 'loop'; it stands as loop(...)"),
    ("repeat", "unknown pass name 'repeat'; it stands as repeat<N>(...)"),
])
def test_pipeline_errors(text, want):
    r = run("-passes=" + text, "-disable-output", input="")
    assert r.returncode == 1 and r.err.startswith("nvopt: " + want), r.err


@pytest.mark.parametrize("level", ["O0", "O1", "O2", "O3", "Ofcmin", "Ofcmid", "Ofcmax"])
def test_tiers_print_as_pipelines_that_read_back(level):
    text = pipeline("default<%s>" % level)
    assert pipeline(text) == text and pipeline("nvopt<%s>" % level) == text


def test_level_options():
    want = pipeline("default<O3>")
    for args in (["-O3"], ["-O=3"], ["-O", "3"], ["--O3"], ["-O1", "-O3"]):
        assert run(*args, "-print-pipeline-passes", input="").out.rstrip("\n") == want
    for word in ("min", "mid", "max"):
        want = pipeline("default<Ofc%s>" % word)
        for args in (["-Ofast-compile=" + word], ["-Ofc=" + word], ["-Ofc" + word]):
            assert run(*args, "-print-pipeline-passes", input="").out.rstrip("\n") == want
    assert run("-Ofast-compile=0", "-print-pipeline-passes", input="").out == "\n"


@pytest.mark.parametrize("args", [["-O3"], ["-Ofast-compile=min"], ["-Ofcmid"]])
def test_level_and_passes_contradict(args):
    for p in ("-passes=verify", "-p=verify", "-verify"):
        r = run(*args, p, input="")
        assert (r.returncode, r.out, r.err) == (1, "", BOTH)


def test_unsupported_fast_compile_level():
    r = run("-Ofast-compile=best", input="")
    assert r.returncode == 1
    assert r.err == "libnvvm : error: -Ofast-compile called with unsupported level, only supports 0, min, mid, or max\n"


def test_old_pass_syntax_is_explained():
    r = run("-no-op-function", input="")
    assert r.returncode == 1 and "-passes=<pipeline>" in r.err


# ---- options ----

@pytest.mark.parametrize("args, want", [
    (["-print-pasess"], "unknown command line argument '-print-pasess'; did you mean 'print-passes'"),
    (["-zzz"], "unknown command line argument '-zzz'"),
    (["-memssa-chek-limit=5"], "unknown command line argument '-memssa-chek-limit=5'; did you mean 'memssa-check-limit'?  Try: nvopt --help"),
    (["-memssa-check-limit=9999999"], "'9999999' is no value for -memssa-check-limit: a number from 0 to 1000000"),
    (["-da-delinearize=2"], "'2' is no value for -da-delinearize: true or false"),
    (["-passes=aa-eval", "-aa-pipeline=basc-aa"], "unknown alias analysis name 'basc-aa'; did you mean 'basic-aa'?"),
    (["-passes=aa-eval", "-aa-pipeline=basic-aa,,tbaa"], "unknown alias analysis name ''; they are nvptx-aa, basic-aa, scoped-noalias-aa, tbaa, globals-aa"),
    (["-memssa-check-limit=-1"], "'-1' is no value for -memssa-check-limit: a number from 0"),
    (["-memssa-check-limit=many"], "'many' is no value"),
    (["-j0"], "'0' is no value for -j: a number from 1 to"),
    (["-jx"], "unknown command line argument '-jx'"),
    (["-o"], "-o needs a value"),
    (["-verify-each=maybe"], "'maybe' is no value for -verify-each"),
    (["-print-changed=some"], "'some' is no value for -print-changed"),
    (["-pass-remarks=["], "invalid regular expression '['"),
    (["-emit-version=9"], "'9' is no value for -emit-version: a number from 14 to 22"),
    (["-opt-bisect-limit=x"], "'x' is no value for -opt-bisect-limit: a number"),
    (["-disable-rule=mul-pow2-singed"], "there is no rule 'mul-pow2-singed'; did you mean 'mul-pow2-signed'?"),
    (["a.ll", "b.ll"], "one input file at most"),
    (["-o", "x.bc"], "-o x.bc: nvopt writes no bitcode: give -S, or write a .ll and run llvm-as on it"),
    (["-pass-remarks-format=bitstream"], "-pass-remarks-format=bitstream: remarks are written as yaml only"),
])
def test_option_errors(args, want):
    r = run(*args, input=SMALL)
    assert r.returncode == 1 and r.out == "" and want in r.err and r.err.count("\n") == 1, r.err


def test_opt_s_options_are_taken(small):
    r = run("-S", "-f", "-enable-new-pm=1", "-opaque-pointers", "--mattr=+ptx80", "-march=nvptx64", "-preserve-ll-uselistorder", small)
    assert r.returncode == 0 and r.err == ""


def test_knobs(small):
    assert run("-memssa-check-limit=200", small).returncode == 0
    assert run("--memssa-check-limit", "200", small).returncode == 0


KNOBS = [line.split() for line in (harness.ROOT / "tests/knobs.txt").read_text().splitlines() if line and line[0] != "#"]


def test_documented_knobs_have_their_defaults(small):
    help_all = dict(re.findall(r"^  --([\w-]+)=(\S+)", run("--help-all").out, re.M))
    assert {name: help_all.get(name) for name, _ in KNOBS} == dict(KNOBS)
    r = run(*["-%s=%s" % (name, value) for name, value in KNOBS if value != "FILE"], small)
    assert r.returncode == 0 and r.err == ""


def test_every_option_has_one_meaning():
    names = re.findall(r"^  --([\w-]+)", run("--help-all").out, re.M)
    assert sorted(names) == sorted(set(names))


def test_every_knob_is_read():
    rows = re.findall(r'^KNOB\((\w+), "[^"]*", \w+, [-\w, ]+, ".*"\)$', (harness.ROOT / "support/knobs.def").read_text(), re.M)
    assert len(rows) > 60
    code = "".join(p.read_text() for folder in ("analysis", "passes", "src", "ir") for p in sorted((harness.ROOT / folder).rglob("*.c")))
    read = set(re.findall(r"\bKNOB_(\w+)", code)) | set(re.findall(r"^SWITCH\((\w+)", (harness.ROOT / "passes/pipeline/switches.def").read_text(), re.M))
    assert set(rows) - read == set()


@pytest.mark.parametrize("name", ["domtree", "postdomtree", "loops", "memoryssa", "scalar-evolution"])
def test_verify_an_analysis(name):
    r = run("-passes=verify<%s>" % name, "-disable-output", input=TWO)
    assert r.returncode == 0 and r.err == ""
    assert pipeline("verify<%s>" % name) == "function(verify<%s>)" % name


def test_target_of_the_command_line():
    """As opt: the layout of an nvptx triple where the module says none, for the types too; -mcpu for functions that name no processor."""
    text = 'define void @f(ptr %p) {\n  store i64 1, ptr %p\n  ret void\n}\ndefine void @g() "target-cpu"="sm_70" {\n  ret void\n}\n'
    out = run("-mtriple=nvptx64-nvidia-cuda", "-mcpu=sm_90", input=text).out
    assert 'target triple = "nvptx64-nvidia-cuda"' in out and 'target datalayout = "e-p6:32:32-i64:64-' in out and "store i64 1, ptr %p, align 8" in out
    assert 'attributes #0 = { "target-cpu"="sm_90" }\nattributes #1 = { "target-cpu"="sm_70" }' in out
    out = run(input=text).out
    assert "datalayout" not in out and "store i64 1, ptr %p, align 4" in out
    given = 'target datalayout = "e-i64:32"\ntarget triple = "nvptx64-nvidia-cuda"\n'
    assert given in run(input=given + text).out
    assert 'target datalayout = "e-p:32:32-p6:32:32-p7:32:32-i64:64-' in run("-mtriple=nvptx-nvidia-cuda", input=text).out
    assert "datalayout" not in run("-mtriple=nvptxish", input=text).out


def test_mcpu_is_the_arch_of_nvvm_reflect():
    text = '@s = private constant [12 x i8] c"__CUDA_ARCH\\00"\ndeclare i32 @__nvvm_reflect(ptr)\ndefine i32 @f() {\n  %x = call i32 @__nvvm_reflect(ptr @s)\n  ret i32 %x\n}\n'
    assert "ret i32 860" in run("-passes=nvvm-reflect", "-mcpu=sm_86", input=text).out
    assert "ret i32 0" in run("-passes=nvvm-reflect", input=text).out


def passes_named_in(text):
    """Every pipeline that stands behind -passes= or -p, in quotation marks or not; and print<...> by itself."""
    for quoted, bare in re.findall(r"-p(?:asses)?=(?:'([^']+)'|([\w<>(),;-]+))", text):
        yield quoted or bare
    yield from re.findall(r"(?:print|require|verify|invalidate)<[\w-]+>", text)
    yield from re.findall(r"'((?:function|module|cgscc|default|loop)[(<][^']+)'", text)


@pytest.mark.parametrize("where", ["README.md", "--help", "--help-all", "--help-man", "docs/architecture.md", "docs/differences.md"])
def test_passes_that_help_names_exist(where):
    text = run(where).out.replace("\\-", "-") if where[0] == "-" else (harness.ROOT / where).read_text()
    named = {p for p in passes_named_in(text) if not re.search(r"<(name|NAME|O#)>|PIPELINE|\.\.\.|TEXT", p)}
    for p in sorted(named):
        r = run("-passes=" + p.replace("O#", "O3"), "-disable-output", input="")
        assert r.returncode == 0, (p, r.err)
    assert where != "README.md" or len(named) >= 4


def complete(words, point=None):
    """What bash offers for these words, as its COMP_WORDS has them; the last one is being typed."""
    line = "".join(w if w in "=<(" or i and words[i - 1] in "=<(" else " " + w for i, w in enumerate(words))[1:]
    script = "source <(cat)\nCOMP_LINE=$1; COMP_POINT=${#1}; shift; COMP_WORDS=(\"$@\"); COMP_CWORD=$(($# - 1)); _nvopt; printf '%s\\n' \"${COMPREPLY[@]}\""
    r = subprocess.run([harness.tool("bash"), "--norc", "-c", script, "bash", line, *words], input=run("--help-completion").out, capture_output=True, text=True,
                       cwd=harness.ROOT)
    assert r.returncode == 0 and r.stderr == "", r.stderr
    return r.stdout.split()


@pytest.mark.parametrize("words, want", [
    (["nvopt", "-print-pass"], ["-print-passes"]),
    (["nvopt", "--print-pass"], ["--print-passes"]),
    (["nvopt", "-memssa-c"], ["-memssa-check-limit="]),
    (["nvopt", "-O3", "-pass"], ["-passes=", "-pass-remarks=", "-pass-remarks-missed=", "-pass-remarks-analysis=", "-pass-remarks-output=", "-pass-remarks-with-hotness", "-pass-remarks-hotness-threshold=", "-pass-remarks-format="]),
    (["nvopt", "-passes", "=", "inst"], ["instcombine", "instsimplify"]),
    (["nvopt", "-passes", "inst"], ["instcombine", "instsimplify"]),
    (["nvopt", "-p", "globald"], ["globaldce"]),
    (["nvopt", "-passes", "=", "sroa,inst"], ["sroa,instcombine", "sroa,instsimplify"]),
    (["nvopt", "-passes", "=", "'function(sroa,inst"], ["function(sroa,instcombine", "function(sroa,instsimplify"]),
    (["nvopt", "-passes", "=", "'print<domt"], ["print<domtree>"]),
    (["nvopt", "-passes", "=", "default", "<"], ["O0>", "O1>", "O2>", "O3>", "Ofcmin>", "Ofcmid>", "Ofcmax>",
                                                   "O0;documented>", "O1;documented>", "O2;documented>", "O3;documented>", "Ofcmin;documented>", "Ofcmid;documented>", "Ofcmax;documented>"]),
    (["nvopt", "-O3", "exam"], ["examples"]),
    (["nvopt", "-o", "exam"], ["examples"]),
])
def test_completion(words, want):
    assert complete(words) == want


def test_completion_offers_every_pass():
    offered = complete(["nvopt", "-passes", "="])
    listed = re.findall(r"^  ([\w-]+)", run("--print-passes").out.split("Analyses")[0], re.M)
    assert len(listed) > 30 and set(listed) <= set(offered)


# ---- what a run tells ----

def test_print_after_all():
    r = run("-passes=no-op-function", "-print-after-all", "-disable-output", input=TWO)
    assert re.findall(r"; \*\*\* IR Dump After (\S+) on (\S+) \*\*\*\n", r.err) == [("no-op-function", "f"), ("no-op-function", "g")]
    assert "%y = add i32 %x, 1" in r.err
    r = run("-passes=no-op-function", "-print-before=no-op-function", "-filter-print-funcs=g", "-disable-output", input=TWO)
    assert "Before no-op-function on g" in r.err and "@f" not in r.err
    assert run("-passes=no-op-function", "-print-after=other", "-disable-output", input=TWO).err == ""


def test_print_module_scope():
    r = run("-passes=no-op-function", "-print-after-all", "-print-module-scope", "-disable-output", input=TWO)
    assert r.err.count("define i32 @g") == 2 and r.err.count("define i32 @f") == 2


def test_print_changed():
    r = run("-passes=no-op-function", "-print-changed", "-disable-output", input=SMALL)
    assert r.err.startswith("*** IR Dump At Start ***\n") and "*** IR Dump After no-op-function on f omitted because no change ***" in r.err
    assert run("-passes=no-op-function", "-print-changed=quiet", "-disable-output", input=SMALL).err == ""


def test_bisect():
    r = run("-passes=no-op-function,verify,no-op-function", "-opt-bisect-limit=2", "-disable-output", "-j8", input=TWO)
    assert r.err == ("BISECT: running pass (1) no-op-function on f\nBISECT: running pass (2) no-op-function on f\n"
                     "BISECT: NOT running pass (3) no-op-function on g\nBISECT: NOT running pass (4) no-op-function on g\n")
    r = run("-passes=no-op-module,cgscc(no-op-cgscc)", "-opt-bisect-limit=-1", "-disable-output", input=SMALL)
    assert r.err == "BISECT: running pass (1) no-op-module on [module]\nBISECT: running pass (2) no-op-cgscc on (f)\n"


def test_skip_rule():
    args = ["-passes=no-op-function,no-op-function", "-debug-pass-manager", "-disable-output"]
    assert "Skipping pass: no-op-function on f" in run(*args, input=SMALL).err
    assert "Skipping" not in run(*args, "-no-skip", input=SMALL).err


def test_time_passes():
    r = run("-passes=no-op-function,no-op-function", "-time-passes", "-disable-output", input=TWO)
    assert re.search(r"runs +changed +skipped +visited", r.err) and re.search(r" 2 +0 +2 +3  no-op-function\n", r.err), r.err


def test_stats():
    r = run("-passes=no-op-function", "-stats", "-disable-output", input=TWO)
    assert "2 pass-manager - Number of function pass executions" in r.err
    r = run("-passes=no-op-function", "-stats-json", "-disable-output", input=TWO)
    assert json.loads(r.err)["pass-manager.PM_RUNS"] == 2


@pytest.mark.parametrize("between, reached", [(8, False), (9, True)])
def test_stats_tell_of_caps_that_were_reached(between, reached):
    text = "define i32 @f(ptr %p, i32 %v0) {\n" + "".join("  %%v%d = mul i32 %%v%d, %%v%d\n" % (i + 1, i, i) for i in range(between)) + \
           "  %%x = load i32, ptr %%p\n  %%r = mul i32 %%x, %%v%d\n  ret i32 %%r\n}\n" % between
    r = run("-passes=instcombine", "-stats", "-disable-output", "-j1", input=text)
    assert ("cap instcombine - at most 8 instructions looked back for a store of the place" in r.err) == reached, r.err
    r = run("-passes=instcombine", "-stats-json", "-disable-output", "-j1", input=text)
    assert ("cap.COMBINE_STORE_SCAN" in json.loads(r.err)) == reached


def test_components_callees_first():
    text = "define void @a() {\n  call void @b()\n  ret void\n}\ndefine void @b() {\n  call void @c()\n  call void @b2()\n  ret void\n}\n" \
           "define void @b2() {\n  call void @b()\n  ret void\n}\ndefine void @c() {\n  ret void\n}\n"
    r = run("-passes=cgscc(no-op-cgscc)", "-debug-pass-manager", "-disable-output", "-j1", input=text)
    assert re.findall(r"on (\(.*\))", r.err) == ["(c)", "(b, b2)", "(a)"]


def test_remarks_output(small, tmp_path):
    y = tmp_path / "r.yaml"
    assert run("-passes=no-op-function", "-pass-remarks-output", y, "-disable-output", small).returncode == 0 and y.exists()


# ---- bad input and output ----

def one_line(r):
    assert r.returncode == 1 and r.err.count("\n") == 1 and r.err.endswith("\n"), r.err
    return r.err


def test_missing_input():
    assert "cannot open input file: No such file or directory" in one_line(run("/does/not/exist.ll"))


def test_input_is_a_folder(tmp_path):
    assert "Is a directory" in one_line(run(tmp_path))


@pytest.mark.parametrize("magic,what", [(b"BC\xc0\xde\x35\x14", "LLVM bitcode"), (b"\xde\xc0\x17\x0b\x00", "LLVM bitcode"), (b"\x7fELF\x02\x01", "an object file"), (gzip.compress(b"; text"), "compressed"),
                                        (lzma.compress(b"; text"), "compressed"), (b"\x28\xb5\x2f\xfd\x24", "compressed"), ("; text".encode("utf-16"), "UTF-16"), ("; text".encode("utf-8-sig"), "text that begins with a byte order mark")], ids=["bitcode", "wrapped", "elf", "gzip", "xz", "zstd", "utf-16", "utf-8"])
def test_what_is_no_text_is_named(magic, what):
    assert "this is " + what in one_line(run("-", input=magic))


def test_error_has_line_and_caret(tmp_path):
    p = tmp_path / "bad.ll"
    p.write_text("define i32 @f(i32 %x) {\n\t%y = add i32 %x, %nope\n  ret i32 %y\n}\n")
    out = tmp_path / "out.ll"
    out.write_text("keep")
    r = run(p, "-o", out)
    assert r.returncode == 1 and out.read_text() == "keep"
    assert re.search(r"^%s:2:\d+: error: .*\n\t%%y = add i32 %%x, %%nope\n\t +\^\n" % re.escape(str(p)), r.err), r.err


def test_long_line_is_cut(tmp_path):
    p = tmp_path / "bad.ll"
    p.write_text("define void @f() {\n  call void @f(i32 0)" + " " * 100000 + "nonsense\n}\n")
    r = run(p)
    assert r.returncode == 1 and max(map(len, r.err.split("\n"))) < 400 and "..." in r.err


def test_empty_and_odd_input():
    for text in (b"", b"\n", b"; only a comment", b"\r\n\r\n"):
        assert run("-", input=text).returncode == 0
    for text in (b"define", b"\xff\xfd", b"@", b"define void @f() {"):
        r = run("-", input=text)
        assert r.returncode == 1 and re.match(r"<stdin>:\d+:\d+: error: ", r.err), (text, r.err)


def test_output_folder_is_missing(small, tmp_path):
    assert "cannot write output: No such file or directory" in one_line(run(small, "-o", tmp_path / "no" / "x.ll"))


def test_output_is_a_folder(small, tmp_path):
    assert "Is a directory" in one_line(run(small, "-o", tmp_path))


@pytest.mark.skipif(not os.path.exists("/dev/full"), reason="no /dev/full")
def test_full_disk(small):
    assert "No space left on device" in one_line(run(small, "-o", "/dev/full"))
    with open("/dev/full", "wb") as full:
        r = subprocess.run([str(harness.BIN), str(small)], stdout=full, stderr=subprocess.PIPE)
    assert r.returncode == 1 and b"No space left on device" in r.stderr and r.stderr.count(b"\n") == 1


@pytest.mark.skipif(not os.path.exists("/dev/full"), reason="no /dev/full")
@pytest.mark.parametrize("args", [["-passes=print<domtree>"], ["-passes=instcombine", "-print-after-all"], ["-passes=no-op-function", "-stats"]])
def test_standard_error_that_takes_nothing(args, small):
    with open("/dev/full", "wb") as full:
        assert subprocess.run([str(harness.BIN), *args, "-disable-output", str(small)], stderr=full).returncode == 1
        assert subprocess.run([str(harness.BIN), "-passes=instcombine", "-disable-output", str(small)], stderr=full).returncode == 0  # nothing was said


@pytest.fixture(scope="module")
def large(tmp_path_factory):
    """Text that takes a while to write."""
    p = tmp_path_factory.mktemp("large") / "large.ll"
    p.write_text("".join("define i32 @f%d(i32 %%x) {\n%s  ret i32 %%x\n}\n" % (i, "".join("  %%y%d = add i32 %%x, %d\n" % (k, k) for k in range(100))) for i in range(2000)))
    return p


def begun(large, folder):
    """nvopt, writing into the folder: its temporary is there. It runs behind whoever looks for that, so that it is seen on a machine without a processor to spare, too."""
    p = subprocess.Popen([str(harness.QUICK), "-S", "-disable-verify", str(large), "-o", str(folder / "out.ll")], stdin=subprocess.DEVNULL, stderr=subprocess.PIPE,
                         preexec_fn=lambda: (os.nice(19), harness.heed_signals()))
    while p.poll() is None and not any(x.name.startswith(".nvopt-") for x in folder.iterdir()):
        time.sleep(0.0002)  # two tests that never rest leave a program of lower priority next to nothing of two processors
    return p


@pytest.mark.parametrize("sig", [signal.SIGINT, signal.SIGTERM, signal.SIGHUP, signal.SIGQUIT, signal.SIGXCPU], ids=lambda s: s.name)
def test_signals_leave_no_temporary(sig, large, tmp_path):
    """The signal has to come while the temporary is there, which a machine with other work may take several tries for."""
    met = tries = 0
    while met < 2 and tries < 100:
        tries += 1
        (tmp_path / "out.ll").write_text("keep")
        p = begun(large, tmp_path)
        p.send_signal(sig)
        p.communicate(timeout=60)
        met += p.returncode == -sig
        assert p.returncode in (0, -sig)
        assert [x.name for x in tmp_path.iterdir()] == ["out.ll"] and (p.returncode == 0 or (tmp_path / "out.ll").read_text() == "keep")
    assert met


@pytest.mark.skipif("build-test" in str(harness.BIN), reason="the sanitizers take the signal")
def test_input_that_becomes_shorter_while_it_is_read(tmp_path):
    """It is mapped: what is cut off is gone. It has to be cut between mapping and reading, which may take several tries."""
    path, out = tmp_path / "in.ll", tmp_path / "out.ll"
    text = "; a comment of some length, which is read and means nothing\n" * 1000000 + "define void @f() {\n  ret void\n}\n"
    out.write_text("keep")
    for _ in range(30):
        path.write_text(text)
        p = subprocess.Popen([str(harness.BIN), "-S", str(path), "-o", str(out)], stdin=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True)
        maps = "/proc/%d/maps" % p.pid
        while p.poll() is None and str(path) not in open(maps).read():
            pass
        os.truncate(path, 100)
        err = p.communicate(timeout=60)[1]
        if p.returncode:
            assert p.returncode == 1 and err == "nvopt: %s: error: the file became shorter while it was read\n" % path, err
            assert out.read_text() == "keep"
            return
    assert False, "never met"


def test_signals_that_are_ignored_stay_so(large, tmp_path):
    """As under nohup."""
    p = subprocess.Popen(["sh", "-c", "trap '' HUP; exec \"$0\" -S -disable-verify \"$1\" -o \"$2\"", str(harness.BIN), str(large), str(tmp_path / "out.ll")])
    while p.poll() is None and not list(tmp_path.iterdir()):
        time.sleep(0.0002)
    p.send_signal(signal.SIGHUP)
    assert p.wait(timeout=60) == 0 and (tmp_path / "out.ll").exists()


def test_limit_on_file_size(large, tmp_path):
    r = subprocess.run([str(harness.BIN), str(large), "-o", str(tmp_path / "out.ll")], capture_output=True, text=True,
                       preexec_fn=lambda: resource.setrlimit(resource.RLIMIT_FSIZE, (1 << 16, 1 << 16)))
    assert r.returncode == 1 and r.stderr.endswith("error: cannot write output: File too large\n") and r.stderr.count("\n") == 1
    assert list(tmp_path.iterdir()) == []


def test_closed_pipe(small):
    rd, wr = os.pipe()
    os.close(rd)
    r = subprocess.run([str(harness.BIN), str(small)], stdout=wr, stderr=subprocess.PIPE)
    os.close(wr)
    assert r.returncode == 1 and b"Broken pipe" in r.stderr and r.stderr.count(b"\n") == 1


def test_text_may_be_asked_for_under_any_name(small, tmp_path):
    assert run("-S", small, "-o", tmp_path / "x.bc").returncode == 0 and "@f" in (tmp_path / "x.bc").read_text()
    assert run("-disable-output", small, "-o", tmp_path / "y.bc").returncode == 0
    assert run("-pass-remarks-format=yaml", small).returncode == 0


@pytest.mark.parametrize("script", ["tools/test", ".ci/run"])
def test_scripts_have_help(script):
    r = subprocess.run([str(harness.ROOT / script), "--help"], capture_output=True, text=True, timeout=10)
    assert r.returncode == 0 and r.stderr == "" and 0 < r.stdout.count("\n") < 20


def test_read_only_output_is_kept(small, tmp_path):
    if os.geteuid() == 0:
        pytest.skip("root may write everything")
    out = tmp_path / "out.ll"
    out.write_text("keep")
    out.chmod(0o444)
    assert "Permission denied" in one_line(run(small, "-o", out)) and out.read_text() == "keep"


def test_output_is_the_input(small):
    want = run(small).out
    assert run(small, "-o", small).returncode == 0
    assert small.read_text().split("\n")[1:] == want.split("\n")[1:]


def test_output_keeps_its_mode_and_link(small, tmp_path):
    real, link = tmp_path / "real.ll", tmp_path / "link.ll"
    real.write_text("old")
    real.chmod(0o640)
    link.symlink_to("real.ll")
    assert run(small, "-o", link).returncode == 0
    assert link.is_symlink() and stat.S_IMODE(real.stat().st_mode) == 0o640 and "@f" in real.read_text()
    dangling = tmp_path / "dangling.ll"
    dangling.symlink_to("new.ll")
    assert run(small, "-o", dangling).returncode == 0 and "@f" in (tmp_path / "new.ll").read_text() and dangling.is_symlink()
    assert sorted(p.name for p in tmp_path.iterdir()) == ["dangling.ll", "in.ll", "link.ll", "new.ll", "real.ll"]


def test_new_output_obeys_umask(small, tmp_path):
    out = tmp_path / "out.ll"
    old = os.umask(0o027)
    try:
        assert run(small, "-o", out).returncode == 0
    finally:
        os.umask(old)
    assert stat.S_IMODE(out.stat().st_mode) == 0o640


def test_fifo_and_device(small, tmp_path):
    assert run(small, "-o", "/dev/null").returncode == 0
    fifo = tmp_path / "fifo"
    os.mkfifo(fifo)
    cat = subprocess.Popen(["cat", str(fifo)], stdout=subprocess.PIPE)
    assert run(small, "-o", fifo).returncode == 0
    assert b"@f" in cat.communicate(timeout=10)[0] and stat.S_ISFIFO(fifo.stat().st_mode)


def test_failure_leaves_no_file(tmp_path):
    p = tmp_path / "bad.ll"
    p.write_text("nonsense")
    assert run(p, "-o", tmp_path / "out.ll").returncode == 1
    assert [x.name for x in tmp_path.iterdir()] == ["bad.ll"]


def test_start_is_quick():
    if not harness.FAST.exists():
        pytest.skip("no release build at build/")
    best = min(timed() for _ in range(20))
    assert best < 0.010, "%.1f ms" % (best * 1e3)  # 2 ms by itself; fork, exec and Python's share come on top


def timed():
    t = time.perf_counter()
    subprocess.run([str(harness.FAST), "-", "-disable-output"], input=b"", check=True)
    return time.perf_counter() - t


@pytest.mark.parametrize("path", sorted((harness.ROOT / "examples").glob("*.ll")), ids=harness.ident)
def test_nothing_leaks(path):
    # Only a build with sanitizers can tell; with others it is one more run.
    for args in (["-O3", "-j4", "-shuffle-seed=3"], ["-passes=nonsense"], ["-O3", "-print-changed", "-time-passes", "-stats", "-pass-remarks=.*"]):
        r = subprocess.run([str(harness.BIN), *args, str(path), "-o", os.devnull], capture_output=True, env={**os.environ, "ASAN_OPTIONS": "detect_leaks=1"})
        assert r.returncode in (0, 1) and b"Sanitizer" not in r.stderr, r.stderr.decode("latin-1")[-3000:]
