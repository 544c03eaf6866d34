"""localStorage as a Store. A browser may block it or run out of room: then nothing is kept, and nothing breaks."""

from __future__ import annotations

import js


class LocalStorage:
    """The Store of a browser page."""

    def get(self, key: str) -> str | None:
        try:
            text = js.localStorage.getItem(key)
        except Exception:  # blocked storage raises as soon as it is named
            return None
        return text if isinstance(text, str) else None

    def put(self, key: str, text: str) -> bool:
        try:
            js.localStorage.setItem(key, text)
        except Exception:  # blocked, or full
            return False
        return True

    def remove(self, key: str) -> bool:
        try:
            js.localStorage.removeItem(key)
        except Exception:
            return False
        return True

    def keys(self) -> list[str]:
        try:
            return [str(js.localStorage.key(index)) for index in range(js.localStorage.length)]
        except Exception:
            return []
