import type { Report } from "../validation.ts";
import { type Act, cents } from "./act.ts";

type Json = Readonly<Record<string, unknown>>;

const ADDRESS = /^0x[0-9a-fA-F]{40}$/;
const MEMBERS = 5;

/** Checks that a mandate has exactly the members of its declared shape (invariant "schema"). */
export function checkMandateShape(mandate: Json, report: Report): boolean {
  const { constraints, payee, payment_amount: amount, transaction_id: transaction, vct } = mandate;
  const sound =
    Object.keys(mandate).length === MEMBERS &&
    typeof payee === "string" &&
    ADDRESS.test(payee) &&
    Number.isSafeInteger(amount) &&
    Number(amount) >= 1 &&
    typeof transaction === "string" &&
    vct === "mandate.payment.1" &&
    Array.isArray(constraints) &&
    constraints.every(isConstraint);
  if (!sound) report("schema", `mandate has another shape: ${JSON.stringify(mandate)}`);
  return sound;
}

function isConstraint(value: unknown): boolean {
  return typeof value === "object" && value !== null && typeof (value as Json).type === "string";
}

/** Checks a mandate of the right shape against the row that signs it. */
export function checkMandate(row: Act, mandate: Json, report: Report): void {
  const { payee, payment_amount: amount, transaction_id: transaction } = mandate;
  const paid = Number(amount);
  if (row.offer_price !== null && paid !== cents(row.offer_price)) {
    report("mandate", `${paid} cents for ${row.offer_price} USDC`);
  }
  if (payee !== row.seller_wallet) report("mandate", `${String(payee)} is not the seller's wallet`);
  if (transaction !== row.negotiation_id) report("mandate", `transaction_id ${String(transaction)}`);
  const constraints = mandate.constraints as readonly Json[];
  const [range, budget, payees] = constraints;
  const right =
    constraints.length === 3 &&
    range?.type === "payment.amount_range" &&
    typeof range.min === "number" &&
    range.min <= paid &&
    paid <= Number(range.max) &&
    range.max === cents(row.buyer_limit) &&
    budget?.type === "payment.budget" &&
    budget.max === cents(row.budget_remaining) &&
    budget.max >= paid &&
    payees?.type === "payment.allowed_payees" &&
    Array.isArray(payees.allowed) &&
    payees.allowed.includes(payee);
  if (!right) report("mandate", `constraints ${JSON.stringify(constraints)}`);
}
