import type { Dice } from "../prose/dice.ts";
import { capitalised, type Phrase, phrases, sayOne } from "../prose/phrase.ts";
import type { Claim, Claims } from "./claims.ts";
import { moneyText } from "./regions.ts";
import type { Terms } from "./terms.ts";

/** Sentences that state a claim; {v} is its value, other claims by their names. */
const statements: Readonly<Record<string, readonly Phrase[]>> = {
  monthly_payment: phrases(
    "[The monthly payment|Your instalment|The amount per month|The monthly cost] [would be|comes to|is] {v}",
    "[Expect|Plan for|Count on] {v} a month",
    "[That|It] [works out|comes out] at {v} [per month|each month|a month]",
    "[You would be paying|You pay] {v} every month",
    "{v} [leaves your account|is due] [monthly|each month]",
  ),
  apr_pct: phrases(
    "[With fees included|All in|Counting the fees], the annual percentage rate is {v}",
    "[The APR|The effective cost on a yearly basis] [stands at|is|comes to] {v}",
    "[Compare offers by|The figure to compare is] the APR, [here|in this case] {v}",
    "[Fees lift the APR to|Once fees are in, the APR is] {v}",
  ),
  total_interest: phrases(
    "[Interest|The interest] over the whole term [adds up to|totals|comes to] {v}",
    "[In all|Altogether|Over its life] you would pay {v} in interest",
    "[The price of borrowing|What the loan itself costs], interest only, is {v}",
    "{v} of what you pay [is interest|goes on interest]",
  ),
  total_paid: phrases(
    "[You would|You will] have paid {v} [by the end|when it is over|in total]",
    "[All instalments together|The payments together] [make|come to] {v}",
    "[Added up|Over the full term], that is {v}",
  ),
  total_cost: phrases(
    "[Interest and fees together|Borrowing costs] [come to|are|amount to] {v}",
    "The full cost of credit [comes to|is|amounts to] {v}",
    "[Fees included|With the fees], the credit costs you {v}",
  ),
  ltv_pct: phrases(
    "[The loan is|You borrow|That is] {v} of the value[ of the property| of what you buy|]",
    "[Your loan-to-value|Loan to value] [is|stands at|comes to] {v}",
    "[Lenders look at|What matters here is] the loan-to-value, which is {v}",
  ),
  deposit_paid: phrases(
    "[Your own money in the deal|What you put down yourself|The deposit] is {v}",
    "[You bring|You contribute] {v} of your own",
  ),
  dti_pct: phrases(
    "[Debts would take|All debt payments take] {v} of your income",
    "[Your debt-to-income ratio|Debt to income] [would be|is|comes to] {v}",
    "[Together with your other debts|Measured against your income], that is {v}",
  ),
  monthly_interest: phrases(
    "{v} [of it |]is [this month's interest|interest alone|interest for the month]",
    "[The first month's interest|Interest this month] [is|comes to] {v}",
  ),
  principal_repaid: phrases(
    "[Only|Just] {v} [goes towards|reduces|comes off] the balance",
    "The balance [falls|shrinks] by {v} [with the first payment|in the first month]",
  ),
  maturity_value: phrases(
    "[At the end|At maturity|When the term is over] you would [have|hold|get back] {v}",
    "[It grows to|Your money becomes] {v}[ by maturity|]",
    "[The account|The deposit] [pays out|stands at] {v} at the end",
  ),
  interest_earned: phrases(
    "{v} of [it|that] is interest",
    "[You earn|The interest is|Your gain is] {v}[ before tax|]",
    "[The return|What you gain] [comes to|is] {v}",
  ),
  apy_pct: phrases(
    "[Compounded monthly|With compounding], [that is|the yield is] {v} a year",
    "[The annual yield|The effective yield] is {v}",
  ),
  yearly_cost: phrases("[A year costs|A full year comes to] {v}", "[Over a year|Per year], [it is|you pay] {v}"),
  first_year_cost: phrases(
    "[The first year|Year one] [costs|comes to|will cost you] {v}[ with fees|, fees included|]",
    "[Including one-off fees|All told], the first year is {v}",
  ),
  cost_pct: phrases(
    "[Measured against the sum|Relative to the sum], [that is|costs are] {v}",
    "[Costs make up|That is] {v} of the [sum|amount]",
  ),
  platform_fee: phrases(
    "[The yearly custody fee|The fee for the platform] [is|comes to] {v}",
    "[For the platform|For custody] you pay {v} a year",
  ),
  net_invested: phrases("[After fees|Once fees are off], {v} [is actually invested|goes to work|is left to invest]"),
  fees: phrases("[Fees|Up-front fees|One-off fees] [are|come to] {v}", "[There is|You also pay] a fee of {v}"),
  collateral_value: phrases("[This assumes|We took] a value of {v}", "[The valuation used|The value we used] is {v}"),
};

