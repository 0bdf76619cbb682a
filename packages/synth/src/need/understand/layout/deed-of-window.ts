import type { Findings } from "../../findings.ts";
import { deedOf } from "../../text/event-words.ts";
import { fold } from "../../text/fold.ts";
import type { DraftField, DraftTable } from "../draft/draft.ts";

/** Far enough for the longest participle and its preposition. */
const REACH = 40;
/** What is done with rows and not with things, or says nothing of when. */
const vague =
  /^(?:collected|recorded|logged|captured|observed|sampled|measured|taken|read|generated|simulated|created|made|done|held|placed|booked|based|updated|reported|processed|tracked|kept|seen|found|served|spread|starting|started|begun|began|ended|finished|active|issued|used|run)$/;

/**
 * "3,000 containers discharged in Q1 2025", "700 houses sold last year": what was done in the window of the rows tells what
 * their time is called, where nobody named it and the domain knows it by another deed.
 */
export function nameByDeed(table: DraftTable, time: DraftField, { found, text, language }: Findings): boolean {
  const windows = found.filter(({ kind }) => kind === "window");
  const [window] = windows;
  if (language !== "en" || window === undefined || windows.length > 1) return false;
  const head = text.slice(0, window.start);
  // Behind a comma columns may stand.
  if (/[,;:(\n]|\.\s/.test(head.replace(/\d,\d/g, "00"))) return false;
  const said = /(?<deed>\p{L}{3,})(?: (?:in|on|during|over|between|within|since|from|throughout|across))?\s*$/u.exec(
    head.slice(-REACH),
  );
  const deed = fold(said?.groups?.deed ?? "");
  if (vague.test(deed) || deedOf(deed, deed, language) === undefined || isKnownAs(time, deed)) return false;
  const name = `${deed}_${time.type === "date" ? "date" : "at"}`;
  if (table.fields.some((field) => field.name === name)) return false;
  time.name = name;
  time.frameField = null;
  time.meaning = `When it was ${deed}.`;
  return true;
}

/** "hired" of a hire date, "arrived" where the domain calls it so. */
function isKnownAs({ name, frameField }: DraftField, deed: string): boolean {
  const stem = deed.slice(0, 4);
  return [name, ...(frameField?.names ?? "").split("|")].some((known) =>
    known.split(/[ _]/).some((word) => word.startsWith(stem)),
  );
}
