"""Every row of docs/differences.md has a test; what is too long to write down is made here."""
import re

import pytest

import harness
from harness import run

G = "tests/golden/"
TESTS = {
    "`codegenprepare`, `__memset_chk` and its like": [G + "differences/memset_chk_stays_a_call.ll"],
    "`codegenprepare`, `cttz` of what may be 0": [G + "passes/codegen/codegenprepare/branches.ll"],
    "`sink`, at the end of O2 and O3 (`sink<into-loops>`)": [G + "passes/scalar/sink/into_loops.ll"],
    "`lower-constant-intrinsics`, `llvm.objectsize` whose fourth argument allows an answer of run time": [G + "differences/sizes_at_run_time_are_not_computed.ll"],
    "`codegenprepare`, addresses": [G + "passes/codegen/codegenprepare/addresses_beside_accesses.ll"],
    "InstCombine, powers and logarithms under `fast`": [G + "passes/instcombine/powers_and_logarithms.ll"],
    "InstCombine, `malloc(8)`": [G + "passes/instcombine/allocation-dead.ll"],
    "`codegenprepare`, long divisions": [G + "passes/codegen/codegenprepare/divisions.ll"],
    "`codegenprepare`, phis that are cast to another type": [G + "passes/codegen/codegenprepare/phis_of_another_type.ll"],
    "barriers": [G + "passes/scalar/early-cse/barrier_separates_loads.ll", G + "analysis/memory/memoryssa/barriers_clobber.ll"],
    "convergence": [G + "differences/unknown_intrinsic_is_convergent.ll"],
    "target": [G + "analysis/memory/aa-eval/spaces.ll", G + "analysis/memory/aa-eval/spaces-no-triple.ll"],
    "`nvvm-reflect`": ["test_reflection_comes_first"],
    "intrinsics with an older signature that opt-22 rejects": [G + "ir/text/upgrade/kept.ll", G + "differences/older_signatures_are_kept.ll"],
    "lifetime markers with a size, at reading": [G + "ir/text/upgrade/lifetime.ll"],
    "an alignment argument of an old `memcpy`, `masked.load` or `ldg` that is no power of two": ["tests/parse/negative/intrinsics_older.ll"],
    "errors found by the verifier": ["tests/test_negative.py"],
    "`DIFixedPointType`, fractions of signed types": [G + "differences/fractions_keep_their_sign.ll"],
    "`constmerge`": [G + "passes/ipo/constmerge/equal_constants.ll"],
    "`print<uniformity>`": [G + "analysis/gpu/uniformity/one-scope.ll", G + "analysis/gpu/uniformity/scopes.ll"],
    "uniformity, no NVPTX triple": [G + "analysis/gpu/uniformity/careful.ll"],
    "uniformity, loops whose header holds the divergent branch": [G + "analysis/gpu/uniformity/header-branch.ll"],
    "uniformity, sources": [G + "analysis/gpu/uniformity/careful.ll"],
    "`print<demanded-bits>`": [G + "analysis/value/demanded-bits/operations.ll"],
    "alias analysis, spaces 1 and 101": [G + "analysis/memory/aa-eval/spaces.ll"],
    "alias analysis, barriers and convergent calls that may synchronize": [G + "analysis/memory/aa-eval/barrier.ll", G + "analysis/memory/memoryssa/readonly_noalias_between_threads.ll"],
    "alias analysis, inline assembly without side effects and memory clobber": [G + "analysis/memory/aa-eval/asm.ll"],
    "inline assembly without `convergent`": [G + "passes/simplifycfg/asm-collective.ll", "tests/unit/test_ptx.c"],
    "inline assembly with `convergent`": [G + "passes/loop/loop-rotate/asm_of_one_thread.ll", "tests/unit/test_ptx.c"],
    "`alwaysinline` functions that hold a `noduplicate` call": [G + "passes/ipo/inline/noduplicate_moves_only.ll"],
    "alias analysis, calls with vectors of pointers as arguments and `memory(argmem: ...)`": [G + "differences/vectors_of_pointers_are_arguments.ll"],
    "alias sets, printed": [G + "analysis/memory/alias-sets/basic.ll"],
    "alias analysis, indirect variables": [G + "analysis/memory/aa-eval/indirect-globals.ll"],
    "dependence analysis, strong SIV with symbols": [G + "differences/dependence_products_may_wrap.ll"],
    "dependence analysis, all other tests with bounds (weak zero, weak crossing, symbolic, RDIV, Banerjee)": [G + "analysis/scev/dependence/wrap.ll", "tests/test_dependence.py"],
    "dependence analysis, subscripts that may wrap": [G + "analysis/scev/dependence/wrap.ll", "tests/test_dependence.py"],
    "dependence analysis, rounds of a loop": [G + "analysis/scev/dependence/wrap.ll"],
    "dependence analysis, weak zero and weak crossing with a symbolic step": [G + "analysis/scev/dependence/wrap.ll"],
    "`print<domfrontier>`": [G + "analysis/cfg/domtree/frontier.ll"],
    "`print-callgraph`": [G + "analysis/callgraph/callgraph/nodes.ll"],
    "post-dominator roots of endless loops": [G + "analysis/cfg/postdomtree/endless.ll", "tests/test_scaling.py"],
    "`lcssa`, phi entries from unreachable blocks": [G + "differences/lcssa_unreachable_predecessor.ll"],
    "memory SSA, barriers": [G + "analysis/memory/memoryssa/barriers_clobber.ll"],
    "memory SSA, phis of very many operands": ["test_clobber_walk_ends_at_a_wide_phi"],
    "`print<memoryssa>`": [G + "analysis/memory/memoryssa/barriers_clobber.ll"],
    "`print<memdep>`": [G + "analysis/memory/memdep/blocks_and_barriers.ll"],
    "`dse`, `memcpyopt`, InstCombine: stores of undef, copies of what nobody wrote": [G + "passes/memory/dse/already-there.ll", G + "passes/memory/memcpyopt/copies.ll"],
    "`dse`, what other threads may see": [G + "passes/memory/dse/threads-may-read.ll", "tests/run/dead_stores.ll"],
    "`print<scalar-evolution>`, size": ["test_large_expressions_stay_opaque", "test_deep_expressions_stay_opaque"],
    "`print<scalar-evolution>`, quadratic recurrences": [G + "analysis/scev/scalar-evolution/quadratic.ll", G + "analysis/scev/scalar-evolution/brute-force-cap.ll"],
    "`print<scalar-evolution>`, conditions above a loop": ["test_conditions_far_above_a_loop_are_not_seen"],
    "`print<scalar-evolution>`, ranges": [G + "differences/ranges_after_flags.ll"],
    "`print<scalar-evolution>`, integers wider than 64 bits": [G + "analysis/scev/scalar-evolution/wide.ll"],
    "`indvars`, counters with one step and increments with different flags": [G + "passes/loop/indvars/dropped-flags.ll", G + "passes/loop/indvars/flags-of-others.ll", "tests/lib/random_loops.py"],
    "`loop-load-elim`, what goes round": [G + "passes/loop/loop-load-elim/carried.ll", G + "passes/loop/loop-load-elim/stays.ll", "tests/run/carried.ll"],
    "`loop-unroll`, copies of a loop of which it is not known how often it runs": [G + "passes/loop/loop-unroll/runtime.ll"],
    "preheaders, latches and exits that loop passes make": [G + "passes/loop/loop-simplify/made_again.ll"],
    "`indvars`, divisions in expressions": [G + "passes/loop/indvars/exit-values.ll"],
    "`indvars`, `(i + 1) % n` in range": [G + "passes/loop/indvars/users.ll"],
    "`indvars`, what leaves a loop without effects in the first round": [G + "passes/loop/indvars/leave-at-once.ll"],
    "`indvars`, comparisons of truncated counters, exit tests": [G + "passes/loop/indvars/exit-tests.ll"],
    "`instcombine`, a test of integers that leads back to the head of its loop": [G + "passes/instcombine/branches_back.ll"],
    "`indvars`, cost of what is computed behind loops": ["tests/unit/test_expand.c"],
    "`indvars`, widening of counters": [G + "passes/loop/indvars/exit-tests.ll"],
    "InstCombine, `mov.u32 $0, %laneid;` and other special registers that inline assembly reads": [G + "passes/instcombine/register_reads.ll"],
    "`licm`, divisions and loads behind an inner loop": [G + "passes/loop/licm/hoist.ll"],
    "`licm`, stores behind a call that may not return or beside a volatile access": [G + "passes/loop/licm/sync.ll"],
    "`licm`, stores in some rounds only, where this thread has stored to the place before the loop": [G + "passes/loop/licm/stored_before.ll"],
    "`licm`, floats that are reassociated": [G + "passes/loop/licm/arith.ll"],
    "`licm`, values that meet others in an exit": [G + "passes/loop/licm/sink.ll"],
    "expanded pointers and sums": ["tests/unit/test_expand.c"],
    "target triples": ["tests/test_cli.py"],
    "`-passes=inferattrs`": [G + "passes/ipo/inferattrs/libdevice.ll"],
    "constants, denormals where inputs are flushed": [G + "ir/fold/denormal-modes.ll"],
    "constants, denormals under `dynamic`": [G + "ir/fold/denormal-modes.ll"],
    "comparisons of extended bfloat": [G + "ir/fold/denormal-modes.ll"],
    "`fcmp oeq x, C ? x : C`, C denormal or the function flushing inputs": [G + "ir/fold/denormal-modes.ll"],
    "`infer-address-spaces`, null joined with pointers of a space": [G + "passes/gpu/infer-address-spaces/null.ll", "tests/run/spaces.ll"],
    "`infer-address-spaces`, `p == null` for a pointer of shared memory": [G + "passes/gpu/infer-address-spaces/null.ll"],
    "`infer-alignment`, objects accessed in pieces (NVPTX)": [G + "passes/scalar/infer-alignment/objects.ll"],
    "`correlated-propagation`, comparisons of numbers of one sign": [G + "passes/scalar/correlated-propagation/decided.ll"],
    "two casts between address spaces, there and back": ["tests/run/spaces.ll"],
    "InstCombine, an access by an index of an object with room for one (`gep [3 x float], %slot, %i`)": [G + "passes/instcombine/only-element.ll"],
    "`reassoc`, `arcp` in InstCombine and InstSimplify": [G + "ir/fold/rewrite-flags.ll", "tests/rules/wrong.rules"],
}


