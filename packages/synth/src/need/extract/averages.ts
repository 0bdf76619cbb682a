import type { Found } from "../findings.ts";
import { distributionOf, parametersFrom } from "./distribution-parameters.ts";
import { phraseAt, phraseList } from "./phrases.ts";
import { hedgeAt, quantityAt } from "./quantity.ts";
import { isBreak, type Reading, spanOf, word } from "./reading.ts";

const averages = phraseList(
  "average|avg|averaging|mean|mittelwert|mittelwert von|on average|durchschnittlich|im schnitt|durchschnitt|im durchschnitt|promedio|en promedio|de media|media|en moyenne|moyenne|em media|averages|averaged|typically|moyen|moyen de|medio|medio de|promedio de|mittlere|mittlerer|mittleres|average of|mean of|median|median of|mediana|mediane",
);
const fieldWords = 4;

/** "average 50 EUR", "average order value of 85 EUR", "mean 70, sd 8", "median 60k". */
export function averaged(reading: Reading, at: number): Found | undefined {
  const named = phraseAt(reading, at, averages);
  if (named === undefined) return undefined;
  const direct = parametersFrom(reading, at, "normal");
  if (direct.next > at && direct.sd !== undefined && direct.mean !== undefined)
    return distributionOf(reading, at, "normal", direct);
  const isMedian = /^median[ae]?$/.test(word(reading, at));
  const first = behindDuty(reading, named.next);
  let start = first;
  while (
    start < first + 2 &&
    ["of", "is", ":", "=", "at", "de", "von", "around", "about", "~", "bei", "to", "near"].includes(
      word(reading, start),
    )
  )
    start += 1;
  const value = quantityAt(reading, hedgeAt(reading, start).next);
  // "turnout averaging 61%" is the mean of a percentage; "average 5%" may be a share.
  const isMean = value?.unit?.symbol !== "%" || /^averag(?:ing|es|ed)$/.test(word(reading, at));
  if (value !== undefined && isMean && !isRangeBehind(reading, value.next)) {
    if (isMedian) return distributionOf(reading, at, "skewed", { median: value.value, next: value.next });
    const unit = value.unit === undefined ? {} : { unit: value.unit.symbol };
    return { kind: "average", mean: value.value, ...unit, ...spanOf(reading, at, value.next) };
  }
  return isMedian ? undefined : namedAverage(reading, named.next);
}

const duties = phraseList(
  "should be|should come out|should come|should lie|should sit|should land|should end up|must be|must come out|must come|must lie|has to be|has to come out|is to be|ought to be|comes out|comes|lies|sits|lands|soll|sollte|muss|liegt|soll sein|debe ser|debe estar|debe rondar|tiene que ser|doit etre|devrait etre|deve ser|deve ficar",
);

/** Behind the verb of "the average should come out at 3.9". */
function behindDuty(reading: Reading, at: number): number {
  return phraseAt(reading, at, duties)?.next ?? at;
}

/** "average order value of 85 EUR": the span is only "of 85 EUR", the words before name the field. */
function namedAverage(reading: Reading, at: number): Found | undefined {
  for (let index = at; index < at + fieldWords; index++) {
    if (isBreak(reading, index)) return undefined;
    if (
      index === at ||
      !["of", "is", "around", "about", "~", "=", ":", "at", "de", "von", "near"].includes(word(reading, index))
    )
      continue;
    const value = quantityAt(reading, hedgeAt(reading, index + 1).next);
    if (value === undefined || value.unit?.symbol === "%" || isRangeBehind(reading, value.next)) return undefined;
    const unit = value.unit === undefined ? {} : { unit: value.unit.symbol };
    return { kind: "average", mean: value.value, ...unit, ...spanOf(reading, index, value.next) };
  }
  return undefined;
}

function isRangeBehind(reading: Reading, at: number): boolean {
  return (
    ["-", "to", "..", "a", "al", "bis", "ate", "hasta"].includes(word(reading, at)) &&
    quantityAt(reading, at + 1) !== undefined
  );
}
