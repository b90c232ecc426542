"""Large pictures that aren't shown just now, kept in a seventh of their room."""

from __future__ import annotations

import zlib
from typing import Final, NamedTuple

import pygame

_QUICK: Final = 1
"""How hard zlib tries: harder takes many times as long and saves little."""
_PIECE: Final = 1 << 20
"""So many bytes are unpacked at a time: all at once would need as much room as the picture again."""


class Packed(NamedTuple):
    """A packed picture.

    Attributes:
        size: of the picture in pixels.
        depth: its bits per pixel.
        masks: where in a pixel its colours are.
        data: its pixels, packed.
    """

    size: tuple[int, int]
    depth: int
    masks: tuple[int, int, int, int]
    data: bytes

    def unpack(self) -> pygame.Surface:
        """Return the picture again, pixel for pixel; of a whole window that takes longer than a frame may."""
        picture = pygame.Surface(self.size, 0, self.depth, self.masks)
        pixels, unpacker, left, end = picture.get_buffer(), zlib.decompressobj(), self.data, 0
        while piece := unpacker.decompress(left, _PIECE):
            pixels.write(piece, end)
            end += len(piece)
            left = unpacker.unconsumed_tail
        del pixels  # it locks the picture for as long as anything knows it
        return picture


def pack(picture: pygame.Surface) -> Packed:
    """Return a picture packed; of a whole window that takes longer than a frame may.

    Args:
        picture: opaque; nobody may draw it or on it meanwhile.
    """
    data = zlib.compress(picture.get_buffer(), _QUICK)  # type: ignore[arg-type]  # it is a buffer, as its name says
    return Packed(picture.get_size(), picture.get_bitsize(), picture.get_masks(), data)
