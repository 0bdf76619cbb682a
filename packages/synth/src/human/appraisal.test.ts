import assert from "node:assert/strict";
import { test } from "node:test";
import { cellOf, emotionOf, type Judged } from "./appraisal.ts";
import type { Emotion } from "./emotion.ts";
import { familySources } from "./families/registry.ts";
import type { ScenarioReading } from "./reading.ts";
import { type Appraisal, humanFormats, type State } from "./record.ts";
import { humanRow } from "./row.ts";
import { readScenario } from "./scenario.ts";

/** The OCC table once more, written as conditions on a state alone: which emotions may be felt. */
function allowed({ event, appraisal: a, prior }: Pick<State, "event" | "appraisal" | "prior">): readonly Emotion[] {
  if (event === null) return ["neutral"];
  const good = (x: number): boolean => x >= 0.15;
  const bad = (x: number): boolean => x <= -0.15;
  const isSudden = a.suddenness > 0.7 && !good(a.desirability) && !bad(a.desirability);
  const faint: readonly Emotion[] = isSudden ? ["surprise"] : ["neutral"];
  if (event.kind === "object") {
    if (good(a.liking)) return ["liking", "love"];
    return bad(a.liking) ? ["dislike", "disgust"] : faint;
  }
  if (event.kind === "action") {
    const isOwn = a.agency === "self";
    if (good(a.praiseworthiness)) {
      if (isOwn) return good(a.desirability) ? ["pride", "gratification"] : ["pride"];
      return good(a.desirability) ? ["admiration", "gratitude"] : ["admiration"];
    }
    if (!bad(a.praiseworthiness)) return faint;
    if (isOwn) return bad(a.desirability) ? ["shame", "guilt", "remorse"] : ["shame", "guilt"];
    return bad(a.desirability) ? ["reproach", "anger"] : ["reproach"];
  }
  if (!good(a.desirability) && !bad(a.desirability)) return faint;
  const isGood = good(a.desirability);
  if (event.concerns === "other") {
    if (good(a.liking)) return isGood ? ["happy_for"] : ["compassion"];
    if (bad(a.liking)) return isGood ? ["envy"] : ["gloating"];
    return faint;
  }
  if (event.status === "prospective") {
    assert.ok(a.likelihood > 0 && a.likelihood < 1);
    if (isGood) return a.likelihood > 0.7 ? ["hope", "excitement"] : ["hope"];
    return ["fear", "anxiety"];
  }
  assert.equal(a.likelihood, 1);
  if (event.status === "present") {
    if (isGood) return ["joy"];
    if (a.agency === "circumstance" && a.control < 0.3) return ["sadness", "frustration"];
    return a.agency === "other" && bad(a.praiseworthiness) ? ["sadness", "anger"] : ["sadness"];
  }
  const hoped = prior?.emotion === "hope" || prior?.emotion === "excitement";
  const feared = prior?.emotion === "fear" || prior?.emotion === "anxiety";
  if (event.status === "confirmed" && hoped && isGood) return ["satisfaction", "joy"];
  if (event.status === "confirmed" && feared && !isGood) return ["fears_confirmed", "resignation", "sadness"];
  if (event.status === "disconfirmed" && hoped && !isGood) return ["disappointment"];
  if (event.status === "disconfirmed" && feared && isGood) return ["relief"];
  return [];
}

test("every emotion of every state lies in the OCC cell of its appraisal", () => {
  const plain = readScenario("two friends talk about the garden") as ScenarioReading;
  const felt = new Set<Emotion>();
  for (const format of humanFormats) {
    for (let row = 0; row < 640; row++) {
      const family = familySources[row % familySources.length]?.id ?? "";
      const made = humanRow({ ...plain, family }, format, "occ", row, 0);
      const states: readonly State[] = made.format === "traces" ? made.steps : made.turns;
      for (const [i, state] of states.entries()) {
        assert.ok(allowed(state).includes(state.emotion), `${format} ${row} ${JSON.stringify(state)}`);
        felt.add(state.emotion);
        const [index, cell, emotion] = (made.provenance.rule_trace[i] ?? "").split(" ");
        assert.equal(Number(index), i);
        assert.equal(emotion, state.emotion);
        assert.equal(cell, cellOf(state.event, state.appraisal, state.prior?.emotion ?? null));
      }
    }
  }
  assert.equal(felt.size, 31, "every emotion comes up");
});

