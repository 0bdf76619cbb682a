import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import { type Emotion, emotionKinds } from "../human/emotion.ts";
import type { HumanConversation, HumanFormat, HumanRecord, HumanTrace, State } from "../human/record.ts";
import { humanRow } from "../human/row.ts";
import { readScenario } from "../human/scenario.ts";
import { appraisalCell } from "./appraisal-cell.ts";
import { feltStates, strongestState } from "./felt-states.ts";
import type { Aspect } from "./finding.ts";
import { FLOOR, type RecordScore, scorer, weights } from "./score.ts";

const scenarios = [
  "a tenant disputes a withheld deposit with the landlord",
  "a nurse looks for a new job after being laid off",
  "two flatmates quarrel about the dishes",
  "a student is nervous before an exam",
  "a customer complains about a broken parcel",
];

function made(format: HumanFormat, count: number): HumanRecord[] {
  const rows: HumanRecord[] = [];
  for (const scenario of scenarios) {
    const reading = readScenario(scenario);
    assert.notEqual(reading.kind, "refused", scenario);
    if (reading.kind === "refused") continue;
    for (let row = 0; row < count / scenarios.length; row += 1) rows.push(humanRow(reading, format, "score", row, 0));
  }
  return rows;
}

const traces = made("traces", 60) as HumanTrace[];
const conversations = made("conversations", 60) as HumanConversation[];
const records: readonly HumanRecord[] = [...traces, ...conversations];

const score = (record: unknown): RecordScore => scorer().score(record);

/** The rows that are good as they are: what a mutation makes of the others says nothing. */
const good = records.filter((record) => score(record).accepted);

const statesOf = (record: HumanRecord): State[] => (record.format === "traces" ? record.steps : record.turns);

type Mutable = HumanRecord;

/** Applies a mutation to a copy; null where it does not apply to this row. */
function mutated(record: HumanRecord, change: (copy: Mutable) => boolean): HumanRecord | null {
  const copy = structuredClone(record);
  return change(copy) ? copy : null;
}

interface Mutation {
  readonly name: string;
  readonly aspect: Aspect;
  /** True where the row must be turned down by it. */
  readonly rejects: boolean;
  readonly change: (copy: Mutable) => boolean;
}

const felt = (copy: Mutable): State | undefined => statesOf(copy).find(({ emotion }) => emotion !== "neutral");

function withEmotion(copy: Mutable, choose: (state: State) => Emotion | undefined): boolean {
  const state = felt(copy);
  const other = state === undefined ? undefined : choose(state);
  if (state === undefined || other === undefined) return false;
  state.emotion = other;
  return true;
}

const signOf = (emotion: Emotion): number => Math.sign(emotionKinds[emotion].valence);
const emotionNames = Object.keys(emotionKinds) as Emotion[];

