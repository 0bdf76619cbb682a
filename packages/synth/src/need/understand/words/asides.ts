import { wordSet } from "../../text/word-set.ts";
import type { Item } from "./items.ts";
import type { Word } from "./pieces.ts";

const little =
  "a an the with and or but roughly approximately about around mostly usually typically then kept left not only always never are is";
/** How values lie, and when they are there: items of such words name no field. */
const ofShape = wordSet(
  `${little} shape shaped distribution distributed curve spread tail tailed skew skewed bell long heavy right`,
);
const ofPresence = wordSet(
  `${little} empty blank null missing filled set present exists exist while when if otherwise else unless`,
);

/** "maybe 1 in 5", "we only take 1 in 15", "say 5%": a share of what stands before. */
const ofShare = wordSet(
  `${little} maybe perhaps say just around circa ca some we they it them do does did take takes have has get gets one nearly almost which that happens so probably likely come comes la lo los las tiene tienen son estan fueron foram sao tem uns umas unos unas ont sont environ etwa rund davon`,
);

const formats = new Set(
  "json csv parquet ndjson jsonl xml excel xlsx tsv file format output as in plz pls please rows columns thanks".split(
    " ",
  ),
);

/** Items that only say how the field before them lies or when it is there, or how the rows come, without words of their own. */
export function withoutAsides(items: readonly Item[]): readonly Item[] {
  return items.map((each, index) => {
    const item = withoutReason(each);
    const inner = withoutAsides(item.inner);
    const own = lifted(inner.every((each, at) => each === item.inner[at]) ? item : { ...item, inner });
    if (item.zone !== "list" || item.words.length === 0 || index === 0) return own;
    const isAside =
      speaksOfValues(item) ||
      isOfDelivery(item.words) ||
      isInterjection(item.words) ||
      isLeftToMaker(item.words) ||
      isCountOfColumns(item.words) ||
      isOfUse(item.words);
    return isAside ? { ...own, words: [], founds: own.founds.map(({ found }) => ({ found, at: 0 })) } : own;
  });
}

/** "empty for 40% because most people don't answer": why it is so is no part of a name. */
function withoutReason(item: Item): Item {
  const at = item.words.findIndex(
    ({ folded, identifier }) => identifier === undefined && /^(?:because|weil|porque|parce|puisque)$/.test(folded),
  );
  if (at < 0) return item;
  const founds = item.founds.map((each) => ({ ...each, at: Math.min(each.at, at) }));
  return { ...item, words: item.words.slice(0, at), founds };
}

const interjections = wordSet(
  "alas obviously naturally sadly luckily thankfully ever hmm lol btw fyi please pls sorry thanks honestly frankly leider helas desgraciadamente infelizmente",
);

/** "corked, alas, one in twenty-five" */
function isInterjection(words: readonly Word[]): boolean {
  return (
    words.length < 4 && words.every(({ folded, identifier }) => identifier === undefined && interjections.has(folded))
  );
}

const ofCount = wordSet(
  "exactly precisely just only genau exakt exactamente exactement exatamente two three four five six seven eight nine ten eleven twelve zwei drei vier funf sechs sieben acht neun zehn dos tres cuatro cinco seis siete ocho nueve diez deux trois quatre cinq sept huit neuf dix dois duas quatro sete oito nove dez",
);

const columns = /^(?:columns|fields|attributes|spalten|felder|columnas|campos|colonnes|champs|colunas)$/;

/** "with exactly four columns: …", "exactement quatre colonnes, ni plus ni moins : …": how many there are is none of them. */
function isCountOfColumns(words: readonly Word[]): boolean {
  const counting = columns.test(words.at(-1)?.folded ?? "") ? words.slice(0, -1) : words;
  return (
    counting.length > 0 &&
    counting.length < 3 &&
    counting.every(({ folded, identifier }) => identifier === undefined && ofCount.has(folded))
  );
}

