import type { Findings } from "../../findings.ts";
import type { Plan, Question } from "../../plan.ts";
import { ROW_LIMIT } from "../layout/row-limit.ts";
import type { Mentions } from "../mentions/mention.ts";
import type { Item } from "../words/items.ts";
import type { Vocabulary } from "../words/vocabulary.ts";
import { isFunctionWord } from "./broad-words.ts";
import type { Reckoned } from "./reckoning/reckoning.ts";
import { isSubjectSaid } from "./subject.ts";

const MOST = 3;
const FEW_FIELDS = 3;

export interface Doubt {
  readonly mentions: Mentions;
  readonly items: readonly Item[];
  readonly vocabulary: Vocabulary;
  /** Tables that belong together were asked for by name. */
  readonly isLinked: boolean;
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
    questions.push({
      id: "domain",
      question: `What is the data about: which kind of ${headOf(findings) ?? "subject"}, in which domain?`,
      options: alternatives.length > 0 ? alternatives : ["online orders", "sensor readings", "customer accounts"],
      default: plan.title,
    });
    if (stated < FEW_FIELDS) {
      questions.push({
        id: "fields",
        question: "Which fields (columns, attributes) shall each row have?",
        options: ["the usual ones of the domain", "only those that I list"],
        default: plan.fields.map((field) => field.name).join(", "),
      });
    }
  }
  const wanted = doubt.rowsInRequest ? doubt.wanted : rowsWanted(doubt.wanted, doubt.reckoned);
  if (wanted > ROW_LIMIT) questions.push(tooManyRows(wanted, plan.rows));
  return questions.slice(0, MOST);
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

/** The first vague noun, to ask about. */
function headOf(findings: Findings): string | undefined {
  const token = findings.tokens.find(
    (each) =>
      each.kind === "word" &&
      !isFunctionWord(each.folded) &&
      !findings.found.some((found) => found.start <= each.start && each.start < found.end) &&
      !["data", "dataset", "set", "row", "rows", "record", "records"].includes(each.folded),
  );
  return token?.folded;
}
