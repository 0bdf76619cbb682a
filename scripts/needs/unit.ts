/** Other ways to write a unit, after capitals and blanks are gone. */
const spellings: Readonly<Record<string, string>> = {
  celsius: "c",
  degc: "c",
  degree_celsius: "c",
  degrees: "deg",
  degree: "deg",
  "°": "deg",
  percent: "%",
  pct: "%",
  seconds: "s",
  second: "s",
  sec: "s",
  minutes: "min",
  minute: "min",
  mins: "min",
  hours: "h",
  hour: "h",
  days: "d",
  day: "d",
  weeks: "wk",
  week: "wk",
  months: "mo",
  month: "mo",
  years: "y",
  year: "y",
  yr: "y",
  milliseconds: "ms",
  millisecond: "ms",
  "€": "eur",
  $: "usd",
  "£": "gbp",
  sqm: "m2",
  "m^2": "m2",
  "w/m^2": "w/m2",
  kmh: "km/h",
  kph: "km/h",
  mps: "m/s",
  tonne: "t",
  tonnes: "t",
  volt: "v",
  metre: "m",
  meter: "m",
  lux: "lx",
  kt: "kn",
  kts: "kn",
  knots: "kn",
};

function folded(unit: string): string {
  const text = unit
    .replaceAll("²", "2")
    .replaceAll("³", "3")
    .replace(/[µμ]/g, "u")
    .replace(/°(?=[CF])/g, "")
    .toLowerCase()
    .replaceAll(" ", "");
  return (
    spellings[text] ??
    text
      .split("/")
      .map((part) => spellings[part] ?? part)
      .join("/")
  );
}

export function sameUnit(one: string, other: string): boolean {
  return folded(one) === folded(other);
}
