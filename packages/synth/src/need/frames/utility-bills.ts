import { choices, flags, lognormal, normal, numbers } from "../ontology/models.ts";
import { core, follows, key, known, knowns } from "./define.ts";
import type { Frame } from "./frame.ts";
import { pulledBy } from "./rules.ts";

const bills: Frame = {
  id: "utility_bills",
  title: "utility bills",
  cues: {
    en: "utility bill:5|electricity bill:5|electric bill:5|power bill:4|energy bill:5|water bill:5|gas bill:5|heating bill:5|bill for electricity:5|monthly bill:2|energy supplier:3",
    de: "stromrechnung:5|stromrechnungen:5|gasrechnung:5|gasrechnungen:5|wasserrechnung:5|wasserrechnungen:5|energierechnung:5|nebenkostenabrechnung:4",
    es: "factura de electricidad:5|facturas de electricidad:5|factura de luz:5|facturas de luz:5|factura de la luz:5|facturas de la luz:5|recibo de luz:5|recibos de luz:5|factura de agua:5|facturas de agua:5|factura de gas:5|facturas de gas:5",
    fr: "facture d'électricité:5|factures d'électricité:5|facture d'eau:5|factures d'eau:5|facture de gaz:5|factures de gaz:5|facture d'énergie:5|factures d'énergie:5",
    pt: "conta de luz:5|contas de luz:5|conta de água:5|contas de água:5|conta de energia:5|contas de energia:5|fatura de eletricidade:5|faturas de eletricidade:5|fatura de energia:5|faturas de energia:5",
  },
  against: "sensor:2|smart meter:2|telecom:2|hospital:2|legislation:3",
  record: "bill",
  fields: [
    key("bill_id=invoice_id", { names: "bill|bill number|invoice|invoice number|account bill" }),
    core("household_id@household", { names: "household|home|customer|account|flat" }),
    core("billing_date=issue_date", { names: "billed on|bill date|issue date|issued|billing month|month" }),
    core("consumption_kwh=energy_kwh", {
      names: "consumption|usage|kwh used|energy used|used",
      model: numbers(lognormal(260, 0.5), 0),
    }),
    core("amount=invoice_amount", {
      names: "amount|total|bill amount|amount due",
      model: numbers(lognormal(82, 0.5), 2),
    }),
    core("due_date", { names: "due|pay by|payment date" }),
    core("is_paid", { names: "paid|settled", model: flags(0.93) }),
    known("contracted_power_kw=power_w", {
      names: "contracted power|contracted demand|power contracted",
      unit: "kW",
      model: choices("3.45|4.6|5.75|6.9|9.2"),
    }),
    known("tariff", { names: "rate plan|plan" }),
    known("unit_price=value", {
      names: "price per kwh|unit price|rate",
      model: numbers(normal(0.27, 0.04), 4),
      minimum: 0,
    }),
    ...knowns(
      "water_m3 gas_m3 standing_charge=fee tax_amount=tax currency meter_id@household address@household city@household",
    ),
    ...knowns("previous_reading=meter_reading current_reading=meter_reading payment_method status=invoice_status"),
    ...knowns("household_size@household supplier=counterparty late_fee=fee estimated=flag"),
  ],
  rules: [
    follows("due_date", "billing_date", { kind: "constant", value: 20 }, "day"),
    pulledBy("amount", { consumption_kwh: 0.9 }, lognormal(82, 0.5), 2),
  ],
  rhythm: "business",
  days: 365,
};

/** What suppliers of power, gas and water bill. */
export const utilityBillFrames: readonly Frame[] = [bills];
