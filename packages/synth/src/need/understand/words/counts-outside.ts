import { singular } from "../../text/stem.ts";

const columns = "((?:[^()]|\\([^()]{0,200}\\)){3,600})";
const count = "(\\d[\\d.,]{0,9}\\d|\\d)(k?)(?: rows| lines| records)?";
const noun = "(\\p{L}+s)";
const ofOne =
  "each (?:\\p{L}+ )?(?:of|on|in|at|by|for|from|to|with|belongs to|belonging to|tied to|linked to) (?:exactly )?(?:one|an?) (\\p{L}+)";
/** "models (50: params, licence)", "evals (3,000, each of one model: benchmark, score)" */
const inside = new RegExp(`(?<![\\p{L}\\d])${noun} \\(${count}(?:, ${ofOne})?(?: ?[:;]|, ) ?${columns}\\)`, "gu");
/** "30 suppliers (name, country)", "1,200 orders, each from one supplier (date, amount)" */
const outside = new RegExp(`(?<![\\p{L}\\d.,])${count} ${noun}(?:,? ${ofOne})? \\(${columns}\\)`, "gu");
/** What may stand between two tables, and before the first. */
const between = /^,? ?(?:and|plus|&|;|with)? ?(?:the )?$/;
const opener = /(?:(?:\b(?:two|three|2|3) )?(?:linked |related )?\b(?:tables?|csvs?|files?)\b ?[:,-]? ?)$/i;
const MOST = 3;

interface Table {
  readonly noun: string;
  readonly count: string;
  readonly parent: string | undefined;
  readonly columns: string;
}

/**
 * Tables whose counts and columns stand in one bracket, "models (50: params) and evals (3,000, each of one model: score)", told one after
 * the other: how many there are of each, what belongs to what, and then the columns of each.
 */
export function withCountsOutside(text: string): string {
  return toldApart(text, inside, readInside) ?? toldApart(text, outside, readOutside) ?? text;
}

function readInside([, name = "", figure = "", k = "", parent, listed = ""]: RegExpExecArray): Table {
  return { noun: name, count: figure + k, parent, columns: listed };
}

function readOutside([, figure = "", k = "", name = "", parent, listed = ""]: RegExpExecArray): Table {
  return { noun: name, count: figure + k, parent, columns: listed };
}

function toldApart(text: string, form: RegExp, read: (match: RegExpExecArray) => Table): string | undefined {
  const matches = [...text.matchAll(form)];
  const [first] = matches;
  const last = matches.at(-1);
  if (first === undefined || last === undefined || matches.length < 2 || matches.length > MOST) return undefined;
  const areTogether = matches.slice(1).every(({ index }, at) => {
    const before = matches[at] as RegExpExecArray;
    return between.test(text.slice(before.index + before[0].length, index));
  });
  const all = matches.map(read);
  const head = text.slice(0, first.index);
  // Without a word on tables, only what belongs to another is one.
  const isLinked = all.some(({ parent }) => all.some((each) => parent !== undefined && singular(each.noun) === parent));
  if (!areTogether || (!isLinked && !opener.test(head))) return undefined;
  const counted = all.map(({ count: figure, noun: name }) => `${figure} ${name}`);
  const belonging = all.flatMap(({ noun: name, parent }) =>
    parent === undefined ? [] : [` Each ${singular(name)} belongs to one ${parent}.`],
  );
  const told = all.map(
    ({ noun: name, columns: listed }) => ` ${name.charAt(0).toUpperCase()}${name.slice(1)}: ${listed}.`,
  );
  const tail = text.slice(last.index + last[0].length).replace(/^[.,;]? ?/, " ");
  return `${head.replace(opener, "")}${all.length} linked tables: ${counted.slice(0, -1).join(", ")} and ${counted.at(-1)}.${belonging.join("")}${told.join("")}${tail}`.trim();
}
