const DAY_MS = 86_400_000;
const MINUTE_MS = 60_000;

/** When a venue trades: minutes of the local day, from the first bar's start to before the end. */
export interface TradingHours {
  readonly opens: number;
  readonly closes: number;
  readonly zone: "New York" | "Berlin";
}

/** Day of the month of the n-th Sunday (1 is the first, -1 the last) of a month (0 is January). */
function sunday(year: number, month: number, n: number): number {
  if (n < 0) {
    const last = new Date(Date.UTC(year, month + 1, 0));
    return last.getUTCDate() - last.getUTCDay();
  }
  return ((7 - new Date(Date.UTC(year, month, 1)).getUTCDay()) % 7) + 1 + 7 * (n - 1);
}

/**
 * Minutes that local time is ahead of UTC on a weekday. Clocks change on Sundays, so a whole weekday has one offset.
 * Source: US Energy Policy Act of 2005; EU directive 2000/84/EC.
 */
function offset(zone: TradingHours["zone"], day: Date): number {
  const year = day.getUTCFullYear();
  const newYork = zone === "New York";
  const from = Date.UTC(year, 2, newYork ? sunday(year, 2, 2) : sunday(year, 2, -1));
  const to = newYork ? Date.UTC(year, 10, sunday(year, 10, 1)) : Date.UTC(year, 9, sunday(year, 9, -1));
  const summer = day.getTime() >= from && day.getTime() < to;
  return newYork ? (summer ? -240 : -300) : summer ? 120 : 60;
}

/** Where an instant lies in a venue's trading day. */
export interface SessionPlace {
  /** Number of the UTC day, which is the local day during trading hours. */
  readonly day: number;
  readonly inside: boolean;
  readonly first: boolean;
  readonly last: boolean;
}

/** Finds the place of bar starts in sessions; remembers each day's opening, as millions of bars share few days. */
export function sessionPlaces(hours: TradingHours, barMinutes: number): (ts: number) => SessionPlace {
  const openings = new Map<number, number | null>();
  const opening = (day: number): number | null => {
    const known = openings.get(day);
    if (known !== undefined) return known;
    const date = new Date(day * DAY_MS);
    const weekday = date.getUTCDay();
    const opens =
      weekday === 0 || weekday === 6 ? null : day * DAY_MS + (hours.opens - offset(hours.zone, date)) * MINUTE_MS;
    openings.set(day, opens);
    return opens;
  };
  const length = (hours.closes - hours.opens) * MINUTE_MS;
  return (ts) => {
    const day = Math.floor(ts / DAY_MS);
    const opens = opening(day);
    const since = opens === null ? -1 : ts - opens;
    return {
      day,
      inside: since >= 0 && since < length,
      first: since === 0,
      last: since === length - barMinutes * MINUTE_MS,
    };
  };
}
