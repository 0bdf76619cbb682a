import type { Found } from "../findings.ts";
import { phraseAt, phraseList, phrases } from "./phrases.ts";
import { hedgeAt, quantityAt } from "./quantity.ts";
import { isBreak, type Reading, spanOf, tokenFrom, word } from "./reading.ts";

type Name = Extract<Found, { kind: "distribution" }>["name"];

/** Names that nothing else is called. */
const names = phrases<Name>([
  [
    "normal",
    "normally distributed|normal distribution|gaussian|gaussian distribution|gaussian-distributed|bell curve|bell-shaped|follows a normal distribution|following a normal distribution|normalverteilt|normalverteilung|distribucion normal|normalmente distribuido|distribution normale|loi normale|distribuicao normal|normal-distributed|gauss",
  ],
  [
    "lognormal",
    "lognormal|log-normal|log normal|lognormally distributed|log-normally distributed|lognormal distribution|log-normal distribution|lognormalverteilt|lognormale|logaritmica normal",
  ],
  [
    "uniform",
    "uniformly distributed|uniform distribution|uniformly random|uniform random|evenly distributed|gleichverteilt|distribucion uniforme|distribution uniforme|distribuicao uniforme|uniformly|uniform between|uniform from",
  ],
  [
    "exponential",
    "exponentially distributed|exponential distribution|exponential inter-arrival|exponential interarrival|exponentialverteilt|distribucion exponencial|distribution exponentielle|distribuicao exponencial",
  ],
  ["poisson", "poisson|poisson distribution|poisson-distributed|poisson distributed|poissonverteilt"],
  ["zipf", "zipf|zipfian|zipf distribution|zipf-distributed|power law|power-law|power-law distributed"],
  [
    "skewed",
    "skewed|right-skewed|right skewed|left-skewed|long-tailed|long tailed|heavy-tailed|heavy tailed|fat-tailed|long tail|heavy tail|pareto|pareto-distributed|80/20|schief verteilt|rechtsschief|sesgada|asymetrique",
  ],
  ["beta", "beta distribution|beta-distributed|beta distributed"],
]);
/** Names that are also words: a parameter must follow. */
const shyNames = phrases<Name>([
  ["normal", "normal|n|~ n|norm|~n|bell"],
  ["exponential", "exponential|exp"],
  ["uniform", "uniform|u|unif"],
  ["beta", "beta"],
]);
const heads = phraseList(
  "follows a|following a|follow a|drawn from a|distributed as|distribution|distribution:|distribution is|with a|a|verteilt",
);

const means = phraseList(
  "mean|mean of|avg|average|averaging|mu|μ|around|about|centered at|centred at|centered around|centred around|centered on|centred on|mean is|with mean|mean around|mittelwert|um|media|moyenne|media de|moyenne de|with a mean of|with mean of|with an average of|lambda|λ|rate",
);
const spreads = phraseList(
  "sd|sd of|std|stdev|std dev|stddev|std. dev.|standard deviation|standard deviation of|sigma|σ|s.d.|±|+/-|with sd|and sd|with a standard deviation of|standardabweichung|desviacion estandar|desviacion tipica|desviacion|desvio|desvio tipico|mit abweichung|abweichung|streuung|give or take|plus or minus|ecart-type|ecart type|desvio padrao|with standard deviation|with std|and std|and standard deviation|a standard deviation of|spread",
);
const medians = phraseList(
  "median|median of|median around|mediana|mediane|with median|with a median of|a median of|median about|medianwert",
);
const passing = new Set([
  ",",
  "and",
  "with",
  "a",
  "an",
  "of",
  "=",
  ":",
  "(",
  "und",
  "y",
  "et",
  "e",
  "con",
  "mit",
  "avec",
  "com",
  "is",
  "~",
  ";",
  "the",
  "de",
  "distribution",
]);

interface Parameters {
  mean?: number;
  sd?: number;
  median?: number;
  unit?: string;
  next: number;
}

/** "normal around 70 sd 8", "lognormal with median 30", "N(70, 8)", "right-skewed", "median 60k". */
export function distributionAt(reading: Reading, at: number): Found | undefined {
  const named = phraseAt(reading, at, names);
  if (named !== undefined) return distribution(reading, at, named.meaning, parametersFrom(reading, named.next));
  const shy = phraseAt(reading, at, shyNames);
  if (shy !== undefined) {
    const pair = pairAt(reading, shy.next);
    if (pair !== undefined && shy.meaning === "normal") return distribution(reading, at, "normal", pair);
    const parameters = parametersFrom(reading, shy.next);
    const head = reading.tokens[at]?.text.length === 1;
    if (parameters.next > shy.next && !head && shy.meaning !== "beta")
      return distribution(reading, at, shy.meaning, parameters);
  }
  const headed = phraseAt(reading, at, heads);
  const behind =
    headed === undefined || word(reading, at) === "a" || word(reading, at) === "with"
      ? undefined
      : phraseAt(reading, headed.next, shyNames);
  if (behind !== undefined && headed !== undefined)
    return distribution(reading, at, behind.meaning, parametersFrom(reading, behind.next));
  return around(reading, at) ?? averaged(reading, at);
}

/** "around 95 sd 6 normal", "70 ± sd 8": a middle and a spread are a normal distribution unless another is named behind. */
function around(reading: Reading, at: number): Found | undefined {
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
  return distribution(reading, at, named?.meaning ?? "normal", {
    mean: middle.value,
    sd: sd.value,
    next: named?.next ?? closed,
  });
}

