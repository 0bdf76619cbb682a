import type { Found, Span } from "../findings.ts";

type Errand = Extract<Found, { readonly kind: "errand" }>;

const labels =
  /(?:^|[\n.;!?] ?)(?:(?:my|our|your|the|current|agent|agent's|data|next|user) ){0,2}(?:task|goal|objective|mission|aim|purpose|use[- ]case|request|job|instructions?|auftrag|aufgabe|ziel|tarea|objetivo|encargo|tache|tâche|objectif|tarefa) ?:/giu;
const sets =
  "(?:(?:training|test|testing|evaluation|eval|validation|benchmark|sample|fine-?tuning) )?(?:data ?sets?|data|corpus|training set|test set|eval set)";
const fetching = new RegExp(
  `\\b(?:acquire|procure|obtain|purchase|source|fetch|collect|gather|find|buy|order|get|download|locate)(?: me| us| (?:the|my|our) (?:buyer|user|client|customer|team|principal|owner))? (?:(?:a|an|the|some|one|any|suitable|useful|good|synthetic|realistic|labell?ed|tabular|quality) ){0,4}${sets}(?= (?:of|with|for|on|about|from|to|containing|in|that|covering|suitable)\\b|[:,.;]|\\s*$)`,
  "giu",
);
const uses =
  /\bfor (?:fine-?tuning|pre-?training|training|evaluating|evaluation of|benchmarking|validating|testing|building|developing|improving|calibrating|debugging) (?:(?:a|an|the|my|our|some|its|their) )?(?:[\p{L}\d-]+ ){0,4}(?:models?|classifiers?|agents?|llms?|pipelines?|systems?|networks?|detectors?|predictors?|apps?|software|platforms?|tools?|dashboards?)(?=[,.;!?:]|\s*$)/giu;
const asks =
  /(?<=(?:^|[.;!?:\n] ?)(?:(?:we|i|currently|agent|bot) ){0,2})(?:requir(?:e|es|ing)|request(?:s|ing)?|seek(?:s|ing)?|procur(?:e|es|ing)|acquir(?:e|es|ing)|(?:looking|hoping) (?:for|to (?:buy|get|acquire|obtain|purchase|procure)))(?=:? (?:(?:about|around|approx\.?|roughly|some|~) ?)?\d)/giu;
/** "Hi! Looking for abandoned baskets": at the head of a sentence, and no column of a profile. */
const searches =
  /(?<=(?:^|[.!?\n] ?)(?:(?:hi|hello|hey|we|i|are|am|i'm|we're|currently),? ){0,4})(?:looking|searching|hunting|on the lookout) for(?= [\p{Ll}\d])/giu;
/** "seeding staging: orders with …" */
const seedings =
  /^(?:seeding|populating|filling|testing|mocking|demoing|load[- ]testing|stress[- ]testing) (?:(?:our|the|my|a|an|up) ){0,2}(?:(?:new|local|internal|web|mobile) )?(?:staging|dev|development|test|testing|qa|demo|sandbox|preview|local|database|db|environment|env|app|site|shop|system)(?: (?:system|server|database|db|environment|env|site|app|instance|cluster|stack))? ?:/giu;
/** "Return 100 rows of patients", "order 50 records": what is to be done, and no return of goods. */
const commands = [
  /(?<=^ ?|[.;!?:\n] ?|\b(?:please|then|kindly|now) )(?:return|output|order|purchase|ship|deliver|book|supply|log)(?= (?:me |us )?(?:exactly |only |just |about |around |up to |at least )?\d[\d.,]{0,9}k? (?:rows|records|entries|lines|samples|examples)\b)/giu,
  /(?<=^ ?|[.;!?\n] ?|\b(?:please|then|kindly|now) )(?:return|output|emit)(?= (?:(?:me|us|exactly|only|just|about|around|approximately|up to|at least|the|a|an|some) )?(?:\d|rows?\b|records?\b|entries\b|data|json\b|csv\b|results?\b|output\b|tables?\b|lists?\b|an? (?:table|dataset|list)\b))/giu,
];
/** "I'm an AI agent evaluating fraud models. …", "You are a data API. …": who speaks to whom, ahead of what is wished for. */
const roles =
  /^(?:(?:i am|i'm|we are|we're|this is) (?:an? |the )?(?:[\p{L}-]+ ){0,2}(?:agents?|bots?|assistant|planner|orchestrator)\b|(?:you are|you're|act as|acting as) )[^.!?\n:\d]{0,120}[.!?\n:](?= ?\S)/giu;
const manners =
  /(?<=(?:^|[,.;:(] ?))(?:(?:very |really )?(?:high|good|top|best|excellent|decent|premium)[- ]quality|(?:well[- ])?balanced (?:classes|labels|targets?|classe)|(?:labels|classes) balanced|no (?:pii|personal data))(?=\s*(?:[,.;)]|$))/giu;
const purposes =
  /^(?:this is |it's |its |i need (?:this|it|data) )?(?:(?:to|for) (?:test(?:ing)?|train(?:ing)?|demo(?:ing)?|try(?:ing)? out|seed(?:ing)?|populat(?:e|ing)|benchmark(?:ing)?|evaluat(?:e|ing)|debug(?:ging)?|teach(?:ing)?|validat(?:e|ing)|load[- ]test(?:ing)?|prototyp(?:e|ing))\b[^,.:;\n\d]{0,40}|for (?:(?:a|an|our|my|the|some|tomorrow's) )?(?:[\p{L}-]+ ){0,2}(?:demo|workshop|course|tests?|qa|prototype|poc|pilot|hackathon|thesis|tutorial|presentation|exercise|talk|lecture|dashboard|sandbox|staging)|for (?:a|an|our|my) [^,.:;\d\n]{2,30}(?=: ?\p{Ll}{3,20}s,)) ?:/giu;
/** "budget ok": that it may be bought. */
const granted =
  /(?<=(?:^|[,.;:(] ?))budget (?:is |has been )?(?:ok|okay|approved|fine|open|unlimited|available|cleared)(?=\s*(?:[,.;)!]|$))/giu;
const budgets =
  /(?<=(?:^|[,.;:(] ?|\b(?:with|on|and|my|our|the|a|within|have|total|max|maximum) ))(?:budget|price cap|spending limit|spend limit|max(?:imum)? (?:spend|budget))(?: is| of| up to| max(?:imum)?| under| limit| cap|:| =){0,2} ?(?<money>[$€£]? ?\d[\d.,]{0,9}(?: ?(?:usdc|usd|eur|gbp|dollars?|euros?|cents?|\$|€|£))?)(?: (?:max(?:imum)?|in total|total))?(?=\s*(?:[,.;)!]|$))/giu;

/** What an agent hands on of its own task: "Task: acquire dataset for fine-tuning a risk model. Budget 15 USDC, high quality". It describes no row. */
export function errandsIn(text: string): readonly Errand[] {
  const asked = [asks, searches, ...commands].flatMap((pattern) =>
    [...text.matchAll(pattern)].map((match): Errand => ({ kind: "errand", ...spanOf(match) })),
  );
  const plain = [roles, labels, purposes, seedings, fetching, uses, manners, granted].flatMap((pattern) =>
    [...text.matchAll(pattern)].map((match): Errand => ({ kind: "errand", ...spanOf(match) })),
  );
  const money = [...text.matchAll(budgets)].map(
    (match): Errand => ({ kind: "errand", budget: (match.groups?.money ?? "").trim(), ...spanOf(match) }),
  );
  // "budget 2,000 EUR, spent 1,500 EUR": a column among columns, where nothing else hands on a task.
  return [...asked, ...plain, ...(plain.length > 0 ? money : money.filter((each) => isOfBuyer(text, each)))];
}

/** In the sellers' currency, or all that is said behind the last semicolon or full stop. */
function isOfBuyer(text: string, { budget = "", start, end }: Errand): boolean {
  const isLast = /[;.]\s*$/.test(text.slice(0, start)) && text.slice(end).trim().replace(/[.!]$/, "") === "";
  return /usdc/i.test(budget) || isLast;
}

function spanOf({ index, 0: said }: RegExpExecArray): Span {
  const lead = said.length - said.replace(/^[\s.;!?]+/u, "").length;
  return { start: index + lead, end: index + said.length };
}
