"""Take pictures of screens at the sizes people have, into build/pictures, to be looked at by people.

Usage: python tools/pictures.py [SCREEN ...] [SIZE ...] [de] [light] [anew]; `make pictures PICTURES="landing rules de phone"`
takes only those, in German. Words that stand for several screens: tables, moments, ends, texts, campaign. A screen is
walked to once and then seen at every size of a desk, and once more on a phone; `anew` walks there for each size.
"""

import argparse
import sys
from collections.abc import Iterator
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from playwright.sync_api import Browser, Error, Page

from tests.browser.campaign_screens import CAMPAIGN
from tests.browser.device import device, own_house
from tests.browser.house import ROOT, House
from tests.browser.looks import faults, illegible
from tests.browser.screens import MOMENTS, SCREENS, Finished
from tests.browser.words import speak

SIZES = {
    "vast": {"width": 2560, "height": 1440},
    "wide": {"width": 1920, "height": 1080},
    "desk": {"width": 1440, "height": 900},
    "small": {"width": 1024, "height": 768},
    "phone": {"width": 390, "height": 844},
    "lying": {"width": 844, "height": 390},
}
HELD = ("phone", "lying")  # in a hand
ALL = SCREENS | MOMENTS | CAMPAIGN
GROUPS = {
    "tables": [name for name in SCREENS if name.startswith("table-")],
    "moments": list(MOMENTS),
    "ends": [name for name in SCREENS if name.startswith(("score-", "replay"))],
    "texts": [name for name in SCREENS if name.startswith(("rules", "cards", "lessons"))],
    "campaign": list(CAMPAIGN),
}
SETTLED = "() => new Promise((done) => requestAnimationFrame(() => setTimeout(done, 400, true)))"


class Camera:
    """Goes to screens with devices of all sizes, and takes pictures there."""

    def __init__(self, browser: Browser, house: House, likes: dict[str, object]) -> None:
        self.browser, self.house, self.likes, self.finished = browser, house, likes, Finished(house)

    def take(self, name: str, sizes: list[str]) -> Iterator[tuple[str, Page]]:
        """Walk to a screen at the first of these sizes; gives the page at each of them."""
        context = device(self.browser, SIZES[sizes[0]], touch=False, likes=self.likes)
        page = context.new_page()
        page.goto(self.house.url)
        ALL[name](page, self.finished)
        for size in sizes:
            page.set_viewport_size(SIZES[size])  # type: ignore[arg-type]
            page.wait_for_function(SETTLED)
            yield size, page
        context.close()


def main() -> int:
    """Go through the screens; what looks wrong at first sight is told beside the picture."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("what", nargs="*", choices=[*ALL, *GROUPS, *SIZES, "de", "light", "anew"], metavar="WHAT")
    said = parser.parse_args().what
    lang = "de" if "de" in said else "en"
    mode = "light" if "light" in said else "dark"
    speak(lang)
    sizes = [size for size in SIZES if size in said] or list(SIZES)
    desks = [size for size in sizes if size not in HELD]
    held = [size for size in sizes if size in HELD]
    walks = [[size] for size in sizes] if "anew" in said else [one for one in (desks, held) if one]
    wanted = [name for one in said for name in GROUPS.get(one, [one] if one in ALL else [])] or list(ALL)
    folder = ROOT / "build" / "pictures"
    folder.mkdir(parents=True, exist_ok=True)
    lost = []  # screens that nobody got to
    with own_house() as (house, browser):
        camera = Camera(browser, house, {"speed": 0, "tips": False, "lang": lang, "mode": mode})
        for name in wanted:
            for walk in walks:
                try:
                    for size, page in camera.take(name, walk):
                        file = f"{name}-{size}-{lang}{'-light' if mode == 'light' else ''}.png"
                        page.screenshot(path=folder / file)
                        print(file, *faults(page), *illegible(page, name), sep="\n    ", flush=True)
                except (Error, AssertionError) as error:
                    lost.append(f"{name}, {walk[0]}: {error}")
    print(*lost, sep="\n")
    return 1 if lost else 0


if __name__ == "__main__":
    sys.exit(main())
