import type { Findings } from "../../findings.ts";
import type { Plan, Question } from "../../plan.ts";
import { fold } from "../../text/fold.ts";
import { ROW_LIMIT } from "../layout/row-limit.ts";
import type { Mentions } from "../mentions/mention.ts";
import type { Item } from "../words/items.ts";
import type { Reckoned } from "./reckoning/reckoning.ts";

/** Words that name nothing in particular when they stand alone. */
const vague = new Set(
  (
    "data dataset set info information record row entry sample thing stuff something anything table list file csv json user users customer customers fraud charge charges account accounts event events log logs transaction transactions activity report reports item items test tests " +
    "interesting good nice random useful better last time same as but more some realistic synthetic fake mock generic business company real-world example " +
    "id ids value number date column field anything usual example examples demo sample quality dummy content input output entry entries stats statistics analytics figure figures  whatever data-set " +
    "zeile zeilen spalte spalten filas columnas lignes colonnes linhas colunas looking daten datensatz testdaten beispieldaten kundendaten nutzerdaten benutzerdaten protokolle kunden nutzer benutzer ereignis ereignisse bericht berichte transaktionen konten zeug irgendwas zahlen interessant " +
    "datos registro registros cliente clientes usuario usuarios evento eventos informe informes transacciones cuentas cosas algo numeros interesante " +
    "jeu donnee donnees enregistrement enregistrements client clients utilisateur utilisateurs evenement evenements rapport rapports comptes choses chiffres interessant " +
    "dados usuarios relatorio relatorios transacoes contas coisas interessante conjunto"
  ).split(" "),
);
/** Words of many fields of life: they say enough beside others, and too little alone. */
const manySenses = new Set("usage document rating alert session case resource measurement object".split(" "));
/** What the rows are for or how well they are made says nothing of what they are about. */
const purposes =
  /\b(?:(?:load|stress|performance|unit|integration|software|smoke|acceptance)[- ]test(?:ing|s)?|(?:training|testing|tests?|demos?|prototypes?|machine learning|ml|ai)(?= (?:data|set|model|purposes?|training)\b|\W*$)|machine learning|(?:production|prod|life)[- ]like|(?:you|it|that) (?:think|thinks) (?:works?|is|fits) best|(?:to|for) (?:train|test|try|fill|seed|populate) (?:out )?(?:on |with )?(?:my|our|a|an|the|some)? ?\w+(?: on| with)?(?=\W*$)|for (?:my|our|a|an|the|some|this) (?:\w+ ){0,2}(?:class exercise|exercise|llm|ai|workshop|tutorial|app|application|project|dashboard|prototype|demo|hackathon|poc|platform|website|presentation|model|class|course|boss|team)(?=\W*$)|for (?:my|our|a|an|the|this|some) (?:(?:board|team|staff|management|committee|investors?|sales|strategy|project|status) )?(?:meeting|presentation|pitch|slides)(?: (?:next|this|on|tomorrow|today)(?: (?:week|month|year|quarter|monday|tuesday|wednesday|thursday|friday))?)?(?=[,.;!]|\W*$))/gi;
/** How well the rows are to be made says nothing of what they are about either. */
const qualities =
  /\b(?:(?:very |really |quite |super |of )?(?:high|good|top|best|great|decent)[- ]quality|(?:well|nicely)[- ](?:balanced|structured|formed|formatted|organi[sz]ed|made)|(?:no|without|free of) (?:errors?|mistakes|bugs|duplicates or errors)|error[- ]free|easy to \w+|ready to use|ready[- ]made|good enough|clean(?=[,.]| and | data|\W*$)|(?:as )?(?:realistic|diverse|varied|rich|big|large|small|simple|complete|consistent|plausible|correct|tidy|accurate|nice|cool|fun|interesting|useful|proper|meaningful|suitable|appropriate|adequate)(?: as possible| enough)?(?=[,.]| and | but | data| set|\W*$)|(?:hochwertige?|saubere?|de (?:buena|alta) calidad|de (?:bonne|haute) qualite|de (?:boa|alta) qualidade))/gi;
