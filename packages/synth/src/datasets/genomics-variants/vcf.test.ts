import assert from "node:assert/strict";
import { test } from "node:test";
import { parsedRows } from "../../quality/parsed-rows.ts";
import { genomicsVariants } from "../genomics-variants.ts";
import { type VariantRow, vcfText } from "./vcf.ts";

function rowsOf(samples: number, from: number, to: number): VariantRow[] {
  const dataset = genomicsVariants.configure({ ...genomicsVariants.values, samples });
  return [...parsedRows(dataset, "vcf", from, to)] as unknown as VariantRow[];
}

/** Grammar of VCF 4.5, sections 1.2 to 1.6: meta lines, and the fixed and the sample fields. */
const structured =
  /^##(INFO|FORMAT)=<ID=([A-Za-z_][0-9A-Za-z_.]*),Number=(\d+|A|R|G|\.),Type=(Integer|Float|Flag|Character|String),Description="[^"]*">$/;
const filterLine = /^##FILTER=<ID=([^,\s;]+),Description="[^"]*">$/;
const contigLine = /^##contig=<ID=([0-9A-Za-z!#$%&+./:;?@^_|~-][0-9A-Za-z!#$%&*+./:;=?@^_|~-]*),length=(\d+)>$/;
const real = /^-?\d+(\.\d+)?([eE][-+]?\d+)?$/;
const genotypeForm = /^(\.|\d+)([/|](\.|\d+))*$/;

interface Declared {
  readonly number: string;
  readonly type: string;
}

function declarations(lines: readonly string[], kind: string): Map<string, Declared> {
  const found = new Map<string, Declared>();
  for (const line of lines) {
    const match = structured.exec(line);
    if (match?.[1] !== kind) continue;
    assert.ok(!found.has(match[2] ?? ""), `${line} stands twice`);
    found.set(match[2] ?? "", { number: match[3] ?? "", type: match[4] ?? "" });
  }
  return found;
}

function checkValues(text: string, declared: Declared, ploidy: number, shown: string): void {
  const values = text.split(",");
  const counts: Readonly<Record<string, number>> = { A: 1, R: 2, G: ploidy + 1 };
  if (text !== ".") assert.equal(values.length, counts[declared.number] ?? Number(declared.number), shown);
  for (const value of values) {
    if (value === ".") continue;
    if (declared.type === "Integer") assert.match(value, /^-?\d+$/, shown);
    else if (declared.type === "Float") assert.match(value, real, shown);
    else assert.match(value, /^[^\s;=,]+$/, shown);
  }
}

for (const samples of [1, 4]) {
  test(`a callset of ${samples} samples is a file that the grammar of VCF 4.5 accepts`, () => {
    const rows = rowsOf(samples, 0, 256 * samples);
    const text = vcfText(rows);
    assert.ok(text.endsWith("\n") && !text.includes("\r"));
    const lines = text.slice(0, -1).split("\n");
    const meta = lines.filter((line) => line.startsWith("##"));
    assert.equal(meta[0], "##fileformat=VCFv4.5");
    for (const line of meta.slice(1)) {
      assert.ok(
        structured.test(line) || filterLine.test(line) || contigLine.test(line) || /^##source=\S+$/.test(line),
        line,
      );
    }
    const contigs = meta.flatMap((line) => contigLine.exec(line)?.[1] ?? []);
    const filters = new Set(["PASS", ...meta.flatMap((line) => filterLine.exec(line)?.[1] ?? [])]);
    const [info, format] = [declarations(meta, "INFO"), declarations(meta, "FORMAT")];
    const header = lines[meta.length]?.split("\t") ?? [];
    assert.deepEqual(header.slice(0, 9), "#CHROM POS ID REF ALT QUAL FILTER INFO FORMAT".split(" "));
    assert.equal(new Set(header.slice(9)).size, samples);
    const records = lines.slice(meta.length + 1).map((line) => line.split("\t"));
    assert.equal(records.length, 256);
    const ids = new Set<string>();
    let before: readonly [contig: number, pos: number] = [-1, 0];
    for (const record of records) {
      const shown = record.join(" ");
      assert.equal(record.length, 9 + samples, shown);
      assert.ok(
        record.every((field) => field !== "" && !/\s/.test(field)),
        shown,
      );
      const [chrom = "", pos = "", id = "", ref = "", alt = "", qual = "", filter = "", infoText = "", keys = ""] =
        record;
      const place = [contigs.indexOf(chrom), Number(pos)] as const;
      assert.ok(place[0] > before[0] || (place[0] === before[0] && place[1] > before[1]), shown);
      before = place;
      if (id !== ".") assert.ok(/^[^\s;]+$/.test(id) && !ids.has(id), shown);
      ids.add(id);
      assert.match(ref, /^[ACGTN]+$/, shown);
      assert.match(alt, /^[ACGTN]+$/, shown);
      assert.match(qual, real, shown);
      assert.ok(filters.has(filter), shown);
      const seen = new Set<string>();
      for (const entry of infoText.split(";")) {
        const [key = "", value = ""] = entry.split("=");
        const declared = info.get(key);
        assert.ok(declared !== undefined && !seen.has(key), entry);
        seen.add(key);
        checkValues(value, declared, 2, entry);
      }
      for (const sample of record.slice(9)) checkCall(sample, keys.split(":"), format, shown);
    }
  });
}

function checkCall(
  sample: string,
  keys: readonly string[],
  format: ReadonlyMap<string, Declared>,
  shown: string,
): void {
  assert.equal(keys[0], "GT");
  const values = sample.split(":");
  assert.ok(values.length <= keys.length, shown);
  const genotype = values[0] ?? "";
  assert.match(genotype, genotypeForm, shown);
  const alleles = genotype.split(/[/|]/);
  assert.ok(
    alleles.every((allele) => allele === "." || Number(allele) <= 1),
    shown,
  );
  for (const [i, value] of values.entries()) {
    const declared = format.get(keys[i] ?? "");
    assert.ok(declared !== undefined, `${keys[i]} is declared`);
    if (i > 0) checkValues(value, declared, alleles.length, `${keys[i]}=${value} in ${shown}`);
  }
}

test("counts of the file are those of its genotypes", () => {
  const rows = rowsOf(4, 0, 1024);
  const lines = vcfText(rows).trimEnd().split("\n").slice(-256);
  for (const [i, line] of lines.entries()) {
    const site = rows.slice(4 * i, 4 * i + 4);
    const alternates = site.flatMap((row) => [...(row.gt ?? "")]).filter((letter) => letter === "1").length;
    const depth = site.reduce((sum, row) => sum + row.dp, 0);
    assert.ok(line.includes(`;DP=${depth};AC=${alternates};`), line);
  }
});

test("a sample without a row at a site is missing there; several callsets or none are refused", () => {
  const rows = rowsOf(3, 0, 4);
  assert.match(vcfText(rows).trimEnd().split("\n").at(-1) ?? "", /\t\.\t\.$/);
  assert.throws(() => vcfText(rowsOf(3, 760, 770)), /one callset/);
  assert.throws(() => vcfText([]), RangeError);
});
