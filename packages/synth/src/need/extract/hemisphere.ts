import type { Found } from "../findings.ts";

/** Countries where winter is in June, and those on the equator that have none. */
const southern = new Set(
  "AU NZ ZA AR CL UY PY BR PE BO NA BW ZW MZ MG LS SZ FJ ID PG EC KE TZ UG RW ZM MW AO".split(" "),
);

/** Whether a need speaks of a place whose seasons are not those of the north, or of one that is nowhere in particular. */
export function isSouthern(found: readonly Found[]): boolean {
  return found.some(
    (each) =>
      each.kind === "place" && (each.countries.length === 0 || each.countries.some((country) => southern.has(country))),
  );
}
