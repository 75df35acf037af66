"""GNU make's job server: a thread beyond the first takes a token, none is waited for, each is given back whatever happens, and the bytes are the same."""
import os
import re
import shlex
import signal
import subprocess
import time

import pytest

import generators
import harness

TOKENS = b"abcdefg"  # make's are all '+'; these show that each byte comes back


@pytest.fixture(scope="module")
def module(tmp_path_factory):
    path = tmp_path_factory.mktemp("jobs") / "in.ll"
    path.write_text(generators.KINDS["functions"](3000))
    return path


@pytest.fixture(scope="module")
def want(module):
    return nvopt(module, None).stdout


def nvopt(module, flags, *args, fds=(), env=None, bin=harness.FAST):
    e = {k: v for k, v in os.environ.items() if k not in ("MAKEFLAGS", "MFLAGS")}
    if flags is not None:
        e["MAKEFLAGS"] = flags
    return subprocess.run([str(bin), "-O3", "-S", *args, str(module)], capture_output=True, pass_fds=fds, env={**e, **(env or {})}, timeout=120)


class Pipe:
    """make's side: a pipe with tokens in it."""

    def __init__(self, tokens):
        self.r, self.w = os.pipe()
        os.write(self.w, tokens)
        self.flags = " -j8 --jobserver-auth=%d,%d" % (self.r, self.w)

    def left(self):
        os.set_blocking(self.r, False)
        try:
            return os.read(self.r, 100)
        except BlockingIOError:
            return b""

    def __enter__(self):
        return self

    def __exit__(self, *_):
        os.close(self.r)
        os.close(self.w)


def calls(module, flags, fds, tmp_path, *args):
    """What the job server was asked and told, and how many threads were started, as strace saw it."""
    strace = harness.tool("strace")
    log = tmp_path / "strace"
    r = subprocess.run([strace, "-f", "-e", "trace=read,write,clone,clone3", "-o", str(log), str(harness.FAST), "-O3", "-S", *args, "-o", str(tmp_path / "out.ll"), str(module)], capture_output=True, pass_fds=fds,
                       env={**os.environ, "MAKEFLAGS": flags}, timeout=120)
    if b"ptrace" in r.stderr and r.returncode:
        pytest.skip("strace may not trace here")
    assert r.returncode == 0, r.stderr
    text = log.read_text()
    return text, len(re.findall(r"clone3?\(.*= \d+$", text, re.M))


@pytest.mark.parametrize("tokens", [b"", TOKENS[:1], TOKENS])
def test_tokens_of_a_pipe_come_back(module, want, tokens):
    with Pipe(tokens) as p:
        r = nvopt(module, p.flags, "-j8", fds=(p.r, p.w))
        assert (r.returncode, r.stderr) == (0, b"") and r.stdout == want
        assert sorted(p.left()) == sorted(tokens)


def test_tokens_of_a_fifo_come_back(module, want, tmp_path):
    path = tmp_path / "GMfifo 1"
    os.mkfifo(path)
    fd = os.open(path, os.O_RDWR | os.O_NONBLOCK)
    os.write(fd, TOKENS)
    r = nvopt(module, "rR --jobserver-auth=fifo:%s -- A=1 --jobserver-auth=9,9" % str(path).replace(" ", "\\ "), "-j4")
    assert (r.returncode, r.stderr) == (0, b"") and r.stdout == want
    assert sorted(os.read(fd, 100)) == sorted(TOKENS)
    os.close(fd)


@pytest.mark.parametrize("tokens, threads", [(0, 0), (1, 1), (2, 2), (7, 3)])
def test_a_thread_is_started_for_a_token(module, tmp_path, tokens, threads):
    """Four threads at most are asked for, and the first needs no token. One that has given its token back may be followed by another."""
    with Pipe(TOKENS[:tokens]) as p:
        text, started = calls(module, p.flags, (p.r, p.w), tmp_path, "-j4")
        taken = sum(map(len, re.findall(r"read(?:\(\d+, | resumed>)\"([a-g]+)\", \d+\) += \d+$", text, re.M)))
        assert threads <= started <= taken and (threads or not started)
        assert sorted(p.left()) == sorted(TOKENS[:tokens])


ONE_STAGE = ("-passes=function(sroa,early-cse<memssa>,instcombine,simplifycfg,gvn,instcombine,adce)",)


