import type { Report } from "../validation.ts";
import type { Flow } from "./flow.ts";

/** What Zeek writes down of a TCP connection, by the state in which it ends. */
const tcpHistories: ReadonlyMap<string, readonly string[]> = new Map([
  ["S0", ["S"]],
  ["S1", ["ShADad", "ShAdDa"]],
  ["SF", ["ShADadFf", "ShADadfF", "ShAdDaFf", "ShAdDafF", "ShADdaFf"]],
  ["REJ", ["Sr"]],
  ["S2", ["ShADadF", "ShAdDaF"]],
  ["S3", ["ShADadf", "ShAdDaf"]],
  ["RSTO", ["ShADadR", "ShADadfR", "ShAR"]],
  ["RSTR", ["ShADadr", "ShAdDar", "ShAr"]],
  ["RSTOS0", ["SR"]],
  ["RSTRH", ["^hr"]],
  ["SH", ["SF"]],
  ["SHR", ["^hf"]],
  ["OTH", ["DadA"]],
]);

const udpHistories: ReadonlyMap<string, readonly string[]> = new Map([
  ["S0", ["D"]],
  ["SF", ["Dd"]],
  ["SHR", ["^d"]],
]);

/** States, packets and history of a connection, in Zeek's terms. */
export function checkConnection(flow: Flow, report: Report): void {
  const { proto, conn_state: state, history, orig_pkts, resp_pkts } = flow;
  const tcp = proto === "tcp";
  const known = tcp || (proto === "udp" ? udpHistories.has(state) : state === "OTH");
  if (!known) report("states", `${state} over ${proto}`);
  if (proto === "icmp") {
    if (history !== null) report("history", `${history} over icmp`);
  } else if (history === null || (tcp ? tcpHistories : udpHistories).get(state)?.includes(history) !== true) {
    report("history", `${history} with ${state} over ${proto}`);
  }
  if (tcp && history !== null) {
    const silent = (flow.orig_bytes === 0 || history.includes("D")) && (flow.resp_bytes === 0 || history.includes("d"));
    if (!silent) report("history-payload", `${flow.orig_bytes} and ${flow.resp_bytes} bytes with ${history}`);
  }
  switch (state) {
    case "S0":
      if (resp_pkts !== 0 || flow.resp_bytes !== 0 || (tcp && flow.orig_bytes !== 0)) {
        report("s0", `${flow.orig_bytes} bytes, ${resp_pkts} packets of the responder`);
      }
      break;
    case "RSTOS0":
    case "SH":
      if (resp_pkts !== 0) report("one-sided", `${state} with ${resp_pkts} packets of the responder`);
      break;
    case "RSTRH":
    case "SHR":
      if (orig_pkts !== 0) report("one-sided", `${state} with ${orig_pkts} packets of the originator`);
      break;
    default:
      if (tcp && (orig_pkts === 0 || resp_pkts === 0)) report("one-sided", `${state} with a silent side`);
  }
  if (state === "REJ") checkRejected(flow, report);
  if (state === "SF") {
    const [origin, response] = tcp ? [3, 2] : [1, 1];
    if (orig_pkts < origin || resp_pkts < response) report("sf", `${orig_pkts} and ${resp_pkts} packets`);
  }
}

function checkRejected(flow: Flow, report: Report): void {
  const brief = flow.duration_s !== null && flow.duration_s < 1;
  const fits =
    flow.proto === "tcp" &&
    flow.orig_pkts >= 1 &&
    flow.resp_pkts >= 1 &&
    flow.orig_bytes + flow.resp_bytes === 0 &&
    brief;
  if (!fits) report("rej", `over ${flow.proto}, ${flow.orig_bytes} and ${flow.resp_bytes} bytes, ${flow.duration_s} s`);
}
