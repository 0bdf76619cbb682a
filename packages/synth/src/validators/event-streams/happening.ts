import type { EventRow } from "./event-row.ts";

/** An event of a session, as first delivered. */
export interface Happening {
  readonly row: EventRow;
  readonly time: number;
  /** Number of its row. */
  readonly index: number;
  /** It has the props of its event. */
  readonly complete: boolean;
}
