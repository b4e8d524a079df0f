"""The bar below a replay: buttons to go about in it, where it stands, which hands are seen."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QAction, QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from domino_gui.windows.buttons import CommandButton, PaperButton
from domino_gui.windows.labels import Label, Role, shortened
from domino_gui.windows.replay_menu import ReplayMenu
from domino_gui.windows.replay_slider import ReplaySlider
from domino_gui.windows.replay_texts import ReplayTexts
from domino_gui.windows.replaying import Replaying
from domino_gui.windows.theme import BASE_FONT, room_of
from domino_gui.windows.transport_button import Sign, TransportButton


class ReplayBar(QWidget):
    """Shows where a `Replaying` stands; its buttons do what the commands of the menu do."""

    sought = Signal(int)
    """A step that was chosen on the slider."""

    def __init__(self, menu: ReplayMenu, leave: QAction, parent: QWidget) -> None:
        """``leave`` is the command that ends the replay."""
        super().__init__(parent)
        self._menu, self._texts = menu, ReplayTexts(self)
        self._pixels = BASE_FONT
        self._replaying: Replaying | None = None
        self.slider = ReplaySlider(self)
        self.slider.place = self._place
        self.slider.valueChanged.connect(self._seek)
        signs = (
            (Sign.START, menu.start),
            (Sign.PREVIOUS, menu.previous_round),
            (Sign.BACK, menu.back),
            (Sign.PLAY, menu.play),
            (Sign.STEP, menu.step),
            (Sign.NEXT, menu.next_round),
            (Sign.END, menu.end),
        )
        self.buttons = {sign: TransportButton(sign, action, self) for sign, action in signs}
        """By the sign that each has, or had first."""
        for sign in (Sign.BACK, Sign.STEP):
            self.buttons[sign].setAutoRepeat(True)
        self.place = Label(Role.PLAIN, self)
        self.hands = PaperButton(self)
        self.hands.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.hands.clicked.connect(self._choose_hands)
        self.close_button = CommandButton(leave, self, shows_keys=False)
        self.close_button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        for button in (self.hands, self.close_button):
            button.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self._column, self._row = QVBoxLayout(self), QHBoxLayout()
        self._column.addWidget(self.slider)
        self._column.addLayout(self._row)
        for button in self.buttons.values():
            self._row.addWidget(button)
        self._row.addWidget(self.place, 1)
        self._row.addWidget(self.hands)
        self._row.addWidget(self.close_button)
        self.setAutoFillBackground(True)
        self.retranslate()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the edge towards the table."""
        super().paintEvent(event)
        QPainter(self).fillRect(0, 0, self.width(), 1, room_of(self).line)

    def set_pixels(self, pixels: int) -> None:
        """Set the size of plain text."""
        self._pixels = pixels
        self.slider.set_pixels(pixels)
        self.place.set_pixels(pixels)
        for button in (*self.buttons.values(), self.hands, self.close_button):
            button.set_pixels(pixels)
        edge = pixels * 2 // 3
        self._column.setContentsMargins(edge, edge, edge, edge)
        self._column.setSpacing(pixels // 3)
        self._row.setSpacing(pixels // 3)
        self.place.setContentsMargins(edge, 0, 0, 0)
        self.follow()

    def retranslate(self) -> None:
        """Speak the language of now."""
        self.slider.setAccessibleName(self.tr("Place in the match"))
        self.close_button.say(self.tr("Close"))
        self.follow()

    def show_replay(self, replaying: Replaying | None) -> None:
        """Show where another replay stands; None leaves everything as it is."""
        self._replaying = None  # what the slider does meanwhile is nobody's choice
        if replaying is not None:
            self.slider.show_match(replaying.replay.last, replaying.replay.rounds)
        self._replaying = replaying
        self.follow()

    def follow(self) -> None:
        """Show where the replay stands now."""
        if self._replaying is None:
            return
        replay = self._replaying.replay
        self.slider.setValue(replay.at)
        text = self._place(replay.at)
        self.place.setText(text)
        self.slider.setAccessibleDescription(text)
        playing = self._replaying.is_playing
        self.buttons[Sign.PLAY].show_sign(Sign.PAUSE if playing else Sign.PLAY)
        words = self._menu.hands_text(self._replaying.hands)
        metrics = self.hands.fontMetrics()
        self.hands.setText(shortened(words, metrics, 12 * self._pixels).replace("&", "&&") + " ▾")
        self.hands.setAccessibleName(words)

    def _seek(self, step: int) -> None:
        if self._replaying is not None and step != self._replaying.replay.at:
            self.sought.emit(step)

    def _place(self, step: int) -> str:
        """Return in words where a step of the replay stands."""
        if self._replaying is None:
            return ""
        return self._texts.place(self._replaying.replay.steps[step])

    def _choose_hands(self) -> None:
        # Upwards: below the bar the window ends.
        menu = self._menu.hands
        corner = self.hands.mapToGlobal(self.hands.rect().topLeft())
        corner.setY(corner.y() - menu.sizeHint().height())
        menu.popup(corner)
