import type { Reading } from "./reading.ts";

const hired =
  /^(?:rentals?|hires?|hire|leases?|rent|rented|lets?|lettings?|members?|memberships?|subscriptions?|subscribers?|passes|plans?|campsites?|desks?|stays?|tariffs?)$/;
const lengths: Readonly<Record<string, RegExp>> = {
  hourly: /^hours$/,
  daily: /^days$/,
  weekly: /^weeks$/,
  monthly: /^months$/,
  yearly: /^years$/,
};

/** "rentals: days, daily price": what is hired for so long has a price for each day of it. */
export function isHired({ tokens }: Reading, at: number): boolean {
  const adverbSaid = tokens[at]?.folded ?? "";
  const isListed = tokens.slice(0, at).some(({ kind }) => kind === "break");
  if (adverbSaid === "nightly") return true;
  return isListed && tokens.some(({ folded }) => hired.test(folded) || lengths[adverbSaid]?.test(folded) === true);
}
