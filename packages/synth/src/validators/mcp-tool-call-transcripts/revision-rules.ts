import type { Report } from "../validation.ts";
import { type Exchange, isAnswer, isStateless, type ObservedRequest, objectAt, requestOf } from "./exchange.ts";
import { isObject } from "./json-schema-check.ts";
import type { ObservedRow } from "./observed-row.ts";

const META = "io.modelcontextprotocol/";
/** What the stateless revision took away. */
const withdrawn = new Set([
  "initialize",
  "notifications/initialized",
  "ping",
  "logging/setLevel",
  "resources/subscribe",
  "resources/unsubscribe",
]);

/** The rules that depend on the protocol revision: handshake or metadata, result types, error codes. */
export function checkRevision(of: Exchange, row: ObservedRow, report: Report): void {
  if (isStateless(row)) checkStateless(of, row, report);
  else checkSession(of, row, report);
  checkResult(of, row, report);
  checkErrorCode(of, row, report);
}

function checkStateless(of: Exchange, row: ObservedRow, report: Report): void {
  if (row.method !== null && withdrawn.has(row.method)) report("stateless_revision", `${row.method} is withdrawn`);
  if (row.kind !== "request") return;
  if (row.direction === "s2c") report("stateless_revision", "a server sends no requests");
  const meta = objectAt(row.message.params, "_meta");
  if (typeof meta[`${META}protocolVersion`] !== "string") report("stateless_revision", "no protocolVersion in _meta");
  if (!isObject(meta[`${META}clientCapabilities`])) report("stateless_revision", "no clientCapabilities in _meta");
  of.clientCapabilities = objectAt(meta, `${META}clientCapabilities`);
}

/** A version other than the transcript's own must be refused with -32022, and only such a one. */
export function checkVersionAnswer(asked: ObservedRequest, answer: ObservedRow, report: Report): void {
  if (!isStateless(answer)) return;
  const version = objectAt(asked.params, "_meta")[`${META}protocolVersion`];
  const refused = answer.error_code === -32022;
  if (refused === (version === answer.protocol_version)) {
    report("stateless_revision", `version ${String(version)} was ${refused ? "refused" : "taken"}`);
  }
  if (!refused) return;
  const data = objectAt(answer.message.error, "data");
  const supported = Array.isArray(data.supported) ? data.supported : [];
  if (data.requested !== version || !supported.includes(answer.protocol_version) || supported.includes(version)) {
    report("stateless_revision", "a refused version is named, with those supported");
  }
}

/** initialize, its result, notifications/initialized: in this order, and again only after HTTP 404. */
function checkSession(of: Exchange, row: ObservedRow, report: Report): void {
  if (row.method === "server/discover") report("handshake", "server/discover is unknown to this revision");
  if (row.method === "initialize") {
    startSession(of, row, report);
    return;
  }
  if (of.handshake === "none") {
    report("handshake", "the transcript does not begin with initialize");
    of.handshake = "done";
  } else if (of.handshake === "asked") {
    const asked = isAnswer(row) ? requestOf(of, row) : undefined;
    if (asked?.row.method !== "initialize") report("handshake", "initialize waits for its result");
    else checkInitializeResult(row, report);
    of.handshake = "answered";
  } else if (of.handshake === "answered") {
    if (row.method !== "notifications/initialized" || row.direction !== "c2s") {
      report("handshake", "the client did not say that it is initialized");
    }
    of.handshake = "done";
  } else if (row.method === "notifications/initialized") {
    report("handshake", "initialized without initialize");
  }
}

function startSession(of: Exchange, row: ObservedRow, report: Report): void {
  const params = objectAt(row.message, "params");
  if (row.kind !== "request" || row.direction !== "c2s") report("handshake", "initialize is a client's request");
  const complete =
    typeof params.protocolVersion === "string" && isObject(params.capabilities) && isImplementation(params.clientInfo);
  if (!complete) report("handshake", "initialize names protocolVersion, capabilities and clientInfo");
  if (of.handshake !== "none") {
    const last = of.rows.findLast((before) => before.kind === "request" && before.direction === "c2s");
    if (last?.http_status !== 404) report("session_renewal", "initialize again without a 404 before it");
  }
  of.clientCapabilities = objectAt(params, "capabilities");
  of.handshake = "asked";
}

function checkInitializeResult(row: ObservedRow, report: Report): void {
  const result = objectAt(row.message, "result");
  if (result.protocolVersion !== row.protocol_version) {
    report("handshake", `agreed on ${String(result.protocolVersion)}, not ${row.protocol_version}`);
  }
  if (!isObject(result.capabilities) || !isImplementation(result.serverInfo)) {
    report("handshake", "the result names capabilities and serverInfo");
  }
  if (objectAt(result, "serverInfo").name !== row.server_name) report("handshake", "serverInfo has another name");
}

function isImplementation(value: unknown): boolean {
  return isObject(value) && typeof value.name === "string" && typeof value.version === "string";
}

function checkResult(of: Exchange, row: ObservedRow, report: Report): void {
  if (row.kind !== "response") return;
  const result = objectAt(row.message, "result");
  if (!isStateless(row)) {
    for (const name of ["resultType", "ttlMs", "cacheScope"]) {
      if (Object.hasOwn(result, name)) report("result_type", `${name} before 2026-07-28`);
    }
    return;
  }
  if (result.resultType !== "complete" && result.resultType !== "input_required") {
    report("result_type", `resultType is ${JSON.stringify(result.resultType)}`);
  }
  const method = requestOf(of, row)?.row.method;
  if (method !== "server/discover" && method !== "tools/list") return;
  const cached =
    Number.isSafeInteger(result.ttlMs) &&
    Number(result.ttlMs) >= 0 &&
    (result.cacheScope === "public" || result.cacheScope === "private");
  if (!cached) report("result_type", `${method} carries ttlMs and cacheScope`);
  if (method === "server/discover") {
    const versions = Array.isArray(result.supportedVersions) ? result.supportedVersions : [];
    if (!versions.includes(row.protocol_version)) report("result_type", "discover does not name this revision");
  }
}

function checkErrorCode(of: Exchange, row: ObservedRow, report: Report): void {
  if (row.kind !== "error") return;
  const code = row.error_code;
  const stateless = isStateless(row);
  const wrong = (detail: string) => report("error_codes_of_revision", `${code} ${detail}`);
  if (code === -32002 && stateless) wrong("with 2026-07-28");
  if (code === -32042 && row.protocol_version !== "2025-11-25") wrong("outside 2025-11-25");
  if ((code === -32020 || code === -32021 || code === -32022) && !stateless) wrong("before 2026-07-28");
  if (code === -32020 && row.transport === "stdio") wrong("over stdio");
  if (code === -32021) checkCapability(of, row, report);
}

/** A capability that is missing must be named, and must really be missing. */
function checkCapability(of: Exchange, row: ObservedRow, report: Report): void {
  const needed = Object.keys(objectAt(objectAt(row.message.error, "data"), "requiredCapabilities"));
  if (needed.length === 0 || needed.every((name) => Object.hasOwn(of.clientCapabilities, name))) {
    report("error_codes_of_revision", "-32021 names no capability that the client lacks");
  }
}
