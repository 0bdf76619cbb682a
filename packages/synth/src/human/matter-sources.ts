import { lines } from "../language/matter.ts";
import { homeMatters } from "./matters/home.ts";
import { learningMatters } from "./matters/learning.ts";
import { leisureMatters } from "./matters/leisure.ts";
import { peopleMatters } from "./matters/people.ts";
import { serviceMatters } from "./matters/service.ts";
import { shiftMatters } from "./matters/shifts.ts";
import { workMatters } from "./matters/work.ts";
import { termPattern } from "./scenario/normal-text.ts";

/** What a scenario of a family may be about. */
export interface MatterSource {
  readonly id: string;
  /** How scenarios name it, without accents. */
  readonly terms: RegExp;
  /** A noun phrase: "the deposit". */
  readonly topic: string;
  readonly events: readonly { readonly isOnset: boolean; readonly line: string }[];
  /** What the other side says about it with what may be said to that, in the notation of `exchange.ts`. */
  readonly positions: string;
}

/**
 * Texts by family. A matter begins with "= id | terms | topic"; the terms are those of `termPattern`. Lines below it are events
 * ("code goal: clause"), "* " before one with which it begins. "? ", "< " and "! " stand before what the other side asks, says
 * and offers, "= ", "+ " and "- " before replies to the line above. The first matter of a family is the one that is meant where a
 * scenario names none.
 */
const texts: Readonly<Record<string, string>> = {
  ...homeMatters,
  ...workMatters,
  ...peopleMatters,
  ...learningMatters,
  ...leisureMatters,
  ...serviceMatters,
  ...shiftMatters,
};

function readMatters(text: string): readonly MatterSource[] {
  const found: (Omit<MatterSource, "positions"> & {
    events: { isOnset: boolean; line: string }[];
    positions: string;
  })[] = [];
  for (const line of lines(text)) {
    const head = /^= (\w+) \| ([^|]+) \| ([^|]+)$/.exec(line);
    if (head !== null) {
      const [, id = "", terms = "", topic = ""] = head;
      found.push({ id, terms: termPattern(terms), topic, events: [], positions: "" });
      continue;
    }
    const last = found.at(-1);
    if (last === undefined) continue;
    // What the matter begins with is marked by a star, what is said about it by the marks of exchanges.
    if (/^[?<!@=+-][dc]? /.test(line)) last.positions += `${line}\n`;
    else last.events.push({ isOnset: line.startsWith("* "), line: line.replace(/^\* /, "") });
  }
  return found;
}

const read = new Map<string, readonly MatterSource[]>();

/** The matters of a family, the usual one first; empty where none is written. */
export function mattersOf(family: string): readonly MatterSource[] {
  const known = read.get(family);
  if (known !== undefined) return known;
  const made = readMatters(texts[family] ?? "");
  read.set(family, made);
  return made;
}

/** The matter of an id, or null. */
export function matterOf(family: string, id: string | null): MatterSource | null {
  return mattersOf(family).find((matter) => matter.id === id) ?? null;
}

/** The matter that a normal text names with most letters, the earliest of equals; the usual one counts less, and is meant where none is named. */
export function matterIn(family: string, text: string): MatterSource | null {
  let best: MatterSource | null = null;
  let most = 0;
  for (const matter of mattersOf(family)) {
    const hits = [...text.matchAll(matter.terms)];
    const first = hits[0]?.index ?? text.length;
    // Longer terms say more: "ran away" more than "dog".
    const length = [...new Set(hits.map(([hit]) => hit))].reduce((sum, hit) => sum + hit.length, 0);
    const isUsual = matter === mattersOf(family)[0];
    const score = length * (isUsual ? 0.35 : 1) - first / (2 * text.length + 1);
    if (hits.length > 0 && score > most) {
      most = score;
      best = matter;
    }
  }
  return best ?? mattersOf(family)[0] ?? null;
}
