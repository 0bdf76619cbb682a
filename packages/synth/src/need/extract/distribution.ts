import type { Found } from "../findings.ts";
import { averaged } from "./averages.ts";
import {
  bracketedParameters,
  type DistributionName,
  distributionOf,
  parametersFrom,
  spreads,
} from "./distribution-parameters.ts";
import { phraseAt, phraseList, phrases } from "./phrases.ts";
import { hedgeAt, quantityAt } from "./quantity.ts";
import { isBreak, isGlued, number, type Reading, word } from "./reading.ts";

/** Names that nothing else is called. */
const names = phrases<DistributionName>([
  [
    "normal",
    "normally distributed|normal distribution|gaussian|gaussian distribution|gaussian-distributed|bell curve|bell-shaped|bell shaped|bell-curved|glockenformig verteilt|normaly distributed|normal distribuited|follows a normal distribution|following a normal distribution|normalverteilt|normalverteilung|distribucion normal|normalmente distribuido|distribution normale|loi normale|suivant une loi normale|suit une loi normale|selon une loi normale|distribuicao normal|con distribucion normal|com distribuicao normal|normal-distributed|gauss",
  ],
  [
    "lognormal",
    "lognormal|log-normal|log normal|lognormally distributed|lognormaly distributed|log-normaly distributed|log normally distributed|lognormally|log-normally distributed|lognormal distribution|log-normal distribution|lognormalverteilt|lognormale|logaritmica normal|loi lognormale|loi log-normale|suivant une loi lognormale|distribucion lognormal|distribuicao lognormal",
  ],
  [
    "uniform",
    "uniformly distributed|uniform distribution|uniformly random|uniform random|evenly distributed|gleichverteilt|distribucion uniforme|distribution uniforme|distribuicao uniforme|uniformly|uniform-distributed|uniform distributed",
  ],
  [
    "exponential",
    "exponentially distributed|exponential distribution|exponential inter-arrival|exponential interarrival|exponentialverteilt|distribucion exponencial|distribution exponentielle|distribuicao exponencial",
  ],
  ["poisson", "poisson|poisson distribution|poisson-distributed|poisson distributed|poissonverteilt"],
  ["zipf", "zipf|zipfian|zipf distribution|zipf-distributed|power law|power-law|power-law distributed"],
  [
    "skewed",
    "skewed|right-skewed|right skewed|left-skewed|long-tailed|long tailed|heavy-tailed|heavy tailed|fat-tailed|long tail|heavy tail|80/20|schief verteilt|rechtsschief|sesgada|asymetrique",
  ],
  ["beta", "beta distribution|beta-distributed|beta distributed|betaverteilt"],
  ["gamma", "gamma distribution|gamma-distributed|gamma distributed|gammaverteilt"],
  ["weibull", "weibull|weibull distribution|weibull-distributed|weibull distributed"],
  ["pareto", "pareto|pareto distribution|pareto-distributed|pareto distributed"],
  ["triangular", "triangular|triangular distribution|triangularly distributed|dreiecksverteilung"],
]);
/** Names that are also words: a parameter must follow. */
const shyNames = phrases<DistributionName>([
  ["normal", "normal|n|~ n|norm|~n|bell"],
  ["exponential", "exponential|exp"],
  ["uniform", "uniform|u|unif"],
  ["beta", "beta"],
  ["gamma", "gamma"],
]);
const heads = phraseList(
  "follows a|following a|follow a|drawn from a|distributed as|distribution|distribution:|distribution is|verteilt",
);
const leading = new Set(
  "with a an and of has have having following follows follow from drawn roughly approximately about nearly almost broadly heavily strongly highly slightly mildly annahernd ungefahr etwa circa aproximadamente approximativement ~ mit einer con una avec com uma".split(
    " ",
  ),
);

/** "normal around 70 sd 8", "lognormal with median 30", "N(70, 8)", "right-skewed", "with a lognormal shape". */
export function distributionAt(reading: Reading, at: number): Found | undefined {
  let start = at;
  while (start < at + 3 && leading.has(word(reading, start))) start += 1;
  const named = phraseAt(reading, start, names);
  if (named !== undefined) {
    const sure = named.meaning === "skewed" ? explained(reading, named.next) : undefined;
    const { meaning, next } = sure ?? named;
    return distributionOf(reading, at, meaning, parametersFrom(reading, next, meaning));
  }
  return shyAt(reading, at, start) ?? around(reading, at) ?? averaged(reading, at);
}

