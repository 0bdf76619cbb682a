import { ONLY_PHRASES } from "../text/only-words.ts";
import { phraseAt, phraseList, skip } from "./phrases.ts";
import { isBreak, type Reading, word } from "./reading.ts";

/** "present only if", "filled in just for", "nur vorhanden bei": the participle may stand on either side of the adverb, or not at all. */
const participles = phraseList(
  "set|filled|filled in|filled out|present|given|known|recorded|there|shown|stated|populated|applicable|applies|exists|exist|existing|required|available|possible|needed|entered|noted|not null|is there|renseigne|renseignee|rempli|remplie|present|presente|indique|indiquee|ausgefullt|gesetzt|vorhanden|gefullt|angegeben|bekannt|informado|informada|preenchido|preenchida|relleno|rellena|rellenado|presente|existe|indicado|indicada|consta",
);
const onlys = phraseList(`${ONLY_PHRASES}|just|lediglich|so|exactly|precisely`);
const links = phraseList(
  "for|for the|if|when|where|while|whilst|as long as|so long as|during|solange|mientras|tant que|enquanto|on|by|once|after|with|in case of|fur|wenn|bei|falls|para|para los|para las|si|cuando|en caso de|pour|pour les|en cas de|s'|quand|lorsque|se|quando|em caso de",
);
const others = phraseList(
  "if and only if|iff|exclusively for|exclusivamente para|genau dann wenn|genau dann , wenn|nur dann , wenn|nur dann wenn|dann und nur dann , wenn|null unless|empty unless|blank unless|is null unless|unless null|missing unless|stays null unless|stays empty unless|stays blank unless|left empty unless|left blank unless|remains empty unless|filled in if|filled in for|filled in where|vide sauf si|leer ausser wenn|vacio salvo si|vazio exceto se|vazio a nao ser que",
);

/** Words that say that something is there under a condition alone: "only present for", "filled in exactly when", "nur bei". */
export function onlyAt(reading: Reading, at: number): { readonly next: number } | undefined {
  const said = phraseAt(reading, at, others);
  if (said !== undefined) return said;
  const first = skip(reading, at, participles);
  const only = phraseAt(reading, first, onlys);
  if (only === undefined) return undefined;
  // "only those that", "so as" are no conditions by themselves.
  if (first === at && reading.tokens[at]?.lower === "so" && reading.language !== "pt") return undefined;
  return phraseAt(reading, skip(reading, only.next, participles), links);
}

export const empties = phraseList(
  "empty|none|null|blank|missing|unset|not set|absent|not given|not recorded|left empty|left blank|leer|offen gelassen|vacio|vacia|vacios|vacias|en blanco|nulo|nula|vide|vides|nul|nulle|vazio|vazia|vazios|vazias|em branco|sin rellenar|non renseigne|non renseignee",
);
const stays = phraseList(
  "is|are|stays|stay|remains|left|is left|stays|ist|bleibt|queda|se queda|esta|est|reste|fica|e",
);
const whiles = phraseList(
  "while|until|when|if|for|for the|where|as long as|so long as|in case of|whenever|solange|wenn|bei|bis|falls|mientras|si|hasta|cuando|para|tant que|pour|s'|quand|lorsque|jusqu'a|enquanto|se|ate|quando|caso",
);

/** Words that say that something is missing under a condition: "empty while", "leer, solange", "vide si". */
/** The "while" of "no decision date while pending": what is there in no row of those. */
export function noneWhileAt(reading: Reading, at: number, first: number): { readonly next: number } | undefined {
  const opens = isBreak(reading, first - 2) || /^(?:and|but|with|und|y|et|e)$/.test(word(reading, first - 2));
  const isDenied = first < at && opens && denials.test(word(reading, first - 1));
  // "no reason for returns" says no condition.
  return isDenied && !/^(?:for|bei|para|pour|s')$/.test(word(reading, at)) ? phraseAt(reading, at, whiles) : undefined;
}

const denials = /^(?:no|without|kein|keine|keinen|ohne|sin|sans|sem)$/;

export function emptyAt(reading: Reading, at: number): { readonly next: number } | undefined {
  const empty = phraseAt(reading, skip(reading, at, stays), empties);
  if (empty === undefined) return undefined;
  const next = word(reading, empty.next) === "," ? empty.next + 1 : empty.next;
  return phraseAt(reading, next, whiles);
}
