import type { Found } from "../findings.ts";
import { phraseFrom } from "./clause.ts";
import { isNamedByWords } from "./multiple.ts";
import { phraseAt, phraseList, skip } from "./phrases.ts";
import { isBreak, isWord, type Reading, spanOf, word, written } from "./reading.ts";

const whos = phraseList(
  "who|whoever|that|anyone who|anybody who|everyone who|those who|those that|people who|the ones who|wer|die|der|quien|quienes|el que|los que|las que|qui|celui qui|ceux qui|celles qui|quem|os que|as que|aqueles que",
);
const lacks = phraseList(
  "has no|have no|gets no|get no|got no|shows no|show no|carries no|leaves no|leave no|lacks|lack|does not have|do not have|does not get|do not get|doesn't have|don't have|doesn't get|don't get|hat keine|hat keinen|hat kein|haben keine|haben keinen|haben kein|bekommt keine|bekommt keinen|bekommt kein|bekommen keine|bekommen keinen|bekommen kein|erhalt keine|erhalt keinen|erhalt kein|no tiene|no tienen|no recibe|no reciben|no lleva|se queda sin|se quedan sin|n'a pas|n'a aucun|n'a aucune|n'ont pas|n'ont aucun|n'ont aucune|n'a pas eu|ne recoit pas|ne recoivent pas|nao tem|nao recebe|nao recebem|nao leva|fica sem|ficam sem",
);
/** "n'a pas de note", "doesn't get a mark" */
const articles = phraseList("de|d'|a|an|any|nenhum|nenhuma|ningun|ninguna|um|uma|un|una");
const ends = new Set("either too obviously naturally at then naturlich claro evidentemente tampoco tambem".split(" "));
const tails = phraseList("either|too|obviously|naturally|at all|of course|then|naturlich|claro|tampoco|non plus");
/** How many words the case may have: the "did not come" of "who did not come has no bill". */
const LONGEST = 6;

/** "who was absent has no mark", "wer fehlt, hat keine Note", "quem faltou não tem nota": the case is a clause of its own. */
export function whoLacksAt(reading: Reading, at: number): Found | undefined {
  const who = phraseAt(reading, at, whos);
  if (who === undefined) return undefined;
  for (let end = who.next + 1; end <= who.next + LONGEST && isWord(reading, end - 1); end++) {
    const comma = word(reading, end) === "," ? end + 1 : end;
    const lack = phraseAt(reading, comma, lacks);
    if (lack === undefined) continue;
    const name = phraseFrom(reading, skip(reading, lack.next, articles), 4, ends);
    const next = name === undefined ? at : skip(reading, name.next, tails);
    if (name === undefined || !endsClause(reading, next) || !isNamedByWords(reading, name.text, at, next))
      return undefined;
    const when = written(reading, who.next, end);
    return { kind: "onlyWhen", left: name.text, when, unless: true, apart: true, ...spanOf(reading, at, next) };
  }
  return undefined;
}

function endsClause(reading: Reading, at: number): boolean {
  return isBreak(reading, at) || [")", "-", "–", "—"].includes(word(reading, at));
}
