import { render } from "svelte/server";
import { expect, test } from "vitest";
import Amount from "../../src/look/Amount.svelte";
import Tip from "../../src/map/frame/Tip.svelte";

const resources = { mana: { one: "a drop of mana", many: "{n} drops of mana" } };

const shown = (component: unknown, props: object): string => render(component as never, { props: props as never }).body;

test("a price is drawn with the icon of its resource, or told in words where there is none", () => {
  expect(shown(Amount, { what: "skill", n: 3, resources })).toMatch(/<svg.*3/s);
  const strange = shown(Amount, { what: "mana", n: 3, resources });
  expect(strange).toContain("3 drops of mana");
  expect(strange).not.toContain("<svg");
});

test("the tip of a place lists all that going there takes", () => {
  const amount = (what: string, n: number) => (what === "mana" ? `${n} drops of mana` : `${n} ${what}`);
  const target = { kind: "go", label: "", cost: { boot: 2, intern: 1, mana: 4, damage: 1 } };
  const box = { p: [0, 0], r: 1, width: 400, height: 300, docked: false, button: "", onGo: null };
  const html = shown(Tip, { t: (id: string) => id, amount, title: "", about: "", target, ...box });
  for (const label of ["2 boot", "1 intern", "4 drops of mana", "1 damage"])
    expect(html).toContain(`aria-label="${label}"`);
  expect(html).toMatch(/>\s*4 drops of mana\s*</);
  expect(html.indexOf("2 boot")).toBeLessThan(html.indexOf("1 damage"));
});
