// A map in a few strokes, for a list of games: cells of a dungeon or ways of a board, and where everybody stands.
import type { Catalogue } from "../content/catalogue";
import type { GameView } from "../content/view";
import type { Sketch } from "../net/remembered";
import type { Point } from "./geometry";
import { readAtlas } from "./read";
import { layShip } from "./ship/layout";
import { layDungeon } from "./tiles/dungeon";
import { CELL } from "./tiles/layout";

export function sketch(content: Catalogue, view: GameView): Sketch {
  const atlas = readAtlas(content);
  const whole = (n: number): number => Math.round(n);
  const drawn: Sketch = { box: [0, 0, 1, 1], cells: [], lines: [], pawns: [] };
  let spots: Map<string, Point>;
  if (atlas.tiles.size) {
    const dungeon = layDungeon(atlas, view.tiles ?? []);
    spots = dungeon.spots;
    const { x, y, w, h } = dungeon.box;
    drawn.box = [whole(x), whole(y), whole(w), whole(h)];
    drawn.cells = dungeon.pieces.map(({ corner, piece }) => [whole(corner[0]), whole(corner[1]), CELL, piece.height]);
  } else {
    const ship = layShip(atlas);
    spots = ship.spots;
    const { x, y, w, h } = ship.view;
    drawn.box = [whole(x), whole(y), whole(w), whole(h)];
    drawn.lines = ship.roads.flatMap(({ way }) => {
      const [a, b] = [ship.spots.get(way.a), ship.spots.get(way.b)];
      return a && b ? [[whole(a[0]), whole(a[1]), whole(b[0]), whole(b[1])] as [number, number, number, number]] : [];
    });
  }
  drawn.pawns = view.players.flatMap(({ seat, space }) => {
    const p = space ? spots.get(space) : undefined;
    return p ? [[whole(p[0]), whole(p[1]), seat] as [number, number, number]] : [];
  });
  return drawn;
}