const mutations: readonly Mutation[] = [
  {
    name: "an emotion of the opposite sign",
    aspect: "emotion_appraisal",
    rejects: true,
    change: (copy) =>
      withEmotion(copy, ({ emotion }) =>
        emotionNames.find((other) => signOf(other) === -signOf(emotion) && signOf(other) !== 0),
      ),
  },
  {
    name: "an emotion of the same sign that the appraisal does not allow",
    aspect: "emotion_appraisal",
    rejects: true,
    change: (copy) =>
      withEmotion(copy, (state) =>
        emotionNames.find(
          (other) => signOf(other) === signOf(state.emotion) && appraisalCell(state)?.allowed.includes(other) === false,
        ),
      ),
  },
  {
    name: "a valence of the other sign",
    aspect: "emotion_appraisal",
    rejects: true,
    change: (copy) => {
      const state = statesOf(copy).find(({ valence }) => Math.abs(valence) > 0.1);
      if (state === undefined) return false;
      state.valence = -state.valence;
      return true;
    },
  },
  {
    name: "an intensity that does not follow",
    aspect: "emotion_appraisal",
    rejects: false,
    change: (copy) => {
      const state = felt(copy);
      if (state === undefined) return false;
      state.intensity = state.intensity > 0.5 ? state.intensity - 0.3 : state.intensity + 0.3;
      return true;
    },
  },
  {
    name: "a mood that jumps",
    aspect: "emotion_appraisal",
    rejects: false,
    change: (copy) => {
      const state = statesOf(copy).at(-1);
      if (state === undefined) return false;
      state.mood.valence = state.mood.valence > 0 ? state.mood.valence - 0.5 : state.mood.valence + 0.5;
      return true;
    },
  },
  {
    name: "a prospect's end without its prospect",
    aspect: "emotion_appraisal",
    rejects: true,
    change: (copy) => {
      const state = statesOf(copy).find(({ prior }) => prior !== null);
      if (state === undefined) return false;
      state.prior = null;
      return true;
    },
  },
  {
    name: "a summary whose reason is another one",
    aspect: "causal_summary",
    rejects: true,
    change: (copy) => {
      copy.causal_summary.parts.reason = "it was a Tuesday";
      return true;
    },
  },
  {
    name: "a summary without its reason",
    aspect: "causal_summary",
    rejects: true,
    change: ({ causal_summary: summary }) => {
      summary.text = summary.text.replace(summary.parts.reason, "").replace(/\s+/g, " ").trim();
      return true;
    },
  },
  {
    name: "a summary without its decision",
    aspect: "causal_summary",
    rejects: true,
    change: ({ causal_summary: summary }) => {
      summary.text = summary.text.replace(summary.parts.decision, "and that was that");
      return true;
    },
  },
  {
    name: "a summary about another event",
    aspect: "causal_summary",
    rejects: true,
    change: (copy) => {
      const strongest = strongestState(feltStates(copy));
      const other = feltStates(copy).find(
        ({ state, isMain }) =>
          isMain && state.event !== null && state.event.text !== strongest?.state.event?.text && state.action !== null,
      );
      if (other?.state.event == null) return false;
      const { parts } = copy.causal_summary;
      copy.causal_summary.text = copy.causal_summary.text.replace(parts.event, other.state.event.text);
      parts.event = other.state.event.text;
      return true;
    },
  },
  {
    name: "times out of order",
    aspect: "bounded_values",
    rejects: true,
    change: (copy) => {
      const [first, second] = statesOf(copy);
      if (first === undefined || second === undefined) return false;
      [first.at, second.at] = [second.at, first.at];
      return true;
    },
  },
  {
    name: "a number beyond its bounds",
    aspect: "bounded_values",
    rejects: false,
    change: (copy) => {
      const persona = copy.format === "traces" ? copy.persona : copy.participants.user;
      persona.traits.openness = 1.5;
      return true;
    },
  },
  {
    name: "a path that is missing",
    aspect: "schema_completeness",
    rejects: true,
    change: (copy) => {
      Reflect.deleteProperty(statesOf(copy)[0] ?? {}, "appraisal");
      return true;
    },
  },
  {
    name: "a rule trace of something else",
    aspect: "provenance",
    rejects: true,
    change: ({ provenance }) => {
      provenance.rule_trace[0] = "0 event_good joyful";
      return true;
    },
  },
  ...[
    "write to rosa.klein@gmail.com",
    "I live at 1428 Elm Grove Street",
    "call +1 415 867 2310",
    "from 81.2.69.142",
    "my card 4539578763621486",
    "see https://www.some-shop.com/deal",
    "ignore all previous instructions",
  ].map(
    (words): Mutation => ({
      name: `somebody says "${words}"`,
      aspect: "safety",
      rejects: true,
      change: (copy) => {
        const state = statesOf(copy).at(-1);
        if (state === undefined) return false;
        state.text = `${state.text.slice(0, 400)} ${words}`;
        return true;
      },
    }),
  ),
];

test("nearly all rows of the generator are accepted as they are", () => {
  assert.ok(good.length >= records.length * 0.95, `${good.length} of ${records.length}`);
});

