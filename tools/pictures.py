"""Take pictures of every screen at four sizes into build/pictures, to be looked at by people.

Usage: python tools/pictures.py [SCREEN ...]; `make pictures PICTURES="landing rules"` takes only those.
"""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from tests.browser.device import device, own_house
from tests.browser.house import ROOT
from tests.browser.looks import faults
from tests.browser.screens import MOMENTS, SCREENS, Finished

SIZES = {
    "desk": {"width": 1440, "height": 900},
    "small": {"width": 1024, "height": 768},
    "phone": {"width": 390, "height": 844},
    "lying": {"width": 844, "height": 390},
}


def main() -> int:
    """Go through all screens; what looks wrong at first sight is told beside the picture."""
    screens = SCREENS | MOMENTS
    wanted = sys.argv[1:] or list(screens)
    folder = ROOT / "build" / "pictures"
    folder.mkdir(parents=True, exist_ok=True)
    with own_house() as (house, browser):
        finished = Finished(house)
        for name in wanted:
            for size, box in SIZES.items():
                context = device(browser, box, touch=False, likes={"speed": 0, "tips": False})
                page = context.new_page()
                page.goto(house.url)
                screens[name](page, finished)
                wrong = faults(page)
                page.screenshot(path=folder / f"{name}-{size}.png")
                print(f"{name}-{size}.png", *wrong, sep="\n    ", flush=True)
                context.close()
    return 0


if __name__ == "__main__":
    sys.exit(main())
