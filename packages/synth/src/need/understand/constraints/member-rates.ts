import { isAnswerCode } from "../../extract/share-parts.ts";
import type { Found } from "../../findings.ts";
import type { SemanticType } from "../../ontology/semantic-type.ts";
import { fold } from "../../text/fold.ts";
import { isFormOf } from "../../text/inflections.ts";
import { sexOf } from "../../text/sexes.ts";
import { becomeFlag } from "../draft/become-flag.ts";
import { type DraftField, type DraftNotes, type DraftTable, isNumeric } from "../draft/draft.ts";
import { memberOf } from "../draft/members.ts";
import { percentage, say } from "../draft/saying.ts";
import { addStated } from "../draft/stated.ts";
import { ofFrame } from "../meaning/known-meaning.ts";
import type { Lookup } from "../words/lookup.ts";
import { textOf } from "../words/name-words.ts";
import { phraseKey, wordKey, wordsOf } from "../words/phrase.ts";
import type { Word } from "../words/pieces.ts";
import type { Site } from "./attach.ts";
import { classOfRate } from "./class-shares.ts";
import { constrain } from "./constrain.ts";
import { fixMemberRate } from "./enumeration.ts";
import { extremeMember } from "./extreme-member.ts";
import { happenedIn } from "./happened-share.ts";
import { fieldRightBefore } from "./own-field.ts";
import { flagOfRate } from "./said-fields.ts";

/** "8% overdue", "5% denied", "lost 0.4%": a share of a member that some enumeration has. */
export function applyMemberRate(site: Site, table: DraftTable, lookup: Lookup, notes: DraftNotes): boolean {
  const { found, item } = site;
  if (found.kind !== "rate" || found.rate > 1) return false;
  beGraded(site, table);
  if (applyCodeClass(found, table, notes) || applyRateByMember(site, table, notes)) return true;
  const own = table.fields.find(
    ({ known, items, spans, type }) =>
      items.includes(item) &&
      // "label bearing_fault 4 %" is said of the column right before.
      (type === "bool" || (!known && type !== "enum") || spans.some(({ end }) => found.start - end === 1)),
  );
  // "Service is 40 % of them"
  const said = item.words.filter(
    ({ folded }, at) => (at < item.words.length - 1 || !copulas.test(folded)) && (at > 0 || !small.has(folded)),
  );
  // "the tool fails" says the same as "tool failed".
  const of = found.of === undefined ? [] : [happenedIn(found.of) ?? found.of];
  // "surveys with 12% quitters": what the rows are is not what so many of them are.
  const isOfRows = item.zone === "head" && of.length > 0;
  const whole = isOfRows ? "" : said.map((word) => word.text).join(" ");
  const phrases = [...of, whole, behindShare(site, table)]
    .filter((phrase) => phrase !== "")
    .flatMap((phrase) => [phrase, sexOf(fold(phrase))?.sex ?? []].flat());
  const enums = table.fields.filter(
    (field) => field.type === "enum" && field.model.kind === "choice" && field.source === "stated",
  );
  // A list that the buyer gave is meant before one of ours.
  enums.sort((one, other) => Number(other.fixed.has("enum")) - Number(one.fixed.has("enum")));
  if (own !== undefined && applyTwin(found, own, table, notes)) return true;
  if (own === undefined || item.words.length === 0 || own.type === "bool") {
    const isListed = phrases.some((phrase) =>
      enums.some((field) => field.fixed.has("enum") && memberOf(field, phrase)),
    );
    if (!isListed && applyOpposite(found, of, table, notes)) return true;
  }
  for (const phrase of phrases) {
    const listed = enums.some((field) => field.fixed.has("enum") && memberOf(field, phrase) !== undefined);
    if (phrase.split(" ").length > 4 && !listed) continue;
    const flag = listed
      ? undefined
      : table.fields.find(
          (field) => field.type === "bool" && (namesFlag(field, phrase) || isStateOf(field, phrase, site)),
        );
    if (flag !== undefined) return constrain(found, flag, table, notes);
    for (const field of enums) {
      const member =
        notDenied(field, phrase) ??
        memberOf(field, phrase) ??
        memberAmong(field, phrase) ??
        memberBehind(field, phrase) ??
        extremeMember(field, phrase);
      // "settled in 97% of cases": called by one of its members, it is that or not.
      if (member !== undefined && found.of === undefined && isNamedBy(field, phrase, item)) {
        becomeFlag(field);
        return constrain(found, field, table, notes);
      }
      if (
        member === undefined ||
        (field.source !== "stated" && field.items.length === 0 && !field.fixed.has("enum") && own !== undefined)
      )
        continue;
      if (!fixMemberRate(member, found.rate, field, table, notes, found)) continue;
      if (own !== undefined && own !== field && own.source === "stated")
        table.fields = table.fields.filter((each) => each !== own);
      if (field.source === "implied") field.source = "stated";
      return true;
    }
  }
  if (own === undefined && applyOpposite(found, phrases, table, notes)) return true;
  return own === undefined && addSharedField(site, phrases, table, lookup, notes);
}

