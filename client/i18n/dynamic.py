"""The keys that are put together at run time, in one place, so that a test can tell used messages from forgotten ones.

A star stands for what the program fills in, as the braces of an f-string do where the key is made. Everywhere else a
key is written out whole where it is used.
"""

DYNAMIC_KEYS: tuple[str, ...] = (
    "banner-*",
    "card-*-name",
    "card-*-short",
    "choice-*",
    "confirm-*",
    "effect-*",
    "flag-*",
    "flag-*-short",
    "haunt-*",
    "identity-*",
    "identity-*-short",
    "language-*",
    "log-*",
    "mode-*",
    "mode-*-about",
    "option-*",
    "outcome-*",
    "outcome-cause-*",
    "pass-*",
    "phase-*",
    "prompt-*",
    "ruleset-*",
    "ruleset-*-about",
    "ruleset-*-tile",
    "setup-*",
    "side-*",
    "skill-*",
    "source-*",
    "step-*",
    "suit-*",
    "table-glyph-*",
    "tail-*",
    "timing-*",
    "votes-*",
    "what-*",
    "why-*",
)
