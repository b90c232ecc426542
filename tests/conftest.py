"""What every test runs under: no real window or sound, a data folder of its own, repeatable chance.

With ``GUIXI_CI_NO_SKIPS=1`` a skipped test counts as failed, so that a machine meant to run everything does.
"""

import os
from collections.abc import Generator

import pytest
from hypothesis import settings

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")
os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")

settings.register_profile("default", deadline=None)
settings.register_profile("ci", deadline=None, derandomize=True, print_blob=True)
settings.load_profile("ci" if os.environ.get("CI") else "default")

SKIPS_FAIL = os.environ.get("GUIXI_CI_NO_SKIPS") == "1"


@pytest.fixture(scope="session", autouse=True)
def data_dir_of_tests(tmp_path_factory: pytest.TempPathFactory) -> None:
    os.environ["GUIXI_DATA_DIR"] = str(tmp_path_factory.mktemp("data"))


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Skip the tests of a real window where there is no display to open one on."""
    if os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"):
        return
    for item in items:
        if item.get_closest_marker("real_window"):
            item.add_marker(pytest.mark.skip(reason="needs a display"))


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport() -> Generator[None, pytest.TestReport, pytest.TestReport]:
    report = yield
    expected_failure = hasattr(report, "wasxfail")
    if SKIPS_FAIL and report.skipped and not expected_failure:
        _fail(report)
    return report


@pytest.hookimpl(wrapper=True)
def pytest_make_collect_report() -> Generator[None, pytest.CollectReport, pytest.CollectReport]:
    report = yield
    if SKIPS_FAIL and report.skipped:
        _fail(report)
    return report


def _fail(report: pytest.TestReport | pytest.CollectReport) -> None:
    report.outcome = "failed"
    report.longrepr = f"skipped where no test may be: {report.longrepr}"
