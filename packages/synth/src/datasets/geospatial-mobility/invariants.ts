import type { Invariant } from "../../schema/dataset.ts";

export const mobilityInvariants: readonly Invariant[] = [
  { id: "key", statement: "(user_id, local_date, ping_no) is unique." },
  {
    id: "user-days",
    statement:
      "Rows come in user days: the pings of one user on one local_date follow one another with ping_no 1, 2, …; every user day has the same number of pings. local_date never decreases, and each user has one user day on each local_date.",
  },
  { id: "time-order", statement: "ts is a whole second and increases strictly within a user day." },
  {
    id: "local-date",
    statement: "local_date is the UTC date of ts + utc_offset_min minutes; utc_offset_min is the same everywhere.",
  },
  { id: "user-device", statement: "A user_id always has the same device_id, and a device_id the same user_id." },
  {
    id: "city",
    statement:
      "Every position lies within 30 km of one of these centres (lat, lon), the same for all rows: 52.52, 13.405; 40.4168, −3.7038; 50.0755, 14.4378; 39.7392, −104.9903; 19.4326, −99.1332; −26.2041, 28.0473; −1.2921, 36.8219; 28.6139, 77.209. Distances here are great-circle distances on a sphere of radius 6,371,008.8 m.",
  },
  {
    id: "geohash",
    statement: "geohash7 is the standard geohash of lat and lon with seven characters (longitude bit first).",
  },
  {
    id: "stationary",
    statement:
      "mode is stationary exactly when place_id, place_type and dwell_s are present, and exactly when trip_id, destination_place_id and heading_deg are null; speed_mps is 0 then.",
  },
  {
    id: "stay",
    statement:
      "Rows of a user day that follow one another with the same place_id are one stay: dwell_s is the seconds from the ts of its first row, exactly, and any two positions of it lie less than 3 × the larger accuracy_m apart.",
  },
  {
    id: "trip",
    statement:
      "The rows of a trip follow one another in one user day and have one mode and one destination_place_id; the row before them is stationary at another place, the row after them is stationary at destination_place_id. A trip_id stands in one user day only.",
  },
  {
    id: "speed",
    statement:
      "On a trip, speed_mps is the distance from the row before over the seconds since, within 0.03, and at most the mode's greatest: walk 3, bike 12, bus 30, car 45, train 95.",
  },
  {
    id: "arrival",
    statement:
      "From the last row of a trip to the stationary row after it, distance over seconds is at most the greatest speed of the trip's mode.",
  },
  {
    id: "heading",
    statement:
      "On a trip, heading_deg is within 1 degree (around the circle) of the initial bearing from the row before, where these are at least 20 m apart.",
  },
  {
    id: "place",
    statement:
      "A place_id always has the same user_id and place_type, and any two stationary positions at it lie less than 150 m apart.",
  },
  {
    id: "home",
    statement:
      "The first and the last row of every user day are stationary with place_type home, at the user's only place of that type.",
  },
  { id: "work", statement: "A user has at most one place of place_type work." },
];