/** "heavily skewed i.e. lognormal": the second name says which. */
function explained(reading: Reading, at: number): ReturnType<typeof phraseAt<DistributionName>> {
  let next = at;
  while (next < at + 3 && [",", "(", "i.e.", "i.e", "that", "is", "so", "hence"].includes(word(reading, next)))
    next += 1;
  return next === at ? undefined : phraseAt(reading, next, names);
}

const hedged = new Set("roughly approximately about nearly almost broadly annahernd ungefahr etwa circa".split(" "));

/** Names that are words too: "uniform(2, 10)", "normal mean 5 sd 2", "distribution: exponential". */
function shyAt(reading: Reading, at: number, start: number): Found | undefined {
  const shy = phraseAt(reading, start, shyNames);
  if (shy !== undefined) {
    // "score 1-10 roughly normal": nothing else is roughly so.
    const isRough = start > at && hedged.has(word(reading, start - 1)) && reading.tokens[start]?.text.length !== 1;
    const ends = isBreak(reading, shy.next) || word(reading, shy.next) === ")";
    if (isRough && ends) return distributionOf(reading, at, shy.meaning, { next: shy.next });
    const inside = bracketedParameters(reading, shy.next, shy.meaning);
    if (inside !== undefined) return distributionOf(reading, at, shy.meaning, inside);
    const parameters = parametersFrom(reading, shy.next, shy.meaning);
    const isLetter = reading.tokens[start]?.text.length === 1;
    const wantsBrackets = shy.meaning === "beta" || shy.meaning === "gamma";
    if (parameters.next > shy.next && !isLetter && !wantsBrackets)
      return distributionOf(reading, at, shy.meaning, parameters);
    // "uniform 1-6": the bounds are found by themselves.
    if (shy.meaning === "uniform" && !isLetter && isRange(reading, shy.next))
      return distributionOf(reading, at, "uniform", { next: shy.next });
  }
  const headed = phraseAt(reading, at, heads);
  const behind = headed === undefined ? undefined : phraseAt(reading, headed.next, shyNames);
  return behind === undefined
    ? undefined
    : distributionOf(reading, at, behind.meaning, parametersFrom(reading, behind.next, behind.meaning));
}

function isRange(reading: Reading, at: number): boolean {
  const low = number(reading, at);
  return low !== undefined
    ? ["-", "to", "..", "and"].includes(word(reading, low.next))
    : ["between", "from", "on", "over", "in"].includes(word(reading, at)) && !isGlued(reading, at);
}

const ranging = new Set("to - – .. bis a hasta à ate until and und y et e".split(" "));

/** "around 95 sd 6 normal", "70 ± sd 8": a middle and a spread are a normal distribution unless another is named behind. */
function around(reading: Reading, at: number): Found | undefined {
  // "score 0 to 10, standard deviation 2": the end of a range is no middle.
  if (ranging.has(word(reading, at - 1)) && number(reading, at - 2) !== undefined) return undefined;
  const hedge = hedgeAt(reading, at).next;
  const middle = quantityAt(reading, hedge);
  if (middle === undefined || middle.spelled) return undefined;
  const joint = [",", "(", "and", "with"].includes(word(reading, middle.next)) ? middle.next + 1 : middle.next;
  const spread = phraseAt(reading, joint, spreads);
  if (spread === undefined || ["±", "+/-"].includes(word(reading, joint))) return undefined;
  const start = ["of", "=", ":", "~"].includes(word(reading, spread.next)) ? spread.next + 1 : spread.next;
  const sd = quantityAt(reading, start);
  if (sd === undefined) return undefined;
  const closed = word(reading, middle.next) === "(" && word(reading, sd.next) === ")" ? sd.next + 1 : sd.next;
  const comma = word(reading, closed) === "," ? closed + 1 : closed;
  const named = phraseAt(reading, comma, names) ?? phraseAt(reading, comma, shyNames);
  return distributionOf(reading, at, named?.meaning ?? "normal", {
    mean: middle.value,
    sd: sd.value,
    next: named?.next ?? closed,
  });
}
