import { foldInPlace } from "../../../text/fold.ts";
import type { DraftNotes } from "../../draft/draft.ts";
import type { NeedReading } from "../quantities/need-reading.ts";
import { placeOf, tellApart } from "../tell-apart.ts";

const contest =
  "(?:\\p{L}+ )?(?:game|match|bout|fight|duel|set|contest|race|final|round|tie|encounter|spiel|partie|kampf|duell|begegnung|partid[oa]|juego|combate|encuentro|rencontre|jeu|jogo|luta)";
/** There is somebody who wins each of them. */
const decided = new RegExp(
  `\\b(?:(?:every|each|any) ${contest} (?:has|have|had|ends? with|produces|gets|must have|is won by)|all (?:\\p{L}+ )?(?:games|matches|bouts|fights|duels) (?:have|end with)|there is|jede[rs]? ${contest} (?:hat|endet mit)|(?:cada|todo) ${contest} (?:tiene|acaba con|tem|termina com)|chaque ${contest} (?:a|se termine (?:avec|par))|(?:siempre )?hay|il y a|ha) (?:always |exactly |immer |siempre |toujours |sempre )?(?:an? |one |its |einen |genau einen |un |una |um |somebody|one (?:player|side|team))?(?:clear |single |eindeutigen )?(?:winner|victor|sieger|gewinner|ganador|vainqueur|gagnant|vencedor)|\\balways (?:has |have |with |ends? with )?(?:a |one )?(?:clear )?winner\\b`,
  "u",
);
const drawn =
  "(?:draws?|drawn|ties|tied|a tie|stalemates?|undecided|unentschieden|remis|empat(?:e|es|ad[oa]s?|an|aron)|en tablas|tablas|match(?:s)? nuls?|nuls?|egalite)";
const share =
  "(?:\\d{1,3}(?:\\.\\d+)? ?(?:%|percent|prozent|por ciento|pour cent|por cento)|\\p{L}+ (?:out of|in|von|de cada|sur|em cada) (?:\\p{L}+|\\d{1,3})|\\d{1,3} (?:out of|in|von|de cada|sur|em cada) \\d{1,3}|(?:a |an |one )?(?:half|third|quarter|fifth|tenth|drittel|viertel|tercio|cuarto|tiers|quart|terco|quarto)|some|several|many|\\d{1,6})";
/** "in three out of ten games, a draw", "30% draws", "draw (20%)". */
const some = [
  new RegExp(`(?<![\\p{L}\\d])${share}\\b[^.;:\\n]{0,40}?\\b${drawn}\\b`, "u"),
  new RegExp(`\\b${drawn} (?:in |at |: ?|\\(|= ?|rate (?:of |is )?)?${share}(?![\\p{L}\\d])`, "u"),
];
/** Draws that are none in the end, or none at all. */
const otherwise =
  /\b(?:no|not|never|without|neither|zero|instead|rather|unless|except|prevent\w*|penalt\w*|shoot-?out|extra time|overtime|tie-?break\w*|after (?:a|the) (?:draw|tie)|broken|full[- ]time|half[- ]time|kein\w*|nie|ohne|elfmeter\w*|sin|nunca|penaltis?|prorroga|sans|jamais|prolongation|tirs au but|sem|usually|mostly|most|otherwise)\b/;

/** "every game has a winner and a loser; in three out of ten games, a draw": what somebody always wins is never drawn. */
export function findDrawsThoughDecided(reading: NeedReading, notes: DraftNotes): void {
  if (notes.impossible.length > 0) return;
  const folded = foldInPlace(reading.text);
  const winner = decided.exec(folded);
  if (winner === null || otherwise.test(folded)) return;
  const draw = some.map((pattern) => pattern.exec(folded)).find((match) => match !== null);
  if (draw == null || (draw.index < winner.index + winner[0].length && winner.index < draw.index + draw[0].length))
    return;
  const why = "what somebody wins each time is never drawn";
  tellApart(reading, notes, [placeOf(winner), placeOf(draw)], why, "leave the draws out, or let some have no winner");
}
