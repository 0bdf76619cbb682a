import type { Report } from "../validation.ts";
import { binFields, type Measurement } from "./measurement.ts";

const TOLERANCE = 0.000002;
const Z_TOLERANCE = 0.006;
/** What a sum of rounded doubles may be off. */
const ROUNDING = 1e-9;
const LN_TENTH = Math.log(0.1);

function isOff(published: number, due: number): boolean {
  return Math.abs(published - due) > TOLERANCE + ROUNDING;
}

/** Rules on how far a window lies from its baseline. */
export function checkDistances(row: Measurement, report: Report): void {
  const z = (row.value - row.baseline_mean) / row.baseline_sd;
  if (Math.abs(row.z - z) > Z_TOLERANCE + ROUNDING) report("z", `${row.z} instead of ${z}`);
  const { episodes } = row;
  let sum = 0;
  let psi = 0;
  let divergence = 0;
  let farthest = 0;
  for (let i = 0; i < binFields.length; i++) {
    const name = binFields[i];
    const count = name === undefined ? 0 : row[name];
    sum += count;
    farthest = Math.max(farthest, Math.abs(sum / episodes - (i + 1) / 10));
    const p = (count + 0.5) / (episodes + 5);
    const logP = Math.log(p);
    const logM = Math.log((p + 0.1) / 2);
    psi += (p - 0.1) * (logP - LN_TENTH);
    divergence += p * (logP - logM) + 0.1 * (LN_TENTH - logM);
  }
  if (sum !== episodes) report("bins", `${sum} of ${episodes} episodes`);
  if (isOff(row.psi, psi)) report("psi", `${row.psi} instead of ${psi}`);
  if (isOff(row.ks_stat, farthest)) report("ks", `${row.ks_stat} instead of ${farthest}`);
  if (isOff(row.js_div, divergence / 2)) report("js", `${row.js_div} instead of ${divergence / 2}`);
}
