import { wordSet } from "../../../text/word-set.ts";

/** Ways to pay, of which the ontology names the most usual alone. */
const payments = wordSet(
  "card cash voucher coupon cheque check transfer paypal invoice debit credit mobile crypto tarjeta efectivo transferencia credito debito carte especes virement karte kreditkarte bar bargeld gutschein lastschrift uberweisung vale vales cartao dinheiro pix boleto prazo",
);

/** Whether a word calls a way to pay. */
export function isPayment(folded: string): boolean {
  return payments.has(folded);
}
