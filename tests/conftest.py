"""What all tests share: they import each other's helpers, hypothesis tries the same examples every time, long ones begin."""

import os
import sys
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

ROOT = str(Path(__file__).resolve().parent.parent)
if ROOT not in sys.path:
    sys.path.insert(0, ROOT)

settings.register_profile(
    "burgle",
    derandomize=True,
    deadline=None,
    database=None,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large],
)
settings.load_profile("burgle")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Begin with long tests, or whoever comes to one last works on alone while all others have nothing left to do.

    xdist's `worksteal` deals the list out in equal parts, one for each process: long ones stand at the head of each.
    `@pytest.mark.long(50)` says about how many seconds a test takes; `together=True` keeps those of a file in one process.
    """
    parcels: dict[str, list[pytest.Item]] = {}
    for item in items:
        if mark := item.get_closest_marker("long"):
            parcels.setdefault(str(item.path) if mark.kwargs.get("together") else item.nodeid, []).append(item)
    heads: list[list[pytest.Item]] = [[] for _ in range(int(os.environ.get("PYTEST_XDIST_WORKER_COUNT", "1")))]
    for parcel in sorted(parcels.values(), key=lambda some: -sum(map(seconds, some))):
        min(heads, key=lambda head: sum(map(seconds, head))).extend(parcel)
    rest, whole = [item for item in items if not item.get_closest_marker("long")], len(items)
    items.clear()
    for done, head in enumerate(heads):
        part = (whole - len(items)) // (len(heads) - done)
        taken = max(0, part - len(head))
        items += [*head, *rest[:taken]]
        del rest[:taken]
    items += rest


def seconds(item: pytest.Item) -> float:
    """About how long a long test takes."""
    mark = item.get_closest_marker("long")
    return float(mark.args[0]) if mark else 0.0
