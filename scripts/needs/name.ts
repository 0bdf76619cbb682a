/** A text without accents, capitals and compatibility forms. */
function plain(text: string): string {
  return (
    text
      .replaceAll("ß", "ss")
      .normalize("NFKD")
      .replace(/[\u0300-\u036f]/g, "")
      .replace(/([a-z0-9])([A-Z])/g, "$1_$2")
      .toLowerCase()
      // "schadenhoehe" and "schadenhohe" are two spellings of Schadenhöhe.
      .replace(/(?<=[a-z])(?<![aeiouq])([aou])e(?=[a-z]{2})/g, "$1")
  );
}

/** Plural and verb endings off: statuses and status, parked and parking meet. */
function stem(word: string): string {
  if (word.length > 4 && word.endsWith("ies")) return `${word.slice(0, -3)}y`;
  if (word.length > 4 && /(?:ss|x|ch|sh|us)es$/.test(word)) return word.slice(0, -2);
  if (word.length > 3 && word.endsWith("s") && !/(?:ss|us|is)$/.test(word)) return word.slice(0, -1);
  if (word.length > 6 && word.endsWith("ing")) return word.slice(0, -3);
  if (word.length > 5 && word.endsWith("ed")) return word.slice(0, -2);
  return word;
}

/** The words of a name or a sentence, folded. */
export function words(text: string): string[] {
  return plain(text)
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== "")
    .map(stem);
}

/** Names are the same when they hold the same folded words; `is_`, `has_` and little words between say nothing. */
export function sameName(one: string, other: string): boolean {
  return one === other || key(one) === key(other);
}

/** "hora_de_inicio" and "hora_inicio" are one name, as are "type_of_attack" and "attack_type". */
const little = new Set(["of", "the", "de", "da", "do", "du", "des", "del", "la", "le", "les", "el", "los", "las"]);
/** "number_of_items", "num_items" and "item_count" count; "invoice_no" and "invoice_number" number. */
const numbers = new Set(["number", "num", "no", "nr", "numero", "nummer"]);
const counts = new Set(["count", "anzahl", "cantidad", "quantidade"]);

function key(name: string): string {
  const all = words(name);
  const rest = all[0] === "is" || all[0] === "has" ? all.slice(1) : all;
  const [first = "", second = ""] = rest;
  const isCount = rest.length > 1 && numbers.has(first) && (first === "num" || little.has(second));
  const said = rest.filter((word) => !little.has(word));
  const folded = (said.length === 0 ? all : said).map((word, place) => {
    if (counts.has(word) || (isCount && place === 0)) return "count";
    return numbers.has(word) ? "number" : word;
  });
  return folded.toSorted().join(" ");
}

/** A member of an enumeration, folded: "HTTP/2" and "http2", "10 mg" and "10_mg", 7 and "7.0" meet. */
export function member(value: unknown): string {
  const text = String(value).trim();
  if (text !== "" && Number.isFinite(Number(text))) return String(Number(text));
  return plain(text).replace(/[^a-z0-9+-]|(?<=[a-z])-(?=[a-z])/g, "");
}

/** True if the value is one of the alternatives of an expected member, which are written "cash|efectivo". */
export function isMember(value: unknown, expected: unknown): boolean {
  const folded = member(value);
  return String(expected)
    .split("|")
    .some((alternative) => member(alternative) === folded);
}
