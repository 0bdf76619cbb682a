import type { Transport } from "./conversation.ts";
import type { Dice } from "./dice.ts";
import { type Circumstances, drawScenario, extraRows, type Scenario } from "./scenario.ts";
import { servers } from "./servers.ts";
import { type Revision, revisions, type ToolServer } from "./tool.ts";
import { isStateless } from "./wire.ts";

/** What a transcript will contain, so that it has exactly its number of rows. */
export interface Plan {
  readonly server: ToolServer;
  readonly revision: Revision;
  readonly transport: Transport;
  readonly scenario: Scenario;
  /** Whether the client asks for the server's capabilities first (2026-07-28). */
  readonly discovers: boolean;
  /** Tool calls that take two rows each, besides the scenario's own. */
  readonly calls: number;
  /** The call at which the scenario happens; equal to `calls` when it ends the transcript. */
  readonly turn: number;
  /** Progress notifications, all during one call. */
  readonly progressNotes: number;
  readonly progressAt: number;
  /** Keep-alive exchanges (before 2026-07-28), before one call. */
  readonly pings: number;
  readonly pingAt: number;
}

/** Rows before the first call. */
function openingRows(revision: Revision, discovers: boolean): number {
  if (!isStateless(revision)) return 5;
  return discovers ? 4 : 2;
}

/** What a buyer has set. */
export interface PlanSettings {
  /** Revisions that are spoken; none named: all. */
  readonly revisions: readonly string[];
  /** True when nothing may go wrong. */
  readonly isFaultless: boolean;
}

/** Shares of the revisions, oldest first. */
const REVISION_SHARES = [0.25, 0.45, 0.3] as const;

function revisionAt(share: number, { revisions: wanted }: PlanSettings): Revision {
  const spoken = revisions.flatMap((revision, i) =>
    wanted.length === 0 || wanted.includes(revision) ? [{ revision, share: REVISION_SHARES[i] as number }] : [],
  );
  let left = share * spoken.reduce((sum, one) => sum + one.share, 0);
  for (const { revision, share: width } of spoken) {
    if (left < width) return revision;
    left -= width;
  }
  return (spoken.at(-1) as (typeof spoken)[number]).revision;
}

/** Plans a transcript of exactly `rows` rows (at least 7). */
export function planTranscript(dice: Dice, rows: number, settings: PlanSettings): Plan {
  const server = dice.pickEarly(servers);
  const transport: Transport = dice.chance(server.stdioShare) ? "stdio" : "streamable-http";
  const revision = revisionAt(dice.share(), settings);
  const stateless = isStateless(revision);
  const discovers = stateless && (transport === "stdio" || dice.chance(0.6));
  const circumstances: Circumstances = { server, revision, transport };
  const scripted = drawScenario(dice, circumstances);
  const drawn = settings.isFaultless ? "happy_path" : scripted;
  const opening = openingRows(revision, discovers);
  const roomy = rows - opening - extraRows(drawn, circumstances) >= 2;
  const settled = roomy ? drawn : "happy_path";
  const left = rows - opening - extraRows(settled, circumstances);
  const pings = !stateless && left >= 6 && dice.chance(0.06) ? 1 : 0;
  // An odd number of rows needs an odd number of notifications.
  const progressNotes = (left % 2) + (left - 2 * pings >= 6 && dice.chance(0.18) ? 2 : 0);
  const calls = (left - progressNotes) / 2 - pings;
  const lonely = calls === 1 && progressNotes > 0 && rejectsItsCall(settled);
  const scenario = lonely ? "happy_path" : settled;
  const endsIt = scenario === "cancellation" ? 0.4 : scenario === "transport_retry" ? 0.27 : 0;
  const turn = dice.chance(endsIt) ? calls : dice.below(calls);
  return {
    server,
    revision,
    transport,
    scenario,
    discovers,
    calls,
    turn,
    progressNotes,
    progressAt: progressPosition(dice, calls, turn),
    pings,
    pingAt: dice.below(calls),
  };
}

/** Scenarios in which the call at the turn is refused at once, so that it cannot report progress. They take no extra rows. */
function rejectsItsCall(scenario: Scenario): boolean {
  return (
    scenario === "tool_error" ||
    scenario === "invalid_arguments" ||
    scenario === "unknown_tool" ||
    scenario === "internal_error"
  );
}

/** Any call but the one at the turn, as long as there is another. */
function progressPosition(dice: Dice, calls: number, turn: number): number {
  const position = dice.below(calls);
  return position === turn && calls > 1 ? (turn + 1) % calls : position;
}
