import assert from "node:assert/strict";
import { test } from "node:test";
import { datasetTrial } from "../../test/dataset-trial.ts";
import { parsedRows } from "../quality/parsed-rows.ts";
import type { VariantRow } from "./genomics-variants/vcf.ts";
import { genomicsVariants } from "./genomics-variants.ts";

interface CallRow extends VariantRow {
  readonly context: string | null;
  readonly sample_sex: string;
  readonly n_het: number;
  readonly n_hom_alt: number;
  readonly n_hemi: number;
}

function rows(values: Record<string, string | number>, from: number, to: number): CallRow[] {
  const dataset = genomicsVariants.configure({ ...genomicsVariants.values, ...values });
  return [...parsedRows(dataset, "calls", from, to)] as unknown as CallRow[];
}

datasetTrial(genomicsVariants, { golden: "8140ef66b231c14c784443d4e0f39cac9cec91c4c6e89a7d70a43ce37faaa1ef" });

for (const target of ["genome", "exome"]) {
  test(`counts of ${target} sites add up: populations, persons, frequencies`, () => {
    for (const persons of [500, 2500]) {
      for (const row of rows({ target, cohort_size: String(persons), samples: 1 }, 0, 6_000)) {
        const shown = JSON.stringify(row);
        const groups = [row.af_afr, row.af_amr, row.af_eas, row.af_eur, row.af_sas].map((af) => (af * row.an) / 5);
        assert.ok(
          groups.every((count) => Math.abs(count - Math.round(count)) <= 0.02),
          shown,
        );
        assert.equal(
          groups.map(Math.round).reduce((sum, count) => sum + count, 0),
          row.ac,
          shown,
        );
        assert.equal(row.af, Math.round((row.ac / row.an) * 1e6) / 1e6, shown);
        assert.equal(row.n_het + 2 * row.n_hom_alt + row.n_hemi, row.ac, shown);
        const factor = { X: 1.5, Y: 0.5, MT: 1 }[row.chrom] ?? 2;
        assert.equal(row.an, factor * persons, shown);
        const diploid = row.chrom === "X" ? persons / 2 : persons;
        assert.ok(row.n_het >= 0 && row.n_hom_alt >= 0 && row.n_het + row.n_hom_alt <= diploid, shown);
      }
    }
  });
}

test("genotypes are the likeliest that the reads allow, and their qualities follow", () => {
  for (const coverage of [5, 32, 100]) {
    for (const row of rows({ coverage }, 0, 12_000)) {
      const shown = JSON.stringify(row);
      assert.ok(row.ad_ref + row.ad_alt <= row.dp, shown);
      if (row.gt === null) {
        assert.ok(row.chrom === "Y" && row.sample_sex === "female" && row.dp === 0, shown);
        continue;
      }
      const haploid = row.chrom === "Y" || row.chrom === "MT" || (row.chrom === "X" && row.sample_sex === "male");
      const [r, a] = [row.ad_ref, row.ad_alt];
      const raw = haploid
        ? [0.00434 * r + 30 * a, 30 * r + 0.00434 * a]
        : [0.00434 * r + 30 * a, 3.0103 * (r + a), 30 * r + 0.00434 * a];
      const given = haploid ? [row.pl_ref, row.pl_alt] : [row.pl_ref, row.pl_het, row.pl_alt];
      const least = Math.min(...raw);
      for (const [i, value] of raw.entries()) assert.ok(Math.abs(value - least - (given[i] ?? -9)) <= 1, shown);
      const alternates = [...row.gt].filter((letter) => letter === "1").length;
      const called = given.indexOf(0);
      assert.equal(alternates, called, shown);
      assert.equal(row.gq, Math.min(99, given.map((value) => value ?? 0).sort((x, y) => x - y)[1] ?? -1), shown);
      assert.equal(row.ps !== null, row.gt.includes("|"), shown);
    }
  }
});

test("one position has one reference base, and one variant one set of facts, in every callset", () => {
  const bases = new Map<string, string>();
  const facts = new Map<string, string>();
  let again = 0;
  for (const row of rows({ samples: 1 }, 0, 60_000)) {
    const seen: [number, string][] = [[row.pos, row.ref.slice(0, 1)]];
    for (const [i, base] of [...(row.context ?? "")].entries()) seen.push([row.pos - 1 + i, base]);
    for (const [position, base] of seen) {
      const place = `${row.chrom}:${position}`;
      assert.equal(bases.get(place) ?? base, base, place);
      bases.set(place, base);
    }
    const variant = `${row.chrom}:${row.pos}:${row.ref}:${row.alt}`;
    const fact = JSON.stringify([
      row.id,
      row.type,
      row.ac,
      row.af_afr,
      row.n_het,
      row.gene,
      row.consequence,
      row.clin_sig,
    ]);
    if (facts.has(variant)) again += 1;
    assert.equal(facts.get(variant) ?? fact, fact, variant);
    facts.set(variant, fact);
  }
  assert.ok(again > 20, `${again} variants were seen again`);
});

test("exomes have more transitions, fewer frameshifts and a gene at every site", () => {
  const ratio = (found: readonly CallRow[]): number => {
    const snvs = found.filter((row) => row.type === "SNV");
    const transitions = snvs.filter((row) => ["AG", "GA", "CT", "TC"].includes(row.ref + row.alt)).length;
    return transitions / (snvs.length - transitions);
  };
  const [genome, exome] = ["genome", "exome"].map((target) => rows({ target, samples: 1 }, 0, 20_000));
  assert.ok(genome !== undefined && exome !== undefined);
  assert.ok(Math.abs(ratio(genome) - 2.1) < 0.15, `${ratio(genome)}`);
  assert.ok(Math.abs(ratio(exome) - 3.05) < 0.25, `${ratio(exome)}`);
  assert.ok(exome.every((row) => row.gene !== null));
  const inFrame = exome.filter((row) => row.consequence.startsWith("inframe")).length;
  const shifted = exome.filter((row) => row.consequence === "frameshift_variant").length;
  assert.ok(inFrame > shifted * 0.4, `${inFrame} in frame, ${shifted} shifted`);
});
