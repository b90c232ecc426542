"""The string tables agree with each other and with the program."""

import ast
import re
from collections import Counter
from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

import client
import saves
from art.fonts import Face, covers
from client.i18n import LANGUAGES, Language
from client.i18n.catalogue import references, split_entries, table_texts
from client.i18n.dynamic import DYNAMIC_KEYS

TRANSLATORS = {"tr", "translate", "translator"}
OWN_NAMES = re.compile(r"language-.*")  # each language is named in its own script, whatever is spoken
KEY_NAME = re.compile(r"(.*_)?key")
DOT = re.compile(r" ?[·・•‧∙⋅･] ?")
HAN = re.compile(r"[\u3400-\u9fff]")


class _Variables(Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802
        self.names.add(node.id.name)


@cache
def parsed(language: Language) -> dict[str, ftl.Resource]:
    return {name: FluentParser().parse(text) for name, text in table_texts(language).items()}


@cache
def messages(language: Language) -> dict[str, ftl.Message]:
    bodies = (resource.body for resource in parsed(language).values())
    return {entry.id.name: entry for body in bodies for entry in body if isinstance(entry, ftl.Message)}


def texts(language: Language) -> dict[str, str]:
    entries = (split_entries(text) for text in table_texts(language).values())
    return {key: entry.partition("\n#")[0] for table in entries for key, entry in table}


def keys() -> set[str]:
    return set(messages("en"))


@cache
def sources() -> list[ast.Module]:
    """The program's modules, without the one that only lists keys."""
    paths = (path for package in (client, saves) for path in Path(package.__path__[0]).rglob("*.py"))
    return [ast.parse(path.read_text(encoding="utf-8"), str(path)) for path in paths if path.name != "dynamic.py"]


def literals() -> set[str]:
    return strings(node for tree in sources() for node in ast.walk(tree))


def strings(nodes: Iterable[ast.AST]) -> set[str]:
    """The texts among the nodes that are written out."""
    return {node.value for node in nodes if isinstance(node, ast.Constant) and isinstance(node.value, str)}


def translated() -> Iterator[ast.expr]:
    """What is certainly a key: the first argument of a translator, and whatever is called ``key`` or ``..._key``."""
    for tree in sources():
        for node in ast.walk(tree):
            match node:
                case ast.Call(func=function, args=[first, *_]) if _name(function) in TRANSLATORS:
                    yield first
                case ast.keyword(arg=str(name), value=value) if KEY_NAME.fullmatch(name):
                    yield value
                case ast.Assign(targets=[target], value=value) if KEY_NAME.fullmatch(_name(target)):
                    yield value
                case ast.AnnAssign(target=target, value=ast.expr() as value) if KEY_NAME.fullmatch(_name(target)):
                    yield value


def _name(expression: ast.expr) -> str:
    match expression:
        case ast.Name(id=name) | ast.Attribute(attr=name):
            return name
    return ""


def _pattern(joined: ast.JoinedStr) -> str:
    return "".join(str(part.value) if isinstance(part, ast.Constant) else "*" for part in joined.values)


def made_at_run_time(key: str) -> bool:
    return any(re.fullmatch(pattern.replace("*", ".+"), key) for pattern in DYNAMIC_KEYS)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_tables_are_well_formed(language: Language) -> None:
    for name, resource in parsed(language).items():
        junk = [entry.content for entry in resource.body if isinstance(entry, ftl.Junk)]
        assert not junk, name


@pytest.mark.parametrize("language", LANGUAGES)
def test_cutting_a_table_finds_what_parsing_finds(language: Language) -> None:
    for name, resource in parsed(language).items():
        whole = [
            f"-{entry.id.name}" if isinstance(entry, ftl.Term) else entry.id.name
            for entry in resource.body
            if isinstance(entry, ftl.Message | ftl.Term)
        ]
        assert [key for key, _ in split_entries(table_texts(language)[name])] == whole, name


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_key_stands_twice(language: Language) -> None:
    counts = Counter(key for text in table_texts(language).values() for key, _ in split_entries(text))
    assert not [key for key, count in counts.items() if count > 1]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_the_same_keys_in_the_same_files(language: Language) -> None:
    def keys_by_file(of: Language) -> dict[str, set[str]]:
        return {name: {key for key, _ in split_entries(text)} for name, text in table_texts(of).items()}

    assert keys_by_file(language) == keys_by_file("en")


def _variables(message: ftl.Message) -> set[str]:
    found = _Variables()
    found.visit(message)
    return found.names


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_uses_the_same_variables(language: Language) -> None:
    english = messages("en")
    pairs = {
        key: (_variables(message), _variables(english[key]))
        for key, message in messages(language).items()
        if key in english
    }
    assert not {key: pair for key, pair in pairs.items() if pair[0] != pair[1]}


def test_no_message_is_unused() -> None:
    used = literals() | {key for table in parsed("en").values() for key in references(table)}
    assert not sorted(key for key in keys() if key not in used and not made_at_run_time(key))


def test_no_message_is_missing() -> None:
    assert not sorted(strings(translated()) - keys() - {""})


def test_keys_made_at_run_time_are_declared() -> None:
    made = {_pattern(node) for node in translated() if isinstance(node, ast.JoinedStr)}
    assert not sorted(made - set(DYNAMIC_KEYS))


def test_declared_keys_are_made_somewhere() -> None:
    made = {_pattern(node) for tree in sources() for node in ast.walk(tree) if isinstance(node, ast.JoinedStr)}
    assert not sorted(set(DYNAMIC_KEYS) - made)


def test_english_is_written_without_chinese() -> None:
    assert not [key for key, text in texts("en").items() if HAN.search(text) and not OWN_NAMES.fullmatch(key)]


@pytest.mark.parametrize(("language", "encoding"), [("zh-Hans", "gb2312"), ("zh-Hant", "big5")])
def test_each_chinese_keeps_to_its_own_characters(language: Language, encoding: str) -> None:
    strange = {
        key: "".join(char for char in HAN.findall(text) if not char.encode(encoding, "ignore"))
        for key, text in texts(language).items()
        if not OWN_NAMES.fullmatch(key)
    }
    assert not {key: chars for key, chars in strange.items() if chars}


@pytest.mark.parametrize("language", LANGUAGES)
def test_facts_are_set_apart_by_one_sign(language: Language) -> None:
    within_a_name = "name-suited"
    found = {key: DOT.findall(text) for key, text in texts(language).items() if key != within_a_name}
    assert sum(map(len, found.values())) > 5
    assert not {key: signs for key, signs in found.items() if set(signs) - {" · "}}


def test_the_program_sets_facts_apart_by_the_same_sign() -> None:
    signs = {text for text in literals() if DOT.fullmatch(text)}
    in_a_row, at_a_lines_start, for_breaking, undrawn = " · ", "· ", " ·", "·"
    assert signs == {in_a_row, at_a_lines_start, for_breaking, undrawn}


@pytest.mark.parametrize("face", ["regular", "bold"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_fonts_have_every_character(language: Language, face: Face) -> None:
    characters = {char for text in texts(language).values() for char in text} - {"\n"}
    assert not sorted(char for char in characters if not covers(face, char))


@pytest.mark.parametrize(("language", "face"), [("zh-Hant", "brush"), ("zh-Hans", "script"), ("en", "script")])
def test_what_is_written_large_is_in_one_hand(language: Language, face: Face) -> None:
    result = "result-(taiping|tianshi|heretics|king|one|shared|nobody)"
    large = re.compile(rf"rising-(you|other)|{result}|table-(banished|stays|(not-)?summoned)|card-.*-name")
    wanted = {key: text for key, text in texts(language).items() if large.fullmatch(key)}
    assert len(wanted) > 60
    for key, text in wanted.items():
        said = re.sub(r"\{[^}]*\}|\s", "", text.partition("=")[2])
        assert not [char for char in said if not covers(face, char)], key
