import type { DurationUnit } from "../../../inferred/check.ts";
import type { Findings } from "../../findings.ts";

const seconds: Readonly<Record<DurationUnit, number>> = {
  ms: 0.001,
  s: 1,
  min: 60,
  h: 3_600,
  day: 86_400,
  week: 604_800,
  month: 2_629_800,
  year: 31_557_600,
};
const unlimited = /\b(?:unlimited|infinite|endless)(?: number of| amount of)? (?:rows|records|data|lines)\b/i;

interface Counted {
  readonly count: number;
  readonly start: number;
  readonly end: number;
}

/** "3 millones de pedidos", "2 millions de clics": what is counted in millions stands behind a preposition. */
function scaled(text: string): readonly Counted[] {
  return [
    ...text.matchAll(
      /(?<![\d.,])(\d{1,3}(?:[.,]\d{1,3})?) (mill(?:on|ones|ion|ions|ao|oes|ões|ón|ão)|milh(?:ao|ão|oes|ões)|milliards?|bilh(?:ao|ão|oes|ões)|mil millones|billones) d(?:e |es |'|os |as )?(?!euros?|d[oó]lares|dollars|pesos|reais|libras|francs)\p{L}{3,}/giu,
    ),
  ].map(({ index, 0: said, 1: figure = "", 2: scale = "" }) => {
    const word = scale.toLowerCase();
    const by = /^(?:milliard|bilh|mil millones)/.test(word) ? 1e9 : /^billones/.test(word) ? 1e12 : 1e6;
    return { count: Number(figure.replace(",", ".")) * by, start: index, end: index + said.length };
  });
}

/** "40,000 meters, hourly readings": where something is read, meters are things. */
function meters(text: string): readonly Counted[] {
  const match = /(?:^|[:;.,] ?)(\d[\d,.]*) (?:meters|counters)(?= ?(?:[,;:]|with|each|read|and\b|$))/i.exec(text);
  if (match === null || !/\b(?:readings?|consumption|kwh|usage|smart)\b/i.test(text)) return [];
  return [
    {
      count: Number((match[1] ?? "").replace(/[,.](?=\d{3})/g, "")),
      start: match.index,
      end: match.index + match[0].length,
    },
  ];
}

/**
 * How many rows the words come to where nobody said a number of them: "5000 stores x 3000 products", "200 patients every
 * minute for 30 days". A domain without a series would take the patients alone for its rows.
 */
export function rowsImplied({ text, found }: Findings): number {
  if (unlimited.test(text)) return Number.POSITIVE_INFINITY;
  if (found.some(({ kind }) => kind === "rows" || kind === "tables")) return 0;
  const counted = [...scaled(text), ...found.filter((each) => each.kind === "entities"), ...meters(text)].slice(0, 8);
  const crossed = counted.reduce((product, { count, start }, index) => {
    const before = counted[index - 1];
    if (before === undefined) return count;
    const isCrossed = /^ ?[x×*] ?$/.test(text.slice(before.end, start));
    return isCrossed ? product * count : product;
  }, 0);
  const cadence = found.find((each) => each.kind === "cadence");
  const window = found.find((each) => each.kind === "window" && each.months === undefined);
  if (cadence === undefined || window?.kind !== "window")
    return counted.length > 1 ? crossed : (scaled(text)[0]?.count ?? 0);
  const steps = (Date.parse(window.to) - Date.parse(window.from)) / 1000 / (cadence.count * seconds[cadence.unit]);
  return Math.round(steps * (counted[0]?.count ?? 1));
}
