import type { Figures } from "./gates.ts";
import { gates } from "./gates.ts";
import type { ConstraintVerdict, NeedScore } from "./score.ts";

function shortened(text: string): string {
  const line = text.replaceAll(/\s+/g, " ");
  return line.length <= 100 ? line : `${line.slice(0, 99)}…`;
}

function missed({ constraint, recognised, satisfied }: ConstraintVerdict): string {
  const what = constraint.field === null ? constraint.kind : `${constraint.field} ${constraint.kind}`;
  const why = [recognised ? "" : "not recognised", satisfied ? "" : "not kept by the rows"].filter(Boolean).join(", ");
  return `${what} ${JSON.stringify(constraint.value)} ${why}`;
}

/** One line on a need, and below it what it missed. */
export function needLines({ need, answer, ...score }: NeedScore): string {
  const of = score.constraints.length;
  const kept = score.constraints.filter((one) => one.recognised && one.satisfied).length;
  const faults = [
    ...(score.missing.length > 0 ? [`missing fields: ${score.missing.join(", ")}`] : []),
    ...(score.extra.length > 0 ? [`unexpected fields: ${score.extra.join(", ")}`] : []),
    ...(score.category === false ? [`category ${answer.category}, expected ${need.category}`] : []),
    ...score.constraints.filter((one) => !(one.recognised && one.satisfied)).map(missed),
    ...[score.clarification, score.safety].filter((fault) => fault !== ""),
  ];
  const f1 = score.f1 === null ? "  -  " : score.f1.toFixed(3);
  const head = `${need.split}  ${answer.status.padEnd(10)}  F1 ${f1}  constraints ${kept}/${of}  ${shortened(need.text)}`;
  return [head, ...faults.map((fault) => `        ${fault}`)].join("\n");
}

const rows: readonly (readonly [title: string, figure: keyof Figures])[] = [
  ["field F1", "fieldF1"],
  ["  types right", "types"],
  ["  units right", "units"],
  ["category", "category"],
  ["constraints", "constraints"],
  ["  recognised", "recognised"],
  ["  kept by the rows", "satisfied"],
  ["clarification precision", "clarificationPrecision"],
  ["clarification recall", "clarificationRecall"],
  ["  asked at all", "askedAtAll"],
  ["safety", "safety"],
];

/** The figures of several sets of needs side by side, with the gates. */
export function table(columns: readonly (readonly [title: string, figures: Figures])[]): string {
  const shown = (value: number | null): string => (value === null ? "-" : value.toFixed(3)).padStart(10);
  const head = `${"".padEnd(26)}${columns.map(([title, of]) => `${title} ${of.needs}`.padStart(10)).join("")}      gate`;
  const lines = rows.map(([title, figure]) => {
    const gate = gates.find((one) => one.figure === figure)?.least;
    const values = columns.map(([, of]) => shown(of[figure] as number | null)).join("");
    return `${title.padEnd(26)}${values}${(gate === undefined ? "" : gate.toFixed(2)).padStart(10)}`.trimEnd();
  });
  return [head, ...lines].join("\n");
}
