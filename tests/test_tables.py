"""Tables that say they are sorted are: rows by name, inside a section where the head says so. `pytest tests/test_tables.py --bless` sorts them."""
import re

import pytest

import harness

# What a row looks like: its section, if any, and the name it is sorted by.
TABLES = {
    "ir/intrinsic_ids.def": [r'INTRINSIC\(\w+, "(?P<name>[^"]+)"'],
    "ir/intrinsics.def": [r'INTRINSIC\(\w+, "(?P<name>[^"]+)"'],
    "ir/caps.def": [r"CAP\((?P<name>\w+),"],
    "ir/lib_funcs.def": [r"LIBFUNC\((?P<name>\w+),"],
    "ir/md.def": [r'DW_NAME\((?P<section>\w+), \w+, "(?P<name>[^"]+)"', r'DW_OPERATION\(\w+, "(?P<name>[^"]+)"'],
    "passes/analyses.def": [r'ANALYSIS\(\w+, "(?P<name>[^"]+)", (?P<section>\w+)', r"BUILD\((?P<name>\w+), "],
    "passes/ipo/libdevice.def": [r'LIBDEVICE\("(?P<name>\w+)"'],
    "passes/remarks.def": [r"REMARK\((?P<name>\w+),"],
    "passes/stats.def": [r"STAT\((?P<name>\w+),"],
    "passes/passes.def": [r'PASS\(\w+,\s*"(?P<name>[^"]+)",\s*(?P<section>\w+)'],
    "support/knobs.def": [r'KNOB\(\w+, "(?P<name>[^"]+)"'],
}
OF_LLVM = {"ir/attrs.def", "passes/order.def"}  # the order in which LLVM prints attributes; that of the passes' names, which tests/unit/test_frame.c holds


def rows(text, pattern):
    """(section, name, text) of every row: its lines up to what begins at the margin anew, and with them rows of another kind that belong to it."""
    out = []
    for m in re.finditer(r"^%s.*\n(?:[ \t].*\n|PRINT_VARIANT\(.*\n)*" % pattern, text, re.M):
        d = m.groupdict()
        out.append((d.get("section", ""), d["name"], m))
    return out


def in_order(found):
    sections = list(dict.fromkeys(s for s, _, _ in found))
    return sorted(found, key=lambda r: (sections.index(r[0]), r[1].encode()))


@pytest.mark.parametrize("file", sorted(TABLES))
def test_sorted(file, request):
    path = harness.ROOT / file
    for pattern in TABLES[file]:
        text = path.read_text()
        found = rows(text, pattern)
        want = in_order(found)
        assert len(found) > 8, "the form of the rows has changed"
        if request.config.getoption("--bless"):
            pieces, at = [], 0
            for (_, _, here), (_, _, row) in zip(found, want):
                pieces += [text[at:here.start()], row.group()]
                at = here.end()
            path.write_text("".join(pieces) + text[at:])
        else:
            assert [r[:2] for r in found] == [r[:2] for r in want]


def test_no_other_table_says_so():
    said = {str(p.relative_to(harness.ROOT)) for d in ("analysis", "ir", "passes", "src", "support") for p in (harness.ROOT / d).rglob("*.def") if re.search(r"(?i)\bsorted by\b", p.read_text()[:4000])}
    assert said - OF_LLVM == set(TABLES)


def test_functions_of_passes_are_what_their_rows_say():
    """Rows declare them (passes/pipeline/tables.c), the files of passes do not see that: a definition of another type would link."""
    text = "\n".join(p.read_text() for p in sorted((harness.ROOT / "passes").rglob("*.c")))
    takes = {"MODULE": r"Module \*", "CGSCC": r"Scc \*", "FUNCTION": r"Fn \*", "LOOP": r"LoopCtx \*", "LOOPMSSA": r"LoopCtx \*"}
    rows = re.findall(r'^PASS\(\w+,\s*"[^"]+",\s*(\w+),\s*(\w+),', (harness.ROOT / "passes/passes.def").read_text(), re.M)
    assert len(rows) > 40
    bad = [fn for level, fn in rows if not re.search(r"^Change %s\(%s\w+, PassCtx \*\w+\) \{" % (fn, takes[level]), text, re.M)]
    assert not bad, bad


def test_every_cap_is_asked_and_counted():
    """A row of ir/caps.def whose value alone is used would end a search in silence; one that nothing uses is dead."""
    caps = re.findall(r"^CAP\((\w+),", (harness.ROOT / "ir/caps.def").read_text(), re.M)
    text = "\n".join(p.read_text() for d in ("analysis", "ir/fold", "passes") for p in (harness.ROOT / d).rglob("*.[ch]"))
    counted = set(re.findall(r"\b(?:at_cap|past_cap)\([^,;]+, (\w+),", text)) | set(re.findall(r"\bcap_hit\([^,;]+, (\w+)\)", text))
    assert set(caps) == counted