def traced(path, p, tmp_path, while_it_runs):
    """A run of one stage under strace: what each thread read from and wrote to the job server, in order: (thread, "read" or "write", token or "")."""
    strace = harness.tool("strace")
    log = tmp_path / "strace"
    run = subprocess.Popen([strace, "-f", "-e", "trace=read,write", "-o", str(log), str(harness.FAST), *ONE_STAGE, "-j4", "-disable-output", str(path)], pass_fds=(p.r, p.w), env={**os.environ, "MAKEFLAGS": p.flags},
                           stderr=subprocess.PIPE)
    while_it_runs(run)
    err = run.communicate(timeout=120)[1]
    if b"ptrace" in err and run.returncode:
        pytest.skip("strace may not trace here")
    assert run.returncode == 0, err
    ends = r"^(\d+) +(read|write)\((\d+), (?:0x\w+, \d+\) += -1 EAGAIN|\"([a-g]+)\", \d+\) += \d+)"
    return [(int(m[1]), m[2], m[4] or "") for m in re.finditer(ends, log.read_text(), re.M)]


def test_tokens_are_taken_between_items(tmp_path):
    """None is there when the stage begins; one that comes while it runs is taken."""
    path = tmp_path / "in.ll"
    path.write_text(generators.KINDS["functions"](4000))

    def later(p):
        def write(run):
            while run.poll() is None and not (tmp_path / "strace").exists():
                time.sleep(0.01)
            while run.poll() is None and "EAGAIN" not in (tmp_path / "strace").read_text():
                time.sleep(0.005)
            os.write(p.w, TOKENS[:2])
        return write
    with Pipe(b"") as p:
        did = traced(path, p, tmp_path, later(p))
        assert did[0][1:] == ("read", "") and any(d[1] == "read" and d[2] for d in did), did[:5]
        assert sorted(p.left()) == sorted(TOKENS[:2])


def test_a_thread_without_work_gives_its_token_back(tmp_path):
    """Another one than took it, before the stage is over."""
    path = tmp_path / "in.ll"
    path.write_text(generators.KINDS["functions"](3000))
    with Pipe(TOKENS[:2]) as p:
        did = traced(path, p, tmp_path, lambda run: None)
        main = did[0][0]
        assert any(d[1] == "write" and d[0] != main for d in did), did[:5]
        assert sorted(p.left()) == sorted(TOKENS[:2])


def test_reads_do_not_wait_and_the_pipe_stays_blocking(module):
    with Pipe(b"") as p:
        assert nvopt(module, p.flags, "-j8", fds=(p.r, p.w)).returncode == 0  # nobody will ever write
        assert os.get_blocking(p.r) and os.get_blocking(p.w)


def test_the_last_server_counts_and_old_make_has_another_word(module):
    with Pipe(b"") as old, Pipe(TOKENS) as p:
        flags = old.flags + p.flags.replace("auth", "fds")
        assert nvopt(module, flags, "-j8", fds=(old.r, old.w, p.r, p.w)).returncode == 0
        assert sorted(p.left()) == sorted(TOKENS) and old.left() == b""


@pytest.mark.parametrize("flags", ["--jobserver-auth=-2,-2", "--jobserver-auth=71,72"])
def test_out_of_reach_means_one_thread(module, want, flags, tmp_path):
    """Recipes without a '+': make has closed its pipe for them."""
    r = nvopt(module, flags)
    assert (r.returncode, r.stderr) == (0, b"") and r.stdout == want
    assert calls(module, flags, (), tmp_path)[1] == 0
    assert calls(module, flags, (), tmp_path, "-j3")[1] == 2  # the user has said how many


@pytest.mark.parametrize("flags", ["--jobserver-auth=fifo:/nonexistent/fifo", "--jobserver-auth=fifo:/dev/null", "--jobserver-auth=nonsense", "--jobserver-auth=3", "--jobserver-auth=3,4x"])
def test_what_cannot_be_opened_is_told(module, want, flags):
    r = nvopt(module, flags)
    if os.cpu_count() == 1:
        pytest.skip("one processor: no thread is wanted")
    assert r.returncode == 0 and r.stdout == want
    assert r.stderr.startswith(b"nvopt: warning: GNU Jobserver support requested, but an error occurred: ")