/** Openings that state amount, rate and term. */
const openingTexts = [
  "[For|On] {amount} at {rate}[ over {term}|]",
  "[Assuming|Taking|Based on] {amount}, {rate}[ and {term}| a year|]",
  "[At|With] [a rate of |]{rate}[ and {term}|], {amount}",
  "[Here are the figures|This is how it looks|The numbers] for {amount}[ at {rate}|]",
  "{amount} [at {rate}|priced at {rate}][ over {term}| for {term}|]",
  "[Our sheet shows|Today's rate is|The rate for your case is] {rate}[ on {amount}| for {amount}]",
  "[You asked about|Your request is for] {amount}[; the rate is {rate}| at {rate}]",
];
const openings = phrases(...openingTexts);
const openingsWithoutTerm = phrases(...openingTexts.map((phrase) => phrase.replace(/\[[^[\]]*\{term\}[^[\]]*\]/g, "")));

/** Advice without numbers, by product. */
const advice: readonly (readonly Phrase[])[] = [
  phrases(
    "[A larger deposit|Putting more down] [usually|often] brings a better rate",
    "[Ask|Check] whether you may overpay without a charge",
    "[The rate is fixed first|After the fixed period the rate may change], so leave some room",
    "Valuation and legal costs [come on top|are not included]",
    "A shorter term [costs more each month|is harder on the budget] but saves interest",
  ),
  phrases(
    "[A shorter term|Paying faster] [saves interest|is cheaper overall]",
    "[You may|You can] repay early; [check the charge|ask about the charge] first",
    "[Borrow only what you need|Leave a margin for surprises]",
    "[The money|Funds] usually [arrives|arrive] soon after approval",
    "If another debt has a higher rate, [clear that first|it makes sense to replace it]",
  ),
  phrases(
    "[The car|The vehicle] secures the loan until the last payment",
    "[A bigger down payment|Trading in your old car] [brings the instalment down|lowers what you borrow]",
    "[Insurance and tax|Running costs] are not in these figures",
    "[Compare with the dealer's offer|Set this against leasing] before you sign",
  ),
  phrases(
    "[Paying more than the minimum|A little extra each month] [saves a lot|clears it far sooner]",
    "[A fixed loan|A balance transfer] may be cheaper for a balance like this",
    "[Stop using the card|Avoid new purchases on it] while you pay it down",
    "At the minimum, [this takes years|the balance hardly moves]",
  ),
  phrases(
    "[You cannot|You may not] touch the money before the end[ without losing interest|]",
    "[The rate is fixed|Your rate stays the same] for the whole term",
    "[Deposits are protected|Your money is covered] up to the legal limit",
    "[Keep an emergency fund outside|Leave what you may need soon in an instant account]",
  ),
  phrases(
    "[The premium depends|Premiums depend] on [a few health questions|health and occupation]",
    "[Stop smoking first|Non-smokers pay less], if that applies",
    "[Check|Make sure] the sum still fits when the mortgage falls",
    "[Premiums stay level|The price is fixed] if you choose so",
  ),
  phrases(
    "[Costs eat returns|Fees matter over the years], so [trade seldom|keep them low]",
    "[Spread the sum|Buying in parts] if you worry about timing",
    "[Values can fall|You may get back less than you put in]",
    "[Tell us|Check] whether a tax-free wrapper is open to you",
  ),
];
const bridges = phrases(
  "",
  "",
  "",
  "[Also|In addition|Besides], ",
  "[Note this:|Bear in mind:] ",
  "[On top|Beyond that], ",
  "[For context|For orientation], ",
);

