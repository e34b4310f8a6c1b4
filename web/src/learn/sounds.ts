/** Small sounds for what happens at the table, made on the spot. Everything they tell is in the log as well. */

import type { GameEvent } from "../content/view";
import { likes } from "../net/remembered";

type Note = [pitch: number, at: number, length: number, shape?: OscillatorType, loud?: number];

const TUNES: Record<string, Note[]> = {
  play: [[520, 0, 0.05, "triangle", 0.06]],
  move: [
    [180, 0, 0.06, "triangle", 0.1],
    [150, 0.09, 0.06, "triangle", 0.1],
  ],
  acquire: [
    [660, 0, 0.09, "triangle"],
    [990, 0.07, 0.14, "triangle"],
  ],
  defeat: [
    [240, 0, 0.08, "sawtooth", 0.06],
    [480, 0.07, 0.16, "triangle"],
  ],
  clank: [
    [2100, 0, 0.1, "square", 0.025],
    [2830, 0.02, 0.16, "sine", 0.05],
  ],
  found: [
    [700, 0, 0.1, "sine"],
    [1050, 0.08, 0.18, "sine"],
  ],
  artifact: [
    [523, 0, 0.16, "triangle"],
    [659, 0.1, 0.16, "triangle"],
    [784, 0.2, 0.16, "triangle"],
    [1047, 0.3, 0.4, "triangle"],
  ],
  attack: [
    [70, 0, 0.7, "sawtooth", 0.12],
    [93, 0.1, 0.7, "sawtooth", 0.08],
  ],
  hurt: [[110, 0, 0.22, "square", 0.07]],
  laid: [[130, 0, 0.12, "triangle", 0.16]],
  "your-turn": [
    [659, 0, 0.4, "triangle"],
    [880, 0.16, 0.5, "triangle"],
  ],
  escape: [
    [523, 0, 0.2, "triangle"],
    [784, 0.15, 0.2, "triangle"],
    [1047, 0.3, 0.5, "triangle"],
  ],
};
/** Of what happens at once, the loudest is heard. */
const ORDER = ["escape", "attack", "artifact", "defeat", "acquire", "found", "laid", "hurt", "clank", "move", "play"];

let speaker: AudioContext | null = null;

function sound([pitch, at, length, shape = "sine", loud = 0.1]: Note): void {
  if (!speaker) return;
  const begin = speaker.currentTime + at;
  const note = speaker.createOscillator();
  const gain = speaker.createGain();
  note.type = shape;
  note.frequency.setValueAtTime(pitch, begin);
  gain.gain.setValueAtTime(0.0001, begin);
  gain.gain.exponentialRampToValueAtTime(loud, begin + 0.01);
  gain.gain.exponentialRampToValueAtTime(0.0001, begin + length);
  note.connect(gain).connect(speaker.destination);
  note.start(begin);
  note.stop(begin + length + 0.02);
}

export function ring(tune: string): void {
  try {
    speaker ??= new AudioContext();
    void speaker.resume();
    for (const note of TUNES[tune] ?? []) sound(note);
  } catch {
    // A device without sound.
  }
}

/** Lets what just happened be heard, if that was wished for. */
export function hear(fresh: GameEvent[]): void {
  if (!likes().effects || fresh.length === 0) return;
  const tune = ORDER.find((code) => fresh.some((event) => event.code === code));
  if (tune) ring(tune);
}
