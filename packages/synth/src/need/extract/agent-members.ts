import type { Found } from "../findings.ts";
import { endsPhrase } from "./clause.ts";
import { isKindNoun, isLast, isOr, MOST, members } from "./member-list.ts";
import { phraseAt, phrases } from "./phrases.ts";
import { isBreak, isWord, type Reading, spanOf, word, written } from "./reading.ts";
import { shareInBrackets, sharesOfSome, type ToldMember } from "./shares-of-some.ts";

/** Words of one member at most. */
const LONGEST = 3;
/** So far before "by" the verb may stand. */
const REACH = 7;

/** What those are called who do it. */
const doers = phrases<string>([
  [
    "carrier",
    "shipped|delivered|carried|transported|sent|dispatched|versendet|geliefert|verschickt|enviados|enviadas|entregados|expedies|livres|livrees|entregues",
  ],
  ["manufacturer", "made|manufactured|built|produced|hergestellt|fabricados|fabriques|produzidos"],
  ["operator", "operated|flown|run|betrieben|operados|operes"],
  ["insurer", "insured|underwritten|versichert|asegurados|assures|segurados"],
  ["publisher", "published|released|veroffentlicht|publicados|publies"],
  ["issuer", "issued|ausgestellt|emitidos|emis"],
]);
const by = /^(?:by|von|por|par|pela|pelo)$/;

/** What the names are called that things are given. */
const labels = phrases<string>([
  [
    "label",
    "labelled|labeled|labelled as|labeled as|tagged|tagged as|annotated|annotated as|marked|marked as|flagged|flagged as|etiquetados como|etiquetadas como|etiquetes|rotulados como|rotuladas como",
  ],
  [
    "class",
    "classified as|classed as|klassifiziert als|eingestuft als|clasificados como|clasificadas como|classes comme|classees comme|classificados como|classificadas como",
  ],
  ["category", "categorised as|categorized as|grouped as|categorizados como|categorises comme"],
  ["segment", "segmented as|segmented into|segmentiert in|segmentados en"],
  ["grade", "graded|graded as"],
]);

/** "shipped since May by DHL, UPS or GLS", "labelled whale, trader or dormant": members that stand behind a verb and have no name. */
export function agentMembersAt(reading: Reading, at: number): Found | undefined {
  const label = phraseAt(reading, at, labels);
  if (label !== undefined) return listed(reading, at, label.next, nounLabelled(reading, at) ?? label.meaning, false);
  const kind = by.test(word(reading, at)) ? doerBefore(reading, at) : undefined;
  if (kind !== undefined) return listed(reading, at, at + 1, kind, true);
  // "channel web (60%), app or phone"
  const behind = at > 0 && isKindNoun(word(reading, at - 1)) ? toldMembersFrom(reading, at, false) : undefined;
  const shares = behind === undefined ? undefined : sharesOfSome(behind.members);
  return behind === undefined || shares === undefined
    ? undefined
    : { kind: "shares", ...shares, ...spanOf(reading, at, behind.next) };
}

/** The "topic" of "4 to 12 messages each, topic labelled as card lost, transfer or login": what begins its item is what gets the labels. */
function nounLabelled(reading: Reading, at: number): string | undefined {
  const begins = isBreak(reading, at - 2) || /^(?:with|and|the|its|whose|each)$/.test(word(reading, at - 2));
  return at > 1 && begins && isKindNoun(word(reading, at - 1)) ? word(reading, at - 1) : undefined;
}

function doerBefore(reading: Reading, at: number): string | undefined {
  for (let index = at - 1; index >= 0 && index >= at - REACH; index--) {
    if (isBreak(reading, index) || word(reading, index) === "(") return undefined;
    const verb = phraseAt(reading, index, doers);
    if (verb !== undefined) return verb.meaning;
  }
  return undefined;
}

function listed(reading: Reading, at: number, from: number, of: string, areNames: boolean): Found | undefined {
  const list = toldMembersFrom(reading, from, areNames);
  if (list === undefined) return undefined;
  const found = members(
    reading,
    at,
    list.next,
    list.members.map(({ value }) => value),
  );
  if (found?.kind !== "members" || found.values.length < 2) return undefined;
  const span = spanOf(reading, at, list.next);
  if (list.members.every(({ share }) => share === undefined)) return { ...found, of, ...span };
  const shares = sharesOfSome(rareFirst(list.members));
  return shares === undefined ? undefined : { kind: "shares", ...shares, of, ...span };
}

/** Members up to the one behind "or", or between slashes, with the shares in brackets behind them. */
function toldMembersFrom(
  reading: Reading,
  from: number,
  areNames: boolean,
): { readonly members: readonly ToldMember[]; readonly next: number } | undefined {
  const list: ToldMember[] = [];
  let next = from;
  let isSlashed = false;
  for (let isEnd = false; list.length < MOST; ) {
    const end = memberEnd(reading, next, areNames);
    if (end === undefined) return undefined;
    const share = areNames ? undefined : shareInBrackets(reading, end);
    list.push({ value: written(reading, next, end), share: share?.rate });
    next = share?.next ?? end;
    if (isEnd || (isSlashed && word(reading, next) !== "/")) break;
    const joint = word(reading, next) === "," ? next + 1 : next;
    isSlashed = !areNames && word(reading, next) === "/";
    if (isSlashed) {
      next += 1;
      continue;
    }
    isEnd = areNames ? isLast(reading, joint) : isOr(reading, joint);
    if (!isEnd && joint === next) return undefined;
    next = isEnd ? joint + 1 : joint;
  }
  return { members: list, next };
}

/** "fraud or legit (2%)": what is as it should be is not the rare one, so the share is that of the other. */
function rareFirst(list: readonly ToldMember[]): readonly ToldMember[] {
  const [one, two] = list;
  const isRare = two?.share !== undefined && two.share < 0.5 && usual.test(two.value);
  if (list.length !== 2 || one === undefined || two === undefined || one.share !== undefined || !isRare) return list;
  return [
    { ...one, share: two.share },
    { ...two, share: undefined },
  ];
}

const usual =
  /^(?:benign|normal|legit(?:imate)?|ok|okay|good|healthy|ham|clean|genuine|safe|valid|negative|no[nt][ -].+)$/i;

/** The token after a member of plain words, or of names with a capital. */
function memberEnd(reading: Reading, at: number, areNames: boolean): number | undefined {
  // "runs marked before or after"
  if (!areNames && /^(?:before|after|during)$/.test(word(reading, at))) return at + 1;
  // "hate or not hate"
  let end = /^(?:not|non)$/.test(word(reading, at)) && isWord(reading, at + 1) ? at + 1 : at;
  while (end < at + LONGEST && isWord(reading, end) && !endsPhrase(word(reading, end)) && !isLast(reading, end))
    end += 1;
  const isName = !areNames || /^\p{Lu}/u.test(reading.tokens[at]?.text ?? "");
  return end > at && isName ? end : undefined;
}
