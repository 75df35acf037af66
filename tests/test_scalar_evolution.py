"""print<scalar-evolution> beside running: loops of small widths with quadratic counters that wrap. Every constant count is the number of rounds (a
greatest one no less), and every range holds all values the instruction takes, wide ones too."""
import random
import re
import subprocess

import pytest

import harness

LOOPS = 400


def signed(x, w):
    x &= (1 << w) - 1
    return x - (1 << w) if x >> (w - 1) else x


COMPARE = {
    "eq": lambda a, b, w: a == b,
    "ne": lambda a, b, w: a != b,
    "ult": lambda a, b, w: a < b,
    "ule": lambda a, b, w: a <= b,
    "ugt": lambda a, b, w: a > b,
    "uge": lambda a, b, w: a >= b,
    "slt": lambda a, b, w: signed(a, w) < signed(b, w),
    "sle": lambda a, b, w: signed(a, w) <= signed(b, w),
    "sgt": lambda a, b, w: signed(a, w) > signed(b, w),
    "sge": lambda a, b, w: signed(a, w) >= signed(b, w),
}


def loop(rng, k):
    """Text, widths and values by name, rounds (None: for ever)."""
    w, wide = rng.choice([3, 4, 5, 6, 8]), rng.choice([16, 64, 70, 128])
    mask, wmask = (1 << w) - 1, (1 << wide) - 1
    first, step, grow = [rng.choice([0, 1, 2, 3, rng.randrange(1 << w), mask, mask - 1]) for _ in range(3)]
    if rng.random() < 0.4:
        grow = 0
    p, q = rng.choice(list(COMPARE)), rng.choice(list(COMPARE))
    c, c2 = rng.randrange(1 << w), rng.randrange(1 << w)
    on, ext, two = rng.choice("xy"), rng.choice(["zext", "sext"]), rng.random() < 0.3
    text = f"""define void @f{k}() {{
entry:
  br label %loop
loop:
  %x = phi i{w} [ {first}, %entry ], [ %y, %latch ]
  %d = phi i{w} [ {step}, %entry ], [ %e, %latch ]
  %y = add i{w} %x, %d
  %e = add i{w} %d, {grow}
  %z = {ext} i{w} %x to i{wide}
  %m = mul i{wide} %z, 3
  %s = add i{wide} %m, 1
  %q = udiv i{w} %x, 3
  %c2 = icmp {q} i{w} %x, {c2}
  br i1 {'%c2' if two else 'true'}, label %latch, label %exit
latch:
  %c = icmp {p} i{w} %{on}, {c}
  br i1 %c, label %loop, label %exit
exit:
  ret void
}}
"""
    values = {n: (b, set()) for n, b in dict(x=w, d=w, y=w, e=w, q=w, z=wide, m=wide, s=wide).items()}
    x, d, n, rounds = first, step, 0, None
    while n <= 2 << 2 * w: # the pair (x, d) has come round by then
        y = x + d & mask
        z = (x if ext == "zext" else signed(x, w)) & wmask
        for name, v in dict(x=x, d=d, y=y, e=d + grow & mask, q=x // 3, z=z, m=z * 3 & wmask, s=z * 3 + 1 & wmask).items():
            values[name][1].add(v)
        if (two and not COMPARE[q](x, c2, w)) or not COMPARE[p](x if on == "x" else y, c, w):
            rounds = n
            break
        x, d, n = y, d + grow & mask, n + 1
    return text, values, rounds


@pytest.mark.parametrize("flag", ["-scalar-evolution-classify-expressions=1", "-scalar-evolution-classify-expressions=0"])
def test_counts_and_ranges_hold(flag, tmp_path):
    rng = random.Random(7)
    loops = [loop(rng, k) for k in range(LOOPS)]
    ll = tmp_path / "loops.ll"
    ll.write_text("".join(t for t, _, _ in loops))
    r = subprocess.run([str(harness.BIN), "-passes=print<scalar-evolution>", flag, "-disable-output", str(ll)], capture_output=True, text=True, timeout=60, check=True)
    counts, name = 0, None
    for line in (r.stderr + r.stdout).split("\n"):
        if m := re.match(r"Printing analysis .* 'f(\d+)'", line):
            _, values, rounds = loops[int(m.group(1))]
        elif m := re.match(r"  %(\w+) = ", line):
            name = m.group(1)
        elif (m := re.match(r"  -->  .*? U: (\S+) S: (\S+)", line)) and name in values:
            bits, seen = values[name]
            mask = (1 << bits) - 1
            for text in m.groups():
                if text != "full-set":
                    lo, hi = (int(t) for t in text[1:-1].split(","))
                    assert all((v - lo & mask) < (hi - lo & mask) for v in seen), line
        elif m := re.match(r"Loop %loop: (?:<multiple exits> )?(constant max )?backedge-taken count is i(\d+) (-?\d+)", line):
            count = int(m.group(3)) & (1 << int(m.group(2))) - 1
            assert rounds is not None and (count >= rounds if m.group(1) else count == rounds), line
            counts += 1
    assert counts > LOOPS
