"""Reading and printing: parse(print(m)) prints the same again; and, where opt-22 is installed, opt-22 reads what nvopt printed as the same
module as the original."""
import random
import subprocess

import pytest

import harness
import respace

FILES = harness.ll_files()
PARTS = 8


@pytest.mark.parametrize("part", range(PARTS))
def test_stable(part):
    harness.conformance("check", *FILES[part::PARTS])


@pytest.mark.parametrize("part", range(PARTS))
def test_spacing_says_nothing(part, tmp_path):
    """The reader has short ways for text as opt spaces it; other spacing must read the same."""
    args = []
    for i, path in enumerate(FILES[part::PARTS]):
        args.append(path)
        for name, form in sorted(respace.FORMS.items()):
            args.append(tmp_path / ("%d.%s.%s.ll" % (i, path.stem, name)))
            args[-1].write_bytes(form(path.read_bytes()))
        args.append("--")
    harness.conformance("same", *args)


def reprint(opt, data):
    r = subprocess.run([opt, "-S", "-", "-o", "-"], input=data, capture_output=True)
    return r.returncode, [x for x in r.stdout.decode("latin-1").split("\n") if not x.startswith("; ModuleID")], r.stderr.decode("latin-1")


@pytest.mark.parametrize("path", [p for p in FILES if p.parent.name != "upgrade"], ids=harness.ident)  # those: test_upgrade.py
def test_as_opt(path):
    opt = harness.tool("opt-22")
    rc, want, err = reprint(opt, path.read_bytes())
    if rc != 0:
        pytest.skip("opt-22 rejects it: " + err[:200])  # typed pointers and the like: not a missing judge
    a = harness.run("-S", "-", input=path.read_bytes(), bin=harness.RELEASE)  # by the same name, for source_filename
    assert a.returncode == 0, a.err
    if [x for x in a.out.split("\n") if not x.startswith("; ModuleID")] == want:
        return  # what opt prints opt reads as that
    rc, got, err = reprint(opt, a.stdout)
    assert rc == 0, err
    assert got == want


def test_long_decimal_numbers_come_back(tmp_path):
    """Numbers around the powers of ten that reading and writing split at, by one, two and three pieces."""
    draw = random.Random(1)
    numbers = []
    for leaf in (608 << k for k in range(6)):
        for n in (pieces * leaf + d for pieces in (1, 2, 3) for d in (-1, 0, 1)):
            numbers += ["9" * n, "1" + "0" * n, "1" + "0" * (n // 3) + "9" * (n - n // 3), "9" * (n // 2) + "0" * (n - n // 2),
                        "".join(draw.choices("123456789", k=n))]
    src = tmp_path / "in.ll"
    src.write_text("".join("@g%d = global i1400000 %s\n" % x for x in enumerate(numbers)))
    r = harness.run("-S", src, "-o", "-", bin=harness.QUICK)
    assert r.returncode == 0, r.err
    back = [line.split()[4].rstrip(",") for line in r.out.splitlines() if line.startswith("@g")]
    assert len(back) == len(numbers)
    assert not [len(n) for b, n in zip(back, numbers) if b != n], "numbers of so many digits came back as others"