def rows():
    text = (harness.ROOT / "docs/differences.md").read_text()
    return [line.strip("|").split(" | ")[0].strip() for line in text.splitlines() if line.startswith("| ") and not line.startswith("| where")]


def test_every_row_has_a_test():
    named = {re.sub(r" \(`nvvm\.f2bf16.*", "", r) for r in rows()}
    assert named == set(TESTS), "docs/differences.md and the list above name different places"
    for tests in TESTS.values():
        assert tests and all(t in globals() if t.startswith("test_") else (harness.ROOT / t).exists() for t in tests), tests


@pytest.mark.parametrize("level", ["O0", "O1", "O2", "O3", "Ofcmin", "Ofcmid", "Ofcmax"])
def test_reflection_comes_first(level):
    assert run("-passes=default<%s>" % level, "-print-pipeline-passes", input="").out.startswith("nvvm-reflect")


def analysis(name, text, *args):
    r = run("-passes=print<%s>" % name, *args, "-disable-output", input=text)
    assert r.returncode == 0
    return r.err


def wide_phi(n):
    arms = "".join("b%d:\n  store i32 %d, ptr %%p\n  br label %%join\n" % (i, i) for i in range(n))
    cases = "".join("    i32 %d, label %%b%d\n" % (i, i) for i in range(n))
    return ("define i32 @f(i32 %x, ptr noalias %p, ptr noalias %q) {\nentry:\n  store i32 7, ptr %q\n  switch i32 %x, label %join [\n" + cases + "  ]\n" + arms
            + "join:\n  %v = load i32, ptr %q\n  ret i32 %v\n}\n")


