import type { Compared } from "../findings.ts";
import { phraseFrom } from "./clause.ts";
import { comparingAt } from "./comparators.ts";
import { comparedWithLastAt } from "./compared-pronouns.ts";
import { type ComparedAt, timesApartAt } from "./compared-times.ts";
import { phraseAt, phraseList, phrases, skip } from "./phrases.ts";
import { isBreak, isWord, number, type Reading, word, written } from "./reading.ts";
import { rightOf } from "./sides.ts";
import { nameOf, reaches } from "./threshold.ts";
import { outsides } from "./two-bounds.ts";

const LONGEST = 5;
const subjects = phraseList(
  "it was|it is|it|they were|was|is|they|the|its|a|es|er|sie|wurde|die|der|das|se|fue|foi|a ete|el|la|le|o|both|beide|ambos|ambas",
);
const joints = new Set(["and", "und", "y", "et", "e", "&"]);
/** Verbs that a German clause ends with. */
const lastVerb = /\s(?:liegt|ist|war|wurde|wird|sind|waren|wurden|erfolgt|erfolgte|kommt|kam)$/i;

/** "delivered after the due date", "billed and shipped differ", "result outside its limits", "over 4 h from arrival to leaving". */
export function comparedAt(reading: Reading, at: number): ComparedAt | undefined {
  const start = skip(reading, skip(reading, at, subjects), subjects);
  return (
    timesApartAt(reading, at) ??
    timesApartAt(reading, start) ??
    withinAt(reading, start) ??
    bothAlikeAt(reading, at) ??
    alikeAt(reading, start) ??
    besideAt(reading, start) ??
    comparedWithLastAt(reading, at, () => areBoundsNamed(reading))
  );
}

/** The tokens at which a name that begins at `start` may end. */
function endsOfName(reading: Reading, start: number): readonly number[] {
  const ends: number[] = [];
  for (let end = start + 1; end <= start + LONGEST; end += 1) {
    if (!isWord(reading, end - 1) || joints.has(word(reading, end - 1))) break;
    ends.push(end);
  }
  return ends;
}

/** "stock is below the reorder level", "lower_limit <= result <= upper_limit" */
function besideAt(reading: Reading, start: number): ComparedAt | undefined {
  for (const end of endsOfName(reading, start)) {
    const first = orderAt(reading, end);
    const one = nameOf(reading, start, end).text;
    if (first === undefined || one === "") continue;
    const more = orderAt(reading, first.next);
    const parts = [{ one, is: first.is, other: first.other }];
    // A chain goes on the same way.
    if (more === undefined || more.is[0] !== first.is[0]) return { parts, next: first.next };
    return { parts: [...parts, { one: first.other, is: more.is, other: more.other }], next: more.next };
  }
  return undefined;
}

function orderAt(
  reading: Reading,
  at: number,
): (Extract<Compared, { other: string; is: unknown }> & { next: number }) | undefined {
  const reached = phraseAt(reading, at, reaches);
  const comparing = reached === undefined ? comparingAt(reading, at) : { is: ">=" as const, next: reached.next };
  if (comparing === undefined || comparing.is === "=" || number(reading, comparing.next) !== undefined)
    return undefined;
  const other = rightOf(reading, comparing.next);
  return other === undefined
    ? undefined
    : { one: "", is: comparing.is, other: other.text.replace(lastVerb, ""), next: other.next };
}

