"""The viewer of replays: the table as it was, and a bar to move in time."""

from client.scenes.replay.scene import ReplayScene, viewer_of

__all__ = ["ReplayScene", "viewer_of"]
