"""Close the campaigns of this checkout into vaults: `make vault`, and part of every set-up and of every wheel.

python tools/vault.py            write src/burgle/campaigns/*.vault, those of past releases (campaigns/released) included
python tools/vault.py --check    say which of them differ from their sources; exit code 1 if any does
"""

from __future__ import annotations

import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
SOURCES = ROOT / "campaigns"
SHELF = ROOT / "src" / "burgle" / "campaigns"


def build(root: Path = ROOT, check: bool = False) -> list[str]:
    """Write what is missing or old; give the names of those files."""
    sys.path.insert(0, str(root / "src"))
    from burgle.campaign.pack import read_pack
    from burgle.campaign.vault import vault_name, write_vault

    changed = []
    shelf = root / "src" / "burgle" / "campaigns"
    closed = {file.name: file.read_bytes() for file in sorted((root / "campaigns" / "released").glob("*.vault"))}
    for folder in sorted(path.parent for path in (root / "campaigns").glob("*/pack.toml")):
        pack, _ = read_pack(folder)
        closed.setdefault(vault_name(pack), write_vault(pack))  # a box that was released stays as it is
    for name, data in closed.items():
        file = shelf / name
        if not file.is_file() or file.read_bytes() != data:
            changed.append(file.name)
            if not check:
                shelf.mkdir(exist_ok=True)
                file.write_bytes(data)
    return changed


def main() -> int:
    """Do what the command line says."""
    check = "--check" in sys.argv[1:]
    for name in build(check=check):
        print(f"burgle: {name} {'is not what its sources say' if check else 'closed'}")
        if check:
            return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
