import {
  DIGITAL_SOURCE_TYPE,
  GENERAL_LIMITS,
  INTENDED_USES,
  METHOD,
  RESERVED_VALUES,
  SYNTHETIC_NOTICE,
} from "../synthetic-statement.ts";
import { type Delivery, type Publication, rowsOf } from "./publication.ts";

interface Answer {
  readonly question: string;
  readonly answer: string;
}

/**
 * Ready answers to what laws ask of whoever trains on data: the EU AI Act (Regulation (EU) 2024/1689, art. 10, 50 and 53) and
 * California's AB 2013, as a Markdown page. A text for the buyer's files, no legal advice.
 */
export function disclosurePage(delivery: Delivery, publication: Publication): string {
  const blocks = [
    `# Disclosure: ${delivery.dataset.title}`,
    SYNTHETIC_NOTICE,
    "## Marking (EU AI Act, art. 50(2))",
    `The rows are artificially generated, and marked so in machine-readable form: \`synthetic: true\` in the file's metadata and in \`manifest.json\`, and the IPTC digital source type ${DIGITAL_SOURCE_TYPE}.`,
    "## Origin, method and limits (EU AI Act, art. 10 and 53)",
    answers(origin(delivery, publication)),
    "## Training data summary (California AB 2013)",
    answers(trainingSummary(delivery, publication)),
  ];
  return `${blocks.join("\n\n")}\n`;
}

function answers(list: readonly Answer[]): string {
  return list.map(({ question, answer }) => `**${question}**\n${answer}`).join("\n\n");
}

function origin({ dataset, seed }: Delivery, { limits, publisher }: Publication): Answer[] {
  return [
    { question: "Where does the data come from?", answer: `From a program of ${publisher.name}. ${METHOD}` },
    {
      question: "Can it be reproduced?",
      answer: `Yes, byte for byte, from dataset \`${dataset.id}\` ${dataset.version}, seed \`${seed}\` and parameters \`${JSON.stringify(dataset.values)}\`.`,
    },
    { question: "Does it hold personal data?", answer: `No. ${RESERVED_VALUES}` },
    {
      question: "What is it meant for?",
      answer: `For ${INTENDED_USES.join("; ")}.`,
    },
    {
      question: "Which assumptions does it make?",
      answer: dataset.description,
    },
    { question: "What are its limits?", answer: [...GENERAL_LIMITS, ...limits].join(" ") },
    {
      question: "Which biases are known?",
      answer:
        "Rates and shares follow the models' constants and the chosen parameters, with whatever bias the published aggregates carry.",
    },
    {
      question: "How was quality examined?",
      answer:
        "The published invariants are checked by code written apart from the generator. `quality-report.json` says what was checked and measured.",
    },
  ];
}

function trainingSummary(delivery: Delivery, { published, publisher, rights }: Publication): Answer[] {
  const { dataset } = delivery;
  return [
    {
      question: "Sources or owners of the data",
      answer: `${publisher.name}, ${publisher.url}; there is no other source.`,
    },
    { question: "Number of data points", answer: `${rowsOf(delivery)} rows of ${dataset.fields.length} fields.` },
    {
      question: "Types of data points",
      answer: dataset.fields.map(({ name, type }) => `\`${name}\` (${type})`).join(", "),
    },
    {
      question: "Protected by copyright, trademark or patent, or in the public domain",
      answer: `Licensed under ${rights.licenseName} (\`${rights.license}\`); no third party's work is included.`,
    },
    { question: "Purchased or licensed", answer: "Licensed from the publisher named above." },
    { question: "Personal information", answer: "None." },
    { question: "Aggregate consumer information", answer: "None about real consumers." },
    { question: "Cleaning, processing or other modification", answer: "None after generation." },
    {
      question: "Time of collection",
      answer: `Nothing was collected. The rows were generated for this delivery, published ${published}; dates inside the rows are invented.`,
    },
    { question: "Synthetic data generation", answer: "Yes: all of it." },
  ];
}
