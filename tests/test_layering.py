"""Includes point down, and a room keeps its private headers to itself.

A file may include its own room and the rooms above it in this list; include lines are written from the root of the tree, so that they name the room.
A header whose name ends in _int.h is shared by the files of one room only. include/nvopt/ holds the embedding interface alone, and it includes nothing of ours."""
import re

import harness

# From the ground up. A room may include what stands before it, and itself.
ROOMS = [
    "support",
    "ir", "ir/text", "ir/verify", "ir/fold",
    "analysis", "analysis/cfg", "analysis/callgraph", "analysis/value", "analysis/memory", "analysis/gpu", "analysis/scev", "analysis/access", "analysis/simplify",
    "passes", "passes/pipeline", "passes/util", "passes/simplifycfg", "passes/sroa", "passes/instcombine", "passes/memory", "passes/scalar", "passes/loop", "passes/gpu", "passes/codegen", "passes/ipo", "passes/print",
    "src",
]
# Rooms whose files are put together by a room below: the pipeline's tables name the functions of passes and printers, its manager brings the forms of loops about and hands loops to passes.
TABLES = {("passes/pipeline", "passes/print/printers.h"), ("passes/pipeline", "passes/loop/loop_utils.h"), ("passes/pipeline", "passes/loop/loop_ctx.h")}
SOURCES = [p for top in ("support", "src", "ir", "analysis", "passes") for p in sorted((harness.ROOT / top).rglob("*.[ch]"))]
INCLUDE = re.compile(r'\s*#\s*include\s*"([^"]+)"')


def rel(p):
    return str(p.relative_to(harness.ROOT))


def includes():
    for p in SOURCES:
        for num, line in enumerate(p.read_text(encoding="utf-8").split("\n"), 1):
            m = INCLUDE.match(line)
            if m:
                yield p, "%s:%d" % (rel(p), num), m.group(1)


def test_every_folder_of_sources_is_a_room():
    assert {rel(p.parent) for p in SOURCES} <= set(ROOMS)


def test_include_lines_are_written_from_the_root():
    bad = ["%s: %s" % (at, inc) for _, at, inc in includes() if inc != "nvopt/nvopt.h" and not (harness.ROOT / inc).is_file()]
    assert not bad, "\n".join(bad)


def test_includes_point_down():
    bad = []
    for p, at, inc in includes():
        own, to = rel(p.parent), inc.rpartition("/")[0]
        if to in ROOMS and ROOMS.index(to) > ROOMS.index(own) and (own, inc) not in TABLES:
            bad.append("%s: %s includes %s" % (at, own, inc))
    assert not bad, "\n".join(bad)


def test_private_headers_stay_in_their_room():
    bad = ["%s: %s is private to %s" % (at, inc, inc.rpartition("/")[0]) for p, at, inc in includes() if inc.endswith("_int.h") and inc.rpartition("/")[0] != rel(p.parent)]
    for top in ("tools", "tests"):
        for p in sorted((harness.ROOT / top).rglob("*.[ch]")):
            bad += ["%s: %s is private" % (rel(p), m) for m in re.findall(r'#\s*include\s*"([^"]+_int\.h)"', p.read_text(encoding="utf-8"))]
    assert not bad, "\n".join(bad)


def test_the_embedding_interface_stands_alone():
    public = sorted((harness.ROOT / "include").rglob("*.*"))
    assert [rel(p) for p in public] == ["include/nvopt/nvopt.h"]
    assert not re.search(r'#\s*include\s*"', public[0].read_text(encoding="utf-8"))
    users = sorted({rel(p) for p, _, inc in includes() if inc == "nvopt/nvopt.h"})
    assert all(u.startswith("src/") for u in users), users


def test_files_are_not_too_long():
    long = [str(p.relative_to(harness.ROOT)) for p in SOURCES if p.suffix == ".c" and p.read_text(encoding="utf-8").count("\n") > 1500]
    assert not long, "files beyond 1500 lines want to be two: " + ", ".join(long)


def test_verifier_and_printer_make_use_lists_before_they_walk_them():
    """A run that only verifies keeps no use lists (Ctx.no_uses): who walks one there asks for it on the line before."""
    walk = re.compile(r"\b(FOR_EACH_USE|first_use|has_uses|has_one_use|count_uses)\(")
    bad = []
    for path in [*(harness.ROOT / "ir/verify").glob("*.c"), *(harness.ROOT / "ir/text").glob("print*.c")]:
        lines = path.read_text(encoding="utf-8").split("\n")
        bad += ["%s:%d" % (path.name, i + 1) for i, line in enumerate(lines) if walk.search(line) and "fn_uses(" not in lines[i - 1]]
    assert not bad, bad


def test_passes_fold_with_their_switches_and_counters():
    bad = [rel(p) for p in sorted((harness.ROOT / "passes").rglob("*.[ch]")) if p.name != "pass_fold.h" and re.search(r"(?<!pass_)\bfold_ctx\(|\(FoldCtx\)\s*\{", p.read_text(encoding="utf-8"))]
    assert not bad, "make it by pass_fold_ctx: " + ", ".join(bad)


def test_one_function_makes_a_pass_context():
    bad = [rel(p) for p in SOURCES if p.name != "manager.c" and re.search(r"\bPassCtx \w+ = \{|\(PassCtx\)\s*\{", p.read_text(encoding="utf-8"))]
    assert not bad, "pass_ctx makes it: " + ", ".join(bad)


def test_the_manager_knows_no_pass_by_its_id():
    bad = ["%s: %s" % (rel(p), m) for p in sorted((harness.ROOT / "passes/pipeline").glob("*.[ch]"))
           for m in re.findall(r"(?<!->)(?<!\w)PASS_(?!COUNT\b|MAX_OPTS\b|RUN_|DECL_|##)[A-Z0-9_]+\b|\"verify-", p.read_text(encoding="utf-8"))]
    assert not bad, "a property in passes.def says it: " + ", ".join(bad)


def test_records_and_edges_are_written_in_ir_only():
    """Analyses hear of changes from the mutators of ir/: who writes a field of an instruction, block or edge himself has told nobody."""
    # By the legend of ir.h a function is `f`; indices may hold brackets themselves.
    write = re.compile(r"\bf->(?:ins|blk|opnd|link|succ|pred)\[(?:[^\[\]]|\[[^\]]*\])*\](?:\.\w+)*\s*(?:[-+|&^]?=(?!=)|\+\+|--)|\bf->(?:nargs|nins|nblk|first_blk|last_blk)\s*=(?!=)")
    keeps = re.compile(r"(?<!const )\b(?:Ins|SuccEdge|PredEdge|BlkRec|Link) \*\w")
    bad = []
    for top in ("analysis", "passes", "src"):
        for p in sorted((harness.ROOT / top).rglob("*.[ch]")):
            for num, line in enumerate(p.read_text(encoding="utf-8").split("\n"), 1):
                m = write.search(line) or keeps.search(line)
                if m:
                    bad.append("%s:%d: %s" % (rel(p), num, m.group(0)))
    assert not bad, "ir/edit.h and the mutators of ir/ir.h do it: " + ", ".join(bad)
