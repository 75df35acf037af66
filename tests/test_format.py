"""C sources have the form that .clang-format says: `clang-format-22 -i FILES` brings them into it.

Tables whose rows or columns say something stand between `clang-format off` and `clang-format on`."""
import os
import subprocess
from concurrent.futures import ThreadPoolExecutor

import harness

FOLDERS = ("analysis", "bench", "examples", "include", "ir", "passes", "src", "support", "tests", "tools")
SOURCES = sorted(p for top in FOLDERS for p in (harness.ROOT / top).rglob("*.[ch]"))
CHUNK = 20


def test_sources_are_formatted():
    formatter = harness.tool("clang-format-22")

    def check(files):
        return subprocess.run([formatter, "--dry-run", "--ferror-limit=1"] + files, capture_output=True, text=True, cwd=harness.ROOT).stderr

    files = [str(p.relative_to(harness.ROOT)) for p in SOURCES]
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        said = "".join(pool.map(check, [files[i:i + CHUNK] for i in range(0, len(files), CHUNK)]))
    assert not said, "clang-format-22 -i brings these into form:\n" + said[:4000]