const grades = ["low", "medium", "high", "critical"];

/** "risk rating with 5% high": what is high is graded, and no number. */
function beGraded({ found, ...site }: Site, table: DraftTable): void {
  const grade = found.kind === "rate" ? grades.indexOf(found.of ?? "") : -1;
  const field = grade < 0 ? undefined : fieldRightBefore({ found, ...site }, table);
  if (field === undefined || field.fixed.size > 0 || !(isNumeric(field) || (field.type === "string" && !field.known)))
    return;
  field.type = "enum";
  field.unit = null;
  field.minimum = undefined;
  field.maximum = undefined;
  field.model = {
    kind: "choice",
    values: grades.slice(0, Math.max(3, grade + 1)),
    weights: [55, 30, 15, 5].slice(0, Math.max(3, grade + 1)),
  };
}

/** The "basic" of "tier basic/plus/vip with 40% on basic". */
function behindShare({ found, item }: Site, { fields }: DraftTable): string {
  const words = item.words.filter(({ start }) => start >= found.end);
  const isLed = words.length > 1 && words.length < 4 && led.test(words[0]?.folded ?? "");
  const phrase = isLed ? textOf(words.slice(1)) : "";
  return fields.some((field) => field.fixed.has("enum") && memberOf(field, phrase) !== undefined) ? phrase : "";
}

const led = /^(?:on|in|for|as|are|being|auf|bei|en|sur|em)$/;
const copulas = /^(?:is|are|was|were|at|makes?|has|have|being|ist|sind|wird|werden|es|son|est|sont|sao)$/;

const denial = /^(?:not|no|non|pas|nicht|nein|n[aã]o)$/i;

/** "payée ou non (78 % le sont)" is said of the first of the two. */
function notDenied({ model }: DraftField, phrase: string): string | undefined {
  if (!denial.test(phrase) || model.kind !== "choice" || model.values.length !== 2) return undefined;
  return model.values.find((value) => !denial.test(value));
}

function isNamedBy(field: DraftField, phrase: string, item: Site["item"]): boolean {
  const isOwn = field.items.includes(item) && !field.fixed.has("enum") && !field.fixed.has("shares");
  return isOwn && phraseKey(field.name.split("_")) === phraseKey(wordsOf(phrase));
}

const small = new Set("the la el las los le les l o a os as der die das with mit con avec com".split(" "));

/** "payment (cash, card), card two thirds": what a share stands behind is a member that another column was given. */
export function isShareOfListed({ found, item }: Site, table: DraftTable): boolean {
  if (found.kind !== "rate") return false;
  const words = item.words.filter(({ folded, end }) => end <= found.start && !small.has(folded));
  const phrase = words.map(({ text }) => text).join(" ");
  return (
    words.length > 0 &&
    words.length < 4 &&
    table.fields.some(
      (field) =>
        field.fixed.has("enum") &&
        !field.items.includes(item) &&
        field.type === "enum" &&
        memberOf(field, phrase) !== undefined,
    )
  );
}

