import { findingsOf } from "../extract/findings.ts";
import { withoutRevealing } from "../extract/instruction.ts";
import type { Findings, Found } from "../findings.ts";
import type { Frame } from "../frames/frame.ts";
import { frames } from "../frames/frames.ts";
import { ontology } from "../ontology/ontology.ts";
import type { NeedRequest, Understanding } from "../plan.ts";
import { ROW_LIMIT } from "../row-limit.ts";
import { languageOf } from "../text/language.ts";
import { normalise } from "../text/normalise.ts";
import { readability } from "../text/readability.ts";
import { findContradictions } from "./asking/contradictions.ts";
import { findContradictionsOfFields } from "./asking/field-contradictions.ts";
import { readNeed } from "./asking/quantities/need-reading.ts";
import { type Doubt, questionsFor } from "./asking/questions.ts";
import type { Reckoned } from "./asking/reckoning/reckoning.ts";
import { rowsImplied } from "./asking/rows-implied.ts";
import { refusalOf } from "./asking/safety/refusal.ts";
import { toldOnce } from "./asking/told-once.ts";
import { assemble } from "./assemble.ts";
import type { DraftNotes, DraftTable } from "./draft/draft.ts";
import type { Made } from "./draft/made.ts";
import { say } from "./draft/saying.ts";
import { settleCodes } from "./enough-codes.ts";
import { assembleTables } from "./linked.ts";
import { bestFrame, framesFor } from "./meaning/frame-choice.ts";
import { type TablesAsked, tablesAsked } from "./meaning/tables.ts";
import { withAcrossMembers } from "./mentions/across-members.ts";
import { withBoundedMembers } from "./mentions/bounded-members.ts";
import { withChoices } from "./mentions/choices.ts";
import { headless, isClosed } from "./mentions/column-list.ts";
import { withConstants } from "./mentions/constants.ts";
import { withDoerChoices } from "./mentions/doer-choices.ts";
import { withEvenMembers } from "./mentions/even-members.ts";
import { withEventLists } from "./mentions/event-lists.ts";
import { withExplainedWindows } from "./mentions/explained-windows.ts";
import { withoutFalseFindings } from "./mentions/false-findings.ts";
import { withKindsOfTables } from "./mentions/kinds-of-tables.ts";
import { withoutNamesBeforeColumns } from "./mentions/listed-columns.ts";
import { mentionsOf } from "./mentions/mentions.ts";
import { withNamedDoers } from "./mentions/named-doers.ts";
import { withNamedShares, withSharesOfMembers } from "./mentions/named-shares.ts";
import { withNamesOfThings } from "./mentions/names-of-things.ts";
import { withOnlyKinds } from "./mentions/only-kinds.ts";
import { ownerOf } from "./mentions/owner.ts";
import { withRatesOfMembers } from "./mentions/rates-of-members.ts";
import { ownNoun, recordOf, titleOf } from "./mentions/record-name.ts";
import { withRowChoices } from "./mentions/row-choices.ts";
import { withSlashedItems } from "./mentions/slashed-items.ts";
import { withSpacedChoices } from "./mentions/spaced-choices.ts";
import { withStarShares } from "./mentions/star-shares.ts";
import { withTrainedClasses } from "./mentions/trained-classes.ts";
import { withUnmarkedMembers } from "./mentions/unmarked-members.ts";
import { planOf } from "./published-plan.ts";
import { withoutAsides } from "./words/asides.ts";
import { withAskedOfOurs } from "./words/asked-of-ours.ts";
import { withHeads } from "./words/elliptic-names.ts";
import { withFlagsOfCases } from "./words/flags-of-cases.ts";
import { type Item, itemsOf } from "./words/items.ts";
import { withListsApart } from "./words/lists-apart.ts";
import type { Lookup } from "./words/lookup.ts";
import { piecesOf, tokensAsWords } from "./words/pieces.ts";
import { spelled } from "./words/spelling.ts";
import { withTwinUnits } from "./words/twin-units.ts";
import { type Vocabulary, vocabularyOf } from "./words/vocabulary.ts";

