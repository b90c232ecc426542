"""The keys that are put together at run time, in one place, so that a test can tell used messages from forgotten ones.

A star stands for what the program fills in. Everywhere else a key is written out whole where it is used.
"""

DYNAMIC_KEYS: tuple[str, ...] = (
    "card-*-goal",
    "card-*-name",
    "card-*-short",
    "card-*-text",
    "event-*",
    "language-*",
)
