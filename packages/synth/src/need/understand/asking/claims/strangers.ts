import { type Reading, tokenFrom, word } from "../../../extract/reading.ts";
import type { Findings, Span } from "../../../findings.ts";
import { fold } from "../../../text/fold.ts";
import type { DraftNotes } from "../../draft/draft.ts";
import { clauseAround, foldedOf } from "../quantities/clauses.ts";
import { quoteOf } from "../said-orders.ts";
import type { Claim } from "./claim.ts";
import { isCategoryName } from "./exclusive.ts";
import { kindsOf } from "./one-kind.ts";
import { splitsOf } from "./split.ts";

const insisting =
  /\b(?:all|every|each|only|always|either|one of|is|are|exactly|must be|can only be|can be|exclusively|alle|jede[rs]?|nur|immer|entweder|todos|todas|cada|solo|siempre|tous|toutes|chaque|seulement|toujours|apenas|sempre)\b/;

/** A list that leaves no room for other values. */
interface Closed {
  readonly values: readonly string[];
  /** The word before it: the "priority" of "priority low or medium". */
  readonly name: string;
  /** It is said, with its name, that it can be nothing else. */
  readonly isWhole?: boolean;
  readonly span: Span;
}

/** "either red or green: 40% red, 40% green, 20% amber", "all have priority low or medium, 15% with priority urgent". */
export function findStrangers(
  reading: Reading,
  { found }: Findings,
  claims: readonly Claim[],
  { impossible }: DraftNotes,
): void {
  const splits = splitsOf(reading, claims);
  for (const list of [
    ...found.flatMap((each) => closedList(reading, each)),
    ...closedPair(reading),
    ...confinedLists(reading),
  ]) {
    const isNamed = (label: string): boolean => label.split(" ").some((each) => list.values.includes(each));
    const strange =
      claims.find((claim) => claim.rate > 0 && !claim.isOfPart && isStrange(claim, list)) ??
      splits.flatMap(({ labels, claims: run }) =>
        labels.some(isNamed) ? run.filter((_, index) => !isNamed(labels[index] ?? "")) : [],
      )[0];
    if (strange === undefined) continue;
    impossible.push({
      reason: `"${quoteOf(reading, list.span)}" leaves no room for "${quoteOf(reading, strange.span)}"`,
      spans: [list.span, strange.span],
      fix: "add that value to the list, or leave its share out",
    });
    return;
  }
}

/** "must be open or closed", also where it was not found to be a list. */
function closedPair({ text }: Reading): readonly Closed[] {
  const said = /\b(?:must be|can only be|can be|is|are|either|only)(?: either| only)? ([a-z]+) or ([a-z]+)\b/.exec(
    fold(text),
  );
  if (said === null) return [];
  const span = { start: said.index, end: said.index + said[0].length };
  return [{ values: said.slice(1), name: "", span }];
}

const confining =
  "(?:can only be|may only be|must only be|must be|has to be|is only ever|is always|is only|only ever|is limited to|is restricted to|kann nur|darf nur|ist immer|ist nur|solo puede ser|debe ser|ne peut etre que|est toujours|est limitee? a|so pode ser|deve ser)";
const article = "(?:one of |either |exactly one of |eine[rs]? von |entweder |uno de |une? des? |um de )?";
const value = "[\\p{L}\\d_-]{1,24}(?: (?!or |oder |o |ou )[\\p{L}_-]{2,24})?";
const confined = new RegExp(
  `(?<name>[\\p{L}_]{3,30}) ${confining}:? ${article}(?<values>${value}(?:(?: ?, ?| ?/ ?)${value}){0,8}(?:,? (?:or|oder|o|ou) ${value}| ?/ ?${value}))(?! \\p{L}|\\p{L})`,
  "gu",
);
const MOST = 8;

/** "status can only be todo, doing or done": what it may be is told whole, with its name. */
function confinedLists({ text }: Reading): readonly Closed[] {
  const folded = fold(text);
  if (folded.length !== text.length) return [];
  return [...folded.matchAll(confined)]
    .slice(0, MOST)
    .map(({ index, 0: said, groups: { name = "", values = "" } = {} }) => ({
      values: values.split(/ ?[,/] ?| (?:or|oder|ou|o) /).flatMap((each) => each.trim().split(" ")),
      name,
      isWhole: true,
      span: { start: index, end: index + said.length },
    }));
}

function closedList(reading: Reading, members: Findings["found"][number]): readonly Closed[] {
  if (members.kind !== "members") return [];
  const { start, end } = members;
  const at = tokenFrom(reading, 0, start);
  const [from, next] = clauseAround(reading, at);
  if (!insisting.test(foldedOf(reading, from, next))) return [];
  const values = members.values.flatMap((value) => fold(value).split(" "));
  return [{ values, name: word(reading, at - 1), span: { start, end } }];
}

/** "priority urgent" by its name, "electric" by what the listed ones are members of. */
function isStrange({ facts, isEither, range, before }: Claim, { name, values, isWhole }: Closed): boolean {
  const [fact, ...others] = facts;
  if (fact === undefined || others.length > 0 || fact.isDenied || isEither || range !== undefined) return false;
  const own = fact.words.filter((each) => each !== name);
  const [value = ""] = own;
  if (own.length !== 1 || values.includes(value)) return false;
  // "10% have status blocked", but "payment must be card or cash, 20% payment late"
  if (isWhole === true && own.length < fact.words.length) return isCategoryName(name) && !before && !/\d/.test(value);
  const kinds = values.map((each) => kindsOf(each));
  const isOfKind = [...kindsOf(value)].some((kind) => kinds.every((each) => each.has(kind)));
  return isOfKind || (own.length < fact.words.length && kindsOf(value).size > 0);
}
