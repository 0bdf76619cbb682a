import { type Dataset, defineDataset } from "../schema/dataset.ts";
import { flowColumns } from "./network-security-logs/columns.ts";
import { FLOW_ROWS, openFlows } from "./network-security-logs/flow-source.ts";
import { flowInvariants } from "./network-security-logs/invariants.ts";

const version = "1.0.0";
const columns = flowColumns(version);

/**
 * Flows of an invented company's network as a sensor in Zeek's terms logs them: machines with roles, heavy-tailed volumes,
 * a working week, firewall and intrusion detection, and attack campaigns in five stages over the daily life.
 */
export const networkSecurityLogs: Dataset = defineDataset({
  id: "network-security-logs",
  version,
  title: "Network security logs",
  description:
    "Connection records of an invented company's network in time order, in the terms of Zeek's conn.log, with firewall and intrusion detection verdicts and the truth: labelled campaigns of reconnaissance, brute force, lateral movement, command and control, and exfiltration. One row is one flow; with the defaults 24,000 rows cover a mean day.",
  key: ["uid"],
  columns,
  invariants: flowInvariants,
  rowLimit: FLOW_ROWS,
  parameters: {
    from: {
      type: "date",
      meaning: "First day; weekdays, weekends and months follow the calendar.",
      minimum: "2015-01-01",
      maximum: "2035-12-31",
      default: "2026-01-05",
    },
    to: {
      type: "date",
      meaning: "The day after the last one; not set, rows go on as far as they are asked for.",
      minimum: "2015-01-02",
      maximum: "2045-12-31",
      default: null,
    },
    hosts: {
      type: "integer",
      meaning: "Machines inside: six central ones, one in twelve a server, the rest the staff's.",
      unit: "hosts",
      minimum: 20,
      maximum: 5_000,
      default: 120,
    },
    flows_per_day: {
      type: "integer",
      meaning: "Flows on a mean day.",
      unit: "flows",
      minimum: 1_000,
      maximum: 3_000_000,
      default: 24_000,
    },
    malicious_rate: {
      type: "number",
      meaning: "Share of the flows that belong to attack campaigns, over whole campaigns.",
      minimum: 0,
      maximum: 0.2,
      default: 0.02,
    },
  },
  open: (seed, values, memory) => openFlows(seed, values, columns.length, memory),
});
