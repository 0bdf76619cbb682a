import { MS_PER_DAY } from "../../engine/calendar.ts";
import type { Findings, Found } from "../findings.ts";
import type { Language } from "../ontology/semantic-type.ts";
import { fold } from "../text/fold.ts";
import { languageOf } from "../text/language.ts";
import { normalise } from "../text/normalise.ts";
import { singular } from "../text/stem.ts";
import { tokensOf } from "../text/tokens.ts";
import { belongsAt } from "./belongs.ts";
import { blankThingsAt } from "./blank-things.ts";
import { cadenceAt } from "./cadence.ts";
import { caseClauseAt } from "./case-clauses.ts";
import { withCaseRanges } from "./case-ranges.ts";
import { chargeAt } from "./charge.ts";
import { clockLengthAt } from "./clock-lengths.ts";
import { comparisonAt } from "./comparison.ts";
import { correlationAt } from "./correlation.ts";
import { countedPartsAt } from "./counted-parts.ts";
import { decidedAt } from "./decided.ts";
import { decimalsAt } from "./decimals.ts";
import { withDeedsMeant } from "./deed-meant.ts";
import { deedShareAt } from "./deed-shares.ts";
import { defectAt } from "./defects.ts";
import { differAt } from "./differ.ts";
import { distributionAt } from "./distribution.ts";
import { duplicatesAt } from "./duplicates.ts";
import { entitiesAt } from "./entities.ts";
import { errandsIn } from "./errand.ts";
import { exactlyAt } from "./exactly.ts";
import { exceptionOfOneAt } from "./exception-of-one.ts";
import { flaggedShareAt, lackOfFlaggedAt } from "./flagged-share.ts";
import { formatAt } from "./format.ts";
import { gapAt, laterAt, sameDayOrLaterAt, termAt } from "./gap.ts";
import { groupRatesAt } from "./group-rates.ts";
import { hoursAt } from "./hours.ts";
import { instructionSpans } from "./instruction.ts";
import { leftToUs } from "./left-to-us.ts";
import { limitExceededAt } from "./limit-exceeded.ts";
import { withLinesOfTables } from "./lines-of-tables.ts";
import { localeAt } from "./locale.ts";
import { memberFiguresAt } from "./member-figures.ts";
import { membersAt } from "./members.ts";
import { notAtOnceAt } from "./not-at-once.ts";
import { nullsAt } from "./nulls.ts";
import { offsetAt } from "./offset.ts";
import { onesHaveAt } from "./ones-have.ts";
import { onlyThoseCanAt } from "./only-those-can.ts";
import { onlyWhenAt } from "./only-when.ts";
import { paceAt } from "./pace.ts";
import { withPaceOfEach } from "./pace-of-each.ts";
import { perParentFirst } from "./per-parent-first.ts";
import { percentilesAt } from "./percentiles.ts";
import { withPesosOfPlace } from "./pesos.ts";
import { placeAt } from "./place.ts";
import { pointScaleAt } from "./point-scale.ts";
import { prefixAt } from "./prefix.ts";
import { rangeAt } from "./range.ts";
import { rateAt } from "./rate.ts";
import { type Extractor, readingOf } from "./reading.ts";
import { rowGrainAt } from "./row-grain.ts";
import { rowsAt } from "./rows.ts";
import { seedAt } from "./seed.ts";
import { shapeAt } from "./shape.ts";
import { withShareOfLast } from "./share-of-last.ts";
import { sharesAt } from "./shares.ts";
import { withSharesOfAmounts } from "./shares-of-amounts.ts";
import { inOrderAt, sortedAt } from "./sorting.ts";
import { standingAmountAt } from "./standing-amounts.ts";
import { stepAt } from "./steps.ts";
import { withTableSizes } from "./table-sizes.ts";
import { tablesAt } from "./tables.ts";
import { withTails } from "./tails.ts";
import { tendencyAt } from "./tendency.ts";
import { textLengthAt } from "./text-length.ts";
import { thanBeforeAt } from "./than-before.ts";
import { thoseHaveAt } from "./those-have.ts";
import { thresholdAt } from "./threshold.ts";
import { tiersAt } from "./tiers.ts";
import { toldOfRowsAt } from "./told-of-rows.ts";
import { uniqueAt } from "./uniqueness.ts";
import { unitOfFieldAt } from "./unit.ts";
import { withUnitsOfCompared } from "./units-of-compared.ts";
import { weekdaysAt } from "./weekdays.ts";
import { withWholeSides } from "./whole-sides.ts";
import { windowAt } from "./window.ts";
import { withWrittenThings } from "./written-things.ts";

