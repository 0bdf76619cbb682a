import type { Findings } from "../../findings.ts";
import type { Language } from "../../ontology/semantic-type.ts";
import { comesBefore } from "../../rules/time-words.ts";
import { isParticiple } from "../../text/participles.ts";
import type { Mention } from "./mention.ts";
import { reckonedWith } from "./reckoned-with.ts";

/** So far from one name to the next of a list, in characters. */
const GAP = 8;
/** What people do with a message is told by yes and no. */
const reactions = /^(?:converted|viewed|read|geoffnet|geklickt|abierto|ouvert)$/;
const mailings = /^(?:opens|clicks?|clicked|bounces?|bounced|unsubscribes?|unsubscribed)$/;
const states = /^(?:ready|fertig|listo|lista|pret|prete|pronto|pronta)$/;
/** "opened by" is who did it. */
const places = /^(?:at|from|in|on|off|out|up|to)$/;

/** "applied, approved, expires", "collected, received at lab, tested": what follows one another in a list is named by its times. */
export function withDeedsInARow(
  fields: readonly Mention[],
  findings: Pick<Findings, "language" | "found">,
): readonly Mention[] {
  const sorted = fields.toSorted((one, other) => one.start - other.start);
  const { language } = findings;
  const isCounted = reckonedWith(findings);
  const isStep = (field: Mention | undefined): boolean => isDeed(field, language) && !isCounted(field);
  if (isMailing(sorted)) return sorted;
  for (let at = 0; at < sorted.length; ) {
    let end = at;
    while (isStep(sorted[end]) && (end === at || isNext(sorted[end - 1], sorted[end]))) end += 1;
    const process = processIn(sorted.slice(at, end));
    for (const [index, field] of process.entries())
      if (field !== undefined && !isTime(field)) sorted[at + index] = { ...field, hint: "datetime" };
    at = Math.max(end, at + 1);
  }
  return sorted;
}

/** Opens and clicks are counted of what was sent. */
function isMailing(fields: readonly Mention[]): boolean {
  return fields.some(({ words }) => mailings.test(words.at(-1)?.folded ?? ""));
}

function isNext(before: Mention | undefined, next: Mention | undefined): boolean {
  return before !== undefined && next !== undefined && next.start - before.end <= GAP;
}

/** Those of a run that lie between the first and the last which have an order, each at its place. */
function processIn(run: readonly Mention[]): readonly (Mention | undefined)[] {
  if (run.length < 2 || run.every(isTime)) return [];
  if (run.some(({ words }) => reactions.test(words[0]?.folded ?? ""))) return [];
  const names = run.map(({ words }) => nameOf(words.map(({ folded }) => folded)));
  const ordered = names.flatMap((name, at) =>
    names.flatMap((later, next) => (next > at && comesBefore(name, later) ? [at, next] : [])),
  );
  const [first, last] = [Math.min(...ordered), Math.max(...ordered)];
  return run.map((field, at) => (at >= first && at <= last ? field : undefined));
}

/** "received" of "received at lab", but "dropped off". */
function nameOf(words: readonly string[]): readonly string[] {
  const at = words.findIndex((word) => /^(?:at|by|from|on|date)$/.test(word));
  return at < 1 ? words : words.slice(0, at);
}

function isTime({ meaning, hint }: Mention): boolean {
  return hint === "datetime" || meaning.type.type === "date" || meaning.type.type === "datetime";
}

/** A participle alone, or one with where it was done. "12% returned" is a share, and so is yes or no. */
function isDeed(field: Mention | undefined, language: Language): boolean {
  if (field === undefined) return false;
  if (isTime(field)) return true;
  if (field.hint !== null || field.item === null || field.item.founds.some(({ found }) => found.kind === "rate"))
    return false;
  const [first, second] = field.words;
  if (first === undefined || (second !== undefined && !places.test(second.folded))) return false;
  if (field.meaning.type.type === "int" || field.meaning.type.type === "number" || field.meaning.type.type === "id")
    return false;
  return states.test(first.folded) || isParticiple(first.folded, "en") || isParticiple(first.text, language);
}
