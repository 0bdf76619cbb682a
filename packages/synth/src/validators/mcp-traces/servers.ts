import type { Report } from "../validation.ts";
import type { Span } from "./span.ts";

/** What is known of an MCP server in a trace. */
interface ServerState {
  opened: boolean;
  listed: boolean;
  readonly session: string | null;
  readonly version: string | null;
  requestId: number;
}

/** Rules on the MCP operations of a trace, server by server. */
export class Servers {
  private readonly states = new Map<string, ServerState>();

  /** Reads an operation as both sides saw it. */
  operation(client: Span, server: Span, report: Report): void {
    const id = Number(client.attributes["jsonrpc.request.id"]);
    const state = this.states.get(server.service_name);
    if (state === undefined) {
      const known = { session: client.session_id, version: client.protocol_version, requestId: id };
      this.states.set(server.service_name, { ...known, opened: false, listed: false });
    } else {
      if (state.session !== client.session_id || state.version !== client.protocol_version) {
        report("session", `${server.service_name} changes session ${state.session} or revision ${state.version}`);
      }
      if (id !== state.requestId + 1) report("request-id", `${id} after ${state.requestId} at ${server.service_name}`);
      state.requestId = id;
    }
    this.checkOpening(client, server.service_name, report);
  }

  private checkOpening(client: Span, name: string, report: Report): void {
    const state = this.states.get(name);
    if (state === undefined) return;
    const method = client.mcp_method;
    let fit = true;
    if (method === "tools/call") fit = state.opened && state.listed;
    else if (method === "tools/list") {
      fit = state.opened && !state.listed;
      state.listed = true;
    } else {
      fit = !state.opened && method === (client.protocol_version === "2026-07-28" ? "server/discover" : "initialize");
      state.opened = true;
    }
    if (!fit) report("opening", `${method} at ${name}, ${client.protocol_version}`);
  }
}
