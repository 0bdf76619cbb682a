import { codeDigits } from "../../engine/column.ts";
import { type Assortment, categoryOf } from "../../entities/assortment.ts";
import { categories, currencies } from "../../entities/shop.ts";
import { below } from "../../random/hash.ts";
import { pick, weightedTable } from "../../random/weighted-table.ts";
import { searchPhrases } from "./search-phrases.ts";
import type { CartLine, SessionSteps } from "./session-steps.ts";
import {
  ADD_TO_CART,
  BEGIN_CHECKOUT,
  eventNames,
  PURCHASE,
  REMOVE_FROM_CART,
  referrers,
  SCREEN_VIEW,
  SEARCH,
  SESSION_START,
  screenOfEvent,
} from "./vocabulary.ts";

/** Text of an amount of minor units as a canonical JSON number: 12.5, not 12.50. */
function amountText(cents: number): string {
  return String(cents / 100);
}

/** `width` digits of Crockford's base 32. */
export function codeText(code: number, width: number): string {
  const digits = codeDigits[32];
  let text = "";
  for (let shift = (width - 1) * 5; shift >= 0; shift -= 5) text += digits[(code >>> shift) & 31] as string;
  return text;
}

/** Screens of a screen_view: home, category, cart, account. */
const viewScreens = ["home", "category", "cart", "account"] as const;
const CATEGORY_SCREEN = 1;
const screenShares = weightedTable([22, 62, 9, 7]);
const categoryShares = weightedTable(categories.map((category) => category.share));
const referrerShares = weightedTable([34, 31, 9, 12, 8, 6]);

const eventParts = eventNames.map((name) => `,"event_name":"${name}","props":{`);
const screenParts = screenOfEvent.map((screen) => `},"screen":"${screen}"}`);
const viewParts = viewScreens.map((screen) => `},"screen":"${screen}"}`);
const categoryParts = categories.map((category) => `"category":"${category.name}"`);
const currencyParts = currencies.map((currency) => `"currency":"${currency}"`);
const referrerParts = referrers.map((referrer) => `"referrer":"${referrer}"`);
const phraseParts = searchPhrases.map((phrases) => phrases.map((phrase) => `"query":${JSON.stringify(phrase)}`));

/** The `data` of an event as RFC 8785 text: members in code unit order by hand. */
export function eventText(
  steps: SessionSteps,
  seq: number,
  context: string,
  currency: number,
  orderCode: number,
  goods: Assortment,
): string {
  const event = steps.event[seq] as number;
  const detail = steps.detail[seq] as number;
  const head = `{"context":${context}${eventParts[event] as string}`;
  if (event === SCREEN_VIEW) {
    const screen = pick(screenShares, detail);
    const category = screen === CATEGORY_SCREEN ? (categoryParts[shownCategory(steps.mission, detail)] as string) : "";
    return head + category + (viewParts[screen] as string);
  }
  const tail = screenParts[event] as string;
  return head + propsText(steps, seq, event, detail, currency, orderCode, goods) + tail;
}

function propsText(
  steps: SessionSteps,
  seq: number,
  event: number,
  detail: number,
  currency: number,
  orderCode: number,
  goods: Assortment,
): string {
  if (event === SESSION_START) return referrerParts[pick(referrerShares, detail)] as string;
  if (event === SEARCH) return searchText(steps.mission, detail);
  const amount = amountText(steps.amount[seq] as number);
  const money = currencyParts[currency] as string;
  const quantity = steps.quantity[seq] as number;
  if (event === BEGIN_CHECKOUT) return `${money},"item_count":${quantity},"value":${amount}`;
  if (event === PURCHASE) {
    const items = (steps.bought.get(seq) ?? []).map((line) => itemText(line, goods)).join(",");
    return `${money},"items":[${items}],"order_id":"WEB-${codeText(orderCode, 6)}","value":${amount}`;
  }
  const sku = steps.sku[seq] as number;
  const article = `"sku":"SKU-${codeText(goods.codeOf(sku), 4)}"`;
  if (event === REMOVE_FROM_CART) return `"quantity":${quantity},${article}`;
  const pieces = event === ADD_TO_CART ? `"quantity":${quantity},` : "";
  return `${categoryParts[categoryOf(sku)] as string},${money},"price":${amount},${pieces}${article}`;
}

function itemText(line: CartLine, goods: Assortment): string {
  return `{"price":${amountText(line.price)},"quantity":${line.quantity},"sku":"SKU-${codeText(goods.codeOf(line.sku), 4)}"}`;
}

/** Mostly what the session is about. */
function shownCategory(mission: number, detail: number): number {
  return (detail & 3) !== 0 ? mission : pick(categoryShares, Math.imul(detail, 0xc2b2ae35) >>> 0);
}

function searchText(mission: number, detail: number): string {
  const phrases = phraseParts[shownCategory(mission, detail)] as readonly string[];
  const other = Math.imul(detail, 0x9e3779b1) >>> 0;
  const query = phrases[below(other, phrases.length)] as string;
  return `${query},"results":${below(Math.imul(other, 0x85ebca6b) >>> 0, 180)}`;
}
