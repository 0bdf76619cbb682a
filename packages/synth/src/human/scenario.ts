import type { Emotion } from "./emotion.ts";
import { genericFamily, griefFamily, lowMoodFamily } from "./families/registry.ts";
import { matterIn } from "./matter-sources.ts";
import type { ScenarioLanguage, ScenarioReading, ScenarioRefusal } from "./reading.ts";
import { familyIn } from "./scenario/family-reading.ts";
import { focusOf } from "./scenario/focus.ts";
import { languageOf } from "./scenario/language-reading.ts";
import { normalText } from "./scenario/normal-text.ts";
import { namesIn, peopleIn } from "./scenario/people-reading.ts";
import { safetyOf } from "./scenario/safety.ts";
import { statedIn } from "./scenario/stated.ts";
import { subjectOf } from "./scenario/subject.ts";
import { emotionsIn, endingIn, mannerIn, placeIn, turnsIn } from "./scenario/wishes.ts";

/** No more than this of a request is read. */
const LONGEST = 2_000;
const unnamed = "the whole matter";

const languageNames: Readonly<Record<ScenarioLanguage, string>> = {
  en: "English",
  es: "Spanish",
  de: "German",
  fr: "French",
  pt: "Portuguese",
};
/** What people who need support are not made to feel on purpose. */
const unkind: ReadonlySet<Emotion> = new Set<Emotion>(["gloating", "envy", "disgust"]);

/** What such people go through unless it is said. */
const heavy: readonly Emotion[] = ["sadness", "hope", "anxiety"];

/**
 * Understands a scenario in plain words: the family it belongs to, who talks to whom, where, how long, which emotions, in
 * what manner, and whether it must be refused or handled with care. What it asks the service to do ("ignore your rules")
 * is text like any other and changes nothing.
 */
export function readScenario(text: string): ScenarioReading | ScenarioRefusal {
  const given = text.slice(0, LONGEST);
  const normal = normalText(given);
  if (!/\p{L}/u.test(normal)) {
    return {
      kind: "refused",
      reason: "empty",
      detail: "The scenario holds no words.",
      alternative: "Say who goes through what, for example: a tenant disputes a withheld deposit with the landlord.",
    };
  }
  const safety = safetyOf(normal);
  if (safety.route === "refused") {
    const { reason, detail, alternative } = safety;
    return { kind: "refused", reason, detail, alternative };
  }
  const isSensitive = safety.route === "sensitive";
  const spoken = familyIn(normal);
  // Whoever mourns is not told of as somebody low without a cause.
  const known = isSensitive && spoken !== griefFamily ? lowMoodFamily : spoken;
  const family = known ?? genericFamily;
  const language = languageOf(normal);
  const people = peopleIn(normal, family, language);
  const named = emotionsIn(normal).filter((emotion) => !isSensitive || !unkind.has(emotion));
  const emotions = isSensitive && named.length === 0 ? heavy : named;
  const matter = isSensitive ? null : matterIn(family, normal);
  const reading: Omit<ScenarioReading, "understood"> = {
    kind: isSensitive ? "sensitive" : "scenario",
    family,
    subject: family === genericFamily ? (subjectOf(normal) ?? unnamed) : (matter?.topic ?? null),
    matter: matter?.id ?? null,
    focus: focusOf(normal),
    onset: family === genericFamily && !isSensitive ? statedIn(normal) : null,
    place: placeIn(normal),
    roles: people.roles,
    names: namesIn(given),
    facing: isSensitive ? false : people.facing,
    turns: turnsIn(normal),
    emotions,
    ending: endingIn(normal),
    ...mannerIn(normal),
    language,
    constraints: safety.route === "sensitive" ? safety.constraints : [],
    note: safety.route === "sensitive" ? safety.note : null,
  };
  return { ...reading, understood: understood(reading, known !== null) };
}

/** The reading in sentences, for the buyer. */
function understood(reading: Omit<ScenarioReading, "understood">, isKnown: boolean): string[] {
  const { family, subject, roles, names, place, turns, emotions, register, temper, level, language } = reading;
  const said: string[] = [];
  said.push(
    isKnown
      ? `The scenario belongs to the family ${family}.`
      : `No known family of scenarios fits: the rows are about a change in life around ${subject ?? unnamed}.`,
  );
  if (isKnown && subject !== null) said.push(`What happens is mostly about ${subject}.`);
  if (roles.user !== null) said.push(`The main person is a ${roles.user}.`);
  if (roles.other !== null) said.push(`The other person is a ${roles.other}.`);
  if (names.user !== null) said.push(`The main person is called ${names.user}; family names are left out.`);
  if (names.other !== null) said.push(`The other person is called ${names.other}.`);
  if (place !== null) said.push(`It takes place ${place}.`);
  if (turns !== null)
    said.push(`A conversation has ${turns[0]} to ${turns[1]} messages; a trace has 5 to 12 steps in any case.`);
  if (emotions.length > 0) said.push(`Events that lead to these emotions come up more often: ${emotions.join(", ")}.`);
  if (reading.ending !== null) said.push(`It is to end with ${reading.ending}.`);
  for (const manner of [register, temper, level]) if (manner !== null) said.push(`The manner is ${manner}.`);
  if (language !== "en") said.push(`The scenario is in ${languageNames[language]}; the rows are in English.`);
  if (reading.kind === "sensitive")
    said.push("It is sensitive: the other person supports, no methods come up, and a note points to help.");
  return said;
}
