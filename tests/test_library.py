"""nvopt as a library: what `meson install` puts in place is found by pkg-config and CMake, and works in C and C++, static and shared."""
import json
import os
import re
import shutil
import subprocess

import pytest

import harness

HERE = harness.TESTS / "library"
BUILD = harness.FAST.parent
MODULE = "define i32 @f(i32 %x) {\n  %a = add i32 %x, 1\n  %b = add i32 %a, 2\n  ret i32 %b\n}\n"


def sh(*cmd, **kw):
    r = subprocess.run([str(c) for c in cmd], capture_output=True, text=True, timeout=300, **kw)
    assert r.returncode == 0, "%s\n%s%s" % (" ".join(map(str, cmd)), r.stdout, r.stderr)
    return r.stdout


@pytest.fixture(scope="module")
def installed(tmp_path_factory):
    """The prefix, moved from where the build was told it would be."""
    if not (BUILD / "libnvopt.so.1").exists() and not (BUILD / "src/library/libnvopt.so.1").exists():
        (pytest.fail if harness.CI else pytest.skip)("no library in build/: ninja -C build installed-files")
    root = tmp_path_factory.mktemp("install")
    sh("meson", "install", "-C", BUILD, "--no-rebuild", "--quiet", env={**os.environ, "DESTDIR": str(root)})
    header = next(root.rglob("nvopt.h"))
    return header.parents[2]


@pytest.fixture(scope="module")
def libdir(installed):
    return next(installed.rglob("libnvopt.a")).parent


@pytest.fixture(scope="module")
def flags(installed, libdir):
    tool = harness.tool("pkg-config", "pkgconf")

    def ask(*what):
        return sh(tool, "--define-variable=prefix=%s" % installed, *what, "nvopt", env={**os.environ, "PKG_CONFIG_PATH": str(libdir / "pkgconfig")}).split()
    return ask


@pytest.fixture
def module(tmp_path):
    p = tmp_path / "in.ll"
    p.write_text(MODULE)
    return p


def compiler(cxx):
    return harness.tool(*(("c++", "g++", "clang++") if cxx else ("cc", "gcc", "clang")))


def check(program, cxx, module, libdir):
    env = {**os.environ, "LD_LIBRARY_PATH": str(libdir)}
    args = [] if cxx else [module, "default<O3>"]
    out = sh(program, *args, env=env)
    assert "add i32 %x, 3" in out and ('"target-cpu"="sm_80"' in out) == (not cxx)


@pytest.mark.parametrize("cxx", [False, True], ids=["c", "c++"])
@pytest.mark.parametrize("how", ["shared", "static", "archive"])
def test_program_built_with_pkg_config(how, cxx, installed, libdir, flags, module, tmp_path):
    src = HERE / ("use.cpp" if cxx else "use.c")
    cmd = [compiler(cxx), "-Wall", "-Wextra", "-Wpedantic", "-Werror", src, "-o", tmp_path / "use", *flags("--cflags")]
    if how == "shared":
        cmd += [*flags("--libs"), "-pthread"]
    elif how == "static":
        cmd += ["-static", *flags("--static", "--libs")]
    else:  # the archive in a program that is not static itself
        cmd += ["-Wl,-Bstatic", *flags("--static", "--libs"), "-Wl,-Bdynamic", "-pthread"]
    sh(*cmd)
    check(tmp_path / "use", cxx, module, libdir)
    needed = sh("readelf", "-d", tmp_path / "use")
    assert ("libnvopt.so.1" in needed) == (how == "shared")


def test_programs_built_with_cmake(installed, libdir, module, tmp_path):
    if not harness.have("cmake"):
        pytest.skip("not installed: cmake")
    shutil.copytree(HERE, tmp_path / "src")
    env = {**os.environ, "CMAKE_PREFIX_PATH": str(installed)}
    sh("cmake", "-S", tmp_path / "src", "-B", tmp_path / "out", env=env)
    sh("cmake", "--build", tmp_path / "out", env=env)
    for name in ("c_shared", "c_static", "cxx_shared", "cxx_static"):
        check(tmp_path / "out" / name, name.startswith("cxx"), module, libdir)
    r = subprocess.run(["cmake", "-S", str(tmp_path / "src"), "-B", str(tmp_path / "out2")], capture_output=True, text=True,
                       env={**env, "CMAKE_PREFIX_PATH": "/nowhere"})
    assert r.returncode != 0


