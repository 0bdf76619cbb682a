import type { DraftField } from "../draft/draft.ts";
import type { Part } from "./lengths.ts";

/**
 * "tax = net x tax rate", "gross = net x (1 + rate)": what is told in percent is so many hundredths. Who writes "/ 100" or "* 0.01"
 * himself has said so already, and percents of percents stay as they are.
 */
export function inHundredths(result: DraftField, parts: readonly Part[]): readonly Part[] {
  const isPercent = ({ unit }: DraftField): boolean => unit === "%";
  return parts.map((part) => {
    const percents = part.of.filter(isPercent).length;
    if (percents === 0 || percents === part.of.length || part.by.length > 0) return part;
    beOfWhatItIsShareOf(result, part.of);
    const isTold = Math.abs(part.times) > 0 && Math.abs(part.times) <= 0.01;
    if (isPercent(result) || isTold) return part;
    return { ...part, times: Number((part.times / 100 ** percents).toPrecision(12)) };
  });
}

/** "interest = principal * rate": so many per cent of money are money, whatever the domain counts interest in. */
function beOfWhatItIsShareOf(result: DraftField, factors: readonly DraftField[]): void {
  const money = factors.find(({ unit }) => unit !== null && /^(?:[A-Z]{3,4}|currency)$/.test(unit));
  if (result.unit !== "%" || result.fixed.has("unit") || money === undefined) return;
  result.unit = money.unit;
  [result.minimum, result.maximum] = [undefined, undefined];
}
