from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QMimeData, QPoint, QPointF, Qt, QUrl
from PySide6.QtGui import QDragEnterEvent, QDropEvent
from PySide6.QtWidgets import QApplication, QGraphicsScene, QGraphicsView, QWidget

from domino_gui.engine.events import encode_events
from domino_gui.windows.desk import Stage
from domino_gui.windows.dropping import Dropping
from tests.engine.rigged import dealt
from tests.strategies import start
from tests.windows.conftest import Person

NONE = Qt.KeyboardModifier.NoModifier
LEFT = Qt.MouseButton.LeftButton
COPY = Qt.DropAction.CopyAction


def files(*names: str) -> QMimeData:
    data = QMimeData()
    data.setUrls([QUrl(name) for name in names])
    return data


def drop(widget: QWidget, data: QMimeData) -> bool:
    """Drag something onto a widget and let go there; whether it was wanted."""
    enter = QDragEnterEvent(QPoint(5, 5), COPY, data, LEFT, NONE)
    QApplication.sendEvent(widget, enter)
    if enter.isAccepted():
        QApplication.sendEvent(widget, QDropEvent(QPointF(5, 5), COPY, data, LEFT, NONE))
    return enter.isAccepted()


@pytest.fixture
def dropped(parent: QWidget) -> list[Path]:
    paths: list[Path] = []
    Dropping(parent).dropped.connect(paths.append)
    return paths


def test_of_several_files_the_first_is_taken(parent: QWidget, dropped: list[Path]) -> None:
    assert drop(parent, files("file:///tmp/one.domino", "file:///tmp/two.domino"))
    assert dropped == [Path("/tmp/one.domino")]


@pytest.mark.parametrize("data", [files(), files("https://example.org/a.domino")])
def test_what_is_no_file_of_this_machine_is_not_taken(
    parent: QWidget, dropped: list[Path], data: QMimeData
) -> None:
    assert not drop(parent, data)
    assert not dropped


def test_what_is_dropped_on_a_table_inside_reaches_the_window(parent: QWidget) -> None:
    view = QGraphicsView(QGraphicsScene(parent), parent)
    view.setAcceptDrops(False)
    view.show()
    paths: list[Path] = []
    Dropping(parent).dropped.connect(paths.append)
    assert drop(view.viewport(), files("file:///tmp/one.domino"))
    assert paths == [Path("/tmp/one.domino")]


def test_a_record_dropped_on_the_window_is_opened(
    open_window: Callable[..., Person], tmp_path: Path
) -> None:
    match = dealt(start(hand_size=2), "1|4 0|0", "5|6 1|1")
    path = tmp_path / "one.domino"
    path.write_bytes(encode_events(match.events))
    person = open_window()
    window = person.host.window
    person.qtbot.waitUntil(lambda: bool(window.findChildren(Dropping)))
    assert drop(window, files(path.as_uri(), (tmp_path / "other.domino").as_uri()))
    person.wait(Stage.CURTAIN)
    assert person.desk.match.events == match.events
    (tmp_path / "holiday.png").write_bytes(b"\x89PNG\r\n")
    assert drop(window.view.viewport(), files((tmp_path / "holiday.png").as_uri()))
    (notice,) = window.notices.texts
    assert notice.startswith("holiday.png is damaged or no record")
    assert person.desk.match.events == match.events