const equals = phraseList(
  "equals|equal|is equal to|equal to|is the same as|the same as|same as|is identical to|identical to|matches|match|agrees with|agree with|corresponds to|coincides with|=|==|gleich|ist gleich|entspricht|gleicht|es igual a|es igual al|igual a|igual al|coincide con|est egal a|est egale a|est identique a|egal a|correspond a|e igual a|e igual ao|igual ao|coincide com|corresponde a|corresponde al|corresponde ao",
);
const differs = phraseList(
  "differs from|differ from|is different from|is different to|different from|is not equal to|not equal to|does not equal|doesn't equal|is not the same as|isn't the same as|does not match|doesn't match|do not match|don't match|deviates from|!=|<>|≠|is not|weicht ab von|ungleich|ist ungleich|es distinto de|es distinta de|es diferente de|difiere de|difiere del|no coincide con|no es igual a|est different de|est differente de|differe de|differe du|ne correspond pas a|e diferente de|e diferente do|difere de|difere do|difere da|nao coincide com|nao e igual a",
);
const same = phraseList(
  "are the same|are equal|are identical|are alike|match|agree|coincide|are the same colour|equal each other|gleich sind|sind gleich|ubereinstimmen|identisch sind|stimmen uberein|son iguales|coinciden|son identicos|son la misma|son el mismo|sont egaux|sont egales|sont identiques|sont les memes|coincident|concordent|sao iguais|coincidem|batem|sao identicos",
);
const different = phraseList(
  "differ|are different|are not the same|aren't the same|are not equal|aren't equal|do not match|don't match|disagree|do not agree|don't agree|mismatch|are unequal|are not identical|abweichen|voneinander abweichen|verschieden sind|unterschiedlich sind|sich unterscheiden|nicht ubereinstimmen|nicht gleich sind|difieren|no coinciden|son distintos|son distintas|son diferentes|no son iguales|different|sont differents|sont differentes|ne coincident pas|ne concordent pas|diferem|nao coincidem|nao batem|sao diferentes|nao sao iguais",
);

/** "the model answer equals the final answer", "billed and shipped quantity differ" */
function alikeAt(reading: Reading, start: number): ComparedAt | undefined {
  for (const end of endsOfName(reading, start)) {
    const one = written(reading, start, end);
    const denied = phraseAt(reading, end, differs);
    const link = denied ?? phraseAt(reading, end, equals);
    const other =
      link === undefined || number(reading, link.next) !== undefined ? undefined : rightOf(reading, link.next);
    if (other !== undefined)
      return { parts: [{ one, isSame: denied === undefined, other: other.text }], next: other.next };
    if (!joints.has(word(reading, end))) continue;
    const second = skip(reading, end + 1, subjects);
    for (const last of endsOfName(reading, second)) {
      const apart = phraseAt(reading, last, different);
      const verb = apart ?? phraseAt(reading, last, same);
      if (verb !== undefined)
        return {
          parts: [{ one, isSame: apart === undefined, other: written(reading, second, last) }],
          next: verb.next,
        };
    }
  }
  return undefined;
}

const both = phraseList(
  "they|both|the two|these two|the two of them|sie|beide|die beiden|ambos|ambas|los dos|las dos|les deux|os dois|as duas|these",
);

/** What is said of two without naming them: "correct flag when equal". */
const alone = phrases([
  [true, "equal|the same|same|identical|matching|gleich|identisch|iguales|identiques|egaux|iguais"],
  [false, "different|not equal|not the same|unequal|ungleich|verschieden|distintos|distintas|differents|diferentes"],
]);

const conditional = /^(?:if|when|where|whenever|wenn|falls|si|cuando|quand|lorsque|se)$/;

/** "if they differ", "if the two labels are the same": the two that were named before. */
function bothAlikeAt(reading: Reading, at: number): ComparedAt | undefined {
  // "home, away (different)" says that they are, and decides nothing.
  const elliptic = conditional.test(word(reading, at - 1)) ? phraseAt(reading, at, alone) : undefined;
  if (elliptic !== undefined && (isBreak(reading, elliptic.next) || word(reading, elliptic.next) === ")"))
    return { parts: [{ one: "", isSame: elliptic.meaning, other: "" }], next: elliptic.next };
  const pair = phraseAt(reading, at, both);
  if (pair === undefined) return undefined;
  for (const end of [pair.next, ...endsOfName(reading, pair.next)]) {
    const apart = phraseAt(reading, end, different);
    const verb = apart ?? phraseAt(reading, end, same);
    if (verb !== undefined)
      return {
        parts: [{ one: written(reading, pair.next, end), isSame: apart === undefined, other: "" }],
        next: verb.next,
      };
  }
  return undefined;
}

