import type { HumanRecord } from "../human/record.ts";

/** What the main person of a row says, one text a state. */
export function saidTexts(record: HumanRecord): readonly string[] {
  if (record.format === "traces") return record.steps.map(({ text }) => text);
  return record.turns.filter(({ speaker }) => speaker === "user").map(({ text }) => text);
}

/** The words of texts without what is peculiar to a row: names of its people and numbers are one word each. */
export function plainWords(texts: readonly string[], names: readonly string[]): readonly string[] {
  const known = new Set(names.map((name) => name.toLowerCase()));
  return texts.flatMap((text) =>
    text
      .toLowerCase()
      .split(/[^\p{L}\p{N}']+/u)
      .filter((word) => word !== "")
      .map((word) => (known.has(word) ? "name" : /^\p{N}/u.test(word) ? "number" : word)),
  );
}

/** First names of a row's people. */
export function namesOf(record: HumanRecord): readonly string[] {
  if (record.format === "traces") return [record.persona.name];
  return [record.participants.user.name, record.participants.other.name];
}