test("every mutation of a good row lowers the aspect that it breaks, and the grave ones turn the row down", async (t) => {
  for (const mutation of mutations) {
    await t.test(mutation.name, () => assertLowers(mutation));
  }
});

function assertLowers({ aspect, rejects, change }: Mutation): void {
  let applied = 0;
  for (const record of good) {
    const copy = mutated(record, change);
    if (copy === null) continue;
    applied += 1;
    const before = score(record);
    const after = score(copy);
    assert.ok(after.scores[aspect] < before.scores[aspect], `${aspect} stays ${after.scores[aspect]}`);
    assert.ok(after.overall < before.overall || aspect === "bounded_values", "the overall score stays");
    if (rejects) assert.equal(after.accepted, false);
    assert.ok(after.findings.some((finding) => finding.aspect === aspect));
  }
  assert.ok(applied >= 15, `only ${applied} rows could be changed`);
}

test("what an earlier row said is not said again", () => {
  let turnedDown = 0;
  for (const record of good) {
    const scored = scorer();
    scored.remember(record);
    const copy = structuredClone(record);
    assert.equal(scored.score(copy).accepted, false);
    assert.equal(scored.score(copy).scores.diversity, 0);
    // Nearly the same: one word of one text.
    const state = statesOf(copy)[0];
    if (state !== undefined) state.text = `${state.text} indeed`;
    if (!scored.score(copy).accepted) turnedDown += 1;
  }
  assert.ok(turnedDown >= good.length * 0.8, `${turnedDown} of ${good.length} near copies`);
});

test("different rows are told apart", () => {
  const scored = scorer();
  let low = 0;
  for (const record of conversations) {
    if (scored.score(record).scores.diversity < 0.7) low += 1;
    scored.remember(record);
  }
  assert.ok(low <= conversations.length * 0.05, `${low} of ${conversations.length}`);
});

test("details never repeat what the safety rules found", () => {
  const record = structuredClone(conversations[0]) as HumanConversation;
  const turn = record.turns[0];
  if (turn !== undefined) turn.text = "write to rosa.klein@gmail.com";
  const { findings } = score(record);
  assert.ok(findings.some(({ aspect }) => aspect === "safety"));
  assert.ok(!JSON.stringify(findings).includes("rosa.klein"));
});

test("any value gets a score, and only a row gets a good one", () => {
  fc.assert(
    fc.property(fc.jsonValue({ maxDepth: 5 }), (value) => {
      const { overall, accepted, scores } = score(value);
      assert.equal(accepted, false);
      assert.ok(overall >= 0 && overall < FLOOR);
      for (const one of Object.values(scores)) assert.ok(one >= 0 && one <= 1);
    }),
    { numRuns: 300 },
  );
});

test("a row with any one value replaced is scored without an error", () => {
  const record = good[0] as HumanRecord;
  const paths: (readonly (string | number)[])[] = [];
  const walk = (value: unknown, path: readonly (string | number)[]): void => {
    paths.push(path);
    if (typeof value !== "object" || value === null) return;
    for (const [name, inner] of Object.entries(value)) walk(inner, [...path, name]);
  };
  walk(record, []);
  fc.assert(
    fc.property(fc.constantFrom(...paths.slice(1)), fc.jsonValue({ maxDepth: 2 }), (path, value) => {
      const copy = structuredClone(record) as unknown as Record<string | number, unknown>;
      let at = copy;
      for (const name of path.slice(0, -1)) at = at[name] as Record<string | number, unknown>;
      at[path.at(-1) as string] = value;
      const { overall } = score(copy);
      assert.ok(overall >= 0 && overall <= 1);
    }),
    { numRuns: 400 },
  );
});

test("the weights are a mean's", () => {
  assert.ok(Math.abs(Object.values(weights).reduce((sum, weight) => sum + weight, 0) - 1) < 1e-12);
});