const between = phraseList(
  "between|is between|lies between|falls between|is within|within|inside|lies within|stays between|stays within|zwischen|innerhalb von|entre|esta entre|est compris entre|est comprise entre|compris entre|fica entre",
);
const inside = phraseList(
  "within|inside|in|is in|is within|lies in|lies within|falls within|stays within|im|innerhalb|dentro de|dentro del|en|dans|dentro do|dentro da|no|na",
);
const outside = phraseList(
  "ausserhalb des|ausserhalb der|fuera del|fuera de los|hors de|hors des|hors du|fora do|fora da|fora dos|not in|not within",
);
const to = new Set([...joints, "to", "-", "–", "..", "bis", "a", "ate"]);
const stretches =
  /^(?:range|limits|bounds|interval|band|spec|specs|specification|specifications|tolerance|window|thresholds|bereich|referenzbereich|normbereich|sollbereich|grenzen|grenzwerte|toleranz|rango|intervalo|limites|margen|plage|intervalle|bornes|fourchette|faixa|margem)$/;

/** "result lies between lower and upper limit", "outside its reference range" */
function withinAt(reading: Reading, start: number): ComparedAt | undefined {
  for (const end of [start, ...endsOfName(reading, start)]) {
    const beyond = phraseAt(reading, skip(reading, end, verbs), outsides) ?? phraseAt(reading, end, outside);
    const kept = phraseAt(reading, end, between);
    const link = beyond ?? kept;
    const one = end === start ? "" : nameOf(reading, start, end).text;
    const isWithin = beyond === undefined;
    const sides = link === undefined ? undefined : sidesAt(reading, link.next);
    if (sides !== undefined) {
      const { low, high, next } = sides;
      return { parts: [{ one, isWithin, low, high }], next };
    }
    const opened = link ?? phraseAt(reading, end, inside);
    const next = opened === undefined ? undefined : stretchAt(reading, opened.next);
    if (next !== undefined && areBoundsNamed(reading)) return { parts: [{ one, isWithin }], next };
  }
  return undefined;
}

const verbs = phraseList("is|lies|falls|goes|reads|liegt|ist|esta|est|e|fica|was");

function sidesAt(reading: Reading, at: number): { low: string; high: string; next: number } | undefined {
  const low = number(reading, at) === undefined ? phraseFrom(reading, at, 3) : undefined;
  if (low === undefined || !to.has(word(reading, low.next)) || number(reading, low.next + 1) !== undefined)
    return undefined;
  const high = phraseFrom(reading, low.next + 1, 3);
  return high === undefined ? undefined : { low: low.text, high: high.text.replace(lastVerb, ""), next: high.next };
}

/** "its reference range", "the spec limits": the token after it. */
function stretchAt(reading: Reading, at: number): number | undefined {
  const stretch = phraseFrom(reading, at, 3);
  if (stretch === undefined || !(isBreak(reading, stretch.next) || !isWord(reading, stretch.next))) return undefined;
  return stretches.test(word(reading, stretch.next - 1)) ? stretch.next : undefined;
}

const lows =
  /^(?:low|lower|min|minimum|least|lsl|untere[rs]?|untergrenze|minimo|minima|inferior|inferieure?)(?:_|$)|_(?:low|lower|min)$/;
const highs =
  /^(?:high|upper|max|maximum|most|usl|obere[rs]?|obergrenze|maximo|maxima|superior|superieure?)(?:_|$)|_(?:high|upper|max)$/;

/** Both bounds are columns: "low limit, high limit". */
function areBoundsNamed(reading: Reading): boolean {
  return [lows, highs].every((names) => reading.tokens.some(({ folded }) => names.test(folded)));
}
