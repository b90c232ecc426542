"""The end."""

from client.scenes.table.ports import TablePort
from client.session import LocalSession
from client.ui.widget_scene import WidgetScene


class ResultScene(WidgetScene):
    """Shows who has won."""

    def __init__(self, session: LocalSession, port: TablePort) -> None:
        super().__init__()
        self.session, self.port = session, port
