import type { Found } from "../findings.ts";

type Bound = Extract<Found, { kind: "range" }>;
type Rate = Extract<Found, { kind: "rate" }>;

/** What a share is of that is no column: "in 5% of requests". */
const ofRows =
  /^(?:the |all |these |them$)?(?:rows|records|cases|readings|samples|requests|calls|measurements|values|times|lines|entries|them|zeilen|falle|fallen|werte|messungen|filas|casos|lecturas|lignes|cas|mesures|linhas|leituras)$/i;
const between = /^ ?(?:are |is |lie |lies |being |being |sind |liegen |son |sont |sao |são |estan |están )?$/i;

/**
 * "latency above 200 ms in 5% of requests", "2% below 10": a bound beside a share holds for so many of the rows, and is none of
 * all the others.
 */
export function withTails(found: readonly Found[], text: string): Found[] {
  const sorted = [...found].sort((one, other) => one.start - other.start);
  const merged: Found[] = [];
  for (let at = 0; at < sorted.length; at += 1) {
    const [one, other] = [sorted[at] as Found, sorted[at + 1]];
    const tail = other === undefined ? undefined : (tailOf(one, other, text) ?? tailOf(other, one, text));
    merged.push(tail ?? one);
    if (tail !== undefined) at += 1;
  }
  return merged;
}

function tailOf(bound: Found, rate: Found, text: string): Found | undefined {
  if (bound.kind !== "range" || rate.kind !== "rate" || !isShare(rate)) return undefined;
  const isLater = rate.start >= bound.end;
  const gap = isLater ? text.slice(bound.end, rate.start) : text.slice(rate.end, bound.start);
  if (!between.test(gap)) return undefined;
  const said = text.slice(rate.start, rate.end);
  // "above 200 ms in 5%", "5% above 200": "discount 10% over 100 EUR" is granted from there on.
  const isTold = isLater
    ? /^(?:in|for|bei|en|dans|em|para|pour)\b/i.test(said)
    : /(?:^|[,;:(] ?)(?:with |and |mit |con |avec |com )?$/i.test(text.slice(0, rate.start));
  const beyond = beyondOf(bound);
  if (!isTold || beyond === undefined) return undefined;
  const [start, end] = [Math.min(bound.start, rate.start), Math.max(bound.end, rate.end)];
  return { kind: "distribution", name: "skewed", beyond: { ...beyond, share: rate.rate }, start, end };
}

function isShare({ rate, of }: Rate): boolean {
  return rate > 0 && rate < 1 && (of === undefined || ofRows.test(of));
}

function beyondOf({ minimum, maximum, unit }: Bound): { is: ">" | "<"; than: number; unit?: string } | undefined {
  if ((minimum === undefined) === (maximum === undefined)) return undefined;
  const measured = unit === undefined ? {} : { unit };
  return minimum === undefined ? { is: "<", than: maximum ?? 0, ...measured } : { is: ">", than: minimum, ...measured };
}
