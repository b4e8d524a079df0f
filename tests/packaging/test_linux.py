"""The files that a Linux desktop reads."""

from __future__ import annotations

import xml.etree.ElementTree as ET
from configparser import ConfigParser

from domino_gui.resource_files import resource
from domino_gui.storage.live_record import SUFFIX
from tests.commands.running import ROOT

LINUX = ROOT / "packaging" / "linux"


def test_the_desktop_file_speaks_both_languages_and_opens_records() -> None:
    parser = ConfigParser(interpolation=None)
    parser.optionxform = str  # type: ignore[assignment, method-assign]
    parser.read(LINUX / "fives.desktop", encoding="utf-8")
    entry = parser["Desktop Entry"]
    for key in ("Name", "GenericName", "Comment", "Keywords"):
        assert entry[key]
        assert entry[f"{key}[ko]"]
    assert entry["Exec"].split() == ["domino-gui", "%f"]
    assert resource("icons", f"{entry['Icon']}.svg").is_file()
    types = ET.parse(LINUX / "fives-mime.xml").getroot()
    names = {element.get("type") for element in types if element.tag.endswith("mime-type")}
    assert names == set(entry["MimeType"].rstrip(";").split(";"))


def test_a_record_is_known_by_its_ending() -> None:
    patterns = {
        element.get("pattern")
        for element in ET.parse(LINUX / "fives-mime.xml").getroot().iter()
        if element.tag.endswith("glob")
    }
    assert patterns == {f"*{SUFFIX}"}