def test_only_the_interface_is_visible(libdir):
    declared = set(re.findall(r"NVOPT_API [\w ]+?\*?(nvopt_\w+)\(", (harness.ROOT / "include/nvopt/nvopt.h").read_text()))
    assert len(declared) >= 9
    for file, what in (("libnvopt.a", ["--extern-only"]), ("libnvopt.so", ["--dynamic"])):
        names = {line.split()[-1] for line in sh("nm", "--defined-only", *what, libdir / file).splitlines() if len(line.split()) == 3}
        assert names == declared, file
    assert "libnvopt.so.1" in sh("readelf", "-d", libdir / "libnvopt.so")


def test_header_and_library_agree_on_the_abi(libdir):
    abi = re.search(r"#define NVOPT_ABI (\d+)", (harness.ROOT / "include/nvopt/nvopt.h").read_text()).group(1)
    assert os.path.realpath(libdir / "libnvopt.so").endswith(".so." + abi)


def test_program_is_small(tmp_path):
    """Stripped, as a release builds it: 4.45 MB with gcc 12, of which 0.57 MB is in every static program of glibc; the limit is two percent above. (4.34 before 180 rules and folds of instcombine that LLVM tests of other versions asked for and loop-load-elim; 4.24 before the library calls of instcombine, 0.05 of it, the rules that enumeration found, bodies that handle exceptions in the inliner and loops unrolled with a rest; 4.13 before 47 rules of instcombine and larger folds in C, comparisons of tables and mathematical calls among them, and two passes; 4.04 before 140 rules of instcombine and merged stores, slots and loads; 3.94 before 90 rules of instcombine, its dead code and what branches decide, edges in memory SSA and hot remarks; 3.70 before the passes for barriers, address spaces, common bases, code generation and loops, 0.013 a pass; passes that
    cost -O3 little are made small, which is 0.06, and sscanf is written by hand, which was 0.09.) Lower the figure when it falls; raising it wants a reason."""
    if not (harness.ROOT / "build" / "nvopt").exists() or harness.FAST != harness.ROOT / "build" / "nvopt":
        pytest.skip("no release build at build/")
    options = {o["name"]: o["value"] for o in json.loads(sh("meson", "introspect", "--buildoptions", BUILD))}
    if (options["optimization"], options["debug"], options["b_sanitize"], options["static_exe"]) != ("2", False, "none", True):
        pytest.skip("build/ is not as meson sets it up")
    sh("strip", "-o", tmp_path / "nvopt", harness.FAST)
    assert (tmp_path / "nvopt").stat().st_size < 4_530_000


def test_nothing_heavy_of_the_c_library():
    """One call of sscanf or strtod brings scanning of every kind of number, 0.09 MB, into the static program."""
    heavy = re.compile(r"\b(?:f|s|vs|vf)?scanf\(|\bstrto[dfl]d?\(|\bsetlocale\(|\biconv\w*\(")
    for top in ("support", "src", "ir", "analysis", "passes"):
        for path in sorted((harness.ROOT / top).rglob("*.[ch]")):
            assert not heavy.search(re.sub(r"/\*.*?\*/", "", path.read_text(encoding="utf-8"), flags=re.S)), path


def test_readme_compiles(installed, libdir, flags, module, tmp_path):
    """The compile line of the README, with the example of the tests."""
    line = re.search(r"^    (cc jit\.c .*)$", (harness.ROOT / "README.md").read_text(), re.M).group(1)
    shutil.copy(HERE / "use.c", tmp_path / "jit.c")
    line = line.replace("pkg-config", "pkg-config --define-variable=prefix=%s" % installed)
    sh("sh", "-c", line, cwd=tmp_path, env={**os.environ, "PKG_CONFIG_PATH": str(libdir / "pkgconfig")})
    check(tmp_path / "jit", False, module, libdir)
