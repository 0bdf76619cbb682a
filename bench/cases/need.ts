import { readFileSync } from "node:fs";
import path from "node:path";
import { understand } from "@sdg/synth/need/understand/understand";
import { percentile, type Result, rounded } from "../result.ts";

const LENGTH = 300;
const ROUNDS = 5;
const TODAY = "2026-06-15";

/** Two needs of the fixtures as one text, cut to the length that the promise is about. */
function longNeeds(): string[] {
  const file = path.join(import.meta.dirname, "..", "..", "fixtures", "needs.jsonl");
  const needs = readFileSync(file, "utf8")
    .split("\n")
    .filter((line) => line !== "")
    .map((line) => (JSON.parse(line) as { need: string }).need);
  return needs.map((need, i) => `${need}; also ${needs[(i + 1) % needs.length]}; ${need}`.slice(0, LENGTH));
}

function milliseconds(need: string): number {
  const before = performance.now();
  understand({ need, today: TODAY, assume: true });
  return performance.now() - before;
}

/** The longest needs that are taken, each as unlike a need as can be. */
const hostile: readonly string[] = [
  ...["between ", "one of a/b/c ", "from 1 to 2 ", "user id, ", "last 90 days ", "and with ", "Germany Paris Texas "],
  ...["temperatur sensro devcie ", "2% x 3% y ", "price amount total date name id status type ", "(", "1-", "a,", "x"],
].map((piece) => piece.repeat(Math.floor(2_000 / piece.length)));

/** How long a need of 300 characters takes to become a plan, alone on a thread that has planned before. */
export async function need(): Promise<Result[]> {
  const needs = longNeeds();
  const first = milliseconds(needs[0] ?? "");
  const times: number[] = [];
  for (let round = 0; round <= ROUNDS; round += 1) {
    const taken = needs.map(milliseconds);
    // The first round warms the code up.
    if (round > 0) times.push(...taken);
  }
  const worst = Math.max(...hostile.map((text) => Math.min(milliseconds(text), milliseconds(text))));
  return [
    {
      id: "need.hostile.worst-ms",
      value: rounded(worst),
      unit: "ms",
      note: `the slowest of ${hostile.length} hostile texts of 2,000 characters, the better of two tries`,
    },
    {
      id: "need.plan.p95-ms",
      value: rounded(percentile(times, 0.95)),
      unit: "ms",
      note: `${needs.length} needs of ${LENGTH} characters, ${ROUNDS} rounds; median ${rounded(percentile(times, 0.5))} ms, worst ${rounded(percentile(times, 1))} ms, the very first ${rounded(first)} ms`,
    },
  ];
}
