/** What a verb's tools take and give. */
export type Pattern =
  | "one"
  | "many"
  | "query"
  | "count"
  | "pair"
  | "check"
  | "period"
  | "make"
  | "change"
  | "gone"
  | "state"
  | "assign"
  | "dispatch"
  | "file"
  | "load"
  | "label"
  | "copy"
  | "join"
  | "plan"
  | "status";

export interface Verb {
  readonly base: string;
  readonly third: string;
  readonly pattern: Pattern;
  /** How common tools of this verb are. */
  readonly weight: number;
  readonly reads?: true;
  readonly destroys?: true;
  readonly repeats?: true;
  /** Verbs of a group mean the same: a server uses one of them. */
  readonly group?: number;
}

const plural: ReadonlySet<Pattern> = new Set(["many", "query", "count", "pair", "period", "file", "load", "join"]);

/** True for verbs whose tools are about many things, and say so in their names. */
export function speaksOfMany(verb: Verb): boolean {
  return plural.has(verb.pattern);
}

export const verbs: readonly Verb[] = [
  { base: "get", third: "gets", pattern: "one", weight: 9, reads: true, group: 0 },
  { base: "fetch", third: "fetches", pattern: "one", weight: 2, reads: true, group: 0 },
  { base: "read", third: "reads", pattern: "one", weight: 2, reads: true, group: 0 },
  { base: "describe", third: "describes", pattern: "one", weight: 1.5, reads: true },
  { base: "list", third: "lists", pattern: "many", weight: 8, reads: true },
  { base: "search", third: "searches", pattern: "query", weight: 5, reads: true, group: 1 },
  { base: "find", third: "finds", pattern: "query", weight: 2.5, reads: true, group: 1 },
  { base: "count", third: "counts", pattern: "count", weight: 2, reads: true },
  { base: "compare", third: "compares", pattern: "pair", weight: 1.2, reads: true },
  { base: "check", third: "checks", pattern: "check", weight: 2, reads: true },
  { base: "preview", third: "previews", pattern: "check", weight: 1, reads: true },
  { base: "summarize", third: "summarizes", pattern: "period", weight: 1.6, reads: true },
  { base: "create", third: "creates", pattern: "make", weight: 9, group: 2 },
  { base: "add", third: "adds", pattern: "make", weight: 3.5, group: 2 },
  { base: "register", third: "registers", pattern: "make", weight: 1.5, group: 2 },
  { base: "update", third: "updates", pattern: "change", weight: 5, destroys: true, repeats: true, group: 3 },
  { base: "edit", third: "edits", pattern: "change", weight: 1.4, destroys: true, repeats: true, group: 3 },
  { base: "delete", third: "deletes", pattern: "gone", weight: 4, destroys: true, repeats: true, group: 4 },
  { base: "remove", third: "removes", pattern: "gone", weight: 1.6, destroys: true, repeats: true, group: 4 },
  { base: "archive", third: "archives", pattern: "state", weight: 1.6, destroys: true, repeats: true },
  { base: "restore", third: "restores", pattern: "state", weight: 1, repeats: true },
  { base: "approve", third: "approves", pattern: "state", weight: 1.4, repeats: true },
  { base: "cancel", third: "cancels", pattern: "state", weight: 2, destroys: true, repeats: true },
  { base: "close", third: "closes", pattern: "state", weight: 1.4, repeats: true },
  { base: "reopen", third: "reopens", pattern: "state", weight: 0.8, repeats: true },
  { base: "assign", third: "assigns", pattern: "assign", weight: 2.2, repeats: true },
  { base: "send", third: "sends", pattern: "dispatch", weight: 2.2 },
  { base: "share", third: "shares", pattern: "dispatch", weight: 1.4 },
  { base: "export", third: "exports", pattern: "file", weight: 2 },
  { base: "import", third: "imports", pattern: "load", weight: 1 },
  { base: "tag", third: "tags", pattern: "label", weight: 1.4, repeats: true },
  { base: "duplicate", third: "duplicates", pattern: "copy", weight: 1 },
  { base: "merge", third: "merges", pattern: "join", weight: 0.8, destroys: true },
  { base: "schedule", third: "schedules", pattern: "plan", weight: 1.6 },
  { base: "move", third: "moves", pattern: "plan", weight: 1, destroys: true },
  { base: "set", third: "sets", pattern: "status", weight: 2.4, destroys: true, repeats: true },
];
