import type { Found } from "../findings.ts";
import { endsPhrase } from "./clause.ts";
import { isLast, isOr, MOST, members } from "./member-list.ts";
import { phraseAt, phrases } from "./phrases.ts";
import { isBreak, isWord, type Reading, spanOf, word, written } from "./reading.ts";
import { shareSaidAt } from "./share-said.ts";

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
  if (label !== undefined) return listed(reading, at, label.next, label.meaning, false);
  const kind = by.test(word(reading, at)) ? doerBefore(reading, at) : undefined;
  return kind === undefined ? undefined : listed(reading, at, at + 1, kind, true);
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
  const values: string[] = [];
  let next = from;
  let isSlashed = false;
  for (let isEnd = false; values.length < MOST; ) {
    const end = memberEnd(reading, next, areNames);
    if (end === undefined) return undefined;
    values.push(written(reading, next, end));
    next = end;
    if (isEnd || (isSlashed && word(reading, end) !== "/")) break;
    const joint = word(reading, end) === "," ? end + 1 : end;
    isSlashed = !areNames && word(reading, end) === "/";
    if (isSlashed) {
      next = end + 1;
      continue;
    }
    isEnd = areNames ? isLast(reading, joint) : isOr(reading, joint);
    if (!isEnd && joint === end) return undefined;
    next = isEnd ? joint + 1 : joint;
  }
  const found = members(reading, at, next, values);
  if (found?.kind !== "members" || found.values.length < 2) return undefined;
  const share = areNames ? undefined : shareBehind(reading, next);
  if (share !== undefined && found.values.length === 2) {
    const rest = Number((1 - share.rate).toPrecision(12));
    // "fraud or legit (2%)": what is as it should be is not the rare one.
    const isOfFirst = share.rate < 0.5 && usual.test(found.values[1] ?? "");
    const shares = found.values.map((value, index) => ({
      value,
      share: (index === 0) === isOfFirst ? share.rate : rest,
    }));
    return { kind: "shares", shares, of, ...spanOf(reading, at, share.next) };
  }
  return { ...found, of, ...spanOf(reading, at, next) };
}

const usual =
  /^(?:benign|normal|legit(?:imate)?|ok|okay|good|healthy|ham|clean|genuine|safe|valid|negative|no[nt][ -].+)$/i;

/** "benign or attack (3%)": the share of the last. */
function shareBehind(reading: Reading, at: number): { readonly rate: number; readonly next: number } | undefined {
  const share = word(reading, at) === "(" ? shareSaidAt(reading, at + 1) : undefined;
  const isAlone = share !== undefined && share.rate < 1 && word(reading, share.next) === ")";
  return isAlone ? { rate: share.rate, next: share.next + 1 } : undefined;
}

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
