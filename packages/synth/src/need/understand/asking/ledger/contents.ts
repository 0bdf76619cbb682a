import { tokenFrom, word } from "../../../extract/reading.ts";
import { convert } from "../../../extract/units.ts";
import type { Found, Span } from "../../../findings.ts";
import { singular } from "../../../text/stem.ts";
import { wordSet } from "../../../text/word-set.ts";
import { clauseAround, foldedOf } from "../quantities/clauses.ts";
import { type Ledger, quoteOf } from "./ledger.ts";

/** So many things in one, of so much each. */
interface Contents {
  readonly noun: string;
  readonly amount: number;
  readonly unit: string;
  readonly span: Span;
}

const links = wordSet("of at weighing a à de zu von x × je mit con com avec");
const eaches = wordSet("each apiece every per jeweils je cada chacun chacune");
/** What the whole is measured by. */
const wholes =
  /\b(?:weight|weighs?|gross|load|loads|mass|volume|contents?|total|gewicht|\p{L}*gewicht|ladung|brutto|netto|inhalt|peso|carga|bruto|neto|volumen|poids|charge|brut|contenu|volume)\b/u;
const ROOM = 1.001;

/** "every pallet carries 12 crates of 25 kg each, gross weight 150-200 kg": what is in it weighs more than the whole. */
export function findContentsAbove(ledger: Ledger): void {
  const { reading, findings } = ledger;
  for (const contents of findings.found.flatMap((each) => contentsOf(ledger, each))) {
    for (const whole of findings.found) {
      if (whole.kind !== "range" || whole.unit === undefined || whole.maximum === undefined) continue;
      const most = convert(whole.maximum, whole.unit, contents.unit);
      if (most === undefined || contents.amount <= most * ROOM) continue;
      const clause = foldedOf(reading, ...clauseAround(reading, tokenFrom(reading, 0, whole.start)));
      const isOfOne = clause.split(/\W+/).some((each) => singular(each, reading.language) === contents.noun);
      if (!wholes.test(clause) || isOfOne) continue;
      ledger.tell(
        `${quoteOf(ledger, contents.span)} comes to ${contents.amount} ${contents.unit}, more than ${quoteOf(ledger, whole)} leaves room for`,
        [contents.span, { start: whole.start, end: whole.end }],
        `say ${contents.amount} ${contents.unit} or more for the whole, or fewer or lighter ones in it`,
      );
      return;
    }
  }
}

function contentsOf({ reading }: Ledger, each: Found): readonly Contents[] {
  const count = each.kind === "entities" ? each.count : each.kind === "belongs" ? each.least : undefined;
  if (count === undefined || count < 2 || (each.kind !== "entities" && each.kind !== "belongs")) return [];
  const at = tokenFrom(reading, 0, each.end);
  const quantity = reading.quantities.find(({ figure }) => figure === at + 1);
  if (quantity?.unit === undefined || quantity.is !== "exactly" || !links.has(word(reading, at))) return [];
  // "300 parcels of 5 kg" tells what is counted; of what is in one it is said of each.
  if (each.kind === "entities" && !eaches.has(word(reading, quantity.next))) return [];
  const noun = (each.kind === "entities" ? each.noun : each.child).split(" ").at(-1) ?? "";
  const { unit, value, span } = quantity;
  const amount = Number((count * value).toPrecision(12));
  return [{ noun: singular(noun, reading.language), amount, unit, span: { start: each.start, end: span.end } }];
}
