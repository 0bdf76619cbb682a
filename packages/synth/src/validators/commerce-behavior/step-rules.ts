import type { Report } from "../validation.ts";
import { cents, coupons, type Step } from "./step.ts";

const currencies: Readonly<Record<string, string>> = { GB: "GBP", PL: "PLN", SE: "SEK" };
const withArticle = new Set(["view", "cart_add", "cart_remove", "review", "return"]);
const withPieces = new Set(["cart_add", "cart_remove", "return"]);

/** Rules that a step keeps by itself. */
export function checkStep(step: Step, report: Report): void {
  const { stage, sku } = step;
  const article = withArticle.has(stage);
  const present =
    (sku !== null) === article &&
    (step.price !== null) === article &&
    (step.qty !== null) === withPieces.has(stage) &&
    (step.category !== null) === (article || stage === "search");
  if (!present) report("article", `${sku}, ${step.category}, ${step.price}, ${step.qty} pieces on ${stage}`);
  if (step.currency !== (currencies[step.country] ?? "EUR")) {
    report("currency-country", `${step.currency} in ${step.country}`);
  }
  if ((step.rating !== null) !== (stage === "review")) report("rating", `${step.rating} on ${stage}`);
  if ((step.abandonment_reason !== null) !== step.abandoned) {
    report("abandonment", `${step.abandonment_reason} where abandoned is ${step.abandoned}`);
  }
  checkCoupon(step, report);
  checkOrder(step, report);
}

function checkCoupon({ coupon, discount_pct: discount, returning }: Step, report: Report): void {
  const due = coupon === null ? 0 : coupons.get(coupon);
  if (discount !== due) report("coupon", `${discount} % with ${coupon}`);
  if (coupon === "HELLO10" && returning) report("coupon", "a welcome to somebody who has bought before");
}

function checkOrder(step: Step, report: Report): void {
  const { order_value: value, order_margin: margin } = step;
  const bought = step.stage === "purchase";
  if ((value !== null) !== bought || (margin !== null) !== bought) {
    report("order-value", `${value} with a margin of ${margin} on ${step.stage}`);
  }
  if (value === null || margin === null) return;
  const basket = cents(step.basket_value);
  const discount = Math.floor((basket * step.discount_pct + 50) / 100);
  if (cents(value) !== basket - discount) report("order-value", `${value} instead of ${(basket - discount) / 100}`);
  if (margin >= value) report("order-value", `a margin of ${margin} on ${value}`);
}
