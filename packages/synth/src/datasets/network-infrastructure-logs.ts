import { type Dataset, defineDataset } from "../schema/dataset.ts";
import { recordColumns } from "./network-infrastructure-logs/columns.ts";
import { recordInvariants } from "./network-infrastructure-logs/invariants.ts";
import { openRecords, RECORD_ROWS } from "./network-infrastructure-logs/record-source.ts";
import { kinds } from "./network-infrastructure-logs/vocabulary.ts";

const version = "1.0.0";
const columns = recordColumns(version);

/**
 * What the machines of an invented web shop write in five points of presence: requests at the edge and behind it, name
 * queries, metrics, log lines and routing, in one stream, with incidents that show in several kinds at once.
 */
export const networkInfrastructureLogs: Dataset = defineDataset({
  id: "network-infrastructure-logs",
  version,
  title: "Network infrastructure logs",
  description:
    "Records of an invented web shop's machines in five points of presence, in time order: access logs of the edge, load balancer logs of the same requests, DNS queries, host metrics, syslog lines and BGP events, with labelled incidents. One row is one record, and its kind decides which fields it has; with the defaults 48,000 rows cover a mean day.",
  key: ["event_id"],
  columns,
  invariants: recordInvariants,
  rowLimit: RECORD_ROWS,
  parameters: {
    from: {
      type: "date",
      meaning: "First day; weekdays and months follow the calendar.",
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
      meaning: "Machines that report metrics, in turn; a fifth of them in each point of presence.",
      unit: "hosts",
      minimum: 40,
      maximum: 2_000,
      default: 40,
    },
    rows_per_day: {
      type: "integer",
      meaning: "Rows on a mean day.",
      unit: "rows",
      minimum: 20_000,
      maximum: 5_000_000,
      default: 48_000,
    },
    incidents_per_day: {
      type: "integer",
      meaning: "Incidents a day, each of which makes one service fail for 10 to 25 minutes.",
      unit: "incidents",
      minimum: 0,
      maximum: 24,
      default: 6,
    },
    kinds: {
      type: "choices",
      meaning: "The kinds of records wanted.",
      values: kinds,
      default: [],
    },
  },
  open: (seed, values, memory) => openRecords(seed, values, columns.length, memory),
});
