"""Write the transcripts anew: `uv run python -m tests.transcripts`. Read what has changed before you commit it."""

from tests.transcripts.files import path_of
from tests.transcripts.transcript import GAMES, lines_of

for game in GAMES:
    path_of(game).write_text("\n".join(lines_of(game)) + "\n", encoding="utf-8", newline="\n")
