import type { Found } from "../findings.ts";
import { phraseFrom } from "./clause.ts";
import { isWord, type Reading, spanOf, word } from "./reading.ts";

const ups = /^(?:higher|more|greater|larger|bigger|longer|older|high|long|many|large)$/;
const downs = /^(?:lower|less|fewer|smaller|shorter|younger|low|short|few|small)$/;
/** Who does it: the rows themselves, by whatever name. */
const those =
  /^(?:people|persons?|those|ones|(?:customers?|users?|employees?|subscribers?|members?|patients?|clients?|accounts?|borrowers?|students?|buyers?|applicants?|players?|households?|loans?|orders?|visitors?|leads?|drivers?))$/;
const fillers = /^(?:should|must|will|would|tend|to|are|is|be|also|usually|generally|typically|then)$/;
/** What those who leave are called. */
const leaving = /^(?:leaves?|quits?|churns?|cancels?|unsubscribes?)$/;
const LONGEST = 3;

/** "people with shorter tenure should leave more often", "borrowers with a lower score are more likely to default". */
export function oftenerAt(reading: Reading, at: number): Found | undefined {
  if (!those.test(word(reading, at)) || word(reading, at + 1) !== "with") return undefined;
  const adjective = /^(?:a|an|the)$/.test(word(reading, at + 2)) ? at + 3 : at + 2;
  const amount = signOf(word(reading, adjective));
  const right = amount === undefined ? undefined : phraseFrom(reading, adjective + 1, LONGEST, stops);
  if (amount === undefined || right === undefined) return undefined;
  let verb = right.next;
  while (verb < right.next + 3 && fillers.test(word(reading, verb))) verb += 1;
  const said = verbFirst(reading, verb) ?? likely(reading, verb);
  if (said === undefined) return undefined;
  const left = leaving.test(said.verb) ? "churned" : said.verb;
  const sign = amount === said.often ? 1 : -1;
  return { kind: "correlation", left, right: right.text, sign, ...spanOf(reading, at, said.next) };
}

const stops = new Set(
  "should tend leave leaves churn churns cancel cancels default defaults convert buy return click respond quit recover die".split(
    " ",
  ),
);

interface Said {
  readonly verb: string;
  readonly often: 1 | -1;
  readonly next: number;
}

/** "leave more often", "churn less" */
function verbFirst(reading: Reading, at: number): Said | undefined {
  const often = degree(word(reading, at + 1));
  if (!isWord(reading, at) || often === undefined) return undefined;
  const next = /^(?:often|frequently)$/.test(word(reading, at + 2)) ? at + 3 : at + 2;
  return { verb: word(reading, at), often, next };
}

/** "more likely to default" */
function likely(reading: Reading, at: number): Said | undefined {
  const often = degree(word(reading, at));
  if (often === undefined || word(reading, at + 1) !== "likely" || word(reading, at + 2) !== "to") return undefined;
  return isWord(reading, at + 3) ? { verb: word(reading, at + 3), often, next: at + 4 } : undefined;
}

function degree(text: string): 1 | -1 | undefined {
  return text === "more" ? 1 : text === "less" ? -1 : undefined;
}

function signOf(text: string): 1 | -1 | undefined {
  return ups.test(text) ? 1 : downs.test(text) ? -1 : undefined;
}
