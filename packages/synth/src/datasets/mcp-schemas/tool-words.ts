import { capital, type NameStyle, styled } from "./naming.ts";
import { listText } from "./property.ts";
import type { Resource } from "./resources.ts";
import { speaksOfMany, type Verb, verbs } from "./verbs.ts";

/** What the tool of a verb for a resource is called, whichever server has it. */
export interface ToolWords {
  readonly title: string;
  readonly names: Readonly<Record<NameStyle, string>>;
  /** A list in RFC 8785 form. */
  readonly tags: string;
}

/** By resource, then by verb. */
const known = new WeakMap<Resource, (ToolWords | undefined)[]>();

/** The words of a tool, found once for each verb and resource. */
export function toolWords(verbIndex: number, resource: Resource, domain: string): ToolWords {
  let ofResource = known.get(resource);
  if (ofResource === undefined) {
    ofResource = verbs.map(() => undefined);
    known.set(resource, ofResource);
  }
  const words = ofResource[verbIndex] ?? wordsOf(verbs[verbIndex] as Verb, resource, domain);
  ofResource[verbIndex] = words;
  return words;
}

function wordsOf(verb: Verb, resource: Resource, domain: string): ToolWords {
  const noun = speaksOfMany(verb) ? resource.many : resource.one;
  const words = `${verb.base} ${noun}${verb.pattern === "status" ? " status" : ""}`;
  const names = { snake: styled(words, "snake"), camel: styled(words, "camel"), kebab: styled(words, "kebab") };
  return { title: capital(words), names, tags: tagsOf(verb, resource, domain) };
}

function tagsOf(verb: Verb, { one, states }: Resource, domain: string): string {
  const tags = [domain, one.replaceAll(" ", "-"), verb.reads === true ? "read" : "write", verb.base];
  if (verb.pattern === "state" || verb.pattern === "status") tags.push(states[0] as string);
  return listText([...new Set(tags)]);
}
