/**
 * What the weather of a region is like. Boxes lie inland. Temperatures are of sea level at the middle of the box, in °C; days of
 * the year count from 1.
 */
export interface Climate {
  readonly name: string;
  readonly south: number;
  readonly north: number;
  readonly west: number;
  readonly east: number;
  /** Heights of stations, in m. */
  readonly lowest: number;
  readonly highest: number;
  /** Mean of the year, half of the difference between summer and winter, the warmest day. */
  readonly mean: number;
  readonly amplitude: number;
  readonly warmest: number;
  /** Standard deviation of the daily anomaly, and mean difference between a dry day's extremes. */
  readonly spread: number;
  readonly range: number;
  /** Share of wet days: mean of the year, half of its swing, the wettest day; and mm of a wet day. */
  readonly wet: number;
  readonly wetSwing: number;
  readonly wettest: number;
  readonly amount: number;
  /** Mean gap between temperature and dew point on a middling day, in K. */
  readonly gap: number;
  /** Mean wind in m/s, standard deviation of the pressure in hPa. */
  readonly wind: number;
  readonly pressure: number;
}

export const climates: readonly Climate[] = [
  {
    name: "temperate_continental",
    south: 47.8,
    north: 52.4,
    west: 9.5,
    east: 18.5,
    lowest: 40,
    highest: 900,
    mean: 10.6,
    amplitude: 10.6,
    warmest: 203,
    spread: 3.9,
    range: 10.2,
    wet: 0.43,
    wetSwing: 0.04,
    wettest: 190,
    amount: 4.6,
    gap: 5,
    wind: 3.4,
    pressure: 8,
  },
  {
    name: "temperate_oceanic",
    south: 45.6,
    north: 48.9,
    west: -0.3,
    east: 5.2,
    lowest: 20,
    highest: 600,
    mean: 12.1,
    amplitude: 7.6,
    warmest: 206,
    spread: 3.2,
    range: 9.2,
    wet: 0.46,
    wetSwing: 0.07,
    wettest: 350,
    amount: 5,
    gap: 4,
    wind: 3.7,
    pressure: 9,
  },
  {
    name: "boreal",
    south: 61.6,
    north: 66.3,
    west: 24.6,
    east: 28.9,
    lowest: 60,
    highest: 400,
    mean: 2.4,
    amplitude: 14.2,
    warmest: 203,
    spread: 4.6,
    range: 9.4,
    wet: 0.44,
    wetSwing: 0.06,
    wettest: 230,
    amount: 3.4,
    gap: 3.6,
    wind: 3,
    pressure: 10,
  },
  {
    name: "mediterranean",
    south: 38.4,
    north: 41.4,
    west: -5.6,
    east: -1.6,
    lowest: 350,
    highest: 1200,
    mean: 18.6,
    amplitude: 10,
    warmest: 205,
    spread: 3,
    range: 13.4,
    wet: 0.22,
    wetSwing: 0.13,
    wettest: 355,
    amount: 5.2,
    gap: 9,
    wind: 3.1,
    pressure: 6.5,
  },
  {
    name: "semi_arid",
    south: -29.8,
    north: -23.6,
    west: 134.5,
    east: 145.5,
    lowest: 120,
    highest: 600,
    mean: 24,
    amplitude: 8.6,
    warmest: 15,
    spread: 3.4,
    range: 14.6,
    wet: 0.13,
    wetSwing: 0.05,
    wettest: 35,
    amount: 6.5,
    gap: 14,
    wind: 4.1,
    pressure: 5,
  },
  {
    name: "tropical_savanna",
    south: -16.6,
    north: -10.4,
    west: -55.5,
    east: -46.5,
    lowest: 180,
    highest: 900,
    mean: 27.6,
    amplitude: 1.9,
    warmest: 275,
    spread: 1.6,
    range: 11.2,
    wet: 0.42,
    wetSwing: 0.36,
    wettest: 10,
    amount: 10.5,
    gap: 6,
    wind: 2.2,
    pressure: 2.4,
  },
];
export const climateNames = climates.map((climate) => climate.name);

export const YEAR_DAYS = 365.25;
