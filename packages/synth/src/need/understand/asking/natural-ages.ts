import type { Reading } from "../../extract/reading.ts";
import type { Span } from "../../findings.ts";
import { fold } from "../../text/fold.ts";
import { ONLY_PHRASES } from "../../text/only-words.ts";
import { singular } from "../../text/stem.ts";
import type { DraftNotes } from "../draft/draft.ts";
import { isSomebody } from "./broad-words.ts";
import type { SaidBound } from "./said-bounds.ts";
import { quoteOf } from "./said-orders.ts";

/** The ages that people are called by. */
const ageGroups: readonly (readonly [noun: RegExp, least: number, most: number])[] = [
  [
    /\b(?:adults?|erwachsene[nr]?|adult[oa]s?|adultes?|mayores de edad|maiores de idade|volljahrig(?:e[nr]?)?)\b/,
    18,
    150,
  ],
  [/\b(?:minors|underage|children|minderjahrig(?:e[nr]?)?|menor(?:es)?|kinder|ninos|ninas|criancas|enfants)\b/, 0, 17],
  [/\b(?:teenagers?|teens|adolescents?)\b/, 10, 19],
  [/\b(?:infants?|babies|newborns?|sauglinge)\b/, 0, 3],
  [/\b(?:toddlers?)\b/, 0, 5],
  [/\b(?:pensioners?|retirees?|senior citizens|seniors|rentner|jubilados|retraites|aposentados)\b/, 40, 150],
  [/\b(?:centenarians?)\b/, 100, 150],
];

/** The ages of people who are called by a word. */
export function ageGroupOf(word: string): { readonly least: number; readonly most: number } | undefined {
  const group = ageGroups.find(([noun]) => noun.test(word));
  return group === undefined ? undefined : { least: group[1], most: group[2] };
}

/** So many years a need may count more or fewer people among them. */
const ROOM = 4;
const REACH = 40;
const onlies = `${ONLY_PHRASES}|reserve(?:e|es|s)? aux|so`;

/** "adults aged 5 to 10", "a gym for adults only, members aged 5-80": ages that none of those has. */
export function findAgesOfOthers(reading: Reading, text: string, said: readonly SaidBound[], notes: DraftNotes): void {
  const folded = fold(text);
  const all = ageGroups.filter((_, index) => onlyOf[index]?.test(folded) === true);
  const aged = /\b(?:aged|im alter von) (\d{3,4})\b(?! ?(?:to|and|or|-|–|bis|und)\b)/.exec(folded);
  if (aged !== null && Number(aged[1]) > OLDEST && ofPeople(reading))
    tellBeyondLife({ start: aged.index, end: aged.index + aged[0].length }, reading, notes);
  for (const bound of said) {
    const isAge = /(?:^| )(?:age|alter|edad|idad)$/.test(bound.of);
    if (!isAge || (bound.unit !== undefined && bound.unit !== "year") || isNumberOfThem(bound, folded)) continue;
    if (
      isBeyondLife(bound) &&
      ages.test(folded.slice(Math.max(0, bound.span.start - 12), bound.span.end + 10)) &&
      ofPeople(reading)
    ) {
      tellBeyondLife(bound.span, reading, notes);
      continue;
    }
    const clauses = folded.slice(0, bound.span.start).split(/[,;:.]/);
    const own = clauses.at(-1) ?? "";
    // "newborn babies on the ward, all aged between 30 and 50"
    const clause = ofThem.test(own) ? `${clauses.at(-2) ?? ""}${own}` : own.slice(-REACH);
    const near = ageGroups.filter(([noun]) => noun.test(clause));
    const [group, ...others] = near.length > 0 ? near : bound.relative === undefined ? all : [];
    if (group === undefined || others.length > 0 || !isOutside(bound, group)) continue;
    const called = group[0].exec(folded)?.[0] ?? "them";
    notes.impossible.push({
      reason: `"${quoteOf(reading, bound.span)}": some or all of that age are none of the ${called}`,
      spans: [bound.span],
      fix: `say an age of ${called} that fits`,
    });
  }
}

/** "nights 1-14, adults 1–4": how many of them there are, and not how old they are. */
function isNumberOfThem({ span, unit }: SaidBound, folded: string): boolean {
  const before = folded.slice(Math.max(0, span.start - REACH), span.start);
  return unit === undefined && ageGroups.some(([noun]) => new RegExp(`${noun.source}[ :=]*$`).test(before));
}

const ofThem =
  /^ ?(?:all|each|every one|everyone|alle|todos|todas|tous|toutes|cada uno)(?: of them| of these)?(?: (?:are|is|being))?(?: (?:aged|im alter|con edades|ages))? ?$/;

const OLDEST = 130;
const ages = /\b(?:ages?|aged|old|older|alter|jahre|edad|idade|age)\b/;

/** "patients aged 250", "age from 10 to 400" */
function isBeyondLife({ minimum, maximum, mean }: SaidBound): boolean {
  // "born between 1950 and 1965"
  const areYears = (minimum ?? 0) >= 1850 && (maximum ?? 0) <= 2100;
  return !areYears && Math.max(minimum ?? 0, maximum ?? 0, mean ?? 0) > OLDEST;
}

function tellBeyondLife(span: Span, reading: Reading, notes: DraftNotes): void {
  notes.impossible.push({
    reason: `"${quoteOf(reading, span)}": nobody is as old as that`,
    spans: [span],
    fix: "say ages up to 120",
  });
}

/** What is older than people: "trees", "wines". */
const longLived =
  /\b(?:trees?|wines?|buildings?|castles?|churches|artefacts?|artifacts?|coins?|fossils?|rocks?|tortoises?|sharks?|whales?|stars?|vampires?|elves|elf|dwarf|dwarves|characters?|fantasy|days?|weeks?|months?|invalid|errors?|wrong|outliers?|impossible|edge cases?|dirty)\b/;

function ofPeople({ tokens, text, language }: Reading): boolean {
  return !longLived.test(fold(text)) && tokens.some(({ folded }) => isSomebody(singular(folded, language)));
}

/** "adults only", "only for women", "nur Erwachsene", "adults, age …" */
const onlyOf: readonly RegExp[] = ageGroups.map(([noun]) => {
  const group = noun.source.replaceAll("\\b", "");
  return new RegExp(
    `\\b(?:${onlies}) (?:for |fur |para |pour |con |avec |com |mit )?(?:os |as |les |los |las )?${group}\\b(?! (?:and|und|y|et|e|or) )|\\b${group} (?:(?:of|from|aged|over|above|under|ab|von|uber|unter|de|desde|des|a partir de) (?:[\\w+]{1,8} ){1,4})?(?:${onlies})\\b|^(?:[\\d.,]+ )?${group}(?: (?:in|at) [^,:;]{3,30})?(?=[,:;])`,
  );
});

function isOutside({ minimum, maximum, mean }: SaidBound, [, youngest, oldest]: (typeof ageGroups)[number]): boolean {
  const [least, most] = [minimum ?? mean, maximum ?? mean];
  if ((most !== undefined && most < youngest) || (least !== undefined && least > oldest)) return true;
  return (least ?? youngest) < youngest - ROOM || (most ?? oldest) > oldest + ROOM;
}
