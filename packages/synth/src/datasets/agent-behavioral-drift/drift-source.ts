import { type Arena, arena } from "../../engine/arena.ts";
import { NULL, type Register, type RowSource, register } from "../../engine/rows.ts";
import { rowsBefore, startOfDay } from "../../engine/window.ts";
import { agents } from "../../entities/agents.ts";
import { normalTable } from "../../random/distributions.ts";
import { fastExp } from "../../random/exponential.ts";
import { below, draw, innerKey, streamsOf } from "../../random/hash.ts";
import { quantileAt } from "../../random/quantile-table.ts";
import { episodesIn, fillBaseline, fillMixes, WINDOW_SPREAD, writeShares } from "./behaviour.ts";
import { slot } from "./columns.ts";
import { addChances, countEpisodes, type Distances, measureDistances } from "./deciles.ts";
import {
  causeOf,
  cycleAt,
  type DriftChoice,
  distanceIn,
  driftTypeTable,
  emptyScenario,
  enterCycle,
  type Scenario,
} from "./scenario.ts";
import {
  BINS,
  CYCLE_WINDOWS,
  DATA_SHIFT,
  detector,
  driftTypes,
  GRADUAL,
  METRICS,
  severities,
  TOOLS,
  taskTypes,
} from "./vocabulary.ts";

export interface DriftValues {
  readonly from: string;
  readonly to: string | null;
  readonly agents: number;
  readonly drift_share: number;
  readonly drift_types: readonly string[];
  readonly severity: string;
}

export const ROW_LIMIT = 10_000_000;
const HOUR_MS = 3_600_000;

const agentStreams = streamsOf("agent-behavioral-drift/agent");
const field = { task: 100, origin: 101, start: 110, change: 0, sampling: 1 } as const;

/** The share of a window's noise that lasts, and how much of it is left an hour later: lag-1 autocorrelation 0.36. */
const LASTING = 0.6;
const KEPT = 0.6;
const LASTING_SD = Math.sqrt(LASTING);
const SAMPLING_SD = Math.sqrt(1 - LASTING);
const RENEWED_SD = Math.sqrt(1 - KEPT * KEPT);
/** z and the detector count in ten-thousandths. */
const Z = 10_000;
const SLACK = detector.slack * Z;
const THRESHOLD = detector.threshold * Z;
const CAP = detector.cap * Z;
const CERTAIN = 1_000_000;
const SURE_DISTANCE = 10;

/** Where one metric of an agent stands in its cycle: everything that the next window builds on. */
interface Course {
  /** Windows of the cycle that are behind. */
  done: number;
  lasting: number;
  z: number;
  up: number;
  down: number;
  /** The first flagged window from the onset on; −1 before. */
  flagged: number;
}

interface Subject {
  readonly key: number;
  readonly code: number;
  readonly model: number;
  readonly task: number;
  /** The window at which cycle 0 began. */
  readonly origin: number;
  readonly scenario: Scenario;
  readonly courses: readonly Course[];
  readonly means: Float64Array;
  readonly deviations: Float64Array;
  readonly usualMix: Float64Array;
  readonly otherMix: Float64Array;
  /** Drifts by cause in the cycles before `counted`. */
  readonly changes: Int32Array;
  counted: number;
}

