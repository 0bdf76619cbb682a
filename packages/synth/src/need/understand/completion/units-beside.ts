import { type DraftField, type DraftTable, isNumeric } from "../draft/draft.ts";

const aims =
  /^(?:nominal|target|setpoint|set_point|expected|planned|reference|specified|required|design|soll)(?:_(.+))?$/;
const found = /^(?:measured|actual|observed|real|recorded|counted|ist)(?:_(.+))?$/;
const apart = /^(?:deviation|difference|diff|delta|error|abweichung|differenz|desviacion|ecart|desvio)$/;

/** "nominal 25 mm, measured 24.95 to 25.05, deviation": what is measured, and how far it is off, is in the unit of what it should be. */
export function takeUnitsBeside({ fields }: DraftTable): void {
  for (const aim of fields) {
    const of = aims.exec(aim.name);
    const known = aim.known && aim.unit !== "currency" ? (aim.unit ?? undefined) : undefined;
    const unit = of === null ? undefined : (unitSaidOf(aim) ?? known);
    if (of === null || unit === undefined) continue;
    for (const field of fields) {
      const own = found.exec(field.name);
      const isBeside = (own !== null && (own[1] === of[1] || own[1] === undefined)) || apart.test(field.name);
      const isNumber =
        isNumeric(field) || field.items.some(({ founds }) => founds.some(({ found: { kind } }) => kind === "range"));
      if (isBeside && isNumber && field.unit !== "%" && unitSaidOf(field) === undefined) field.unit = unit;
    }
  }
}

/** What is said in the field's own items. */
function unitSaidOf({ items }: DraftField): string | undefined {
  const units = items.flatMap(({ founds }) =>
    founds.flatMap(({ found: said }) => ("unit" in said && typeof said.unit === "string" ? [said.unit] : [])),
  );
  return units.find((unit) => unit !== "%");
}
