import type { Findings } from "../../findings.ts";
import type { Vocabulary } from "../words/vocabulary.ts";
import { EntryReader } from "./member-entries.ts";
import { isFree, type Members, withMembers } from "./stretches.ts";

const across = /^(?:across|ueber|uber|atraves|entre|parmi)$/;
const kinds = /(?:^|_)(channel|platform|region|category|segment|status|type|class|tier|plan|mode|stage)$/;

/** "ad spend across search, social and video": of one enumeration, which tells what they are called. */
export function withAcrossMembers(findings: Findings, vocabulary: Vocabulary): Findings {
  const { tokens } = findings;
  const reader = new EntryReader(findings);
  const added = tokens.flatMap(({ folded }, at): readonly Members[] => {
    if (!across.test(folded)) return [];
    const { entries, joint } = reader.listAt(at + 1);
    const [first, ...others] = entries.map(({ key }) => new Set(vocabulary.typesWithMember(key)));
    const [start, end] = [tokens[at + 1]?.start ?? 0, tokens[(entries.at(-1)?.next ?? 1) - 1]?.end ?? 0];
    if (joint === undefined || entries.length < 3 || !isFree(findings, start, end)) return [];
    const type = [...(first ?? [])].find(
      (each) => others.filter((types) => types.has(each)).length * 2 >= others.length,
    );
    const of = type === undefined ? undefined : (kinds.exec(type.id)?.[1] ?? type.id.replaceAll("_", " "));
    const values = entries.map(({ from, next }) => reader.text(from, next));
    return of === undefined ? [] : [{ kind: "members", values, of, start, end }];
  });
  return withMembers(findings, added);
}
