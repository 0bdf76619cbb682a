import { convert } from "../extract/units.ts";
import type { Rule } from "../frames/frame.ts";
import type { NamedField } from "./named-field.ts";

const suffix =
  /^(?<stem>.{3,})_(?:kg|g|lbs?|km|mi|miles|m|metres|meters|cm|mm|inch|inches|ft|feet|c|f|celsius|fahrenheit|kelvin|k?wh|mwh|litres|liters|gallons)$/;

/** "weight_kg, weight_lb", "temperature_c, temperature_f": what is called the same in two units is measured once. */
export function twinUnitRules(numbers: readonly NamedField[]): readonly Rule[] {
  const first = new Map<string, NamedField>();
  return numbers.flatMap((field): readonly Rule[] => {
    const stem = suffix.exec(field.name)?.groups?.["stem"];
    if (stem === undefined || field.unit === null) return [];
    const own = first.get(stem);
    if (own === undefined) first.set(stem, field);
    const [zero, one] = [0, 1].map((value) => convert(value, own?.unit ?? "", field.unit ?? ""));
    if (own === undefined || own.of !== field.of || own.unit === field.unit || zero === undefined || one === undefined)
      return [];
    const times = Number((one - zero).toPrecision(9));
    const plus = zero === 0 ? {} : { plus: Number(zero.toPrecision(9)) };
    const terms = [{ field: own.name, times }];
    return [
      {
        statement: `${field.name} = ${own.name} * ${times}${zero === 0 ? "" : ` ${zero < 0 ? "-" : "+"} ${Math.abs(plus.plus ?? 0)}`}`,
        needs: [field.name, own.name],
        sets: { [field.name]: { kind: "sum", terms, ...plus, decimals: Math.max(2, field.decimals) } },
        checks: [{ kind: "sum", total: field.name, terms, ...plus }],
      },
    ];
  });
}
