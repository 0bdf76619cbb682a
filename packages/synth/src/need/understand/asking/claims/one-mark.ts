import type { NeedReading } from "../quantities/need-reading.ts";
import type { Claim } from "./claim.ts";
import { wordsOf } from "./one-column.ts";
import type { Split } from "./split.ts";

type Place = "before" | "at" | "behind";

/** Where something stands to what it is measured against: "early", "on time", "over budget". */
interface Standing {
  readonly place: Place;
  /** What it is measured against: the time, "budget", "target". */
  readonly mark: string;
  /** The words ahead: "arrive" of "arrive late". */
  readonly opened: string;
}

const opened = "^(?:(?<opened>.*) )?";
const times: readonly (readonly [Place, RegExp])[] = [
  [
    "before",
    new RegExp(
      `${opened}(?:(?:too |zu |muy |trop )?(?:early|fruh|verfruht|temprano|tot)|ahead of (?:time|schedule)|before time|(?:en|em|con|com) (?:avance|adelanto|adiantamento)|antes de tiempo|antes do prazo|adelantad[oa]s?|adiantad[oa]s?|antecipad[oa]s?)$`,
    ),
  ],
  [
    "at",
    new RegExp(
      `${opened}(?:(?:right |exactly )?(?:on|in) time|on schedule|punctual|punctually|punktlich|puntual(?:es)?|ponctuel(?:le)?s?|pontua(?:l|is)|a tiempo|a l' ?heure|na hora|no prazo|no horario)$`,
    ),
  ],
  [
    "behind",
    new RegExp(
      `${opened}(?:(?:too |zu |muy |trop )?(?:late|delayed|overdue|verspatet|spat|tarde|tard)|behind (?:time|schedule)|(?:en|em|con|com) (?:retard|retraso|atraso)|retrasad[oa]s?|atrasad[oa]s?|demorad[oa]s?)$`,
    ),
  ],
];
const marks =
  "(?<mark>budget|target|plan|quota|par|average|forecast|estimate|benchmark|market|norm|soll|ziel|budgets?|objetivo|presupuesto|promedio|media|objectif|moyenne|meta|orcamento)";
const standings: readonly (readonly [Place, RegExp])[] = [
  ...times,
  [
    "before",
    new RegExp(
      `${opened}(?:under|below|beneath|unter|por debajo del?|sous|abaixo d[aeo]) (?:the |la |le |l' )?${marks}$`,
    ),
  ],
  ["at", new RegExp(`${opened}(?:(?:exactly |right )?(?:on|at)|im|auf|en|a) (?:the |la |le |l' )?${marks}$`)],
  [
    "behind",
    new RegExp(
      `${opened}(?:over|above|beyond|uber|por encima del?|au-dessus d[ue]|acima d[aeo]) (?:the |la |le |l' )?${marks}$`,
    ),
  ],
];

const LONGEST = 7;

/** "40% early, 35% on time and 45% late", "50% under budget, 60% over budget": nothing is before and behind the same mark. */
export function areApartFromOneMark(reading: NeedReading, { claims }: Split): boolean {
  const said = claims.map((claim) => standingOf(reading, claim));
  const [first] = said;
  if (first === undefined || claims.some(({ isOfPart, isEither }) => isOfPart || isEither)) return false;
  return (
    new Set(said.map((each) => each?.place)).size === claims.length &&
    said.every(
      (each) => each !== undefined && each.mark === first.mark && (each.opened === first.opened || each.opened === ""),
    )
  );
}

function standingOf(reading: NeedReading, claim: Claim): Standing | undefined {
  const said = wordsOf(reading, claim);
  const words = said.length > LONGEST ? "" : said.join(" ");
  for (const [place, pattern] of standings) {
    const groups = pattern.exec(words)?.groups;
    if (groups !== undefined) return { place, mark: groups.mark ?? "", opened: groups.opened ?? "" };
  }
  return undefined;
}
