import {
  argument,
  basis,
  filters,
  identity,
  idKind,
  limit,
  type Making,
  option,
  paging,
  remark,
  scope,
  stateKind,
  values,
} from "./argument-parts.ts";
import type { Kind } from "./attributes.ts";
import type { Property } from "./property.ts";
import type { Verb } from "./verbs.ts";

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
