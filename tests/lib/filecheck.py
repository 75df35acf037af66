"""A subset of LLVM's FileCheck, so that golden tests need no LLVM.

Directives: CHECK, -NEXT, -SAME, -NOT, -DAG, -LABEL, -EMPTY, -COUNT-n; {{regex}}, [[X:regex]], [[X]], [[#X]] is not there.
White space runs compare equal unless strict. `check(text, checks, prefixes)` returns None or a message.
As a program: filecheck.py CHECKFILE [--check-prefix(es)=A,B] [--input-file=F] [--implicit-check-not=T] [--allow-empty] < text
"""
import re
import sys


class Directive:
    def __init__(self, kind, text, line, count=1):
        self.kind, self.text, self.line, self.count = kind, text, line, count


def parse(checks, prefixes):
    alt = "|".join(re.escape(p) for p in sorted(prefixes, key=len, reverse=True))
    pat = re.compile(r"(?<![\w-])(" + alt + r")(-NEXT|-SAME|-NOT|-DAG|-LABEL|-EMPTY|-COUNT-(\d+))?:(.*)$")
    out = []
    for num, line in enumerate(checks.split("\n"), 1):
        m = pat.search(line)
        if not m:
            continue
        kind = (m.group(2) or "").lstrip("-")
        count = 1
        if kind.startswith("COUNT-"):
            count, kind = int(m.group(3)), "COUNT"
        out.append(Directive(kind, m.group(4).strip(), num, count))
    return out


def squeeze(s):
    return re.sub(r"[ \t]+", " ", s)


def regex(text, bound):
    """Regular expression of a check line. New variables become groups; bound ones their text."""
    out, i, names = [], 0, []
    while i < len(text):
        if text.startswith("{{", i):
            j = text.index("}}", i)
            while text[j + 2:j + 3] == "}":
                j += 1
            out.append("(?:" + posix(text[i + 2:j]) + ")")
            i = j + 2
        elif text.startswith("[[", i) and (m := re.match(r"\[\[(\$?\w+)(:(?:[^\]]|\](?!\]))*\]?)?\]\]", text[i:])):
            name = m.group(1).replace("$", "_S_")
            if m.group(2):
                body = posix(m.group(2)[1:])
                if name in names:
                    out.append("(?P=%s)" % name)
                else:
                    names.append(name)
                    out.append("(?P<%s>%s)" % (name, body))
            elif name in names:
                out.append("(?P=%s)" % name)
            elif name in bound:
                out.append(re.escape(bound[name]))
            else:
                raise KeyError(m.group(1))
            i += m.end()
        else:
            out.append(re.escape(text[i]))
            i += 1
    return re.compile("".join(out), re.M)


def posix(r):
    for a, b in (("[[:alnum:]]", "[0-9A-Za-z]"), ("[[:digit:]]", "[0-9]"), ("[[:space:]]", r"\s"), ("[[:alpha:]]", "[A-Za-z]")):
        r = r.replace(a, b)
    return r


def check(text, checks, prefixes=("CHECK",), implicit_not=(), allow_empty=False, strict=False):
    directives = parse(checks, prefixes)
    if not directives:
        return "no check lines with prefix " + ", ".join(prefixes)
    if not text.strip() and not allow_empty:
        return "the text to check is empty"
    text = text if strict else squeeze(text)
    if not strict:
        for d in directives:
            d.text = squeeze(d.text)
    # Labels first: they cut text and directives into independent pieces.
    pieces, pos, current, start = [], 0, [], 0
    bound = {}
    for d in directives:
        if d.kind != "LABEL":
            current.append(d)
            continue
        m = regex(d.text, bound).search(text, pos)
        if not m:
            return fail(d, text, pos, "label not found")
        pieces.append((start, m.start(), current, start))
        current = [Directive("AT", d.text, d.line)]
        current[0].span = (m.start(), m.end())
        start, pos = m.start(), m.end()
    pieces.append((start, len(text), current, start))
    for lo, hi, ds, _ in pieces:
        bound = {k: v for k, v in bound.items() if k.startswith("_S_")} if ds and ds[0].kind == "AT" else bound
        msg = check_piece(text, lo, hi, ds, bound, implicit_not)
        if msg:
            return msg
    return None


def fail(d, text, pos, why):
    line = text.count("\n", 0, pos) + 1
    near = text[pos:].split("\n")
    near = "\n".join("    | " + x for x in near[:6])
    return "check line %d: %s: %s\n  looked from output line %d:\n%s" % (d.line, why, d.text, line, near)