let vocabulary: Vocabulary | undefined;

/** From free words to a typed plan, or to why there is none. Pure: the same request is understood the same way for ever. */
export function understand(request: NeedRequest): Understanding {
  vocabulary ??= vocabularyOf(ontology, frames);
  return understandWith(vocabulary, request);
}

/** The same, with words of one's own. */
export function understandWith(words: Vocabulary, request: NeedRequest): Understanding {
  const readable = readability(request.need);
  if (readable.kind !== "ok") return { kind: "unreadable", reason: readable.reason };
  const text = withFlagsOfCases(withTwinUnits(withListsApart(withAskedOfOurs(normalise(request.need)))));
  const { text: need, slips } = spelled(text, languageOf(text), words);
  const found = withNamedShares(
    withoutFalseFindings(withExplainedWindows(findingsOf(need, request.today)), words),
    words,
  );
  const parted = withSpacedChoices(
    withSlashedItems(withEventLists(withTrainedClasses(withKindsOfTables(found, words)), words), words),
    words,
  );
  const told = withDoerChoices(withNamesOfThings(withAcrossMembers(withOnlyKinds(parted, words), words), words));
  const members = withRowChoices(withChoices(withNamedDoers(withUnmarkedMembers(told, words))));
  const findings = withConstants(
    withStarShares(withBoundedMembers(withEvenMembers(withSharesOfMembers(withRatesOfMembers(members))))),
    words,
  );
  const refusal =
    refusalOf(withoutRevealing(text)) ??
    (findings.text === text ? undefined : refusalOf(withoutRevealing(findings.text)));
  if (refusal !== undefined) return { kind: "refused", ...refusal };
  const items = headless(withoutAsides(withHeads(itemsOf(piecesOf(findings)), findings.language)), words);
  const scored = framesFor(findings, items, words);
  const best = bestFrame(scored);
  const asked = tablesAsked(findings, items, words, scored);
  const reading = readNeed(findings, request.today);
  const make = (rows: number | undefined): { readonly made: Made; readonly notes: DraftNotes } => {
    const notes: DraftNotes = { constraints: [], assumptions: [], taken: new Set(), impossible: [] };
    notes.assumptions.push(...slips.map(({ written, meant }) => `read "${written}" as "${meant}"`));
    sayDelivery(findings, notes);
    findContradictions(reading, findings, request, notes);
    const counted = rows === undefined ? request : { ...request, rows };
    const made =
      asked === undefined
        ? oneTable(counted, findings, items, best?.frame ?? null, words, notes)
        : linkedTables(counted, findings, items, asked, words, notes);
    findContradictionsOfFields(reading, findings, made, notes);
    settleCodes(made, notes);
    return { made, notes };
  };
  const reckoned = rowsImplied(findings, reading);
  const first = make(undefined);
  // "a sample of 5,000 of our 14 million": what was counted is not what is asked for.
  const isLess = reckoned.sure && reckoned.rows >= 1 && reckoned.rows <= ROW_LIMIT && first.made.wanted > ROW_LIMIT;
  const isMore = isGuessed(first.made, findings) && isDeliverable(reckoned) && reckoned.rows > first.made.wanted;
  const { made, notes } = (isLess || isMore) && request.rows === undefined ? make(Math.round(reckoned.rows)) : first;
  if (isMore && made !== first.made)
    notes.assumptions.push(`${made.wanted} rows, which the numbers of the need come to`);
  if (notes.impossible.length > 0) {
    const columns = made.tables.flatMap(({ fields }) => fields.map(({ name }) => name));
    return { kind: "impossible", reasons: toldOnce(notes.impossible, columns) };
  }
  const plan = planOf(request, findings, made, scored, best, notes);
  const doubt: Doubt = {
    vocabulary: words,
    tables: asked?.tables.map(({ noun }) => noun) ?? [],
    mentions: made.mentions,
    items,
    wanted: made.wanted,
    reckoned,
    rowsInRequest: request.rows !== undefined,
  };
  const questions = questionsFor(findings, plan, doubt);
  if (questions.length === 0) return { kind: "planned", plan };
  const assumed = questions.map(({ question, default: taken }) => `asked "${question}", taken: ${taken}`);
  const supposed = { ...plan, assumptions: [...plan.assumptions, ...assumed] };
  return request.assume === true ? { kind: "planned", plan: supposed } : { kind: "unclear", questions, plan: supposed };
}

