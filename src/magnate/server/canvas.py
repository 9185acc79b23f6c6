"""A canvas: boxes and figures in colours, as a PNG; no font and no other package is needed."""

from __future__ import annotations

import struct
import zlib
from typing import Final

import numpy as np

#: Figures in three columns and five lines.
FIGURES: Final = {
    "0": "111101101101111",
    "1": "010110010010111",
    "2": "111001111100111",
    "3": "111001111001111",
    "4": "101101111001001",
    "5": "111100111001111",
    "6": "111100111101111",
    "7": "111001010010010",
    "8": "111101111101111",
    "9": "111101111001111",
    "-": "000000111000000",
}
COLUMNS, LINES = 3, 5


class Canvas:
    """Something to draw on, in one colour at first."""

    def __init__(self, width: int, height: int, colour: str) -> None:
        self._pixels = np.empty((height, width, 3), np.uint8)
        self._pixels[:] = _rgb(colour)

    def box(self, x: int, y: int, width: int, height: int, colour: str) -> None:
        """Fill a rectangle."""
        self._pixels[y : y + height, x : x + width] = _rgb(colour)

    def figures(self, right: int, top: int, height: int, text: str, colour: str) -> None:
        """Write a number that ends at the right."""
        size = height // LINES
        x = right - size * (len(text) * (COLUMNS + 1) - 1)
        for figure in text:
            for n, dot in enumerate(FIGURES[figure]):
                if dot == "1":
                    line, column = divmod(n, COLUMNS)
                    self.box(x + column * size, top + line * size, size, size, colour)
            x += size * (COLUMNS + 1)

    def png(self) -> bytes:
        """The picture as a file."""
        height, width, _ = self._pixels.shape
        rows = np.zeros((height, 1 + 3 * width), np.uint8)  # each begins with its filter: none
        rows[:, 1:] = self._pixels.reshape(height, -1)
        head = struct.pack(">IIBBBBB", width, height, 8, 2, 0, 0, 0)
        parts = [(b"IHDR", head), (b"IDAT", zlib.compress(rows.tobytes(), 9)), (b"IEND", b"")]
        return b"\x89PNG\r\n\x1a\n" + b"".join(_chunk(*part) for part in parts)


def _chunk(kind: bytes, data: bytes) -> bytes:
    return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))


def _rgb(colour: str) -> tuple[int, int, int]:
    return int(colour[1:3], 16), int(colour[3:5], 16), int(colour[5:7], 16)
