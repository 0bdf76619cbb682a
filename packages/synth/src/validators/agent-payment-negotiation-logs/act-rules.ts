import type { Report } from "../validation.ts";
import { type Act, cents } from "./act.ts";

/** Who may do what. */
const actorsOf: ReadonlyMap<string, ReadonlySet<string>> = new Map([
  ["request_quote", new Set(["buyer_agent"])],
  ["sign_mandate", new Set(["buyer_agent"])],
  ["init_price", new Set(["seller_agent"])],
  ["settle", new Set(["seller_agent"])],
  ["counter", new Set(["buyer_agent", "seller_agent"])],
  ["inform", new Set(["buyer_agent", "seller_agent", "mediator"])],
  ["accept", new Set(["buyer_agent", "seller_agent"])],
  ["reject", new Set(["buyer_agent", "seller_agent"])],
  ["walk_away", new Set(["buyer_agent", "seller_agent"])],
]);

const priced = new Set(["init_price", "counter", "accept", "sign_mandate", "settle"]);

/** The act on which a negotiation of an outcome ends. */
const lastActOf: ReadonlyMap<string, string> = new Map([
  ["agreed", "settle"],
  ["rejected", "reject"],
  ["walked_away", "walk_away"],
  ["expired", "inform"],
]);

/** Rules that an act keeps by itself. */
export function checkAct(row: Act, report: Report): void {
  const { actor, act, offer_price: offer } = row;
  if (actorsOf.get(act)?.has(actor) !== true) report("actors", `${act} by ${actor}`);
  if ((offer !== null) !== priced.has(act)) report("prices-named", `${act} with offer_price ${offer}`);
  checkOpening(row, report);
  checkOutcome(row, report);
  checkIdentifiers(row, report);
  checkLimits(row, report);
  checkUtterance(row, report);
}

function checkOpening({ round, act, offer_price: offer, list_price: list }: Act, report: Report): void {
  if ((round === 1) !== (act === "request_quote") || (round === 2) !== (act === "init_price")) {
    report("opening", `round ${round} is ${act}`);
  } else if (round === 2 && offer !== list) report("opening", `${offer} asked, ${list} on the list`);
}

function checkOutcome(row: Act, report: Report): void {
  const { act, outcome, final_price: final, surplus_split: split } = row;
  const isLast = row.round === row.rounds;
  if ((outcome !== null) !== isLast) report("outcome", `${outcome} in round ${row.round} of ${row.rounds}`);
  else if (outcome !== null && lastActOf.get(outcome) !== act) report("outcome", `${outcome} on ${act}`);
  if (!isLast && (act === "reject" || act === "walk_away")) report("outcome", `${act} before the end`);
  if (!isLast && act === "settle") report("deal", "settle before the end");
  const agreed = outcome === "agreed";
  if ((final !== null) !== agreed || (split !== null) !== agreed) {
    report("final", `final_price ${final} and surplus_split ${split} with outcome ${outcome}`);
  }
  if (agreed) checkFinal(row, report);
}

function checkFinal(row: Act, report: Report): void {
  const { final_price: final, surplus_split: split, buyer_limit: limit, seller_reserve: reserve } = row;
  if (limit < reserve) report("zopa", `agreed with limit ${limit} and reserve ${reserve}`);
  if (final === null || split === null) return;
  if (final < reserve || final > limit) report("zopa", `${final} outside ${reserve} to ${limit}`);
  if (final !== row.offer_price) report("final", `${final} agreed, ${row.offer_price} offered`);
  const surplus = cents(limit) - cents(reserve);
  const share = cents(final) - cents(reserve);
  // Half up in whole numbers.
  const parts = surplus === 0 ? 5_000 : Math.floor((share * 20_000 + surplus) / (2 * surplus));
  if (Math.round(split * 10_000) !== parts) report("final", `surplus_split ${split} instead of ${parts / 10_000}`);
}

/** Which acts carry a mandate, its identifier and a payment. */
function checkIdentifiers({ act, mandate, mandate_id: id, x402_ref: payment }: Act, report: Report): void {
  const signs = act === "sign_mandate";
  const settles = act === "settle";
  if ((mandate !== null) !== signs)
    report("mandate", `a mandate is ${mandate === null ? "absent" : "present"} on ${act}`);
  if ((id !== null) !== (signs || settles)) report("mandate-id", `mandate_id ${id} on ${act}`);
  if ((payment !== null) !== settles) report("mandate-id", `x402_ref ${payment} on ${act}`);
}

function checkLimits(row: Act, report: Report): void {
  const { act, actor, offer_price: offer, buyer_limit: limit, seller_reserve: reserve } = row;
  if (row.buyer_target > limit) report("targets", `buyer_target ${row.buyer_target} above ${limit}`);
  if (row.seller_target < reserve || row.seller_target > row.list_price) {
    report("targets", `seller_target ${row.seller_target} outside ${reserve} to ${row.list_price}`);
  }
  if (offer === null) return;
  const { standing_ask: ask, standing_bid: bid } = row;
  if (act === "counter" && actor === "buyer_agent") {
    if (offer > limit) report("limits", `the buyer names ${offer} above ${limit}`);
    if (ask !== null && offer >= ask) report("apart", `the buyer names ${offer}, ${ask} is asked`);
  } else if (act === "init_price" || act === "counter") {
    if (offer < reserve) report("limits", `the seller names ${offer} below ${reserve}`);
    if (act === "counter" && bid !== null && offer <= bid) report("apart", `the seller names ${offer}, ${bid} is bid`);
  }
}

const ZERO = 48;
const POINT = 46;

function isDigit(text: string, at: number): boolean {
  const code = text.charCodeAt(at) - ZERO;
  return code >= 0 && code <= 9;
}

/** Looks at every number with two decimals, found by its point. */
function checkUtterance(row: Act, report: Report): void {
  const { utterance: text, offer_price: offer } = row;
  let named = offer === null;
  for (let point = text.indexOf("."); point !== -1; point = text.indexOf(".", point + 1)) {
    if (!isDigit(text, point - 1) || !isDigit(text, point + 1) || !isDigit(text, point + 2)) continue;
    if (isDigit(text, point + 3)) continue;
    let start = point - 1;
    while (isDigit(text, start - 1)) start--;
    if (text.charCodeAt(start - 1) === POINT) continue;
    const amount = Number(text.slice(start, point + 3));
    if (amount === offer) named = true;
    else if (amount !== row.standing_bid && amount !== row.standing_ask && amount !== row.list_price) {
      report("utterance", `${amount} is no price of the row`);
    }
  }
  if (!named) report("utterance", `${offer} is not said`);
}
