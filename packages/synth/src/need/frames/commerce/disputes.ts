import { beta, choices, happening, lognormal } from "../../ontology/models.ts";
import { core, follows, key, knowns, within } from "../define.ts";
import type { Frame } from "../frame.ts";

/** Payments that cardholders want back: a row is the dispute, and no purchase. */
const chargebacks: Frame = {
  id: "chargebacks",
  title: "chargebacks",
  cues: {
    en: "chargeback:6|charge back:5|chargebacks:6|card dispute:6|payment dispute:5|disputed transaction:5|disputed payment:5|disputed charge:5",
    de: "rückbelastung:6|rückbuchung:3|zahlungsstreit:5",
    es: "contracargo:6|disputa de tarjeta:5",
    fr: "rétrofacturation:6|impayé carte:5|litige carte:5",
    pt: "contestação de compra:6|estorno:3|chargeback:6",
  },
  against: "is chargeback:4|chargeback flag:4|chargeback code:6|cost centre:4|card transaction:1.5",
  record: "chargeback",
  fields: [
    key("chargeback_id"),
    core("transaction_date=ordered_at", { names: "transaction date|purchase date|original date" }),
    core("disputed_at=timestamp", {
      names: "dispute date|filed on|filed at|disputed on|raised on|received on",
      model: happening("s", "consumer"),
    }),
    core("reason_code=dispute_reason_code", { names: "reason code|code" }),
    core("amount", { names: "disputed amount|amount|chargeback amount" }),
    core("currency"),
    core("outcome", { names: "outcome|result|status", model: choices("won:38|lost:47|pending:15") }),
    ...knowns("transaction_id customer_id@customer merchant_id@merchant merchant_name@merchant merchant_category"),
    ...knowns("original_amount=order_total reason decided_at=closed_at card_network@customer country mcc fee"),
  ],
  rules: [
    follows("disputed_at", "transaction_date", lognormal(24, 0.6), "day"),
    follows("decided_at", "disputed_at", lognormal(30, 0.5), "day"),
    within("amount", "original_amount", beta(9, 1)),
  ],
  rhythm: "consumer",
};

export const disputeFrames: readonly Frame[] = [chargebacks];
