import { categories } from "../../entities/shop.ts";
import * as details from "../../language/details.ts";
import { articleName, trouble } from "../../language/goods.ts";
import { article, type Noun, stateNoun } from "../../language/noun.ts";
import { ago, ahead, amount, count, dayAndMonth, inWords } from "../../language/numerals.ts";
import { type Facts, state } from "../../language/slots.ts";
import { below, draw } from "../../random/hash.ts";
import type { Case } from "./case.ts";
import { dayOf } from "./contact-clock.ts";
import type { Subintent } from "./vocabulary.ts";

const field = { form: 30, figures: 31, detail: 32, extra: 33, otherCategory: 34, otherArticle: 35 } as const;

/** How amounts of a currency may be written, # standing for the number. */
const amountForms = [
  ["# EUR", "# euros", "EUR #", "# euro"],
  ["£#", "# pounds", "£#", "GBP #"],
  ["# SEK", "# kronor", "SEK #"],
  ["# PLN", "# zloty", "PLN #"],
] as const;

/** An amount as this conversation writes it. */
export function money(minor: number, currency: number, key: number): string {
  const forms = amountForms[currency] as readonly string[];
  const form = forms[below(draw(key, field.form), forms.length)] as string;
  return form.replace("#", amount(minor));
}

/** What both sides know of the order, ready to be spoken of. */
export function stateOrder(into: Facts, of: Case, orderId: string, parcelId: string, today: number, key: number): void {
  const figures = draw(key, field.figures) < 0x80000000;
  const ordered = dayOf(of.orderedAt);
  state(into, "order", orderId, "order_id");
  state(into, "total", money(of.orderTotal, of.currency, key), "order_total");
  state(into, "ordered_on", dayAndMonth(ordered), "ordered_at", "on ");
  state(into, "ordered_ago", ago(today - ordered, figures), "ordered_at");
  state(into, "pieces", figures ? String(of.quantity) : inWords(of.quantity), "quantity");
  state(into, "due", dayAndMonth(of.dueOn), "due_on", "on ");
  state(
    into,
    "due_when",
    of.dueOn <= today ? ago(today - of.dueOn, figures) : ahead(of.dueOn - today, figures),
    "due_on",
  );
  if (of.deliveredOn >= 0) {
    state(into, "delivered_on", dayAndMonth(of.deliveredOn), "delivered_on", "on ");
    state(into, "delivered_ago", ago(today - of.deliveredOn, figures), "delivered_on");
  }
  if (of.parcel >= 0) state(into, "parcel", parcelId, "parcel_id");
}

export function stateArticle(into: Facts, item: Noun, of: Case, key: number): void {
  stateNoun(into, item, "product");
  state(into, "price", money(of.unitPrice, of.currency, key), "unit_price");
}

export function stateFollowUp(into: Facts, day: number, today: number, key: number): void {
  state(into, "follow_on", dayAndMonth(day), "follow_up_on");
  state(into, "follow_when", ahead(day - today, draw(key, field.figures) < 0x80000000), "follow_up_on");
}

/** What else the matter turns on, or null. */
export function detailOf(matter: Subintent, of: Case, key: number): string | null {
  const u = draw(key, field.detail);
  const category = (categories[of.category] as (typeof categories)[number]).name;
  const from = (list: readonly string[]): string => list[below(u, list.length)] as string;
  switch (matter) {
    case "damaged_parcel":
    case "faulty":
      return trouble(category, "faults", u);
    case "missing_part":
      return trouble(category, "parts", u);
    case "usage_question":
    case "product_advice":
      return trouble(category, "questions", u);
    case "exchange":
    case "availability":
      return trouble(category, "versions", u);
    case "wrong_item":
      return otherArticle(category, key);
    case "change_address":
      return `${1 + below(draw(key, field.extra), 140)} ${from(details.streets)}`;
    case "change_quantity":
      return count(otherQuantity(of.quantity, u), draw(key, field.figures) < 0x80000000);
    case "declined_payment":
      return from(details.paymentErrors);
    case "locked_out":
      return from(details.lockouts);
    case "close_account":
      return from(details.farewells);
    case "code_rejected": {
      const numbers = details.codeNumbers;
      return from(details.codeWords) + (numbers[below(draw(key, field.extra), numbers.length)] as string);
    }
    case "unknown_order":
      return from(details.strangeOrders);
    case "suspicious_message":
      return from(details.strangeMessages);
    default:
      return null;
  }
}

const physical = categories.map((category) => category.name).filter((name) => name !== "digital");

function otherArticle(category: string, key: number): string {
  const others = physical.filter((name) => name !== category);
  const chosen = others[below(draw(key, field.otherCategory), others.length)] as string;
  const item = articleName(chosen, draw(key, field.otherArticle));
  return item.plural ? `some ${item.text}` : `${article(item.text)} ${item.text}`;
}

function otherQuantity(quantity: number, u: number): number {
  const other = 1 + below(u, 6);
  return other >= quantity ? other + 1 : other;
}
