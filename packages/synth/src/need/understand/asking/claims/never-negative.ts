import { foldInPlace } from "../../../text/fold.ts";
import type { DraftNotes } from "../../draft/draft.ts";
import type { NeedReading } from "../quantities/need-reading.ts";
import { quotesOf } from "../said-orders.ts";

const zero = "(?:zero|null|cero|0(?![\\d.,]\\d|\\d|%))";
const below = `(?:below|under|less than|lower than|unter|kleiner als|(?:por )?(?:debajo|abajo) de|bajo|inferior(?:es)? a|menor(?:es)? (?:que|a)|(?:en|au)[- ]dessous de|inferieure?s? a|abaixo de|a baixo de) ${zero}`;
const negative = `(?:negati[vf]\\p{L}{0,3}|${below})`;
const never =
  "(?:never|not|cannot|can't|nie|niemals|nicht|nunca|jamas|no(?: puede(?:n)?| debe(?:n)?)?|jamais|nao(?: pode| deve)?)";
const small = "(?:(?!and |und |y |et |e |but |or )[\\p{L}']{1,12} ){0,3}?";
/** "balance never below zero", "Marge nie negativ". */
const bound = new RegExp(`\\b(?<name>\\p{L}[\\p{L}_]{2,24}) ${small}${never} ${small}${negative}(?!\\p{L})`, "gu");
/** "8% with a negative balance", "5 % mit negativer Marge", "8% com saldo negativo", "10% of balances below zero". */
const share =
  /\b(?<rate>\d{1,2}(?:[.,]\d{1,2})?) ?(?:%|percent|prozent)(?<said>(?: (?!not |never |no |nie |nicht |keine |nunca |sin |sans |sem |without |ohne |non)[\p{L}_']{1,16}){1,8})/gu;
const isNegative = new RegExp(`\\b${negative}(?!\\p{L})`, "u");

/** "balance never below zero, and 8% with a negative balance": a share of the rows below what none is below. */
export function findNegativeOfNever(reading: NeedReading, { impossible }: DraftNotes): void {
  const folded = foldInPlace(reading.text);
  const limits = [...folded.matchAll(bound)];
  if (limits.length === 0) return;
  for (const some of folded.matchAll(share)) {
    const said = `${some.groups?.["said"] ?? ""}${/^ 0\b(?![.,]\d)/.exec(folded.slice(some.index + some[0].length))?.[0] ?? ""}`;
    if (Number(some.groups?.["rate"]?.replace(",", ".")) <= 0 || !isNegative.test(said)) continue;
    const limit = limits.find(({ groups }) => said.split(" ").some((each) => isName(each, groups?.["name"] ?? "")));
    if (limit === undefined) continue;
    const spans = [
      { start: limit.index, end: limit.index + limit[0].length },
      { start: some.index, end: some.index + some[0].length },
    ].sort((one, other) => one.start - other.start);
    impossible.push({
      reason: `${quotesOf(reading, spans)}: none is below zero, and some are`,
      spans,
      fix: "allow values below zero, or leave their share out",
    });
    return;
  }
}

/** The plural of a name, too: "balances". */
function isName(one: string, name: string): boolean {
  return one === name || one === `${name}s` || one === `${name}n`;
}
