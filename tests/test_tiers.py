"""The tiers: positions that NVIDIA's documents give (nvopt<O3;documented>), what is left out and said, switches of the option table, and that all of it runs."""
import re
import subprocess

import pytest

import harness

LEVELS = ["O0", "O1", "O2", "O3", "Ofcmin", "Ofcmid", "Ofcmax"]
EXAMPLES = sorted((harness.ROOT / "examples").glob("*.ll"))


def pipeline(tier, *args):
    r = harness.run("-passes=" + tier, "-print-pipeline-passes", *args, input="", bin=harness.FAST)
    assert r.returncode == 0, r.err
    return r.out.rstrip("\n")


def names(text):
    """Names of passes in their order, with early-cse<memssa> told from early-cse."""
    text = re.sub(r"(?<!early-cse)<[^<>]*>", "", text).replace("early-cse<>", "early-cse")
    return [w for w in re.split(r"[(),]", text) if w and w not in ("module", "cgscc", "function", "loop", "loop-mssa")]


def documented(level):
    return names(pipeline("nvopt<%s;documented>" % level))


def cse(level):
    return [n for n in documented(level) if n.startswith("early-cse")]


def test_early_cse_is_not_in_o1():
    assert cse("O1") == []


def test_early_cse_stands_twice_in_o2_early_and_behind_the_loops():
    o2 = documented("O2")
    assert cse("O2") == ["early-cse<memssa>", "early-cse"]
    early, late = (o2.index(n) for n in cse("O2"))
    assert o2[early - 1] == "sroa" and o2[early + 1] == "memory-space-opt"
    loops = max(i for i, n in enumerate(o2) if n == "loop-unroll")
    assert loops < late and "gvn" in o2[late:]


def test_early_cse_stands_three_times_in_o3():
    o3 = documented("O3")
    assert cse("O3") == ["early-cse<memssa>", "early-cse", "early-cse<memssa>"]
    assert max(i for i, n in enumerate(o3) if n.startswith("early-cse")) > max(i for i, n in enumerate(o3) if n == "sroa")


@pytest.mark.parametrize("level", ["Ofcmid", "Ofcmin"])
def test_early_cse_stands_once_behind_sinking2_in_the_fast_tiers(level):
    tier = documented(level)
    assert cse(level) == ["early-cse"] and tier[tier.index("early-cse") - 1] == "sinking2"


def test_barriers_go_late_and_in_o3_only():
    o3 = documented("O3")
    at = o3.index("dead-sync-elim")
    assert o3[at - 2:at] == ["basic-dbe", "branch-dist"] and o3[at - 4:at - 2] == ["globaldce", "constmerge"]
    for level in set(LEVELS) - {"O3"}:
        assert "dead-sync-elim" not in documented(level)


@pytest.mark.parametrize("level", ["O1", "O2", "O3"])
def test_preparation_for_instruction_selection_is_last(level):
    assert documented(level)[-4:] == ["common-base-elim", "base-address-strength-reduce", "scev-cgp", "codegenprepare"]


def test_what_levels_differ_in():
    """O1 has no early gvn with jump threading, and the call graph is inlined once; O3 deletes globals late."""
    assert documented("O1").count("gvn") == 2 and documented("O2").count("gvn") == documented("O3").count("gvn") == 3
    assert documented("O1").count("inline") == 1 and documented("O2").count("inline") == 2
    assert documented("O3").count("globaldce") == documented("O2").count("globaldce") + 1
    assert documented("Ofcmin").count("loop-unroll") == 1 and "loop-unroll-full" in documented("Ofcmid")
    assert "memory-space-opt" not in documented("Ofcmax")


@pytest.mark.parametrize("level", LEVELS)
def test_documented_tiers_are_text_that_reads_back(level):
    text = pipeline("nvopt<%s;documented>" % level)
    assert pipeline(text) == text and pipeline("default<%s;documented>" % level) == text


def test_passes_that_are_missing_are_said():
    r = harness.run("-passes=nvopt<O3;documented>", "-print-pipeline-passes", input="", bin=harness.FAST)
    said = re.fullmatch(r"nvopt: note: without a pass here, left out: ('.+')\n", r.err)
    left_out = set(re.findall(r"'([^']+)'", said.group(1)))
    table = (harness.ROOT / "docs/tiers.md").read_text()
    assert left_out and not left_out & set(harness.passes())
    for name in set(re.findall(r"\?([a-z0-9-]+)", (harness.ROOT / "passes/pipeline/documented.def").read_text())) - {"name"} - set(harness.passes()):
        assert "| `%s` |" % name in table, name


def test_a_name_behind_a_question_mark_may_be_missing():
    assert pipeline("?no-such-pass,function(?dce,?nor-this)") == "function(dce)"
    assert pipeline("function(?no-such-pass),globaldce") == "globaldce"
    assert pipeline("repeat<2>(?no-such-pass,dce)") == "function(repeat<2>(dce))" and pipeline("globaldce,repeat<2>(?no-such-pass),cgscc(devirt<2>(?nor-this))") == "globaldce"
    assert harness.run("-passes=?no-such-pass", "-S", EXAMPLES[0], bin=harness.FAST).returncode == 0
    assert "unknown function pass '?'" in harness.run("-passes=function(?)", "-S", EXAMPLES[0], bin=harness.FAST).err


def test_unknown_variants_are_errors():
    r = harness.run("-passes=nvopt<O3;nonsense>", "-S", input="", bin=harness.FAST)
    assert r.returncode == 1 and "invalid optimization level variant 'nonsense'" in r.err


@pytest.mark.parametrize("switch, gone", [("-disable-EarlyCSEPass", "early-cse"), ("-disable-LICMPass", "licm"), ("-do-licm=0", "licm"), ("-disable-JumpThreadingPass", "jump-threading")])
def test_switches_of_the_option_table(switch, gone):
    for tier in ("default<O3>", "nvopt<O3;documented>", "nvopt<O2;documented>"):
        with_it, without = (names(pipeline(tier, *args)) for args in ([], [switch]))
        assert without == [n for n in with_it if n.partition("<")[0] != gone], tier
    assert names(pipeline("function(early-cse,loop-mssa(licm),jump-threading)", switch)) == ["early-cse", "licm", "jump-threading"]  # what is written out runs


def test_the_switch_of_early_cse_is_felt(tmp_path):
    """Two equal additions stay two where nothing else would see it; in the fast tier nothing else does."""
    text = "define i32 @f(i32 %a, i32 %b) {\n  %x = sub i32 %a, %b\n  %y = sub i32 %a, %b\n  %z = mul i32 %x, %y\n  ret i32 %z\n}\n"
    for args, left in (([], 1), (["-disable-EarlyCSEPass"], 2)):
        r = harness.run("-Ofcmax", "-S", *args, input=text, bin=harness.FAST)
        assert r.out.count(" sub ") == left


@pytest.mark.parametrize("path", EXAMPLES, ids=lambda p: p.stem)
def test_documented_tiers_make_valid_code(path, tmp_path):
    for level in LEVELS:
        out = tmp_path / (level + ".ll")
        r = harness.run("-passes=nvopt<%s;documented>" % level, "-verify-each", "-S", path, "-o", out)
        assert r.returncode == 0, (level, r.err)
        again = harness.run("-passes=nvopt<%s;documented>" % level, "-j1", "-S", path, bin=harness.FAST)
        assert again.out == out.read_text(), level
