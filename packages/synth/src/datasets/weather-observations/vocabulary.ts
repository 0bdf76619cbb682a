/** The closed vocabularies of the weather dataset. An enum's cell is the index here. */
export const precipitationTypes = ["none", "rain", "sleet", "snow"] as const;
export const NONE = 0;
export const RAIN = 1;
export const SLEET = 2;
export const SNOW = 3;

export const qualityFlags = ["passed", "suspect", "missing"] as const;
export const PASSED = 0;
export const SUSPECT = 1;
export const MISSING = 2;

export const elements = ["wind", "humidity", "pressure", "precipitation"] as const;
export const WIND = 0;
export const HUMIDITY = 1;
export const PRESSURE = 2;
export const PRECIPITATION = 3;

const beginnings = ["Ald", "Bram", "Cald", "Dun", "Eller", "Fen", "Gars", "Hol", "Ister", "Karn", "Lind", "Mar"];
const middles = ["en", "ing", "or", "a"];
const endings = ["by", "dale", "feld", "ford", "haven", "holm", "mere", "moor", "stead", "stow", "thorpe", "wick"];

/** Invented places; a network names its stations after some of them, each after another one. */
export const placeNames: readonly string[] = beginnings.flatMap((beginning) =>
  middles.flatMap((middle) => endings.map((ending) => beginning + middle + ending)),
);
