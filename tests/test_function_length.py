"""A function says what it does on a page: beyond a hundred lines it wants to be several. `pytest tests/test_function_length.py --bless` writes the list anew."""
import re

import harness

LIMIT = 100
# Longer ones that are still there, with their lengths: a list that only shrinks. One that has become shorter is taken off, or its length corrected.
LONG = {
    "ir/verify/intrin.c: rules_of": 130,
    "ir/verify/intrin.c: vector_rules": 112,
    "ir/verify/md.c: attachment": 133,
    "tools/refinecheck/gen.c: gen_case": 136,
    "tools/refinecheck/gen.c: node_make": 194,
    "tools/refinecheck/gen.c: rand_int_op": 103,
    "tools/rulecheck.c: check_one": 179,
    "tools/rulegen/parse.c: parse_lhs": 154,
    "tools/rulegen/parse.c: parse_rhs": 135,
    "tools/sem/sem_intrin.c: nvvm_decode": 121,
}
START = re.compile(r"[A-Za-z_][^;={}]*?\b(\w+)\([^;]*\)\s*\{\s*(?:/\*.*\*/)?\s*$")


def functions(path):
    name = None
    for num, line in enumerate(path.read_text(encoding="utf-8").split("\n"), 1):
        if name is None:
            m = None if line.startswith(("typedef", "struct", "enum", "union", "#")) else START.match(line)
            if m:
                name, start = m.group(1), num
        elif line.startswith("}"):
            yield name, num - start + 1
            name = None


def test_functions_are_not_too_long(request):
    found = {"%s: %s" % (p.relative_to(harness.ROOT), name): n for top in ("analysis", "ir", "passes", "src", "support", "tools") for p in sorted((harness.ROOT / top).rglob("*.[ch]"))
             for name, n in functions(p) if n > LIMIT}
    if request.config.getoption("--bless"):
        here = harness.TESTS / "test_function_length.py"
        here.write_text(re.sub(r"(?<=LONG = \{\n).*?(?=^\})", lambda m: "".join('    "%s": %d,\n' % x for x in sorted(found.items())), here.read_text(), count=1, flags=re.M | re.S))
        return
    assert not set(found) - set(LONG), "want to be several"
    assert not {k: n for k, n in found.items() if n > LONG[k]}, "longer than before"
    assert not set(LONG) - set(found), "no longer so long: take it off the list"
