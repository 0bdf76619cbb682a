import { circumstances, signature, town } from "../prose/circumstances.ts";
import type { Dice } from "../prose/dice.ts";
import { article, beginOne, capitalised, type Phrase, phrases, sayOne } from "../prose/phrase.ts";
import { moneyText } from "./regions.ts";
import type { Terms } from "./terms.ts";

/** What people want the product for, by product. */
const purposes: readonly (readonly Phrase[])[] = [
  `a two-bedroom flat near the station|the farmhouse my parents are selling|a terraced house that needs a new roof|our first home|a [studio|loft] in the old town|the semi we are renting now|a new-build with a garden|an ex-council flat|a cottage with damp walls|buying out my ex-partner's half|a house with an annexe for my mother|moving closer to the children's school|a flat I would let out|the plot next door and a prefab house|remortgaging before my fix ends|a maisonette above a bakery|switching lenders|a canal-side duplex|a bungalow for when I retire|the top floor of a converted mill`,
  `a new kitchen|replacing the boiler|my sister's wedding|paying off [three|two|several] cards at once|dental work|a heat pump|retraining as an electrician|moving abroad|vet bills|a loft conversion|a used campervan|solar panels|legal fees|an unexpected tax bill|new windows|a bathroom for my father|a cargo bike and a trailer|tools for my workshop|a surrogate nursery place until my pay rises|instruments for our band|double glazing|a year's tuition`,
  `a used estate car|a three-year-old hatchback|an electric city car|a van for my plumbing business|a hybrid for the commute|a convertible I should not want|a seven-seater|a pickup with a tow bar|replacing my written-off car|a small motorbike|buying out my lease|my daughter's first car|a demonstrator from the dealer|a camper conversion|a taxi with low mileage|an ex-fleet saloon|a car with a wheelchair ramp|a plug-in for the company`,
  `the balance on my card|what I owe after the holiday|my card from the furniture shop|a balance I keep rolling over|last winter's heating bills on plastic|a card I have only paid the minimum on|my travel card|two months of groceries on credit|the emergency repairs I charged|a balance transfer that is about to end|hotel bills work has not refunded|the laptop I put on the card`,
  `the money from selling my boat|an inheritance from my aunt|our house deposit until we find something|a bonus|savings that earn nothing today|a redundancy payment|the wedding fund|what I put aside for taxes|my daughter's university money|the club's reserve|money I will need for a roof|a gift from my grandparents|the proceeds of a flat|an emergency fund|a matured bond`,
  `term cover for a young family|cover that pays off the mortgage|life cover as a single parent|cover for my business partner and me|a policy to replace the one from work|income for my husband if I die|cover with a heart murmur|something for the funeral and the debts|cover until the twins finish school|protection for a self-employed carpenter|a joint policy|cover while I work offshore`,
  `a few index funds|an ETF savings pot|shares I inherited|dividend stocks|a portfolio I can leave alone|moving my funds from another broker|a start in investing|a pension top-up outside work|green bonds|a small-cap fund I have read about|money I do not need for ten years|a lump sum after selling a business|buying funds for my grandchild`,
].map((list) => phrases(...splitOutside(list)));

/** Splits at bars that are not inside brackets. */
function splitOutside(list: string): readonly string[] {
  const parts: string[] = [];
  let depth = 0;
  let from = 0;
  for (let at = 0; at < list.length; at++) {
    if (list[at] === "[") depth += 1;
    if (list[at] === "]") depth -= 1;
    if (list[at] !== "|" || depth > 0) continue;
    parts.push(list.slice(from, at));
    from = at + 1;
  }
  parts.push(list.slice(from));
  return parts;
}

const nouns: readonly (readonly Phrase[])[] = [
  "[mortgage|home loan|mortgage]",
  "[personal loan|loan|unsecured loan]",
  "[car loan|auto loan|vehicle loan]",
  "[credit card|card]",
  "[fixed deposit|savings account|term deposit|savings bond]",
  "[life insurance|life cover|term insurance]",
  "[investment account|brokerage account|broker]",
].map((noun) => phrases(noun));

const greetings = phrases(
  "[Hi|Hello|Hey|Good morning|Good evening][ there|]",
  "Quick question",
  "[Hello|Hi], me again",
  "Not sure who to ask",
  "[Dear team|Dear all]",
);