/** Whoever says how the values of a column lie knows what it is. */
const aboutValues = new Set(["range", "shares", "enum", "distribution", "average"]);
/** Phrases that leave it to us, or point at something that we have not seen. */
const nothings =
  /\b(?:n'importe quoi|(?:like|same as|just like|similar to|as) (?:the )?(?:last|previous|before|usual|other)(?: (?:one|time|order|dataset))?|(?:don't|do not|dont) know(?: yet)?|what(?:ever)? you (?:can do|can|have|want|like|think|got)|show me(?: what)?|up to you|surprise me|no matter what|doesn't matter|your choice|bigger|smaller|lo que sea|da igual|tanto faz|qualquer coisa|egal was|ganz egal|peu importe|wie (?:beim letzten mal|letztes mal|immer|gehabt)|comme (?:la derniere fois|d'habitude)|como (?:siempre|la ultima vez|sempre|da ultima vez))\b/gi;
/** Manners, in whole clauses. */
const courtesies =
  /\b(?:dear (?:team|all|sirs?|madam|colleagues?|support|friends?|[a-z]+)(?=[,.!])|(?:i |we )?hope (?:this|you|all|everything)[^,.!;]*|(?:many |a lot of )?thanks?(?: you| a lot| so much| very much)?(?: (?:in advance|for)[^,.!;]*)?|(?:i |we |it )?would (?:be |really )*(?:very |most |so |extremely )?(?:grateful|nice|great|glad|happy|thankful|appreciate\w*|lovely)(?: it)? if|(?:could|can|would|will) (?:you|somebody|someone)(?: (?:please|kindly|possibly|maybe))*|at your (?:earliest )?convenience|(?:best|kind|warm) (?:regards|wishes)|good (?:morning|afternoon|evening|day)|greetings|sehr geehrte[^,.!;]*|vielen dank[^,.!;]*|mit freundlichen grussen|guten (?:tag|morgen)|konnten sie|estimad[oa]s?[^,.!;]*|(?:muchas )?gracias[^,.!;]*|buen[oa]s (?:dias|tardes)|un saludo|podrian?|bonjour|merci[^,.!;]*|cordialement|pourriez-vous|prezad[oa]s?[^,.!;]*|(?:muito )?obrigad[oa][^,.!;]*|bom dia|boa tarde|atenciosamente|poderia[mn]?)/g;
/** "a few patient data", "Schülerdaten": of whom, and nothing of what. */
const dataOfPersons =
  /\b(?:(?:patient|employee|student|pupil|member|staff|personnel|worker|tenant|subscriber|citizen|resident|guest)s?'?s? (?:data|dataset|records?|information|info)|(?:data|information|info) (?:on|about|of|for) (?:my |our |the |some )?(?:patient|employee|student|pupil|member|worker|tenant|subscriber|citizen|resident|guest|people|person)s?|daten (?:zu|uber|von) (?:patienten|mitarbeitern?|schulern?|studenten|mitgliedern?|mietern?|personen)|(?:patienten|mitarbeiter|personal|schuler|studenten|mitglieder|mieter|personen|gaste)daten|(?:datos|dados) (?:de |d[eo]s? )?(?:los |las )?(?:pacientes|empleados|alumnos|estudiantes|personas|funcionarios|alunos|pessoas)|donnees (?:de |des |d')?(?:patients|employes|eleves|etudiants|personnes))\b/;
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
  /** What the words come to by themselves. */
  readonly reckoned: Reckoned;
  readonly rowsInRequest: boolean;
}

