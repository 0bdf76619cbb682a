import { archetype, type Wallet } from "../../entities/wallets.ts";
import { normalTable } from "../../random/distributions.ts";
import { fastExp } from "../../random/exponential.ts";
import { draw } from "../../random/hash.ts";
import { quantileAt } from "../../random/quantile-table.ts";

/** What detectors make of an address, in ten-thousandths. */
export interface Scores {
  sybil: number;
  humanity: number;
}

const field = { sybil: 30, humanity: 31 } as const;

const SCALE = 10_000;
const DAYS_A_YEAR = 365.25;
/** By archetype: how little a program looks like a person. */
const humanity = [0.1, 0.5, 0.6, -0.1, -2.6, -3.2, 0.3, -3.4, 0.2] as const;

/**
 * Scores of a logistic model: youth and a sybil's ways raise the belief, attestations lower it, and noise does both. `power`
 * is by how much a detector tells sybils from others.
 */
export function fillScores(
  into: Scores,
  wallet: Wallet,
  key: number,
  days: number,
  attesters: number,
  power: number,
): void {
  const normal = normalTable();
  const years = days / DAYS_A_YEAR;
  const backing = Math.min(attesters, 4) * 0.35;
  const isSybil = wallet.cluster >= 0;
  const suspicion =
    -0.9 - 0.8 * years - backing + (isSybil ? power : 0) + 1.05 * quantileAt(normal, draw(key, field.sybil));
  into.sybil = logistic(suspicion);
  const person =
    0.5 +
    (humanity[wallet.archetype] as number) -
    0.5 * (suspicion + 1) +
    backing +
    0.7 * quantileAt(normal, draw(key, field.humanity));
  into.humanity = logistic(wallet.archetype === archetype.oneAndDone ? person - 0.3 : person);
}

function logistic(x: number): number {
  return Math.round(SCALE / (1 + fastExp(-Math.max(-20, Math.min(20, x)))));
}
