"""Which rules each test says it proves, read from the tests' source without running it."""

import ast
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import NamedTuple, TypeAlias

TESTS = Path(__file__).parents[1]
Definition: TypeAlias = ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef


class MarkedTest(NamedTuple):
    """A test and the ids of its rule marks, those of its class first."""

    name: str
    ids: tuple[str, ...]


def marked_tests() -> list[MarkedTest]:
    """Every test of the suite that carries a rule mark."""
    return [found for path, tree in _trees() for found in read_marks(tree, path)]


def stray_marks() -> list[str]:
    """Rule marks that stand elsewhere than above a test or a class of tests, where nobody would count them."""
    return [place for path, tree in _trees() for place in read_stray_marks(tree, path)]


def read_marks(tree: ast.Module, path: str) -> Iterator[MarkedTest]:
    """Yield the marked tests of a module."""
    for name, ids in _tests(tree.body, path, ()):
        if ids:
            yield MarkedTest(name, ids)


def read_stray_marks(tree: ast.Module, path: str) -> Iterator[str]:
    """Yield the places of the marks of a module that belong to no test."""
    counted = {mark for definition in _definitions(tree.body) for mark in _marks(definition.decorator_list)}
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and _is_mark(node) and node not in counted:
            yield f"{path}:{node.lineno}"


def _trees() -> Iterator[tuple[str, ast.Module]]:
    for path in sorted(TESTS.rglob("*.py")):
        yield str(path.relative_to(TESTS)), ast.parse(path.read_text(encoding="utf-8"))


def _tests(body: list[ast.stmt], place: str, inherited: tuple[str, ...]) -> Iterator[tuple[str, tuple[str, ...]]]:
    for definition in _own_definitions(body):
        name = f"{place}::{definition.name}"
        ids = inherited + tuple([rule_id for mark in _marks(definition.decorator_list) for rule_id in _ids(mark, name)])
        if isinstance(definition, ast.ClassDef):
            yield from _tests(definition.body, name, ids)
        else:
            yield name, ids


def _definitions(body: list[ast.stmt]) -> Iterator[Definition]:
    for definition in _own_definitions(body):
        yield definition
        if isinstance(definition, ast.ClassDef):
            yield from _definitions(definition.body)


def _own_definitions(body: list[ast.stmt]) -> Iterator[Definition]:
    """Yield the tests and the classes of tests that pytest would find in a body."""
    for node in body:
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
            prefix = "Test" if isinstance(node, ast.ClassDef) else "test"
            if node.name.startswith(prefix):
                yield node


def _marks(decorators: Iterable[ast.expr]) -> Iterator[ast.Call]:
    for decorator in decorators:
        if isinstance(decorator, ast.Call) and _is_mark(decorator):
            yield decorator


def _is_mark(call: ast.Call) -> bool:
    return ast.unparse(call.func) == "pytest.mark.rule"


def _ids(mark: ast.Call, name: str) -> Iterator[str]:
    for argument in mark.args:
        if not (isinstance(argument, ast.Constant) and isinstance(argument.value, str)):
            raise ValueError(f"{name}: the ids of a rule mark must be written out")
        yield argument.value
