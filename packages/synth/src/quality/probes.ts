import type { ProbeTask } from "./report/probe.ts";

/**
 * What can be learned from a dataset's rows, by dataset id; datasets without a label have none. Features leave out what
 * states the label in other words, and what is only known after it.
 */
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
  [
    "network-security-logs",
    {
      label: "attack_label",
      positive: ["reconnaissance", "brute_force", "lateral_movement", "command_and_control", "exfiltration"],
      features: [
        "proto",
        "service",
        "direction",
        "duration_s",
        "orig_bytes",
        "resp_bytes",
        "orig_pkts",
        "conn_state",
        "dst_port",
      ],
      band: [0.55, 0.99],
    },
  ],
  [
    "web-intent-signals",
    {
      label: "form_started",
      features: [
        "page_type",
        "topic",
        "referrer_type",
        "device",
        "time_on_page_s",
        "scroll_depth_pct",
        "clicks",
        "seq",
      ],
      band: [0.6, 0.99],
    },
  ],
  [
    "commerce-behavior",
    {
      label: "abandoned",
      features: [
        "channel",
        "device_type",
        "returning",
        "basket_items",
        "basket_value",
        "discount_pct",
        "category",
        "country",
      ],
      band: [0.52, 0.9],
    },
  ],
  [
    "agent-behavioral-drift",
    {
      label: "drift_label",
      features: ["metric", "task_type", "value", "z", "psi", "ks_stat", "js_div", "cusum_up", "cusum_down"],
      band: [0.6, 0.98],
    },
  ],
  [
    "high-intent-financial-grounding",
    {
      label: "converted",
      features: ["product", "amount", "rate_pct", "dti", "credit_band", "income_band", "urgency", "intent_score"],
      band: [0.6, 0.9],
    },
  ],
]);
