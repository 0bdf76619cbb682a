import { grammarConversations, templateConversations } from "../controls/naive-conversations.ts";
import { correlation } from "../correlation.ts";
import { mean } from "../moments.ts";
import { quantile } from "../quantile.ts";
import { defineRealism, type Statistic } from "../statistic.ts";
import { exactDuplicateShare, nearDuplicateShare } from "../text-diversity/duplicates.ts";
import { repeatedPhraseShare } from "../text-diversity/repeated-phrase.ts";
import { selfBleu } from "../text-diversity/self-bleu.ts";
import { conditionalBigramEntropy, distinctShare } from "../text-entropy.ts";
import { type ConversationColumns, collectConversations } from "./conversation-columns.ts";

const ABCD = "ABCD: 10,000 human dialogues of customer service";
const HUMAN_AND_MODEL =
  "Human queries, and conversations by language models in tau-bench, against a bot of six templates and a slot grammar";
const TOKENS = 20_000;
const TEXTS = 1_500;

/** Entropy of the intents over its largest value: 1 when all are equally frequent, which they never are. */
function intentEntropy({ intents, rows }: ConversationColumns): number {
  let entropy = 0;
  for (const count of intents.values()) entropy -= (count / rows) * Math.log(count / rows);
  return entropy / Math.log(10);
}

function ratedShare(columns: ConversationColumns, rating: number): number | null {
  const { ratings } = columns;
  return ratings.length < 100 ? null : ratings.filter((given) => given === rating).length / ratings.length;
}

const statistics: readonly Statistic<ConversationColumns>[] = [
  {
    id: "turns_median",
    describes: "Median number of messages in a conversation.",
    band: [12, 26],
    minimumRows: 300,
    source: `${ABCD}: samples of 21 to 29 turns`,
    measure: (columns) => quantile(columns.turns, 0.5),
    control: templateConversations,
  },
  {
    id: "customer_words",
    describes: "Mean number of words in a customer's message.",
    band: [5, 20],
    minimumRows: 300,
    source: `${ABCD}: 5.3 words; tau-bench users: 15.6 to 18.3`,
    measure: (columns) => columns.customerWords / columns.customerMessages,
    control: grammarConversations,
  },
  {
    id: "action_share",
    describes: "Share of actions among messages and actions.",
    band: [0.05, 0.2],
    minimumRows: 300,
    source: `${ABCD}: 12.5% of turns`,
    measure: (columns) => columns.actions / (columns.actions + columns.messages),
    control: templateConversations,
  },
  {
    id: "intent_entropy",
    describes: "Entropy of the intents over that of equally frequent ones.",
    band: [0.85, 0.99],
    minimumRows: 1_000,
    source: "All intents are covered, some are more frequent than others; equal shares give 1.00",
    measure: intentEntropy,
    control: templateConversations,
  },
  {
    id: "rating_follows_outcome",
    describes: "Correlation of the rating with the matter having been resolved.",
    band: [0.3, 0.75],
    minimumRows: 1_000,
    source: "Resolution drives satisfaction; domain knowledge",
    measure: (columns) => (columns.ratings.length < 100 ? null : correlation(columns.ratings, columns.resolved)),
    control: templateConversations,
  },
  {
    id: "best_ratings",
    describes: "Share of 5 among ratings.",
    band: [0.42, 0.7],
    minimumRows: 1_000,
    source: "Ratings are J-shaped; domain knowledge",
    measure: (columns) => ratedShare(columns, 5),
    control: templateConversations,
  },
  {
    id: "worst_ratings",
    describes: "Share of 1 among ratings.",
    band: [0.05, 0.24],
    minimumRows: 1_000,
    source: "Ratings are J-shaped; domain knowledge",
    measure: (columns) => ratedShare(columns, 1),
    control: templateConversations,
  },
  {
    id: "unrated",
    describes: "Share of conversations without a rating.",
    band: [0.6, 0.9],
    minimumRows: 300,
    source: "Response rates of service surveys: 10% to 40%",
    measure: (columns) => columns.unrated / columns.rows,
    control: templateConversations,
  },
  {
    id: "escalated",
    describes: "Share of conversations that go to a specialist or from the bot to a person.",
    band: [0.15, 0.45],
    minimumRows: 300,
    source: "Bots hand over most of what they begin; domain knowledge",
    measure: (columns) => columns.escalated / columns.rows,
    control: templateConversations,
  },
  {
    id: "sentiment_gain",
    describes: "Mean rise of the customer's sentiment from first to last message where the matter was resolved.",
    band: [0.2, 0.9],
    minimumRows: 300,
    source: "Appraisal: relief after a solved problem; domain knowledge",
    measure: (columns) => mean(columns.gains),
    control: templateConversations,
  },
  {
    id: "text_entropy",
    describes: "Entropy of a word given the word before it in customers' messages, bits, over 20,000 tokens.",
    band: [2.8, 8],
    minimumRows: 300,
    source: `${HUMAN_AND_MODEL}: 3.0 to 4.7, against 1.6`,
    measure: (columns) => conditionalBigramEntropy(columns.customerTexts, TOKENS),
    control: grammarConversations,
  },
  {
    id: "text_distinct_pairs",
    describes: "Share of different word pairs in customers' messages, over 20,000 tokens.",
    band: [0.22, 0.95],
    minimumRows: 300,
    source: `${HUMAN_AND_MODEL}: 0.22 to 0.58, against 0.05 to 0.16`,
    measure: (columns) => distinctShare(columns.customerTexts, 2, TOKENS),
    control: templateConversations,
  },
  {
    id: "text_distinct_triples",
    describes: "Share of different word triples in customers' messages, over 20,000 tokens.",
    band: [0.38, 0.98],
    minimumRows: 300,
    source: `${HUMAN_AND_MODEL}: 0.39 to 0.86, against 0.09 to 0.24`,
    measure: (columns) => distinctShare(columns.customerTexts, 3, TOKENS),
    control: templateConversations,
  },
  {
    id: "text_self_bleu",
    describes: "Mean BLEU-4 of 100 customers' messages against 200 others.",
    band: [0, 0.65],
    minimumRows: 300,
    source: `${HUMAN_AND_MODEL}: 0.17 to 0.71, against 0.75 to 0.93`,
    measure: (columns) => selfBleu(columns.customerTexts),
    control: grammarConversations,
  },
  {
    id: "text_near_duplicates",
    describes: "Share of 1,500 customers' messages that nearly equal an earlier one.",
    band: [0, 0.05],
    minimumRows: 300,
    source: `${HUMAN_AND_MODEL}: 0.00 to 0.08, against 0.29 for templates`,
    measure: (columns) => nearDuplicateShare(columns.customerTexts, TEXTS),
    control: templateConversations,
  },
  {
    id: "text_exact_duplicates",
    describes: "Share of 1,500 customers' messages that equal an earlier one.",
    band: [0, 0.005],
    minimumRows: 300,
    source: "People seldom write the same twice",
    measure: (columns) => exactDuplicateShare(columns.customerTexts, TEXTS),
    control: templateConversations,
  },
  {
    id: "text_repeated_phrase",
    describes: "Share of 1,500 customers' messages with the most frequent phrase of eight words, values left out.",
    band: [0, 0.02],
    minimumRows: 300,
    source: "What a template leaves behind",
    measure: (columns) => repeatedPhraseShare(columns.customerTexts, TEXTS),
    control: templateConversations,
  },
];

/** How realistic support conversations are: length, actions, outcomes, feelings, and the variety of what customers write. */
export const supportConversationsRealism = defineRealism(
  "support-conversations",
  collectConversations,
  statistics,
  2_000,
);