const nothing: Appraisal = {
  desirability: 0,
  likelihood: 1,
  agency: "circumstance",
  praiseworthiness: 0,
  liking: 0,
  control: 0.5,
  suddenness: 0,
  norm: 0,
};

test("the same event gives another emotion when it is judged otherwise", () => {
  const own: Judged = { kind: "event", concerns: "self", status: "present" };
  const ahead: Judged = { ...own, status: "prospective" };
  const cases: readonly (readonly [Judged | null, Partial<Appraisal>, Emotion | null, Emotion])[] = [
    [null, {}, null, "neutral"],
    [own, { desirability: 0.14 }, null, "neutral"],
    [own, { desirability: 0.1, suddenness: 0.8 }, null, "surprise"],
    [own, { desirability: 0.5 }, null, "joy"],
    [own, { desirability: -0.5 }, null, "sadness"],
    [own, { desirability: -0.5, control: -0.5 }, null, "frustration"],
    [own, { desirability: -0.5, agency: "other", praiseworthiness: -0.5 }, null, "anger"],
    [ahead, { desirability: 0.5, likelihood: 0.5 }, null, "hope"],
    [ahead, { desirability: 0.5, likelihood: 0.9 }, null, "excitement"],
    [ahead, { desirability: -0.5, likelihood: 0.8 }, null, "fear"],
    [ahead, { desirability: -0.5, likelihood: 0.3 }, null, "anxiety"],
    [{ ...own, status: "confirmed" }, { desirability: 0.5 }, "hope", "satisfaction"],
    [{ ...own, status: "confirmed" }, { desirability: -0.5 }, "fear", "fears_confirmed"],
    [{ ...own, status: "confirmed" }, { desirability: -0.5, control: -0.6 }, "anxiety", "resignation"],
    [{ ...own, status: "disconfirmed" }, { desirability: -0.5 }, "excitement", "disappointment"],
    [{ ...own, status: "disconfirmed" }, { desirability: 0.5 }, "fear", "relief"],
    [{ ...own, concerns: "other" }, { desirability: 0.5, liking: 0.5 }, null, "happy_for"],
    [{ ...own, concerns: "other" }, { desirability: 0.5, liking: -0.5 }, null, "envy"],
    [{ ...own, concerns: "other" }, { desirability: -0.5, liking: 0.5 }, null, "compassion"],
    [{ ...own, concerns: "other" }, { desirability: -0.5, liking: -0.5 }, null, "gloating"],
    [{ ...own, kind: "action" }, { agency: "self", praiseworthiness: 0.5 }, null, "pride"],
    [{ ...own, kind: "action" }, { agency: "self", praiseworthiness: -0.5, norm: -0.6 }, null, "guilt"],
    [{ ...own, kind: "action" }, { agency: "other", praiseworthiness: 0.5, desirability: 0.5 }, null, "gratitude"],
    [{ ...own, kind: "action" }, { agency: "other", praiseworthiness: -0.5 }, null, "reproach"],
    [{ ...own, kind: "object" }, { liking: 0.3 }, null, "liking"],
    [{ ...own, kind: "object" }, { liking: -0.8 }, null, "disgust"],
  ];
  for (const [event, judged, prior, expected] of cases) {
    const appraisal = { ...nothing, ...judged };
    assert.equal(emotionOf(cellOf(event, appraisal, prior), appraisal), expected, expected);
  }
});