/** The most specific first: of two findings of equal length the one that stands earlier here is kept. */
const extractors: readonly Extractor[] = [
  rowsAt,
  tablesAt,
  offsetAt,
  gapAt,
  laterAt,
  sameDayOrLaterAt,
  thanBeforeAt,
  termAt,
  differAt,
  rowGrainAt,
  belongsAt,
  perParentFirst,
  notAtOnceAt,
  tendencyAt,
  standingAmountAt,
  exceptionOfOneAt,
  toldOfRowsAt,
  paceAt,
  tiersAt,
  memberFiguresAt,
  groupRatesAt,
  decidedAt,
  limitExceededAt,
  thresholdAt,
  caseClauseAt,
  onlyThoseCanAt,
  onlyWhenAt,
  lackOfFlaggedAt,
  thoseHaveAt,
  onesHaveAt,
  comparisonAt,
  correlationAt,
  chargeAt,
  countedPartsAt,
  sharesAt,
  uniqueAt,
  defectAt,
  duplicatesAt,
  nullsAt,
  clockLengthAt,
  windowAt,
  hoursAt,
  cadenceAt,
  weekdaysAt,
  percentilesAt,
  distributionAt,
  flaggedShareAt,
  deedShareAt,
  blankThingsAt,
  rateAt,
  pointScaleAt,
  textLengthAt,
  rangeAt,
  shapeAt,
  prefixAt,
  stepAt,
  seedAt,
  formatAt,
  decimalsAt,
  localeAt,
  exactlyAt,
  membersAt,
  entitiesAt,
  sortedAt,
  inOrderAt,
  placeAt,
  unitOfFieldAt,
];

interface Candidate {
  readonly found: Found;
  readonly rank: number;
  /** The token at which it was looked for. */
  readonly at: number;
}

/**
 * What a need says beside the names of its fields: counts, bounds, rates, lists, windows, places. `today` (YYYY-MM-DD) is the day
 * on which "the last 90 days" end. Where two findings overlap the longer one stands, then the more specific one.
 */
export function findingsOf(need: string, today: string): Findings {
  const text = normalise(need);
  const language = languageOf(text);
  const tokens = tokensOf(text, language);
  const reading = {
    ...readingOf(text, tokens, language, Math.floor(Date.parse(today) / MS_PER_DAY)),
    stepped: false,
  };
  reading.stepped = tokens.some((_, at) => cadenceAt(reading, at) !== undefined);
  const taken = new Uint8Array(text.length);
  const kept: Found[] = [];
  const keep = (found: Found): void => {
    if (found.end <= found.start || taken.subarray(found.start, found.end).includes(1)) return;
    taken.fill(1, found.start, found.end);
    kept.push(found);
  };
  for (const span of instructionSpans(text)) keep({ kind: "instruction", ...span });
  for (const errand of [...errandsIn(text), ...leftToUs(text)]) keep(errand);
  const candidates: Candidate[] = [];
  // One extractor over all tokens, then the next: its code and its tables stay near.
  extractors.forEach((extract, rank) => {
    for (let at = 0; at < tokens.length; at++) {
      const found = extract(reading, at);
      if (found !== undefined) candidates.push({ found, rank, at });
    }
  });
  candidates.sort((a, b) => a.at - b.at || a.rank - b.rank);
  const said = new Set(candidates.flatMap(({ found }) => (found.kind === "members" ? found.values.map(fold) : [])));
  for (const { found } of candidates) if (isSetting(found, text)) keep(found);
  const columns = new Set([...bracketsOfTables(candidates, text), ...namesBehindExamples(candidates)]);
  candidates.sort((a, b) => length(b) - length(a) || a.rank - b.rank || a.found.start - b.found.start);
  for (const { found } of candidates) if (!isShareOfMember(found, said) && !columns.has(found)) keep(found);
  return {
    text,
    language,
    tokens,
    found: together.reduce<readonly Found[]>((found, step) => step(found, text, language), kept),
  };
}

/** What findings say beside one another: each step sees what the one before has made of them. */
const together: readonly ((found: readonly Found[], text: string, language: Language) => readonly Found[])[] = [
  (found) => found.map(withWholeSides),
  withWrittenThings,
  withTails,
  withBandsOfMembers,
  withThings,
  withTableSizes,
  withLinesOfTables,
  (found) => found.toSorted((a, b) => a.start - b.start),
  withCaseRanges,
  withPaceOfEach,
  withShareOfLast,
  withDeedsMeant,
  withSharesOfAmounts,
  withPesosOfPlace,
  withUnitsOfCompared,
];

/** What is found out of each of many samples. */
const assayed =
  /\b(?:germline|somatic|variants?|snps?|vcf|sequencing|amplicon|rna-?seq|gene expression|methylation|proteomics?|metabolomics?|microbiome|16s|otus?|transcripts?|transcriptom\p{L}+|genotyping)\b/iu;

const things = /^[\d.,]+k? (?:[\p{L}-]+ ){0,2}(sample|specimen|instance|observation)s(?!\p{L})/iu;

