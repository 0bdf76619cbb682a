import type { Found } from "../../../findings.ts";
import { fold } from "../../../text/fold.ts";
import { stepsIn } from "../../layout/steps.ts";
import { type Count, exactOf } from "./counted.ts";
import { type Ledger, quoteOf } from "./ledger.ts";
import { someDays } from "./some-days.ts";

const one =
  /\b(exactly |precisely |only |just |genau |exactamente |exactement |exatamente )?(?:one|eine[rs]?|una?|une?|uma?)(?: of (?:them|these))?(?: row| record)?(?<deed> (?:sent|held|made|taken|drawn|run|\w{2,12}ed))? ?(?:on|for|per|at|in|an|pro|por|par|em|en|dans|a)?[\s,]*$/;
const opening = /^(exactly |precisely |only |just )?(?:one|eine[rs]?|una?|une?|uma?)\b/;
const insisting = /\b(?:exactly|precisely|only|just|genau|exactamente|exactement|exatamente)\s*$/;
const events =
  /^(?:flight|class|lecture|lesson|concert|show|performance|game|match|meeting|dinner|party|sermon|episode|edition|issue|post|walk|run|swim|trip|visit|session|event|shift|course|row|record|kurs|konzert|spiel|sitzung|clase|concierto|partido|vuelo|sesion|cours|concert|vol|seance|match|aula|voo|jogo|sessao)s?$/;

/**
 * "500 flights, exactly one on each day of 2025": what there is one of on each day is as many as there are days. Of what has readings
 * ("500 wells, one reading each day") it is not said.
 */
export function findOnesApart(ledger: Ledger): void {
  const { findings, counts } = ledger;
  const { found, text } = findings;
  const windows = found.filter((each) => each.kind === "window");
  const [window] = windows;
  if (window === undefined || windows.length > 1 || window.months !== undefined || window.last !== undefined) return;
  if (found.some(({ kind }) => kind === "hours" || kind === "tables")) return;
  if (found.every(({ kind }) => kind !== "weekdays") && someDays.test(fold(text))) return;
  const totals = counts.filter((count) => (exactOf(count) ?? 0) > 1);
  const [total] = totals;
  if (total === undefined || totals.length > 1) return;
  const cadence = found.find(
    (each): each is Cadence =>
      each.kind === "cadence" && each.count === 1 && (each.start > total.span.end || isCalledIn(text, each, total)),
  );
  if (cadence === undefined) return;
  const before = fold(text.slice(Math.max(0, cadence.start - 30), cadence.start));
  const said = one.exec(before) ?? opening.exec(fold(text.slice(cadence.start, cadence.end)));
  const isCalled = isCalledIn(text, cadence, total);
  const isOfThem = isCalled || said?.groups?.["deed"] !== undefined || total.nouns.some((noun) => events.test(noun));
  // "500 wells, exactly one reading a day" has its noun behind.
  const isExact = said !== null && (said[1] !== undefined || insisting.test(before));
  if (said === null || !(isExact || isOfThem)) return;
  const own = cadence.weekdays ?? found.find((each) => each.kind === "weekdays")?.days;
  const steps = stepsIn(window.from, window.to, cadence, own === undefined ? {} : { weekdays: own });
  const size = exactOf(total) ?? 0;
  // The last week or month may not be whole.
  if (size === steps || (cadence.unit !== "day" && Math.abs(size - steps) <= 1)) return;
  ledger.tell(
    `one of them ${quoteOf(ledger, cadence)} ${quoteOf(ledger, window)} comes to ${steps}, yet ${quoteOf(ledger, total.span)} are asked`,
    [total.span, { start: cadence.start, end: cadence.end }, { start: window.start, end: window.end }],
    `ask for ${steps} of them, or for another time`,
  );
}

/** "one backup per night in February, 45 backups" */
function isCalledIn(text: string, { start, end }: Cadence, { nouns }: Count): boolean {
  const [noun = ""] = nouns.slice(-1);
  return noun !== "" && fold(text.slice(start, end)).split(" ")[1] === noun;
}

type Cadence = Extract<Found, { kind: "cadence" }>;
