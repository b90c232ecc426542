"""How tests read the rulebook's texts."""

import re

RULE_ID = re.compile(r"\b(?:PK|CL)-[0-9]{3}\b|\bC-[SAXGVR][0-9]{2}\b|\bC-K[0-9]\b")
_LEVEL = re.compile(r"LV[12]")
_NUMBER = re.compile(r"[0-9]+")


def counted(text: str) -> list[int]:
    """The numbers of a text in order of size, without those that are part of an id or of a skill's level."""
    return sorted(map(int, _NUMBER.findall(_LEVEL.sub("", RULE_ID.sub("", text)))))
