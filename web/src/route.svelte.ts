/**
 * Where one is: `#/` home, `#/table/ID`, `#/join/ID/INVITATION`, `#/watch/ID/TOKEN`, `#/device/CODE`, `#/rules/GAME`. Everything is in the
 * fragment, which browsers never send, so no invitation ends up in a server's log.
 */

export interface Route {
  page: string;
  parts: string[];
}

function read(): Route {
  const [page = "", ...parts] = location.hash.replace(/^#\/?/, "").split("/").map(decodeURIComponent);
  return { page, parts };
}

let current = $state.raw<Route>(read());
addEventListener("hashchange", () => {
  current = read();
});

export const route = () => current;
export const path = (...parts: string[]): string => `#/${parts.map(encodeURIComponent).join("/")}`;
export function visit(...parts: string[]): void {
  location.hash = path(...parts);
}
export const linkTo = (...parts: string[]): string => new URL(path(...parts), document.baseURI).href;
