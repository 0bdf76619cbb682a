import type { Revision } from "./tool.ts";

/** How a client numbers its requests. */
export type RequestIds = "from 0" | "from 1" | "prefixed" | "hex";

export interface Client {
  readonly name: string;
  readonly title?: string;
  readonly version: string;
  readonly ids: RequestIds;
  /** Protocol revision that it would rather speak, when it asks for one that a server may lack. */
  readonly futureRevision: string;
}

/** The fictional clients, the most used first. */
export const clients: readonly Client[] = [
  { name: "loomdesk", title: "Loomdesk", version: "3.2.1", ids: "from 0", futureRevision: "2027-02-01" },
  { name: "pathfinder-cli", version: "0.14.2", ids: "from 1", futureRevision: "2027-01-15" },
  { name: "orbit-agents", version: "2026.9.0", ids: "prefixed", futureRevision: "2026-12-01" },
  { name: "quorum-ide", title: "Quorum", version: "1.88.0", ids: "from 1", futureRevision: "2026-11-10" },
  { name: "sextant", version: "5.0.3", ids: "hex", futureRevision: "2027-03-30" },
];

const capabilities: Readonly<Record<Revision, string>> = {
  "2025-06-18": '{"elicitation":{},"roots":{"listChanged":true},"sampling":{}}',
  "2025-11-25": '{"elicitation":{"form":{},"url":{}},"roots":{"listChanged":true}}',
  "2026-07-28": '{"elicitation":{"form":{},"url":{}}}',
};

/** The client's capabilities as JSON. Every client here can ask its user. */
export function clientCapabilities(revision: Revision): string {
  return capabilities[revision];
}