/** "variant A or B, converted (A 10%, B 12%)": the flag's share hangs on the member. */
function applyRateByMember({ found, item, outer }: Site, table: DraftTable, notes: DraftNotes): boolean {
  if (found.kind !== "rate" || item === outer) return false;
  const flag = table.fields.find((field) => field.items.includes(outer) && field.type === "bool");
  const phrase = item.words.map((word) => word.text).join(" ");
  const by = table.fields.find(
    (field) =>
      field !== flag && (field.fixed.has("enum") || field.fixed.has("shares")) && memberOf(field, phrase) !== undefined,
  );
  const member = by === undefined ? undefined : memberOf(by, phrase);
  if (flag === undefined || by === undefined || member === undefined || by.of !== undefined) return false;
  const { model } = flag;
  if (model.kind !== "flag" && model.kind !== "dependent") return false;
  const models = model.kind === "dependent" && model.by === by.name ? model.models : {};
  const otherwise =
    model.kind === "dependent"
      ? model.otherwise
      : { kind: "flag" as const, rate: flag.fixed.has("rate") ? model.rate : found.rate };
  // What was said of the first member is no share of all rows.
  const whole = notes.constraints.findIndex(
    (each) => each.kind === "rate" && each.field === flag.name && each.table === table.name,
  );
  if (whole >= 0) {
    notes.constraints.splice(whole, 1);
    notes.assumptions.push(
      `${flag.name} is true in about ${percentage(otherwise.kind === "flag" ? otherwise.rate : found.rate)} of the other rows`,
    );
  }
  flag.model = {
    kind: "dependent",
    by: by.name,
    models: { ...models, [member]: { kind: "flag", rate: found.rate } },
    otherwise,
  };
  flag.fixed.add("rate");
  notes.assumptions.push(
    `${flag.name} is true in about ${percentage(found.rate)} of the rows where ${by.name} is ${member}`,
  );
  return true;
}

/** "1% 5xx": the codes that begin so have the share together. */
function applyCodeClass(found: Extract<Found, { kind: "rate" }>, table: DraftTable, notes: DraftNotes): boolean {
  const first = /^([1-5])xx$/i.exec(found.of ?? "")?.[1];
  const field = table.fields.find(
    ({ model }) => model.kind === "choice" && model.values.every((value) => isAnswerCode(value)),
  );
  if (first === undefined || field?.model.kind !== "choice") return false;
  const { values, weights } = field.model;
  const all = values.some((value) => value.startsWith(first)) ? values : [...values, `${first}00`];
  const own = all.map((_, index) => weights?.[index] ?? 1 / (index + 1));
  const sumOf = (inside: boolean): number =>
    all.reduce((sum, value, index) => sum + (value.startsWith(first) === inside ? (own[index] ?? 0) : 0), 0);
  const [within, outside] = [sumOf(true), sumOf(false)];
  const shares = all.map((value, index) =>
    value.startsWith(first)
      ? ((own[index] ?? 0) / within) * found.rate
      : ((own[index] ?? 0) / outside) * (1 - found.rate),
  );
  field.model = {
    kind: "choice",
    values: all,
    weights: shares.map((share) => Number(share.toPrecision(10))),
    exact: true,
  };
  field.fixed.add("rate");
  const codes = all.filter((value) => value.startsWith(first));
  say(
    notes,
    field,
    table,
    "rate",
    `${field.name} is ${codes.join(" or ")} in ${percentage(found.rate)} of the rows`,
    {
      rate: Object.fromEntries(
        all.flatMap((value, index) => (value.startsWith(first) ? [[value, shares[index] ?? 0]] : [])),
      ),
    },
    found,
  );
  return true;
}

/** What is so exactly where the other is not; of several the one that the table has. */
const opposites: ReadonlyMap<string, readonly string[]> = new Map(
  [
    "wrong:correct incorrect:correct failed:success failure:success failed:passed invalid:valid unpaid:paid unresolved:resolved inactive:active",
    "unsuccessful:success lost:won rejected:accepted rejected:approved declined:accepted declined:approved denied:approved denied:accepted",
    "refused:accepted refused:approved offline:online absent:present unverified:verified dead:alive late:on_time missed:attended open:closed open:resolved",
    "falsch:richtig falsch:korrekt falsas:verdadera falsos:verdadero incorrectas:correcta incorrectos:correcto fausses:juste faux:juste faux:correct erradas:certa errados:certo erradas:correta errado:certo falso:verdadero",
    "abgelehnt:angenommen abgelehnt:genehmigt abgelehnt:bewilligt durchgefallen:bestanden rechazada:aceptada rechazado:aceptado rechazada:aprobada rechazado:aprobado",
    "refusees:acceptee refuses:accepte recusadas:aprovada recusados:aprovado reprovados:aprovado suspensos:aprobado",
  ]
    .flatMap((line) => line.split(" "))
    .map((pair) => pair.split(":") as [string, string])
    .reduce((all, [one, other]) => {
      all.set(one, [...(all.get(one) ?? []), other]);
      return all.set(other, [...(all.get(other) ?? []), one]);
    }, new Map<string, string[]>()),
);

