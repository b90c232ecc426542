"""Which program this is."""

from functools import cache
from importlib.metadata import PackageNotFoundError, version


@cache
def program_version() -> str:
    """Return this program's version, or "" where it was never installed."""
    try:
        return version("guixi")
    except PackageNotFoundError:
        return ""
