"""The pages of docs and the README name what there is: files that are linked or named by a path, and rows of tables that the how-tos show, word for word."""
import re

import pytest

import harness

PAGES = [harness.ROOT / "README.md", harness.ROOT / "bench/README.md"] + sorted((harness.ROOT / "docs").glob("*.md"))
TABLES = "\n".join(p.read_text(encoding="utf-8") for top in ("analysis", "ir", "passes", "support") for p in sorted((harness.ROOT / top).rglob("*.def")))
# What the reader is to make.
MADE = {"passes/loop/peel_once.c", 'PASS(PEEL_ONCE, "peel-once", LOOP, pass_peel_once, "", 0, REQ_LOOPS, KEEP_SIMPLIFIED|KEEP_LCSSA, "copies the first round of loops without inner loops before them")'}
WORDS = {w for top in ("analysis", "ir", "passes", "src", "support", "tests", "tools") for kind in ("*.[ch]", "*.def", "*.py", "*.build") for p in sorted((harness.ROOT / top).rglob(kind))
         for w in re.findall(r"\w+_\w+", p.read_text(encoding="utf-8"))} | set(re.findall(r"\w+", (harness.ROOT / "meson.build").read_text()))
TOPS = "analysis|bench|docs|examples|include|ir|passes|src|support|tests|tools"


@pytest.mark.parametrize("page", PAGES, ids=harness.ident)
def test_files_are_there(page):
    text = page.read_text(encoding="utf-8")
    named = set(re.findall(r"`((?:%s)/[\w./*-]+\.(?:c|h|def|dot|json|ll|md|py|rules|sh|txt))`" % TOPS, text)) - MADE
    gone = {n for n in named if "NAME" not in n and not any(harness.ROOT.glob(n))}
    gone |= {link for link in re.findall(r"\]\(([^)#\s]+)\)", text) if not link.startswith("http") and not (page.parent / link).exists()}
    assert not gone


@pytest.mark.parametrize("page", [p for p in PAGES if p.name.startswith("add-a")], ids=harness.ident)
def test_rows_that_are_shown_are_there(page):
    text = page.read_text(encoding="utf-8")
    rows = set(re.findall(r"(?:^ {7}|`)((?:PASS|STAT|REMARK|KNOB|ANALYSIS|BUILD|OP|INTRINSIC|LIBDEVICE)\((?:[^`\n]|\n(?= {8}))*\))(?:`|$)", text, re.M)) - MADE
    assert rows or page.name in ("add-a-loop-pass.md", "add-a-rule.md")
    flat = lambda s: re.sub(r"\s+", " ", s)
    short = {r for r in rows if "..." in r}  # a row of which the page leaves something out
    assert not {r for r in rows - short if flat(r) not in flat(TABLES)}
    assert not {r for r in short if flat(r.split("...")[0]) not in flat(TABLES)}


@pytest.mark.parametrize("page", [p for p in PAGES if p.name.startswith("add-a") or p.name == "architecture.md"], ids=harness.ident)
def test_functions_that_are_named_are_there(page):
    named = set(re.findall(r"`([a-z][a-z0-9]*_[a-z0-9_]*[a-z0-9])(?:\([^`]*\))?`", page.read_text(encoding="utf-8")))
    assert named and not named - WORDS - {"fold_xxx"}
