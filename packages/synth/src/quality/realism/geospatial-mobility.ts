import { uniformPings } from "../controls/naive-pings.ts";
import { distinctGrowth, rankSlope } from "../growth.ts";
import { mean } from "../moments.ts";
import { quantile } from "../quantile.ts";
import { instantOf, numberOf, tally, textOf } from "../row-values.ts";
import { type Counted, defineRealism, type Row, type Statistic } from "../statistic.ts";

/** A stay as its pings show it. */
interface Stay {
  readonly place: string;
  readonly lat: number;
  readonly lon: number;
  readonly date: string;
  seconds: number;
}

interface MobilityColumns extends Counted {
  readonly stays: Map<string, Stay[]>;
  userDays: number;
  /** Local hour at which each trip was first seen. */
  readonly tripHours: number[];
  lastTrip: string | null;
  readonly speeds: Map<string, number[]>;
  nightPings: number;
  nightAtHome: number;
}

function addStay(columns: MobilityColumns, row: Row, user: string, place: string): void {
  const date = textOf(row, "local_date") ?? "";
  const stays = columns.stays.get(user) ?? [];
  columns.stays.set(user, stays);
  let stay = stays.at(-1);
  if (stay?.place !== place || stay.date !== date) {
    stay = { place, lat: numberOf(row, "lat"), lon: numberOf(row, "lon"), date, seconds: 0 };
    stays.push(stay);
  }
  stay.seconds = numberOf(row, "dwell_s");
}

function addTripPing(columns: MobilityColumns, row: Row, hour: number): void {
  const trip = textOf(row, "trip_id");
  if (trip !== columns.lastTrip) columns.tripHours.push(hour);
  columns.lastTrip = trip;
  const mode = textOf(row, "mode") ?? "";
  const speeds = columns.speeds.get(mode) ?? [];
  speeds.push(numberOf(row, "speed_mps"));
  columns.speeds.set(mode, speeds);
}

function collect(rows: Iterable<Row>): MobilityColumns {
  const columns: MobilityColumns = {
    rows: 0,
    stays: new Map(),
    userDays: 0,
    tripHours: [],
    lastTrip: null,
    speeds: new Map(),
    nightPings: 0,
    nightAtHome: 0,
  };
  for (const row of rows) {
    columns.rows++;
    if (row.ping_no === 1) columns.userDays++;
    const hour = ((instantOf(row, "ts") / 3_600_000 + numberOf(row, "utc_offset_min") / 60) % 24) as number;
    if (hour < 5) {
      columns.nightPings++;
      if (row.place_type === "home") columns.nightAtHome++;
    }
    const place = textOf(row, "place_id");
    if (place === null) addTripPing(columns, row, hour);
    else addStay(columns, row, textOf(row, "user_id") ?? "", place);
  }
  return columns;
}

/** Kilometres between two stays, on the plane at the middle latitude. */
function kilometres(from: Stay, to: { lat: number; lon: number }): number {
  const east = (to.lon - from.lon) * Math.cos(((from.lat + to.lat) * Math.PI) / 360);
  return Math.hypot(east, to.lat - from.lat) * 111.195;
}

function perUser(columns: MobilityColumns, measure: (stays: readonly Stay[]) => number | null): number[] {
  return [...columns.stays.values()].map(measure).filter((value) => value !== null);
}

/** The places that a user went to, one after another; a night at one place is one visit. */
function visited(stays: readonly Stay[]): string[] {
  return stays.map(({ place }) => place).filter((place, i) => place !== stays[i - 1]?.place);
}

function visitCounts(stays: readonly Stay[]): number[] {
  const counts = new Map<string, number>();
  for (const place of visited(stays)) tally(counts, place);
  return [...counts.values()];
}

/** Share of a user's time at the two places with most of it. */
function topTwoShare(stays: readonly Stay[]): number | null {
  const seconds = new Map<string, number>();
  for (const stay of stays) tally(seconds, stay.place, stay.seconds);
  const sorted = [...seconds.values()].sort((a, b) => b - a);
  const total = sorted.reduce((sum, each) => sum + each, 0);
  return total === 0 ? null : ((sorted[0] ?? 0) + (sorted[1] ?? 0)) / total;
}

/** Root mean square distance of visits from their centre, km. */
function radiusOfGyration(stays: readonly Stay[]): number | null {
  const centre = { lat: mean(stays.map((stay) => stay.lat)) ?? 0, lon: mean(stays.map((stay) => stay.lon)) ?? 0 };
  const square = mean(stays.map((stay) => kilometres(stay, centre) ** 2));
  return square === null ? null : Math.sqrt(square);
}

