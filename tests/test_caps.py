"""Limits on work and memory are rows of ir/caps.def, so that they are counted and reported: none is written beside the code that it limits. What looks like one and is none is named here, with the reason: SIZES say what something can hold (bits of a mask, lanes of a set, words of a buffer that an
assertion or a generator guards), WAYS choose one of two ways to the same answer, READ limits what is read (names, nesting of a pipeline's text, circles in malformed debug info) or shown, of which there is a message or a coarser picture and no other code."""
import re

import harness

# By file.
SIZES = {
    "analysis/access/warp_values.h": {"WARPS_MAX"},  # of a block: the hardware has no more
    "analysis/cfg/block_freq.c": {"MAX_BITS"},  # a count's
    "analysis/memory/mem_loc.c": {"SIZE_LIMIT_LOG"},  # of a signed offset
    "analysis/scev/scev_int.h": {"SX_MAX_BITS"},  # wider ones are opaque
    "analysis/simplify/select.c": {"MAX_LANES", "MAX_OPS"},  # a set of lanes is a word
    "analysis/value/demanded.h": {"DEMANDED_MAX_BITS"},
    "analysis/value/cond.c": {"MAX_HOLDS"},  # what CAP_COND_PEEL leaves
    "ir/fold/builder.c": {"MAX_COMMUTATIVE", "MAX_ARGS", "MAX_IDX"},  # operations have no more
    "ir/fold/constfold.c": {"MAX_CAST_BITS"},
    "ir/fold/rules.h": {"RULES_LIMIT", "RULE_MAX_CLASSES", "RULE_MAX_NODES", "RULE_MAX_POS", "RULE_MAX_RHS", "RULE_MAX_WORDS"},  # rulegen refuses more
    "passes/gpu/nvvm_verify.c": {"MAX_ALIGN_LOG2"},  # what NVVM IR allows
    "passes/memory/dse.c": {"TOLD_SCAN", "TOLD_WALK"},  # flags
    "passes/instcombine/arith.c": {"MAX_MASK", "MAX_BITS"},
    "passes/instcombine/bits.c": {"MAX_OPS", "MAX_WIDTH"},  # a call of three operands and its callee
    "passes/instcombine/cast.c": {"MAX_LANES"},
    "passes/instcombine/compare.c": {"MAX_LANES"},
    "passes/instcombine/demanded.c": {"MAX_BITS"},
    "passes/instcombine/power.c": {"MAX_EXPONENT"},
    "passes/instcombine/select.c": {"MAX_EQUAL_OPS"},
    "passes/instcombine/vector_int.h": {"VEC_MAX_LANES"},
    "passes/codegen/scev_cgp.c": {"MAX_SCALE"},
    "passes/pass.h": {"PASS_MAX_OPTS"},
    "passes/scalar/vector_combine.c": {"MAX_OPERANDS"},
    "passes/scalar/vector_int.h": {"MAX_LANES"},
    "passes/simplifycfg/compare.c": {"SPAN_MAX"},
}
WAYS = {
    "analysis/cfg/block_freq.c": {"MANY"},  # weights in the order of LLVM's sum, or merged
    "analysis/cfg/block_order.c": {"NEAR"},  # neighbours are counted, others are numbered
    "analysis/cfg/dom.c": {"ROOT_WALK_FACTOR"},  # roots of the rest by one more walk
    "analysis/cfg/flow_mend.c": {"ROUNDS"},  # or made anew
    "analysis/memory/memssa_update.c": {"MANY_CAME"},  # or made anew
}
READ = {
    "passes/pipeline/names.c": {"NAME_MAX_LEN", "SUGGEST_MAX"},
    "passes/pipeline/report.c": {"DIFF_MAX_CELLS"},
    "passes/pipeline/text.c": {"NAME_MAX_LEN", "PIPE_MAX_DEPTH", "PIPE_MAX_REPEAT", "PIPE_MAX_TEXT"},
}
ENUM = re.compile(r"enum \{([^{}]*)\}\s*;")
MACRO = re.compile(r"^#define ([A-Z_0-9]+) +\d+", re.M)
LIMIT = re.compile(r"(?:^|_)(?:MAX|LIMIT|DEPTH|ROUNDS|STEPS|TRIES|BUDGET|MANY|NEAR|LOOK_BACK|SCAN|WALK)(?:_|$)")


def found():
    out = set()
    for top in ("analysis", "passes", "ir/fold"):
        for path in sorted((harness.ROOT / top).rglob("*.[ch]")):
            text = re.sub(r"/\*.*?\*/", "", path.read_text(encoding="utf-8"), flags=re.S)
            names = [m.group(1) for e in ENUM.finditer(text) for m in re.finditer(r"([A-Z_0-9]+) *= *\(?\d", e.group(1))] + MACRO.findall(text)
            out |= {(str(path.relative_to(harness.ROOT)), n) for n in names if LIMIT.search(n) and not n.startswith("CAP_")}
    return out


def test_limits_are_rows_of_the_table():
    there, named = found(), {(file, n) for table in (SIZES, WAYS, READ) for file, names in table.items() for n in names}
    assert not there - named, "rows of ir/caps.def want to be made of these"
    assert not named - there, "no longer there: take it off"
