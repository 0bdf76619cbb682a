import { largestShare } from "../concentration.ts";
import { randomFaults } from "../controls/naive-faults.ts";
import { entropyShare } from "../label-entropy.ts";
import { mean } from "../moments.ts";
import { quantile } from "../quantile.ts";
import { numberOf, tally, textOf } from "../row-values.ts";
import { type Counted, defineRealism, type Row, type Statistic } from "../statistic.ts";

interface FaultColumns extends Counted {
  sound: number;
  /** Of faulty cases. */
  faults: string[];
  layers: string[];
  /** Of faulty cases with edits. */
  mutations: number[];
  /** Cases by protocol, fault, seed and edits. */
  cases: Map<string, number>;
  /** Of JSON-RPC cases: 1 where the code says parse error exactly when the text is no JSON. */
  parseAgreement: number[];
  conforming: number;
  elapsed: number[];
  /** By peer: 1 for each case that conforms, else 0. */
  peers: Map<string, number[]>;
}

function isJson(base64: string): boolean {
  try {
    const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
    JSON.parse(new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(bytes));
    return true;
  } catch {
    return false;
  }
}

function addCase(columns: FaultColumns, row: Row): void {
  const fault = textOf(row, "fault_type") ?? "";
  const layer = textOf(row, "layer");
  columns.rows++;
  if (row.is_valid === true) columns.sound++;
  else {
    columns.faults.push(fault);
    columns.layers.push(layer ?? "");
    const size = numberOf(row, "mutation_bytes");
    if (size > 0) columns.mutations.push(size);
  }
  const protocol = textOf(row, "protocol") ?? "";
  const made = `${protocol} ${fault} ${textOf(row, "seed_message")} ${JSON.stringify(row.diff_from_valid)}`;
  tally(columns.cases, made);
  const strict = fault === "duplicate_key" || layer === "transport";
  if (protocol === "jsonrpc" && !strict) {
    const isParseError = row.expected_code === "-32700";
    columns.parseAgreement.push(isParseError === !isJson(textOf(row, "raw_bytes_b64") ?? "") ? 1 : 0);
  }
  const conforms = row.conforms === true ? 1 : 0;
  columns.conforming += conforms;
  const peer = textOf(row, "peer") ?? "";
  const known = columns.peers.get(peer);
  if (known === undefined) columns.peers.set(peer, [conforms]);
  else known.push(conforms);
  columns.elapsed.push(numberOf(row.observed as Row, "elapsed_ms"));
}

function collect(rows: Iterable<Row>): FaultColumns {
  const columns: FaultColumns = {
    rows: 0,
    sound: 0,
    faults: [],
    layers: [],
    mutations: [],
    cases: new Map(),
    parseAgreement: [],
    conforming: 0,
    elapsed: [],
    peers: new Map(),
  };
  for (const row of rows) addCase(columns, row);
  return columns;
}

/** Share of the rarest fault among the faults that occur. */
function rarestShare({ faults }: FaultColumns): number | null {
  const counts = new Map<string, number>();
  for (const fault of faults) tally(counts, fault);
  return counts.size === 0 ? null : Math.min(...counts.values()) / faults.length;
}

/** The worst peer's share of lapses over the best one's. */
function lapseContrast({ peers }: FaultColumns): number | null {
  const lapses = [...peers.values()].map((conforming) => 1 - (mean(conforming) ?? 1));
  const least = Math.min(...lapses);
  return lapses.length < 2 || least <= 0 ? null : Math.max(...lapses) / least;
}

function tailRatio({ elapsed }: FaultColumns): number | null {
  const middle = quantile(elapsed, 0.5);
  const high = quantile(elapsed, 0.99);
  return middle === null || high === null || middle === 0 ? null : high / middle;
}

const CATALOGUE = "64 faults in 9 layers, every operator at least 1% and none above 15%";

const statistics: readonly Statistic<FaultColumns>[] = [
  {
    id: "control_share",
    describes: "Share of sound messages.",
    band: [0.1, 0.3],
    minimumRows: 1_000,
    source: "Controls of 10 to 30 percent keep an oracle that always refuses from looking right",
    measure: ({ sound, rows }) => sound / rows,
    control: randomFaults,
  },
  {
    id: "rarest_fault",
    describes: "Share of the rarest fault among faulty cases.",
    band: [0.008, 0.02],
    minimumRows: 10_000,
    source: `${CATALOGUE}; 0.012 is drawn for the rarest`,
    measure: rarestShare,
    control: randomFaults,
  },
  {
    id: "commonest_fault",
    describes: "Share of the commonest fault among faulty cases.",
    band: [0.02, 0.15],
    minimumRows: 5_000,
    source: CATALOGUE,
    measure: ({ faults }) => largestShare(faults),
    control: randomFaults,
  },
  {
    id: "layer_entropy",
    describes: "Entropy of the layers of faulty cases, as a share of that of nine equally frequent ones.",
    band: [0.8, 1],
    minimumRows: 1_000,
    source: "A campaign that covers the stack; two layers alone give 0.32",
    measure: ({ layers }) => entropyShare(layers, 9),
    control: randomFaults,
  },
  {
    id: "mutation_median",
    describes: "Median number of bytes that a fault changes, where it changes any.",
    band: [1, 30],
    minimumRows: 1_000,
    source: "Faults are small: a parser must look to find them",
    measure: ({ mutations }) => quantile(mutations, 0.5),
    control: randomFaults,
  },
  {
    id: "repeated_cases",
    describes: "Share of cases that repeat another one's protocol, fault, seed and edits.",
    band: [0, 0.005],
    minimumRows: 1_000,
    source: "At most 0.5 percent of a test corpus repeats itself",
    measure: ({ cases, rows }) => 1 - cases.size / rows,
    control: randomFaults,
  },
  {
    id: "parse_agreement",
    describes: "Share of JSON-RPC cases whose expected code says parse error exactly when a parser refuses the text.",
    band: [1, 1],
    minimumRows: 1_000,
    source: "JSON-RPC 2.0 §5.1: -32700 is for text that is no JSON, and for nothing else",
    measure: ({ parseAgreement }) => mean(parseAgreement),
    control: randomFaults,
  },
  {
    id: "conformance",
    describes: "Share of cases in which the tested implementation did what was expected.",
    band: [0.85, 0.95],
    minimumRows: 2_000,
    source: "Mature implementations deviate in about a tenth of negative tests",
    measure: ({ conforming, rows }) => conforming / rows,
    control: randomFaults,
  },
  {
    id: "peer_contrast",
    describes: "Lapses of the least conforming implementation over those of the most conforming one.",
    band: [1.8, 10],
    minimumRows: 5_000,
    source: "Implementations differ: strict parsers deviate several times less than lenient ones",
    measure: lapseContrast,
    control: randomFaults,
  },
  {
    id: "elapsed_tail",
    describes: "99th percentile of the time that implementations took over the median.",
    band: [200, 20_000],
    minimumRows: 2_000,
    source: "Deadlines and slow bodies take seconds, the rest milliseconds",
    measure: tailRatio,
    control: randomFaults,
  },
];

/** How realistic a campaign of injected faults is: coverage, size, agreement of the oracle, the tested peers. */
export const protocolErrorInjectionRealism = defineRealism("protocol-error-injection", collect, statistics, 20_000);
