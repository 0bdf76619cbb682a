import { pick, type WeightedTable, weightedTable } from "../../random/weighted-table.ts";
import type { PolicyRef, Resolution, Subintent } from "./vocabulary.ts";

/** Ratings from 1 to 5: most people give 5, the angry ones 1, few anything between. */
const ratings: Readonly<Record<Resolution, WeightedTable>> = {
  resolved: weightedTable([4, 3, 7, 17, 69]),
  follow_up: weightedTable([13, 9, 18, 25, 35]),
  declined_by_policy: weightedTable([43, 20, 18, 10, 9]),
  unresolved: weightedTable([56, 20, 13, 6, 5]),
  abandoned: weightedTable([45, 20, 18, 10, 7]),
};

/** 1 … 5. */
export function ratingOf(resolution: Resolution, u: number): number {
  return 1 + pick(ratings[resolution], u);
}

/** 0 … 10 beside a rating: mostly twice the rating, and a shop's fame has its own share; `u` in [0, 1). */
export function recommendation(rating: number, u: number): number {
  return Math.max(0, Math.min(10, rating * 2 - 2 + Math.floor(u * 4)));
}

/** The rules that decide a matter, beside the check of identity, by how it ends. */
const rules: Readonly<Record<Subintent, PolicyRef | null>> = {
  late_parcel: "POL-DEL-7",
  lost_parcel: "POL-DEL-7",
  damaged_parcel: "POL-REF-5",
  wrong_item: "POL-REF-5",
  missing_item: "POL-REF-5",
  start_return: "POL-RET-30",
  exchange: "POL-RET-30",
  label_problem: "POL-RET-30",
  refund_pending: "POL-REF-5",
  refund_short: "POL-REF-5",
  cancel_order: "POL-CAN-0",
  change_address: "POL-CAN-0",
  change_quantity: "POL-CAN-0",
  faulty: "POL-WAR-24",
  missing_part: "POL-WAR-24",
  usage_question: null,
  declined_payment: "POL-SEC-2",
  charged_twice: "POL-REF-5",
  invoice_copy: "POL-DOC-1",
  locked_out: "POL-SEC-2",
  points_missing: null,
  close_account: null,
  code_rejected: null,
  price_drop: "POL-PRO-14",
  availability: null,
  product_advice: null,
  unknown_order: "POL-SEC-2",
  suspicious_message: "POL-SEC-2",
};

/** The references as JSON: sorted, without the rule that was broken. */
export function policyRefs(matter: Subintent, verified: boolean, voucher: boolean, broken: PolicyRef | null): string {
  const refs = new Set<PolicyRef>();
  const rule = rules[matter];
  if (rule !== null) refs.add(rule);
  if (verified) refs.add("POL-ID-1");
  if (voucher && matter !== "price_drop") refs.add("POL-GOOD-10");
  if (broken !== null) refs.delete(broken);
  const sorted = [...refs].sort();
  return sorted.length === 0 ? "[]" : `["${sorted.join('","')}"]`;
}
