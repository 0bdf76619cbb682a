import { type Reading, tokenFrom, word } from "../../../extract/reading.ts";
import type { Findings, Span } from "../../../findings.ts";
import { fold } from "../../../text/fold.ts";
import type { DraftNotes } from "../../draft/draft.ts";
import { clauseAround, foldedOf } from "../quantities/clauses.ts";
import { quoteOf } from "../said-orders.ts";
import type { Claim } from "./claim.ts";
import { kindsOf } from "./one-kind.ts";
import { type Split, splitsOf } from "./split.ts";

const closed = /\b(?:either|only|one of|must be|is|are|exactly|nur|entweder|solo|seulement|apenas)\b/;
const either = /\b(?:must be|can only be|can be|is|are|either|only)(?: either| only)? ([a-z]+) or ([a-z]+)\b/;
const numbers = "zero one two three four five six seven eight nine ten".split(" ");
const NEAR = 40;

/** "either red or green: 40% red, 40% green, 20% amber", "two colours: 40% red, 40% green, 20% amber". */
export function findStrangers(
  reading: Reading,
  { found }: Findings,
  claims: readonly Claim[],
  notes: DraftNotes,
): void {
  findStrangeValue(reading, found, claims, notes);
  for (const split of splitsOf(reading, claims)) {
    const [first] = split.spans;
    if (first === undefined) continue;
    const list = listBeside(reading, found, split, first) ?? pairBefore(reading, split);
    if (list !== undefined) {
      notes.impossible.push({
        reason: `"${quoteOf(reading, list.span)}" leaves no room for "${list.strange.join(", ")}", of which a share is asked`,
        spans: [list.span, ...split.spans],
        fix: `add ${list.strange.join(", ")} to the values, or leave the share out`,
      });
      return;
    }
    findOtherCount(reading, split, first, notes);
  }
}

const insisting =
  /\b(?:all|every|each|only|always|either|must be|can only be|exclusively|alle|jede[rs]?|nur|immer|todos|todas|cada|solo|siempre|tous|toutes|chaque|seulement|toujours|apenas|sempre)\b/;

/** "all tickets have priority low or medium, 15% with priority urgent": a share of a value that the list leaves out. */
function findStrangeValue(
  reading: Reading,
  found: Findings["found"],
  claims: readonly Claim[],
  { impossible }: DraftNotes,
): void {
  for (const members of found) {
    if (members.kind !== "members") continue;
    const at = tokenFrom(reading, 0, members.start);
    const [from, next] = clauseAround(reading, at);
    if (!insisting.test(foldedOf(reading, from, next))) continue;
    const values = members.values.flatMap((value) => fold(value).split(" "));
    const name = word(reading, at - 1);
    const strange = claims.find((claim) => claim.rate > 0 && !claim.isOfPart && isStrange(claim, name, values));
    if (strange === undefined) continue;
    const span = { start: members.start, end: members.end };
    impossible.push({
      reason: `"${quoteOf(reading, span)}" leaves no room for "${quoteOf(reading, strange.span)}"`,
      spans: [span, strange.span],
      fix: "add that value to the list, or leave its share out",
    });
    return;
  }
}

/** "priority urgent" by its name, "electric" by what the listed ones are members of. */
function isStrange({ facts, isEither, range }: Claim, name: string, values: readonly string[]): boolean {
  const [fact, ...others] = facts;
  if (fact === undefined || others.length > 0 || fact.isDenied || isEither || range !== undefined) return false;
  const own = fact.words.filter((each) => each !== name);
  const [value = ""] = own;
  if (own.length !== 1 || values.includes(value)) return false;
  const kinds = values.map((each) => kindsOf(each));
  const isOfKind = [...kindsOf(value)].some((kind) => kinds.every((each) => each.has(kind)));
  return isOfKind || (own.length < fact.words.length && kindsOf(value).size > 0);
}

interface Listed {
  readonly span: Span;
  readonly strange: readonly string[];
}

/** Members that were listed near the shares, without one that has a share. */
function listBeside(reading: Reading, found: Findings["found"], { labels }: Split, first: Span): Listed | undefined {
  for (const members of found) {
    if (members.kind !== "members") continue;
    const said = fold(reading.text.slice(Math.max(0, members.start - 20), members.end));
    const apart = members.end <= first.start ? first.start - members.end : members.start - first.end;
    if (apart < 0 || apart > NEAR || !closed.test(said)) continue;
    const values = members.values.map((value) => fold(value).replace(/^(?:either|only|one of|entweder) /, ""));
    const strange = labels.filter(
      (label) => !values.some((value) => value.split(" ").some((word) => label.split(" ").includes(word))),
    );
    if (strange.length > 0 && strange.length < labels.length)
      return { span: { start: members.start, end: members.end }, strange };
  }
  return undefined;
}

/** "is either open or closed" */
function pairBefore(reading: Reading, { labels }: Split): Listed | undefined {
  const said = either.exec(fold(reading.text));
  if (said === null) return undefined;
  const pair = [said[1] ?? "", said[2] ?? ""];
  const strange = labels.filter((label) => !pair.includes(label));
  if (strange.length === 0 || !pair.every((value) => labels.includes(value))) return undefined;
  return { span: { start: said.index, end: said.index + said[0].length }, strange };
}

/** "two colours: 40% red, 40% green, 20% amber" */
function findOtherCount(
  reading: Reading,
  { claims, labels, total, spans }: Split,
  first: Span,
  notes: DraftNotes,
): void {
  const before = fold(reading.text.slice(Math.max(0, first.start - 60), first.start));
  const counted = /\b(two|three|four|five|six|seven|eight|nine|ten|\d{1,2}) [a-z]+s\b[ :(,=-]{0,4}(?:of which )?$/.exec(
    before,
  );
  const count = counted === null ? undefined : Math.max(numbers.indexOf(counted[1] ?? ""), Number(counted[1]) || 0);
  if (counted === null || count === claims.length || Math.abs(total - 1) > 0.011 || !/[:(]\s*$/.test(before)) return;
  const start = Math.max(0, first.start - 60) + counted.index;
  notes.impossible.push({
    reason: `"${counted[0].replace(/[ :(,=-]+$/, "")}" and ${claims.length} shares (${labels.join(", ")}): their numbers differ`,
    spans: [{ start, end: start + counted[0].length }, ...spans],
    fix: `say ${claims.length} of them, or ${count ?? ""} shares`,
  });
}
