/** A picture of a finished game to send to somebody: who won, everybody's points, and the map in a few strokes. */

import { livery } from "../look/seats";
import type { Sketch } from "../net/remembered";

export interface Standing {
  name: string;
  colour: string;
  points: string;
  note: string;
  won: boolean;
}
export interface Finish {
  headline: string;
  about: string;
  standings: Standing[];
  map: Sketch;
}

const [WIDE, HIGH] = [1200, 630]; // what messengers show whole
const EDGE = 56;

/** Draws it in the colours of the table. */
export async function draw(finish: Finish): Promise<Blob | null> {
  const canvas = document.createElement("canvas");
  canvas.width = WIDE;
  canvas.height = HIGH;
  const pen = canvas.getContext("2d");
  if (!pen) return null;
  const style = getComputedStyle(document.querySelector(".sc") ?? document.documentElement);
  const colour = (name: string) => style.getPropertyValue(name).trim();
  const [back, panel, text, muted, accent] = ["--bg", "--panel", "--text", "--muted", "--accent"].map(colour);
  pen.fillStyle = back ?? "#12100e";
  pen.fillRect(0, 0, WIDE, HIGH);
  glow(pen, 120, 0, 620, accent ?? "#f2b441", 0.22);
  glow(pen, WIDE, HIGH, 560, colour("--accent-2") || accent || "#f2b441", 0.2);
  sketched(pen, finish, accent ?? "#f2b441", back ?? "#12100e");
  const face = (size: number, weight = 600) => `${weight} ${size}px ${style.fontFamily}`;
  pen.textBaseline = "alphabetic";
  pen.fillStyle = accent ?? "#f2b441";
  pen.font = `${colour("--display-weight") || 700} 60px ${colour("--font-display") || style.fontFamily}`;
  pen.fillText(finish.headline, EDGE, 104, WIDE - 2 * EDGE);
  pen.fillStyle = muted ?? "#bbb";
  pen.font = face(28, 500);
  pen.fillText(finish.about, EDGE, 150, WIDE - 2 * EDGE);
  const step = Math.min(88, 380 / finish.standings.length);
  finish.standings.forEach((one, at) => {
    const y = 196 + at * step;
    pen.fillStyle = panel ?? "#222";
    pen.beginPath();
    pen.roundRect(EDGE, y, 590, step - 12, 14);
    pen.fill();
    if (one.won) {
      pen.strokeStyle = accent ?? "#f2b441";
      pen.lineWidth = 3;
      pen.stroke();
    }
    pen.fillStyle = livery(one.colour).fill;
    pen.beginPath();
    pen.roundRect(EDGE, y, 14, step - 12, [14, 0, 0, 14]);
    pen.fill();
    const line = y + (step - 12) / 2 + 11;
    pen.fillStyle = one.won ? (accent ?? "#f2b441") : (text ?? "#fff");
    pen.font = face(32, one.won ? 700 : 600);
    pen.fillText(one.name, EDGE + 36, line, 250);
    pen.fillStyle = muted ?? "#bbb";
    pen.font = face(24, 500);
    pen.fillText(one.note, EDGE + 310, line, 160);
    pen.fillStyle = text ?? "#fff";
    pen.font = face(38, 700);
    pen.textAlign = "right";
    pen.fillText(one.points, EDGE + 566, line + 2);
    pen.textAlign = "left";
  });
  pen.fillStyle = muted ?? "#bbb";
  pen.font = face(26, 600);
  const bag = await loaded("./favicon.svg");
  if (bag) pen.drawImage(bag, EDGE, HIGH - 66, 46, 46);
  pen.fillText("Burgle", EDGE + (bag ? 58 : 0), HIGH - 34);
  return new Promise((done) => canvas.toBlob(done, "image/png"));
}

/** Light in a corner, as the table has it. */
function glow(pen: CanvasRenderingContext2D, x: number, y: number, r: number, colour: string, strength: number): void {
  const light = pen.createRadialGradient(x, y, 0, x, y, r);
  light.addColorStop(0, `color-mix(in srgb, ${colour} ${100 * strength}%, transparent)`);
  light.addColorStop(1, "transparent");
  pen.fillStyle = light;
  pen.fillRect(0, 0, WIDE, HIGH);
}

/** An image, or nothing if it does not come: the picture is made all the same. */
const loaded = (from: string): Promise<HTMLImageElement | null> =>
  new Promise((done) => {
    const image = new Image();
    image.onload = () => done(image);
    image.onerror = () => done(null);
    image.src = from;
  });

function sketched(pen: CanvasRenderingContext2D, { map, standings }: Finish, accent: string, back: string): void {
  const [x, y, w, h] = map.box;
  const [left, top, wide, high] = [680, 186, WIDE - 680 - 44, HIGH - 186 - 40];
  const k = Math.min(wide / w, high / h);
  const at = (px: number, py: number): [number, number] => [
    left + (wide - w * k) / 2 + (px - x) * k,
    top + (high - h * k) / 2 + (py - y) * k,
  ];
  pen.globalAlpha = 0.7;
  pen.fillStyle = pen.strokeStyle = accent;
  pen.lineWidth = 4;
  pen.lineCap = "round";
  for (const [cx, cy, cw, ch] of map.cells) {
    const [px, py] = at(cx, cy);
    pen.beginPath();
    pen.roundRect(px + 2, py + 2, cw * k - 4, ch * k - 4, 6);
    pen.fill();
  }
  for (const [a, b, c, d] of map.lines) {
    pen.beginPath();
    pen.moveTo(...at(a, b));
    pen.lineTo(...at(c, d));
    pen.stroke();
  }
  pen.globalAlpha = 1;
  for (const [px, py] of map.lines.flatMap(([a, b, c, d]) => [at(a, b), at(c, d)])) {
    pen.fillStyle = back;
    pen.beginPath();
    pen.arc(px, py, 7, 0, 2 * Math.PI);
    pen.fill();
    pen.stroke();
  }
  map.pawns.forEach(([px, py, seat], i) => {
    const [sx, sy] = at(px, py);
    pen.fillStyle = livery(standings[seat]?.colour ?? "blue").fill;
    pen.strokeStyle = "#fff";
    pen.beginPath();
    pen.arc(sx + i * 6, sy, 15, 0, 2 * Math.PI);
    pen.fill();
    pen.stroke();
    pen.fillStyle = livery(standings[seat]?.colour ?? "blue").ink;
    pen.font = "700 18px sans-serif";
    pen.textAlign = "center";
    pen.fillText(livery(standings[seat]?.colour ?? "blue").letter, sx + i * 6, sy + 6.5);
    pen.textAlign = "left";
  });
}

/** Hands the picture over: to whatever shares on this device, or as a file. */
export async function share(blob: Blob, name: string, text: string): Promise<void> {
  const file = new File([blob], name, { type: "image/png" });
  if (navigator.canShare?.({ files: [file] })) {
    await navigator.share({ files: [file], text }).catch(() => undefined);
    return;
  }
  const link = document.createElement("a");
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
