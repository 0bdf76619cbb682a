import type { Findings, Span } from "../../../findings.ts";
import { foldInPlace } from "../../../text/fold.ts";
import type { DraftNotes } from "../../draft/draft.ts";
import type { Made } from "../../draft/made.ts";

const share =
  /(?:\d ?%|\bpercent\b|\bprozent\b|\b(?:some|several|a few|einige|algun[oa]s|quelques|alguns|algumas)\b|\d+ (?:of the )?rows)/;
const using =
  /\b(?:re-?us(?:e[sd]?|ing)|repeat(?:s|ed|ing)?|shar(?:es?|ed|ing) (?:an?|the|one|another|their|its)|cop(?:y|ies|ied)|tak(?:e|es|ing) over|wiederhol\w*|wiederverwend\w*|repit\w+|repet\w+|reutiliz\w+|comparte[n]?|reprenn\w+|reprend|partagent|compartilha[m]?)\b/;
const same =
  /\b(?:have|has|having|carry|use|show|haben|tragen|tienen|ont|tem) (?:the|den|die|das|el|la|le|o|a)? ?(?:same|gleiche[nrs]?|selbe[nrs]?|misma?|mismo|meme|mesm[oa])\b/;
const another =
  /\b(?:another|other|earlier|previous|existing|anderen?|vorherigen?|otr[oa]s?|anterior(?:es)?|autres?|precedente?s?|outr[oa]s?)\b/;
const denied =
  /\b(?:no(?!\.)|not|never|none|nobody|without|nie|nicht|kein\w*|ohne|nunca|ningun\w*|sin|jamais|aucun\w*|sans|nenhum\w*|sem)\b/;
const NEAR = 20;
const wall = /[,;.:()\n](?!\d)/;

/** "email unique in every row, about 10% of rows repeat another row's email": what is unique stands in no row again. */
export function findUniqueReused({ text }: Findings, { tables }: Made, notes: DraftNotes): void {
  if (tables.length > 1 || notes.impossible.length > 0) return;
  for (const { kind, field, span } of notes.constraints) {
    if (kind !== "unique" || field === null || span === null) continue;
    const other = clauseReusing(text, field, span);
    if (other === undefined) continue;
    notes.impossible.push({
      reason: `"${text.slice(other.start, other.end)}", yet ${field} is unique: what is unique stands in one row only`,
      spans: [span, other].sort((one, two) => one.start - two.start),
      fix: `let no row repeat a ${field}, or do not ask for it to be unique`,
    });
    return;
  }
}

/** The clause in which a share of the rows has the value that another row has. */
function clauseReusing(text: string, field: string, unique: Span): Span | undefined {
  const folded = foldInPlace(text);
  // A "voucher code" is called a code where it is said to be unique.
  const last = field.split("_").at(-1) ?? field;
  const isCalled = last.length > 3 && folded.slice(Math.max(0, unique.start - NEAR), unique.end).includes(last);
  const called = field.replaceAll("_", "[ _-]") + (isCalled ? `|${last}` : "");
  const name = new RegExp(`(?<![\\p{L}_])(?:${called})(?:s|es)?(?![\\p{L}_])`, "u");
  let start = 0;
  for (const clause of folded.split(wall)) {
    const end = start + clause.length;
    const isOwn = unique.start < end && start < unique.end;
    const isReused = (using.test(clause) && (another.test(clause) || share.test(clause))) || same.test(clause);
    if (!isOwn && isReused && name.test(clause) && share.test(clause) && !denied.test(clause)) {
      const lead = clause.length - clause.trimStart().length;
      return { start: start + lead, end: start + clause.trimEnd().length };
    }
    start = end + 1;
  }
  return undefined;
}
