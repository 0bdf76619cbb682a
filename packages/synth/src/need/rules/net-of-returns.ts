import type { Rule } from "../frames/frame.ts";
import type { NamedField } from "./named-field.ts";
import { differenceRule, portionRule } from "./usual-rules.ts";

const sold = /(?:^|_)(?:sold|sales|shipped|verkauft|vendid[oa]s|ventas|vendus?|ventes|vendas)(?:_|$)/;
const returned =
  /(?:^|_)(?:returned|returns|refunded|refunds|retouren|devuelt[oa]s|devoluciones|retournes|retours|devolvid[oa]s|devolucoes)(?:_|$)/;
const net = /(?:^|_)(?:net|netto|net[oa]s?|nets?)(?:_|$)/;
/** What comes back of all that is sold. */
const few = { kind: "beta", a: 1.5, b: 9, minimum: 0, maximum: 1 } as const;

/** "copies sold, copies returned, net copies": what stays sold is all but what comes back. */
export function netRules(numbers: readonly NamedField[]): readonly Rule[] {
  const [rest, ...otherNets] = numbers.filter(({ name }) => net.test(name) && !returned.test(name));
  const [whole, ...otherWholes] = numbers.filter((field) => field !== rest && sold.test(field.name));
  const [back, ...otherBacks] = numbers.filter(({ name }) => returned.test(name));
  if (rest === undefined || whole === undefined || back === undefined || whole === back) return [];
  const isClear = otherNets.length + otherWholes.length + otherBacks.length === 0;
  const isOfOneKind = rest.unit === whole.unit && back.unit === whole.unit && rest.type === whole.type;
  return isClear && isOfOneKind ? [portionRule(back, whole, few), differenceRule(rest, whole, back)] : [];
}
