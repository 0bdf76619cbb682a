import type { Found } from "../findings.ts";

/** Countries that call their money pesos, as far as the units know it; what is said without one is Mexican. */
const currencies: Readonly<Record<string, string>> = {
  AR: "ARS",
  CL: "CLP",
  CO: "COP",
  PH: "PHP",
};

const bare = /^(?:[^\p{L}]*)(?:in |en |em )?pesos?$/iu;

/** "20 clientes colombianos, saldo en pesos": pesos are those of the only place that is named. */
export function withPesosOfPlace(found: readonly Found[], text: string): readonly Found[] {
  const countries = new Set(
    found.flatMap((each) => {
      if (each.kind === "place") return each.countries;
      return each.kind === "entities" ? (each.place?.countries ?? []) : [];
    }),
  );
  const [country = "", ...others] = countries;
  const currency = currencies[country];
  if (currency === undefined || others.length > 0) return found;
  return found.map((each) => {
    if (!("unit" in each) || each.unit !== "MXN") return each;
    const said = text.slice(each.start, each.end);
    const isBare = bare.test(said) || /\d\s*pesos?\b(?! mexicanos?)/iu.test(said);
    return isBare ? ({ ...each, unit: currency } as Found) : each;
  });
}
