import type { Found } from "../../findings.ts";
import type { Item } from "../words/items.ts";
import { textOf } from "../words/name-words.ts";
import { stripped } from "../words/noise.ts";
import { quotedWords, type Word } from "../words/pieces.ts";
import { nameBeforeMembers } from "./inline-members.ts";
import { type InlineMembers, isAboutField, mentionInList } from "./mention.ts";
import { named, type Reading } from "./reading.ts";

type RateFound = Extract<Found, { kind: "rate" }>;

/** Members have so many words at most. */
const LONGEST = 3;

/** Members of which only some have a share: "method (pix 55%, card, cash)", "device mobile 65% desktop tablet". */
export function someShares(
  item: Item,
  reading: Reading,
): (InlineMembers & { readonly taken: readonly Found[] }) | undefined {
  return inBrackets(item, reading) ?? inARow(item, reading);
}

function inBrackets(item: Item, reading: Reading): ReturnType<typeof someShares> {
  const { inner, founds } = item;
  const name = stripped(item.words);
  if (name.length === 0 || inner.length < 2 || founds.some(({ found }) => isAboutField(found))) return undefined;
  const members = inner.map((each) => memberIn(each, reading));
  const rates = members.flatMap((member) => (member?.rate === undefined ? [] : [member.rate]));
  // Where one alone has none, it is the rest.
  const isSome = rates.length > 0 && rates.length < members.length - 1;
  if (!isSome || members.some((member) => member === undefined)) return undefined;
  const sum = rates.reduce((total, { rate }) => total + rate, 0);
  if (sum > 1) return undefined;
  const { meaning } = named(name, reading);
  if (meaning.type.type !== "enum" && meaning.type.type !== "string" && meaning.by !== "form") return undefined;
  return {
    mention: mentionInList(meaning, item, name),
    values: members.map((member) => textOf(member?.words ?? [])),
    shares: members.map((member) => member?.rate?.rate),
    taken: rates,
    start: inner[0]?.start ?? item.start,
    end: item.end,
  };
}

/** A member with its share, or alone; anything else is none. */
function memberIn(
  { words, founds, inner }: Item,
  { findings }: Reading,
): { words: readonly Word[]; rate?: RateFound } | undefined {
  const own = stripped(words);
  const [said] = founds;
  // "(55% pix, card, cash)"
  if (words.length === 0 && founds.length === 1 && said?.found.kind === "rate" && said.found.of !== undefined)
    return { words: quotedWords(said.found.of, said.found, findings.language), rate: said.found };
  if (own.length === 0 || own.length > LONGEST || words.length > LONGEST + 1 || inner.length > 0) return undefined;
  const [only, ...others] = founds;
  if (only === undefined) return { words: own };
  const isOwn = only.found.kind === "rate" && only.found.of === undefined && only.at === words.length;
  return isOwn && others.length === 0 && only.found.kind === "rate" ? { words: own, rate: only.found } : undefined;
}

/** The words behind the share were read with it: here they are the other members. */
function inARow(item: Item, reading: Reading): ReturnType<typeof someShares> {
  const [only, ...others] = item.founds;
  if (only?.found.kind !== "rate" || only.found.of === undefined || others.length > 0) return undefined;
  const { found, at } = only;
  if (at !== item.words.length || at < 2) return undefined;
  const head = stripped(item.words);
  const meaning = nameBeforeMembers(head, false, reading);
  if (meaning?.type.model.kind !== "choice") return undefined;
  const first = textOf(head.slice(meaning.words.length));
  const rest = quotedWords(found.of ?? "", found, reading.findings.language).map(({ text }) => text);
  const known = new Set(meaning.type.model.values.map((value) => value.toLowerCase()));
  if (![first, ...rest].every((value) => known.has(value.toLowerCase()))) return undefined;
  return {
    mention: mentionInList(meaning, item, meaning.words),
    values: [first, ...rest],
    shares: [found.rate, ...rest.map(() => undefined)],
    taken: [found],
    start: found.start,
    end: item.end,
  };
}
