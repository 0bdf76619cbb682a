import { type Arena, arena } from "../../engine/arena.ts";
import { civilFromDays, daysFromCivil, MS_PER_DAY } from "../../engine/calendar.ts";
import { NULL, type RowSource, register } from "../../engine/rows.ts";
import { rowsBefore, startOfDay } from "../../engine/window.ts";
import { below, draw, keyAt, streamsOf } from "../../random/hash.ts";
import { permute } from "../../random/permutation.ts";
import { adjudicate, type Outcome } from "./adjudication.ts";
import { attendance } from "./attendance.ts";
import { claimField, emptyClaim, fillClaim, usualLag } from "./claim.ts";
import { claimBlocks } from "./claim-blocks.ts";
import { claimCalendar } from "./claim-calendar.ts";
import { fillLines, LINE_CELLS, lineCell, lineCells } from "./claim-lines.ts";
import { slot } from "./columns.ts";
import { ledger, type Seat } from "./ledger.ts";
import { type Member, members } from "./members.ts";
import { billingNpi, providerOf, renderingNpi } from "./providers.ts";
import { stayGroups } from "./stays.ts";
import { INPATIENT, INSTITUTIONAL, PAID, PENDED, RX } from "./vocabulary.ts";

export interface ClaimsSettings {
  readonly from: string;
  readonly to: string | null;
  readonly members: number;
  /** Share of lines that end denied. */
  readonly denialRate: number;
  readonly payers: readonly string[];
}

const claimStreams = streamsOf("healthcare-claims/claim");
const codeStreams = streamsOf("healthcare-claims/claim-code");
const blockStreams = streamsOf("healthcare-claims/block");
const shuffleStreams = streamsOf("healthcare-claims/shuffle");
const providerStreams = streamsOf("healthcare-claims/provider");
const LATEST_DAYS = 181;

/**
 * Opens the claims. A claim is derived when its first row is met; what its member has spent in the year comes from the
 * claims before it, which are derived only where reading did not pass over them.
 */
