import type { StatedCode } from "../reading.ts";
import { isRole } from "./people-reading.ts";
import { plainAdjectives, plainNouns } from "./subject.ts";

/** Verbs that rows may repeat: base, past tense, and whether it is good or bad news; what `they` is for is told as it was. */
const verbs: readonly (readonly [string, string, StatedCode])[] = (
  "lose lost bad,miss missed bad,break broke bad,cancel cancelled bad,close closed bad,sell sold bad,steal stole bad,burn burned bad,flood flooded bad," +
  "forget forgot bad,ruin ruined bad,damage damaged bad,withhold withheld bad,refuse refused bad,reject rejected bad,leave left bad,delay delayed bad,ban banned bad,crash crashed bad,fail failed bad,destroy destroyed bad,drop dropped bad,hide hid bad,raise raised bad," +
  "win won good,find found good,open opened good,finish finished good,build built good,restore restored good,discover discovered good,buy bought good,get got good,receive received good," +
  "save saved good,repair repaired good,celebrate celebrated good,welcome welcomed good,inherit inherited good,start started good,plant planted good,publish published good,complete completed good,paint painted good,found founded good,join joined good,renovate renovated good,sell sold good,plan planned good,organise organised good,organize organised good"
)
  .split(",")
  .map((entry) => entry.split(" ") as [string, string, StatedCode]);

/** Third person, past and plain form of each verb. */
const forms: ReadonlyMap<string, readonly [string, StatedCode]> = new Map(
  verbs.flatMap(([base, past, code]) => {
    const third = /(?:s|sh|ch|x)$/.test(base) ? `${base}es` : `${base}s`;
    return [base, third, past].map((form): [string, readonly [string, StatedCode]] => [form, [past, code]]);
  }),
);
const determiners = new Set("a an the his her their its my our".split(" "));
const MOST_WORDS = 4;

/** The noun phrase that begins at a word, and where it ends; null where there is none of plain words. */
function phraseAt(words: readonly string[], from: number): { readonly text: string; readonly end: number } | null {
  const first = words[from] ?? "";
  const determiner = determiners.has(first) ? first : "";
  let end = determiner === "" ? from : from + 1;
  const start = end;
  const isPlain = (word: string): boolean =>
    plainNouns.has(word) || plainNouns.has(word.replace(/s$/, "")) || plainAdjectives.has(word) || isRole(word);
  while (end < words.length && end - start < MOST_WORDS && isPlain(words[end] ?? "")) end += 1;
  while (end > start && plainAdjectives.has(words[end - 1] ?? "") && !plainNouns.has(words[end - 1] ?? "")) end -= 1;
  if (end === start) return null;
  const own = determiner === "" || determiner === "a" || determiner === "an" ? "the" : determiner;
  return { text: `${own} ${words.slice(start, end).join(" ")}`, end };
}

/** "the club lost its queen": a subject, a verb and an object of plain words in a normal text, told as it was; else null. */
export function statedIn(text: string): { readonly code: StatedCode; readonly clause: string } | null {
  const words = text.match(/\p{L}[\p{L}'-]*|[,.;]/gu) ?? [];
  for (let at = 0; at < words.length; at++) {
    const subject = phraseAt(words, at);
    if (subject === null) continue;
    const verb = forms.get(words[subject.end] ?? "");
    const object = verb === undefined ? null : phraseAt(words, subject.end + 1);
    if (verb === undefined || object === null) continue;
    const [past, code] = verb;
    const whole = /^(?:the|my) /.test(subject.text) ? subject.text : subject.text.replace(/^\w+/, "the");
    return { code, clause: `${whole} ${past} ${object.text}` };
  }
  return null;
}
