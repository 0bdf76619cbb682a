import { hourContrast } from "../arrivals.ts";
import { largestShare, topShare } from "../concentration.ts";
import { uniformFlows } from "../controls/network-security-logs.ts";
import { areaUnderRoc } from "../discrimination.ts";
import { mean } from "../moments.ts";
import { median } from "../quantile.ts";
import { instantOf, numberOf, tally, textOf } from "../row-values.ts";
import { type Counted, defineRealism, type Row, type Statistic } from "../statistic.ts";

/** Columns of a flow alone; verdicts of firewall and intrusion detection are left out. */
const numeric = ["src_port", "dst_port", "duration_s", "orig_bytes", "resp_bytes", "orig_pkts", "resp_pkts"] as const;

interface FlowColumns extends Counted {
  /** Payload of both sides. */
  bytes: number[];
  columns: Record<(typeof numeric)[number], number[]>;
  isAttack: boolean[];
  targetPorts: string[];
  /** TCP flows by state. */
  states: Map<string, number>;
  tcp: number;
  times: number[];
  campaigns: Map<string, number>;
  /** Flows opened by each machine inside. */
  sources: Map<string, number>;
}

function collect(rows: Iterable<Row>): FlowColumns {
  const columns: FlowColumns = {
    rows: 0,
    bytes: [],
    columns: {
      src_port: [],
      dst_port: [],
      duration_s: [],
      orig_bytes: [],
      resp_bytes: [],
      orig_pkts: [],
      resp_pkts: [],
    },
    isAttack: [],
    targetPorts: [],
    states: new Map(),
    tcp: 0,
    times: [],
    campaigns: new Map(),
    sources: new Map(),
  };
  for (const row of rows) {
    columns.rows++;
    columns.bytes.push(numberOf(row, "orig_bytes") + numberOf(row, "resp_bytes"));
    for (const name of numeric) columns.columns[name].push(typeof row[name] === "number" ? numberOf(row, name) : -1);
    const isAttack = row.attack_label !== "benign";
    columns.isAttack.push(isAttack);
    if (isAttack) tally(columns.campaigns, textOf(row, "campaign_id") ?? "");
    columns.targetPorts.push(String(row.dst_port));
    const source = textOf(row, "src_ip") ?? "";
    if (source.startsWith("10.")) tally(columns.sources, source);
    if (row.proto === "tcp") {
      columns.tcp++;
      tally(columns.states, textOf(row, "conn_state") ?? "");
    }
    columns.times.push(instantOf(row, "ts"));
  }
  return columns;
}

function stateShare(columns: FlowColumns, states: readonly string[]): number | null {
  const count = states.reduce((sum, state) => sum + (columns.states.get(state) ?? 0), 0);
  return columns.tcp === 0 ? null : count / columns.tcp;
}

function meanOverMedian(values: readonly number[]): number | null {
  const centre = mean(values);
  const middle = median(values);
  return centre === null || middle === null || middle === 0 ? null : centre / middle;
}

/** How well the best single column tells attacks from daily life. */
function bestColumn(columns: FlowColumns): number | null {
  let best: number | null = null;
  for (const name of numeric) {
    const area = areaUnderRoc(columns.columns[name], columns.isAttack);
    if (area !== null) best = Math.max(best ?? 0, area, 1 - area);
  }
  return best;
}

const statistics: readonly Statistic<FlowColumns>[] = [
  {
    id: "flow_bytes_median",
    describes: "Median payload of a flow, both sides, bytes.",
    band: [200, 5_000],
    minimumRows: 5_000,
    source: "Most flows are mice: medians below 5 kB",
    measure: (columns) => median(columns.bytes),
    control: uniformFlows,
  },
  {
    id: "flow_bytes_skew",
    describes: "Mean over median payload of a flow.",
    band: [8, 2_000],
    minimumRows: 20_000,
    source: "Lognormal body with a heavy tail; prototype 14, uniform 1.0",
    measure: (columns) => meanOverMedian(columns.bytes),
    control: uniformFlows,
  },
  {
    id: "elephant_share",
    describes: "Share of all payload carried by the largest 1% of flows.",
    band: [0.4, 0.99],
    minimumRows: 20_000,
    source: "Elephants and mice; prototype 0.63, uniform 0.02",
    measure: (columns) => topShare(columns.bytes, 0.01),
    control: uniformFlows,
  },
  {
    id: "flows_below_10_kb",
    describes: "Share of flows with less than 10 kB of payload.",
    band: [0.7, 0.92],
    minimumRows: 5_000,
    source: "Data-centre measurements: about 80 percent; uniform 0.12",
    measure: (columns) => columns.bytes.filter((bytes) => bytes < 10_000).length / columns.rows,
    control: uniformFlows,
  },
  {
    id: "completed_tcp",
    describes: "Share of TCP flows that end in SF.",
    band: [0.6, 0.9],
    minimumRows: 5_000,
    source: "Zeek logs of office networks",
    measure: (columns) => stateShare(columns, ["SF"]),
    control: uniformFlows,
  },
  {
    id: "unanswered_tcp",
    describes: "Share of TCP flows that end in S0 or REJ.",
    band: [0.05, 0.3],
    minimumRows: 5_000,
    source: "Zeek logs of office networks, background radiation included",
    measure: (columns) => stateShare(columns, ["S0", "REJ"]),
    control: uniformFlows,
  },
  {
    id: "commonest_port",
    describes: "Share of flows to the commonest destination port.",
    band: [0.35, 0.7],
    minimumRows: 5_000,
    source: "Port 443 carries most connections of office networks",
    measure: (columns) => largestShare(columns.targetPorts),
    control: uniformFlows,
  },
  {
    id: "hourly_contrast",
    describes: "Flows in the three busiest hours of the day (UTC) over those in the three quietest.",
    band: [1.3, 9],
    minimumRows: 20_000,
    source: "People work by day, machines around the clock",
    measure: (columns) => hourContrast(columns.times, 3),
    control: uniformFlows,
  },
  {
    id: "malicious_flows",
    describes: "Share of flows that belong to a campaign.",
    band: [0.01, 0.05],
    minimumRows: 25_000,
    source: "A base rate of 1 to 5 percent",
    measure: (columns) => columns.isAttack.filter(Boolean).length / columns.rows,
    control: uniformFlows,
  },
  {
    id: "best_column",
    describes: "Area under the ROC curve of the flow's column that tells attacks best from daily life.",
    band: [0.6, 0.97],
    minimumRows: 20_000,
    source: "Attacks show, yet no single column gives the label away; 0.5 shows nothing, 1.0 leaks",
    measure: bestColumn,
    control: uniformFlows,
  },
  {
    id: "flows_a_campaign",
    describes: "Mean number of flows of a campaign.",
    band: [150, 600],
    minimumRows: 25_000,
    source: "Scans and guesses come by the hundred; labels by a coin make campaigns of a few flows",
    measure: (columns) => mean([...columns.campaigns.values()]),
    control: uniformFlows,
  },
  {
    id: "busiest_sources",
    describes: "Share of the flows from inside that the busiest 10% of machines open.",
    band: [0.2, 0.8],
    minimumRows: 20_000,
    source: "Machines differ in activity; equal ones give 0.12",
    measure: (columns) => topShare([...columns.sources.values()], 0.1),
    control: uniformFlows,
  },
];

/** How realistic flows are: volumes, states, roles, hours, and attacks that show without leaking. */
export const networkSecurityLogsRealism = defineRealism("network-security-logs", collect, statistics, 100_000);
