import type { Found } from "../findings.ts";
import { endsPhrase } from "./clause.ts";
import { codeRunAt } from "./code-runs.ts";
import { isLast, isTier } from "./member-list.ts";
import { skip } from "./phrases.ts";
import { behindRatioLeads, figuresAt } from "./ratios.ts";
import { isWord, type Reading, word, written } from "./reading.ts";
import { MOST, type Share, sharesFound, splitNouns } from "./share-parts.ts";

interface Names {
  readonly values: readonly string[];
  /** The token at which the first of them begins. */
  readonly from: number;
  readonly next: number;
}

/** "P1 through P4 at 5/15/50/30 percent", "pending, shipped and delivered 20/30/50": as many figures of a whole as names before. */
export function listedRatioAt(reading: Reading, at: number): Found | undefined {
  const names = runAt(reading, at) ?? listAt(reading, at);
  // "1,000 dogs and cats (55/45)" counts them.
  if (names === undefined || reading.tokens[names.from - 1]?.kind === "number") return undefined;
  const start = behindRatioLeads(reading, names.next);
  // "lead score, win rate 0-100" is a range.
  const figures = figuresAt(reading, start);
  if (figures === undefined || figures.values.length !== names.values.length) return undefined;
  // "members, gender split 70/30 male/female": those that are shared out stand behind.
  if (isWord(reading, figures.next) && word(reading, figures.next + 1) === "/") return undefined;
  let next = figures.next;
  if (word(reading, next) === "percent") next += 1;
  next = skip(reading, next, splitNouns);
  if (word(reading, next) === ")" && written(reading, names.next, start).includes("(")) next += 1;
  const list: readonly Share[] = names.values.map((value, index) => ({ value, share: figures.values[index] ?? 0 }));
  return sharesFound(reading, names.from, next, list);
}

function runAt(reading: Reading, at: number): Names | undefined {
  const run = codeRunAt(reading, at);
  return run === undefined ? undefined : { ...run, from: at };
}

/** Up to two words each, commas between them and "and" or "or" before the last; of the first the last word, behind the noun. */
function listAt(reading: Reading, at: number): Names | undefined {
  const values: string[] = [];
  let from = at;
  let index = at;
  while (values.length < MOST) {
    let next = isTier(reading, index) ? index + 1 : index;
    while (next < index + 2 && isWord(reading, next) && !endsPhrase(word(reading, next))) {
      // "P1, P2 and P3 split 20/30/50"
      if (next > index && skip(reading, next, splitNouns) > next) break;
      next += 1;
    }
    if (next === index) return undefined;
    if (values.length === 0) from = next - 1;
    values.push(written(reading, values.length === 0 ? from : index, next));
    const joint = word(reading, next) === "," ? next + 1 : next;
    if (isLast(reading, joint)) index = joint + 1;
    else if (joint > next) index = joint;
    else return values.length < 2 ? undefined : { values, from, next };
  }
  return undefined;
}
