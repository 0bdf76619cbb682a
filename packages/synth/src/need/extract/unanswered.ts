import type { Found } from "../findings.ts";
import { ONLY_PHRASES } from "../text/only-words.ts";
import { phraseFrom } from "./clause.ts";
import { anyCells } from "./missing-words.ts";
import { phraseAt, phraseList, skip } from "./phrases.ts";
import { isBreak, isWord, type Reading, spanOf, word, written } from "./reading.ts";
import { type ShareSaid, shareSaidAt } from "./share-said.ts";

const unanswered = phraseList(
  "never give|never give one|never gave|never gave one|never leave one|never left one|never fill in|never filled in|do not give|do not give one|don't give|don't give one|did not give|didn't give|did not give one|didn't give one|never rate|never rated|never state|never stated|never provide|never provided|leave blank|leaves blank|leave it blank|leave empty|leave it empty|left blank|left it blank|left empty|left it empty|leave out|do not answer|does not answer|don't answer|did not answer|didn't answer|do not respond|don't respond|did not respond|do not reply|did not reply|do not fill in|don't fill in|did not fill in|skip|skip it|skipped|skipped it|never answer|refuse to answer|prefer not to say|won't say|gave no answer|give no answer|lassen leer|lassen es leer|leer lassen|antworten nicht|nicht antworten|nicht beantworten|nicht ausfullen|geben keine antwort|no responde|no responden|no contesta|no contestan|no lo rellenan|no la rellenan|dejan en blanco|lo dejan en blanco|deja en blanco|dejan vacio|ne repondent pas|ne repond pas|n'ont pas repondu|laissent vide|laissent vides|laisse vide|ne remplissent pas|nao responde|nao respondem|nao responderam|deixam em branco|deixa em branco|nao preenchem",
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
  return lackOf(reading, at, share, next, said.next);
}

/** "4% of the answers left blank at random" is of every column; "which 4% leave blank" of what stood before. */
export function lackOf(reading: Reading, at: number, share: ShareSaid, until: number, end: number): Found {
  const of = skip(reading, share.next, ofThe);
  const isOfCells = of < until && anyCells.test(written(reading, of, until));
  const whose = isOfCells ? ({ ofAll: true } as const) : ({ ofBefore: true } as const);
  return { kind: "nulls", rate: share.rate, ...whose, ...spanOf(reading, at, skip(reading, end, randomly)) };
}

const ofThe = phraseList("of|of the|of all|of all the|der|von den|de los|de las|des|dos|das");
const randomly = phraseList("at random|randomly|zufallig|al azar|au hasard|ao acaso|aleatoriamente");

const buts = phraseList(
  "but|though|although|yet|however|because|since|as|and|aber|doch|weil|pero|aunque|porque|mais|car|bien que|mas|embora|pois|-|–|—|(",
);
const onlys = phraseList(`${ONLY_PHRASES}|just|bloss|lediglich|so`);
const ofThem = phraseList(
  "of the|of our|of all|of|der|von den|unserer|de los|de las|de nuestros|de|des|de nos|dos|das|de nossos",
);
const persons = new Set(
  "people customers users clients guests respondents patients them they students employees buyers visitors callers diners leute kunden nutzer gaste befragten patienten personas clientes usuarios huespedes pacientes gente personnes clients gens utilisateurs patients pessoas hospedes utentes".split(
    " ",
  ),
);
const nevers = phraseList("never|don't|do not|dont|didn't|did not|won't|wouldn't|nie|nicht|no|nunca|jamais|ne|nao");
const bothers = phraseList(
  "ever|actually|bother to|bothered to|bother|care to|really|get round to|get around to|take the time to",
);
const verbs = phraseList(
  "answer|answers|answered|answering|reply|replies|replied|respond|responds|responded|rate|rates|rated|score|vote|voted|fill it in|fill it out|filled it in|fill in|fill out|fill|leave one|left one|give one|gave one|leave a rating|leave a score|leave a review|complete|completed|return|returned|antworten|antwortet|beantworten|beantwortet|bewerten|bewertet|ausfullen|responden|responde|contestan|contesta|valoran|valora|puntuan|rellenan|repondent|notent|remplissent|respondem|responde|avaliam|preenchem",
);
const objects = phraseList(
  "it|them|one|that|this|it in|it out|the survey|the question|the questionnaire|a rating|a score|pas|darauf|nicht|la encuesta|a pesquisa|o inquerito|l'enquete|au questionnaire|to it",
);

/** "CSAT 1-5, but only a third of people answer", "- a third never bother to rate": those who do not leave it empty. */
export function answeredShareAt(reading: Reading, at: number): Found | undefined {
  const but = phraseAt(reading, at, buts)?.next ?? at;
  const only = phraseAt(reading, but, onlys)?.next ?? but;
  const share = shareSaidAt(reading, only);
  if (share === undefined || share.rate >= 1) return undefined;
  const of = skip(reading, share.next, ofThem);
  const isOfPersons = persons.has(word(reading, of));
  const subject = isOfPersons ? of + 1 : of > share.next ? phraseFrom(reading, of, 1)?.next : share.next;
  if (subject === undefined) return undefined;
  const never = phraseAt(reading, subject, nevers)?.next ?? subject;
  const verb = phraseAt(reading, skip(reading, never, bothers), verbs);
  if (verb === undefined) return undefined;
  const object = skip(reading, verb.next, objects);
  const isSaid = only > but || (but > at && isOfPersons) || (isOfPersons && object > verb.next) || never > subject;
  const isClosed = isBreak(reading, object) || word(reading, object) === ")";
  if (!isSaid || !isClosed) return undefined;
  const rate = never > subject ? share.rate : Number((1 - share.rate).toPrecision(12));
  const bracket = word(reading, at) === "(" && word(reading, object) === ")" ? object + 1 : object;
  return { kind: "nulls", rate, ofBefore: true, ...spanOf(reading, at, bracket) };
}
