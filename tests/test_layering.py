"""Includes point down: src/support < ir < ir/fold < analysis < passes < src. A header of include/nvopt belongs to the layer that implements it."""
import re

import harness

ORDER = ["src/support", "ir", "ir/fold", "analysis", "passes", "src"]
# Headers whose name is not that of a .c file of their layer.
HEADERS = {
    "base": "src/support", "vec": "src/support", "diag": "src/support", "fail": "src/support", "apint": "src/support", "fp": "src/support", "knob": "src/support",
    "ctx": "ir", "records": "ir", "ahead": "ir", "ids": "ir", "ir": "ir", "text": "ir", "attr": "ir", "md": "ir", "edit": "ir", "effects": "ir", "version": "ir", "clone": "ir", "build": "ir",
    "fold": "ir/fold", "rules": "ir/fold",
    "pass": "passes", "pipeline": "passes", "loop_utils": "passes",
    "analysis": "analysis", "demanded": "analysis", "known": "analysis",
    "nvopt": "src",
}
SOURCES = [p for top in ("src", "ir", "analysis", "passes") for p in sorted((harness.ROOT / top).rglob("*.[ch]"))]


def layer_of_path(rel):
    for top in ("src/support", "ir/fold", "ir", "analysis", "passes", "src"):
        if rel.startswith(top + "/"):
            return top
    return None


def layer_of_header(stem):
    if stem in HEADERS:
        return HEADERS[stem]
    found = {layer_of_path(str(p.relative_to(harness.ROOT))) for p in SOURCES if p.stem == stem and p.suffix == ".c"}
    return min(found, key=ORDER.index) if found else None


def arrows(path, own):
    bad = []
    for num, line in enumerate(path.read_text(encoding="utf-8").split("\n"), 1):
        m = re.match(r'\s*#\s*include\s*"([^"]+)"', line)
        if not m:
            continue
        inc = m.group(1)
        if inc.startswith("nvopt/"):
            to = layer_of_header(inc[6:-2])
            if to is None and (harness.ROOT / "include" / inc).exists():
                bad.append("%s:%d: whose header is %s? (no .c of that name: name its layer in tests/test_layering.py)" % (path, num, inc))
            if to is None:
                continue
        else:
            target = (path.parent / inc).resolve()
            to = layer_of_path(str(target.relative_to(harness.ROOT))) if harness.ROOT in target.parents else None
            if to is None:
                continue
        if ORDER.index(to) > ORDER.index(own):
            bad.append("%s:%d: %s includes %s of %s" % (path.relative_to(harness.ROOT), num, own, inc, to))
    return bad


def test_includes_point_down():
    bad = []
    for p in SOURCES:
        bad += arrows(p, layer_of_path(str(p.relative_to(harness.ROOT))))
    for p in sorted((harness.ROOT / "include" / "nvopt").glob("*.h")):
        own = layer_of_header(p.stem)
        if own is None:
            bad.append("%s: no .c of that name: name its layer in tests/test_layering.py" % p.relative_to(harness.ROOT))
        else:
            bad += arrows(p, own)
    assert not bad, "\n".join(bad)


def test_files_are_not_too_long():
    long = [str(p.relative_to(harness.ROOT)) for p in SOURCES if p.suffix == ".c" and p.read_text(encoding="utf-8").count("\n") > 1500]
    assert not long, "files beyond 1500 lines want to be two: " + ", ".join(long)


def test_verifier_and_printer_make_use_lists_before_they_walk_them():
    """A run that only verifies keeps no use lists (Ctx.no_uses): who walks one there asks for it on the line before."""
    walk = re.compile(r"\b(FOR_EACH_USE|first_use|has_uses|has_one_use|count_uses)\(")
    bad = []
    for path in [*(harness.ROOT / "ir").glob("verify*.c"), *(harness.ROOT / "ir/text").glob("print*.c")]:
        lines = path.read_text(encoding="utf-8").split("\n")
        bad += ["%s:%d" % (path.name, i + 1) for i, line in enumerate(lines) if walk.search(line) and "fn_uses(" not in lines[i - 1]]
    assert not bad, bad
