import type { Found } from "../findings.ts";
import { agentMembersAt } from "./agent-members.ts";
import { alikeCodesAt } from "./alike-codes.ts";
import { bandsAt } from "./bands.ts";
import { bracketed } from "./bracketed-members.ts";
import { codedLevels, codesTo, figuresAndLetters, lettersTo, slashedMembers } from "./coded-members.ts";
import { currencyListAt } from "./currency-list.ts";
import { currencyPairsAt } from "./currency-pairs.ts";
import { dashedMembersAt } from "./dashed-members.ts";
import { distanceMembersAt } from "./distance-members.ts";
import { countedWithLetters, figurePairs, figures, letters, pairOfKind, results } from "./figure-members.ts";
import { gluedMembersAt } from "./glued-members.ts";
import { ladderAt } from "./ladder-members.ts";
import { afterColon, listOfKind, opened, quotedList } from "./listed-members.ts";
import { codesBehindName, namedThingsAt } from "./named-things.ts";
import { numberedMembersAt } from "./numbered-members.ts";
import { paymentMembersAt } from "./payment-members.ts";
import { doseMembersAt, quantityMembersAt } from "./quantity-members.ts";
import type { Reading } from "./reading.ts";
import { regionCodesAt } from "./region-codes.ts";
import { saidMembersAt } from "./said-members.ts";
import { chained, separated } from "./separated-members.ts";
import { sidedMembersAt } from "./sided-members.ts";
import { spacedCodesAt } from "./spaced-codes.ts";
import { spacedMembersAt } from "./spaced-members.ts";
import { splitInto } from "./split-members.ts";
import { termMembersAt } from "./term-members.ts";
import { unitMembersAt } from "./unit-members.ts";
import { versionMembersAt } from "./version-members.ts";
import { weekdayMembersAt } from "./weekdays.ts";

/** "one of a, b or c", "status: open/closed", "(red, green, blue)", "a | b | c", "'x', 'y'", "such as a and b". */
export function membersAt(reading: Reading, at: number): Found | undefined {
  return (
    bandsAt(reading, at) ??
    ladderAt(reading, at) ??
    weekdayMembersAt(reading, at) ??
    versionMembersAt(reading, at) ??
    paymentMembersAt(reading, at) ??
    currencyListAt(reading, at) ??
    namedThingsAt(reading, at) ??
    codesBehindName(reading, at) ??
    agentMembersAt(reading, at) ??
    numberedMembersAt(reading, at) ??
    distanceMembersAt(reading, at) ??
    gluedMembersAt(reading, at) ??
    termMembersAt(reading, at) ??
    quantityMembersAt(reading, at) ??
    doseMembersAt(reading, at) ??
    unitMembersAt(reading, at) ??
    sidedMembersAt(reading, at) ??
    regionCodesAt(reading, at) ??
    spacedCodesAt(reading, at) ??
    spacedMembersAt(reading, at) ??
    bracketed(reading, at) ??
    dashedMembersAt(reading, at) ??
    slashedMembers(reading, at) ??
    splitInto(reading, at) ??
    opened(reading, at) ??
    afterColon(reading, at) ??
    listOfKind(reading, at) ??
    separated(reading, at) ??
    chained(reading, at) ??
    quotedList(reading, at) ??
    currencyPairsAt(reading, at) ??
    results(reading, at) ??
    countedWithLetters(reading, at) ??
    figurePairs(reading, at) ??
    figures(reading, at) ??
    figuresAndLetters(reading, at) ??
    codedLevels(reading, at) ??
    lettersTo(reading, at) ??
    codesTo(reading, at) ??
    alikeCodesAt(reading, at) ??
    letters(reading, at) ??
    pairOfKind(reading, at) ??
    saidMembersAt(reading, at)
  );
}
