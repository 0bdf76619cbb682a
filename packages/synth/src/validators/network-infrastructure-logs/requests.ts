import type { Report } from "../validation.ts";
import type { LogRecord } from "./log-record.ts";

const LONGEST_INCIDENT_MS = 1_800_000;
const SHORT_ANSWER = 1_024;

/** What the load balancer's record of a request must agree with. */
interface EdgeRequest {
  readonly service: string | null;
  readonly method: string | null;
  readonly path: string | null;
  readonly status: number | null;
  readonly client: string | null;
  readonly bytesIn: number | null;
  readonly pop: string;
  readonly incident: string | null;
  readonly upstream: number;
}

/** The requests that the edge answered itself, and those whose records are complete. */
const ANSWERED = "answered";
const COMPLETE = "complete";

interface Incident {
  readonly service: string | null;
  /** When its first access row was written, in milliseconds. */
  began: number | null;
}

/** Rules on requests: the two records of one, incidents, objects and paths. */
export class Requests {
  private readonly traces = new Map<string, EdgeRequest | typeof ANSWERED | typeof COMPLETE>();
  private readonly incidents = new Map<string, Incident>();
  private readonly pathOfObject = new Map<string, string | null>();
  private readonly serviceOfPath = new Map<string, string | null>();

  /** Reads an access or lb record that has the fields of its kind. */
  record(record: LogRecord, ts: number, report: Report): void {
    const isEdge = record.kind === "access";
    if (isEdge) this.enter(record, report);
    else this.answer(record, report);
    checkTimes(record, isEdge, report);
    if (isEdge) checkEdge(record, report);
    this.checkIncident(record, isEdge, ts, report);
    this.checkPath(record, report);
    const empty = record.status === 204 || record.status === 304 || record.method === "HEAD";
    if (empty && (record.bytes_out ?? 0) > SHORT_ANSWER) {
      report("empty-answers", `${record.bytes_out} bytes with ${record.method}, status ${record.status}`);
    }
  }

  private enter(record: LogRecord, report: Report): void {
    const trace = record.trace_id ?? "";
    if (this.traces.has(trace)) report("request", `${trace} stands on an earlier row`);
    const isHit = record.cache_status === "HIT";
    this.traces.set(trace, isHit ? ANSWERED : edgeRequest(record));
  }

  private answer(record: LogRecord, report: Report): void {
    const trace = record.trace_id ?? "";
    const known = this.traces.get(trace);
    this.traces.set(trace, COMPLETE);
    if (known === undefined) return;
    if (known === ANSWERED || known === COMPLETE) {
      report("request", `the request ${trace} is ${known}, and stands on a further lb row`);
      return;
    }
    const same =
      known.service === record.service &&
      known.method === record.method &&
      known.path === record.path_template &&
      known.status === record.status &&
      known.client === record.client_ip &&
      known.bytesIn === record.bytes_in &&
      known.pop === record.pop &&
      known.incident === record.incident_id;
    if (!same) report("request", `the two rows of ${trace} differ`);
    if ((record.duration_ms ?? 0) > known.upstream) {
      report("request", `${record.duration_ms} ms behind an upstream_ms of ${known.upstream}`);
    }
  }

  private checkIncident(record: LogRecord, isEdge: boolean, ts: number, report: Report): void {
    const { incident_id: id, status } = record;
    const fails = status === 502 || status === 503 || status === 504;
    if ((id !== null) !== fails) report("incident", `incident_id ${id} with status ${status}`);
    if (id === null) return;
    let incident = this.incidents.get(id);
    if (incident === undefined) {
      incident = { service: record.service, began: null };
      this.incidents.set(id, incident);
    }
    if (incident.service !== record.service) report("incident", `${id} of ${incident.service} and ${record.service}`);
    if (!isEdge) return;
    incident.began ??= ts;
    if (ts - incident.began > LONGEST_INCIDENT_MS) report("incident", `${id} lasts ${ts - incident.began} ms`);
  }

  private checkPath(record: LogRecord, report: Report): void {
    const { path_template: path, object_id: object } = record;
    const service = this.serviceOfPath.get(path ?? "");
    if (service === undefined) this.serviceOfPath.set(path ?? "", record.service);
    else if (service !== record.service) report("service-path", `${path} of ${service} and ${record.service}`);
    if (path === "/healthz" && record.kind === "access" && record.user_agent_family !== "monitor") {
      report("service-path", `${path} asked for by ${record.user_agent_family}`);
    }
    if (object === null) return;
    if (record.method !== "GET") report("object", `${object} with ${record.method}`);
    const known = this.pathOfObject.get(object);
    if (known === undefined) this.pathOfObject.set(object, path);
    else if (known !== path) report("object", `${object} under ${known} and ${path}`);
  }
}

function edgeRequest(record: LogRecord): EdgeRequest {
  return {
    service: record.service,
    method: record.method,
    path: record.path_template,
    status: record.status,
    client: record.client_ip,
    bytesIn: record.bytes_in,
    pop: record.pop,
    incident: record.incident_id,
    upstream: record.upstream_ms ?? 0,
  };
}

function checkTimes(
  { upstream_ms: upstream, duration_ms: duration }: LogRecord,
  isEdge: boolean,
  report: Report,
): void {
  if (upstream === null ? !isEdge : upstream > (duration ?? 0)) {
    report("upstream", `upstream_ms ${upstream} of ${duration}`);
  }
}

function checkEdge(record: LogRecord, report: Report): void {
  const { cache_status: cache, status } = record;
  const isHit = cache === "HIT";
  if ((record.upstream_ms === null) !== isHit) report("cache", `upstream_ms ${record.upstream_ms} with ${cache}`);
  if ((record.object_id === null) !== (cache === "BYPASS")) report("cache", `object_id ${record.object_id}, ${cache}`);
  if (record.http_version === "HTTP/3" && record.tls_version !== "TLSv1.3") {
    report("tls", `${record.http_version} over ${record.tls_version}`);
  }
  if (isHit && status !== 200 && status !== 206 && status !== 304) report("cache", `${cache} with status ${status}`);
}
