import type { Rule } from "../frames/frame.ts";
import type { NamedField } from "./named-field.ts";
import { madeProduct } from "./product-rule.ts";

const taxes = /(?:^|_)(?:vat|tax|gst|sales_tax|mwst|ust|umsatzsteuer|mehrwertsteuer|iva|igv|tva)(?:_|$)/;
const nets = /^(?:net|netto|neto|ht|subtotal|net_\w+|nettobetrag|base_imponible|montant_ht|valor_liquido)$/;
const grosses = /^(?:gross|brutto|total|ttc|gross_\w+|bruttobetrag|total_\w+|montant_ttc|importe_total|valor_bruto)$/;

/** "net amount, VAT 7 or 19 percent, gross": where only the rate of the tax is told, the gross amount is the net one and so much of it. */
export function taxedByRate(numbers: readonly NamedField[]): readonly Rule[] {
  const rates = numbers.filter(({ name, unit }) => unit === "%" && taxes.test(name));
  const amounts = numbers.filter(({ name, unit }) => unit !== "%" && taxes.test(name));
  const net = numbers.find(({ name, unit }) => unit !== "%" && nets.test(name));
  const gross = numbers.find(({ name, unit }) => unit !== "%" && grosses.test(name));
  const [rate, ...others] = rates;
  if (rate === undefined || net === undefined || gross === undefined || others.length + amounts.length > 0) return [];
  const product = { factors: [net.name, rate.name], times: 0.01, plus: [{ field: net.name, times: 1 }] };
  return [
    {
      statement: `${gross.name} = ${net.name} + ${rate.name} % of ${net.name}`,
      needs: [gross.name, net.name, rate.name],
      ...madeProduct(gross, product, gross.decimals),
    },
  ];
}
