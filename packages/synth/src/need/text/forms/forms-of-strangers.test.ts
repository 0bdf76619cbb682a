import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { understand } from "../../understand/understand.ts";

interface Limits {
  readonly min?: number | string;
  readonly max?: number | string;
  readonly enum?: readonly string[];
  readonly rate?: number;
  readonly nulls?: number;
}

interface Written {
  readonly need: string;
  readonly rows: number;
  readonly columns: Readonly<Record<string, Limits>>;
}

const fixture = new URL("../../../../../../fixtures/forms.jsonl", import.meta.url);
const written = readFileSync(fixture, "utf8")
  .split("\n")
  .filter((line) => line !== "")
  .map((line) => JSON.parse(line) as Written);

function planned({ need }: Written) {
  const understood = understand({ need, today: "2026-06-15" });
  return understood.kind === "planned" ? understood.plan : undefined;
}

/** Ends that are said: "2024-05-01" is that of 2024-05-01T00:00. */
function isEnd(end: unknown, said: number | string | undefined): boolean {
  return said === undefined || end === said || String(end).startsWith(String(said));
}

function isKept({ kind, value }: { readonly kind: string; readonly value: object }, limits: Limits): boolean {
  const ends = value as {
    readonly min?: unknown;
    readonly max?: unknown;
    readonly from?: unknown;
    readonly to?: unknown;
  };
  if (kind === "range") return isEnd(ends.min, limits.min) && isEnd(ends.max, limits.max);
  if (kind === "window") return isEnd(ends.from, limits.min) && isEnd(ends.to, limits.max);
  return false;
}

test("140 requests in some thirty forms, by two writers who never saw the engine, keep their rows, columns and limits", () => {
  const missed: string[] = [];
  let [rows, columns, extra, limits, kept] = [0, 0, 0, 0, 0];
  for (const each of written) {
    const plan = planned(each);
    if (plan?.rows === each.rows) rows += 1;
    else missed.push(`${plan?.rows} rows: ${each.need.slice(0, 80)}`);
    const stated = (plan?.fields ?? []).filter(({ source }) => source === "stated").map(({ name }) => name);
    extra += stated.filter((name) => each.columns[name] === undefined).length;
    for (const [name, said] of Object.entries(each.columns)) {
      if (stated.includes(name)) columns += 1;
      else missed.push(`${name}: ${each.need.slice(0, 80)}`);
      if (said.min === undefined && said.max === undefined) continue;
      limits += 1;
      const own = (plan?.constraints ?? []).filter(({ field }) => field === name);
      if (own.some((constraint) => isKept(constraint, said))) kept += 1;
      else missed.push(`${name} ${said.min} to ${said.max}: ${each.need.slice(0, 80)}`);
    }
  }
  const wanted = written.reduce((sum, each) => sum + Object.keys(each.columns).length, 0);
  assert.ok(rows >= 0.97 * written.length, `${rows} of ${written.length}\n${missed.join("\n")}`);
  assert.ok(columns >= 0.95 * wanted, `${columns} of ${wanted}\n${missed.join("\n")}`);
  assert.ok(extra <= 0.08 * wanted, `${extra} besides ${wanted}`);
  assert.ok(kept >= 0.95 * limits, `${kept} of ${limits}\n${missed.join("\n")}`);
});
