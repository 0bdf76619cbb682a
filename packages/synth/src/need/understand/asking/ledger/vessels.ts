import type { Reading } from "../../../extract/reading.ts";
import { convert } from "../../../extract/units.ts";
import { clauseAround, foldedOf } from "../quantities/clauses.ts";
import { type Ledger, quoteOf } from "./ledger.ts";

const vessels =
  /\b(?:tank|silo|cistern|barrel|bin|container|reservoir|keg|vat|bunker|skip|hopper|drum|canister|cylinder|flask|batter(?:y|ie)|bottle|bucket|pool|kessel|zisterne|fass|fasser|behalter|flasche|akku|batterie|deposito|tanque|barril|bateria|botella|cuve|citerne|bouteille|reservatorio|garrafa)(?:s|n|en)?\b/;
const holding =
  /\b(?:of|with|holding|holds?|takes?|carr(?:y|ies)|volume|capacity|size|a|von|mit|zu|je|volumen|kapazitat|fasst|fassen|de|con|capacidad|avec|capacite|contient|com|capacidade) (?:of |is |von |de |d' )?$/;
const filling =
  /\b(?:(?:fill|tank|oil|water|fuel) levels?|levels?|fill(?:ed|ing)?|contents?|volumes?|stored|charge|energy|stock|load|fullstand|inhalt|nivel|contenido|niveau|contenu|nivel|conteudo)\b/;
const ROOM = 1.05;
const NEAR = 6;

/** "tank of 500 litres", "tanks with a volume of 2,000 litres" */
function isOfVessel(reading: Reading, figure: number): boolean {
  const [from] = clauseAround(reading, figure);
  const ahead = foldedOf(reading, Math.max(from, figure - NEAR), figure);
  return vessels.test(ahead) && holding.test(`${ahead} `) && !filling.test(ahead.replace(/volume of$/, ""));
}

/** "tank of 500 litres, fill level 100 to 800 litres": more than it holds. */
export function findOverflowing(ledger: Ledger): void {
  const { reading } = ledger;
  const size = reading.quantities.find(
    ({ unit, is, first, figure }) =>
      unit !== undefined && is === "exactly" && first === figure && isOfVessel(reading, figure),
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
