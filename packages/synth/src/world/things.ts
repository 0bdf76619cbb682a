import { draw, innerKey } from "../random/hash.ts";
import { evenly, listed, worded } from "./list.ts";
import { firstWords, rootAt } from "./name-roots.ts";

/** Invented names of things that people christen: ships, campaigns, apps, playlists, and what stands in a landscape. */

const SALT = 0x74686e67;

const vesselEnds = worded(
  "Star Spirit Dawn Queen Pearl Wind Wave Voyager Trader Grace Horizon Explorer Breeze Pride Lady Crown Tide Progress Venture Pathfinder",
);

/** A ship or boat: "Amber Tide", "Solstice". */
export function vesselAt(key: number): string {
  const inside = innerKey(key, SALT);
  const first = firstWord(inside);
  return draw(inside, 1) < 0x50000000 ? rootAt(inside) : `${first} ${evenly(vesselEnds(), draw(inside, 2))}`;
}

const occasions = listed(
  "Spring|Summer|Autumn|Winter|Back to School|New Year|Holiday|Weekend|Loyalty|Early Bird|Welcome|Referral|Flash|Brand|Anniversary|Black Friday|Mid-Season|Win-Back|Membership|Newsletter",
);
const pushes = listed(
  "Launch|Savings|Refresh|Promo|Giveaway|Awareness|Sale|Sign-up Drive|Teaser|Retargeting|Special|Push|Countdown|Roadshow",
);

/** A marketing campaign: "Autumn Sign-up Drive". */
export function campaignAt(key: number): string {
  const inside = innerKey(key, SALT);
  return `${evenly(occasions(), draw(inside, 3))} ${evenly(pushes(), draw(inside, 4))}`;
}

const appEnds = worded(
  "Note Track Pilot Flow Desk Fit Pay Kit Cast Map Scan Shift Wise Hub Loop Pad Dash Log Guide Play",
);

/** An app, a game or a tool: "Lumen Pilot", "Cederflow". */
export function appAt(key: number): string {
  const inside = innerKey(key, SALT);
  const end = evenly(appEnds(), draw(inside, 5));
  return draw(inside, 6) < 0x80000000 ? `${firstWord(inside)} ${end}` : `${firstWord(inside)}${end.toLowerCase()}`;
}

const moods = listed(
  "Late Night|Morning|Rainy Day|Sunday|Road Trip|Deep|Golden|Slow|Weekend|Coffee Shop|Midnight|Summer|Throwback|Quiet|Sunset|Workout|Evening|Dinner|Indie|After Hours",
);
const listening = listed(
  "Drive|Focus|Vibes|Acoustic|Mix|Beats|Chill|Sessions|Anthems|Favourites|Run|Classics|Discoveries",
);

/** A playlist: "Rainy Day Acoustic". */
export function playlistAt(key: number): string {
  const inside = innerKey(key, SALT);
  return `${evenly(moods(), draw(inside, 7))} ${evenly(listening(), draw(inside, 8))}`;
}

/** What is called by what it is behind a name of its own: "Amberforge Trail", "Kestrel Festival". */
export function calledAfterAt(key: number, noun: string): string {
  return `${rootAt(innerKey(key, SALT))} ${noun}`;
}

function firstWord(inside: number): string {
  return evenly(firstWords(), draw(inside, 0)).split(" ")[0] as string;
}
