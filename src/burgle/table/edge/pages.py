"""Pages: the browser's client where it was built, an honest page where not, health, and the API in words."""

from __future__ import annotations

import asyncio
from html import escape
from pathlib import Path
from typing import Any

from litestar import Request, Response, get
from litestar.openapi.plugins import OpenAPIRenderPlugin
from litestar.params import FromPath

from burgle.games import GAMES
from burgle.table.channels import encode
from burgle.table.edge.desk import desk_of
from burgle.table.edge.openapi import answers
from burgle.table.edge.speech import lang_of
from burgle.table.messages import Refused
from burgle.table.wording import word

AnyRequest = Request[Any, Any, Any]

KINDS = {
    ".html": "text/html", ".js": "text/javascript", ".css": "text/css",
    ".json": "application/json", ".svg": "image/svg+xml", ".png": "image/png", ".ico": "image/x-icon",
    ".woff2": "font/woff2", ".webp": "image/webp", ".txt": "text/plain", ".ogg": "audio/ogg",
    ".mp3": "audio/mpeg", ".ftl": "text/plain", ".webmanifest": "application/manifest+json",
    ".map": "application/json",
}  # fmt: skip
STYLE = """body { font: 1.1rem/1.5 Georgia, serif; max-width: 40rem; margin: 3rem auto; padding: 0 1rem; color: #222;
  background: #faf8f3; } code { background: #eee8da; padding: 0.1em 0.3em; } h1 { letter-spacing: 0.02em; }
table { border-collapse: collapse; } td, th { text-align: left; vertical-align: top; padding: 0.2rem 0.8rem 0.2rem 0; }
@media (prefers-color-scheme: dark) { body { color: #ddd; background: #1c1b19; } code { background: #333; }
a { color: #9cf; } }
"""
ICON = """<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 16"><rect width="16" height="16" rx="3" fill="#0072B2"/>
<path d="M3 11 8 4l5 7z" fill="#F0E442"/></svg>"""
GAMES_IN_WORDS = " or ".join(f"<code>burgle play {game}</code>" for game in GAMES)
NOT_BUILT = f"""<h1>Burgle</h1>
<p>The server runs, but the browser's table was not built into this copy, so there is nothing to click here yet.</p>
<p>You can play all the same:</p>
<ul>
<li>in the terminal: {GAMES_IN_WORDS};</li>
<li>by program: <code>POST /api/tables</code> makes a table, and everything else is in
<a href="/schema">the list of requests</a>.</li>
</ul>
"""


def page(title: str, body: str) -> str:
    """A page of our own, without scripts."""
    head = '<meta charset="utf-8"><meta name="viewport" content="width=device-width"><link rel="icon" href="/icon.svg">'
    style = '<link rel="stylesheet" href="/page.css">'
    return f'<!doctype html><html lang="en"><head>{head}{style}<title>{escape(title)}</title></head><body>{body}</body></html>'


@get("/healthz", summary="Is the server alive?", responses=answers(), sync_to_thread=False)
def healthz() -> dict[str, str]:
    """It answers, so it lives."""
    return {"status": "ok"}


@get("/readyz", summary="Can the server take requests?", responses=answers(ok=dict[str, str], status=503))
async def readyz(request: AnyRequest) -> Response[dict[str, str]]:
    """Not while it stops, and not when nothing can be saved."""
    desk = desk_of(request)
    if desk.stopping:
        return Response({"status": "stopping"}, status_code=503)
    if await asyncio.to_thread(desk.host.house.store.ready):
        return Response({"status": "cannot write"}, status_code=503)
    return Response({"status": "ok"})


@get(["/page.css", "/icon.svg", "/favicon.ico"], include_in_schema=False, sync_to_thread=False)
def furniture(request: AnyRequest) -> Response[str]:
    """What our own pages need."""
    if request.url.path == "/page.css":
        return Response(STYLE, media_type=KINDS[".css"])
    return Response(ICON, media_type=KINDS[".svg"])


@get(["/", "/{path:path}"], include_in_schema=False)
async def client(request: AnyRequest, path: FromPath[str] = "") -> Response[bytes]:
    """A file of the browser's client; addresses without a dot are pages within it."""
    folder = Path(desk_of(request).settings.static)
    name = path.strip("/")
    if name.startswith("api/"):
        return missing(request)
    if not (folder / "index.html").is_file():
        if "." in name.rpartition("/")[2]:
            return missing(request)
        return Response(page("Burgle", NOT_BUILT).encode(), media_type=KINDS[".html"])
    if "." not in name.rpartition("/")[2]:
        name = "index.html"
    wanted = file_in(folder, name)
    if wanted is None:
        return missing(request)
    lasting = "public, max-age=31536000, immutable" if name.startswith("assets/") else "no-cache"
    return Response(
        await asyncio.to_thread(wanted.read_bytes), media_type=KINDS[wanted.suffix], headers={"cache-control": lasting}
    )


def file_in(folder: Path, name: str) -> Path | None:
    """Find a file that may be sent; None also for names that no file can have."""
    try:
        wanted = (folder / name).resolve()
        there = wanted.is_relative_to(folder.resolve()) and wanted.suffix in KINDS and wanted.is_file()
    except (OSError, ValueError):
        return None
    return wanted if there else None


def missing(request: AnyRequest) -> Response[bytes]:
    """Nothing here."""
    told = Refused(key="", error="malformed", text=word("nothing-here", lang_of(request)))
    return Response(encode(told), status_code=404, media_type="application/json")


class PlainReference(OpenAPIRenderPlugin):
    """The API as a page without scripts: the usual ones load theirs from elsewhere, which we do not allow."""

    def render(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:
        """Write all routes down."""
        rows = [
            f"<tr><td><code>{method.upper()} {escape(path)}</code></td><td><b>{escape(route.get('summary') or '')}</b><br>"
            f"{escape(route.get('description') or '')}</td></tr>"
            for path, methods in sorted(openapi_schema["paths"].items())
            for method, route in methods.items()
            if isinstance(route, dict) and "responses" in route
        ]
        intro = (
            "<h1>What a program can ask this server</h1><p>Bodies are <code>application/json</code>; tokens go into "
            "<code>Authorization: Bearer TOKEN</code>. All types are in <a href='/schema/openapi.json'>openapi.json</a>; "
            "live play is on the WebSocket <code>/ws</code>.</p>"
        )
        return page("Burgle: requests", f"{intro}<table>{''.join(rows)}</table>").encode()


ROUTES = [healthz, readyz, furniture, client]
