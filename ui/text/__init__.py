"""The words of the screen in each language, to be put into the engine's catalogue: `ui.words` does it."""

from __future__ import annotations


def words_of(language: str) -> dict[str, str]:
    """The screen's words in a language; {} for one that has none. Only what is asked for is imported."""
    if language == "en":
        from . import en

        return en.WORDS
    if language == "de":
        from . import de

        return de.WORDS
    if language == "es":
        from . import es

        return es.WORDS
    return {}
