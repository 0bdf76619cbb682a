import type { Span } from "../../../findings.ts";
import { singular } from "../../../text/stem.ts";

const numbers: Readonly<Record<string, number>> = {
  two: 2,
  three: 3,
  four: 4,
  zwei: 2,
  drei: 3,
  dos: 2,
  tres: 3,
  deux: 2,
  trois: 3,
  duas: 2,
};
const counted = new RegExp(
  `\\b(?<count>${Object.keys(numbers).join("|")}|[2-4])(?: (?:linked|related|connected|verknupfte|enlazadas|liees|ligadas))? (?:tables|tabellen|tablas|tabelas)\\b[ ,:(–-]*(?:for |with |of )?(?<names>[^.;:!?\\n]{3,120})`,
);
const joints = /\s*(?:,\s*(?:and|und|y|et|e)\b|,|\band\b|&|\+|\bund\b|\by\b|\bet\b|\be\b)\s*/;
const referred =
  /\b(?:points?|pointing|refer(?:s|ences?|ring)?|belongs?|links?|linked|relates?|joins?|keys?|foreign|row|entry|record)\b[^.;\n]{0,60}?\b(?:of|in|into|to|from) the (?<name>[a-z_]{3,24}) table\b/g;
/** They point to one of those that were named. */
const pointing =
  /^(?:first|second|third|other|same|parent|child|main|lookup|linked|joined|left|right|master|detail|one|next|last|whole|big|small)$/;
const MOST = 4;

/** "two tables, drivers and deliveries. Every delivery points to a row of the vehicles table": a table beside all that there are. */
export function findMissingTable(folded: string): readonly Span[] | undefined {
  const tables = counted.exec(folded);
  if (tables === null) return undefined;
  const { count = "", names = "" } = tables.groups ?? {};
  const many = numbers[count] ?? Number(count);
  const listed = names.split(joints).slice(0, many);
  // "500 patients with age" is called by a word of it.
  const named = listed.flatMap((each) =>
    each
      .split(/[^a-z_]+/)
      .filter((word) => word.length > 2)
      .map((word) => singular(word)),
  );
  if (listed.length < many || listed.some((each) => each.trim().length < 3)) return undefined;
  for (const match of [...folded.matchAll(referred)].slice(0, MOST)) {
    const name = match.groups?.name ?? "";
    const isKnown = named.some((each) => singular(name).startsWith(each) || each.endsWith(singular(name)));
    if (isKnown || pointing.test(name)) continue;
    return [tables, match].map(({ index, 0: said }) => ({ start: index, end: index + said.length }));
  }
  return undefined;
}
