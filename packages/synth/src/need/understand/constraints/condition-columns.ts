import type { Found } from "../../findings.ts";
import { isFormOf } from "../../text/inflections.ts";
import { statesOf } from "../../text/opposed-states.ts";
import { isParticiple } from "../../text/participles.ts";
import { singular } from "../../text/stem.ts";
import { type DraftField, type DraftTable, isTime } from "../draft/draft.ts";
import { memberOf } from "../draft/members.ts";
import { addStated } from "../draft/stated.ts";
import { ofFrame } from "../meaning/known-meaning.ts";
import type { Item } from "../words/items.ts";
import type { Lookup } from "../words/lookup.ts";
import { phraseKey, wordsOf } from "../words/phrase.ts";
import { quotedWords } from "../words/pieces.ts";
import type { sitesOf } from "./attach.ts";
import { flagCalled } from "./flag-called.ts";
import { addSaid, enumerationOf, flagOfRate } from "./said-fields.ts";

type OnlyWhen = Extract<Found, { kind: "onlyWhen" }>;

/**
 * "CSAT 1-5 only on closed tickets", "refund amount only for refunded ones": where no column tells which those are, the domain's own
 * status does, or else a flag.
 */
export function addConditionColumns(sites: ReturnType<typeof sitesOf>, table: DraftTable, lookup: Lookup): void {
  for (const { found, item } of sites) {
    const state = found.kind === "onlyWhen" && found.value === undefined ? stateOf(found, table, lookup) : undefined;
    if (state !== undefined && found.kind === "onlyWhen" && !isTold(state, found, table))
      addColumn(state, found, item, table, lookup);
  }
}

const fillers = /^(?:the|those|these|all|any)\s+/i;
const ones = /^(?:ones?|rows?|cases?|records?)$/i;

/** The one word for what has been done to the rows, without the noun for them. */
function stateOf(
  { when, only, left }: OnlyWhen,
  { name, frame }: DraftTable,
  { language, words }: Lookup,
): string | undefined {
  // "csat 1-5 empty until solved" says it of what stands before.
  if (only !== true && left !== "") return undefined;
  const [state = "", noun, ...more] = wordsOf(when.replace(fillers, ""));
  const rows = new Set([...name.split("_"), ...wordsOf(frame?.record ?? "")]);
  // "support chats, …, CSAT only on closed chats": said before, whatever a row is called.
  const isSaidBefore = noun !== undefined && words.filter(({ folded }) => folded === noun.toLowerCase()).length > 1;
  const isOfRows = noun === undefined || ones.test(noun) || rows.has(singular(noun)) || isSaidBefore;
  return isOfRows && more.length === 0 && isParticiple(state, language) ? state.toLowerCase() : undefined;
}

const statuses = /(?:^|_)(?:status|state|outcome|result|decision|stage)$/;

/** A column tells it, or a status whose members nobody said may; a time that is called after it is missing by itself. */
function isTold(state: string, { left }: OnlyWhen, table: DraftTable): boolean {
  const isOf = ({ name }: DraftField): boolean => name.split("_").some((part) => isFormOf(part, state));
  const opposites = statesOf(state).flatMap(({ opposite }) => opposite);
  return (
    [state, ...opposites].some((each) => flagCalled(each, table) !== undefined) ||
    table.fields.some((field) => field.type === "enum" && field.source === "stated" && statuses.test(field.name)) ||
    table.fields.some((field) => field.type === "enum" && memberOf(field, state) !== undefined) ||
    table.fields.some((field) => isTime(field) && isOf(field)) ||
    wordsOf(left).some((word) => isFormOf(word, state) && /(?:^|\s)(?:at|on|date|time|day)(?:\s|$)/i.test(left))
  );
}

const judged = /^(?:open|closed|rejected|approved)$/;

function addColumn(state: string, { start, end }: OnlyWhen, item: Item, table: DraftTable, lookup: Lookup): void {
  const { frame, vocabulary } = lookup;
  const member = frame === null ? undefined : vocabulary.frameMember(frame, phraseKey([state]));
  const type = member === undefined ? undefined : vocabulary.types.get(member.field.type);
  if (member !== undefined && type !== undefined && statuses.test(member.field.name)) {
    const meaning = {
      words: [],
      field: member.field,
      type: ofFrame(member.field, type),
      by: "frame",
      confidence: 0.7,
    } as const;
    const { sentence } = item;
    addStated(table, { meaning, item, sentence, listed: true, hint: null, unit: null, words: [], start, end });
    return;
  }
  // What is closed or approved in some rows is open or rejected in the others.
  const [other] = statesOf(state).flatMap(({ opposite: [first = ""] }) => (judged.test(first) ? [first] : []));
  if (other !== undefined) {
    const words = quotedWords("status", { start, end }, lookup.language);
    const status = addSaid(enumerationOf(words), words, { start, end }, item, table);
    status.model = { kind: "choice", values: [other, state] };
    return;
  }
  flagOfRate({ kind: "rate", rate: 0.5, about: true, of: state, start, end }, item, [state], table, lookup);
}
