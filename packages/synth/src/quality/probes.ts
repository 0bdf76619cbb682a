import type { ProbeTask } from "./report/probe.ts";

/** What can be learned from a dataset's rows, by dataset id; datasets without a label have none. */
export const probes: ReadonlyMap<string, ProbeTask> = new Map<string, ProbeTask>([
  [
    "retail-transactions",
    {
      label: "is_fraud",
      features: [
        "channel",
        "category",
        "payment_method",
        "country",
        "quantity",
        "unit_price",
        "order_total",
        "line_count",
      ],
      band: [0.6, 0.97],
    },
  ],
]);
