"""A function says what it does on a page: beyond a hundred lines it wants to be several."""
import re

import harness

LIMIT = 100
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


def test_functions_are_not_too_long():
    sources = [p for top in ("analysis", "ir", "passes", "src", "support", "tools") for p in sorted((harness.ROOT / top).rglob("*.[ch]"))]
    found = [(str(p.relative_to(harness.ROOT)), name, n) for p in sources for name, n in functions(p)]
    assert len(found) > 5000, "the form of the sources has changed"
    assert not [x for x in found if x[2] > LIMIT]
