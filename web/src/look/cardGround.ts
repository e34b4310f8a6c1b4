/** The ground behind a card's glyph: one of six, chosen by a hash of the name, in the colours of the card's kind. */

type Trio = readonly [dark: string, mid: string, light: string];

const PALETTES: Record<string, readonly Trio[]> = {
  card: [
    ["#16345f", "#3f86d8", "#9fd2ff"],
    ["#1b2a5c", "#5a6fd6", "#c3cbff"],
    ["#123f4d", "#2f93a6", "#a6ecf0"],
  ],
  reserve: [["#4a3206", "#c08a1c", "#ffe19a"]],
  device: [["#2f1a4e", "#8554c4", "#e0c6ff"]],
  enemy: [
    ["#4d1413", "#b63b2f", "#ffb59a"],
    ["#3f1026", "#a5314f", "#ffb0bd"],
  ],
  event: [["#0f3a36", "#2f8f7b", "#b8f0dc"]],
  role: [["#2a1d4a", "#6f52b0", "#d9caff"]],
  vault: [["#43300a", "#a97d23", "#ffe6a6"]],
  patron: [["#43101c", "#a23a4c", "#ffc2bd"]],
  starter: [["#262c35", "#5f6a79", "#cfd8e2"]],
};

export interface Mark {
  d?: string;
  circle?: [cx: number, cy: number, r: number];
  stroke?: number;
  tone: 0 | 1 | 2;
  opacity: number;
}
export interface CardGround {
  tones: Trio;
  marks: Mark[];
}

function hash(text: string): number {
  let h = 2166136261;
  for (const c of text) h = Math.imul(h ^ c.charCodeAt(0), 16777619);
  return h >>> 0;
}

const round = (n: number) => n.toFixed(1);

function rays(): Mark[] {
  return Array.from({ length: 9 }, (_, i) => {
    const [a, b] = [(i * 40 * Math.PI) / 180, ((i * 40 + 20) * Math.PI) / 180];
    const at = (angle: number) => `${round(50 + 120 * Math.cos(angle))},${round(44 + 120 * Math.sin(angle))}`;
    return { d: `M50,44L${at(a)}L${at(b)}Z`, tone: 1, opacity: 0.38 };
  });
}
const rings = (h: number): Mark[] =>
  [14, 28, 42, 56, 70, 84, 98].map((r) => ({ circle: [h % 2 ? 30 : 70, 34, r], stroke: 5, tone: 1, opacity: 0.4 }));
function moon(h: number): Mark[] {
  const stars: Mark[] = Array.from({ length: 14 }, (_, i) => ({
    circle: [(h >>> i) % 100, (h >>> (i >> 1)) % 60, 0.6 + (i % 3) * 0.5],
    tone: 2,
    opacity: 0.8,
  }));
  return [
    { circle: [64 + (h % 14), 26, 24], tone: 2, opacity: 0.32 },
    { circle: [58 + (h % 14), 22, 24], tone: 0, opacity: 0.5 },
    ...stars,
  ];
}
const stripes = (): Mark[] =>
  Array.from({ length: 18 }, (_, i) => ({ d: `M${(i - 6) * 16},100l60,-110h7l-60,110z`, tone: 1, opacity: 0.33 }));
const arches = (): Mark[] =>
  [0, 1, 2, 3].map((i) => ({
    d: `M${8 + i * 11},100V${46 + i * 8}a${42 - i * 11},${42 - i * 11} 0 0 1 ${84 - i * 22},0V100`,
    stroke: 4,
    tone: 1,
    opacity: 0.5 - 0.08 * i,
  }));
const hills = (): Mark[] => [
  { d: "M0,60Q20,38 42,56T84,50T120,58V100H0Z", tone: 1, opacity: 0.35 },
  { d: "M0,76Q26,56 52,72T110,66V100H0Z", tone: 1, opacity: 0.45 },
];

const GROUNDS = [rays, rings, moon, stripes, arches, hills];

export function cardGround(name: string, kind: string): CardGround {
  const h = hash(name);
  const palettes = PALETTES[kind] ?? (PALETTES.card as readonly Trio[]);
  const ground = GROUNDS[h % GROUNDS.length] as (h: number) => Mark[];
  return { tones: palettes[h % palettes.length] as Trio, marks: ground(h) };
}
