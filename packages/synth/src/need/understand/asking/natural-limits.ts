import type { Reading } from "../../extract/reading.ts";
import { unitNamed } from "../../extract/units.ts";
import type { Findings, Span } from "../../findings.ts";
import { fold } from "../../text/fold.ts";
import type { DraftNotes } from "../draft/draft.ts";
import { measureOf } from "./kinds/measured-in.ts";
import { findAgesOfOthers } from "./natural-ages.ts";
import type { SaidBound } from "./said-bounds.ts";
import { quoteOf } from "./said-orders.ts";

/** What lies between two ends, whatever a buyer says. */
const limits: readonly (readonly [name: RegExp, least: number, most: number])[] = [
  [/\blatitude\b/, -90, 90],
  [/\blongitude\b/, -180, 180],
  [/(?:^| )ph(?:[- ]?(?:value|level|wert))?$/, 0, 14],
  [
    /\b(?:weekly hours|hours (?:a|per) week|wochenstunden|horas semanal(?:es)?|heures par semaine|horas semanais)\b/,
    0,
    168,
  ],
  [/\b(?:hour of (?:the )?day|stunde des tages|hora del dia)\b/, 0, 24],
  [/\bday of (?:the )?month\b/, 1, 31],
  [/\bpercentile(?: rank)?$/, 0, 100],
  [/\bmonth(?: number| of (?:the )?year)\b/, 1, 12],
  [/\b(?:weekday number|day of (?:the )?week)\b/, 0, 7],
  [
    /\b(?:percent(?:age)? (?:complete\w*|done|finished)|completion (?:percent\w*|rate)|battery (?:level|percent\w*)|humidity)\b/,
    0,
    100,
  ],
];
/** What is never below zero. */
const neverNegative =
  /(?:^| )(?:age|alter|edad|idad|weight|gewicht|peso|poids|height|duration|dauer|speed|distanc|population|headcount|mass|length|quantit|rainfall|precipitation|visitor|passenger|attende|count|salar|wage)$/;
const differences =
  /\b(?:change|difference|delta|deviation|error|offset|growth|relative|z-?score|anomal|gap|variation|residual|log|adjust)/;

/** "temperature between 5 and 20 kg", "an age of -12", "adults aged 5 to 10". */
export function findAgainstNature(
  reading: Reading,
  { text }: Findings,
  said: readonly SaidBound[],
  notes: DraftNotes,
): void {
  for (const bound of said) {
    const push = (reason: string, fix: string, ...more: Span[]): void => {
      notes.impossible.push({
        reason: `"${quoteOf(reading, bound.span)}": ${reason}`,
        spans: [bound.span, ...more],
        fix,
      });
    };
    const dimension = bound.unit === undefined ? undefined : unitNamed(bound.unit)?.dimension;
    const measured = measureOf(bound.of);
    const isPer = /^\s*(?:\/|per\b|a\b|each\b|pro\b|por\b|par\b)/.test(text.slice(bound.span.end));
    if (dimension !== undefined && measured !== undefined && !measured.dimensions.test(dimension) && !isPer)
      push(
        `${bound.name} is measured in ${measured.unit}, and ${bound.unit} is none`,
        `say ${bound.name} in ${measured.unit}`,
      );
    const least = bound.minimum ?? bound.mean;
    const most = bound.maximum ?? bound.mean;
    const isBelow = (least !== undefined && least < 0) || (most !== undefined && most < 0);
    const clause = fold(text.slice(Math.max(0, bound.span.start - 40), bound.span.end + 20));
    const limited = limits.find(([name]) => name.test(fold(bound.name)));
    if (limited !== undefined && isBeyond(limited, least, most) && !beyond.test(fold(text)))
      push(
        `${bound.name} lies between ${limited[1]} and ${limited[2]}`,
        `say ${bound.name} from ${limited[1]} to ${limited[2]}`,
      );
    const isDaily = /\bhours?\b.{0,20}\b(?:per|a|each|every) day\b|\bdaily hours\b|\bhours? (?:of the|of) day\b/.test(
      clause,
    );
    if (isDaily && least !== undefined && least > 24 && bound.unit !== "min")
      push("a day has 24 hours", "say at most 24 hours a day");
    if (isBelow && neverNegative.test(bound.of) && !differences.test(clause))
      push(`${bound.name} is never below 0`, `say ${bound.name} from 0 on`);
  }
  findAgesOfOthers(reading, text, said, notes);
  findNoProbability(text, notes);
  findBeyondFull(text, notes);
  const negative =
    /(?<!\b(?:no|never|not|without|any|zero) )\bnegative (?:ages?|weights?|heights?|durations?|distances?|quantit(?:y|ies)|head ?counts?|speeds?)\b(?! (?:are|is|must|should|not|values? not))/i.exec(
      text,
    );
  if (negative !== null)
    notes.impossible.push({
      reason: `"${negative[0]}": there are none below 0`,
      spans: [{ start: negative.index, end: negative.index + negative[0].length }],
      fix: "say values from 0 on",
    });
  findNegativeSpread(text, notes);
}