const leftToMaker =
  /^(?:and |or |but |please |just |also |then |plus |pick |choose |add |use |take |with |feel free to )*(?:surprise (?:me|us)$|(?:the )?usual(?: (?:stuff|things?|ones?|set))?$|(?:all |only )?(?:invented|fictional|fictitious|fake|synthetic|dummy|imaginary) (?:people|persons|patients|customers|names|data|records)(?: only)?$|nothing (?:too |very |really )?(?:fancy|special|complicated|big|crazy|unusual)$|(?:whatever|anything|everything|something|what|anything else|whatever else|the others?|all else)(?: (?:else|other|more))?(?: (?:columns?|fields?|attributes?))?(?: (?:that|which))? ?(?:$|you |fits?$|makes? sense|is (?:useful|needed|usual|common|sensible))|(?:the )?rest (?:is |are )?(?:up to|as you|you |yours|however|to your)|you (?:can |may )?(?:decide|choose|pick|know|tell|are free)|(?:is )?(?:all )?up to you|your (?:choice|call|pick)|as you (?:like|see|wish|think)|(?:den|der) rest (?:entscheid|uberlass|wahl|konn|durf|nach)|was (?:euch|ihnen|dir|sonst|ihr|sie|du) |(?:el|lo) (?:resto|demas) (?:lo|como|a|que)|lo que (?:quier|te |os |le |mas )|le reste (?:comme|a |au )|(?:tout )?ce que (?:vous|tu) |o resto (?:como|a |fica|voce)|o que (?:voce|quiser|achar))/;

/** "whatever columns you think make sense", "you decide the rest", "nothing fancy", "invented people only": talk to whoever makes the rows. */
function isLeftToMaker(words: readonly Word[]): boolean {
  if (words.some(({ identifier }) => identifier !== undefined)) return false;
  return leftToMaker.test(words.map(({ folded }) => folded).join(" "));
}

const use =
  /^(?:(?:just|only|all|mainly|it's|its|it is|this is|that's) )?(?:for (?:a|an|my|our|the|some|use in|use with)(?: \w+)* (?:tests?|testing|demos?|workshop|tutorial|hackathon|prototype|poc|dashboard|presentation|lecture|seminar|homework|assignment|thesis|pitch)(?: (?:of|with|in|at|on|next|this|tomorrow|environment|server|system)(?: \w+)*)?$|(?:for|to|we want to|we need to|i want to|so (?:that )?we can) (?:test|try|fill|populate|seed|train|demo|show off|practi[sc]e|check|feed|stress|debug)(?:ing)? (?:out |up |on |with )?(?:our|my|a|an|the|it|this|some|new)\b|for (?:load |stress |performance |unit |integration |software )?testing(?: purposes)?$)/;

/** "for a load test", "to test our import": what the rows are for is no column. */
function isOfUse(words: readonly Word[]): boolean {
  if (words.some(({ identifier }) => identifier !== undefined)) return false;
  return use.test(words.map(({ folded }) => folded).join(" "));
}

const typeWord =
  /^(?:int|integer|float|double|number|numeric|decimal|bool|boolean|string|str|text|varchar|date|datetime|timestamp)$/;

/** "rpm: int 0-3000": what stands beside the type word is said of the name. */
function lifted(item: Item): Item {
  const [only, ...others] = item.inner;
  const [word, ...more] = only?.words ?? [];
  if (only === undefined || others.length + more.length > 0 || only.founds.length === 0) return item;
  if (word === undefined || !typeWord.test(word.folded)) return item;
  const founds = only.founds.map(({ found }) => ({ found, at: item.words.length }));
  return { ...item, founds: [...item.founds, ...founds], inner: [{ ...only, founds: [] }] };
}

function speaksOfValues({ words, founds }: Item): boolean {
  const kinds = new Set(founds.map(({ found }) => found.kind));
  // "whether it was roaming, which is 4%"; "9 items each 0 to 3" speaks of items.
  if (
    kinds.size > 0 &&
    !kinds.has("entities") &&
    words.every(({ folded }) =>
      /^(?:which|that|of|is|are|was|being|happens|in|about|each|all|both|every|them)$/.test(folded),
    )
  )
    return true;
  const isAll = (set: ReadonlySet<string>): boolean =>
    words.every(({ folded, identifier }) => identifier === undefined && set.has(folded));
  if ((kinds.has("distribution") || kinds.has("average")) && isAll(ofShape)) return true;
  if (kinds.has("rate") && isAll(ofShare)) return true;
  return (kinds.has("onlyWhen") || kinds.has("nulls") || kinds.has("noNulls")) && isAll(ofPresence);
}

/** "json please", "as rows". */
function isOfDelivery(words: readonly Word[]): boolean {
  const isPlain = words.every(({ folded, identifier }) => identifier === undefined && formats.has(folded));
  return isPlain && words.some(({ folded }) => !/^(?:file|format|output|in|rows|columns)$/.test(folded));
}
