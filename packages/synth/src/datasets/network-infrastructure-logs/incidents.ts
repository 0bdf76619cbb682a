import { MS_PER_DAY } from "../../engine/calendar.ts";
import { draw, keyAt, type Stream, unit } from "../../random/hash.ts";
import { pick, weightedTable } from "../../random/weighted-table.ts";
import { serviceShares } from "./vocabulary.ts";

/** A time in which a service fails most requests. */
export interface Incident {
  /** Its number, from 0. */
  number: number;
  service: number;
  from: number;
  until: number;
  /** Share of the service's requests that fail. */
  failing: number;
}

const MINUTE = 60_000;
const field = { service: 0, start: 1, length: 2, failing: 3 } as const;
/** Busy services fail more often than their share. */
const failingServices = weightedTable(serviceShares.map((share) => share * share));

export interface Incidents {
  /** The incident whose time has come at an instant; undefined when all is well. The object is reused. */
  at(ms: number): Incident | undefined;
}

/** Exactly `perDay` incidents a day, each somewhere in its own part of the time after `start`. */
export function incidents(of: Stream, start: number, perDay: number): Incidents {
  const span = perDay === 0 ? 0 : Math.floor(MS_PER_DAY / perDay);
  const known: Incident = { number: -1, service: 0, from: 0, until: 0, failing: 0 };
  const enter = (number: number): void => {
    const key = keyAt(of, number);
    const length = (10 + 15 * unit(draw(key, field.length))) * MINUTE;
    known.number = number;
    known.service = pick(failingServices, draw(key, field.service));
    known.from = start + number * span + Math.floor((span - length) * unit(draw(key, field.start)));
    known.until = known.from + length;
    known.failing = 0.75 + 0.2 * unit(draw(key, field.failing));
  };
  return {
    at: (ms) => {
      if (span === 0) return undefined;
      const number = Math.floor((ms - start) / span);
      if (known.number !== number) enter(number);
      return ms >= known.from && ms < known.until ? known : undefined;
    },
  };
}
