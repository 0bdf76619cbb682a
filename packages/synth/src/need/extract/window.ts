import type { Found } from "../findings.ts";
import { anchored, stepped } from "./anchored-window.ts";
import { fromTo, since, until, within } from "./dated-window.ts";
import { monthsOfYears } from "./months-of-years.ts";
import type { Reading } from "./reading.ts";
import { current, rolling } from "./rolling-window.ts";
import { spanEnough } from "./span-enough.ts";
import { aside, season, span } from "./span-window.ts";

/** "over the last 90 days", "since January 2024", "Q3 2025", "from 3 March to 5 April 2025", "for one year", "in winter". */
export function windowAt(reading: Reading, at: number): Found | undefined {
  return (
    anchored(reading, at) ??
    stepped(reading, at) ??
    rolling(reading, at) ??
    monthsOfYears(reading, at) ??
    fromTo(reading, at) ??
    since(reading, at) ??
    current(reading, at) ??
    spanEnough(reading, at) ??
    span(reading, at) ??
    aside(reading, at) ??
    season(reading, at) ??
    within(reading, at) ??
    until(reading, at)
  );
}
