"""Plays the sounds of what happens: made by oscillators when they are heard, no recordings. Off until asked for."""

from __future__ import annotations

from typing import Any

import js

from .ports import Picture
from .tones import SOUNDS, Tone, length_of, sounds_of

SILENT = 0.0001
"""A gain that falls exponentially never reaches 0."""


class Sound:
    """The page's voice. Where there is no audio it stays silent."""

    def __init__(self) -> None:
        self._context: Any = None
        self._given_up = False

    def after(self, picture: Picture) -> None:
        """What a picture that has just been shown is to sound like."""
        sounds = sounds_of(picture.happenings)
        if not sounds or not self._ready():
            return
        start = self._context.currentTime + 0.01
        for sound in sounds:
            for tone in SOUNDS[sound]:
                self._play(tone, start)
            start += length_of(sound)

    def _ready(self) -> bool:
        """Is there something to play on? A page may make it only after it was touched."""
        if self._given_up:
            return False
        activation = getattr(js.navigator, "userActivation", None)
        if activation and not activation.hasBeenActive:
            return False
        if self._context is None:
            maker = getattr(js.window, "AudioContext", None)
            try:
                self._context = maker.new() if maker else None
            except Exception:  # no device, or too many contexts
                self._context = None
            self._given_up = self._context is None
        elif self._context.state == "suspended":
            self._context.resume()
        return not self._given_up

    def _play(self, tone: Tone, start: float) -> None:
        context = self._context
        begin, end = start + tone.start, start + tone.start + tone.length
        voice, volume = context.createOscillator(), context.createGain()
        voice.type = tone.wave
        voice.frequency.setValueAtTime(tone.pitch, begin)
        if tone.fall:
            voice.frequency.exponentialRampToValueAtTime(tone.fall, end)
        volume.gain.setValueAtTime(tone.gain, begin)
        volume.gain.exponentialRampToValueAtTime(SILENT, end)
        voice.connect(volume)
        volume.connect(context.destination)
        voice.start(begin)
        voice.stop(end)
