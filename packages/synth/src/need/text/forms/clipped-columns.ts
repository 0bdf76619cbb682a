const bounds = String.raw`\[ ?-?\d[\d.]*k? ?(?:\.\.+|-|,|;|to) ?-?\d[\d.]*k? ?\]`;
const column = String.raw`[a-z]\w{0,40}(?:\([^()\n]{1,160}\)|${bounds}|=\d[\d.]{0,8} ?%)?`;
const clipped = new RegExp(
  String.raw`(?<![\w.])(?:cols?|columns|fields|schema)(?: ?[:=])? (${column}(?:[, ] ?${column}){2,60})`,
  "iu",
);
const each = new RegExp(column, "giu");
const parts = /^(\w+)(?:\((.*)\)|\[ ?(-?[\d.]+k?) ?(?:\.\.+|-|,|;|to) ?(-?[\d.]+k?) ?\]|=([\d.]+) ?%)?$/iu;
/** What is set for the whole request. */
const settings = /^(?:n|rows|fmt|format|seed|locale|count|limit|out|output)$/i;

/** `n=1800 cols room(A1,A2,B1) start end attendees[2..16] no_show=11%`: columns one after the other, each with what it may be. */
export function withClippedColumns(text: string): string {
  const match = clipped.exec(text);
  const [whole = "", list = ""] = match ?? [];
  const isCommaed = /,(?![^()[\]]*[)\]])/u.test(list);
  // "fields: id, name" needs no translation.
  if (match === null || isCommaed || !/[([=]/.test(list)) return text;
  const told = [...list.matchAll(each)];
  const end = told.findIndex(([one]) => settings.test(one.replace(/[=([].*/su, "")));
  const own = end < 0 ? told : told.slice(0, end);
  const last = own.at(-1);
  if (own.length < 3 || last === undefined) return text;
  const stop = match.index + whole.length - list.length + last.index + last[0].length;
  const before = text
    .slice(0, match.index)
    .replace(/^\s*(?:need|task|request|query|data|dataset|table) ?[:=] ?/iu, "")
    .replace(/ n ?= ?(\d[\d.,]*k?)(?![\w.])/iu, ", $1 rows")
    .replace(/[\s,;:]+$/u, "");
  return `${before.replace(/\b([a-z]+)_([a-z_]+)\b/giu, (name) => name.replaceAll("_", " "))}; columns: ${own
    .map(([one]) => inWords(one))
    .join(", ")};${text.slice(stop)}`;
}

function inWords(said: string): string {
  const [, name = said, members, low, high, share] = parts.exec(said) ?? [];
  if (members !== undefined)
    return `${name} (${members
      .split(/[,|/]/u)
      .map((member) => member.trim())
      .join(", ")})`;
  if (low !== undefined) return `${name} ${low} to ${high}`;
  return share === undefined ? name : `${name} ${share}%`;
}