/** "40 samples, 30k rows", "variant calls, 200 samples": where rows are counted as such, samples and the like are things that rows speak of. */
function withThings(found: readonly Found[], text: string): Found[] {
  const isPlain = (each: Found): boolean =>
    each.kind === "rows" && /(?:rows|records|entries|lines)$/i.test(text.slice(each.start, each.end));
  if (!found.some(isPlain) && !assayed.test(text)) return [...found];
  return found.map((each) => {
    if (each.kind !== "rows") return each;
    const { start, end, count } = each;
    const said = things.exec(text.slice(start));
    // "40 tumour samples"
    return said === null || start + said[0].length < end
      ? each
      : { kind: "entities", noun: (said[1] ?? "").toLowerCase(), count, start, end: start + said[0].length };
  });
}

/** "grade A/B/C. A 90 and above, B 80-89, C below": members that are named elsewhere are no further column. */
function withBandsOfMembers(found: readonly Found[]): readonly Found[] {
  const key = (values: readonly string[]): string => values.map(fold).sort().join("|");
  const lists = new Set(
    found.flatMap((each) => (each.kind === "members" && each.bands === undefined ? [key(each.values)] : [])),
  );
  return found.map((each) =>
    each.kind === "members" && each.bands !== undefined && lists.has(key(each.values))
      ? { kind: "bands", values: each.values, bands: each.bands, start: each.start, end: each.end }
      : each,
  );
}

/** "two tables: 90 doctors (specialty, city) and 800 visits (date, fee)": there brackets and colons behind what is counted hold columns. */
function bracketsOfTables(candidates: readonly Candidate[], text: string): ReadonlySet<Found> {
  const isLinked = candidates.some(
    ({ found }) =>
      (found.kind === "tables" && found.count >= 2) || (found.kind === "belongs" && found.least === undefined),
  );
  const ends = new Set(
    candidates.flatMap(({ found }) => (found.kind === "entities" ? [found.end, found.end + 1] : [])),
  );
  const nouns = new Set(
    candidates.flatMap(({ found }) => (found.kind === "entities" ? [found.noun.split(" ").at(-1) ?? ""] : [])),
  );
  const columns = candidates.filter(
    ({ found }) =>
      found.kind === "members" &&
      ((text[found.start] === "(" && ends.has(found.start)) ||
        // "200 pupils and 1,800 results: birth year, class; subject, mark"
        (text.slice(found.start - 2, found.start) === ": " && ends.has(found.start - 2)) ||
        // "400 members and 5,000 visits. Members: plan, join date."
        nouns.has(headingBefore(text, found.start)) ||
        // "300 orders (customer, date) and their items (sku, qty)"
        (text[found.start] === "(" && /\b(?:their|its) (?:\p{L}+ )?\p{L}+s $/u.test(text.slice(0, found.start)))),
  );
  return new Set(isLinked ? columns.map(({ found }) => found) : []);
}

/** "key such as OPS-2024-117, owner": behind an example of a code stands the next column, unless that is a code as well. */
function namesBehindExamples(candidates: readonly Candidate[]): readonly Found[] {
  const ends = new Map(candidates.flatMap(({ found }) => (found.kind === "shape" ? [[found.start, found.end]] : [])));
  return candidates.flatMap(({ found }) => {
    const end = found.kind === "members" ? ends.get(found.start) : undefined;
    if (found.kind !== "members" || end === undefined || end >= found.end) return [];
    return found.values.slice(1).some((value) => /^[^\s]*\d[^\s]*$/.test(value)) ? [] : [found];
  });
}

/** The word of a heading right before a place, in its singular. */
function headingBefore(text: string, at: number): string {
  const heading = /(?:^|[.;:\n] ?)(?:\p{L}+ )?(\p{L}+): $/u.exec(text.slice(Math.max(0, at - 50), at))?.[1];
  return heading === undefined ? "?" : singular(fold(heading));
}

/** "rows=2500", "LIMIT 20000", "members=300" can be nothing else, whatever stands beside them. */
function isSetting({ kind, start, end }: Found, text: string): boolean {
  // "and one of 4,800 parcels" is no share.
  if (kind === "tables") return true;
  if (kind !== "rows" && kind !== "entities" && kind !== "format" && kind !== "seed") return false;
  return /^(?:[a-z_]+=[^\s,;|=]+|limit \d+)$/i.test(text.slice(start, end));
}

/** "cause: ice, wind, service. Service is 40 % of them": a share of the rows, and no sum. */
function isShareOfMember(found: Found, members: ReadonlySet<string>): boolean {
  if (found.kind !== "comparison" || !/^0?\.\d+ \* /.test(found.right)) return false;
  return (
    members.has(fold(found.left)) || /(?:them|these|those|all|lines|rows|records|entries|cases)$/.test(found.right)
  );
}

function length({ found }: Candidate): number {
  return found.end - found.start;
}
