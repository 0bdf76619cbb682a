import type { ExpectedConstraint, Need } from "./need.ts";
import type { Answer, PlannedConstraint, Row } from "./types.ts";

const first = (alternatives: unknown): unknown =>
  typeof alternatives === "string" ? alternatives.split("|")[0] : alternatives;

/** The value as a plan states it: where an expert takes several words for a member, the first. */
function value(one: ExpectedConstraint): unknown {
  if (one.kind === "enum") return { enum: one.value.enum.map(first) };
  if (one.kind !== "rate" || typeof one.value.rate === "number") return one.value;
  return { rate: Object.fromEntries(Object.entries(one.value.rate).map(([name, share]) => [first(name), share])) };
}

/** An answer that plans exactly what an expert expects, for the tests of the judge. The rows are the test's own. */
export function perfectAnswer(need: Need, sample: readonly Row[] = []): Answer {
  const column = (name: string | null): string | null =>
    need.fields.find(({ names }) => name !== null && names.includes(name))?.names[0] ?? null;
  const rows = need.constraints.find((one) => one.kind === "rows");
  const stated = need.constraints.filter((one) => one.kind !== "check");
  return {
    status: need.conduct === "plan" ? "planned" : need.conduct === "ask" ? "asked" : "refused",
    category: need.category,
    rows: rows?.kind === "rows" ? rows.value.rows : 5,
    fields: need.fields.map(({ names, type, unit }) => ({ name: names[0] ?? "", type, unit, source: "stated" })),
    constraints: stated.map(
      (one) => ({ kind: one.kind, field: column(one.field), value: value(one) }) as PlannedConstraint,
    ),
    relations: need.constraints.flatMap((one) =>
      one.kind === "relation"
        ? [one.value.relation.replaceAll(/(?:\w+\.)?([a-z]\w*)/g, (_, name: string) => column(name) ?? name)]
        : [],
    ),
    questions: need.conduct === "ask" ? need.topics.map((topic) => `Which ${topic[0]} do you mean?`) : [],
    alternative: need.conduct === "refuse" ? "invented persons with numbers that nobody has" : null,
    sample: need.conduct === "plan" ? sample : [],
  };
}