/** The flag that a share is of the opposite of: "30% wrong" beside `correct`, "9 % d'impayées" beside `payee`. */
function opposedFlag(phrases: readonly string[], { fields }: DraftTable): DraftField | undefined {
  const flags = fields.filter(({ type, source }) => type === "bool" && source === "stated");
  for (const word of phrases.flatMap(wordsOf).map(fold)) {
    if (flags.some((field) => field.name.split("_").some((part) => part === word))) return undefined;
    const others = opposites.get(word) ?? [];
    const bare = /^(?:un|in|im|ir|non|dis)-?(\p{L}{3,})$/u.exec(word)?.[1];
    const flag = flags.find(({ name }) => {
      const parts = name.split("_");
      if (/^(?:not|no|non|never|un)$/.test(parts[0] ?? "")) return false;
      return (
        others.some((other) => name.includes(other)) ||
        (bare !== undefined && parts.some((part) => isFormOf(bare, part)))
      );
    });
    if (flag !== undefined) return flag;
  }
  return undefined;
}

/** "is the answer correct, wrong in 20%": the word that denies a flag is no column of its own. */
function applyTwin(
  found: Extract<Found, { kind: "rate" }>,
  own: DraftField,
  table: DraftTable,
  notes: DraftNotes,
): boolean {
  if ((own.type !== "bool" && own.known) || own.items.length !== 1 || own.fixed.size > 0 || own.name.includes("_"))
    return false;
  const others = { ...table, fields: table.fields.filter((field) => field !== own) };
  const isApplied = own.source === "stated" && applyOpposite(found, [own.name], others, notes);
  if (isApplied) table.fields = others.fields;
  return isApplied;
}

/** "the 3% lost, flag those": a flag, whatever status has such a member. */
export function applyFlagged({ found, item }: Site, table: DraftTable, lookup: Lookup, notes: DraftNotes): boolean {
  if (found.kind !== "rate" || found.isFlag !== true || found.of === undefined) return false;
  const { of } = found;
  const own = table.fields.find((field) => field.type === "bool" && namesFlag(field, of));
  const flag = own ?? flagOfRate(found, item, [of], table, lookup);
  return flag !== undefined && constrain(found, flag, table, notes);
}

/** "30% should be wrong" says how many are correct. */
function applyOpposite(
  found: Extract<Found, { kind: "rate" }>,
  phrases: readonly string[],
  table: DraftTable,
  notes: DraftNotes,
): boolean {
  const flag = opposedFlag(phrases, table);
  return (
    flag !== undefined && constrain({ ...found, rate: Number((1 - found.rate).toPrecision(12)) }, flag, table, notes)
  );
}

/**
 * A share of what no field of the plan says yet: the member of the domain's own status ("failed 3%" of payments), else a flag
 * ("20% vegan", "10% smokers").
 */
function addSharedField(
  { found, item }: Site,
  phrases: readonly string[],
  table: DraftTable,
  lookup: Lookup,
  notes: DraftNotes,
): boolean {
  if (found.kind !== "rate") return false;
  const { frame, vocabulary, words: said } = lookup;
  const { start, end } = found;
  const place = { item, sentence: item.sentence, listed: false, hint: null, unit: null, words: [], start, end };
  // "55% female students": the noun says of what.
  const traits = phrases.flatMap((phrase) => [
    phrase,
    ...(/^\S+ \S+s$/.test(phrase) && !halfSaid.test(phrase) ? wordsOf(phrase).slice(0, 1) : []),
  ]);
  for (const phrase of traits) {
    const words = wordsOf(phrase);
    const key = phraseKey(words);
    // "7% no-shows": nobody who says so asks for a status.
    if (key === "no show") continue;
    const member = frame === null || words.length > 2 ? undefined : vocabulary.frameMember(frame, key);
    const type = member === undefined ? undefined : vocabulary.types.get(member.field.type);
    if (member === undefined || type === undefined) continue;
    if (member.field.core !== true && !namesOthers(ofFrame(member.field, type), member.value, said)) continue;
    const meaning = {
      words: [],
      field: member.field,
      type: ofFrame(member.field, type),
      by: "frame",
      confidence: 0.8,
    } as const;
    return fixMemberRate(member.value, found.rate, addStated(table, { ...place, meaning }), table, notes, found);
  }
  const people = phrases.map((phrase) => sexOf(fold(phrase))).find((sex) => sex?.arePeople === true);
  const gender = vocabulary.types.get("gender");
  if (people !== undefined && gender !== undefined) {
    const meaning = { words: [], field: null, type: gender, by: "type", confidence: 0.8 } as const;
    return fixMemberRate(people.sex, found.rate, addStated(table, { ...place, meaning }), table, notes, found);
  }
  const ofClass = classOfRate(found, item, phrases, table, lookup);
  if (ofClass !== undefined) return fixMemberRate(ofClass.member, found.rate, ofClass.field, table, notes, found);
  const flag = flagOfRate(found, item, traits.toReversed(), table, lookup);
  return flag !== undefined && constrain(found, flag, table, notes);
}

