import type { Rule } from "../../frames/frame.ts";
import { type DraftField, isNumeric } from "../draft/draft.ts";
import { finenessOf } from "../draft/numeric.ts";

const levy =
  /^(.+?)\s*([-+])\s*(\d+(?:[.,]\d+)?)\s*(?:%|per ?cent|prozent|por ciento|por cento|pour cent)\s+(?:of\s+)?(\p{L}[\p{L}\d_ ]*)$/iu;

/** "total = net + 20 % VAT" beside a column of the VAT: that is so much of the net amount, and the total is both. */
export function leviedRule(
  result: DraftField,
  formula: string,
  find: (phrase: string) => DraftField | undefined,
): Rule | undefined {
  const [, of = "", sign, figure = "", name = ""] = levy.exec(formula) ?? [];
  const [base, charge] = [of, name].map((phrase) => (phrase === "" ? undefined : find(phrase)));
  if (base === undefined || charge === undefined || charge === base || charge === result || base === result)
    return undefined;
  if (![result, base, charge].every(isNumeric) || charge.unit === "%") return undefined;
  const times = Number((Number(figure.replace(",", ".")) / 100).toPrecision(12));
  const terms = [
    { field: base.name, times: 1 },
    { field: charge.name, times: sign === "-" ? -1 : 1 },
  ];
  const product = { factors: [base.name], times };
  return {
    statement: `${result.name} = ${base.name} ${sign} ${charge.name}, ${charge.name} = ${base.name} * ${times}`,
    needs: [result.name, base.name, charge.name],
    sets: {
      [charge.name]: { kind: "product", ...product, decimals: finenessOf(charge) },
      [result.name]: { kind: "sum", terms, decimals: finenessOf(result) },
    },
    checks: [
      { kind: "product", result: charge.name, ...product },
      { kind: "sum", total: result.name, terms },
    ],
  };
}
