import { MS_PER_DAY, weekday } from "../../engine/calendar.ts";
import { lastAtMost } from "../../engine/last-at-most.ts";
import { draw, keyAt, type Stream, unit } from "../../random/hash.ts";
import { permute } from "../../random/permutation.ts";
import { pick, weightedTable } from "../../random/weighted-table.ts";
import { BLOCK_MEMBERS, COMMUNITIES, membersBefore, rankOf } from "./community-plan.ts";
import { remembered } from "./remembered.ts";
import { memberCountries } from "./vocabulary.ts";

/** Members who were there before the first row: they belong to no community, and have no rows of their own. */
export const FOUNDERS = 512;
/** They joined in so many days before the first of the others. */
const FOUNDING_DAYS = 180;

const countryShares = weightedTable(memberCountries.map((country) => country.share));
/** Share of a community's members who are of its country. */
const COMPATRIOTS = 0.95;

const field = { country: 0, stranger: 1, joined: 2, turn: 3 } as const;

const GOLDEN_STEP = 2654435769;

const HOURS_A_WEEK = 168;
const SECONDS_PER_HOUR = 3_600;
const WEEKDAYS = [0.98, 0.97, 0.98, 0.99, 1, 1.05, 1.03];
const HOURS = [
  0.32, 0.22, 0.16, 0.13, 0.12, 0.15, 0.25, 0.42, 0.58, 0.68, 0.74, 0.78, 0.82, 0.8, 0.78, 0.78, 0.8, 0.84, 0.92, 1, 1,
  0.92, 0.74, 0.5,
];

/** What is known of members by their number; all of it lasts. */
export interface Members {
  /** Within 30 bits. */
  codeOf(member: number): number;
  /** ms since 1970, in whole seconds; never decreases with the number. */
  joinedAt(member: number): number;
  /** 0 for founders. */
  communityOf(member: number): number;
  countryOf(member: number): number;
  /** The place of the circle at which a block's communities begin. */
  turnOf(block: number): number;
}

interface MemberStreams {
  readonly members: Stream;
  readonly codes: Stream;
  readonly blocks: Stream;
}

/** The first member of a block; block −1 are the founders. */
export function firstOf(block: number): number {
  return block < 0 ? 0 : FOUNDERS + block * BLOCK_MEMBERS;
}

export function membersOf(streams: MemberStreams, start: number, joinsADay: number): Members {
  const { members, codes, blocks } = streams;
  const firstDay = Math.floor(start / MS_PER_DAY);
  const hours = weekOfHours(firstDay);
  const perWeek = joinsADay * 7;
  let knownBlock = -1;
  let knownTurn = 0;
  const turnOf = (block: number): number => {
    if (block !== knownBlock) {
      knownBlock = block;
      knownTurn = draw(keyAt(blocks, block), 0) % COMMUNITIES;
    }
    return knownTurn;
  };

  const joinedAt = remembered((member) => {
    const u = unit(draw(keyAt(members, member), field.joined));
    if (member < FOUNDERS) {
      return start - Math.ceil(((FOUNDERS - member - u) / FOUNDERS) * FOUNDING_DAYS * 86_400) * 1000;
    }
    const position = (member - FOUNDERS + u) / perWeek;
    const week = Math.floor(position);
    const share = position - week;
    const hour = lastAtMost(hours, 0, HOURS_A_WEEK, share);
    const from = hours[hour] as number;
    const within = Math.floor(((share - from) / ((hours[hour + 1] as number) - from)) * SECONDS_PER_HOUR);
    return start + ((week * HOURS_A_WEEK + hour) * SECONDS_PER_HOUR + Math.min(SECONDS_PER_HOUR - 1, within)) * 1000;
  });

  const communityOf = remembered((member) => {
    if (member < FOUNDERS) return 0;
    const block = Math.floor((member - FOUNDERS) / BLOCK_MEMBERS);
    const turn = turnOf(block);
    const place = member - firstOf(block) + (membersBefore[turn] as number);
    return 1 + block * COMMUNITIES + lastAtMost(membersBefore, turn, turn + COMMUNITIES, place) - turn;
  });

  return {
    codeOf: remembered((member) => permute(codes, member, 30)),
    joinedAt,
    communityOf,
    countryOf: remembered((member) => {
      const community = communityOf(member);
      const key = keyAt(members, member);
      if (community === 0 || unit(draw(key, field.stranger)) >= COMPATRIOTS) {
        return pick(countryShares, draw(key, field.country));
      }
      const block = Math.floor((community - 1) / COMMUNITIES);
      const rank = rankOf(community - 1 - block * COMMUNITIES + turnOf(block));
      // Steps of the golden ratio: communities of like size are spread over the countries as the countries' shares say.
      return pick(countryShares, (Math.imul(rank, GOLDEN_STEP) + draw(keyAt(blocks, block), field.turn)) >>> 0);
    }),
    turnOf,
  };
}

/** Shares of a week's joins before each of its hours, by the weekday that weeks begin on. */
function weekOfHours(firstDay: number): Float64Array {
  const first = weekday(firstDay);
  const kept = weeks[first];
  if (kept !== undefined) return kept;
  const sums = new Float64Array(HOURS_A_WEEK + 1);
  for (let hour = 0; hour < HOURS_A_WEEK; hour++) {
    const weight = (WEEKDAYS[(first + Math.floor(hour / 24)) % 7] as number) * (HOURS[hour % 24] as number);
    sums[hour + 1] = (sums[hour] as number) + weight;
  }
  const total = sums[HOURS_A_WEEK] as number;
  const shares = sums.map((sum) => sum / total);
  weeks[first] = shares;
  return shares;
}

const weeks: (Float64Array | undefined)[] = [];