def test_off_switch_of_the_environment(module, want, tmp_path):
    r = nvopt(module, "--jobserver-auth=nonsense", env={"LIBNVVM_DISABLE_CONCURRENT_API": "1"})
    assert (r.returncode, r.stderr) == (0, b"") and r.stdout == want


def test_descriptors_of_something_else_are_left_alone(module, tmp_path):
    path = tmp_path / "file"
    path.write_bytes(TOKENS)
    fd = os.open(path, os.O_RDWR)
    assert nvopt(module, "--jobserver-auth=%d,%d" % (fd, fd), "-j4", fds=(fd,)).returncode == 0
    assert os.lseek(fd, 0, os.SEEK_CUR) == 0 and path.read_bytes() == TOKENS
    os.close(fd)


def test_errors_give_tokens_back(tmp_path):
    bad = tmp_path / "bad.ll"
    bad.write_text("define i32 @f() {\n  ret i64 0\n}\n")
    with Pipe(TOKENS) as p:
        assert nvopt(bad, p.flags, "-j8", fds=(p.r, p.w)).returncode == 1
        assert sorted(p.left()) == sorted(TOKENS)


@pytest.mark.parametrize("sig", [signal.SIGINT, signal.SIGTERM, signal.SIGHUP], ids=lambda s: s.name)
def test_signals_give_tokens_back(sig, tmp_path):
    """The signal is to come while tokens are held: then the pipe is short of some."""
    path = tmp_path / "in.ll"
    path.write_text(generators.KINDS["functions"](20000))
    for _ in range(20):
        with Pipe(TOKENS) as p:
            run = subprocess.Popen([str(harness.FAST), "-O3", "-S", "-j8", "-disable-output", str(path)], pass_fds=(p.r, p.w), env={**os.environ, "MAKEFLAGS": p.flags}, stderr=subprocess.DEVNULL, preexec_fn=harness.heed_signals)
            held = False
            while run.poll() is None and not held:
                held = left_in(p.r) < len(TOKENS)
            run.send_signal(sig)
            status = run.wait(60)
            assert sorted(p.left()) == sorted(TOKENS)
            if held and status == -sig:
                return
    pytest.fail("no run was met while it held tokens")


def left_in(fd):
    """Bytes in a pipe, without reading them."""
    import array
    import fcntl
    import termios
    n = array.array("i", [0])
    fcntl.ioctl(fd, termios.FIONREAD, n)
    return n[0]


@pytest.mark.parametrize("plus, jobs", [("+", 4), ("", 4), ("+", 1)])
def test_real_make(plus, jobs, module, want, tmp_path):
    """Six runs at once under make -jN: all end, and with the same bytes."""
    make = harness.tool("make")
    names = ["out%d.ll" % i for i in range(6)]
    rules = "".join("%s:\n\t%s%s -O3 -S %s -o $@\n" % (n, plus, shlex.quote(str(harness.FAST)), shlex.quote(str(module))) for n in names)
    (tmp_path / "Makefile").write_text("all: %s\n%s" % (" ".join(names), rules))
    e = {k: v for k, v in os.environ.items() if k not in ("MAKEFLAGS", "MFLAGS", "MAKELEVEL")}
    r = subprocess.run([make, "-j%d" % jobs], cwd=tmp_path, capture_output=True, text=True, env=e, timeout=120)
    assert r.returncode == 0 and r.stderr == "", r.stderr  # make tells of tokens that are missing at the end
    assert all((tmp_path / n).read_bytes() == want for n in names)


def test_it_is_documented():
    assert "job server" in (harness.ROOT / "README.md").read_text()
    assert "job server" in harness.run("--help", bin=harness.FAST).out
    assert "MAKEFLAGS" in harness.run("--help-man", bin=harness.FAST).out


def test_little_work_asks_for_nothing(tmp_path):
    """A stage that is done in less than a thread's start has paid off starts none, and takes no token."""
    path = tmp_path / "small.ll"
    path.write_text(generators.KINDS["functions"](40))
    with Pipe(TOKENS) as p:
        text, threads = calls(path, p.flags, (p.r, p.w), tmp_path, "-j4")
        assert threads == 0 and not re.search(r"\bread\(\d+, \"[a-g]+\"", text)
        assert sorted(p.left()) == sorted(TOKENS)
