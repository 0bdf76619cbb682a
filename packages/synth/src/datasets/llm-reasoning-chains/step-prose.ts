import type { Dice } from "../prose/dice.ts";
import { beginOne, type Phrase, phrases, sayOne } from "../prose/phrase.ts";
import { exactText, type Rational } from "./rational.ts";
import { groups, things } from "./things.ts";

const plurals = new Map<string, string>([
  ...things.map((thing) => [thing.one, thing.many] as const),
  ...things.map((thing) => [thing.box, thing.boxes] as const),
  ...groups,
  ["km", "km"],
  ["cm", "cm"],
  ["person", "people"],
]);

/** A value, written as `text`, with its unit, as a solver writes it. */
function quantity(text: string, unit: string): string {
  if (unit === "1") return text;
  if (unit === "truth") return text === "1" ? "true" : "false";
  if (unit === "USD") return `$${text}`;
  const slash = unit.indexOf("/");
  const top = slash < 0 ? unit : unit.slice(0, slash);
  const noun = text === "1" ? top : (plurals.get(top) ?? `${top}s`);
  return slash < 0 ? `${text} ${noun}` : `${text} ${noun} per ${unit.slice(slash + 1)}`;
}

const first = phrases(
  "[First|To start|To begin with], [find|work out|get] {what}: {e} = {v}.",
  "[I start|Let's start|We start] with {what}[: |, which is ]{e} = {q}.",
  "{what} [is|comes to|equals] {e} = {q}.",
  "[Begin|Start] by [computing|calculating] {what}: {e} = {v}.",
  "{e} = {v}, [so|which means] {what} [is|comes to] {q}.",
  "[What is needed first is|The first thing to know is] {what}, {e} = {q}.",
  "From the [question|text], {what} [must be|is] {e} = {v}.",
);
const next = phrases(
  "[Then|Next|Now|After that], {what} [is|comes to|becomes] {e} = {q}.",
  "{what}: {e} = {v}.",
  "[So|Hence|That way] {what} [is|amounts to|comes out at] {e} = {q}.",
  "[This gives|That leaves us with|We get] {e} = {v} for {what}.",
  "[With that|From this|Using that], [we find|I find|one gets] {what}: {e} = {v}.",
  "{e} = {v}[. That is|, and that is|:] {what}.",
  "[Now|Next] [compute|calculate|take] {what}, {e} = {q}.",
  "[Continuing|Going on], {e} = {q} [is|gives] {what}.",
  "To [get|find] {what}, [take|calculate] {e}[, which is| =] {v}.",
);
const last = phrases(
  "[Finally|Lastly|In the end], {what} [is|comes to] {e} = {q}.",
  "[So|Therefore|Thus], {e} = {v}, [and the answer is {q}|which is the answer].",
  "[That makes|This leaves] {e} = {q}.",
  "The [answer|result] is {what}: {e} = {v}.",
  "[Putting it together|To finish], {e} = {q}.",
  "{what} [is|comes to|makes] {e} = {q}[, which is what was asked|].",
);
const truth = phrases(
  "[Check|Now check|Test] {what}: {e} [gives|is] {v}, [so it is|that is] {q}.",
  "{e} = {v}[, so|:] {what}: {q}.",
  "[Now|Next|Then] {what}: {e} = {v}, [that is|which means] {q}.",
  "[Testing|Checking] {what}, {e} [comes out|turns out] as {v}[, i.e. {q}| ({q})].",
);
const corrections = phrases(
  "[Wait|Hold on|Hmm|No], [that is not right|step {k} is wrong|I made a mistake there]. {e} = {v}.",
  "[Let me check step {k}|Checking step {k} again]: it should be {e} = {v}[, not {w}|].",
  "[Actually|On second thought], {what} is {e} = {q}[; step {k} was off|].",
  "[I need to correct|Correction to] step {k}: {e} = {v}.",
  "[Looking back|Rereading the question], {what} must be {e} = {v} instead of {w}.",
);
const openings = phrases(
  "[Let me|I will|We] [list|collect|note] what is [known|given] [first|before calculating].",
  "The question [asks for|wants|is about] {what}.",
  "[To answer this|For this] we need {what}, [in|which takes] {n} [steps|calculations].",
  "[Let's|Let us] [go|take it|work] [step by step|through it slowly|one fact at a time].",
  "[Not every|Each] number matters[ here|]; what counts is {what}.",
);
const closings = phrases(
  "[So|Therefore|Hence] the answer is {q}.",
  "[The answer|That] is {q}[, as asked|].",
  "[Answer|Result]: {q}.",
  "This [agrees with|fits] the question, so [I answer|the answer is] {q}.",
);
const stopped = phrases(
  "I [do not see|cannot see] how to [go on|continue] from here, so I [stop|leave it open].",
  "[Something is missing|I have lost the thread], and I [would rather not guess|cannot give an answer].",
  "[At this point|Here] I am [stuck|not sure what is asked] and [give up|end without an answer].",
);

export type StepPlace = "first" | "next" | "last" | "correction";

/** What a step corrects: an earlier step and its value. */
export interface Correction {
  readonly step: number;
  readonly value: Rational;
}

function phrasesOf(place: StepPlace, unit: string): readonly Phrase[] {
  if (place === "correction") return corrections;
  if (unit === "truth") return truth;
  if (place === "first") return first;
  return place === "last" ? last : next;
}

/** A solver's sentence for a calculation and its value. */
export function stepText(
  dice: Dice,
  place: StepPlace,
  expr: string,
  value: string,
  unit: string,
  what: string,
  corrects: Correction | null,
): string {
  const k = corrects === null ? "" : String(corrects.step);
  const w = corrects === null ? "" : exactText(corrects.value);
  return beginOne(dice, phrasesOf(place, unit), { e: expr, v: value, q: quantity(value, unit), what, k, w });
}

/** A sentence before the first calculation. */
export function openingText(dice: Dice, what: string, calculations: number): string {
  return beginOne(dice, openings, { what, n: String(calculations) });
}

/** A sentence after the last one. */
export function closingText(dice: Dice, value: Rational, unit: string): string {
  const q = unit === "truth" ? (value.n === 1 ? "yes" : "no") : quantity(exactText(value), unit);
  return sayOne(dice, closings, { q });
}

/** The sentence of a solver who gives up. */
export function stoppedText(dice: Dice): string {
  return sayOne(dice, stopped, {});
}
