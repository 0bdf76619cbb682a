import type { Found } from "../findings.ts";
import { number, type Reading, spanOf, word } from "./reading.ts";

const openers = new Set("on in auf en em sur a".split(" "));
const articles = new Set("a an the einer una une uma un um".split(" "));
const points = new Set("point points punkt punkte puntos pontos er".split(" "));
const scales = new Set("scale skala escala echelle".split(" "));
const FEWEST = 2;
const MOST = 11;

/** "on a 5 point scale", "auf einer 7-Punkte-Skala", "en una escala de 5 puntos", "sur une échelle à 7 points": from 1 to so many. */
export function pointScaleAt(reading: Reading, at: number): Found | undefined {
  const from = openers.has(word(reading, at)) ? at + 1 : at;
  if (from === at && articles.has(word(reading, at))) return undefined;
  const first = articles.has(word(reading, from)) ? from + 1 : from;
  const read = pointsFirst(reading, first) ?? scaleFirst(reading, first);
  return read === undefined
    ? undefined
    : { kind: "range", minimum: 1, maximum: read.most, ...spanOf(reading, at, read.next) };
}

interface Read {
  readonly most: number;
  readonly next: number;
}

function mostAt(reading: Reading, at: number): Read | undefined {
  const value = number(reading, at);
  if (value === undefined || !Number.isInteger(value.value)) return undefined;
  return value.value < FEWEST || value.value > MOST ? undefined : { most: value.value, next: value.next };
}

/** "5 point scale", "7-point Likert scale", "7-Punkte-Skala" */
function pointsFirst(reading: Reading, at: number): Read | undefined {
  const value = mostAt(reading, at);
  if (value === undefined) return undefined;
  const unit = behindHyphen(reading, value.next);
  const whole = word(reading, unit);
  if (/^(?:punkte?|er)-?skala$/.test(whole)) return { most: value.most, next: unit + 1 };
  if (!points.has(whole)) return undefined;
  const noun = behindHyphen(reading, unit + 1);
  const scale = word(reading, noun) === "likert" ? behindHyphen(reading, noun + 1) : noun;
  return scales.has(word(reading, scale)) ? { most: value.most, next: scale + 1 } : undefined;
}

/** "escala de 5 puntos", "échelle à 7 points" */
function scaleFirst(reading: Reading, at: number): Read | undefined {
  const noun = word(reading, at + 1) === "likert" || word(reading, at + 1) === "de likert" ? at + 2 : at + 1;
  if (!scales.has(word(reading, at)) || !/^(?:de|a|en|of|with)$/.test(word(reading, noun))) return undefined;
  const value = mostAt(reading, noun + 1);
  return value !== undefined && points.has(word(reading, value.next))
    ? { most: value.most, next: value.next + 1 }
    : undefined;
}

function behindHyphen(reading: Reading, at: number): number {
  return word(reading, at) === "-" ? at + 1 : at;
}
