import { withAsides } from "./asides.ts";
import { withEveryDate } from "./every-date.ts";
import { withFlagsSaid } from "./flags-said.ts";
import { withFormsSaid } from "./forms/forms-said.ts";
import { withLabelledFacts } from "./labelled-facts.ts";
import { withListMarks } from "./list-marks.ts";

/** A need is at most so many characters; what comes after is not read. */
export const LONGEST_NEED = 2_000;

/** Characters that show nothing: controls, soft hyphens, zero widths, bidi marks, variation selectors, tags; line ends and tabs stay. */
const invisible = /(?![\n\t])[\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}]/gu;

/** `{"ts": "datetime", "rpm": "int 0-3000"}`: the quotes of keys and values say nothing. */
const jsonKeys = /\{\s*"[\w ]{1,40}"\s*:\s*"[^{}]{0,1500}\}/gu;

const greeting =
  /^(?:hi|hello|hey|hallo)(?: (?:there|all|team|everyone))?[,!.]* +(?=(?:could|can|would|will) (?:you|i)\b|(?:looking|searching|hunting) for\b)/iu;
const wishes =
  /,? ?would be (?:great|nice|lovely|perfect|helpful|ideal|awesome|fine|good|enough)(?: too| as well)?(?=\s*(?:[.!;]|$))/giu;
const please = /,? please(?=\s*(?:[.!?;]|$))/giu;

const role = /(?:^|(?<=[.\n] ?))(?:role|persona) ?: [^\n.;:\d]{2,80}(?:[.;\n] ?|$)/giu;
/** "Goal: train a churn model for a telecom": what the rows are for. */
const aim =
  /(?:^|(?<=[.\n] ?))(?:goal|purpose|objective|aim|use ?case|mission) ?: (?:to )?(?:train|test|evaluate|build|seed|demo|benchmark|debug|validate|load[- ]?test|check|develop|prototype|fine-?tune|populate|exercise)(?:ing)? [^\n.;:\d]{2,100}(?:[.;\n] ?|$)/giu;
/** "Deliverable: 50k rows", "Return: 90 rows", "Constraints: employee_id unique": what stands behind the label says itself what it is. */
const label =
  /(?:^|(?<=[.\n] ?))(?:(?:deliverables?|return|output|needed|needs?|give|request) ?: (?=(?:about |exactly )?\d[\d.,]*k? (?:rows|records))|(?:constraints?|rules?|limits?|conditions?) ?: (?=\p{L}\w* ))/giu;

/** "hi, could you make me …", "… would be great", "… all from 2024 please": how it is asked, and nothing of the rows. */
function withoutManners(text: string): string {
  return [greeting, wishes, please, role, aim, label].reduce((said, each) => said.replace(each, ""), text);
}

/** The need as all spans point into it: NFKC, without invisible characters, with plain quotes, dashes and spaces. */
export function normalise(need: string): string {
  // Compatibility forms can grow: the raw text is cut first so that the work stays bounded.
  const read = need
    .slice(0, 4 * LONGEST_NEED)
    .normalize("NFKC")
    .slice(0, 4 * LONGEST_NEED)
    .replace(/\r\n?|[\u0085\u2028\u2029]/gu, "\n")
    .replace(invisible, "")
    .replace(/[\u2018\u2019\u201a\u201b\u2032\u02bc\u00b4]/gu, "'")
    .replace(/[\u201c-\u201f\u2033\u00ab\u00bb\u300c\u300d]/gu, '"')
    .replace(/[\u2010-\u2013\u2212\ufe63\uff0d]/gu, "-")
    .replace(/[\u2014\u2015]/gu, " - ")
    .replace(/\u2044/gu, "/");
  const plain = withAsides(withFormsSaid(withoutManners(read)))
    .replace(/(?<=: ?["']?)\bISO[- ]?8601(?: (?:date|timestamp|string|datetime))?\b(?=["'])/giu, "datetime")
    .replace(jsonKeys, (text) => text.replaceAll('"', ""))
    .replace(/[^\S\n]+/gu, " ")
    // "claims 2025 w/ codes"
    .replace(/(?<![^\s,(])w\/o(?= )/giu, "without")
    .replace(/(?<![^\s,(])w\/ (?=[\p{L}\d])/giu, "with ")
    // "tier basic/plus/vip w 40% basic"
    .replace(/(?<=[\p{L})] )w(?= \d[\d.,]* ?(?:%|per ?cent|pct))/gu, "with")
    // "occupied abt 35%", "damage y/n like 9%"
    .replace(/(?<=[\p{L})] )(?:abt\.?(?= ?\d)|(?:(?:about|around) )?like(?= ?\d[\d.,]* ?(?:%|percent)))/giu, "about")
    // "temperature n humidity": what is no letter of a formula.
    .replace(/(?<=\p{Ll}{2} )n(?= \p{Ll}{3})/gu, "and")
    // "temperature off 40 ovens": a reading is taken off things.
    .replace(
      /(?<=\p{L} )off(?= \d[\d,.]{0,9} (?!(?:min|hour|sec|day|time|week|month|year|h|s)(?:s|utes?|onds?)?\b)\p{Ll}{3})/gu,
      "from",
    )
    // "app events as ndjson (login, logout), user": the brackets explain the events.
    .replace(
      /(?<=\p{L}{2} )((?:as|in) (?:a )?(?:csv|tsv|json ?lines|jsonl?|ndjson|parquet|excel|xlsx)(?: file)?) (\([^()\n]{3,200}\))/giu,
      "$2 $1",
    )
    // "de 1º a 30 de setembro": the first of a month, whose mark has become a letter.
    .replace(/(?<![\p{L}\d])1o(?= (?:a|al|de|até|e) )/gu, "1")
    // "price*(1-discount)": a sign of a formula stands apart.
    .replace(/(?<=[*×x] ?\(1)([-+])(?=\p{L})/gu, " $1 ")
    // "direction in/out": where it may go is no column.
    .replace(
      /(?<=\b(?:direction|movement|flow direction)) (\p{L}{2,9})\/(\p{L}{2,9})(?=[,;.)]|$| \d)/giu,
      " ($1 or $2)",
    )
    // "loan up to 5x income"
    .replace(
      /(?<=\b(?:to|than|most|least|over|under|about|exactly) )(\d{1,3}(?:\.\d{1,2})?)x (?=\p{Ll}{3})/gu,
      "$1 times ",
    )
    // "revenue for each of 24 months": at each of them, for so long.
    .replace(
      /\bfor each of (?:the )?(\d{1,4}|two|three|four|five|six|seven|eight|nine|ten|twelve) (night|day|week|month|quarter|hour|year)s\b/giu,
      "each $2 for $1 $2s",
    )
    // "rent per sq ft", "area in sq. m": one word for one unit.
    .replace(/\bsq(?:\. ?| )(?:ft|feet|foot)\b/giu, "sqft")
    .replace(/\bsq(?:\. ?| )(k?m)\b/giu, (_, unit: string) => `${unit}2`)
    // "in EUR per MWh": what energy costs has a unit of its own.
    .replace(/(?<=\bin )([A-Z]{3}|[$€£]|euros?|dollars?) per (?=[kMG]Wh\b)/gu, "$1/")
    // "claims (ICD-10 J45)", "(ICD-10 M17.x only)": codes behind the name of their system are how those of the rows begin.
    .replace(
      /(?<=\()(ICD(?:-?10)?(?:-?CM)?)(?: codes?)?:? ([A-Z]\d{2}(?:\.\d+)?)(?:\.x+)?(?: only)?(?=\))/giu,
      "$1 code starting with $2",
    )
    // "conversations where 20% get escalated"
    .replace(/(?<=\p{L}{3}s) where (?=(?:about |around |some )?\d[\d.]* ?%)/giu, ", ")
    // "orders worth 15 to 300 euros"
    .replace(/(?<=\p{L}{3}s )worth (?=(?:between |from |up to |under |over |at least )?[$€£]?\d)/giu, "of ")
    // "500 A/B test results": the slash parts no two things.
    .replace(/\bA\/B(?=[ -](?:tests?|testing|experiments?|exposures?)\b)/giu, "AB")
    // "1945-01-01~2005-12-31"
    .replace(/(?<=\d) ?~ ?(?=\d{4}-\d\d)/gu, " to ")
    // "650 records matching the schema above"
    .replace(
      /,? (?:matching|valid against|following|conforming to|according to|based on|for|of|with|like) (?:this|the|that|my) (?:(?:above|following|data|JSON|Pydantic|Prisma|TypeScript|Zod|SQL|Avro|OpenAPI|GraphQL|Protobuf|Go|Java|Rust) ){0,2}(?:schema|model|type|definition|interface|class|layout|struct|record|format)(?: above| below| here)?(?=[,.;:\n]|$)/giu,
      "",
    )
    // "2,000 more rows like this one"
    .replace(
      /(?<=\b(?:rows|records|lines|entries|samples)) like (?:this|that|these|those)(?: ones?)?(?=[,.;:\n]|$)/giu,
      "",
    )
    // "flow logs, that is src_ip, dst_ip, …": what follows is the list.
    .replace(/,? (?:that is|that means|namely|i\.e\.),? (?=[a-z]+_\w+, )/giu, ": ")
    // "and tax_due, where tax_due equals …", "dog_friendly, where roughly 70% …": what follows is said of it.
    .replace(/(?<=\w), where (?=\w+_\w+ (?:is|equals?|=|must|never|always)|(?:roughly|about|around|some) \d)/giu, "; ")
    // It says nothing, and has the look of a name.
    .replace(/,? of course(?![\p{L}\d-])/giu, "")
    .replace(/ ?\n[ \n]*/gu, "\n")
    .trim();
  return atMost(withFlagsSaid(withListMarks(withLabelledFacts(withEveryDate(plain)))));
}

function atMost(plain: string): string {
  if (plain.length <= LONGEST_NEED) return plain;
  const last = plain.charCodeAt(LONGEST_NEED - 1);
  // A surrogate pair is not cut in two.
  return plain.slice(0, last >= 0xd800 && last < 0xdc00 ? LONGEST_NEED - 1 : LONGEST_NEED).trimEnd();
}
