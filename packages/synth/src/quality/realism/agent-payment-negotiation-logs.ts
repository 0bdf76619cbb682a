import { uniformNegotiations } from "../controls/naive-negotiations.ts";
import { mean } from "../moments.ts";
import { median, quantile } from "../quantile.ts";
import { defineRealism, type Statistic } from "../statistic.ts";
import { selfBleu } from "../text-diversity/self-bleu.ts";
import { conditionalBigramEntropy, distinctShare } from "../text-entropy.ts";
import { collectNegotiations, type NegotiationColumns } from "./negotiation-columns.ts";

const CRAIGSLIST = "CraigslistBargain: 6,682 dialogues with targets, 9.2 turns";
const TACTICS = "Time-dependent concession tactics (Faratin et al. 1998)";
const TOKENS = 20_000;

/** Share of agreed prices with at most two significant digits. */
function roundShare({ finalPrices }: NegotiationColumns): number | null {
  if (finalPrices.length < 100) return null;
  const round = finalPrices.filter((price) => /^[1-9][0-9]?0*$/.test(String(Math.round(price * 100))));
  return round.length / finalPrices.length;
}

const statistics: readonly Statistic<NegotiationColumns>[] = [
  {
    id: "agreed",
    describes: "Share of negotiations that end in an agreement.",
    band: [0.5, 0.9],
    minimumRows: 2_000,
    source: `${CRAIGSLIST}; prototype 0.565`,
    measure: (columns) => columns.agreed / columns.acts.length,
    control: uniformNegotiations,
  },
  {
    id: "agreed_without_overlap",
    describes: "Share of agreements where the buyer's limit lies below the seller's reserve.",
    band: [0, 0],
    minimumRows: 2_000,
    source: "No rational agent agrees beyond its limit",
    measure: (columns) => (columns.hopeless < 20 ? null : columns.hopelessAgreed / columns.hopeless),
    control: uniformNegotiations,
  },
  {
    id: "acts_median",
    describes: "Median number of acts in a negotiation.",
    band: [5, 10],
    minimumRows: 2_000,
    source: `${CRAIGSLIST}; prototype 7`,
    measure: (columns) => quantile(columns.acts, 0.5),
    control: uniformNegotiations,
  },
  {
    id: "acts_p90",
    describes: "90th percentile of acts in a negotiation.",
    band: [9, 16],
    minimumRows: 2_000,
    source: `${CRAIGSLIST}; prototype 11`,
    measure: (columns) => quantile(columns.acts, 0.9),
    control: uniformNegotiations,
  },
  {
    id: "concession_ratio",
    describes: "Median of a concession over the same side's one before.",
    band: [0.5, 0.95],
    minimumRows: 2_000,
    source: `${TACTICS}: concessions shrink toward the limit`,
    measure: (columns) => median(columns.concessionRatios),
    control: uniformNegotiations,
  },
  {
    id: "first_bid",
    describes: "Median of the buyer's first counter over the list price.",
    band: [0.5, 0.9],
    minimumRows: 2_000,
    source: `${CRAIGSLIST}: buyers' targets lie at 0.5 to 0.9 of the list price`,
    measure: (columns) => median(columns.firstBids),
    control: uniformNegotiations,
  },
  {
    id: "seller_surplus",
    describes: "Mean share of the surplus that goes to the seller.",
    band: [0.35, 0.65],
    minimumRows: 2_000,
    source: "Split near the middle; prototype 0.48",
    measure: (columns) => (columns.splits.length < 50 ? null : mean(columns.splits)),
    control: uniformNegotiations,
  },
  {
    id: "round_prices",
    describes: "Share of agreed prices with at most two significant digits.",
    band: [0.3, 0.6],
    minimumRows: 2_000,
    source: "Heaping of agreed prices on round numbers: 30% to 60%",
    measure: roundShare,
    control: uniformNegotiations,
  },
  {
    id: "text_entropy",
    describes: "Entropy of a word given the word before it in utterances, bits, over 20,000 tokens.",
    band: [2.2, 8],
    minimumRows: 4_000,
    source:
      "Conversations by language models 3.05 to 3.4, a slot grammar 1.6; not 2.8 as for customers, because a third of what agents say are amounts",
    measure: (columns) => conditionalBigramEntropy(columns.utterances, TOKENS),
    control: uniformNegotiations,
  },
  {
    id: "text_distinct_pairs",
    describes: "Share of different word pairs in utterances, over 20,000 tokens.",
    band: [0.09, 0.95],
    minimumRows: 4_000,
    source: "Conversations by language models 0.22 to 0.28, a slot grammar 0.05; agents speak of little but prices",
    measure: (columns) => distinctShare(columns.utterances, 2, TOKENS),
    control: uniformNegotiations,
  },
  {
    id: "text_self_bleu",
    describes: "Mean BLEU-4 of 100 utterances against 200 others.",
    band: [0, 0.82],
    minimumRows: 4_000,
    source: "Assistants by language models 0.71, a slot grammar 0.93",
    measure: (columns) => selfBleu(columns.utterances),
    control: uniformNegotiations,
  },
];

/** How realistic negotiations are: agreements, lengths, concessions, splits, round prices, and the variety of what is said. */
export const agentPaymentNegotiationLogsRealism = defineRealism(
  "agent-payment-negotiation-logs",
  collectNegotiations,
  statistics,
  20_000,
);
