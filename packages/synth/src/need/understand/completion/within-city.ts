import type { DraftField, DraftTable } from "../draft/draft.ts";

/** Quarters that any town may have. */
const quarters: readonly string[] = [
  "Old Town",
  "Central Station",
  "University",
  "Harbour",
  "Market Square",
  "Riverside",
  "Business Park",
  "Hospital",
  "Airport",
  "North End",
  "South Gate",
  "West Hill",
  "East Side",
  "Stadium",
];

const ends = /^(?:origin|destination|from|to|start|end|pickup|dropoff)(?:_(?:city|place|location|point|area|zone))?$/;

/** Trips within one town lead from quarter to quarter, not from the town to itself. */
export function tellQuarters(table: DraftTable, cities: readonly string[]): void {
  if (cities.length !== 1) return;
  const ways = table.fields.filter((field) => isCity(field) && ends.test(field.name));
  if (ways.length < 2) return;
  for (const field of ways) {
    field.model = { kind: "choice", values: quarters };
    field.of = undefined;
  }
}

function isCity({ model }: DraftField): boolean {
  return model.kind === "place" && model.part === "city";
}