def test_clobber_walk_ends_at_a_wide_phi():
    many = "-memssa-check-limit=100000"
    assert "MemoryUse(1)" in analysis("memoryssa-walker", wide_phi(900), many)
    assert "MemoryUse(1102) - clobbered by 1102 = MemoryPhi" in analysis("memoryssa-walker", wide_phi(1100), many)


def guarded(n):
    chain = "".join("g%d:\n  br i1 %%k, label %%g%d, label %%exit\n" % (i, i + 1) for i in range(n))
    return ("define void @f(i32 %n, i1 %k) {\nentry:\n  %c = icmp sgt i32 %n, 0\n  br i1 %c, label %g0, label %exit\n" + chain + "g" + str(n)
            + ":\n  br label %loop\nloop:\n  %i = phi i32 [ 0, %g" + str(n) + " ], [ %i1, %loop ]\n  %i1 = add nsw i32 %i, 1\n  %d = icmp slt i32 %i1, %n\n"
            "  br i1 %d, label %loop, label %exit\nexit:\n  ret void\n}\n")


def test_conditions_far_above_a_loop_are_not_seen():
    assert "backedge-taken count is (-1 + %n)\n" in analysis("scalar-evolution", guarded(10))
    assert "backedge-taken count is (-1 + (1 smax %n))" in analysis("scalar-evolution", guarded(40))


def test_large_expressions_stay_opaque():
    text = "define i64 @f(%s) {\n  %%s1 = add i64 %%a0, %%a1\n" % ", ".join("i64 %%a%d" % i for i in range(400))
    text += "".join("  %%s%d = add i64 %%s%d, %%a%d\n" % (i, i - 1, i) for i in range(2, 400)) + "  ret i64 %s399\n}\n"
    assert "  -->  (%a384 + %s383) U:" in analysis("scalar-evolution", text)
    assert "%s383" not in analysis("scalar-evolution", text, "-scalar-evolution-complexity-control=0").split("%s384 = ")[1].split("\n")[1]


def test_deep_expressions_stay_opaque():
    text = "define i64 @f(i64 %a, i64 %b) {\n  %s0 = add i64 %a, 1\n"
    text += "".join("  %%u%d = udiv i64 %%s%d, %%b\n  %%s%d = add i64 %%u%d, 1\n" % (i, i - 1, i, i) for i in range(1, 60)) + "  ret i64 %s59\n}\n"
    out = analysis("scalar-evolution", text)
    assert "%a" in out.split("%s10 = ")[1].split("\n")[1] and "%a" not in out.split("%s59 = ")[1].split("\n")[1]
