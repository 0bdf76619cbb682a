import type { Found } from "../findings.ts";
import { phraseAt, phraseList, phrases, skip } from "./phrases.ts";
import { hedgeAt, quantityAt } from "./quantity.ts";
import { isBreak, isWord, number, type Reading, spanOf, word } from "./reading.ts";

type Distribution = Extract<Found, { kind: "distribution" }>;
export type DistributionName = Distribution["name"];
type Key = Exclude<keyof Distribution, "kind" | "name" | "start" | "end" | "beyond">;

/** What is said of a distribution behind its name, and the token after it. */
export type Parameters = { readonly [Each in Key]?: number } & { readonly next: number };

const means = phraseList(
  "mean|mean of|avg|average|averaging|around|about|centered at|centred at|centered around|centred around|centered on|centred on|mean is|with mean|mean around|mittelwert|um|media|moyenne|media de|moyenne de|de media|de moyenne|con media|con media de|com media|com media de|mit mittelwert|mit mittel|mittel|avec une moyenne de|with a mean of|with mean of|with an average of|mean at|average at|the mean at",
);
export const spreads = phraseList(
  "sigma|σ|sd|sd of|std|stdev|std dev|stddev|std. dev.|standard deviation|standard deviation of|s.d.|±|+/-|with sd|and sd|with a standard deviation of|standardabweichung|desviacion estandar|desviacion tipica|desviacion|desviacion estandar de|desviacion tipica de|desviacion de|de desviacion|de desviacion tipica|de desviacion estandar|con desviacion|con desviacion tipica|desvio de|com desvio|com desvio padrao|com desvio padrao de|desvio padrao de|de desvio padrao|desvio|desvio tipico|mit abweichung|abweichung|streuung|give or take|plus or minus|ecart-type|ecart type|d' ecart-type|d' ecart type|ecart-type de|un ecart-type de|standardabweichung von|mit standardabweichung|desvio padrao|with standard deviation|with std|and std|and standard deviation|a standard deviation of|spread",
);
const medians = phraseList(
  "median|median of|median around|mediana|mediane|with median|with a median of|a median of|median about|median at|the median at|median is|median near|typical value|medianwert",
);
const own = phrases<Key | "mu" | "lambda">([
  ["sigma", "sigma|σ|with sigma|and sigma|log sd|log-sd|log sigma"],
  ["mu", "mu|μ|with mu|log mean|log-mean"],
  ["lambda", "lambda|λ|rate|with rate|with lambda"],
  ["shape", "shape|alpha|α|shape parameter|with shape|exponent|tail index|with alpha|index|k"],
  ["scale", "scale|theta|θ|scale parameter|with scale"],
  ["mode", "mode|peak|most likely|with mode|peak at|mode at|peaking at"],
  ["minimum", "minimum|min|xm|x_min|x_m|with minimum|with a minimum of|minimum of"],
  ["maximum", "maximum|max|with maximum|with a maximum of|maximum of"],
]);
/** Where the words of the second table belong to the distribution and not to a bound of the field. */
const owners: Readonly<Record<string, readonly DistributionName[]>> = {
  sigma: ["normal", "lognormal"],
  mu: ["normal", "lognormal"],
  lambda: ["poisson", "exponential"],
  shape: ["gamma", "weibull", "pareto", "beta", "zipf"],
  scale: ["gamma", "weibull", "pareto"],
  mode: ["triangular"],
  minimum: ["pareto", "triangular"],
  maximum: ["triangular"],
};
const passing = new Set(
  ", and with a an the at of = : ( und y et e con mit avec com is ~ ; the de distribution".split(" "),
);
const tails = phraseList("distribution|distributed|shape|shaped|curve|tail|tails|skew|form|verteilung|verteilt");

export function distributionOf(
  reading: Reading,
  from: number,
  name: DistributionName,
  { next, ...parameters }: Parameters,
): Found {
  return { kind: "distribution", name, ...parameters, ...spanOf(reading, from, next) };
}

/** "N(70, 8)", "uniform(2, 10)", "Poisson(4)": what stands in the brackets depends on the distribution. */
export function bracketedParameters(reading: Reading, at: number, name: DistributionName): Parameters | undefined {
  if (word(reading, at) !== "(") return undefined;
  const figures = figuresIn(reading, at);
  if (figures === undefined) return undefined;
  const parameters = ofFigures(name, figures.values);
  return parameters === undefined ? undefined : { ...parameters, next: figures.next };
}

const figure = /^-?\d{1,12}(?:\.\d{1,9})?$/;

/** The figures between two brackets; "N(4000,800)" has two, though its comma looks like one between thousands. */
function figuresIn(
  reading: Reading,
  at: number,
): { readonly values: readonly number[]; readonly next: number } | undefined {
  const open = reading.tokens[at];
  let close = at + 1;
  while (close < at + 9 && reading.tokens[close] !== undefined && word(reading, close) !== ")") close += 1;
  const end = reading.tokens[close];
  if (open === undefined || end?.text !== ")") return undefined;
  const texts = reading.text
    .slice(open.end, end.start)
    .split(/[,;]/)
    .map((text) => text.trim().replace(/^(?:[a-zμσλαθκ_]{1,8}\s*[=:]?\s*)?/i, ""));
  return texts.length <= 3 && texts.every((text) => figure.test(text))
    ? { values: texts.map(Number), next: close + 1 }
    : undefined;
}

