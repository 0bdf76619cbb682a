import type { Findings } from "../../../findings.ts";
import type { NeedRequest } from "../../../plan.ts";
import { foldInPlace } from "../../../text/fold.ts";
import type { DraftNotes } from "../../draft/draft.ts";
import type { NeedReading } from "../quantities/need-reading.ts";
import { placeOf, tellApart } from "../tell-apart.ts";

const bytes: ReadonlyMap<string, number> = new Map([
  ["byte", 1],
  ["kb", 1_000],
  ["kilobyte", 1_000],
  ["kib", 1_024],
  ["mb", 1_000_000],
  ["megabyte", 1_000_000],
  ["mib", 1_048_576],
]);
const most =
  "(?:no (?:bigger|larger|more|greater) than|not (?:bigger|larger|more|over|above|exceed(?:ing)?)(?: than)?|at most|under|below|less than|smaller than|max(?:imum)?(?: of)?|up to|within|never (?:over|above|more than)|hochstens|maximal|unter|nicht (?:grosser|mehr) als|como maximo|menos de|no mas de|au plus|au maximum|moins de|no maximo)";
/** "file no bigger than 1 KB in all": of the delivery, and of no column. */
const sizes = new RegExp(
  `\\b(?:(?:the |whole |entire |complete |output |export |csv |json |resulting |total |final |gesamte |todo el |tout le ){1,4}(?:file|download|export|csv|table|datei|archivo|fichier|arquivo)|(?:file|download|csv|datei|archivo|fichier|arquivo))(?: ?(?:size|grosse|in total|as a whole|must|should|has to|be|is|to|stays?|of|muss|soll|sein|ist|debe|ser|doit|etre|deve)){0,5} ${most} (?<count>\\d{1,6}(?:[.,]\\d{1,2})?) ?(?<unit>bytes?|k?i?b|kb|kib|mb|mib|kilobytes?|megabytes?)\\b`,
  "u",
);
const whole =
  /\b(?:whole|entire|complete|output|export|csv|json|total|final|in all|in total|altogether|gesamt\p{L}*|insgesamt|en total|au total|no total|download)\b/u;
const packed =
  /(?<!un|not |no |without )(?:\bcompress|\bgzip|\bzip|\bparquet|\bkomprimiert|\bcomprimid|\bcompresse|\bper (?:file|row)\b|\beach file\b|\bevery file\b|\battach)/;
const lengths = /\b(?<count>\d{1,5}) ?-?(?:characters?|chars?|letters|zeichen|caracteres|caracteres)\b/;

/** "10,000 rows with a 200 character description each, file no bigger than 1 KB in all": a row has at least two bytes. */
export function findFileTooSmall(
  reading: NeedReading,
  { text, found }: Findings,
  request: NeedRequest,
  notes: DraftNotes,
): void {
  if (notes.impossible.length > 0) return;
  const folded = foldInPlace(text);
  const said = sizes.exec(folded);
  if (said === null || packed.test(folded)) return;
  const around = folded.slice(said.index, said.index + said[0].length + 20);
  const unit = (said.groups?.["unit"] ?? "").replace(/s$/, "");
  const size = Number((said.groups?.["count"] ?? "").replace(",", ".")) * (bytes.get(unit) ?? Number.NaN);
  const counted = found.find((each) => each.kind === "rows" || each.kind === "entities");
  const rows = request.rows ?? counted?.count ?? 0;
  if (!whole.test(around) || counted === undefined || !(size > 0)) return;
  const length = lengths.exec(folded);
  // "up to 200 characters" may be none.
  const isBound =
    length !== null &&
    /\b(?:up to|at most|max\p{L}*|under|below|hochstens|hasta)[^,;.]{0,12}$/u.test(folded.slice(0, length.index));
  const each = length === null || isBound ? 2 : Math.max(2, Number(length.groups?.["count"]));
  if (rows * each <= size) return;
  const places = [counted, placeOf(said), ...(each > 2 && length !== null ? [placeOf(length)] : [])];
  const why = `${rows} rows have at least ${rows * each} bytes`;
  tellApart(reading, notes, places, why, "say a larger file, or fewer rows");
}
