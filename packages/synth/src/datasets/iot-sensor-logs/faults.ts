import { below, draw, innerKey, unit } from "../../random/hash.ts";
import { DRIFT, NO_ANOMALY, SPIKE, STUCK_AT } from "./vocabulary.ts";

/** Readings of a device in which at most one lasting fault lies, wholly. */
const STRETCH = 256;
/** Lengths of lasting faults, readings. */
const STUCK = { shortest: 8, longest: 39 } as const;
const DRIFTING = { shortest: 24, longest: 95 } as const;
const MEAN_LENGTH = (STUCK.shortest + STUCK.longest + DRIFTING.shortest + DRIFTING.longest) / 4;
/** Share of the anomalous readings that belong to lasting faults; spikes are the rest. */
const LASTING_SHARE = 0.8;

const field = { happens: 0, kind: 1, length: 2, start: 3 } as const;

/** The anomaly of a reading. */
export interface Anomaly {
  label: number;
  /** Readings since the fault began. */
  age: number;
  /** First reading of the fault. */
  start: number;
  /** A draw of the fault's own. */
  u: number;
}

export interface Faults {
  /** The anomaly of a device's reading; the object is reused. */
  at(key: number, reading: number): Anomaly;
}

/** `rate` is the share of readings, 0 to 0.1, that are stuck, drift or spike. */
export function faults(rate: number): Faults {
  const stretchChance = (rate * LASTING_SHARE * STRETCH) / MEAN_LENGTH;
  const spikeChance = (rate * (1 - LASTING_SHARE)) / (1 - rate * LASTING_SHARE);
  const known: Anomaly = { label: NO_ANOMALY, age: 0, start: 0, u: 0 };
  return {
    at: (key, reading) => {
      known.label = NO_ANOMALY;
      const stretch = Math.floor(reading / STRETCH);
      const stretchKey = innerKey(key, stretch);
      if (unit(draw(stretchKey, field.happens)) < stretchChance) {
        const stuck = draw(stretchKey, field.kind) < 0x80000000;
        const { shortest, longest } = stuck ? STUCK : DRIFTING;
        const length = shortest + below(draw(stretchKey, field.length), longest - shortest + 1);
        // A reading before and one after it stay sound, so that two faults never touch.
        const start = stretch * STRETCH + 1 + below(draw(stretchKey, field.start), STRETCH - length - 1);
        if (reading >= start && reading < start + length) {
          known.label = stuck ? STUCK_AT : DRIFT;
          known.age = reading - start;
          known.start = start;
          known.u = stretchKey;
          return known;
        }
      }
      const spikeKey = innerKey(key + 1, reading);
      if (unit(spikeKey) < spikeChance) {
        known.label = SPIKE;
        known.age = 0;
        known.start = reading;
        known.u = draw(spikeKey, 0);
      }
      return known;
    },
  };
}