/** A logarithm's mean and spread are small; what is larger are those of the values themselves. */
const LARGEST_LOG = 15;
const LARGEST_SIGMA = 4;

function ofFigures(name: DistributionName, [one, two, three]: readonly number[]): Omit<Parameters, "next"> | undefined {
  if (one === undefined) return undefined;
  if (two === undefined) {
    if (name === "poisson" || name === "exponential") return { mean: one };
    return name === "pareto" || name === "zipf" ? { shape: one } : undefined;
  }
  switch (name) {
    case "normal":
      return { mean: one, sd: two };
    case "lognormal":
      return one <= LARGEST_LOG && two < LARGEST_SIGMA ? logarithmic(one, two) : { mean: one, sd: two };
    case "uniform":
      return one < two ? { minimum: one, maximum: two } : undefined;
    case "triangular":
      return three === undefined ? undefined : { minimum: one, mode: two, maximum: three };
    case "pareto":
      return one < two ? { shape: one, minimum: two } : { shape: two, minimum: one };
    case "gamma":
    case "weibull":
    case "beta":
      return { shape: one, scale: two };
    default:
      return undefined;
  }
}

function logarithmic(mu: number, sigma: number): Omit<Parameters, "next"> {
  return { median: Number(Math.exp(mu).toPrecision(4)), sigma };
}

/** Mean, spread, median and the like in any order, with commas and "and" between. */
export function parametersFrom(reading: Reading, from: number, name: DistributionName): Parameters {
  const tail = skip(reading, from, tails);
  // "Weibull shape 1.5": before a figure the word is a parameter.
  const at = number(reading, tail) === undefined && !["=", "of"].includes(word(reading, tail)) ? tail : from;
  const pair = bracketedParameters(reading, at, name);
  if (pair !== undefined) return pair;
  const said: { [Each in Key | "mu" | "lambda"]?: number } = {};
  let next = from;
  let index = at;
  let isOpened = false;
  for (let round = 0; round < 5; round++) {
    while (index < Math.max(at, next) + 4 && passing.has(word(reading, index))) {
      isOpened ||= word(reading, index) === "(";
      index += 1;
    }
    const named = parameterAt(reading, index, name) ?? middleAt(reading, index, name);
    if (named === undefined) break;
    let start = named.next;
    while (start < named.next + 2 && [":", "=", "of", "is", "de"].includes(word(reading, start))) start += 1;
    const value = quantityAt(reading, hedgeAt(reading, start).next);
    if (value === undefined || (named.key === "mean" && value.unit?.symbol === "%")) break;
    said[named.key] = value.value;
    next = value.next;
    index = behindTrade(reading, value.next);
    if (reading.tokens[index]?.text === ")" && isOpened) {
      next = index + 1;
      break;
    }
    if (isBreak(reading, index) && reading.tokens[index]?.text !== ",") break;
  }
  return { ...settled(said, name), next: next === from && at > from ? at : next };
}

/** The token behind a unit that only its trade knows: "12 kP sd 1.5". */
function behindTrade(reading: Reading, at: number): number {
  return isWord(reading, at) && phraseAt(reading, at + 1, spreads) !== undefined ? at + 1 : at;
}

/** "normal 220 t sd 12": the figure before a spread is the mean. */
function middleAt(
  reading: Reading,
  at: number,
  name: DistributionName,
): { readonly key: "mean"; readonly next: number } | undefined {
  // "claim count Poisson 0.08": the only parameter that there is.
  const only = name === "poisson" ? quantityAt(reading, at) : undefined;
  if (only !== undefined && !only.spelled && endsItem(reading, only.next)) return { key: "mean", next: at };
  const middle = name === "normal" ? quantityAt(reading, at) : undefined;
  if (middle === undefined) return undefined;
  let next = behindTrade(reading, middle.next);
  while (next < middle.next + 2 && passing.has(word(reading, next))) next += 1;
  return phraseAt(reading, next, spreads) === undefined ? undefined : { key: "mean", next: at };
}

function endsItem(reading: Reading, at: number): boolean {
  return isBreak(reading, at) || /^[()]$/.test(word(reading, at)) || /^(?:and|und|y|et|e)$/.test(word(reading, at));
}

function parameterAt(
  reading: Reading,
  at: number,
  name: DistributionName,
): { readonly key: Key | "mu" | "lambda"; readonly next: number } | undefined {
  const special = phraseAt(reading, at, own);
  if (special !== undefined && owners[special.meaning]?.includes(name) === true)
    return { key: special.meaning, next: special.next };
  for (const [key, table] of [
    ["sd", spreads],
    ["median", medians],
    ["mean", means],
  ] as const) {
    const found = phraseAt(reading, at, table);
    if (found !== undefined) return { key, next: found.next };
  }
  return undefined;
}

/** Greek letters as what they mean for the values. */
function settled(
  { mu, lambda, ...said }: { readonly [Each in Key | "mu" | "lambda"]?: number },
  name: DistributionName,
): Omit<Parameters, "next"> {
  const rate = lambda === undefined ? {} : { mean: name === "exponential" ? 1 / lambda : lambda };
  if (name !== "lognormal") {
    const { sigma, ...rest } = said;
    return {
      ...rest,
      ...rate,
      ...(mu === undefined ? {} : { mean: mu }),
      ...(sigma === undefined ? {} : { sd: sigma }),
    };
  }
  if (mu === undefined) return said;
  return mu <= LARGEST_LOG ? { ...said, median: Number(Math.exp(mu).toPrecision(4)) } : { ...said, mean: mu };
}
