import { deviceNumber } from "../../entities/devices.ts";
import { normalTable } from "../../random/distributions.ts";
import { fastExp } from "../../random/exponential.ts";
import { draw, innerKey, keyAt, streamsOf, unit } from "../../random/hash.ts";
import { permute } from "../../random/permutation.ts";
import { quantileAt } from "../../random/quantile-table.ts";
import { type Places, placesOf } from "./places.ts";

/** A user's lasting traits. */
export interface User {
  readonly number: number;
  readonly key: number;
  readonly code: number;
  readonly device: number;
  readonly works: boolean;
  readonly drives: boolean;
  readonly cycles: boolean;
  /** Seconds after local midnight at which the user usually leaves for work, and stays there. */
  readonly leaves: number;
  readonly workday: number;
  readonly places: Places;
}

const userStreams = streamsOf("geospatial-mobility/user");
const codeStreams = streamsOf("geospatial-mobility/user-code");
const field = { works: 0, drives: 1, cycles: 2, leaves: 3, workday: 4, roaming: 5 } as const;
const DEVICE = 0x7fff0001;

/** The users of a seed by number; each is made when it is first asked for. */
export function users(seed: string): (number: number) => User {
  const keys = userStreams(seed);
  const codes = codeStreams(seed);
  const known: User[] = [];
  return (number) => {
    const made = known[number];
    if (made !== undefined) return made;
    const key = keyAt(keys, number);
    const normal = normalTable();
    const user: User = {
      number,
      key,
      code: permute(codes, number, 20),
      device: deviceNumber(innerKey(key, DEVICE)),
      works: unit(draw(key, field.works)) < 0.72,
      drives: unit(draw(key, field.drives)) < 0.56,
      cycles: unit(draw(key, field.cycles)) < 0.4,
      leaves: Math.round(27_000 + 3_000 * Math.max(-2.4, Math.min(2.4, quantileAt(normal, draw(key, field.leaves))))),
      workday: Math.round(30_000 + 2_200 * Math.max(-2.4, Math.min(2.4, quantileAt(normal, draw(key, field.workday))))),
      places: placesOf(key, fastExp(0.55 * quantileAt(normal, draw(key, field.roaming)))),
    };
    known[number] = user;
    return user;
  };
}
