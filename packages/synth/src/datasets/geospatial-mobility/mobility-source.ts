import { type Arena, arena } from "../../engine/arena.ts";
import { MS_PER_DAY } from "../../engine/calendar.ts";
import { NULL, type RowSource, register } from "../../engine/rows.ts";
import { startOfDay } from "../../engine/window.ts";
import { streamsOf } from "../../random/hash.ts";
import { cityPlane } from "./city-plane.ts";
import { slot } from "./columns.ts";
import { dayPings, fillPings, PING_CELLS, pingCell } from "./day-pings.ts";
import { emptyPlan, layOut } from "./day-plan.ts";
import { geohash7 } from "./geohash.ts";
import { type Place, placeCode } from "./places.ts";
import { users } from "./users.ts";
import { cities, STATIONARY } from "./vocabulary.ts";

export interface MobilitySettings {
  readonly from: string;
  readonly to: string | null;
  readonly city: string;
  readonly users: number;
  readonly pingsPerDay: number;
}

const placeStreams = streamsOf("geospatial-mobility/place-code");
/** Numbers of trips: eight a user and day, 8,192 users. */
const USERS = 8192;
const TRIPS = 8;

/** Opens the pings, user day by user day: a user's day is laid out when its first ping is met. */
export function openMobility(
  seed: string,
  columns: number,
  limit: number,
  settings: MobilitySettings,
  memory: Arena = arena(),
): RowSource {
  const into = register(columns, memory);
  const { cells, texts } = into;
  const perDay = settings.pingsPerDay;
  const count = settings.users;
  const city = cities.find(({ name }) => name === settings.city) ?? cities[0];
  const plane = cityPlane(city.latitude, city.longitude);
  const firstDay = startOfDay(settings.from) / MS_PER_DAY;
  const userOf = users(seed);
  const codes = placeStreams(seed);
  const plan = emptyPlan();
  const pings = dayPings(perDay, memory);
  let userDay = -1;
  let user = userOf(0);
  let day = 0;
  let midnight = 0;

  const enter = (number: number): void => {
    userDay = number;
    const days = Math.floor(number / count);
    user = userOf(number - days * count);
    day = firstDay + days;
    midnight = day * MS_PER_DAY - city.offset * 60_000;
    layOut(plan, user, day);
    fillPings(pings, plan, plane, perDay);
    cells[slot.user] = user.code;
    cells[slot.device] = user.device;
    cells[slot.localDate] = day;
    cells[slot.offset] = city.offset;
  };

  const codeOf = (stay: number): number => placeCode(codes, user.number, (plan.places[stay] as Place).number);

  const load = (row: number): void => {
    const number = Math.floor(row / perDay);
    if (number !== userDay) enter(number);
    const ping = row - number * perDay;
    const at = ping * PING_CELLS;
    const values = pings.cells;
    const latitude = values[at + pingCell.latitude] as number;
    const longitude = values[at + pingCell.longitude] as number;
    const segment = values[at + pingCell.segment] as number;
    cells[slot.ping] = ping + 1;
    cells[slot.ts] = midnight + (values[at + pingCell.second] as number) * 1000;
    cells[slot.latitude] = latitude;
    cells[slot.longitude] = longitude;
    cells[slot.accuracy] = values[at + pingCell.accuracy] as number;
    cells[slot.speed] = values[at + pingCell.speed] as number;
    texts[slot.geohash] = geohash7(latitude, longitude);
    const stay = segment >> 1;
    if (segment % 2 === 0) {
      cells[slot.mode] = STATIONARY;
      cells[slot.heading] = NULL;
      cells[slot.trip] = NULL;
      cells[slot.place] = codeOf(stay);
      cells[slot.placeType] = (plan.places[stay] as Place).type;
      cells[slot.dwell] = values[at + pingCell.dwell] as number;
      cells[slot.destination] = NULL;
      return;
    }
    cells[slot.mode] = plan.modes[stay] as number;
    cells[slot.heading] = values[at + pingCell.heading] as number;
    cells[slot.trip] = (day * USERS + user.number) * TRIPS + stay;
    cells[slot.place] = NULL;
    cells[slot.placeType] = NULL;
    cells[slot.dwell] = NULL;
    cells[slot.destination] = codeOf(stay + 1);
  };
  if (settings.to === null) return { register: into, load };
  const rows = (startOfDay(settings.to) / MS_PER_DAY - firstDay) * count * perDay;
  return { register: into, load, rows: Math.min(limit, rows) };
}
