import { test } from "node:test";
import { arePlanned, areToldImpossible } from "../../../../../test/contrary-needs.ts";

test("a mean outside of what each row keeps, or of the values that are listed, is told", () => {
  areToldImpossible([
    "podcast episodes with title, host and length, every episode under 20 minutes, median length 45 min",
    "films with title and runtime, every film under 90 minutes, average runtime 130 minutes",
    "parcels with weight and city, no parcel over 20 kg, mean weight 35 kg",
    "hikes, name, length, each hike at least 12 km, average length 8 km",
    "NPS survey of promoters only (score 9 or 10), median score 6",
    "hotel reviews, only 4 or 5 stars, mean rating 3.2",
    "Umfrage nur mit Noten 1 oder 2, Median 4",
    "encuesta, solo notas 9 o 10, media 6",
  ]);
});

test("a mean within, or of something else, is planned", () => {
  arePlanned([
    "podcast episodes with title, host and length, every episode under 60 minutes, median length 45 min",
    "podcast episodes, every episode over 20 minutes, median break 5 minutes",
    "flights with delay, every flight under 3 hours, average layover 5 hours",
    "parcels with weight, no parcel over 20 kg, mean weight of the pallet 350 kg",
    "books with pages, each book at least 100 pages, average chapter 20 pages",
    "NPS survey of promoters only (score 9 or 10), median score 9",
    "NPS survey, most scores 9 or 10, average score 7",
    "NPS survey, promoters only (score 9 or 10), median age 44",
    "hotel reviews, half of them 4 or 5 stars, mean rating 3.2",
  ]);
});
