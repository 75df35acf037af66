import os
import pathlib
import sys

import pytest

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent / "lib"))


os.environ.setdefault("ASAN_OPTIONS", "detect_leaks=0")  # test_nothing_leaks looks for leaks on purpose


def pytest_addoption(parser):
    parser.addoption("--bless", action="store_true", help="rewrite the check lines of golden tests from what nvopt prints now")


def pytest_report_header(config):
    import harness
    return "nvopt: %s   for time: %s" % (harness.BIN, harness.FAST)


@pytest.fixture(scope="session", autouse=True)
def program():
    import harness
    if not harness.BIN.exists():
        pytest.exit("no nvopt to test: build it first (meson setup build && ninja -C build)", returncode=2)
    return harness.BIN
