import type { DrawSequence } from "../../random/draw-sequence.ts";
import type { Attribute, Kind } from "./attributes.ts";
import { type NameStyle, styled } from "./naming.ts";
import { type Property, property } from "./property.ts";
import type { Resource } from "./resources.ts";

/** What arguments are made of. */
export interface Making {
  readonly resource: Resource;
  readonly style: NameStyle;
  /** True where the server counts its things instead of giving them codes. */
  readonly hasNumbers: boolean;
  readonly draws: DrawSequence;
}

function argumentName(words: string, style: NameStyle): string {
  return styled(words, style === "kebab" ? "snake" : style);
}

/** One argument; with `preset` an optional one has a default. */
export function argument(
  words: string,
  of: Kind,
  description: string,
  required: boolean,
  { style, draws }: Making,
  preset: boolean | number = false,
): Property {
  return property(argumentName(words, style), of, description, required, draws, preset);
}

/** What the identifiers of a kind of thing look like. */
export function idKind({ hasNumbers }: Making, prefix: string): Kind {
  return hasNumbers ? { kind: "integer", low: 1, high: 999_999 } : { kind: "code", mask: `${prefix}_00000` };
}

/** The identifier of the thing that a tool is about. */
export function identity(making: Making, words = making.resource.idWords): Property {
  const { one, prefix } = making.resource;
  const of = idKind(making, prefix);
  const form = making.draws.below(3);
  const other = form === 1 ? `Which ${one} is meant.` : `The ${one}, by its identifier.`;
  const description = form === 0 ? `Identifier of the ${one}.` : other;
  return argument(words, of, description, true, making);
}

/** The states of the resource. */
export function stateKind({ resource }: Making): Kind {
  return { kind: "member", members: resource.states };
}

/** An attribute of the resource as an argument. */
function attributeArgument(
  { names, of }: Attribute,
  description: string,
  required: boolean,
  { style, draws }: Making,
  preset: boolean,
): Property {
  return property(names[style], of, description, required, draws, preset);
}

function value(attribute: Attribute, required: boolean, making: Making): Property {
  const { one } = making.resource;
  const { phrase, opening } = attribute;
  const form = making.draws.below(3);
  const description = form === 0 ? `${opening} of the ${one}.` : form === 1 ? `The ${one}'s ${phrase}.` : `${opening}.`;
  return attributeArgument(attribute, description, required, making, making.draws.chance(0.3));
}

const filterable: ReadonlySet<Kind["kind"]> = new Set([
  "code",
  "format",
  "member",
  "flag",
  "integer",
  "number",
  "list",
  "text",
]);

function filter(attribute: Attribute, making: Making): Property {
  const { phrase } = attribute;
  const form = making.draws.below(3);
  const other = form === 1 ? `Restricts the answer to one ${phrase}.` : `Filter: ${phrase}.`;
  const description = form === 0 ? `Only ${making.resource.many} with this ${phrase}.` : other;
  return attributeArgument(attribute, description, false, making, false);
}

/** Up to `most` optional filters: the state, and attributes of the resource. */
export function filters(most: number, making: Making): Property[] {
  const { resource, draws } = making;
  const found: Property[] = [];
  if (most > 0 && draws.chance(0.35)) {
    found.push(argument("status", stateKind(making), `Only ${resource.many} in this state.`, false, making));
  }
  const first = draws.below(resource.attributes.length);
  for (let i = 0; i < resource.attributes.length && found.length < most; i++) {
    const attribute = resource.attributes[(first + i) % resource.attributes.length] as Attribute;
    if (filterable.has(attribute.of.kind) && attribute.name !== "status" && draws.chance(0.6))
      found.push(filter(attribute, making));
  }
  return found;
}

const pageSizes = [20, 50, 100, 200, 500];

/** How many results to return. */
export function limit(making: Making): Property {
  const high = making.draws.pick(pageSizes);
  const description = making.draws.pick([
    `At most so many ${making.resource.many}.`,
    "Size of a page.",
    "How many results to return.",
  ]);
  const words = making.draws.pick(["limit", "page size", "max results"]);
  return argument(words, { kind: "integer", low: 1, high }, description, false, making, making.draws.pick([10, 20]));
}

/** Arguments by which long answers come in parts. */
export function paging(making: Making): Property[] {
  const { draws } = making;
  const found: Property[] = [];
  if (draws.chance(0.6)) found.push(limit(making));
  if (draws.chance(0.2)) {
    found.push(
      argument("offset", { kind: "integer", low: 0, high: 100_000 }, "How many results to skip.", false, making, 0),
    );
  } else if (draws.chance(0.15)) {
    const of: Kind = { kind: "text", most: 200, samples: ["c2tpcDoyMA", "bmV4dDo0MA", "YWZ0ZXI6OTE"] };
    found.push(argument("cursor", of, "Where the previous page ended.", false, making));
  }
  if (draws.chance(0.12)) {
    const of: Kind = { kind: "member", members: ["newest", "oldest", "name"] };
    found.push(argument("sort by", of, "Order of the results.", false, making, true));
  }
  return found;
}

/** Different attributes of the resource, the important ones first: some required, then optional ones. */
export function values(required: number, optional: number, making: Making): Property[] {
  const all = making.resource.attributes;
  const skip = making.draws.below(2);
  const found: Property[] = [];
  for (let i = 0; i < Math.min(all.length, required + optional); i++) {
    // The first attribute names the thing; after it some are left out.
    const attribute = all[i === 0 ? 0 : 1 + ((i - 1 + skip) % (all.length - 1))] as Attribute;
    found.push(value(attribute, i < required, making));
  }
  return found;
}

/** Sometimes a text for the history. */
export function remark(making: Making, chance: number): Property[] {
  if (!making.draws.chance(chance)) return [];
  const words = making.draws.pick(["reason", "note", "comment"]);
  const of: Kind = {
    kind: "text",
    most: 300,
    samples: ["Entered twice.", "Requested by the customer.", "Checked by phone."],
  };
  return [argument(words, of, "Kept in the history.", false, making)];
}

/** The revision that a change is based on, so that nobody else's is lost. */
export function basis(making: Making, chance: number): Property[] {
  if (!making.draws.chance(chance)) return [];
  const words = making.draws.pick(["revision", "expected version"]);
  return [
    argument(
      words,
      { kind: "integer", low: 1, high: 10_000 },
      `Refused unless the ${making.resource.one} is at this one.`,
      true,
      making,
    ),
  ];
}

/** Where to look, on servers that keep several spaces apart. */
export function scope(making: Making, chance: number): Property[] {
  if (!making.draws.chance(chance)) return [];
  const [words, prefix] = making.draws.pick([
    ["workspace id", "wsp"],
    ["account id", "acc"],
    ["team id", "tea"],
  ] as const);
  return [argument(words, idKind(making, prefix), `Where the ${making.resource.many} are kept.`, true, making)];
}

/** Sometimes a switch, off by default. */
export function option(words: string, description: string, making: Making, chance: number): Property[] {
  if (!making.draws.chance(chance)) return [];
  return [argument(words, { kind: "flag" }, description, false, making, true)];
}
