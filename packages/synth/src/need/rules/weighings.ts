import type { Rule } from "../frames/frame.ts";
import { isNumeric, type NamedField } from "./named-field.ts";
import { sumRule } from "./usual-rules.ts";

const tares = /(?:^|_)(?:tare|tara)(?:_|$)/;
const wholes = /(?:^|_)(?:gross|brutto|bruto|brut)(?:_|$)/;
const nets = /(?:^|_)(?:net|netto|neto)(?:_|$)|^(?:peso|poids)_liquido/;

/** "gross, tare and net weight": what is weighed at once is the container and what is in it. */
export function weighingRules(fields: readonly NamedField[]): readonly Rule[] {
  const numbers = fields.filter(isNumeric);
  const [tare, ...moreTares] = numbers.filter(({ name }) => tares.test(name));
  const [gross, ...moreGross] = numbers.filter(({ name }) => wholes.test(name));
  const [net, ...moreNets] = numbers.filter(({ name }) => nets.test(name));
  if (tare === undefined || gross === undefined || net === undefined) return [];
  const isOne = moreTares.length + moreGross.length + moreNets.length === 0;
  return isOne && tare.unit === gross.unit && net.unit === gross.unit ? [sumRule(gross, [tare.name, net.name])] : [];
}
