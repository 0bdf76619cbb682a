import { ipv4Number, isBenchmarkAddress } from "../ipv4.ts";
import type { Report } from "../validation.ts";
import type { LogRecord } from "./log-record.ts";

const SOA_TTL = 900;
const addresses = /\d+(?:\.\d+){3}/g;

interface Counters {
  received: number;
  sent: number;
}

/** Rules on the records of machines: metrics, name queries, routes and log lines. */
export class Machines {
  private readonly counters = new Map<string, Counters>();
  /** Whether a name exists, once it was answered. */
  private readonly exists = new Map<string, boolean>();

  /** Reads a metric record that has the fields of its kind. */
  metric(record: LogRecord, report: Report): void {
    const hundredths = (share: number | null): number => Math.round((share ?? 0) * 100);
    const sum = hundredths(record.cpu_user_pct) + hundredths(record.cpu_system_pct) + hundredths(record.cpu_idle_pct);
    if (sum !== 10_000) report("cpu", `${sum / 100} % of the processor`);
    const received = record.net_rx_bytes ?? 0;
    const sent = record.net_tx_bytes ?? 0;
    const counters = this.counters.get(record.host);
    if (counters === undefined) {
      if (record.counter_reset === true) report("counters", `${record.host} begins with a restart`);
      this.counters.set(record.host, { received, sent });
      return;
    }
    if ((received < counters.received || sent < counters.sent) && record.counter_reset !== true) {
      report("counters", `${counters.received}, ${counters.sent} fall to ${received}, ${sent} at ${record.host}`);
    }
    counters.received = received;
    counters.sent = sent;
  }

  /** Reads a dns record that has the fields of its kind. */
  query({ qname, qtype, rcode, answers, ttl }: LogRecord, report: Report): void {
    const fits =
      rcode === "NOERROR"
        ? (ttl !== null) === (answers ?? 0) > 0
        : answers === 0 && ttl === (rcode === "NXDOMAIN" ? SOA_TTL : null);
    if (qtype === "PTR" && answers !== 0) report("dns", `${answers} names of ${qname}`);
    if (!fits) report("dns", `${rcode} with ${answers} answers, ttl ${ttl}`);
    if (rcode !== "NOERROR" && rcode !== "NXDOMAIN") return;
    const known = this.exists.get(qname ?? "");
    if (known === undefined) this.exists.set(qname ?? "", rcode === "NOERROR");
    else if (known !== (rcode === "NOERROR")) report("dns-name", `${qname} has ${rcode} now`);
  }
}

/** Rules on log lines. */
export function checkLog({ message }: LogRecord, report: Report): void {
  if (message === null || message === "") report("log", "an empty message");
  for (const [address] of message?.matchAll(addresses) ?? []) {
    const number = ipv4Number(address);
    if (Math.floor(number / 0x1_00_00_00) !== 10 && !isBenchmarkAddress(number)) report("log", address);
  }
}

/** Rules on routes, for records of any kind. */
export function checkRoute({ bgp_event: event, prefix, as_path_length: length }: LogRecord, report: Report): void {
  if ((prefix !== null) !== (event === "announce" || event === "withdraw")) report("bgp", `${event} of ${prefix}`);
  if ((length !== null) !== (event === "announce")) report("bgp", `a path of ${length} on ${event}`);
  if (length !== null && (length < 1 || length > 12)) report("bgp", `a path of ${length}`);
}
