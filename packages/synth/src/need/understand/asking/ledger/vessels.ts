import { word } from "../../../extract/reading.ts";
import { convert } from "../../../extract/units.ts";
import { wordSet } from "../../../text/word-set.ts";
import { clauseAround, foldedOf } from "../quantities/clauses.ts";
import { type Ledger, quoteOf } from "./ledger.ts";

const vessels =
  /^(?:tank|silo|cistern|barrel|bin|container|reservoir|keg|vat|bunker|skip|hopper|kessel|zisterne|fass|deposito|tanque|barril|cuve|citerne|reservatorio)s?$/;
const links = wordSet("of with holding holds von mit de con avec com");
const filling =
  /\b(?:(?:fill|tank|oil|water|fuel) levels?|levels?|fill(?:ed|ing)?|contents?|volumes?|stock|load|fullstand|inhalt|nivel|contenido|niveau|contenu|nivel|conteudo)\b/;
const ROOM = 1.05;

/** "tank of 500 litres, fill level 100 to 800 litres": more than it holds. */
export function findOverflowing(ledger: Ledger): void {
  const { reading } = ledger;
  const size = reading.quantities.find(
    ({ unit, is, first, figure }) =>
      unit !== undefined &&
      is === "exactly" &&
      first === figure &&
      links.has(word(reading, figure - 1)) &&
      vessels.test(word(reading, figure - 2)),
  );
  if (size?.unit === undefined) return;
  for (const { found, first } of reading.ranges) {
    if (found.unit === undefined || found.maximum === undefined || found.start < size.span.end) continue;
    const most = convert(found.maximum, found.unit, size.unit);
    const clause = foldedOf(reading, ...clauseAround(reading, first));
    if (most === undefined || most <= size.value * ROOM || !filling.test(clause)) continue;
    ledger.tell(
      `${quoteOf(ledger, found)} is more than ${quoteOf(ledger, size.span)} holds`,
      [size.span, { start: found.start, end: found.end }],
      `say at most ${size.value} ${size.unit}`,
    );
    return;
  }
}
