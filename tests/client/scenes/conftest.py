from tests.client.ui.conftest import app, driver

__all__ = ["app", "driver"]
