import type { Found } from "../findings.ts";
import { fold } from "../text/fold.ts";
import { phraseBefore } from "./clause.ts";
import { phraseAt, phraseList, phrases, skip } from "./phrases.ts";
import { empties } from "./presence-words.ts";
import { isBreak, type Reading, spanOf, word } from "./reading.ts";

const elses = phraseList(
  "otherwise|or otherwise|else|or else|if not|sonst|ansonsten|andernfalls|si no|de lo contrario|en caso contrario|sinon|autrement|senao|caso contrario|de outro modo",
);
const stays = phraseList(
  "is|it is|stays|it stays|leave|leave it|left|remains|ist|bleibt|bleibt es|es|queda|dejar|est|reste|laisser|e|fica|deixar",
);
const outcomes = phrases<"lack" | "zero">([
  ["lack", "none|nothing|nan|n/a|na|nichts|nada|rien|ninguno|ninguna|aucun|aucune|nenhum|nenhuma"],
  ["zero", "0|zero|nil|cero|null euro|zero euros"],
]);

/** What a value is where the case does not hold: missing, or 0. */
interface Otherwise {
  readonly is: "lack" | "zero";
  readonly next: number;
}

/** "otherwise empty", "else 0", "null otherwise", "sonst leer", "si no vacío", "sinon vide". */
export function otherwiseAt(reading: Reading, from: number): Otherwise | undefined {
  const at = [",", "(", ";"].includes(word(reading, from)) ? from + 1 : from;
  const link = phraseAt(reading, at, elses);
  const said = outcomeAt(reading, link === undefined ? at : skip(reading, link.next, stays));
  if (said === undefined) return undefined;
  const end = link === undefined ? phraseAt(reading, said.next, elses)?.next : said.next;
  if (end === undefined) return undefined;
  const next = word(reading, from) === "(" && word(reading, end) === ")" ? end + 1 : end;
  return isBreak(reading, next) || [")", "-", "–", "—"].includes(word(reading, next)) ? { ...said, next } : undefined;
}

function outcomeAt(reading: Reading, at: number): Otherwise | undefined {
  const empty = phraseAt(reading, at, empties);
  if (empty !== undefined) return { is: "lack", next: empty.next };
  const said = phraseAt(reading, at, outcomes);
  return said === undefined ? undefined : { is: said.meaning, next: said.next };
}

/** So many words a condition before may have. */
const REACH = 7;
const conditional =
  /^(?:if|when|where|whenever|only|unless|for|wenn|falls|nur|si|cuando|solo|quand|lorsque|se|quando)$/;

/** "paid 80%, payment date otherwise empty": of the rows for which what was said last does not hold. */
export function emptyOtherwiseAt(reading: Reading, at: number): Found | undefined {
  const said = otherwiseAt(reading, at);
  if (said === undefined) return undefined;
  const left = phraseBefore(reading, at, 4);
  if (left === undefined) return undefined;
  for (let back = at - 1; back >= 0 && back > at - REACH && !isBreak(reading, back); back--)
    // "error code on the 6% that failed, otherwise empty" is read as a share.
    if (conditional.test(word(reading, back)) || word(reading, back) === "%") return undefined;
  const value = said.is === "zero" ? { value: 0 as const, unless: true as const } : {};
  return { kind: "onlyWhen", left: left.text, when: "", ...value, ...spanOf(reading, left.first, said.next) };
}

const rests = phraseList(
  "otherwise|in the other case|in other cases|sonst|ansonsten|andernfalls|de lo contrario|en caso contrario|si no|sinon|senao|caso contrario|for the rest|for the others|for all others|for all the others|for the remaining ones|fur den rest|fur die anderen|bei den anderen|bei den ubrigen|para el resto|para los demas|para las demas|pour le reste|pour les autres|para o resto|para os outros|para as outras|para os restantes",
);
const told = /(?:reason|date|code|note|comment|description|\w*grund|motivo|fecha|motif|raison|data|razao)$/;

/** "accepted 35%, declined reason for the rest", "deal rate 70%, reason of failure otherwise" */
export function forTheRestAt(reading: Reading, at: number): Found | undefined {
  const rest = phraseAt(reading, at, rests);
  const left = rest === undefined ? undefined : phraseBefore(reading, at, 4);
  if (rest === undefined || left === undefined || !isBreak(reading, rest.next)) return undefined;
  const names = fold(left.text).split(/\s+/);
  if (!names.some((name) => told.test(name))) return undefined;
  return { kind: "onlyWhen", left: left.text, when: "", unless: true, ...spanOf(reading, left.first, rest.next) };
}
