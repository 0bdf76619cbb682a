import type { Account } from "./adjudication.ts";
import type { Attendance } from "./attendance.ts";
import type { Member, Members } from "./members.ts";

/** A seat's member, and what that has spent in a year up to (exclusive) a claim. */
export interface Seat extends Account {
  term: number;
  member: Member;
  year: number;
  until: number;
}

/**
 * What members have spent. Where claims are asked for one after another, accounts just grow; where reading begins anew, the
 * member's earlier claims of the year, and only these, are gone through again.
 */
export interface Ledger {
  /** The seat of a claim of a year with the account as it stands before it; `yearStart` is the year's first claim. */
  before(claim: number, year: number, yearStart: number): Seat;
}

/** `replay` adds a claim of a seat to its account. */
export function ledger(
  { seatOf, claimsOf }: Attendance,
  { termOf, member }: Members,
  replay: (claim: number, seat: Seat) => void,
): Ledger {
  const seats = new Map<number, Seat>();
  const missed: number[] = [];
  /** The claims from … until (exclusive) have been asked for one after another. */
  let passedFrom = 0;
  let passedUntil = 0;

  const seatIn = (number: number, year: number, yearStart: number): Seat => {
    const term = termOf(number, year);
    let seat = seats.get(number);
    if (seat === undefined) {
      seat = { term, member: member(number, term), year, until: yearStart, deductible: 0, liability: 0 };
      seats.set(number, seat);
    }
    if (seat.term !== term) {
      seat.term = term;
      seat.member = member(number, term);
    }
    return seat;
  };
  return {
    before: (claim, year, yearStart) => {
      const number = seatOf(claim);
      const seat = seatIn(number, year, yearStart);
      const ahead = seat.until > claim;
      if (seat.year !== year || ahead) {
        seat.year = year;
        seat.until = yearStart;
        seat.deductible = 0;
        seat.liability = 0;
      }
      if (claim !== passedUntil) passedFrom = claim;
      claimsOf(number, seat.until, ahead ? claim : passedFrom, missed);
      for (const earlier of missed) replay(earlier, seat);
      passedUntil = claim + 1;
      return seat;
    },
  };
}
