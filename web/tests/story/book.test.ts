// The book as real events tell it: pages, parts, choices, and what stands in the margin. The fixture is a real game's.
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import type { GameEvent } from "../../src/content/view";
import { emphasised, pagesOf, paragraphsOf, partsOf, quoted } from "../../src/story/book";

const events = JSON.parse(
  readFileSync(new URL("../fixtures/three-nights-events.json", import.meta.url), "utf8"),
) as GameEvent[];

describe("pages", () => {
  const pages = pagesOf(events);
  it("are those that were opened, in their order", () => {
    expect(pages.map((page) => page.ref)).toEqual(events.filter((one) => one.code === "passage").map((one) => one.a));
    expect(pages[0]?.title).toBe("A Letter Under the Door");
  });
  it("have all parts that were told, in order, and nothing else as text", () => {
    const told = events.filter((one) => one.code === "story").map((one) => one.page?.text);
    expect(partsOf(pages).map((part) => part.text)).toEqual(told);
    expect(told.length).toBeGreaterThan(2);
  });
  it("keep a choice beside the page that asked", () => {
    const page = pages.find((one) => one.ref === "13");
    const choice = page?.pieces.find((piece) => piece.kind === "choice");
    expect(choice?.text).toBe("Light the lamp and take the stairs.");
    expect(page?.pieces.at(-1)?.seq).toBeGreaterThanOrEqual(choice?.seq ?? 0);
  });
  it("tell in the margin what they did, and not what the game does anyway", () => {
    const codes = pages.flatMap((page) => page.pieces).filter((piece) => piece.kind === "margin");
    expect(codes.map((piece) => piece.code)).toContain("sticker");
    expect(codes.map((piece) => piece.code)).toContain("contract");
    const first = pages[0]?.pieces.filter((piece) => piece.kind === "margin").map((piece) => piece.code) ?? [];
    expect(first).not.toContain("draw"); // the first hands are dealt, which no page did
    expect(codes.map((piece) => piece.code)).not.toContain("play");
  });
  it("are one line each for who skips", () => {
    const short = pagesOf(events, true);
    expect(short.map((page) => page.pieces.filter((piece) => piece.kind === "text").length)).toEqual(
      short.map(() => 1),
    );
    expect(short[0]?.pieces.find((piece) => piece.kind === "text")?.text).toBe(pages[0]?.short);
    expect(short.find((page) => page.ref === "13")?.pieces.some((piece) => piece.kind === "choice")).toBe(true);
  });
});

it("emphasis stands between asterisks, quotation marks are a printer's", () => {
  expect(emphasised('"To *look*," he says.')).toEqual([
    { text: "“To ", em: false },
    { text: "look", em: true },
    { text: ",” he says.", em: false },
  ]);
});

it("quotation marks are those of the language", () => {
  expect(quoted('He *says*: "*No*" - "Yes."', "de")).toBe("He *says*: „*No*“ - „Yes.“");
});

it("paragraphs and lines stay as the author has set them", () => {
  const text = "RECEIPT\n*No.* 1\n\nNobody signs.\n";
  expect(paragraphsOf(text, "en").map((lines) => lines.map((line) => line.map((word) => word.text).join("")))).toEqual([
    ["RECEIPT", "No. 1"],
    ["Nobody signs."],
  ]);
});
