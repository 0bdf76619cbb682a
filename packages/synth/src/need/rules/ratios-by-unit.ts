import type { Rule } from "../frames/frame.ts";
import type { NamedField } from "./named-field.ts";

/** "tonnes, area in ha, t/ha": what is told in one unit for each of another is the ratio of the only columns in them. */
export function unitRatioRules(numbers: readonly NamedField[]): readonly Rule[] {
  const inUnit = (unit: string): readonly NamedField[] => numbers.filter((field) => field.unit === unit);
  return numbers.flatMap((result) => {
    const [, of = "", count = "", by = ""] = /^([^/\d]+)\/(100)?([^/\d]+)$/.exec(result.unit ?? "") ?? [];
    const [one, ...more] = inUnit(of === "l" ? "L" : of);
    const [other, ...others] = inUnit(by);
    if (one === undefined || other === undefined || more.length + others.length > 0) return [];
    if (one.of !== other.of || one.of !== result.of || result.type !== "number") return [];
    const times = count === "" ? {} : { times: Number(count) };
    const quotient = { kind: "quotient", of: one.name, by: other.name, ...times } as const;
    return [
      {
        statement: `${result.name} = ${one.name} / ${other.name}${count === "" ? "" : ` * ${count}`}`,
        needs: [result.name, one.name, other.name],
        sets: { [result.name]: { ...quotient, decimals: 3 } },
        checks: [{ ...quotient, result: result.name }],
      },
    ];
  });
}
