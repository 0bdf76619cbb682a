import { type Dataset, defineDataset } from "../schema/dataset.ts";
import { mobilityColumns } from "./geospatial-mobility/columns.ts";
import { mobilityInvariants } from "./geospatial-mobility/invariants.ts";
import { openMobility } from "./geospatial-mobility/mobility-source.ts";
import { cities } from "./geospatial-mobility/vocabulary.ts";

const version = "1.0.0";
const columns = mobilityColumns(version);
const rowLimit = 10_000_000;

/**
 * Positions of phones in a city, one day of a user after the other. Homes, work and habits make the days; other places are
 * visited by preferential return and exploration (Song et al. 2010); trips take the mode that their length calls for.
 */
export const geospatialMobility: Dataset = defineDataset({
  id: "geospatial-mobility",
  version,
  title: "Urban mobility",
  description:
    "Position pings of invented users of phones in a city: stays at home, at work and elsewhere, and the trips between them on foot, by bike, bus, car and train, dense while moving and sparse while not. No trajectory of a real person was used. 50 users with 60 pings a day make 3,000 rows a day.",
  key: ["user_id", "local_date", "ping_no"],
  columns,
  invariants: mobilityInvariants,
  rowLimit,
  parameters: {
    from: {
      type: "date",
      meaning: "The first local_date.",
      minimum: "2010-01-01",
      maximum: "2035-12-31",
      default: "2025-03-03",
    },
    to: {
      type: "date",
      meaning: "The local_date before which pings end.",
      minimum: "2010-01-02",
      maximum: "2099-12-31",
      default: null,
    },
    city: {
      type: "choice",
      meaning: "The city around whose centre users live; its streets are not followed.",
      values: cities.map(({ name }) => name),
      default: "berlin",
    },
    users: {
      type: "integer",
      meaning: "How many users there are.",
      minimum: 10,
      maximum: 5000,
      default: 50,
    },
    pings_per_day: {
      type: "integer",
      meaning: "How many pings each user has a day.",
      unit: "pings",
      minimum: 40,
      maximum: 480,
      default: 60,
    },
  },
  open: (seed, values, memory) =>
    openMobility(
      seed,
      columns.length,
      rowLimit,
      {
        from: values.from,
        to: values.to,
        city: values.city,
        users: values.users,
        pingsPerDay: values.pings_per_day,
      },
      memory,
    ),
});
