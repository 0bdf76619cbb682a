import type { HumanRecord } from "../human/record.ts";
import type { FeltState } from "./felt-states.ts";
import type { Finding, Notes, Tally } from "./finding.ts";

/** The local hours in which people write or act. */
const [FIRST_HOUR, LAST_HOUR] = [6, 23];
const MS_PER_HOUR = 3_600_000;

/** The order of a row's states, and the hours that they lie in: part of its bounded values. */
export function checkOrder(record: HumanRecord, states: readonly FeltState[], tally: Tally, into: Notes): void {
  const flaw = (rule: string, path: string, detail: string) => (): Finding => ({
    ...{ aspect: "bounded_values", rule, path, detail, rejects: true },
  });
  let last = Number.NEGATIVE_INFINITY;
  for (const [i, { state, path, persona }] of states.entries()) {
    const at = Date.parse(state.at);
    into.check(state.index === i, tally, flaw("dense_index", `${path}.index`, "the numbers have a gap"));
    into.check(at > last, tally, flaw("time_order", `${path}.at`, "is not after the state before"));
    const hour = (((at / MS_PER_HOUR + persona.utc_offset_hours) % 24) + 24) % 24;
    const isAwake = hour >= FIRST_HOUR && hour < LAST_HOUR + 1;
    into.check(isAwake, tally, () => ({
      ...flaw("local_hour", `${path}.at`, "lies in the person's night")(),
      rejects: false,
    }));
    last = at;
  }
  const first = states[0]?.state.at ?? "";
  const isFramed = record.started_at <= first && Date.parse(record.ended_at) >= last;
  into.check(isFramed, tally, flaw("time_frame", "started_at", "the states do not lie between start and end"));
  if (record.format === "traces") return;
  const speakers = new Set(record.turns.map(({ speaker }) => speaker));
  into.check(speakers.size === 2, tally, flaw("both_speak", "turns", "one of the two says nothing"));
}
