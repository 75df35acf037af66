import os
import pathlib
import sys

import pytest

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent / "lib"))


os.environ.setdefault("ASAN_OPTIONS", "detect_leaks=0")  # test_nothing_leaks looks for leaks on purpose


def pytest_addoption(parser):
    parser.addoption("--bless", action="store_true", help="rewrite the check lines of golden tests from what nvopt prints now")


# What takes longest, longest first: with several workers (pytest -n) these begin, so that at the end none waits long for another.
LONG = ["test_threads.py", "test_fuzz.py::test_fuzz", "test_rules.py", "test_scaling.py::test_scaling_of_analyses", "test_cost.py", "test_alias.py::test_not_against_opt",
        "test_scaling.py", "test_debug_info.py::test_same_code_in", "test_libdevice.py", "test_run.py::test_refines", "test_differences.py", "test_unit.py", "test_conformance.py", "test_determinism.py"]


def pytest_configure(config):
    config.addinivalue_line("markers", "xdist_group(name): tests that one worker runs, one after the other (pytest-xdist, --dist loadgroup)")


def pytest_collection_modifyitems(config, items):
    if os.environ.get("PYTEST_XDIST_WORKER"):
        items.sort(key=lambda item: next((k for k, name in enumerate(LONG) if item.nodeid.split("tests/")[-1].startswith(name)), len(LONG)))


def pytest_report_header(config):
    import harness
    return "nvopt: %s   for time: %s" % (harness.BIN, harness.FAST)


@pytest.fixture(scope="session", autouse=True)
def program():
    import harness
    if not harness.BIN.exists():
        pytest.exit("no nvopt to test: build it first (meson setup build && ninja -C build)", returncode=2)
    return harness.BIN
