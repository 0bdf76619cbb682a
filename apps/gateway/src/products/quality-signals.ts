import { realism } from "@sdg/synth/quality/realism/registry";
import type { Dataset } from "@sdg/synth/schema/dataset";

/** What a buyer can know of a dataset's quality before buying: what is checked, and that it can be checked again. */
export function qualitySignals(dataset: Dataset) {
  return {
    invariants: dataset.invariants.length,
    statistics: realism.get(dataset.id)?.statistics.length ?? 0,
    recomputableFromSeed: true,
    reportWithEveryDelivery: true,
  };
}
