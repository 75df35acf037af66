"""Limits on work and memory are rows of ir/caps.def, so that they are counted and reported. What is still written beside the code that it limits is listed here: a list that only shrinks. `pytest tests/test_caps.py --bless` writes it anew.

Not limits on work are sizes of what something can hold (bits of a mask, lanes of a set, words of a buffer), which are named in SIZES with a reason."""
import re

import harness

# By file: names that look like limits and are not.
SIZES = {
    "analysis/cfg/block_freq.c": {"MAX_BITS"},  # a count's
    "analysis/scev/scev_int.h": {"SX_MAX_BITS"},  # wider ones are opaque
    "analysis/simplify/select.c": {"MAX_LANES", "MAX_OPS"},  # a set of lanes is a word
    "analysis/value/demanded.h": {"DEMANDED_MAX_BITS"},
    "ir/fold/builder.c": {"MAX_COMMUTATIVE"},  # operations have no more
    "ir/fold/constfold.c": {"MAX_CAST_BITS"},
    "passes/instcombine/arith.c": {"MAX_MASK", "MAX_BITS"},
    "passes/instcombine/bits.c": {"MAX_WIDTH"},
    "passes/instcombine/cast.c": {"MAX_LANES"},
    "passes/instcombine/compare.c": {"MAX_LANES"},
    "passes/instcombine/demanded.c": {"MAX_BITS"},
    "passes/instcombine/float.c": {"MAX_EXPONENT", "MAX_POWI"},
    "passes/instcombine/select.c": {"MAX_EQUAL_OPS"},
    "passes/instcombine/vector_int.h": {"VEC_MAX_LANES"},
    "passes/codegen/scev_cgp.c": {"MAX_SCALE"},
    "passes/pass.h": {"PASS_MAX_OPTS"},
    "passes/scalar/vector_combine.c": {"MAX_OPERANDS"},
    "passes/scalar/vector_int.h": {"MAX_LANES"},
    "passes/simplifycfg/compare.c": {"SPAN_MAX"},
}
LOCAL = {
    "analysis/access/warp_values.h: WARPS_MAX",
    "analysis/cfg/block_freq.c: MANY",
    "analysis/cfg/block_order.c: NEAR",
    "analysis/cfg/dom.c: ROOT_WALK_FACTOR",
    "analysis/cfg/dom_verify.c: VERIFY_STEPS",
    "analysis/cfg/flow_mend.c: ROUNDS",
    "analysis/cfg/loops.c: VERIFY_STEPS",
    "analysis/memory/mem_loc.c: SIZE_LIMIT_LOG",
    "analysis/memory/memssa_update.c: MANY_CAME",
    "analysis/value/cond.c: MAX_HOLDS",
    "analysis/value/lazy_value.c: MAX_COND",
    "analysis/value/lazy_value.c: MAX_JOIN",
    "analysis/value/lazy_value.c: MAX_PEEL",
    "analysis/value/lazy_value.c: MAX_USES_UP",
    "ir/fold/builder.c: MAX_ARGS",
    "ir/fold/builder.c: MAX_DEPTH",
    "ir/fold/builder.c: MAX_IDX",
    "ir/fold/constfold.c: MAX_FLUSH_LANES",
    "ir/fold/constfold.c: MAX_LANES",
    "ir/fold/constfold.c: MAX_NEST",
    "ir/fold/constfold.c: MAX_OPS",
    "ir/fold/constfold_intrin.c: MAX_LANES",
    "ir/fold/constfold_load.c: MAX_BYTES",
    "ir/fold/rule_engine.c: MAX_LANES",
    "ir/fold/rules.h: RULES_LIMIT",
    "ir/fold/rules.h: RULE_MAX_CLASSES",
    "ir/fold/rules.h: RULE_MAX_NODES",
    "ir/fold/rules.h: RULE_MAX_POS",
    "ir/fold/rules.h: RULE_MAX_RHS",
    "ir/fold/rules.h: RULE_MAX_WORDS",
    "passes/codegen/address.c: DEPTH_NODES",
    "passes/codegen/base_address.c: KEY_DEPTH",
    "passes/codegen/cgp_divide.c: MAX_SAME",
    "passes/gpu/infer_address_spaces.c: MAX_BASES",
    "passes/gpu/nvvm_verify.c: MAX_ALIGN_LOG2",
    "passes/instcombine/gep.c: MAX_IDX",
    "passes/instcombine/instcombine.c: MAX_OPS",
    "passes/instcombine/memory.c: MAX_PATH",
    "passes/loop/loop_unroll.c: MAX_OPS",
    "passes/memory/dse.c: TOLD_SCAN",
    "passes/memory/dse.c: TOLD_WALK",
    "passes/memory/memcpyopt.c: FILL_MAX",
    "passes/memory/memcpyopt.c: ROUNDS",
    "passes/memory/memcpyopt.c: ROW_MAX",
    "passes/pipeline/names.c: NAME_MAX_LEN",
    "passes/pipeline/names.c: SUGGEST_MAX",
    "passes/pipeline/remark.c: SCOPES_MAX",
    "passes/pipeline/report.c: DIFF_MAX_CELLS",
    "passes/pipeline/text.c: NAME_MAX_LEN",
    "passes/pipeline/text.c: PIPE_MAX_DEPTH",
    "passes/pipeline/text.c: PIPE_MAX_REPEAT",
    "passes/pipeline/text.c: PIPE_MAX_TEXT",
    "passes/scalar/correlated_propagation.c: MAX_COVERED",
    "passes/scalar/correlated_propagation.c: MAX_DOM_UP",
    "passes/scalar/correlated_propagation.c: MAX_SELECT_USES",
    "passes/scalar/early_cse.c: CSE_COND_DEPTH",
    "passes/scalar/gvn.c: MAX_OPS",
    "passes/scalar/infer_alignment.c: ALIGN_MAX_SWEEPS",
    "passes/scalar/infer_alignment.c: HOST_MAX_ALIGN",
    "passes/scalar/sccp.c: RANGE_STEPS",
    "passes/simplifycfg/simplifycfg_int.h: SCFG_REGION_WALK",
    "passes/simplifycfg/simplifycfg_int.h: SCFG_SPECULATE_DEPTH",
    "passes/simplifycfg/simplifycfg_int.h: SCFG_USE_WALK",
    "passes/sroa/sroa_int.h: SROA_MAX_AGG",
    "passes/sroa/sroa_int.h: SROA_MAX_SLICES",
    "passes/util/mem_call.c: BYTE_DEPTH",
}
ENUM = re.compile(r"enum \{([^{}]*)\}\s*;")
MACRO = re.compile(r"^#define ([A-Z_0-9]+) +\d+", re.M)
LIMIT = re.compile(r"(?:^|_)(?:MAX|LIMIT|DEPTH|ROUNDS|STEPS|TRIES|BUDGET|MANY|NEAR|LOOK_BACK|SCAN|WALK)(?:_|$)")


def found():
    out = set()
    for top in ("analysis", "passes", "ir/fold"):
        for path in sorted((harness.ROOT / top).rglob("*.[ch]")):
            text = re.sub(r"/\*.*?\*/", "", path.read_text(encoding="utf-8"), flags=re.S)
            name = str(path.relative_to(harness.ROOT))
            names = [m.group(1) for e in ENUM.finditer(text) for m in re.finditer(r"([A-Z_0-9]+) *= *\(?\d", e.group(1))] + MACRO.findall(text)
            out |= {"%s: %s" % (name, n) for n in names if LIMIT.search(n) and not n.startswith("CAP_") and n not in SIZES.get(name, ())}
    return out


def test_limits_are_rows_of_the_table(request):
    there = found()
    if request.config.getoption("--bless"):
        here = harness.TESTS / "test_caps.py"
        here.write_text(re.sub(r"(?<=LOCAL = \{\n).*?(?=^\})", lambda m: "".join('    "%s",\n' % x for x in sorted(there)), here.read_text(), count=1, flags=re.M | re.S))
        return
    assert not there - set(LOCAL), "rows of ir/caps.def want to be made of these"
    assert not set(LOCAL) - there, "no longer there: take it off the list"
