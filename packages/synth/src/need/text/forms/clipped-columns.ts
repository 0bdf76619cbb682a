const bounds = String.raw`\[ ?-?\d[\d.]*k? ?(?:\.\.+|-|,|;|to) ?-?\d[\d.]*k? ?\]`;
const piped = String.raw`\w[\w.-]{0,30}(?:\|\w[\w.-]{0,30}){1,12}`;
const shared = String.raw`\d[\d.]{0,5} ?% ?[a-z]\w{0,30}`;
const column = String.raw`[a-z]\w{0,40}(?:\([^()\n]{1,160}\)|${bounds}|=\d[\d.]{0,8} ?%| ${piped}(?![\w|])| ${shared}(?: ${shared}){1,8})?`;
const clipped = new RegExp(
  String.raw`(?<![\w.])(?:cols?|columns|fields|schema)(?: ?[:=])? (${column}(?:[, ] ?${column}){2,60})`,
  "iu",
);
/** "fw logs, 100k: src_ip dst_ip proto tcp|udp bytes": a title may open them, too. */
const titled = new RegExp(
  String.raw`(?<=^[^:\n]{3,80}[^:\s]: ?)(${column}(?: ${column}){3,60})(?= ?(?:[.;\n]|$))`,
  "iu",
);
const each = new RegExp(column, "giu");
const parts =
  /^(\w+)(?:\((.*)\)|\[ ?(-?[\d.]+k?) ?(?:\.\.+|-|,|;|to) ?(-?[\d.]+k?) ?\]|=([\d.]+) ?%| (\w[\w.-]*(?:\|[\w.-]+)+)| (\d.*%.*))?$/iu;
/** What is set for the whole request. */
const settings = /^(?:n|rows|fmt|format|seed|locale|count|limit|out|output)$/i;

/** `n=1800 cols room(A1,A2,B1) start end attendees[2..16] no_show=11%`: columns one after the other, each with what it may be. */
export function withClippedColumns(text: string): string {
  const match = clipped.exec(text) ?? titledIn(text);
  const [whole = "", list = ""] = match ?? [];
  const isCommaed = /,(?![^()[\]]*[)\]])/u.test(list);
  // "fields: id, name" needs no translation.
  if (match === null || isCommaed || !/[([=|]/.test(list)) return text;
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

/** Columns behind a title: of prose they are told by what is said of two of them at least. */
function titledIn(text: string): RegExpExecArray | null {
  const match = titled.exec(text);
  const told = match === null ? [] : [...(match[1] ?? "").matchAll(each)].map(([one]) => one);
  const areNames = told.every((one) => !prose.test(one));
  return areNames && told.filter((one) => /[(|[=%]/.test(one)).length > 1 ? match : null;
}

const prose =
  /^(?:and|or|with|between|from|to|in|of|the|an?|is|are|per|for|by|at|on|up|under|over|never|not|each|every|no|all)(?!\w)/iu;

const range = /^\d[\d.]*k?-\d[\d.]*k?$/iu;

function inWords(said: string): string {
  const [, name = said, members, low, high, share, alternatives, shares] = parts.exec(said) ?? [];
  if (alternatives !== undefined) return `${name} (${alternatives.split("|").join(", ")})`;
  if (shares !== undefined) return `${name} (${shares.replace(/ (?=\d)/gu, ", ")})`;
  if (members !== undefined && range.test(members)) return `${name} ${members.replace("-", " to ")}`;
  if (members !== undefined)
    return `${name} (${members
      .split(/[,|/]/u)
      .map((member) => member.trim())
      .join(", ")})`;
  if (low !== undefined) return `${name} ${low} to ${high}`;
  return share === undefined ? name : `${name} ${share}%`;
}
