import type { Findings, Span } from "../../../findings.ts";
import type { NeedReading } from "../quantities/need-reading.ts";
import type { Count } from "./counted.ts";

/** All counts that a need says, to be set against each other. */
export interface Ledger {
  readonly reading: NeedReading;
  readonly findings: Findings;
  readonly counts: readonly Count[];
  /** How many rows there are to be, where it was said; no span where it was said beside the need. */
  readonly rows: { readonly count: number; readonly span: Span | undefined; readonly insists: boolean } | undefined;
  readonly tell: (reason: string, spans: readonly Span[], fix: string) => void;
}

/** What the text says between two places, in its own words. */
export function quoteOf({ reading }: Ledger, { start, end }: Span): string {
  return `"${reading.text.slice(start, end).trim()}"`;
}

/** Several places in turn: `"12 buses" and "30 seats"`. */
export function quotesOf(ledger: Ledger, spans: readonly Span[]): string {
  return spans.map((span) => quoteOf(ledger, span)).join(" and ");
}