const research = phrases(
  "[How does|Can somebody explain how] {a_noun} [work|works out] [for|when it is for] {purpose}[ these days|]",
  "[What should I|What do I need to] [look out for|know|watch] with {a_noun}[ for {purpose}| when it is about {purpose}]",
  "[Is it|Would it be] [sensible|mad|normal|wise] to [think of|take|use] {a_noun} for {purpose}[ right now| at my age| in this market|]",
  "[I am|We are] [only starting to think|just thinking|daydreaming] about {purpose}, [roughly|something like|maybe] {amount}. [What would that mean per month|Where do I begin|Is that even realistic]",
  "[Roughly|Approximately|Ballpark], what does {amount} [cost|mean] [with|as] {a_noun}[ for {purpose}|]",
  "[My|Our] [neighbour|accountant|brother-in-law|colleague] says {a_noun} is [a bad idea|the only way|cheaper than it looks] for {purpose}. [True|Is that right|Any truth in it]",
  "[Do|Would] [banks|you|lenders] even [look at|consider] {purpose}[ with my kind of income| if I am self-employed| without a permanent job|]",
  "What [rate|kind of rate] is [usual|realistic|normal] for {purpose}[ at the moment| this year| with {credit} credit]",
  "[Trying|I am trying] to understand [the difference between the rate and the yearly cost|how fees change the picture|what the term does to the total] [on|with] {a_noun} of about {amount}",
);
const compare = phrases(
  "[Your rate|Their offer|The bank on the corner] [is|was] [a bit lower|higher than I hoped|close to yours]. [How does yours compare|Can you beat it|Which is cheaper overall] for {amount}[ over {term}|]",
  "[Comparing|I am comparing] {noun} offers for {purpose}: {amount}[, {term}|]. [What is the total cost with you|What would you charge|How do the fees differ]",
  "[Which is better|What works out cheaper] for {purpose}, {term} or [a longer|a shorter] term, [if I need|on] {amount}",
  "[Someone|Another lender|An online outfit] quoted me [less|more] than your site [shows|says] for {amount}. [Why|How come|Are the fees in that]",
  "[Between you and two others|Down to a shortlist of three]: {amount} for {purpose}. [What do I pay in total|What is the catch|Convince me]",
  "Does [paying the fee up front|a longer term|my {credit} credit history] change much on {amount}[ for {purpose}|]",
  "[How much|What] would I [save|lose] by [moving|switching] {amount} [to you|away from my current bank][, {term}|]",
  "[A friend|My partner] got {a_noun} [from you|last month] for {purpose}. [Would I get the same|Is that still on offer] for {amount}",
);
const quote = phrases(
  "[Could I|Can I|May I] [get|have] a [quote|firm figure|written quote] [for|on] {amount}[ over {term}|][, it is for {purpose}| for {purpose}|]",
  "[Please|Pls|Kindly] [quote|send me figures for|price] {a_noun}: {amount}, {term}[. It is for {purpose}| towards {purpose}|]",
  "[I need|We need|Looking for] {amount} for {purpose}. [What exactly would I pay|What is the instalment|What does it come to][ over {term}| each month|]",
  "What are the [exact |]terms for {amount}[ over {term}|]? {Purpose}[, and we want to decide {soon}|]",
  "[My income is {income} a month|I bring home about {income}], [credit is {credit}|{credit} credit history]. [What can you offer|Quote please] on {amount}[ for {purpose}|]",
  "{Amount}, {term}, for {purpose}[ - your best price please|. Best you can do|. What is the damage]",
  "[We|I] found it: {purpose}. The [gap|sum|amount] is {amount}. [Numbers please|What would it cost us|Can you put a figure on it][, {soon}|]",
);
const apply = phrases(
  "[I want|I would like|We are ready] to [go ahead|apply|sign] [for|with] {amount}[ over {term}|]. [What do you need from me|Where do I send the papers|What is the next step]",
  "[Please start|Can you start|Let's begin] [my|the] application[:| -] {amount}[ for {purpose}|][, {term}|]. [Payslips are ready|I have all documents|The seller wants an answer {soon}]",
  "[Accepting|I accept] the [offer|quote] for {amount}. [Before I sign|One last check], [what is the payment again|what happens if I pay early|are there any other costs]",
  "[How fast|How soon] can {amount} [be paid out|be in place] [if I apply today|once I sign]? {Purpose} [will not wait|cannot wait|has a deadline]",
  "[Filling in|I am halfway through] the form for {amount}[ ({purpose})|] and [got stuck at|have a doubt about] [the term|the fees|my employer's details][. Can someone confirm the figures|. What does it come to]",
  "[Count me in|Let's do it|Go for it]: {amount}[, {term}|][, {purpose}|]. [Just confirm the monthly figure|Send me the contract|Confirm the costs]",
);
const byStage = [research, compare, quote, apply];

