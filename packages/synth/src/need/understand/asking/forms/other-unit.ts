import type { Reading } from "../../../extract/reading.ts";
import { isCurrency, unitNamed } from "../../../extract/units.ts";
import type { Findings, Found } from "../../../findings.ts";
import { fold } from "../../../text/fold.ts";
import type { DraftNotes } from "../../draft/draft.ts";
import { quoteOf } from "../said-orders.ts";

type UnitSaid = Extract<Found, { kind: "unit" }>;

/** What was named before, and nothing of its own: "its values", "all of them". */
const same =
  /(?:^|[,;.] ?|\b(?:and|but|with|und|aber|mit|y|pero|con|et|mais|avec|e|mas|com) )(?:all |alle |todos |todas |toutes |tous )?(?:(?:its|the|their|those|of its|of the|seine|deren|die|sus|los|ses|les|seus|os) )?(?:values?|readings?|figures?|entries|of them|werte|messwerte|valores|lecturas|valeurs|mesures|leituras|everything|all|alles|todo|tout|tudo)(?: (?:being|are|is|given|stored|measured|in fact))? ?$/;

/** "the temperature column in Celsius and all its values in Fahrenheit": one column has one unit. */
export function findOtherUnit(reading: Reading, { found, text }: Findings, notes: DraftNotes): void {
  if (notes.impossible.length > 0) return;
  const units = found.filter((each): each is UnitSaid => each.kind === "unit");
  for (const [index, one] of units.entries()) {
    const other = units[index + 1];
    if (other === undefined || one.unit === other.unit) continue;
    const [first, second] = [unitNamed(one.unit), unitNamed(other.unit)];
    if (first === undefined || second === undefined || isCurrency(first) || first.dimension !== second.dimension)
      continue;
    if (!same.test(fold(text.slice(one.end, other.start)))) continue;
    notes.impossible.push({
      reason: `"${quoteOf(reading, one)}" and "${quoteOf(reading, other)}": one column has one unit`,
      spans: [one, other].map(({ start, end }) => ({ start, end })),
      fix: `say ${one.unit} for both, or ask for two columns`,
    });
    return;
  }
}
