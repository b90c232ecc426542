"""Words for the player: three languages, chosen from the system and switchable at any moment."""

from client.i18n.languages import LANGUAGES, Language, system_language
from client.i18n.translator import MissingStringError, Translator

__all__ = ["LANGUAGES", "Language", "MissingStringError", "Translator", "system_language"]