const asides = phrases(
  "[I am|My wife is|My husband is] [self-employed|on a fixed-term contract|a nurse|a teacher|back from parental leave|retired|on probation until spring]",
  "[I have been|We have been] with [my bank|the same bank] for [ages|years|a decade]",
  "[I do not|We don't] want [surprises|a phone call|small print]",
  "[Credit|My credit] is {credit}[, I think|, last I looked|]",
  "[We want|I need] [an answer|to know] {soon}",
  "[I was turned down|They refused me] [elsewhere|last year][, no idea why|]",
  "[Nothing is decided|No rush|There is no hurry]",
  "[The dealer|The agent|The landlord|My boss] is [pressing me|waiting|getting nervous]",
  "[I had|There was] [a late payment|a default] [years ago|once]",
  "[Ideally|Preferably] [no fees|something I can repay early|everything online]",
  "[I can put|We could put] some [savings|money] towards it",
  "[Please keep it short|Explain it simply|Assume I know nothing]",
  "[I read|My phone says|The radio says] rates [are moving|will fall|may go up] [again|soon]",
  "{income} a month [before tax|comes in][, if that matters|]",
);

const closings = phrases(
  "Thanks",
  "[Many thanks|Thank you]",
  "[Cheers|Ta]",
  "[Thanks in advance|Much appreciated]",
  "[Regards|Best wishes]",
);
const soon = [
  "by Friday",
  "this week",
  "before the month ends",
  "today if possible",
  "within a few days",
  "tomorrow",
  "before Easter",
  "as soon as you can",
  "before the auction",
];
const credits = ["bad", "patchy", "all right", "good", "spotless"];

/** An amount in one of the ways in which people type it. */
function typedAmount(dice: Dice, amount: number, currency: number): string {
  const way = dice.below(5);
  if (way === 0 && amount % 1_000 === 0) return `${amount / 1_000}k`;
  if (way === 1) return `${amount}${[" euros", " pounds", " kronor", " zloty"][currency] ?? ""}`;
  if (way === 2) return `${amount} ${["EUR", "GBP", "SEK", "PLN"][currency] ?? ""}`;
  return moneyText(amount, currency);
}

function typedTerm(dice: Dice, term: number | null): string {
  if (term === null) return dice.pick(["no fixed term", "open-ended", "as long as it takes"]);
  if (term % 12 === 0 && dice.chance(0.7)) return `${term / 12} year${term === 12 ? "" : "s"}`;
  return `${term} months`;
}

/** What the product is for; a home and a car are somewhere at times. */
function purposeOf(dice: Dice, product: number): string {
  const purpose = sayOne(dice, purposes[product] ?? [], {});
  return product <= 2 && dice.chance(0.3) ? `${purpose} in ${town(dice)}` : purpose;
}

/** What the person asks, by stage and product. */
export function queryText(dice: Dice, stage: number, terms: Terms): string {
  const income = terms.income ?? Math.round(terms.yearlyEuros / 600) * 50;
  const amount = typedAmount(dice, terms.amount, terms.currency);
  const term = typedTerm(dice, terms.term);
  const credit = terms.credit === null ? dice.pick(credits) : (credits[terms.credit] ?? "good");
  const until = dice.pick(soon);
  const noun = sayOne(dice, nouns[terms.product] ?? [], {});
  const purpose = purposeOf(dice, terms.product);
  const words = {
    amount,
    term,
    income: moneyText(income, terms.currency),
    credit,
    soon: until,
    noun,
    purpose,
    Purpose: capitalised(purpose),
    a_noun: `${article(noun)} ${noun}`,
    Amount: amount,
  };
  const core = beginOne(dice, byStage[stage] ?? quote, words);
  const sentences: string[] = [];
  if (dice.chance(0.22)) sentences.push(`${sayOne(dice, greetings, {})}${dice.pick([",", ".", "!", " -"])}`);
  const asked = asQuestion(dice, core);
  const aside = dice.chance(0.22) ? [`${beginOne(dice, asides, words)}.`] : [];
  const told = dice.chance(0.78) ? 1 + (dice.chance(0.42) ? 1 : 0) : 0;
  for (const sentence of circumstances(dice, told)) aside.push(`${sentence}.`);
  if (aside.length === 0) sentences.push(asked);
  else if (dice.chance(0.5)) sentences.push(...aside, asked);
  else sentences.push(/[.?]$/.test(asked) ? asked : `${asked}.`, ...aside);
  if (dice.chance(0.2)) {
    sentences.push(
      `${sayOne(dice, closings, {})}${dice.chance(0.4) ? `, ${signature(dice)}` : dice.pick(["!", ".", ""])}`,
    );
  }
  const text = sentences.join(" ");
  return dice.chance(0.1) ? text.toLowerCase().replace("sek ", "SEK ").replace("pln ", "PLN ") : text;
}

/** The sentence with its question mark, which people forget at times; requests end with a full stop. */
function asQuestion(dice: Dice, sentence: string): string {
  if (dice.chance(0.12)) return sentence;
  const requests = /^(please|pls|kindly|i accept|accepting|count|let's do|go for|we are ready|i want|i would)/i;
  return `${sentence}${requests.test(sentence) ? "." : "?"}`;
}
