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

/** Plans a transcript of exactly `rows` rows (at least 7). */
export function planTranscript(dice: Dice, rows: number): Plan {
  const server = dice.pickEarly(servers);
  const transport: Transport = dice.chance(server.stdioShare) ? "stdio" : "streamable-http";
  const age = dice.share();
  const revision = age < 0.25 ? revisions[0] : age < 0.7 ? revisions[1] : revisions[2];
  const stateless = isStateless(revision);
  const discovers = stateless && (transport === "stdio" || dice.chance(0.6));
  const circumstances: Circumstances = { server, revision, transport };
  const drawn = drawScenario(dice, circumstances);
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