/** What must be asked before rows are made: no question where the need is clear. */
export function questionsFor(findings: Findings, plan: Plan, doubt: Doubt): readonly Question[] {
  const questions: Question[] = [];
  const stated = plan.fields.filter((field) => field.source === "stated").length;
  const bare = isBare(findings, doubt);
  const alternatives = plan.alternatives.slice(0, 3).map((alternative) => alternative.title);
  // One column whose kind is known says what the rows are; one of an enumeration may be anything's.
  const isNamed = doubt.mentions.fields.some(
    ({ words, meaning }) =>
      ["frame", "type", "swapped"].includes(meaning.by) &&
      meaning.type.type !== "enum" &&
      words.length > 0 &&
      !words.every(({ folded }) => isVague(folded)),
  );
  // "stolen bikes by district and month": who breaks something down knows what it is.
  const bounded = plan.constraints.some(
    ({ kind, field, source }) => field !== null && source === "stated" && aboutValues.has(kind),
  );
  const told = stated + (bounded ? 1 : 0) + (doubt.items.some(({ zone }) => zone === "breakdown") ? 1 : 0);
  if ((!doubt.hasFrame && told < 2 && !isNamed) || bare) {
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
  if (wanted > ROW_LIMIT) questions.push(tooManyRows(wanted));
  return questions.slice(0, MOST);
}

/** What the plan counted, or what the words come to, whichever is more; a sample is no more than it is said to be. */
function rowsWanted(planned: number, { rows, sure }: Reckoned): number {
  return sure ? rows : Math.max(planned, rows);
}

function tooManyRows(wanted: number): Question {
  return {
    id: "rows",
    question: `That comes to ${Number.isFinite(wanted) ? wanted.toLocaleString("en-US") : "any number of"} rows, and at most ${ROW_LIMIT.toLocaleString("en-US")} are delivered at once: fewer of them, a shorter span or a coarser interval?`,
    options: ["fewer things that are counted", "a shorter span", "a coarser interval"],
    default: `the first ${ROW_LIMIT.toLocaleString("en-US")} rows`,
  };
}

/** Only words that name nothing in particular: "some data about users", "fraud data". */
function isBare(findings: Findings, doubt: Doubt): boolean {
  const folded = fold(findings.text);
  const asides = [
    ...findings.text.matchAll(purposes),
    ...(folded.length === findings.text.length ? folded : "").matchAll(qualities),
    ...(folded.length === findings.text.length ? folded : "").matchAll(nothings),
    ...(folded.length === findings.text.length ? folded : "").matchAll(courtesies),
  ].map(({ index, 0: said }) => [index, index + said.length] as const);
  const isAside = (start: number): boolean => asides.some(([from, to]) => from <= start && start < to);
  const named = doubt.mentions.fields.filter(
    ({ words, start }) => !isAside(start) && (words.length === 0 || !words.every(({ folded }) => isVague(folded))),
  );
  if (named.length > 1 || doubt.mentions.members.length > 1) return false;
  const words = findings.tokens.filter((token) => token.kind === "word" || token.kind === "identifier");
  const inFound = (start: number): boolean =>
    findings.found.some((found) => found.kind !== "entities" && found.start <= start && start < found.end);
  const content = words.filter(
    (token) => !inFound(token.start) && !isAside(token.start) && !isFunctionWord(token.folded),
  );
  if (content.length === 0) return true;
  const [only, second] = content.filter(({ folded }) => !/^(?:data|dataset|datos|daten|records?)$/.test(folded));
  if (only !== undefined && second === undefined) {
    if (manySenses.has(only.folded.replace(/s$/, ""))) return true;
    if (dataOfPersons.test(folded)) return true;
  }
  return content.length <= 4 && content.every((token) => isVague(token.folded));
}

function isVague(folded: string): boolean {
  return vague.has(folded) || vague.has(folded.replace(/s$/, ""));
}

const functionWords = new Set(
  (
    "i me my we us our you your it its a an the this that these those of for with about on in at to from and or as is are be some any please pls give need want would like get make generate create show send have has do can could same just also if would very kindly provide deliver set suitable proper them there here soon today now asap urgently team bit lot lots kind sort us " +
    "ich wir brauche bitte ein paar ein eine der die das uber mit fur bei von fur zu einige mir gib und den dem un une des les le la s il vous plait de du je veux sur quelques pour et el los las una unos por favor sobre para con algunos quiero necesito dame y mi um uma os as com meu preciso quero e"
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
      !findings.found.some((found) => found.start <= each.start && each.start < found.end) &&
      !["data", "dataset", "set", "row", "rows", "record", "records"].includes(each.folded),
  );
  return token?.folded;
}
