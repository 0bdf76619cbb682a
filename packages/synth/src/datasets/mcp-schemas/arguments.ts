import type { DrawSequence } from "../../random/draw-sequence.ts";
import type { Attribute, Kind } from "./attributes.ts";
import { type Property, property } from "./property.ts";
import type { Resource } from "./resources.ts";
import type { Verb } from "./verbs.ts";

/** How a server writes names of several words. */
export type NameStyle = "snake" | "camel" | "kebab";

/** Names by the words they are made of, of which there are some thousands. */
const names: Readonly<Record<NameStyle, Map<string, string>>> = {
  snake: new Map(),
  camel: new Map(),
  kebab: new Map(),
};

/** A name of words in a style; arguments are never in kebab case. */
export function styled(words: string, style: NameStyle): string {
  let name = names[style].get(words);
  if (name === undefined) {
    if (style === "camel") name = words.replaceAll(/[ _](\w)/g, (_, letter: string) => letter.toUpperCase());
    else name = words.replaceAll(/[ _]/g, style === "kebab" ? "-" : "_");
    names[style].set(words, name);
  }
  return name;
}

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

/** A text with its first letter made a capital. */
export function capital(text: string): string {
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
}

function argument(
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
function idKind({ hasNumbers }: Making, prefix: string): Kind {
  return hasNumbers ? { kind: "integer", low: 1, high: 999_999 } : { kind: "code", mask: `${prefix}_00000` };
}

function identity(making: Making, words = making.resource.idWords): Property {
  const { one, prefix } = making.resource;
  const of = idKind(making, prefix);
  const form = making.draws.below(3);
  const other = form === 1 ? `Which ${one} is meant.` : `The ${one}, by its identifier.`;
  const description = form === 0 ? `Identifier of the ${one}.` : other;
  return argument(words, of, description, true, making);
}

function stateKind({ resource }: Making): Kind {
  return { kind: "member", members: resource.states };
}

function value(attribute: Attribute, required: boolean, making: Making): Property {
  const { one } = making.resource;
  const description = making.draws.pick([
    `${capital(attribute.phrase)} of the ${one}.`,
    `The ${one}'s ${attribute.phrase}.`,
    `${capital(attribute.phrase)}.`,
  ]);
  return argument(attribute.name, attribute.of, description, required, making, making.draws.chance(0.3));
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
  const { many } = making.resource;
  const description = making.draws.pick([
    `Only ${many} with this ${attribute.phrase}.`,
    `Restricts the answer to one ${attribute.phrase}.`,
    `Filter: ${attribute.phrase}.`,
  ]);
  return argument(attribute.name, attribute.of, description, false, making);
}

/** Up to `most` optional filters: the state, and attributes of the resource. */
function filters(most: number, making: Making): Property[] {
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

function limit(making: Making): Property {
  const high = making.draws.pick(pageSizes);
  const description = making.draws.pick([
    `At most so many ${making.resource.many}.`,
    "Size of a page.",
    "How many results to return.",
  ]);
  const words = making.draws.pick(["limit", "page size", "max results"]);
  return argument(words, { kind: "integer", low: 1, high }, description, false, making, making.draws.pick([10, 20]));
}

function paging(making: Making): Property[] {
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
function values(required: number, optional: number, making: Making): Property[] {
  const all = making.resource.attributes;
  const skip = making.draws.below(2);
  return Array.from({ length: Math.min(all.length, required + optional) }, (_, i) => {
    // The first attribute names the thing; after it some are left out.
    const attribute = all[i === 0 ? 0 : 1 + ((i - 1 + skip) % (all.length - 1))] as Attribute;
    return value(attribute, i < required, making);
  });
}

function remark(making: Making, chance: number): Property[] {
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
function basis(making: Making, chance: number): Property[] {
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
function scope(making: Making, chance: number): Property[] {
  if (!making.draws.chance(chance)) return [];
  const [words, prefix] = making.draws.pick([
    ["workspace id", "wsp"],
    ["account id", "acc"],
    ["team id", "tea"],
  ] as const);
  return [argument(words, idKind(making, prefix), `Where the ${making.resource.many} are kept.`, true, making)];
}

function option(words: string, description: string, making: Making, chance: number): Property[] {
  if (!making.draws.chance(chance)) return [];
  return [argument(words, { kind: "flag" }, description, false, making, true)];
}

/** The arguments that tools of a verb take. */
export function argumentsOf(verb: Verb, making: Making): Property[] {
  const { draws, resource } = making;
  const { one, many } = resource;
  switch (verb.pattern) {
    case "one":
      return [
        identity(making),
        ...scope(making, 0.3),
        ...option("include history", `Adds earlier states of the ${one}.`, making, 0.35),
      ];
    case "many":
      return draws.chance(0.44)
        ? []
        : [...scope(making, 0.45), ...filters(draws.between(1, 3), making), ...paging(making)];
    case "query": {
      const words = draws.pick(["query", "text", "search"]);
      const of: Kind = {
        kind: "text",
        most: 200,
        samples: [resource.one, `late ${many}`, `${resource.states[0]} last week`],
      };
      const query = argument(words, of, `Words that the ${many} must contain.`, true, making);
      return [
        ...scope(making, 0.3),
        query,
        ...filters(draws.between(1, 2), making),
        ...(draws.chance(0.55) ? [limit(making)] : []),
      ];
    }
    case "count":
      return draws.chance(0.5) ? [] : [...scope(making, 0.4), ...filters(draws.between(1, 2), making)];
    case "pair":
      return [
        identity(making, "first id"),
        identity(making, "second id"),
        ...option("only differences", "Leaves out what is the same.", making, 0.3),
      ];
    case "check":
      return [identity(making), ...option("strict", "Treats warnings as errors.", making, 0.3)];
    case "period":
      return [
        argument("period", { kind: "period" }, `Days that the ${many} lie in.`, true, making),
        ...filters(draws.below(3), making),
      ];
    case "make":
      return values(draws.between(3, 5), draws.below(4), making);
    case "change":
      return [identity(making), ...basis(making, 0.45), ...values(0, draws.between(1, 4), making)];
    case "gone":
      return [
        identity(making),
        ...basis(making, 0.3),
        ...remark(making, 0.15),
        ...option("force", `Also when other things refer to the ${one}.`, making, 0.2),
      ];
    case "state":
      return [
        identity(making),
        ...basis(making, 0.35),
        ...remark(making, 0.25),
        ...option("notify", `Tells whoever follows the ${one}.`, making, 0.3),
      ];
    default:
      return furtherArguments(verb, making);
  }
}

function furtherArguments(verb: Verb, making: Making): Property[] {
  const { draws, resource } = making;
  const { one, many } = resource;
  const people: Kind = {
    kind: "list",
    most: 25,
    samples: ["desk@example.com", "team@example.org", "ops@example.net", "front@example.com"],
  };
  switch (verb.pattern) {
    case "assign": {
      const of: Kind = { kind: "text", most: 64, samples: ["ines.adler", "tom.birk", "noor.cole", "sam.dietz"] };
      return [
        identity(making),
        argument("assignee", of, "User name of whoever takes over.", true, making),
        ...option("notify", `Tells the new assignee of the ${one}.`, making, 0.35),
      ];
    }
    case "dispatch":
      return [
        identity(making),
        argument("recipients", people, `Who gets the ${one}.`, true, making),
        ...remark(making, 0.25),
      ];
    case "file": {
      const of: Kind = {
        kind: "member",
        members: draws.pick([
          ["csv", "json"],
          ["csv", "xlsx", "json"],
          ["pdf", "csv"],
        ]),
      };
      return [argument("format", of, "Format of the file.", true, making), ...filters(draws.below(3), making)];
    }
    case "load": {
      const of: Kind = { kind: "format", format: "uri" };
      return [
        argument("source url", of, `Where the ${many} lie.`, true, making),
        ...option("dry run", "Only says what would be done.", making, 0.5),
      ];
    }
    case "label": {
      const of: Kind = { kind: "list", most: 10, samples: ["blue", "field", "review", "spare", "vip"] };
      return [
        identity(making),
        argument("tags", of, `Labels to put on the ${one}.`, true, making),
        ...option("replace", "Takes older labels off.", making, 0.35),
      ];
    }
    case "copy":
      return [
        identity(making),
        argument(
          "copies",
          { kind: "integer", low: 1, high: 50 },
          `How many to make of the ${one}.`,
          draws.chance(0.5),
          making,
          1,
        ),
        ...values(0, draws.below(2), making),
      ];
    case "join": {
      const target = argument("target id", idKind(making, resource.prefix), `The ${one} that stays.`, true, making);
      if (making.hasNumbers) {
        return [
          target,
          argument("source id", idKind(making, resource.prefix), `The ${one} that goes into it.`, true, making),
        ];
      }
      const samples = [1, 2, 3].map((n) => `${resource.prefix}_0000${n}`);
      return [
        target,
        argument("source ids", { kind: "list", most: 10, samples }, `The ${many} that go into it.`, true, making),
      ];
    }
    case "plan": {
      const of: Kind = { kind: "format", format: "date-time" };
      return [
        identity(making),
        argument(draws.pick(["start at", "when", "new time"]), of, `When the ${one} is to begin.`, true, making),
        ...(draws.chance(0.5)
          ? [argument("duration minutes", { kind: "integer", low: 5, high: 1_440 }, "How long it takes.", true, making)]
          : []),
      ];
    }
    default:
      return [identity(making), argument("status", stateKind(making), `New state of the ${one}.`, true, making)];
  }
}
