"""Commands with which anybody checks a seal without this program."""

# Annotations are evaluated at once: NamedTuple would compile each of them as a string.

from typing import NamedTuple

from domino_gui.windows.seal_check import OpenedDeal


class ByHand(NamedTuple):
    """What to type, by what there is on a computer; each prints the 64 digits of the seal."""

    python: str
    """Python 3, in any terminal; on Windows it may be called ``py`` instead of ``python3``."""
    linux: str
    macos: str
    perl: str
    """Linux and macOS, where ``xxd`` is missing."""
    powershell: str


def by_hand(opened: OpenedDeal) -> ByHand:
    """Return the commands for one deal: nothing in them but its key and its tiles varies."""
    key, tiles = opened.key, opened.tiles
    binary = f"{{ printf '%s' {key} | xxd -r -p; printf '%s' '{tiles}'; }}"
    return ByHand(
        python=(
            'python3 -c "import hashlib; '
            f"print(hashlib.sha256(bytes.fromhex('{key}') + b'{tiles}').hexdigest())\""
        ),
        linux=f"{binary} | sha256sum",
        macos=f"{binary} | shasum -a 256",
        perl=f'perl -e \'print pack("H*", "{key}"), "{tiles}"\' | openssl dgst -sha256',
        powershell=(
            f"$key = '{key}'; $tiles = '{tiles}'; "
            "[byte[]]$bytes = @(0..31 | ForEach-Object "
            "{ [Convert]::ToByte($key.Substring(2 * $_, 2), 16) }) + "
            "[Text.Encoding]::ASCII.GetBytes($tiles); "
            "-join ([Security.Cryptography.SHA256]::Create().ComputeHash($bytes) | "
            "ForEach-Object { $_.ToString('x2') })"
        ),
    )
