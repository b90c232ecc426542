"""The one function that turns keys into sentences."""

from client.i18n.catalogue import Argument, load_catalogue
from client.i18n.languages import Language

_CACHE_LIMIT = 8192


class MissingStringError(KeyError):
    """A strict translator was asked for a message, or a variable of one, that isn't there."""


class Translator:
    """Turns a key and its variables into a sentence: ``tr("save-count", number=3)``.

    A message missing in the present language is said in English, and one missing there shows as its key. A strict
    translator, for tests, raises MissingStringError instead, also for a variable left out.
    """

    def __init__(self, language: Language, *, strict: bool = False) -> None:
        self._language = language
        self._strict = strict
        self._cache: dict[tuple[str, tuple[tuple[str, Argument], ...]], str] = {}

    @property
    def language(self) -> Language:
        """The present language."""
        return self._language

    def set_language(self, language: Language) -> None:
        """Speak another language from now on. What is on screen has to be asked for again."""
        self._language = language
        self._cache.clear()

    def __call__(self, key: str, **arguments: Argument) -> str:
        """Return the sentence of a key with its variables filled in."""
        asked = (key, tuple(arguments.items()))
        if (text := self._cache.get(asked)) is None:
            if len(self._cache) >= _CACHE_LIMIT:
                self._cache.clear()
            text = self._cache[asked] = self._format(key, arguments)
        return text

    def has(self, key: str) -> bool:
        """Tell whether the present language has this message."""
        return key in load_catalogue(self._language)

    def _format(self, key: str, arguments: dict[str, Argument]) -> str:
        spoken: tuple[Language, ...] = (self._language,) if self._strict else (self._language, "en")
        for language in spoken:
            catalogue = load_catalogue(language)
            if key in catalogue:
                text, problems = catalogue.format(key, arguments)
                if problems and self._strict:
                    raise MissingStringError(f"{key} in {language}: {'; '.join(problems)}")
                return text
        if self._strict:
            raise MissingStringError(f"{key} in {self._language}")
        return key
