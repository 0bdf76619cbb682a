import type { Found } from "../findings.ts";
import { phraseFrom } from "./clause.ts";
import { isNamedByWords } from "./multiple.ts";
import { phraseAt, phraseList, phrases, skip } from "./phrases.ts";
import { isBreak, isWord, type Reading, spanOf, word } from "./reading.ts";
import { sharedBefore } from "./those-have.ts";

const thens = phraseList(
  "and then|then|and if so|if so|and if yes|if yes|if not|in that case|in which case|in those cases|and in those|and in these|in those|in these|and for those|and for these|for those|for these|of those|und dann|dann|und wenn ja|wenn ja|falls ja|und falls ja|in dem fall|in diesem fall|y entonces|entonces|y en ese caso|en ese caso|y si es asi|si es asi|y si la hay|en caso afirmativo|et alors|alors|et si oui|si oui|et dans ce cas|dans ce cas|e entao|entao|e nesse caso|nesse caso|e se sim|se sim|em caso afirmativo",
);
const says = phraseList(
  "with|mit|con|avec|com|they have|it has|there is|say|says|tell|tell me|tell us|give|state|note|show|record|specify|indicate|name|also|also say|i want|i need|auch|sag|sagen|angeben|nennen|di|decir|dime|indica|indicar|anota|preciser|precise|indiquer|dire|dis|note|diz|dizer|diga|indique|anote",
);
const andSays = phraseList(
  "and say|and tell|and tell me|and state|and give|and note|and indicate|und sagen|und angeben|y di|y decir|y indicar|et dire|et preciser|et indiquer|e dizer|e diga|e indicar",
);
const whiches = phraseList(
  "which|which one|at which|in which|on which|for which|by which|what|at what|on what|what kind of|welcher|welche|welches|welchen|bei welchem|in welchem|an welchem|cual|que|en que|en cual|a que|de que|quel|quelle|quels|a quel|a quelle|dans quel|qual|que|em que|em qual|a que",
);
const alones = phrases<string>([
  ["amount", "how much|for how much"],
  ["Betrag", "wie viel|wieviel"],
  ["importe", "cuanto|de cuanto"],
  ["montant", "combien|de combien"],
  ["valor", "quanto|de quanto"],
  ["reason", "why|the reason|the reason why"],
  ["Grund", "warum|wieso|weshalb|der grund"],
  ["motivo", "por que|por que motivo|el motivo|o motivo|porque"],
  ["motif", "pourquoi|le motif|la raison"],
]);
/** What is told by its place in a row of them. */
const numbered = /^(?:step|line|page|round|turn|row|paso|linea|ronda|etape|ligne|tour|passo|rodada|linha|zeile|runde)$/;
const ends = new Set("it they that this went goes wrong broke failed happened is was were has had".split(" "));
/** So many words may follow the name: the "it went wrong" of "at which step it went wrong". */
const MOST = 4;

/** "20% contain a wrong step, and then say which step", "offer made, and if so how much": what only those tell that were told of last. */
export function thenWhichAt(reading: Reading, at: number): Found | undefined {
  const link =
    phraseAt(reading, at, thens) ?? (phraseAt(reading, at, andSays) === undefined ? undefined : { next: at + 1 });
  if (link === undefined) return undefined;
  const asked = skip(reading, link.next, says);
  const alone = phraseAt(reading, asked, alones);
  const which = alone === undefined ? phraseAt(reading, asked, whiches) : undefined;
  const state = sharedBefore(reading, at);
  const the = alone === undefined && which === undefined ? toldAt(reading, at, asked, state) : undefined;
  const noun = which === undefined ? the : phraseFrom(reading, which.next, 2, ends);
  const next = endOfClause(reading, alone?.next ?? noun?.next ?? asked);
  if (next === undefined || (alone === undefined && noun === undefined)) return undefined;
  // "and say which step" without a "then" goes with a share alone.
  if (phraseAt(reading, at, thens) === undefined && state === undefined) return undefined;
  const left = alone?.meaning ?? the?.text ?? nameOf(reading, noun?.text ?? "", state ?? "", at, next);
  return { kind: "onlyWhen", left, when: "", apart: true, ...spanOf(reading, at, next) };
}

const strong = phraseList(
  "and if so|if so|and if yes|if yes|in that case|in which case|and in that case|in those cases|and in those|and in these|in those|in these|and for those|and for these|wenn ja|und wenn ja|falls ja|in dem fall|in diesem fall|si es asi|y si es asi|en ese caso|y en ese caso|si oui|et si oui|dans ce cas|et dans ce cas|se sim|e se sim|nesse caso|e nesse caso",
);
const articles =
  /^(?:the|a|an|its|their|der|die|das|den|ein|eine|einen|el|la|los|las|un|una|le|les|l'|une|o|os|as|um|uma)$/;

/** The "damage description" of "damaged 4%, and in that case the damage description", the reason of "cancelled 6% and then with a reason". */
function toldAt(reading: Reading, at: number, from: number, state: string | undefined): ReturnType<typeof phraseFrom> {
  const isSure = phraseAt(reading, at, strong) !== undefined || state !== undefined;
  if (!isSure || !articles.test(word(reading, from))) return undefined;
  const noun = phraseFrom(reading, from, 4);
  return noun !== undefined && isBreak(reading, noun.next) ? noun : undefined;
}

/** "which step" is the wrong one, "allergic yes/no, if yes which allergy" its kind; where nothing else is called so, the noun says enough. */
function nameOf(reading: Reading, noun: string, state: string, at: number, next: number): string {
  const isOther = isNamedByWords(reading, noun, at, next);
  const isNumbered = numbered.test(noun.toLowerCase());
  const [, judged = ""] = /(?:^|\s)(\p{L}{3,})(?:\s\p{L}{1,3})?$/u.exec(state.replace(noun, "").trim()) ?? [];
  if (reading.language !== "en") return isOther && !isNumbered ? kindOf(noun, reading.language) : noun;
  if (judged === "") return isNumbered ? `${noun} number` : isOther ? kindOf(noun, "en") : noun;
  const name = isOther || isNumbered ? `${judged.toLowerCase()} ${noun}` : noun;
  return isNumbered ? `${name} number` : name;
}

function kindOf(noun: string, language: Reading["language"]): string {
  if (language === "en") return `${noun} type`;
  return language === "de" ? `Art der ${noun}` : `${language === "fr" ? "type" : "tipo"} de ${noun}`;
}

function endOfClause(reading: Reading, from: number): number | undefined {
  for (let next = from; next <= from + MOST; next++) {
    if (isBreak(reading, next) || [")", "-", "–", "—"].includes(word(reading, next))) return next;
    if (!isWord(reading, next)) return undefined;
  }
  return undefined;
}