function isDeliverable({ rows, whole }: Reckoned): boolean {
  return whole === true && rows >= 1 && rows <= ROW_LIMIT;
}

/** Nobody said how many rows there are, and they were not reckoned step by step: as many as are counted, or some for each of them. */
function isGuessed({ tables: [table, ...others], rowsSource, isUnbounded }: Made, { found }: Findings): boolean {
  if (others.length > 0 || found.some(({ kind }) => kind === "rows")) return false;
  return rowsSource !== "implied" || isUnbounded === true || table?.layout.kind === "groups";
}

function oneTable(
  request: NeedRequest,
  findings: Findings,
  items: readonly Item[],
  frame: Frame | null,
  words: Vocabulary,
  notes: DraftNotes,
): Made {
  const lookup: Lookup = {
    vocabulary: words,
    language: findings.language,
    known: new Map(),
    words: tokensAsWords(findings),
    frame,
  };
  const record = recordOf(findings, items, frame, words);
  const owner = ownerOf(frame, record);
  const mentions = withoutNamesBeforeColumns(mentionsOf(findings, items, lookup, owner), findings);
  const table: DraftTable = {
    name: record,
    title: frame?.title ?? titleOf(record, items),
    frame,
    fields: [],
    rows: 0,
    layout: { kind: "rows" },
    subjects: [],
    relations: [],
    duplicates: undefined,
  };
  const closed = isClosed(findings, items, mentions);
  const material = {
    request,
    findings,
    items,
    mentions,
    lookup,
    owner,
    closed,
    linked: false,
    besideLists: false,
    noun: ownNoun(findings, items, frame, words),
    settled: new Set<Found>(),
    rows: undefined,
  };
  return { tables: [table], mentions, frame, ...assemble(table, material, notes) };
}

function linkedTables(
  request: NeedRequest,
  findings: Findings,
  items: readonly Item[],
  asked: TablesAsked,
  words: Vocabulary,
  notes: DraftNotes,
): Made {
  say(
    notes,
    null,
    null,
    "tables",
    `${asked.tables.length} linked tables: ${asked.tables.map((table) => table.noun).join(", ")}`,
    { tables: asked.tables.length },
    asked.found ?? null,
  );
  return assembleTables(request, findings, items, asked, words, notes);
}

const deliveredFormats: ReadonlySet<string> = new Set(["json", "ndjson", "csv", "parquet", "arrow"]);

/** Format, seed and language are about the delivery, not its rows. */
function sayDelivery(findings: Findings, notes: DraftNotes): void {
  for (const found of findings.found) {
    if (found.kind === "format") {
      const isDelivered = deliveredFormats.has(found.format);
      const words = isDelivered ? `delivered as ${found.format}` : `asked for as ${found.format}`;
      say(notes, null, null, "format", words, { format: found.format }, found);
      if (!isDelivered)
        notes.assumptions.push(`${found.format} is not delivered: JSON, NDJSON, CSV, Parquet and Arrow are`);
    }
    if (found.kind === "errand" && found.budget !== undefined)
      notes.assumptions.push(`a budget of ${found.budget} is what the rows may cost: compare it with the quote`);
    if (found.kind === "seed")
      say(notes, null, null, "seed", `made from seed ${found.seed}`, { seed: found.seed }, found);
    else if (found.kind === "locale")
      say(notes, null, null, "locale", `in the language ${found.locale}`, { locale: found.locale }, found);
  }
}
