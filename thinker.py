"""What PyScript runs in the worker that thinks (ui/worker.py starts it)."""

from ui.thinker import think

__all__ = __export__ = ["think"]
