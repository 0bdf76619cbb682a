import { number, type Reading, word } from "../../../extract/reading.ts";
import { areAlike } from "../claims/roots.ts";
import type { ColumnName } from "./column-names.ts";
import type { Piece } from "./said-pieces.ts";

const shares =
  /\b(?:shar(?:e|es|ed|ing)|tied?|tying|teilen sich|teilten sich|comparten|empatan|empatad[oa]s|partagent|ex aequo|dividem|compartilham|empatam)\b/;
const denied =
  /\b(?:no|not|never|none|nobody|cannot|without|nie|nicht|kein\w*|ohne|nunca|ningun\w*|sin|jamais|aucun\w*|sans|nenhum\w*|sem|nao|may|if|unless|per|except|apart)\b/;
const ordinal =
  /^(?:first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|last|top|\d{1,3}(?:st|nd|rd|th)|(?:erst|zweit|dritt|viert|funft|sechst|siebt|acht|neunt|zehnt|letzt)e[nrsm]?|primer[oa]?|segund[oa]|tercer[oa]?|cuart[oa]|quint[oa]|ultim[oa]|premiere?|deuxieme|troisieme|quatrieme|cinquieme|derniere?|primeir[oa]|terceir[oa])$/;

/** "12 runners share third place", "two boats tie for position 4": one value of a column in more than one row. */
export function isSharedIn(reading: Reading, { first, next, said }: Piece, name: ColumnName): boolean {
  if (!shares.test(said) || denied.test(said) || isOnce(said)) return false;
  const last = name.at(-1) ?? "";
  for (let at = first + 1; at < next; at++) {
    if (!areAlike(word(reading, at), last)) continue;
    const isOne = ordinal.test(word(reading, at - 1)) || ordinal.test(word(reading, at + 1));
    if (isOne || number(reading, at + 1) !== undefined) return true;
  }
  return false;
}

/** "one runner shares": nobody but one. */
function isOnce(said: string): boolean {
  return /^(?:one|a single|1) /.test(said);
}
