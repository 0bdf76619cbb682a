/** What an amount of money is to the amounts beside it, by the words of its name in five languages. */
export type AmountRole = "total" | "net" | "part" | "added" | "deducted" | "tax" | "price";

const total =
  /^(?:(?:grand|order|bill|invoice|overall|final)_)?total(?:_(?:price|amount|costs?|due|paid|payable|payment|charged?|charges|fare|bill|rent|salary|pay|compensation|ttc|gross|brutto|general|geral|factura|fatura|a_pagar|a_payer))?$|^(?:amount|balance)_(?:due|payable|charged|to_pay)$|^gross(?:_(?:amount|total|price|pay|salary|wages?|rent|value))?$|^(?:warm_rent|rent_warm|out_the_door_price|landed_cost)$|^(?:\w+_)?ttc$|^brutto(?:betrag|preis|summe|lohn|gehalt|miete)?$|^gesamt(?:betrag|preis|kosten|summe|miete|brutto)?$|^(?:endbetrag|endpreis|endsumme|warmmiete|summe)$|^(?:importe|monto|precio|prix|montant|preco|valor|custo|coste|costo|cout)_(?:total|totale|final|bruto|brut)$|^(?:salario|salaire|loyer)_(?:bruto|brut|charges_comprises)$/;
const net =
  /^net(?:_(?:pay|salary|wages?|amount|proceeds|value|payout|payable|revenue|received|income))?$|^(?:payout|net_to_\w+|take_home_pay|amount_received|zahlbetrag|auszahlung|auszahlungsbetrag|nettolohn|nettogehalt|nettobetrag)$|^(?:salario|sueldo|salaire|importe|monto|montant|valor)_(?:neto|net|liquido)$/;
const tax =
  /^(?:(?:sales|city|tourist|import|income|room|occupancy)_)?(?:tax|taxes|vat|gst|duty)(?:_amount)?$|^(?:mwst|mehrwertsteuer|ust|umsatzsteuer|steuer|kurtaxe|iva|tva|impuestos?|impostos?|imposto|lohnsteuer|einkommensteuer|taxe_de_sejour)$/;
const deducted =
  /(?:^|_)(?:discount|discounts|rebate|voucher|coupon|deduction|deductions|withheld|withholding|rabatt|nachlass|skonto|abzug|abzuge|descuento|descuentos|remise|desconto|descontos|retencion)(?:_amount|_value)?$/;
const added =
  /(?:^|_)(?:fees?|surcharge|tip|tips|gratuity|shipping|postage|freight|delivery_cost|delivery|handling|toll|tolls|service_charge|standing_charge|booking_charge|commission|premium|overtime_pay|overtime|bonus|allowance|allowances|pension|pension_contribution|insurance|social_security|social_contributions|health_insurance|utilities|trinkgeld|gebuhr|gebuhren|versand|versandkosten|lieferkosten|nebenkosten|heizkosten|betriebskosten|grundgebuhr|zuschlag|provision|propina|envio|gastos_de_envio|comision|comissao|frete|gorjeta|taxa_de_entrega|pourboire|frais|frais_de_port|livraison|charges)(?:_(?:cost|amount|charge|paid))?$/;
const part =
  /^(?:\w+_)?(?:subtotal|sub_total|(?:items?|goods|cart|basket)_total|labou?r|parts|materials?|fare|face_value|rent|base_salary|base_pay|salary|hammer_price|base_price|room_revenue|net_price|ticket_price|item_price|treatment_fee)$|^(?:\w+_)?(?:fee|cost|costs|charge|charges|amount)$|^(?:base|ht|netto|net|price|kaltmiete|grundmiete|nettobetrag|nettopreis|arbeitslohn|arbeitskosten|materialkosten|fahrpreis|teile|material|mano_de_obra|piezas|repuestos|materiales|base_imponible|importe|tarifa|pecas|mao_de_obra|pieces|main_d_oeuvre|montant_ht|total_ht|prix_ht|sous_total|zwischensumme|aluguel|alquiler|renta|loyer|loyer_hors_charges|miete|preis|precio|prix|preco|valor)$|^(?:cold_rent|rent_cold|valor_liquido|valor_base|importe_neto)$/;
/** What one of something costs. */
const price =
  /^(?:unit_(?:price|cost|rate)|(?:price|cost)_each|stuckpreis|einzelpreis|(?:precio|costo|coste|preco|custo|valor|prix|cout)_unita\w+|(?:hourly|daily|nightly|weekly|day|room|night)_(?:rate|wage|pay|price)|stundensatz|stundenlohn|stundenpreis|tagessatz|tagespreis|tagesmiete|nachtpreis|wochenpreis|wochenmiete|(?:precio|tarifa|preco|diaria)_(?:diari[oa]|horari[oa])|(?:prix|tarif)_(?:journalier|horaire))$/;
/** Amounts that are no part of what is due. */
const apart =
  /(?:^|_)(?:deposit|budget|estimate|estimated|planned|previous|outstanding|remaining|balance|limit|target|goal|list|cost_price|market|per|reserve|opening|average|avg|unit|min|max|old|new|refund|refunded|paid_out|kaution|fianza|caution|rate)(?:_|$)/;

/** What a column of money is to those beside it; undefined where its name does not say. */
export function amountRole(name: string): AmountRole | undefined {
  if (price.test(name) || /_(?:per|je|pro|por|par)_[a-z0-9]+$/.test(name)) return "price";
  if (total.test(name)) return "total";
  if (net.test(name)) return "net";
  if (apart.test(name)) return undefined;
  if (tax.test(name)) return "tax";
  if (deducted.test(name)) return "deducted";
  if (added.test(name)) return "added";
  return part.test(name) ? "part" : undefined;
}