export function openClaims(
  seed: string,
  columns: number,
  limit: number,
  settings: ClaimsSettings,
  memory: Arena = arena(),
): RowSource {
  const into = register(columns, memory);
  const { cells } = into;
  const claims = claimStreams(seed);
  const codes = codeStreams(seed);
  const blocks = claimBlocks(blockStreams(seed));
  const calendar = claimCalendar(startOfDay(settings.from) / MS_PER_DAY, settings.members);
  const offset = providerStreams(seed).a % 50_000_000;
  const providers = Math.max(20, Math.floor(settings.members / 12));
  const lines = lineCells();
  const claim = emptyClaim();
  let first = 0;
  let current = -1;
  let day = -1;
  let year = 0;
  let yearStart = 0;

  const derive = (number: number, seat: Seat): Outcome => {
    claim.key = keyAt(claims, number);
    claim.type = blocks.typeOf(number);
    claim.lines = blocks.linesOf(number);
    claim.day = calendar.dayOf(number);
    // Claims that are gone through again are of the same year.
    claim.year = year;
    claim.dayOff = calendar.isDayOff(claim.day);
    fillClaim(claim, seat.member);
    fillLines(lines, claim);
    seat.until = number + 1;
    return adjudicate(lines, claim, seat.member.plan, settings.denialRate, seat);
  };

  const turnTo = (claimDay: number): void => {
    if (claimDay === day) return;
    day = claimDay;
    const thatYear = civilFromDays(day).year;
    if (thatYear === year) return;
    year = thatYear;
    yearStart = calendar.firstOn(daysFromCivil(year, 1, 1));
  };

  const accounts = ledger(
    attendance(shuffleStreams(seed), settings.members),
    members(seed, settings.members, settings.payers),
    derive,
  );

  const enter = (row: number): void => {
    const number = current >= 0 && row === first + claim.lines ? current + 1 : blocks.claimAt(row);
    turnTo(calendar.dayOf(number));
    const seat = accounts.before(number, year, yearStart);
    const outcome = derive(number, seat);
    current = number;
    first = blocks.firstRow(number);
    writeClaim(seat.member, outcome);
    cells[slot.claim] = permute(codes, number, 30);
  };

  const writeClaim = (member: Member, { appeal, late }: Outcome): void => {
    const { key } = claim;
    cells[slot.lines] = claim.lines;
    cells[slot.type] = claim.type;
    cells[slot.member] = member.code;
    cells[slot.birthYear] = member.birthYear;
    cells[slot.sex] = member.sex;
    cells[slot.payer] = member.payer;
    cells[slot.plan] = member.plan;
    cells[slot.serviceDate] = claim.day;
    const lag = late ? LATEST_DAYS + below(draw(key, claimField.lag), 180) : usualLag(claim);
    cells[slot.receivedDate] = claim.day + lag;
    cells[slot.place] = claim.place;
    for (let i = 0; i < 4; i++) {
      const diagnosis = claim.diagnoses[i] as number;
      cells[slot.diagnosis + i] = diagnosis < 0 ? NULL : diagnosis;
    }
    const provider = providerOf(claim, member, providers);
    cells[slot.rendering] = renderingNpi(provider, offset);
    cells[slot.billing] = billingNpi(provider, offset);
    const isStay = claim.type === INSTITUTIONAL && claim.place === INPATIENT;
    const groups = stayGroups[claim.diagnoses[0] as number] as readonly number[];
    cells[slot.drg] = isStay ? (groups[below(draw(key, claimField.stay), groups.length)] as number) : NULL;
    cells[slot.appeal] = appeal < 0 ? NULL : appeal;
  };

  const load = (row: number): void => {
    if (current < 0 || row < first || row >= first + claim.lines) enter(row);
    const at = (row - first) * LINE_CELLS;
    cells[slot.line] = row - first + 1;
    writeOptional(slot.procedure, lines[at + lineCell.procedure] as number);
    cells[slot.category] = lines[at + lineCell.category] as number;
    writeOptional(slot.modifier, lines[at + lineCell.modifier] as number);
    cells[slot.units] = lines[at + lineCell.units] as number;
    writeOptional(slot.revenueCode, lines[at + lineCell.revenue] as number);
    cells[slot.billed] = lines[at + lineCell.billed] as number;
    const status = lines[at + lineCell.status] as number;
    cells[slot.status] = status;
    writeOptional(slot.carc, lines[at + lineCell.reason] as number);
    writeOptional(slot.rarc, lines[at + lineCell.remark] as number);
    writeAmounts(at, status);
  };

  const writeOptional = (at: number, value: number): void => {
    cells[at] = value < 0 ? NULL : value;
  };

  const writeAmounts = (at: number, status: number): void => {
    if (status === PENDED) {
      cells.fill(NULL, slot.allowed, slot.planPaid + 1);
      cells[slot.paidDate] = NULL;
      return;
    }
    const allowed = lines[at + lineCell.allowed] as number;
    const deductible = lines[at + lineCell.deductible] as number;
    const coinsurance = lines[at + lineCell.coinsurance] as number;
    const copay = lines[at + lineCell.copay] as number;
    const liability = deductible + coinsurance + copay;
    cells[slot.allowed] = allowed;
    cells[slot.deductible] = deductible;
    cells[slot.coinsurance] = coinsurance;
    cells[slot.copay] = copay;
    cells[slot.liability] = liability;
    cells[slot.planPaid] = allowed - liability;
    const wait = claim.type === RX ? 0 : status === PAID ? 5 : 8;
    const days = wait + below(draw(claim.key, claimField.pay), claim.type === RX ? 15 : 30);
    cells[slot.paidDate] = (cells[slot.receivedDate] as number) + days;
  };

  if (settings.to === null) return { register: into, load };
  const until = startOfDay(settings.to) / MS_PER_DAY;
  return { register: into, load, rows: rowsBefore((row) => calendar.dayOf(blocks.claimAt(row)), until, limit) };
}
