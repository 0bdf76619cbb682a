import { correlation } from "../correlation.ts";
import { entropyShare } from "../label-entropy.ts";
import { type Control, defineRealism, type Statistic } from "../statistic.ts";
import { exactDuplicateShare, nearDuplicateShare } from "../text-diversity/duplicates.ts";
import { repeatedPhraseShare } from "../text-diversity/repeated-phrase.ts";
import { selfBleu } from "../text-diversity/self-bleu.ts";
import { conditionalBigramEntropy, distinctShare } from "../text-entropy.ts";
import { collectHumans, type HumanColumns } from "./human-columns.ts";
import { grammarTalks, scriptedTalks, templateTalks, templateTraces } from "./naive-humans.ts";

const APPRAISAL =
  "Appraisal theory (OCC, component process model): emotions follow from events and last; domain knowledge";
const HUMAN_AND_MODEL =
  "Human queries, and conversations by language models in tau-bench, against a bot of six templates and a slot grammar";
/** Kinds of emotions, neutral and surprise included. */
const KINDS = 31;
const TOKENS = 20_000;
const TEXTS = 1_000;

function share(columns: HumanColumns, isCounted: (pair: readonly [string, string]) => boolean): number | null {
  return columns.pairs.length === 0 ? null : columns.pairs.filter(isCounted).length / columns.pairs.length;
}

function feelings(control: Control): readonly Statistic<HumanColumns>[] {
  return [
    {
      id: "emotion_entropy",
      describes: "Entropy of the emotions over that of 31 equally frequent ones.",
      band: [0.6, 0.95],
      minimumRows: 300,
      source: APPRAISAL,
      measure: (columns) => entropyShare(columns.emotions, KINDS),
      control,
    },
    {
      id: "neutral_share",
      describes: "Share of states without a feeling.",
      band: [0.2, 0.5],
      minimumRows: 300,
      source: APPRAISAL,
      measure: ({ emotions }) =>
        emotions.filter((emotion) => emotion === "neutral").length / Math.max(1, emotions.length),
      control,
    },
    {
      id: "intensity_persistence",
      describes: "Correlation of the intensity with that of the same person's state before.",
      band: [0.3, 0.7],
      minimumRows: 300,
      source: APPRAISAL,
      measure: (columns) => correlation(columns.before, columns.after),
      control,
    },
    {
      id: "emotion_stays",
      describes: "Share of states with the same emotion as the same person's state before.",
      band: [0.35, 0.6],
      minimumRows: 300,
      source: APPRAISAL,
      measure: (columns) => share(columns, ([before, after]) => before === after),
      control,
    },
    {
      id: "text_follows_feeling",
      describes: "Correlation of the valence with that of the words, by a lexicon made apart.",
      band: [0.5, 0.9],
      minimumRows: 300,
      source: "Text and label come from one state; a lexicon reads only part of it",
      measure: (columns) => correlation(columns.valences, columns.textValences),
      control,
    },
  ];
}

const diversity: readonly Statistic<HumanColumns>[] = [
  {
    id: "text_entropy",
    describes: "Entropy of a word given the word before it in what the main person writes, bits, over 20,000 tokens.",
    band: [2.8, 8],
    minimumRows: 300,
    source: `${HUMAN_AND_MODEL}: 3.0 to 4.7, against 1.6`,
    measure: ({ texts }) => conditionalBigramEntropy(texts, TOKENS),
    control: grammarTalks,
  },
  {
    id: "text_distinct_pairs",
    describes: "Share of different word pairs in what the main person writes, over 20,000 tokens.",
    band: [0.22, 0.95],
    minimumRows: 300,
    source: `${HUMAN_AND_MODEL}: 0.22 to 0.58, against 0.05 to 0.16`,
    measure: ({ texts }) => distinctShare(texts, 2, TOKENS),
    control: templateTalks,
  },
  {
    id: "text_distinct_triples",
    describes: "Share of different word triples in what the main person writes, over 20,000 tokens.",
    band: [0.38, 0.98],
    minimumRows: 300,
    source: `${HUMAN_AND_MODEL}: 0.39 to 0.86, against 0.09 to 0.24`,
    measure: ({ texts }) => distinctShare(texts, 3, TOKENS),
    control: templateTalks,
  },
  {
    id: "text_self_bleu",
    describes: "Mean BLEU-4 of the main person's texts in 100 rows against 200 others.",
    band: [0, 0.65],
    minimumRows: 300,
    source: `${HUMAN_AND_MODEL}: 0.17 to 0.71, against 0.75 to 0.93`,
    measure: ({ texts }) => selfBleu(texts),
    control: grammarTalks,
  },
  {
    id: "text_near_duplicates",
    describes: "Share of 1,000 rows whose texts of the main person nearly equal an earlier row's.",
    band: [0, 0.05],
    minimumRows: TEXTS,
    source: `${HUMAN_AND_MODEL}: 0.00 to 0.08, against 0.29 for templates`,
    measure: ({ texts }) => nearDuplicateShare(texts, TEXTS),
    control: scriptedTalks,
  },
  {
    id: "text_exact_duplicates",
    describes: "Share of 1,000 rows whose texts of the main person equal an earlier row's.",
    band: [0, 0.005],
    minimumRows: TEXTS,
    source: "People seldom write the same twice",
    measure: ({ texts }) => exactDuplicateShare(texts, TEXTS),
    control: scriptedTalks,
  },
  {
    id: "text_repeated_phrase",
    describes: "Share of 1,000 rows with the main person's most frequent phrase of eight words, values left out.",
    band: [0, 0.02],
    minimumRows: TEXTS,
    source: "What a template leaves behind",
    measure: ({ texts }) => repeatedPhraseShare(texts, TEXTS),
    control: templateTalks,
  },
];

/** How realistic traces are: which feelings there are, how they last, and whether the words agree. */
export const humanTracesRealism = defineRealism("human-traces", collectHumans, feelings(templateTraces), 300);

/** The same of conversations, and the variety of what the main person writes. */
export const humanConversationsRealism = defineRealism(
  "human-conversations",
  collectHumans,
  [...feelings(templateTalks), ...diversity],
  1_000,
);