/** Opens the windows of a seed: agents take turns, and each keeps where its metrics stand. */
export function openDrift(seed: string, values: DriftValues, columns: number, memory: Arena = arena()): RowSource {
  const into = register(columns, memory);
  const people = agents(seed);
  const own = agentStreams(seed);
  const subjects: (Subject | undefined)[] = [];
  const firstHour = startOfDay(values.from) / HOUR_MS;
  const choice: DriftChoice = {
    share: values.drift_share,
    types: typesOf(values.drift_types),
    severity: severities.indexOf(values.severity as (typeof severities)[number]),
  };
  const chances = memory.float64(BINS);
  const distances: Distances = { psi: 0, ks: 0, js: 0 };
  let group = -1;
  let known: Subject | undefined;
  let window = 0;

  const subjectAt = (number: number): Subject => {
    let subject = subjects[number];
    if (subject === undefined) {
      const agent = people.agent(number);
      subject = subjectOf(innerKey(agent.key, own.a), agent.code, agent.model);
      subjects[number] = subject;
    }
    return subject;
  };
  const enter = (next: number): Subject => {
    group = next;
    window = Math.floor(next / values.agents);
    const subject = subjectAt(next - window * values.agents);
    enterWindow(subject, window, choice);
    writeWindow(into, subject, window, firstHour + window);
    return subject;
  };
  const load = (row: number): void => {
    const next = Math.floor(row / METRICS);
    if (next !== group || known === undefined) known = enter(next);
    const metric = row - next * METRICS;
    const course = known.courses[metric] as Course;
    advance(course, known, metric, window);
    writeMetric(into, known, metric, course, window);
    const { cells } = into;
    chances.fill(0);
    const noise = (course.z / Z) * WINDOW_SPREAD;
    const effect = (known.scenario.effects[metric] as number) / 100;
    const share = (cells[slot.probability] as number) / CERTAIN;
    // A gradual drift mixes old and new episodes; the others move all of them.
    if (known.scenario.type === GRADUAL && effect !== 0) {
      addChances(chances, noise - share * effect, 1 - share);
      addChances(chances, noise - share * effect + effect, share);
    } else addChances(chances, noise, 1);
    const key = innerKey(innerKey(known.key, window + 1_000_003), metric);
    const episodes = cells[slot.episodes] as number;
    countEpisodes(cells, slot.bins, chances, episodes, key);
    measureDistances(distances, cells, slot.bins, episodes);
    cells[slot.psi] = distances.psi;
    cells[slot.ks] = distances.ks;
    cells[slot.js] = distances.js;
  };
  if (values.to === null) return { register: into, load };
  const perWindow = METRICS * values.agents;
  const hours = startOfDay(values.to) / HOUR_MS - firstHour;
  return { register: into, load, rows: rowsBefore((row) => Math.floor(row / perWindow), hours, ROW_LIMIT) };
}

const typeTables = new Map<string, DriftChoice["types"]>();

function typesOf(wanted: readonly string[]): DriftChoice["types"] {
  const name = wanted.join();
  let table = typeTables.get(name);
  if (table === undefined) {
    table = driftTypeTable((type) => wanted.length === 0 || wanted.includes(driftTypes[type] as string));
    typeTables.set(name, table);
  }
  return table;
}

function subjectOf(key: number, code: number, model: number): Subject {
  const task = below(draw(key, field.task), taskTypes.length);
  const subject: Subject = {
    key,
    code,
    model,
    task,
    origin: -below(draw(key, field.origin), CYCLE_WINDOWS),
    scenario: emptyScenario(),
    courses: Array.from({ length: METRICS }, () => ({ done: 0, lasting: 0, z: 0, up: 0, down: 0, flagged: -1 })),
    means: new Float64Array(METRICS),
    deviations: new Float64Array(METRICS),
    usualMix: new Float64Array(TOOLS),
    otherMix: new Float64Array(TOOLS),
    changes: new Int32Array(DATA_SHIFT + 1),
    counted: 0,
  };
  fillMixes(subject.usualMix, subject.otherMix, key, task);
  return subject;
}

/** Sets the subject to the cycle of a window. */
function enterWindow(subject: Subject, window: number, choice: DriftChoice): void {
  const { scenario, key, origin } = subject;
  const cycle = cycleAt(window, origin);
  if (cycle === scenario.cycle) return;
  enterCycle(scenario, key, cycle, origin + cycle * CYCLE_WINDOWS, choice);
  fillBaseline(subject.means, subject.deviations, key, cycle);
  for (const course of subject.courses) course.done = 0;
  if (subject.counted > cycle) {
    subject.counted = 0;
    subject.changes.fill(0);
  }
  for (; subject.counted < cycle; subject.counted++) {
    const cause = causeOf(key, subject.counted, choice);
    if (cause >= 0) subject.changes[cause] = (subject.changes[cause] as number) + 1;
  }
}

/** How far the drift is in place, in millionths. */
function probabilityIn(scenario: Scenario, window: number): number {
  if (scenario.cause < 0) return 0;
  const distance = distanceIn(scenario, window) / scenario.width;
  if (distance <= -SURE_DISTANCE) return 0;
  if (distance >= SURE_DISTANCE) return CERTAIN;
  return Math.round(CERTAIN / (1 + fastExp(-4 * distance)));
}

