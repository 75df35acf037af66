"""No call has two arguments that each build something.

C does not say which argument is computed first: gcc takes the last, clang the first. What is built twice in one call (instructions, expressions of scalar evolution, constants) would be numbered by the compiler's taste, and
with it names, orders of operands and what caps cut off. So at most one argument of a call, and one element of a list in braces, builds; the others are named before. The same holds for the two sides of an operator that does not say which comes
first (all but `&&`, `||`, `?:` and the comma), and for what draws random numbers (rnd), but for the cases that refinecheck makes up: their numbers mean something within one program only."""
import re

import harness

SOURCES = [p for top in ("support", "src", "ir", "analysis", "passes", "tools") for p in sorted((harness.ROOT / top).rglob("*.[ch]"))]
CALL = re.compile(r"\b([a-z_0-9]+)\s*\(|(?<=[)=,({])\s*(\{)")
# What builds: what returns a value, an expression or a block and is named for it ...
RETURNS = re.compile(r"^(?:static |inline |NOINLINE )*(?:Val|Sx|Blk) ([a-z_0-9]+)\(", re.M)
BUILDS = re.compile(r"(fold|emit|con|sx|make|expand|simplify|negate|ins|blk|edge|gvn|sext|zext|trunc|ext|noop)_|guards_apply|add2_d|mul2_d|add_d|mul_d|mul_without|convert$|counter_of|ext_start")
# ... but for these, which only read.
READS = {"con_op", "sx_op", "sx_val", "sx_find", "sx_known_of", "con_elem", "con_fold_load", "blk_of", "con_agg_elem", "con_twin", "sx_ptr_base"}
INVENTS = "tools/refinecheck/gen.c"
WORDS = {"if", "while", "for", "switch", "return", "sizeof"}


def blank(text):
    """The text without comments and strings, each character where it was."""
    keep = lambda m: re.sub(r"[^\n]", " ", m.group())
    text = re.sub(r"/\*.*?\*/|//[^\n]*", keep, text, flags=re.S)
    text = re.sub(r"^#.*?(?<!\\)$", keep, text, flags=re.M | re.S)
    return re.sub(r'"(?:\\.|[^"\\\n])*"|\'(?:\\.|[^\'\\\n])+\'', keep, text)


def arguments(text, at):
    """What stands between the bracket before `at` and the one that closes it, split at commas; none of a block."""
    depth, out, start = 1, [], at
    for i in range(at, len(text)):
        c = text[i]
        if c in "([{":
            depth += 1
        elif c in ")]}":
            depth -= 1
            if not depth:
                return out + [text[start:i]]
        elif c == "," and depth == 1:
            out.append(text[start:i])
            start = i + 1
        elif c == ";" and depth == 1:
            return []
    return []


def twice(text, builders):
    text = blank(text)
    for m in CALL.finditer(text):
        if m.group(1) in WORDS:
            continue
        args = [a for a in arguments(text, m.end()) if any(n in builders for n in re.findall(r"\b([a-z_0-9]+)\s*\(", a))]
        if len(args) > 1:
            yield text.count("\n", 0, m.start()) + 1, m.group(1) or "{", args


def unordered(text, builders):
    """Operators with something that builds on both sides."""
    text = blank(text)
    calls = []
    for m in re.finditer(r"\b([a-z_0-9]+)\s*\(", text):
        if m.group(1) in builders:
            depth, end = 1, m.end()
            while depth and end < len(text):
                depth += {"(": 1, ")": -1}.get(text[end], 0)
                end += 1
            calls.append((m.start(), end, m.group(1)))
    for (start, end, one), (start2, _, two) in zip(calls, calls[1:]):
        if start2 < end:
            continue  # within: that is an argument
        if re.search(r"[;{}]", text[end:start2]):
            continue  # another statement, or a list, whose elements are arguments
        depth = least = 0
        between = [""]  # what stands at the least depth so far
        for c in text[end:start2]:
            depth += {"(": 1, "[": 1, "{": 1, ")": -1, "]": -1, "}": -1}.get(c, 0)
            if depth < least:
                least, between = depth, [""]
            elif depth == least and c not in ")]}":
                between.append(c)
        op = "".join(between)
        if re.search(r"[-+*/%|&^<>]|[=!]=", op) and not re.search(r"&&|\|\||[?:;,{}]|\breturn\b", op):
            yield text.count("\n", 0, start) + 1, one, two


def builders():
    names = set()
    for p in SOURCES:
        text = p.read_text(encoding="utf-8")
        names |= {n for n in RETURNS.findall(text) if BUILDS.match(n) and n not in READS}
    return names | {"rnd"}


def test_the_check_sees_two_that_build():
    b = {"fold_bin", "con_int"}
    assert list(twice("x = fold_bin(f, con_int(f, t, 1), g(fold_bin(f, a)));", b))
    assert list(twice("Val o[] = {con_int(f, t, 1),\n con_int(f, t, 2)};", b))
    assert not list(twice("x = fold_bin(f, con_int(f, t, 1), a); if (x) { con_int(a), con_int(b); }", b))
    assert not list(twice("/* fold_bin(con_int(), con_int()) */ f(\"con_int(), con_int()\");", b))


    assert list(unordered("x = fold_bin(a) | con_int(b);", b)) and list(unordered("if (fold_bin(a) == con_int(b)) f();", b))
    assert not list(unordered("if (fold_bin(a)) x = con_int(b); x = fold_bin(a) && con_int(b), y = con_int(fold_bin(1) + 2);", b))


def test_no_call_has_two_arguments_that_build():
    b = builders()
    assert len(b) > 100
    bad = ["%s:%d: %s: %s" % (p.relative_to(harness.ROOT), line, name, " | ".join(" ".join(a.split()) for a in args)) for p in SOURCES if not str(p).endswith(INVENTS) for line, name, args in twice(p.read_text(encoding="utf-8"), b)]
    assert not bad, "\n".join(bad)


def test_no_operator_has_two_sides_that_build():
    b = builders()
    bad = ["%s:%d: %s, %s" % (p.relative_to(harness.ROOT), line, one, two) for p in SOURCES if not str(p).endswith(INVENTS) for line, one, two in unordered(p.read_text(encoding="utf-8"), b)]
    assert not bad, "\n".join(bad)


def test_programs_of_two_compilers_write_the_same():
    """CI's two programs come from clang (checked) and gcc (for time): what one makes of a module the other makes too."""
    if not harness.FAST.exists() or harness.FAST.resolve() == harness.BIN.resolve():
        return
    for p in sorted((harness.ROOT / "tests" / "conformance").glob("*.ll")):
        one, two = (harness.run("-S", "-O3", "-j1", p, bin=b) for b in (harness.BIN, harness.FAST))
        assert one.returncode == two.returncode == 0 and one.stdout == two.stdout, p.name
