"""Instructions executed, as callgrind counts them: the same on every machine and at any load."""
import os
import pathlib
import re
import shutil
import subprocess
import tempfile


def available():
    return shutil.which("valgrind") is not None


def inclusive(cmd, wanted):
    """{function: instructions executed in it and below} for the functions whose name begins with `wanted`."""
    fd, out = tempfile.mkstemp(suffix=".callgrind")
    os.close(fd)
    try:
        r = subprocess.run(["valgrind", "--tool=callgrind", "--callgrind-out-file=" + out] + [str(c) for c in cmd], capture_output=True, text=True, errors="replace", timeout=300)
        if r.returncode:
            raise RuntimeError("%s: status %d\n%s" % (" ".join(map(str, cmd)), r.returncode, r.stderr[-2000:]))
        names, sums, callee, call = {}, {}, None, False
        with open(out, errors="replace") as f:
            for line in f:
                if call:  # the line after calls= carries what the call cost in all
                    if callee and callee.startswith(wanted):
                        sums[callee] = sums.get(callee, 0) + int(line.split()[-1])
                    call = False
                elif line.startswith("calls="):
                    call = True
                elif line.startswith(("fn=", "cfn=")):
                    m = re.match(r"c?fn=\((\d+)\)(?: (.*))?", line)
                    if m.group(2):
                        names[m.group(1)] = m.group(2)
                    if line.startswith("cfn="):
                        callee = names[m.group(1)]
        return sums
    finally:
        os.unlink(out)


def total(cmd):
    """Instructions executed in all: cachegrind counts them with less work, as it follows no calls."""
    r = subprocess.run(["valgrind", "--tool=cachegrind", "--cache-sim=no", "--cachegrind-out-file=/dev/null"] + [str(c) for c in cmd], capture_output=True, text=True, errors="replace", timeout=300)
    if r.returncode:
        raise RuntimeError("%s: status %d\n%s" % (" ".join(map(str, cmd)), r.returncode, r.stderr[-2000:]))
    return int(re.search(r"I\s+refs:\s+([\d,]+)", r.stderr).group(1).replace(",", ""))


def analyses(binary, names, path):
    """{name: instructions executed} by building analyses of every function of a module, without text, each finding made what stands before it."""
    table = pathlib.Path(__file__).resolve().parents[2] / "passes" / "analyses.def"
    function = {name: "build_" + row for row, name in re.findall(r'ANALYSIS\((\w+), "([^"]+)"', table.read_text())}
    counts = inclusive([binary, "-j1", "-passes=function(%s)" % ",".join("require<%s>" % n for n in names), "-disable-output", path], "build_")
    return {n: counts[function[n]] for n in names}


def instructions(path):
    """Instructions in the text of a module: the lines of bodies that are neither labels, cases, clauses nor debug records."""
    inside, n = False, 0
    with open(path, encoding="latin-1") as f:
        for line in f:
            if inside:
                inside = not line.startswith("}")
                n += bool(re.match(r"  [%a-z]", line)) and not re.match(r"  (cleanup|catch |filter )", line)
            elif line.startswith("define"):
                inside = True
    return n