/** Takes a metric's course to a window of the current cycle, from where it stands or from the cycle's start. */
function advance(course: Course, subject: Subject, metric: number, window: number): void {
  const { scenario, key } = subject;
  const target = window - scenario.start + 1;
  const normal = normalTable();
  if (course.done === 0 || course.done > target) {
    course.done = 0;
    course.lasting = quantileAt(normal, draw(innerKey(key, scenario.cycle), field.start + metric));
    course.up = 0;
    course.down = 0;
    course.flagged = -1;
  }
  const shiftPerCertainty = (scenario.effects[metric] as number) / (100 * WINDOW_SPREAD * CERTAIN);
  while (course.done < target) {
    const at = scenario.start + course.done;
    // Windows before the dataset have numbers below zero.
    const noise = innerKey(key ^ 0x5f356495, (at + CYCLE_WINDOWS) * METRICS + metric);
    course.lasting = KEPT * course.lasting + RENEWED_SD * quantileAt(normal, draw(noise, field.change));
    const wobble = LASTING_SD * course.lasting + SAMPLING_SD * quantileAt(normal, draw(noise, field.sampling));
    const shift = shiftPerCertainty === 0 ? 0 : shiftPerCertainty * probabilityIn(scenario, at);
    course.z = Math.round((wobble + shift) * Z);
    course.up = Math.max(0, Math.min(CAP, course.up + course.z - SLACK));
    course.down = Math.max(0, Math.min(CAP, course.down - course.z - SLACK));
    const isFlagged = course.up >= THRESHOLD || course.down >= THRESHOLD;
    if (isFlagged && course.flagged < 0 && scenario.cause >= 0 && at >= scenario.onset)
      course.flagged = at - scenario.onset;
    course.done++;
  }
}

/** What all metrics of an agent's window share. */
function writeWindow({ cells }: Register, subject: Subject, window: number, hour: number): void {
  const { scenario, key, changes } = subject;
  const drifts = scenario.cause >= 0;
  const windowKey = innerKey(key, window + 500_009);
  const probability = probabilityIn(scenario, window);
  const isAfter = drifts && window >= scenario.onset;
  cells[slot.agent] = subject.code;
  cells[slot.ts] = hour * HOUR_MS;
  cells[slot.window] = window;
  cells[slot.cycle] = scenario.cycle;
  cells[slot.cycleStart] = scenario.start;
  cells[slot.model] = subject.model;
  for (let cause = 0; cause < DATA_SHIFT; cause++) {
    const now = isAfter && scenario.cause === cause ? 1 : 0;
    cells[slot.modelVersion + cause] = 1 + (changes[cause] as number) + now;
  }
  cells[slot.task] = subject.task;
  cells[slot.episodes] = episodesIn(key, windowKey, hour);
  const drifted = ((probability / CERTAIN) * Math.min(80, scenario.severity * 0.6)) / 100;
  writeShares(cells, slot.shares, subject.usualMix, subject.otherMix, drifted, windowKey);
  cells[slot.type] = scenario.type;
  cells[slot.kind] = drifts ? scenario.kind : NULL;
  cells[slot.cause] = drifts ? scenario.cause : NULL;
  cells[slot.onset] = drifts ? scenario.onset : NULL;
  cells[slot.width] = drifts ? scenario.width : NULL;
  cells[slot.period] = scenario.period === 0 ? NULL : scenario.period;
  cells[slot.probability] = probability;
  cells[slot.label] = probability >= CERTAIN / 2 ? 1 : 0;
  cells[slot.severity] = scenario.severity;
}

function writeMetric({ cells }: Register, subject: Subject, metric: number, course: Course, window: number): void {
  const { scenario } = subject;
  const mean = subject.means[metric] as number;
  const deviation = subject.deviations[metric] as number;
  const effect = scenario.effects[metric] as number;
  const isFlagged = course.up >= THRESHOLD || course.down >= THRESHOLD;
  cells[slot.metric] = metric;
  cells[slot.baselineMean] = mean;
  cells[slot.baselineSd] = deviation;
  cells[slot.value] = mean + Math.round((course.z / Z) * deviation);
  cells[slot.z] = course.z;
  cells[slot.up] = course.up;
  cells[slot.down] = course.down;
  cells[slot.flag] = isFlagged ? 1 : 0;
  cells[slot.delay] = isFlagged && scenario.cause >= 0 && window >= scenario.onset ? course.flagged : NULL;
  cells[slot.affected] = effect === 0 ? 0 : 1;
  cells[slot.effect] = effect;
}
