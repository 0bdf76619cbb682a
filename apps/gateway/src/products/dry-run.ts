import { rowChunks } from "@sdg/synth/engine/chunks";
import type { Blueprint } from "@sdg/synth/inferred/blueprint";
import type { Dataset } from "@sdg/synth/schema/dataset";
import { jsonReply, type Reply } from "../http/reply.ts";
import type { Clock } from "../ports.ts";
import { formatUsdc } from "../sale/price.ts";
import type { Purchase } from "../sale/purchase.ts";
import type { DatasetOf, DatasetProduct } from "./datasets.ts";
import { SAMPLE_SEED } from "./rows-text.ts";

const SAMPLE_ROWS = 3;
/** The price of a row is the same tomorrow; how many rows a window holds may not be. */
const QUOTE_MS = 15 * 60_000;

/** Answers what a purchase would cost and bring, without making more than a sample of it. */
export type DryRun = (purchase: Purchase) => Reply;

export function dryRun(datasetOf: DatasetOf, clock: Clock): DryRun {
  return (purchase) => {
    const dataset = datasetOf(purchase.product as DatasetProduct);
    const { rows, amountMicroUsdc, resourceUrl } = purchase;
    return jsonReply(
      {
        dryRun: true,
        rows,
        quote: {
          amountMicroUsdc: amountMicroUsdc.toString(),
          amountUsdc: formatUsdc(amountMicroUsdc),
          expiresAt: new Date(clock.now() + QUOTE_MS).toISOString(),
        },
        plan: planOf(purchase, dataset),
        questions: [],
        sample: sampleOf(dataset, purchase.product as DatasetProduct),
        sampleSeed: SAMPLE_SEED,
        charged: false,
        ...purchaseUrl(resourceUrl, purchase.understoodAs.asOf),
      },
      { "cache-control": "no-store" },
    );
  };
}

/** The plan of a need; of a category that was named, what its dataset is. */
function planOf({ understoodAs, product }: Purchase, dataset: Dataset): unknown {
  if (product.design !== undefined) return understoodAs;
  return {
    ...understoodAs,
    fields: dataset.fields.map(({ name, type, unit, values, meaning, nullable }) => ({
      ...{ name, type, unit: unit ?? null, source: "implied", values: values ?? null, meaning },
      nullable: nullable === true,
    })),
    constraints: [],
    relations: dataset.invariants.map(({ statement }) => statement),
    assumptions: [],
    alternatives: [],
  };
}

/** The first rows; of linked tables at least one of each, as far as three rows go. */
function sampleOf(dataset: Dataset, { design }: DatasetProduct): unknown[] {
  const tables = (design?.blueprint as Blueprint | undefined)?.tables ?? [];
  const starts = tables.map((_, i) => tables.slice(0, i).reduce((sum, { rows }) => sum + rows, 0));
  const wanted = new Set<number>(starts.slice(0, SAMPLE_ROWS));
  for (let row = starts.at(-1) ?? 0; wanted.size < SAMPLE_ROWS && row < dataset.rowLimit; row += 1) wanted.add(row);
  return [...wanted].map((row) => {
    const chunks = rowChunks(dataset, SAMPLE_SEED, "ndjson", { from: row, to: row + 1 });
    return JSON.parse(Buffer.concat([...chunks]).toString("utf8"));
  });
}

/** Where exactly this is bought: the day that the need was understood against is pinned. Absent for needs too long for an address. */
function purchaseUrl(resourceUrl: string, asOf: unknown): { readonly purchaseUrl?: string } {
  const url = new URL(resourceUrl);
  if (url.search === "") return {};
  url.searchParams.delete("dryRun");
  if (typeof asOf === "string") url.searchParams.set("asOf", asOf);
  return { purchaseUrl: url.href };
}