function distribution(reading: Reading, from: number, name: Name, { mean, sd, median, next }: Parameters): Found {
  return {
    kind: "distribution",
    name,
    ...(mean === undefined ? {} : { mean }),
    ...(sd === undefined ? {} : { sd }),
    ...(median === undefined ? {} : { median }),
    ...spanOf(reading, from, next),
  };
}

const tight = /\((-?\d{1,12}(?:\.\d{1,9})?),(\d{1,12}(?:\.\d{1,9})?)\)/y;

/** "N(70, 8)": mean and standard deviation. */
function pairAt(reading: Reading, at: number): Parameters | undefined {
  if (word(reading, at) !== "(") return undefined;
  // "N(4000,800)": without a space the comma looks like one between thousands.
  tight.lastIndex = reading.tokens[at]?.start ?? 0;
  const close = tight.exec(reading.text);
  if (close !== null)
    return { mean: Number(close[1]), sd: Number(close[2]), next: tokenFrom(reading, at, tight.lastIndex) };
  const mean = quantityAt(reading, at + 1);
  if (mean === undefined || ![",", ";"].includes(word(reading, mean.next))) return undefined;
  const sd = quantityAt(reading, mean.next + 1);
  if (sd === undefined || word(reading, sd.next) !== ")") return undefined;
  return { mean: mean.value, sd: sd.value, next: sd.next + 1 };
}

/** Mean, spread and median in any order, with commas and "and" between. */
function parametersFrom(reading: Reading, at: number): Parameters {
  const pair = pairAt(reading, at);
  if (pair !== undefined) return pair;
  const parameters: Parameters = { next: at };
  let index = at;
  let isOpened = false;
  for (let round = 0; round < 4; round++) {
    while (index < parameters.next + 4 && passing.has(word(reading, index))) {
      isOpened ||= word(reading, index) === "(";
      index += 1;
    }
    const sd = phraseAt(reading, index, spreads);
    const median = phraseAt(reading, index, medians);
    const mean = phraseAt(reading, index, means);
    const named = sd ?? median ?? mean;
    if (named === undefined) break;
    let start = named.next;
    while (start < named.next + 2 && [":", "=", "of", "is", "de"].includes(word(reading, start))) start += 1;
    const value = quantityAt(reading, hedgeAt(reading, start).next);
    if (value === undefined || (sd === undefined && median === undefined && value.unit?.symbol === "%")) break;
    if (sd !== undefined) parameters.sd = value.value;
    else if (median !== undefined) parameters.median = value.value;
    else parameters.mean = value.value;
    if (value.unit !== undefined) parameters.unit = value.unit.symbol;
    parameters.next = value.next;
    index = value.next;
    if (reading.tokens[index]?.text === ")" && isOpened) {
      parameters.next = index + 1;
      break;
    }
    if (isBreak(reading, index) && reading.tokens[index]?.text !== ",") break;
  }
  return parameters;
}

const averages = phraseList(
  "average|avg|averaging|mean|on average|durchschnittlich|im schnitt|durchschnitt|im durchschnitt|promedio|en promedio|de media|media|en moyenne|moyenne|em media|averages|averaged|typically|moyen|moyen de|medio|medio de|promedio de|mittlere|mittlerer|mittleres|average of|mean of|median|median of|mediana|mediane",
);
const fieldWords = 4;

/** "average 50 EUR", "average order value of 85 EUR", "mean 70, sd 8", "median 60k". */
function averaged(reading: Reading, at: number): Found | undefined {
  const named = phraseAt(reading, at, averages);
  if (named === undefined) return undefined;
  const direct = parametersFrom(reading, at);
  if (direct.next > at && direct.sd !== undefined && direct.mean !== undefined)
    return distribution(reading, at, "normal", direct);
  const isMedian = /^median[ae]?$/.test(word(reading, at));
  let start = named.next;
  while (
    start < named.next + 2 &&
    ["of", "is", ":", "=", "at", "de", "von", "around", "about", "~"].includes(word(reading, start))
  )
    start += 1;
  const value = quantityAt(reading, hedgeAt(reading, start).next);
  if (value !== undefined && value.unit?.symbol !== "%" && !isRangeBehind(reading, value.next)) {
    if (isMedian) return distribution(reading, at, "skewed", { median: value.value, next: value.next });
    const unit = value.unit === undefined ? {} : { unit: value.unit.symbol };
    return { kind: "average", mean: value.value, ...unit, ...spanOf(reading, at, value.next) };
  }
  return isMedian ? undefined : namedAverage(reading, named.next);
}

/** "average order value of 85 EUR": the span is only "of 85 EUR", the words before name the field. */
function namedAverage(reading: Reading, at: number): Found | undefined {
  for (let index = at; index < at + fieldWords; index++) {
    if (isBreak(reading, index)) return undefined;
    if (
      index === at ||
      !["of", "is", "around", "about", "~", "=", ":", "at", "de", "von", "near"].includes(word(reading, index))
    )
      continue;
    const value = quantityAt(reading, hedgeAt(reading, index + 1).next);
    if (value === undefined || value.unit?.symbol === "%" || isRangeBehind(reading, value.next)) return undefined;
    const unit = value.unit === undefined ? {} : { unit: value.unit.symbol };
    return { kind: "average", mean: value.value, ...unit, ...spanOf(reading, index, value.next) };
  }
  return undefined;
}

function isRangeBehind(reading: Reading, at: number): boolean {
  return ["-", "to", ".."].includes(word(reading, at)) && quantityAt(reading, at + 1) !== undefined;
}
