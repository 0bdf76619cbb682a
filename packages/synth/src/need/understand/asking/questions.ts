import type { Findings } from "../../findings.ts";
import type { Plan, Question } from "../../plan.ts";
import { ROW_LIMIT } from "../../row-limit.ts";
import { fold } from "../../text/fold.ts";
import type { Mentions } from "../mentions/mention.ts";
import type { Item } from "../words/items.ts";
import type { Vocabulary } from "../words/vocabulary.ts";
import { isBroad, isFunctionWord, isKindOfThing, isVague } from "./broad-words.ts";
import { isOfReadings, optionsFor } from "./options.ts";
import type { Reckoned } from "./reckoning/reckoning.ts";
import { setAside } from "./set-aside.ts";
import { fieldOfLifeSaid, isSubjectSaid } from "./subject.ts";

const MOST = 3;
const FEW_FIELDS = 3;

export interface Doubt {
  readonly mentions: Mentions;
  readonly items: readonly Item[];
  readonly vocabulary: Vocabulary;
  /** The nouns of tables that belong together. */
  readonly tables: readonly string[];
  /** Rows as asked, before they were cut. */
  readonly wanted: number;
  /** What the words come to by themselves. */
  readonly reckoned: Reckoned;
  readonly rowsInRequest: boolean;
}

/** What must be asked before rows are made: no question where the need is clear. */
export function questionsFor(findings: Findings, plan: Plan, doubt: Doubt): readonly Question[] {
  const questions: Question[] = [];
  const stated = plan.fields.filter((field) => field.source === "stated").length;
  const alternatives = plan.alternatives.slice(0, 3).map((alternative) => alternative.title);
  if (!isSubjectSaid({ findings, constraints: plan.constraints, ...doubt })) {
    const folded = fold(findings.text);
    const head = fieldOfLifeSaid(findings) ?? headOf(findings);
    const about = `which kind of ${head === undefined ? "" : `${head} `}records`;
    const readings = isOfReadings(folded) ? " (which machines or sensors, and which measurements)" : "";
    questions.push({
      id: "domain",
      question: `What is the data about: ${about}, in which domain${readings}?`,
      options: optionsFor(folded, alternatives),
      default: plan.title,
    });
    if (stated < FEW_FIELDS) questions.push(whichFields(plan));
  }
  const wanted = doubt.rowsInRequest ? doubt.wanted : rowsWanted(doubt.wanted, doubt.reckoned);
  if (wanted > ROW_LIMIT) questions.push(tooManyRows(wanted, plan.rows));
  return questions.slice(0, MOST);
}

function whichFields(plan: Plan): Question {
  const names = plan.fields.map(({ name }) => name.replaceAll("_", " "));
  const usual = names.length < FEW_FIELDS ? "an id, a name, a date and an amount" : names.join(", ");
  return {
    id: "fields",
    question: "Which fields (columns, attributes) shall each row have?",
    options: [`the usual ones of the domain: ${usual}`, "only those that I list"],
    default: plan.fields.map(({ name }) => name).join(", "),
  };
}

/** What the plan counted, or what the words come to, whichever is more; a sample is no more than it is said to be. */
function rowsWanted(planned: number, { rows, sure }: Reckoned): number {
  return sure ? rows : Math.max(planned, rows);
}

function tooManyRows(wanted: number, taken: number): Question {
  return {
    id: "rows",
    question: `That comes to ${Number.isFinite(wanted) ? wanted.toLocaleString("en-US") : "any number of"} rows, and at most ${ROW_LIMIT.toLocaleString("en-US")} are delivered at once: fewer of them, a shorter span or a coarser interval?`,
    options: ["fewer things that are counted", "a shorter span", "a coarser interval"],
    default: `${taken.toLocaleString("en-US")} rows`,
  };
}

/** The word that says most, to ask about: a field of life or a thing, and no talk of the asker. */
function headOf(findings: Findings): string | undefined {
  const aside = setAside(findings);
  const words = findings.tokens.filter(
    ({ kind, folded, start }) =>
      kind === "word" &&
      folded.length > 2 &&
      !isFunctionWord(folded) &&
      !findings.found.some((found) => found.start <= start && start < found.end) &&
      !aside.some((span) => span.start <= start && start < span.end),
  );
  const isField = (folded: string): boolean => (isBroad(folded) && !isVague(folded)) || isKindOfThing(folded);
  return (words.find(({ folded }) => isField(folded)) ?? words.find(({ folded }) => !isVague(folded)))?.folded;
}
