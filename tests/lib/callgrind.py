"""Instructions executed, as callgrind counts them: the same on every machine and at any load."""
import os
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
