import { type Arena, arena } from "../../engine/arena.ts";
import { daysFromCivil, MS_PER_DAY } from "../../engine/calendar.ts";
import { type RowSource, register } from "../../engine/rows.ts";
import { below, draw, drawAll, innerKey, keyAt, streamsOf, unit } from "../../random/hash.ts";
import { permute } from "../../random/permutation.ts";
import { pick, weightedTable } from "../../random/weighted-table.ts";
import {
  answerConfidence,
  buyIntent,
  expectedInflation,
  INTERVIEW_DRAWS,
  interviewField,
  recommendation,
  spendIndex,
} from "./answers.ts";
import { slot } from "./columns.ts";
import { type PanelDesign, panelDesign } from "./panel-design.ts";
import { fillRespondent, lastingDraw, type Respondent } from "./respondent.ts";
import { climate } from "./sentiment.ts";
import { BRANDS_PER_GOOD, goods, panelCountries } from "./vocabulary.ts";

const respondentStreams = streamsOf("consumer-signals/respondent");
const codeStreams = streamsOf("consumer-signals/respondent-code");
const climateStreams = streamsOf("consumer-signals/climate");
const orderStreams = streamsOf("consumer-signals/order");

export const ROW_LIMIT = 2_000_000;
/** Interviews of a respondent, one a month: a sixth of the panel is new in each wave. */
const INTERVIEWS = 6;
/** Months are counted from January of this year. */
const FIRST_YEAR = 2000;
/** Interviews are held on these days of the month, in these hours (UTC). */
const FIRST_DAY = 1;
const DAYS = 26;
const OPENING_MS = 8 * 3_600_000;
const OPEN_MS = 12 * 3_600_000;

const spendSeasons = [0.93, 0.92, 0.97, 0.98, 0.99, 1, 1.02, 0.99, 0.97, 0.99, 1.07, 1.17];
const brandShares = weightedTable([46, 32, 22], 10);

export interface PanelSettings {
  readonly from: string;
  readonly to: string | null;
  readonly interviews_per_wave: number;
  readonly countries: readonly string[];
  readonly nonresponse_rate: number;
}

let lastDesign: { readonly of: string; readonly design: PanelDesign } | undefined;

/** The design last asked for is kept: seeds that are opened one after another mostly share it. */
function knownDesign(interviews: number, countries: readonly number[]): PanelDesign {
  const of = `${interviews} ${countries.join()}`;
  if (lastDesign?.of !== of) lastDesign = { of, design: panelDesign(interviews, countries) };
  return lastDesign.design;
}

/** Opens the panel: row i is interview i mod n of wave i div n. */
export function openPanel(seed: string, columns: number, settings: PanelSettings, memory: Arena = arena()): RowSource {
  const into = register(columns, memory);
  const people = respondentStreams(seed);
  const codes = codeStreams(seed);
  const weather = climate(climateStreams(seed));
  const interviews = settings.interviews_per_wave;
  const chosen = panelCountries.flatMap((country, i) =>
    settings.countries.length === 0 || settings.countries.includes(country) ? [i] : [],
  );
  const design = knownDesign(interviews, chosen);
  const offset = below(keyAt(orderStreams(seed), 0), interviews);
  const firstMonth = monthOf(settings.from);
  const draws = new Uint32Array(INTERVIEW_DRAWS);
  const who: Respondent = { key: 0, region: 0, income: 0, household: 0, channel: 0, outlook: 0, priceSense: 0 };
  let wave = -1;
  let month = 0;
  let waveDay = 0;

  const enter = (entered: number): void => {
    wave = entered;
    month = firstMonth + wave;
    const year = Math.floor(month / 12);
    waveDay = daysFromCivil(FIRST_YEAR + year, month - year * 12 + 1, 1);
    into.cells[slot.wave] = waveDay;
  };

  const load = (row: number): void => {
    const rowWave = (row / interviews) | 0;
    if (rowWave !== wave) enter(rowWave);
    const at = row - wave * interviews;
    const { cells } = into;
    // The products exceed 32 bits, where the remainder operator is slow.
    const reach = at * design.stride + offset;
    const cell = design.cells[reach - Math.floor(reach / interviews) * interviews] as number;
    const country = design.country[cell] as number;
    const age = design.age[cell] as number;
    const turn = month + (at % INTERVIEWS);
    const generation = (turn / INTERVIEWS) | 0;
    const interview = turn - generation * INTERVIEWS;
    const number = generation * interviews + at;
    fillRespondent(who, keyAt(people, number), age);
    drawAll(draws, innerKey(who.key, interview));
    cells[slot.respondent] = permute(codes, number, 30);
    cells[slot.interviewNo] = interview + 1;
    cells[slot.interviewedAt] = momentAt(waveDay, (at + unit(draws[interviewField.moment] as number)) / interviews);
    cells[slot.country] = country;
    cells[slot.region] = who.region;
    cells[slot.age] = age;
    cells[slot.income] = who.income;
    cells[slot.household] = who.household;
    cells[slot.channel] = who.channel;
    cells[slot.weight] = design.weight[cell] as number;
    const sentiment = weather.sentimentOf(country, month);
    answerConfidence(cells, draws, who, sentiment, settings.nonresponse_rate);
    cells[slot.inflation] = expectedInflation(draws, who, weather.inflationOf(month), settings.nonresponse_rate);
    writePurchase(cells, sentiment, country, interview);
  };

  /** What the interview asks about goods and a brand. */
  const writePurchase = (cells: Float64Array, sentiment: number, country: number, interview: number): void => {
    const good = (below(lastingDraw(who.key, 0), goods.length) + interview) % goods.length;
    const interest = weather.interestIn(good, country, month);
    cells[slot.goods] = good;
    cells[slot.searchInterest] = interest;
    cells[slot.buyIntent] = buyIntent(draws, who, sentiment, interest);
    const season = spendSeasons[month % 12] as number;
    cells[slot.spend] = spendIndex(draws, who, sentiment, season);
    cells[slot.brand] = good * BRANDS_PER_GOOD + pick(brandShares, lastingDraw(who.key, 1 + good));
    const nps = recommendation(draws, draw(who.key, 64 + good));
    cells[slot.nps] = nps;
    cells[slot.npsGroup] = nps >= 9 ? 2 : nps >= 7 ? 1 : 0;
  };

  if (settings.to === null) return { register: into, load };
  const waves = monthOf(settings.to) - firstMonth + (settings.to.endsWith("-01") ? 0 : 1);
  return { register: into, load, rows: Math.min(ROW_LIMIT, waves * interviews) };
}

/** Months from January of the first year to that of a day. */
function monthOf(day: string): number {
  return (Number(day.slice(0, 4)) - FIRST_YEAR) * 12 + Number(day.slice(5, 7)) - 1;
}

/** The moment at a share of the wave's working hours, to the second. */
function momentAt(waveDay: number, share: number): number {
  const days = share * DAYS;
  const day = Math.min(DAYS - 1, Math.floor(days));
  const within = Math.min(OPEN_MS - 1_000, Math.floor(((days - day) * OPEN_MS) / 1_000) * 1_000);
  return (waveDay + FIRST_DAY + day) * MS_PER_DAY + OPENING_MS + within;
}
