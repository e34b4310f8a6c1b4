/** Reading the rulebook: its sections, what a search finds, and texts in pieces that can be marked and linked. */

import type { Rule } from "../../protocol/messages";

export interface Section {
  name: string;
  id: string;
  rules: Rule[];
}
export interface Piece {
  text: string;
  mark?: boolean; // what was searched for
  rule?: string; // the name of another rule
}

export const words = (search: string): string[] => search.toLowerCase().split(/\s+/).filter(Boolean);

export function find(rules: Rule[], search: string): Rule[] {
  const wanted = words(search);
  if (wanted.length === 0) return rules;
  return rules.filter((rule) => {
    const text = `${rule.id} ${rule.section} ${rule.rule}`.toLowerCase();
    return wanted.every((word) => text.includes(word));
  });
}

/** Rules in their sections, in the book's order. Sections are called "3. Resources" or "C. The turn". */
export function sections(rules: Rule[]): Section[] {
  const found: Section[] = [];
  for (const rule of rules) {
    const last = found.at(-1);
    if (last?.name === rule.section) last.rules.push(rule);
    else {
      const id = `s-${rule.section.split(".")[0]}`;
      const twins = found.filter((one) => one.name.split(".")[0] === rule.section.split(".")[0]).length;
      found.push({ name: rule.section, id: twins ? `${id}-${twins + 1}` : id, rules: [rule] });
    }
  }
  return found;
}

const SOURCES = /\s*\[(?:S\d|R|B)\b[^\]]*\]/g; // "[S1 4; S2 5]"
const plain = (text: string): string => text.replace(SOURCES, "").replace(/(\*{1,2}|`)(\S(?:[^*`]*\S)?)\1/g, "$2");

/** What the book says, and what was ruled where it says nothing. Marks of the sources and of print are left out. */
export function parts(rule: Rule): { said: string; ruled: string } {
  const [said = "", ruled = ""] = rule.rule.replace(/^\([A-Z]\) /, "").split(/\s*RULING:\s*/);
  return { said: plain(said), ruled: plain(ruled) };
}

const NAME = "[A-Z][A-Z0-9]-\\d{3}"; // of a rule

/** Cuts a text where other rules are named and where the search hits. */
export function pieces(text: string, search: string): Piece[] {
  const wanted = words(search).map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"));
  const pattern = new RegExp([`\\b${NAME}\\b`, ...wanted].join("|"), "gi");
  const found: Piece[] = [];
  let at = 0;
  for (const hit of text.matchAll(pattern)) {
    if (hit.index > at) found.push({ text: text.slice(at, hit.index) });
    found.push(new RegExp(`^${NAME}$`).test(hit[0]) ? { text: hit[0], rule: hit[0] } : { text: hit[0], mark: true });
    at = hit.index + hit[0].length;
  }
  if (at < text.length) found.push({ text: text.slice(at) });
  return found;
}
