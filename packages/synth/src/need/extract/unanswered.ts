import type { Found } from "../findings.ts";
import { phraseAt, phraseList } from "./phrases.ts";
import { isWord, type Reading, spanOf, word } from "./reading.ts";
import { shareSaidAt } from "./share-said.ts";

const unanswered = phraseList(
  "leave blank|leaves blank|leave it blank|leave empty|leave it empty|left blank|left it blank|left empty|left it empty|leave out|do not answer|does not answer|don't answer|did not answer|didn't answer|do not respond|don't respond|did not respond|do not reply|did not reply|do not fill in|don't fill in|did not fill in|skip|skip it|skipped|skipped it|never answer|refuse to answer|prefer not to say|won't say|gave no answer|give no answer|lassen leer|lassen es leer|leer lassen|antworten nicht|nicht antworten|nicht beantworten|nicht ausfullen|geben keine antwort|no responde|no responden|no contesta|no contestan|no lo rellenan|no la rellenan|dejan en blanco|lo dejan en blanco|deja en blanco|dejan vacio|ne repondent pas|ne repond pas|n'ont pas repondu|laissent vide|laissent vides|laisse vide|ne remplissent pas|nao responde|nao respondem|nao responderam|deixam em branco|deixa em branco|nao preenchem",
);
const openers = new Set("that which die das que qui".split(" "));
const ofs = new Set("of der von de del des dos das".split(" "));
const MOST = 4;

/** "a comment that about 70% leave blank", "CSAT (half of the customers do not answer)": nobody gives what stood before. */
export function unansweredAt(reading: Reading, at: number): Found | undefined {
  const start = openers.has(word(reading, at)) ? at + 1 : at;
  const share = shareSaidAt(reading, start);
  if (share === undefined) return undefined;
  let { next } = share;
  if (ofs.has(word(reading, next))) {
    // "of the customers": who they are.
    for (let words = 0; words < MOST && isWord(reading, next); words += 1, next += 1) {
      if (phraseAt(reading, next, unanswered) !== undefined) break;
    }
  }
  const said = phraseAt(reading, next, unanswered);
  if (said === undefined) return undefined;
  return { kind: "nulls", rate: share.rate, ofBefore: true, ...spanOf(reading, at, said.next) };
}
