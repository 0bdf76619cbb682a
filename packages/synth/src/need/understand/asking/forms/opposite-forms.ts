import type { Findings, Span } from "../../../findings.ts";
import { fold } from "../../../text/fold.ts";
import type { DraftNotes } from "../../draft/draft.ts";
import type { NeedReading } from "../quantities/need-reading.ts";
import { findDateWithTime } from "./date-and-time.ts";
import { findMissingTable } from "./missing-table.ts";
import { findOneAndSeveral } from "./one-and-several.ts";
import { findMoreThanOneTable } from "./one-table.ts";
import { findOtherCurrency } from "./other-currency.ts";
import { findOtherUnit } from "./other-unit.ts";
import { ordersApart } from "./row-order.ts";
import { formsApart } from "./said-forms.ts";
import { findTwoFormats } from "./two-formats.ts";

/** Two forms of one thing that no column and no order can have at once. */
export function findOppositeForms(reading: NeedReading, findings: Findings, notes: DraftNotes): void {
  const folded = fold(findings.text);
  const forms = formsApart(reading);
  if (forms !== undefined) push(notes, findings.text, [...forms.spans], forms.why, "say one of the two");
  const apart = ordersApart(folded);
  if (apart !== undefined) push(notes, findings.text, [...apart], "rows stand in one order only", sayOneOrder);
  const formats = findTwoFormats(folded);
  if (formats !== undefined) push(notes, findings.text, [...formats], "one file has one format", "say one format");
  const tables = findMoreThanOneTable(folded);
  if (tables !== undefined)
    push(notes, findings.text, [...tables], "one table has no other beside it", "say which tables");
  const several = findOneAndSeveral(folded, reading.language);
  if (several !== undefined)
    push(notes, findings.text, [...several], "who has one has not several", "leave one of the two out");
  const missing = findMissingTable(folded);
  if (missing !== undefined)
    push(notes, findings.text, [...missing], "there is no such table among them", "say all tables that there are");
  const times = findDateWithTime(folded);
  if (times !== undefined)
    push(
      notes,
      findings.text,
      [...times],
      "a date without a time of day shows none",
      "say a date, or a date with its time",
    );
  findOtherCurrency(reading, findings, notes);
  findOtherUnit(reading, findings, notes);
}

const sayOneOrder = "say which way the rows are sorted, and the row at that end";

function push({ impossible }: DraftNotes, text: string, spans: Span[], reason: string, fix: string): void {
  const quotes = spans.map(({ start, end }) => `"${text.slice(start, end)}"`).join(" and ");
  impossible.push({ reason: `${quotes}: ${reason}`, spans, fix });
}
