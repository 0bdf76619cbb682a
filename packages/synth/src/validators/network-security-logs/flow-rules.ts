import { ipv4Number, isBenchmarkAddress } from "../ipv4.ts";
import type { Report } from "../validation.ts";
import { type Flow, severities, techniques } from "./flow.ts";

/** True for 10.0.0.0/8. */
export function isInside(address: number): boolean {
  return address >= 0x0a_00_00_00 && address <= 0x0a_ff_ff_ff;
}

const udpServices = new Set(["dns", "ntp", "dhcp", "snmp", "syslog"]);

/** Addresses, ports, sensor and the endpoint's agent. Returns the responder's address as a number. */
export function checkPlace(flow: Flow, report: Report): number {
  const source = ipv4Number(flow.src_ip);
  const target = ipv4Number(flow.dst_ip);
  const from = isInside(source);
  const to = isInside(target);
  if (
    source === target ||
    !(from || to) ||
    !(from || isBenchmarkAddress(source)) ||
    !(to || isBenchmarkAddress(target))
  ) {
    report("addresses", `${flow.src_ip} to ${flow.dst_ip}`);
  }
  const internal = from && to;
  if (flow.direction !== (internal ? "internal" : from ? "outbound" : "inbound")) {
    report("direction", `${flow.direction} from ${flow.src_ip} to ${flow.dst_ip}`);
  }
  if ((flow.sensor === "core-1" || flow.sensor === "dc-1") !== (flow.direction === "internal")) {
    report("sensor", `${flow.sensor} on a flow that is ${flow.direction}`);
  }
  if ((flow.user === null) !== (flow.process === null) || (flow.user !== null && !from)) {
    report("endpoint", `user ${flow.user}, process ${flow.process} from ${flow.src_ip}`);
  }
  checkPorts(flow, report);
  return target;
}

function checkPorts({ proto, service, src_port: from, dst_port: to }: Flow, report: Report): void {
  let fits: boolean;
  if (proto === "icmp") fits = (from === 8 || from === 3) && to <= 15;
  else if (service === "ntp" || (from === 123 && to === 123)) fits = from === 123 && to >= 1;
  else if (service === "dhcp" || (from === 68 && to === 67)) fits = from === 68 && to >= 1;
  else fits = from >= 1_024 && to >= 1;
  if (!fits) report("ports", `${from} to ${to} over ${proto}`);
}

/** Bytes and packets of both sides. */
export function checkVolume(flow: Flow, report: Report): void {
  checkSide(flow.proto, flow.orig_bytes, flow.orig_pkts, flow.orig_ip_bytes, report);
  checkSide(flow.proto, flow.resp_bytes, flow.resp_pkts, flow.resp_ip_bytes, report);
  if ((flow.duration_s === null) !== (flow.orig_pkts + flow.resp_pkts === 1)) {
    report("duration", `${flow.duration_s} s for ${flow.orig_pkts + flow.resp_pkts} packets`);
  }
  const { service, proto } = flow;
  if (service === null) return;
  if (flow.orig_bytes + flow.resp_bytes === 0) report("service", `${service} without payload`);
  if (proto !== (udpServices.has(service) ? "udp" : "tcp")) report("service", `${service} over ${proto}`);
}

function checkSide(proto: string, bytes: number, packets: number, ipBytes: number, report: Report): void {
  if (bytes > packets * 1_460) report("no-payload-no-packets", `${bytes} bytes in ${packets} packets`);
  const headers = ipBytes - bytes;
  const fits = proto === "tcp" ? headers >= 40 * packets && headers <= 60 * packets : headers === 28 * packets;
  if (!fits) report("ip-bytes", `${headers} bytes of headers in ${packets} packets of ${proto}`);
}

/** What firewall and intrusion detection did, and the truth about the flow. */
export function checkVerdict(flow: Flow, report: Report): void {
  const { action, rule_id: rule, severity, attack_label: label } = flow;
  if (action === "deny") {
    const unanswered = (flow.conn_state === "S0" || flow.conn_state === "REJ") && flow.resp_bytes === 0;
    if (!unanswered) report("deny", `${flow.conn_state} with ${flow.resp_bytes} bytes of the responder`);
  }
  const due = rule === null ? "allow" : rule.startsWith("FW-") ? "deny" : "alert";
  if (action !== due) report("rule", `${rule} with action ${action}`);
  if ((severity === 0) !== (action === "allow") || (rule !== null && severity !== severities.get(rule))) {
    report("severity", `${severity} of ${rule} with action ${action}`);
  }
  const benign = label === "benign";
  if ((flow.campaign_id === null) !== benign || (flow.technique_id === null) !== benign) {
    report("label", `${label}, ${flow.technique_id}, ${flow.campaign_id}`);
  }
  if (flow.technique_id !== null && flow.technique_id !== techniques.get(label)) {
    report("technique", `${flow.technique_id} with ${label}`);
  }
}
