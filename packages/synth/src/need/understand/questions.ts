import type { Findings } from "../findings.ts";
import type { Plan, Question } from "../plan.ts";
import type { Item } from "./items.ts";
import type { Mentions } from "./mention.ts";
import { ROW_LIMIT } from "./row-limit.ts";

/** Words that name nothing in particular when they stand alone. */
const vague = new Set(
  (
    "data dataset set info information record row entry sample thing stuff something anything table list file csv json user users customer customers fraud charge charges account accounts event events log logs transaction transactions activity report reports item items people person test " +
    "interesting good nice random useful better last time same as but more some realistic synthetic fake mock generic business company real-world example " +
    "daten datensatz datos jeu donnee donnees dados interessant interesante interessante conjunto"
  ).split(" "),
);
const MOST = 3;
const FEW_FIELDS = 3;

export interface Doubt {
  /** A domain was found. */
  readonly hasFrame: boolean;
  readonly frameScore: number;
  readonly mentions: Mentions;
  readonly items: readonly Item[];
  /** Rows as asked, before they were cut. */
  readonly wanted: number;
  readonly rowsInRequest: boolean;
}

/** What must be asked before rows are made: no question where the need is clear. */
export function questionsFor(findings: Findings, plan: Plan, doubt: Doubt): readonly Question[] {
  const questions: Question[] = [];
  const stated = plan.fields.filter((field) => field.source === "stated").length;
  const bare = isBare(findings, doubt);
  const alternatives = plan.alternatives.slice(0, 3).map((alternative) => alternative.title);
  if ((!doubt.hasFrame && stated < 2) || bare) {
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
  if (doubt.wanted > ROW_LIMIT) questions.push(tooManyRows(doubt.wanted));
  return questions.slice(0, MOST);
}

function tooManyRows(wanted: number): Question {
  return {
    id: "rows",
    question: `That comes to ${wanted.toLocaleString("en-US")} rows, and at most ${ROW_LIMIT.toLocaleString("en-US")} are delivered at once: fewer of them, a shorter span or a coarser interval?`,
    options: ["fewer things that are counted", "a shorter span", "a coarser interval"],
    default: `the first ${ROW_LIMIT.toLocaleString("en-US")} rows`,
  };
}

/** Only words that name nothing in particular: "some data about users", "fraud data". */
function isBare(findings: Findings, doubt: Doubt): boolean {
  if (doubt.mentions.fields.length > 1 || doubt.mentions.members.length > 1) return false;
  const words = findings.tokens.filter((token) => token.kind === "word" || token.kind === "identifier");
  const inFound = (start: number): boolean =>
    findings.found.some((found) => found.kind !== "entities" && found.start <= start && start < found.end);
  const content = words.filter((token) => !inFound(token.start) && !isFunctionWord(token.folded));
  if (content.length === 0) return true;
  return (
    content.length <= 4 &&
    content.every((token) => vague.has(token.folded) || vague.has(token.folded.replace(/s$/, "")))
  );
}

const functionWords = new Set(
  (
    "i me my we us our you your it its a an the this that these those of for with about on in at to from and or as is are be some any please pls give need want would like get make generate create show send have has do can could same just " +
    "ich wir brauche bitte ein eine der die das uber mit fur un une des les le la s il vous plait de du je veux el los las una unos por favor sobre um uma os as"
  ).split(" "),
);

function isFunctionWord(folded: string): boolean {
  return functionWords.has(folded) || folded.length < 2;
}

/** The first vague noun, to ask about. */
function headOf(findings: Findings): string | undefined {
  const token = findings.tokens.find(
    (each) =>
      each.kind === "word" &&
      !isFunctionWord(each.folded) &&
      !["data", "dataset", "set", "row", "rows", "record", "records"].includes(each.folded),
  );
  return token?.folded;
}
