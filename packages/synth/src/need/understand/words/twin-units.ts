const units =
  "[A-Z]{3,5}|kg|g|lbs?|km|mi|miles|metres|meters|cm|mm|inch|inches|ft|feet|[°]?[CF]|celsius|fahrenheit|kelvin|[kM]?Wh|litres|liters|gallons";
/** "amount in EUR", "temperature °F" as an item of a list. */
const measured = new RegExp(
  `(?<=^|[,;:(] ?|\\band )(?<name>\\p{Ll}[\\p{Ll} ]{2,24}?) (?:in )?(?<unit>${units})(?= ?[,;.)]| and |\\s*$)`,
  "gu",
);

/** "amount in EUR, amount in USD": what is named twice in two units are two columns, each called after its own. */
export function withTwinUnits(text: string): string {
  const said = [...text.matchAll(measured)];
  const unitsOf = new Map<string, Set<string>>();
  for (const { groups: { name = "", unit = "" } = {} } of said)
    unitsOf.set(name, (unitsOf.get(name) ?? new Set()).add(unit.toLowerCase()));
  if (![...unitsOf.values()].some(({ size }) => size > 1)) return text;
  return text.replaceAll(measured, (whole, name: string, unit: string) =>
    (unitsOf.get(name)?.size ?? 0) > 1 ? `${name.replaceAll(" ", "_")}_${unit.toLowerCase().replace("°", "")}` : whole,
  );
}
