import { numberOf, textOf } from "../row-values.ts";
import type { Row } from "../statistic.ts";

/** What the statistics of negotiations need of the rows; only negotiations with a last row count. */
export interface NegotiationColumns {
  rows: number;
  acts: number[];
  agreed: number;
  /** Negotiations without an overlap of limits, and how many of them were agreed nevertheless. */
  hopeless: number;
  hopelessAgreed: number;
  /** A concession over the one before it of the same side. */
  concessionRatios: number[];
  /** The buyer's first counter over the list price. */
  firstBids: number[];
  /** The seller's share of the surplus. */
  splits: number[];
  finalPrices: number[];
  utterances: string[];
}

const KEPT_TEXTS = 8_000;

interface OpenNegotiation {
  id: string | null;
  hasBid: boolean;
  /** The last concession of buyer and seller. */
  readonly last: Map<string, number>;
}

export function collectNegotiations(rows: Iterable<Row>): NegotiationColumns {
  const columns: NegotiationColumns = {
    rows: 0,
    acts: [],
    agreed: 0,
    hopeless: 0,
    hopelessAgreed: 0,
    concessionRatios: [],
    firstBids: [],
    splits: [],
    finalPrices: [],
    utterances: [],
  };
  let open: OpenNegotiation = { id: null, hasBid: false, last: new Map() };
  for (const row of rows) {
    columns.rows++;
    const id = textOf(row, "negotiation_id");
    if (id !== open.id) open = { id, hasBid: false, last: new Map() };
    if (columns.utterances.length < KEPT_TEXTS) columns.utterances.push(textOf(row, "utterance") ?? "");
    if (row.act === "counter") readCounter(columns, open, row);
    if (row.outcome !== null) close(columns, row);
  }
  return columns;
}

function readCounter(columns: NegotiationColumns, open: OpenNegotiation, row: Row): void {
  const actor = textOf(row, "actor") ?? "";
  if (actor === "buyer_agent" && !open.hasBid) {
    columns.firstBids.push(numberOf(row, "offer_price") / numberOf(row, "list_price"));
    open.hasBid = true;
  }
  const concession = numberOf(row, "concession");
  if (Number.isNaN(concession)) return;
  const before = open.last.get(actor);
  if (before !== undefined && before > 0) columns.concessionRatios.push(concession / before);
  open.last.set(actor, concession);
}

function close(columns: NegotiationColumns, row: Row): void {
  const limit = numberOf(row, "buyer_limit");
  const reserve = numberOf(row, "seller_reserve");
  const isAgreed = row.outcome === "agreed";
  columns.acts.push(numberOf(row, "round"));
  if (limit < reserve) {
    columns.hopeless++;
    if (isAgreed) columns.hopelessAgreed++;
  }
  if (!isAgreed) return;
  const final = numberOf(row, "final_price");
  columns.agreed++;
  columns.finalPrices.push(final);
  if (limit > reserve) columns.splits.push((final - reserve) / (limit - reserve));
}
