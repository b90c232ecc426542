"""Where the parts of a talisman stand: about one upright axis, in strokes about ``W`` wide."""

from collections.abc import Callable
from typing import Final

from art.kit.plate import Plate

X: Final = 204.0
W: Final = 14.0
HEAD: Final = 84.0
ROOF: Final = 136.0
COMMAND: Final = 300.0
MIDDLE: Final = 466.0
FOOT: Final = 592.0

Part = Callable[[Plate], None]