function spreadOf(values: readonly number[]): number | null {
  const [high, middle] = [quantile(values, 0.9), quantile(values, 0.5)];
  return high === null || middle === null || middle === 0 ? null : high / middle;
}

/** Lengths of moves between different places of one day, km. */
function jumps(columns: MobilityColumns): number[] {
  const found: number[] = [];
  for (const stays of columns.stays.values()) {
    for (const [i, stay] of stays.entries()) {
      const before = stays[i - 1];
      if (before !== undefined && before.date === stay.date) found.push(kilometres(before, stay));
    }
  }
  return found;
}

function peakShare(columns: MobilityColumns): number | null {
  const { tripHours } = columns;
  if (tripHours.length === 0) return null;
  return (
    tripHours.filter((hour) => (hour >= 6.5 && hour < 9.5) || (hour >= 15.5 && hour < 19)).length / tripHours.length
  );
}

function carToWalk(columns: MobilityColumns): number | null {
  const [car, walk] = [mean(columns.speeds.get("car") ?? []), mean(columns.speeds.get("walk") ?? [])];
  return car === null || walk === null || walk === 0 ? null : car / walk;
}

const EPR = "Song et al. 2010 (exploration and preferential return)";

const statistics: readonly Statistic<MobilityColumns>[] = [
  {
    id: "top_two_places",
    describes: "Mean share of a user's time at the two places with most of it.",
    band: [0.5, 0.95],
    minimumRows: 30_000,
    source: "Home and work hold most of a day: 0.5 to 0.9; uniform places 0.01",
    measure: (columns) => mean(perUser(columns, topTwoShare)),
    control: uniformPings,
  },
  {
    id: "distinct_places_growth",
    describes: "Mean exponent with which a user's distinct places grow with visits.",
    band: [0.45, 0.79],
    minimumRows: 60_000,
    source: `${EPR}: 0.6; uniform places 0.83 and more`,
    measure: (columns) => mean(perUser(columns, (stays) => distinctGrowth(visited(stays)))),
    control: uniformPings,
  },
  {
    id: "visit_rank_slope",
    describes: "Mean steepness of a user's visits over the ten most visited places.",
    band: [0.9, 1.8],
    minimumRows: 60_000,
    source: `${EPR}: visits fall like rank to the power 1.2, with home and work up to 1.8; without anchors 0.67, uniform places near 0`,
    measure: (columns) => mean(perUser(columns, (stays) => rankSlope(visitCounts(stays), 10))),
    control: uniformPings,
  },
  {
    id: "jump_spread",
    describes: "90th percentile of moves between places over their median.",
    band: [2.2, 20],
    minimumRows: 30_000,
    source: "Jump lengths are heavy-tailed: 2.5 to 20; uniform places 1.7",
    measure: (columns) => spreadOf(jumps(columns)),
    control: uniformPings,
  },
  {
    id: "gyration_spread",
    describes: "90th percentile of users' radii of gyration over their median.",
    band: [1.1, 8],
    minimumRows: 30_000,
    source: "Users differ much in how far they roam; with uniform places they do not (1.02)",
    measure: (columns) => spreadOf(perUser(columns, radiusOfGyration)),
    control: uniformPings,
  },
  {
    id: "trips_a_day",
    describes: "Trips of a user on a day.",
    band: [2.3, 4.5],
    minimumRows: 10_000,
    source: "Travel surveys: 2.5 to 4.5 trips a person and day",
    measure: (columns) => (columns.userDays === 0 ? null : columns.tripHours.length / columns.userDays),
    control: uniformPings,
  },
  {
    id: "peak_hours",
    describes: "Share of trips that begin between 6:30 and 9:30 or 15:30 and 19:00.",
    band: [0.31, 0.65],
    minimumRows: 10_000,
    source: "Commuting makes two peaks; trips at any hour alike give 0.27",
    measure: peakShare,
    control: uniformPings,
  },
  {
    id: "nights_at_home",
    describes: "Share of pings before five in the morning, local time, that are at home.",
    band: [0.9, 1],
    minimumRows: 10_000,
    source: "People are at home at night with probability 0.9 and more",
    measure: (columns) => (columns.nightPings === 0 ? null : columns.nightAtHome / columns.nightPings),
    control: uniformPings,
  },
  {
    id: "car_to_walk",
    describes: "Mean speed in cars over mean speed on foot.",
    band: [4, 15],
    minimumRows: 10_000,
    source: "Urban cars make 20 to 50 km/h, walkers 4 to 5",
    measure: carToWalk,
    control: uniformPings,
  },
];

/** How realistic movement is: anchors, return and exploration, distances, hours and speeds. */
export const geospatialMobilityRealism = defineRealism("geospatial-mobility", collect, statistics, 100_000);
