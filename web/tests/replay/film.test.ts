import { afterEach, expect, it, vi } from "vitest";
import { Film } from "../../src/replay/film";

/** A server whose game has 250 steps, the view of each being its number. */
function server() {
  const asked: string[] = [];
  vi.stubGlobal("fetch", (path: string) => {
    asked.push(path);
    const query = new URL(path, "http://table").searchParams;
    const [seat, first, last] = ["seat", "first", "last"].map((name) => Number(query.get(name)));
    if (seat === 5) return Promise.resolve(new Response("{}", { status: 404 }));
    const count = (last as number) - (first as number);
    const body = {
      seat,
      first,
      view: { turn: first, seat },
      patches: Array.from({ length: count }, (_, i) => [[["turn"], (first as number) + i + 1]]),
      events: Array.from({ length: count + 1 }, (_, i) => [{ seq: (first as number) + i, code: "play" }]),
    };
    return Promise.resolve(new Response(JSON.stringify(body), { headers: { "content-type": "application/json" } }));
  });
  return asked;
}
afterEach(() => vi.unstubAllGlobals());

it("finds any position, fetches each reel once and the next one ahead", async () => {
  const asked = server();
  const film = new Film("r", 250);
  const frame = await film.frame(1, 237);
  expect(frame.view).toMatchObject({ turn: 237, seat: 1 });
  expect(frame.fresh.map((event) => event.seq)).toEqual([237]);
  expect(frame.events.at(0)?.seq).toBe(100); // the reel before is there for the log
  expect(frame.events.at(-1)?.seq).toBe(237);
  await film.frame(1, 250);
  expect(asked.length).toBe(2);
  expect((await film.frame(-1, 60)).view).toMatchObject({ turn: 60, seat: -1 });
  expect(asked.length).toBe(4); // 0 to 99, and 100 to 199 ahead
});

it("asks again after a failure", async () => {
  const asked = server();
  const film = new Film("r", 250);
  await expect(film.frame(5, 3)).rejects.toThrow();
  await expect(film.frame(5, 3)).rejects.toThrow();
  expect(asked.length).toBe(2);
});
