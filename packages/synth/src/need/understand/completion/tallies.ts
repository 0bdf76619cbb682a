import type { Distribution } from "../../../inferred/model.ts";
import { chainsNaming, namesFault } from "../../rules/funnels.ts";
import type { DraftField, DraftTable } from "../draft/draft.ts";

const someOf: Distribution = { kind: "lognormal", median: 40, sigma: 0.8 };
/** How many of a chain must be counts for the others to be. */
const ENOUGH = 2;

/** What is told one by one beside a total: "passed, failed, skipped, total", "yes, no, abstain, total". */
const told =
  /^(?:passed|failed|skipped|blocked|yes|no|abstain|abstained|for|against|won|lost|drawn|open|closed|present|absent|accepted|rejected|invalid|valid|spoilt|spoiled)$/;

/** "sent, delivered, opened, clicked", "passed, failed, total": beside counts, what was done is as many as it was done to. */
export function beCountsAmongCounts({ fields }: DraftTable): void {
  const listed = fields.filter(({ source }) => source === "stated");
  const counts = listed.filter(({ type, unit }) => type === "int" && unit === null);
  const counted = new Set(
    counts.flatMap(({ name }) => chainsNaming(name)).filter((chain, at, all) => all.indexOf(chain) !== at),
  );
  const open = listed.filter(isOpen);
  for (const field of open) {
    const isStage = chainsNaming(field.name).some((chain) => counted.has(chain));
    if (isStage || (counted.size > 0 && namesFault(field.name))) becomeCount(field);
  }
  const parts = open.filter(({ name }) => told.test(name));
  const total = listed.find(({ name, fixed, items }) => name === "total" && fixed.size === 0 && isBare(items));
  if (total === undefined || parts.length < ENOUGH) return;
  for (const field of [...parts, total]) becomeCount(field);
}

/** Nothing is said of its values, and it is no count yet. */
function isOpen({ type, fixed, items, unit }: DraftField): boolean {
  return fixed.size === 0 && isBare(items) && type !== "id" && !(type === "int" && unit === null) && type !== "enum";
}

function isBare(items: DraftField["items"]): boolean {
  return items.every(({ founds, inner }) => founds.length === 0 && inner.length === 0);
}

function becomeCount(field: DraftField): void {
  const said = field.items[0]?.words ?? [];
  const [only] = said;
  // "signups" are as many as there were, and no day of one.
  if (said.length === 1 && only !== undefined && only.folded.endsWith("s")) field.name = only.folded;
  Object.assign(field, {
    type: "int",
    unit: null,
    minimum: 0,
    maximum: undefined,
    of: undefined,
    known: false,
    frameField: null,
    model: { kind: "number", distribution: someOf, decimals: 0 },
    meaning: `Number of ${field.name.replaceAll("_", " ")}.`,
  });
}
