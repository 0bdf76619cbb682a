import { lastAtMost } from "../engine/last-at-most.ts";
import { normalTable } from "../random/distributions.ts";
import { exp, log, power } from "../random/elementary.ts";
import { quantileAt } from "../random/quantile-table.ts";
import type { Distribution } from "./model.ts";
import { normalShare } from "./normal-scores.ts";

type Tabulated = Extract<Distribution, { kind: "beta" | "gamma" | "weibull" | "poisson" | "zipf" }>;

const BETA_CELLS = 512;
const LARGEST_POISSON = 300;
/** Members of a Zipf distribution that are told apart; those beyond stand in bands that double. */
const ZIPF_SINGLE = 512;
const DRAWS = 4294967296;
const MOST_KEPT = 64;

/** Cumulative shares at ascending places. */
interface Steps {
  readonly places: Float64Array;
  readonly shares: Float64Array;
}

/** The tables of distributions that were asked for before: they depend on nothing but the distribution. */
const kept = new Map<string, Steps>();

function stepsOf(name: string, make: () => Steps): Steps {
  let steps = kept.get(name);
  if (steps === undefined) {
    steps = make();
    if (kept.size === MOST_KEPT) kept.delete(kept.keys().next().value ?? "");
    kept.set(name, steps);
  }
  return steps;
}

/** Quantile function and share below a value of the distributions that have neither in closed form. */
export function tabulated(of: Tabulated): {
  readonly quantile: (u: number) => number;
  readonly share: (x: number) => number;
} {
  switch (of.kind) {
    case "beta": {
      const { minimum, maximum } = of;
      const width = maximum - minimum;
      const steps = stepsOf(`beta ${of.a} ${of.b}`, () => betaSteps(of.a, of.b));
      return {
        quantile: (u) => minimum + width * placeAt(steps, u / DRAWS),
        share: (x) => shareAt(steps, (x - minimum) / width),
      };
    }
    case "gamma":
    case "weibull": {
      const { kind, shape, scale } = of;
      const steps = stepsOf(`${kind} ${shape}`, () => (kind === "gamma" ? gammaSteps(shape) : weibullSteps(shape)));
      return { quantile: (u) => scale * placeAt(steps, u / DRAWS), share: (x) => shareAt(steps, x / scale) };
    }
    case "poisson": {
      const { mean } = of;
      if (mean > LARGEST_POISSON) {
        const sd = Math.sqrt(mean);
        return {
          quantile: (u) => Math.max(0, Math.round(mean + sd * quantileAt(normalTable(), u))),
          share: (x) => normalShare((Math.floor(x) + 0.5 - mean) / sd),
        };
      }
      const steps = stepsOf(`poisson ${mean}`, () => poissonSteps(mean));
      return {
        quantile: (u) => lastAtMost(steps.shares, 0, steps.shares.length, u / DRAWS),
        share: (x) => (x < 0 ? 0 : (steps.shares[Math.min(Math.floor(x) + 1, steps.shares.length - 1)] as number)),
      };
    }
    case "zipf": {
      const steps = stepsOf(`zipf ${of.members} ${of.exponent}`, () => zipfSteps(of.members, of.exponent));
      return {
        quantile: (u) => Math.min(of.members, Math.floor(placeAt(steps, u / DRAWS))),
        share: (x) => (x < 1 ? 0 : shareAt(steps, Math.floor(x) + 1)),
      };
    }
  }
}

function placeAt({ places, shares }: Steps, share: number): number {
  const cell = Math.min(lastAtMost(shares, 0, shares.length, share), shares.length - 2);
  const left = shares[cell] as number;
  const width = (shares[cell + 1] as number) - left;
  const from = places[cell] as number;
  return width === 0 ? from : from + (((places[cell + 1] as number) - from) * (share - left)) / width;
}

function shareAt({ places, shares }: Steps, place: number): number {
  if (place <= (places[0] as number)) return 0;
  if (place >= (places[places.length - 1] as number)) return 1;
  const cell = Math.min(lastAtMost(places, 0, places.length, place), places.length - 2);
  const from = places[cell] as number;
  const left = shares[cell] as number;
  return left + (((shares[cell + 1] as number) - left) * (place - from)) / ((places[cell + 1] as number) - from);
}

/** Places are closer together towards both ends, where a beta density may be steep. */
function betaSteps(a: number, b: number): Steps {
  const places = Float64Array.from({ length: BETA_CELLS + 1 }, (_, i) => {
    const x = i / BETA_CELLS;
    return x * x * (3 - 2 * x);
  });
  const shares = new Float64Array(places.length);
  for (let i = 0; i < BETA_CELLS; i++) {
    const x = ((places[i] as number) + (places[i + 1] as number)) / 2;
    const density = exp(Math.max(-700, Math.min(700, (a - 1) * log(x) + (b - 1) * log(1 - x))));
    shares[i + 1] = (shares[i] as number) + density * ((places[i + 1] as number) - (places[i] as number));
  }
  return normalised(places, shares);
}

const TAIL_CELLS = 1024;

function cubed(x: number): number {
  return x * x * x;
}

/** Of scale one. Places are closer together towards zero, where the density of a small shape is steep. */
function gammaSteps(shape: number): Steps {
  const farthest = shape + 12 * Math.sqrt(shape) + 24;
  const places = Float64Array.from({ length: TAIL_CELLS + 1 }, (_, i) => farthest * cubed(i / TAIL_CELLS));
  const shares = new Float64Array(places.length);
  const peak = shape > 1 ? (shape - 1) * log(shape - 1) - (shape - 1) : 0;
  for (let i = 0; i < TAIL_CELLS; i++) {
    const x = ((places[i] as number) + (places[i + 1] as number)) / 2;
    const density = exp(Math.max(-700, Math.min(700, (shape - 1) * log(x) - x - peak)));
    shares[i + 1] = (shares[i] as number) + density * ((places[i + 1] as number) - (places[i] as number));
  }
  return normalised(places, shares);
}

/** Of scale one, in steps of equal weight of the exponential that it is a power of. */
function weibullSteps(shape: number): Steps {
  const depths = Float64Array.from({ length: TAIL_CELLS + 1 }, (_, i) => 30 * cubed(i / TAIL_CELLS));
  return normalised(
    depths.map((depth) => (depth === 0 ? 0 : power(depth, 1 / shape))),
    depths.map((depth) => 1 - exp(-depth)),
  );
}

function poissonSteps(mean: number): Steps {
  const count = Math.ceil(mean + 10 * Math.sqrt(mean) + 12);
  const shares = new Float64Array(count + 1);
  let chance = exp(-mean);
  for (let i = 0; i < count; i++) {
    shares[i + 1] = (shares[i] as number) + chance;
    chance *= mean / (i + 1);
  }
  return normalised(
    Float64Array.from({ length: count + 1 }, (_, i) => i),
    shares,
  );
}

function zipfSteps(members: number, exponent: number): Steps {
  const places: number[] = [];
  for (let place = 1; place <= members; place = place < ZIPF_SINGLE ? place + 1 : Math.ceil(place * 1.02))
    places.push(place);
  places.push(members + 1);
  const shares = new Float64Array(places.length);
  for (let i = 0; i + 1 < places.length; i++) {
    const from = places[i] as number;
    const width = (places[i + 1] as number) - from;
    shares[i + 1] = (shares[i] as number) + width * power(from + (width - 1) / 2, -exponent);
  }
  return normalised(Float64Array.from(places), shares);
}

function normalised(places: Float64Array, shares: Float64Array): Steps {
  const total = shares[shares.length - 1] as number;
  return { places, shares: shares.map((share) => share / total) };
}