const none: readonly Phrase[] = phrases("");

function shown({ kind, value, text }: Claim, currency: number): string {
  if (kind.unit === "currency") return moneyText(value, currency);
  if (kind.unit === "percent") return `${text}%`;
  const noun = kind.unit === "month" ? "month" : "year";
  return `${text} ${noun}${value === 1 ? "" : "s"}`;
}

/** Claims in the order in which they are worth saying, by product. */
const tellable: readonly (readonly string[])[] = [
  [
    "monthly_payment",
    "apr_pct",
    "total_interest",
    "ltv_pct",
    "dti_pct",
    "total_cost",
    "total_paid",
    "deposit_paid",
    "fees",
  ],
  ["monthly_payment", "apr_pct", "total_interest", "total_cost", "dti_pct", "total_paid", "fees"],
  ["monthly_payment", "apr_pct", "total_interest", "ltv_pct", "total_paid", "dti_pct", "fees", "collateral_value"],
  ["monthly_payment", "monthly_interest", "principal_repaid", "dti_pct"],
  ["maturity_value", "interest_earned", "apy_pct"],
  ["monthly_payment", "yearly_cost", "first_year_cost", "cost_pct", "fees"],
  ["platform_fee", "first_year_cost", "cost_pct", "net_invested", "fees"],
];

function openingText(dice: Dice, terms: Terms, claims: Claims): string {
  const term = claims.get(dice.chance(0.5) ? "term_years" : "term_months") ?? claims.get("term_months");
  const amount = moneyText(terms.amount, terms.currency);
  const words = { amount, rate: `${terms.ratePercent}%`, term: term === undefined ? "" : shown(term, terms.currency) };
  return sayOne(dice, term === undefined ? openingsWithoutTerm : openings, words);
}

/** The answer: amount and rate, two to four computed figures, and a word of advice. */
export function answerText(dice: Dice, terms: Terms, claims: Claims): string {
  const told = (tellable[terms.product] ?? []).filter((name) => (claims.get(name)?.value ?? 0) > 0);
  const wanted = Math.min(told.length, dice.between(1, 4));
  // The first is what people ask for; the others come in any order.
  const chosen = [...told.slice(0, 1), ...dice.some(told.slice(1), wanted - 1)];
  const said = chosen.map((name) => {
    return sayOne(dice, statements[name] ?? none, { v: shown(claims.of(name), terms.currency) });
  });
  const sentences: string[] = [];
  const [first = "", ...others] = said;
  if (dice.chance(0.72)) {
    const colon = dice.pick([": ", ": ", ". "]);
    sentences.push(
      `${openingText(dice, terms, claims)}${colon === ". " ? `. ${capitalised(first)}` : `${colon}${lowered(first)}`}`,
    );
  } else sentences.push(first);
  for (const other of others) {
    const bridge = sayOne(dice, bridges, {});
    sentences.push(bridge === "" ? other : `${bridge}${lowered(other)}`);
  }
  if (dice.chance(0.7))
    sentences.splice(dice.chance(0.85) ? sentences.length : 1, 0, sayOne(dice, advice[terms.product] ?? none, {}));
  if (dice.chance(0.25)) sentences.push(sayOne(dice, advice[terms.product] ?? none, {}));
  return `${sentences
    .filter((sentence, i) => sentences.indexOf(sentence) === i)
    .map(capitalised)
    .join(". ")}.`;
}

function lowered(text: string): string {
  const first = text.charAt(0);
  if (first < "A" || first > "Z" || /^(APR|SEK|PLN|The APR)/.test(text)) return text;
  return first.toLowerCase() + text.slice(1);
}
