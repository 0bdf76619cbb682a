import type { Findings } from "../../../findings.ts";
import type { NeedRequest } from "../../../plan.ts";
import type { DraftNotes } from "../../draft/draft.ts";
import type { NeedReading } from "../quantities/need-reading.ts";
import { findBothBesideSum } from "./both-of-sum.ts";
import { findPartsBeyondWhole } from "./bounds-of-parts.ts";
import { findChildrenApart } from "./children.ts";
import { findContentsAbove } from "./contents.ts";
import { type Count, countsOf, exactOf } from "./counted.ts";
import { findShareApart } from "./counted-share.ts";
import { findTooManyOfTheirOwn } from "./different.ts";
import { findTooManyDrawn } from "./drawn.ts";
import { findTooFewDeeds } from "./each-did.ts";
import { findOddHalves } from "./equal-halves.ts";
import { findOverfilled } from "./filled-capacities.ts";
import { findOtherGrain } from "./grain-and-rows.ts";
import { findGroupsApart } from "./groups-of-each.ts";
import type { Ledger } from "./ledger.ts";
import { findListsApart } from "./listed.ts";
import { findOtherSumOfList } from "./listed-amounts.ts";
import { findYearsApart } from "./months-and-years.ts";
import { findMoreDifferent } from "./more-different.ts";
import { findMoreAmong, findMoreOfAll, findMoreOfNamed, findMoreThanThose } from "./more-than-those.ts";
import { findOtherNumberOfThose } from "./number-of-those.ts";
import { findNumberedAbove } from "./numbered.ts";
import { findTooManyInTurn } from "./one-at-a-time.ts";
import { findMoreThanOneEach } from "./one-of-each.ts";
import { findOnesApart } from "./ones-a-step.ts";
import { findOnesInStretch } from "./ones-in-stretch.ts";
import { findPartAboveTotal } from "./part-above-total.ts";
import { findPartsApart } from "./parts.ts";
import { findPartsBeforeSum } from "./parts-before-sum.ts";
import { findPartsBeyondSum } from "./parts-of-three.ts";
import { findPartsWithinTotal } from "./parts-within-total.ts";
import { findOtherProduct } from "./product-said.ts";
import { findOtherReadings } from "./readings-a-day.ts";
import { findTooFewSeats } from "./seats.ts";
import { findShareAsOtherCount } from "./share-as-count.ts";
import { findMoreSoldThanMade } from "./sold-beyond-made.ts";
import { findOtherWhole } from "./split-amounts.ts";
import { findStepsApart } from "./steps.ts";
import { findStepsWithoutGaps } from "./steps-without-gaps.ts";
import { findSumOfZeros } from "./sum-of-zeros.ts";
import { findSumsApart } from "./sums.ts";
import { findMoreOfThem } from "./them-of-all.ts";
import { findOtherLarger, findOtherTimesAsMany } from "./times-as-many.ts";
import { findTimesInRows } from "./times-in-rows.ts";
import { findOtherTotal } from "./total-of-stretch.ts";
import { findTwoSizes } from "./two-sizes.ts";
import { findTooFewWholeNumbers } from "./unique-whole-numbers.ts";
import { findUsedOnce } from "./used-once.ts";
import { findOverflowing } from "./vessels.ts";

/**
 * Counts that cannot all hold: found by reckoning with what is said, whatever it is said of. Each rule speaks only where one reading
 * of the words is left and its figures do not come out.
 */
export function findAgainstLedger(
  reading: NeedReading,
  findings: Findings,
  request: NeedRequest,
  notes: DraftNotes,
): void {
  const counts = countsOf(reading, findings);
  const rows = rowsOf(findings, counts, request);
  const tell: Ledger["tell"] = (reason, spans, fix) => notes.impossible.push({ reason, spans: [...spans], fix });
  const told = (): number => notes.impossible.length;
  const ledger = { reading, findings, counts, rows, tell };
  findPartsApart(ledger);
  findMoreThanThose(ledger);
  findMoreAmong(ledger);
  findMoreOfNamed(ledger);
  findMoreOfAll(ledger);
  findMoreOfThem(ledger);
  findOddHalves(ledger);
  findStepsWithoutGaps(ledger);
  findShareApart(ledger);
  findShareAsOtherCount(ledger);
  findChildrenApart(ledger);
  findSumsApart(ledger);
  findOtherTotal(ledger);
  findYearsApart(ledger);
  findTooManyOfTheirOwn(ledger);
  findTooManyDrawn(ledger);
  findStepsApart(ledger);
  findOtherReadings(ledger);
  findOtherGrain(ledger);
  findGroupsApart(ledger);
  findOnesApart(ledger);
  findOverfilled(ledger);
  findContentsAbove(ledger);
  findOverflowing(ledger);
  findTooFewSeats(ledger);
  findListsApart(ledger);
  findNumberedAbove(ledger);
  findOtherProduct(ledger);
  findUsedOnce(ledger);
  findTooFewDeeds(ledger);
  findTwoSizes(ledger);
  findOtherWhole(ledger);
  findPartsBeforeSum(ledger);
  findMoreThanOneEach(ledger);
  findTimesInRows(ledger);
  findPartsBeyondWhole(ledger);
  findOtherSumOfList(ledger);
  findPartsBeyondSum(ledger);
  findSumOfZeros(ledger);
  findTooFewWholeNumbers(ledger);
  findBothBesideSum(ledger);
  findOtherTimesAsMany(ledger);
  findOtherLarger(ledger);
  findOtherNumberOfThose(ledger);
  findTooManyInTurn(ledger);
  findMoreDifferent(ledger);
  if (told() === 0) findOnesInStretch(ledger);
  findMoreSoldThanMade(ledger);
  findPartAboveTotal(ledger);
  findPartsWithinTotal(ledger);
}

function rowsOf({ found }: Findings, counts: readonly Count[], request: NeedRequest): Ledger["rows"] {
  if (request.rows !== undefined) return { count: request.rows, span: undefined, insists: true };
  const said = found.filter((each) => each.kind === "rows");
  const [first] = said;
  if (first === undefined || said.some(({ count }) => count !== first.count)) return undefined;
  const counted = counts.find(({ span }) => span.start < first.end && first.start < span.end);
  const isLoose = counted !== undefined && exactOf(counted) === undefined;
  if (isLoose) return undefined;
  return {
    count: first.count,
    span: { start: first.start, end: first.end },
    insists: counted !== undefined && isWhole(counted),
  };
}

/** "5,000 rows in total": all of them, as "exactly 5,000 rows" are. */
function isWhole({ insists, label }: Count): boolean {
  return insists || label.some((each) => /^(?:total|altogether|overall|insgesamt)$/.test(each));
}
