import { safetyScan } from "../quality/report/safety-scan.ts";
import type { Finding } from "./finding.ts";

const STREET =
  "(?:street|st\\.|avenue|ave|road|rd|lane|drive|boulevard|blvd|court|terrace|crescent|square|place|straße|strasse|rue|calle|rua)";

/** What no row may hold, whatever its scenario. Each is looked for in every text of the row. */
const patterns: readonly (readonly [rule: string, pattern: RegExp])[] = [
  ["postal_address", new RegExp(`\\b\\d{1,5}[a-z]?\\s+(?:[\\p{L}'-]{2,20}\\s+){1,3}${STREET}(?![\\p{L}])`, "iu")],
  ["web_address", /\bhttps?:\/\/(?![\w.-]*\bexample\.(?:com|net|org)\b|[\w.-]+\.(?:example|test)\b)[\w.-]+/i],
  [
    "instruction",
    /\b(?:ignore|disregard|forget)\s+(?:all\s+|any\s+|the\s+|your\s+)*(?:previous|prior|above|earlier)\s+(?:instruction|prompt|message)|\bsystem prompt\b|<\|[a-z_]+\|>|\[\/?INST\]|^\s*(?:system|assistant)\s*:/im,
  ],
  [
    "self_harm_method",
    /\b(?:overdos(?:e|ing) on|hang(?:ed|ing)? (?:my|him|her|them)sel(?:f|ves)|slit (?:my|his|her|their) wrists?|kill(?:ed|ing)? (?:my|him|her|them)sel(?:f|ves)|how to (?:die|commit suicide))\b/i,
  ],
  [
    "dosage",
    /\b(?:take|took|taking|swallow|inject)\w*\s+(?:\w+\s+){0,4}\d+(?:[.,]\d+)?\s?(?:mg|mcg|µg|ml|milligrams?|tablets?|pills?|units)\b|\b\d+(?:[.,]\d+)?\s?(?:mg|mcg|µg)\b/i,
  ],
  ["minor_sexual", /\b(?:child|kid|minor|underage|teen)\w*\b[^.!?]{0,40}\b(?:sex|sexual|nude|naked|porn)\w*/i],
  [
    "slur",
    /\b(?:n[i1]gg(?:er|a)s?|f[a4]gg?ots?|k[i1]kes?|sp[i1]cs?|ch[i1]nks?|tr[a4]nn(?:y|ies)|retards?|wetbacks?)\b/i,
  ],
];

/**
 * Safety of everything that a row says: 1, or 0 when one thing is found. Details never repeat what was found.
 */
export function checkSafety(record: unknown): readonly Finding[] {
  const findings: Finding[] = [];
  const found = (rule: string, path: string) =>
    findings.push({ aspect: "safety", rule, path, detail: "redacted", rejects: true });
  for (const { path, text } of textsOf(record, "")) {
    for (const [rule, pattern] of patterns) if (pattern.test(text)) found(rule, path);
    const scan = safetyScan();
    scan.read(text);
    for (const { kind, outside } of scan.results()) if (outside > 0) found(kind, path);
    if (findings.length > 20) break;
  }
  return findings;
}

/** Members whose values are names of ours, and identifiers. */
const OWN = /(?:_id|token|seed|goal|generator_version|rule_trace\[\d+\]|at)$/;
const DEEPEST = 12;

function* textsOf(value: unknown, path: string, depth = 0): Generator<{ path: string; text: string }> {
  if (typeof value === "string") {
    if (!OWN.test(path)) yield { path: path.slice(1), text: value.slice(0, 4_000) };
  } else if (Array.isArray(value)) {
    if (depth < DEEPEST) for (const [i, item] of value.entries()) yield* textsOf(item, `${path}[${i}]`, depth + 1);
  } else if (typeof value === "object" && value !== null && depth < DEEPEST) {
    for (const [name, item] of Object.entries(value)) yield* textsOf(item, `${path}.${name}`, depth + 1);
  }
}
