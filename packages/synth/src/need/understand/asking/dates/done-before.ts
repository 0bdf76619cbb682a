import { foldInPlace } from "../../../text/fold.ts";
import type { DraftNotes } from "../../draft/draft.ts";
import type { NeedReading } from "../quantities/need-reading.ts";
import { tellApart } from "../tell-apart.ts";

/** What is done with one thing, first the one and then the other. */
const deeds: readonly (readonly [first: string, then: string])[] = [
  ["check(?:s|ed|ing)?[- ]in", "check(?:s|ed|ing)?[- ]out"],
  ["clock(?:s|ed|ing)?[- ]in", "clock(?:s|ed|ing)?[- ]out"],
  ["(?:sign|log)(?:s|ged|ged|ed|ging|ing)?[- ]in", "(?:sign|log)(?:s|ged|ed|ging|ing)?[- ]out"],
  [
    "pick(?:s|ed|ing)?[- ]up|collect(?:s|ed|ing)?|borrow(?:s|ed|ing)?|lent(?: out)?|rent(?:s|ed|ing)?(?: out)?|hir(?:es?|ed|ing)(?: out)?",
    "(?:hand|bring|brought|giv|gave|com|came|tak|took|send|sent)(?:e|es|s|ed|ing|en)? (?:it |them |the \\p{L}{3,12} )?back|return(?:s|ed|ing)?|dropp?(?:s|ed|ing)? off",
  ],
  [
    "order(?:s|ed|ing)?|bought|buy(?:s|ing)?|purchas(?:es?|ed|ing)",
    "deliver(?:s|ed|ing)?|dispatch(?:es|ed|ing)?|refund(?:s|ed|ing)?",
  ],
  [
    "(?:is|was|are|were|being|get|gets|been) admitted|admission",
    "discharg(?:es?|ed|ing)|(?:left|leaves?|leaving) the (?:hospital|ward|clinic)",
  ],
  ["(?:was|were|is|are|being|been) born|birth", "di(?:ed|es?)\\b|death|dying|married"],
  ["plant(?:s|ed|ing)?|sow(?:s|ed|n|ing)?", "harvest(?:s|ed|ing)?"],
  [
    "board(?:s|ed|ing)?|(?:get|gets|getting|got) on",
    "disembark(?:s|ed|ing)?|(?:get|gets|getting|got|step|steps|stepped) off",
  ],
  ["issu(?:ed|ing)|invoiced|billed", "paid|settled"],
  ["appl(?:y|ies|ied|ying)", "approv(?:es?|ed|ing|al)|hired|rejected"],
  ["tak(?:es?|ing|en) off|took off|takeoff", "land(?:s|ed|ing)?\\b"],
  [
    "ausleih\\p{L}*|ausgeliehen|abgeholt|abholung|gemietet|anmietung",
    "zuruckgegeben|zuruckgebracht|ruckgabe|zuruckkomm\\p{L}*|kommt zuruck|kommen zuruck",
  ],
  ["bestell\\p{L}*|kauf|gekauft", "gelief\\p{L}*|lieferung|zugestellt|zustellung|versand|verschickt"],
  ["aufgenommen|aufnahme|eingeliefert|einlieferung", "entlassen|entlassung"],
  ["prestad[oa]s?|prestamo|recogid[oa]s?|alquilad[oa]s?|alquiler", "devuelt[oa]s?|devuelven?|devolver|devolucion"],
  ["pedid[oa]s?|compra|comprad[oa]s?", "entregad[oa]s?|entrega|enviad[oa]s?"],
  ["ingresad[oa]s?|ingreso|ingresar", "alta|dad[oa]s? de alta"],
  ["emprunte?e?s?|emprunt|louee?s?", "rendue?s?|restituee?s?|retour"],
  ["commandee?s?|commande", "livree?s?|livraison"],
  ["emprestad[oa]s?|emprestimo|alugad[oa]s?", "devolvid[oa]s?|devolucao"],
];
const operator =
  "(?:before|prior to|ahead of|bevor|vor|antes de(?: ser|l| que| la| el)?|avant (?:d'etre|de|la|le|l')|antes d[aeo])";
const gap = "[^,;.:\\n]";
const pairs = deeds.map(
  ([first, then]) => new RegExp(`\\b(?:${then})\\b${gap}{0,40}?\\b${operator}\\b${gap}{0,30}?\\b(?:${first})\\b`, "u"),
);
/** "vor der Ausleihe zurückgegeben": the verb stands last. */
const turned = deeds
  .filter(([first]) => /\\p/.test(first) || /aufnahme/.test(first))
  .map(
    ([first, then]) =>
      new RegExp(`\\b(?:vor|bevor)\\b (?:\\p{L}{2,6} ){0,2}(?:${first})\\b${gap}{0,16}?\\b(?:${then})\\b`, "u"),
  );
/** What is done with another one, or not done, or not always. */
const others =
  /\b(?:again|next|another|others?|new|following|previous|someone|somebody|never|not|no|none|nobody|cannot|can't|don't|mustn't|isn't|without|some|few|half|third|if|when|unless|except|errors?|invalid|wrong\w*|anomal\w*|erneut|wieder|nachste\w*|andere\w*|neue\w*|nie|nicht|kein\w*|wenn|nunca|siguiente|otr[oa]s?|jamais|pas|prochain\w*|autres?|proxim[oa]|outr[oa]s?|nao)\b|%/;
/** Who flies over the date line lands before the take-off. */
const elsewhere =
  /\b(?:local (?:times?|dates?)|date ?-?line|time ?-?zones?|ortszeit|zeitzonen?|hora local|heure locale)\b/;

/** "everyone checks out an hour before checking in": what is done with a thing later by nature is said to be done first. */
export function findDoneBefore(reading: NeedReading, notes: DraftNotes): void {
  if (notes.impossible.length > 0) return;
  const folded = foldInPlace(reading.text);
  if (elsewhere.test(folded)) return;
  for (const pattern of [...pairs, ...turned]) {
    const said = pattern.exec(folded);
    if (said === null) continue;
    const end = said.index + said[0].length;
    const lead =
      folded
        .slice(Math.max(0, said.index - 60), said.index)
        .split(/[,;.:\n]/)
        .at(-1) ?? "";
    const tail = folded.slice(end, end + 14).split(/[,;.:\n]/)[0] ?? "";
    if (others.test(`${lead}${said[0]}${tail}`)) continue;
    const why = "the one is done after the other";
    tellApart(
      reading,
      notes,
      [{ start: said.index, end }],
      why,
      "turn the two round, or say which share shall have it so",
    );
    return;
  }
}
