import { withCountsOutside } from "./counts-outside.ts";

const tables =
  /\b(?:two|2|zwei|dos|deux|duas|three|3|drei|tres|trois|três) (?:\p{L}+[ -]){0,2}(?:tables|tabellen|tablas|tabelas|files|csvs)\b/iu;

/** How many lists there are at most: one for each of three tables. */
const MOST = 3;

/** "for the vessel I want name, type; for the call the port" */
const wanted =
  /(?<=^|[.;:\n] ?|, ?|\band )for (?:the |an? |each |every )?(\p{L}+(?: \p{L}+)?)(?: table)?(?: (?:i|we)(?:['’]d)? (?:want|need|like):? | (?=the \p{L}+,)|: )/giu;
/** "students have a major and a start year, courses have credits" */
const having =
  /(?<=^|[.;:\n] ?|, ?|\band )(\p{L}+(?: \p{L}+)?s) (?:have|haben|tienen|ont|têm) (?!(?:at|no|one|up|to|between|several|many|more|most|never|always|been|only|exactly|either|different|mindestens|al|au) )(?!\d)/giu;

/**
 * What is told of each of several tables, as lists that stand apart: "birth year, sex / test, value" by a semicolon, "students have a major,
 * courses have credits" under their names.
 */
export function withListsApart(said: string): string {
  const text = withCountsOutside(said);
  return tables.test(text) ? headed(headed(slashed(text), wanted), having) : text;
}

function slashed(text: string): string {
  const parts = text.split(" / ");
  if (parts.length < 2 || parts.length > MOST) return text;
  return parts.every((part) => part.includes(",")) ? parts.join(" ; ") : text;
}

/** Each begins a sentence of its own, as a heading would. */
function headed(text: string, form: RegExp): string {
  const found = [...text.matchAll(form)];
  if (found.length < 2 || found.length > MOST) return text;
  let last = 0;
  const parts = found.map((match) => {
    const told = text.slice(last, match.index);
    const before = (last === 0 ? told : listed(told)).replace(/[,;:]? ?(?:and )?$/, "");
    last = match.index + match[0].length;
    return `${before}${/[.\n]$/.test(before) || before === "" ? "" : "."} ${match[1]}: `;
  });
  return parts.join("") + listed(text.slice(last));
}

/** "a plan and a join date" as a list: "plan, join date". */
function listed(told: string): string {
  const end = told.search(/[.\n]/);
  const list = end < 0 ? told : told.slice(0, end);
  const plain = list.replace(/,? and (?:an?|the) /gi, ", ").replace(/^(?:an?|the) |(?<=, )(?:an?|the) /gi, "");
  return plain + told.slice(list.length);
}
