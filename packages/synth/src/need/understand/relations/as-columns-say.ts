import type { Model } from "../../../inferred/model.ts";
import type { Rule } from "../../frames/frame.ts";
import { hasBreak } from "../../rules/lengths-by-name.ts";
import { type DraftField, type DraftTable, isNumeric } from "../draft/draft.ts";

type Product = Extract<Model, { kind: "product" }>;
type FieldOf = (name: string) => DraftField | undefined;

/**
 * A rule of the domain as the columns of the need make it: beside a discount the total of a line is what is left of it, and hours
 * worked leave the break out. Undefined for a rule that the columns leave to others.
 */
export function asColumnsSay(rule: Rule, fieldOf: FieldOf, table: DraftTable): Rule | undefined {
  const [[name, model] = ["", undefined], ...more] = Object.entries(rule.sets);
  const result = fieldOf(name);
  if (model === undefined || result === undefined || more.length > 0) return rule;
  // "discount in %" is no part of an amount.
  const whole = model.kind === "portion" ? fieldOf(model.of) : undefined;
  if (whole !== undefined && result.unit === "%" && whole.unit !== "%" && whole.unit !== null) return undefined;
  const stated = table.fields.filter((field) => field.source === "stated" && field !== result);
  if (model.kind === "elapsed" && result.unit === "h" && stated.some(hasBreak)) return undefined;
  if (model.kind !== "product" || model.plus !== undefined || model.noise !== undefined || model.factors.length !== 2)
    return rule;
  const price = model.factors.find((factor) => prices.test(fieldOf(factor)?.name ?? ""));
  if (price === undefined || !lines.test(result.name)) return rule;
  const share = onlyOne(stated, (field) => discountShares.test(field.name) && field.unit === "%");
  if (share !== undefined) return lessShare(rule, name, model, share);
  const discount = onlyOne(stated, (field) => discounts.test(field.name) && field.unit !== "%");
  if (discount === undefined) return rule;
  const plus = [{ field: discount.name, times: -1 }];
  // Never more than the price of one piece, so that something is left.
  const small = { kind: "beta", a: 0.6, b: 4, minimum: 0, maximum: 1 } as const;
  const less =
    discount.fixed.size > 0
      ? {}
      : { [discount.name]: { kind: "portion", of: price, share: small, decimals: 2 } as const };
  return {
    ...rule,
    statement: `${name} = ${model.factors.join(" × ")} - ${discount.name}`,
    needs: [...rule.needs, discount.name],
    sets: { [name]: { ...model, plus }, ...less },
    checks: rule.checks.map((check) => (check.kind === "product" ? { ...check, plus } : check)),
  };
}

const lines =
  /(?:^|_)(?:line|total|amount|position|positionsbetrag|gesamt\w*|ligne|linea|linha|importe|montant|summe)(?:_|$)/;
const prices = /price|preis|precio|prix|preco/;
const discounts = /^(?:line_|item_)?(?:discount|discount_amount|rabatt|descuento|remise|desconto)$/;

const discountShares =
  /^(?:line_|item_)?(?:discount|rabatt|descuento|remise|desconto)(?:_(?:pct|percent|percentage|rate|prozent|porcentaje))?$/;

/** total = quantity × price × (1 - 0.01 × discount) */
function lessShare(rule: Rule, name: string, model: Product, { name: discount }: DraftField): Rule {
  const off = [{ field: discount, times: 0.01 }];
  return {
    ...rule,
    statement: `${name} = ${model.factors.join(" × ")} × (1 - ${discount} / 100)`,
    needs: [...rule.needs, discount],
    sets: { [name]: { ...model, off } },
    checks: rule.checks.map((check) => (check.kind === "product" ? { ...check, off } : check)),
  };
}

/** The one number of them that is so; of several nobody knows which is taken off. */
function onlyOne(fields: readonly DraftField[], isSo: (field: DraftField) => boolean): DraftField | undefined {
  const [only, ...others] = fields.filter((field) => isNumeric(field) && isSo(field));
  return others.length > 0 ? undefined : only;
}