/** A percentage may be said roundly. */
const ROOM = 1;

function isBeyond([, low, high]: (typeof limits)[number], least = low, most = high): boolean {
  return least < low - ROOM || most > high + ROOM;
}

const fulls =
  /\b(?:battery|humidity|moisture|state of charge|soc|fill level|tank level|uptime|availability|attendance|completion|turnout|wahlbeteiligung|participacion electoral)\b(?:[^,.;:]{0,16}?,?(?: ?\((?:in )?%\)| in %| in percent)?,? ?(?:ranging |ranges |values? )?(?:from |between )?\d+(?:[.,]\d+)? ?%? ?(?:to|and|-|–)| (?:is |of |at |up to |=)?) ?(?<most>\d+) ?(?<unit>%|percent)?/g;
const beyond = /\b(?:invalid|errors?|fault\w*|outliers?|raw|uncalibrated|anomal\w*|wrong|impossible|dirty)\b/;
/** A reading slightly above is one of a sensor. */
const ABOVE = 109;

/** "battery level in %, ranging from 20 to 130" */
function findBeyondFull(text: string, { impossible }: DraftNotes): void {
  const folded = fold(text);
  for (const match of folded.matchAll(fulls)) {
    const isShare = match.groups?.unit !== undefined || /%|percent/.test(match[0]);
    if (!isShare || Number(match.groups?.most) <= ABOVE || beyond.test(folded)) continue;
    impossible.push({
      reason: `"${text.slice(match.index, match.index + match[0].length)}": nothing is fuller than 100%`,
      spans: [{ start: match.index, end: match.index + match[0].length }],
      fix: "say values from 0 to 100%",
    });
    return;
  }
}

const probability =
  /\b(?:probabilit(?:y|ies)|chances?|likelihood|wahrscheinlichkeit(?:en)?|probabilidad(?:es)?|probabilites?|probabilidades?|odds of success)(?: (?:of|for|that|de|von|fur) (?!between)[a-z ]{2,30}?)? ?(?:is|are|of|=|:|at|ist|von|es|de|est)? ?(-?\d+(?:[.,]\d+)?) ?(%|percent|prozent)?(?![\d:/]|[.,]\d| ?(?:in|out|to|-|and|rows?|records)\b)/g;

/** "a probability of 1.7", "chance 120%". */
function findNoProbability(text: string, { impossible }: DraftNotes): void {
  for (const match of fold(text).matchAll(probability)) {
    const value = Number((match[1] ?? "").replace(",", "."));
    const most = match[2] === undefined ? 1 : 100;
    // "chance of 5" leaves open whether percent are meant.
    const isFigure =
      match[2] === undefined && value > 1 && value <= 100 && Number.isInteger(value) && !match[0].startsWith("prob");
    if ((value >= 0 && value <= most) || isFigure) continue;
    impossible.push({
      reason: `"${text.slice(match.index, match.index + match[0].length)}": a probability lies from 0 to 1`,
      spans: [{ start: match.index, end: match.index + match[0].length }],
      fix: "say a probability from 0 to 1, or 0% to 100%",
    });
  }
}

/** "sd -3" */
function findNegativeSpread(text: string, { impossible }: DraftNotes): void {
  const match =
    /\b(?:sd|std|stddev|sigma|standard deviation|variance|standardabweichung|desviacion(?: estandar)?|ecart[- ]type|desvio padrao)(?: of| is| =|:)? ?[=:]? ?-\d/.exec(
      fold(text),
    );
  if (match === null) return;
  impossible.push({
    reason: `"${text.slice(match.index, match.index + match[0].length)}": a standard deviation is never below 0`,
    spans: [{ start: match.index, end: match.index + match[0].length }],
    fix: "say a standard deviation of 0 or more",
  });
}
