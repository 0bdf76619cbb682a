import { foldInPlace } from "../../../text/fold.ts";
import { isSomebody } from "../broad-words.ts";
import { exactOf } from "./counted.ts";
import { type Ledger, quoteOf } from "./ledger.ts";

const halves =
  /\b(?:both|two|the two|beide|zwei|ambos|ambas|los dos|las dos|les deux|os dois|as duas) (?:arms|groups|halves|teams|sides|arme|gruppen|halften|brazos|grupos|mitades|bras|groupes|moities|bracos|metades)\b[^.;]{0,40}?\b(?:(?:exactly|precisely) (?:the same|equal|as)|(?:genau|exakt) gleich\w*|exactamente (?:igual\w*|el mismo|la misma|del mismo)|exactement (?:le meme|la meme|egau\w*|de meme)|exatamente (?:igual\w*|o mesmo|a mesma))\b/;
/** "split evenly into two arms", "exactly half of them women" */
const halved =
  /\b(?:split|divided|parted|assigned|randomi[sz]ed|allocated|aufgeteilt|verteilt|repartid[oa]s|dividid[oa]s|repartis) (?:evenly|equally|exactly|half and half|in equal parts|zu gleichen teilen|gleichmassig|a partes iguales|por igual|a parts egales|igualmente) (?:in|into|between|among|across|over|auf|in|en|entre) (?:the )?(?:two|both|2|zwei|beide|dos|ambos|ambas|deux|dois|duas)\b|\b(?:exactly|precisely|genau|exakt|exactamente|exactement|exatamente) (?:half(?! (?:an?|the|hours?|days?|past)\b)|die halfte|la mitad|la moitie|metade)\b/;
const members =
  /^(?:participant|patient|subject|volunteer|spieler|jugador|joueur|jogador|person|people|student|pupil|player|row|record|member|teilnehmer|patienten|participante|paciente|zeile|fila|ligne|linha)s?$/;

/** "301 participants, the two arms having exactly the same number": no odd number has two equal halves. */
export function findOddHalves(ledger: Ledger): void {
  const { counts, findings } = ledger;
  const folded = foldInPlace(findings.text);
  const match = halves.exec(folded) ?? halved.exec(folded);
  const whole = counts.find(
    ({ nouns, most }) => most > 2 && nouns.some((noun) => members.test(noun) || isSomebody(noun)),
  );
  const size = whole === undefined ? undefined : exactOf(whole);
  if (match === null || whole === undefined || size === undefined || size % 2 === 0) return;
  const span = { start: match.index, end: match.index + match[0].length };
  ledger.tell(
    `${quoteOf(ledger, whole.span)} are an odd number, which has no two equal halves: ${quoteOf(ledger, span)}`,
    [whole.span, span].sort((one, other) => one.start - other.start),
    `ask for ${size - 1} or ${size + 1}, or for halves that differ by one`,
  );
}