/** "31% false alarms", "4% near misses": what only both words say. */
const halfSaid =
  /^(?:likely|suspected|possible|probable|potential|confirmed|known|alleged|false|true|wrong|near|double|dead|bad|hard|soft|first|repeat|blind|dry|self|full)\s/i;

/** Whether the need says another member of an enumeration too: "60% male, 40% female". */
function namesOthers({ model }: SemanticType, own: string, said: readonly Word[]): boolean {
  if (model.kind !== "choice") return false;
  const keys = new Set(said.map(({ english }) => english));
  return model.values.some((value) => value !== own && wordsOf(value).every((word) => keys.has(wordKey(word))));
}

/** "failed settlements" names the member of the settlement status. */
function memberAmong(field: DraftField, phrase: string): string | undefined {
  const words = wordsOf(phrase);
  if (words.length < 2 || words.length > 3) return undefined;
  const name = new Set(field.name.split("_").map((word) => wordKey(word)));
  const rest = words.filter((word) => memberOf(field, word) === undefined);
  const member = words.map((word) => memberOf(field, word)).find((each) => each !== undefined);
  return member !== undefined && rest.every((word) => name.has(wordKey(word))) ? member : undefined;
}

const verbal =
  /^(?:still|then|also|only|just|now|pays?|use[sd]?|using|choose|chose|prefers?|take|takes|took|go|goes|went|buy|buys|opt|opts|opted|come|comes|came|arrives?|are|is|were|was|be|being|in|by|with|via|for|on|to|the|a|an|should|will|must|end|ends|up|as|get|gets|have|has|settle|settles|travel|travels|ride|rides|zahlen|zahlt|noch|paga|pagan|pagam|paie|paient|utilise|usa|usan|usam)$/;

/** "about one in ten still pays cash": behind a verb stands a member of a list that the buyer gave. */
function memberBehind(field: DraftField, phrase: string): string | undefined {
  if (!field.fixed.has("enum")) return undefined;
  const words = phrase.split(" ");
  const start = words.findIndex((word) => !verbal.test(word.toLowerCase()));
  return start < 1 ? undefined : memberOf(field, words.slice(start).join(" "));
}

/** "door open or not (open in 3% of readings)": in the brackets behind a flag a word of its name says it again. */
function isStateOf(field: DraftField, phrase: string, { item, outer }: Site): boolean {
  if (item === outer || !field.items.includes(outer)) return false;
  const name = new Set(field.name.split("_").map((word) => wordKey(word)));
  const words = wordsOf(phrase);
  return words.length > 0 && words.every((word) => name.has(wordKey(word)));
}

const ROOT = 4;

function namesFlag(field: DraftField, phrase: string): boolean {
  const bare = (text: string): string => text.replace(/^(?:is|has|was) /, "").replace(/ (?:flag|indicator)$/, "");
  const key = bare(phraseKey(wordsOf(phrase)));
  // "88% pass" speaks of the flag `passed`.
  const name = bare(phraseKey(field.name.split("_")));
  if (key.length >= ROOT && !key.includes(" ") && !name.includes(" ") && name.slice(0, ROOT) === key.slice(0, ROOT))
    return true;
  return name === key || bare(phraseKey(field.semantic.id.split("_"))) === key;
}
