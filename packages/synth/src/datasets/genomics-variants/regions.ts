import { exponentialTable } from "../../random/distributions.ts";
import { draw, innerKey, unit } from "../../random/hash.ts";
import { quantileAt } from "../../random/quantile-table.ts";
import { chromosomes, MT, X, Y } from "./vocabulary.ts";

/** A callset covers 64 regions of four sites each, in the order of the chromosomes. */
export const REGIONS = 64;
export const SITES_A_REGION = 4;
export const SITES = REGIONS * SITES_A_REGION;

/** Regions by chromosome, in proportion to lengths, one at least. */
const perChromosome = [5, 5, 4, 4, 4, 4, 3, 3, 3, 3, 3, 3, 2, 2, 2, 2, 2, 2, 1, 1, 1, 1, 2, 1, 1];
/** A region's sites lie within this many bases of its start. */
const REACH = 3_000;
const TELOMERE = 10_000;

/** Where regions may begin: outside telomeres, and outside what X and Y share. */
function bounds(chromosome: number): readonly [number, number] {
  const length = chromosomes[chromosome]?.length ?? 0;
  if (chromosome === X) return [2_800_000, 155_600_000];
  if (chromosome === Y) return [2_800_000, 26_600_000];
  return chromosome === MT ? [2, length - REACH] : [TELOMERE, length - TELOMERE];
}

interface Bin {
  readonly chromosome: number;
  readonly from: number;
  readonly width: number;
}

const bins: readonly Bin[] = perChromosome.flatMap((count, chromosome) => {
  const [from, to] = bounds(chromosome);
  const width = Math.floor((to - from) / count);
  return Array.from({ length: count }, (_, i) => ({ chromosome, from: from + i * width, width }));
});

export function chromosomeOf(region: number): number {
  return (bins[region] as Bin).chromosome;
}

const field = { start: 0 } as const;

/** The position from which a region's first site is sought. */
export function regionStart(region: number, key: number): number {
  const { from, width } = bins[region] as Bin;
  const room = width > 2 * REACH ? width - REACH : width;
  return from + Math.floor(unit(draw(key, field.start)) * room);
}

/** The position from which the site after another one is sought. */
export function nextStart(position: number, key: number, site: number): number {
  const gap = quantileAt(exponentialTable(), draw(innerKey(key, site), field.start));
  return position + 48 + Math.floor(Math.min(450, 150 * gap));
}