def check_piece(text, lo, hi, ds, bound, implicit_not):
    pos, nots, dags = lo, [], []

    def check_nots(begin, end):
        for n in nots:
            try:
                m = regex(n.text, bound).search(text, begin, end)
            except KeyError as e:
                return "check line %d: undefined variable %s" % (n.line, e)
            if m:
                return fail(n, text, m.start(), "found, but must not be there")
        for t in implicit_not:
            m = regex(t, bound).search(text, begin, end)
            if m:
                return "implicit check not: found %r at output line %d" % (t, text.count("\n", 0, m.start()) + 1)
        nots.clear()
        return None

    def run_dags():
        nonlocal pos
        if not dags:
            return None
        taken, first, last = [], None, pos
        for d in dags:
            at = pos
            while True:
                m = regex(d.text, bound).search(text, at, hi)
                if not m:
                    return fail(d, text, pos, "not found")
                if all(m.end() <= a or m.start() >= b for a, b in taken) or m.start() == m.end():
                    break
                at = min(b for a, b in taken if m.start() < b and m.end() > a)
            bound.update(m.groupdict())
            taken.append(m.span())
            first = m.start() if first is None else min(first, m.start())
            last = max(last, m.end())
        msg = check_nots(pos, first)
        dags.clear()
        pos = last
        return msg

    for d in ds:
        if d.kind == "AT":
            pos = d.span[1]
            m = regex(d.text, bound).search(text, d.span[0])
            bound.update(m.groupdict())
            continue
        if d.kind == "DAG":
            if nots and dags:
                msg = run_dags()
                if msg:
                    return msg
            dags.append(d)
            continue
        msg = run_dags()
        if msg:
            return msg
        if d.kind == "NOT":
            nots.append(d)
            continue
        if d.kind == "EMPTY":
            eol = text.find("\n", pos, hi)
            if eol < 0 or not (text[eol + 1:eol + 2] == "\n" or eol + 1 == len(text)):
                return fail(d, text, pos, "the next line is not empty")
            pos = eol + 1
            continue
        for _ in range(d.count):
            try:
                r = regex(d.text, bound)
            except KeyError as e:
                return "check line %d: undefined variable %s" % (d.line, e)
            if d.kind == "NEXT":
                eol = text.find("\n", pos, hi)
                if eol < 0:
                    return fail(d, text, pos, "there is no next line")
                end = text.find("\n", eol + 1, hi)
                m = r.search(text, eol + 1, hi if end < 0 else end)
                if not m:
                    return fail(d, text, eol + 1, "not on the next line")
            elif d.kind == "SAME":
                end = text.find("\n", pos, hi)
                m = r.search(text, pos, hi if end < 0 else end)
                if not m:
                    return fail(d, text, pos, "not on the same line")
            else:
                m = r.search(text, pos, hi)
                if not m:
                    return fail(d, text, pos, "not found")
            bound.update(m.groupdict())
            msg = check_nots(pos, m.start())
            if msg:
                return msg
            pos = m.end()
    return run_dags() or check_nots(pos, hi)


def options(args):
    """FileCheck's arguments: (check file, prefixes, keyword arguments, input file)."""
    prefixes, kw, file, inp = [], {"implicit_not": []}, None, None
    for a in args:
        if a.startswith(("--check-prefix=", "-check-prefix=", "--check-prefixes=", "-check-prefixes=")):
            prefixes += a.split("=", 1)[1].split(",")
        elif "implicit-check-not=" in a:
            kw["implicit_not"].append(a.split("=", 1)[1])
        elif a.lstrip("-") == "allow-empty":
            kw["allow_empty"] = True
        elif a.lstrip("-") == "strict-whitespace":
            kw["strict"] = True
        elif a.lstrip("-").startswith("input-file="):
            inp = a.split("=", 1)[1]
        elif a.startswith("-"):
            raise ValueError("FileCheck option not known here: " + a)
        else:
            file = a
    return file, tuple(prefixes) or ("CHECK",), kw, inp


def main():
    file, prefixes, kw, inp = options(sys.argv[1:])
    text = open(inp).read() if inp else sys.stdin.read()
    msg = check(text, open(file).read(), prefixes, **kw)
    if msg:
        print(file + ": " + msg, file=sys.stderr)
    return 1 if msg else 0


if __name__ == "__main__":
    sys.exit(main())
