import type { Arena } from "../../engine/arena.ts";
import { NULL, type RowSource, register } from "../../engine/rows.ts";
import { exponentialTable } from "../../random/distributions.ts";
import { DrawSequence } from "../../random/draw-sequence.ts";
import { below, draw, innerKey, keyAt, streamsOf, unit } from "../../random/hash.ts";
import { permute } from "../../random/permutation.ts";
import { quantileAt } from "../../random/quantile-table.ts";
import { pick, weightedTable } from "../../random/weighted-table.ts";
import { slot } from "./columns.ts";
import type { NameStyle } from "./naming.ts";
import { type Resource, resources } from "./resources.ts";
import { type Place, serverPlaces } from "./server-block.ts";
import { SERVER_NAME_BITS, serverName } from "./server-names.ts";
import { makeTool, type ServerHabits, type Tool } from "./tool.ts";
import { verbs } from "./verbs.ts";
import { authKinds, domains, revisions, STATELESS } from "./vocabulary.ts";

export interface SchemaValues {
  readonly domains: readonly string[];
  readonly protocol_versions: readonly string[];
  readonly tools_per_server: number;
  readonly output_schema_share: number;
}

export const ROW_LIMIT = 10_000_000;

const serverStreams = streamsOf("mcp-schemas/server");
const nameStreams = streamsOf("mcp-schemas/server-name");
const codeStreams = streamsOf("mcp-schemas/code");
const placeStreams = streamsOf("mcp-schemas/place");

const field = {
  domain: 0,
  revision: 1,
  major: 2,
  minor: 3,
  patch: 4,
  auth: 5,
  style: 6,
  titles: 7,
  world: 8,
  ttl: 9,
  scope: 10,
  resource: 11,
  numbers: 12,
  verb: 100,
  tool: 1_000,
} as const;

const styles: readonly NameStyle[] = ["snake", "camel", "kebab"];
const styleShares = weightedTable([66, 20, 14], 8);
const authShares = weightedTable([18, 30, 24, 28], 8);
const lifetimes = [0, 30_000, 60_000, 300_000, 900_000, 3_600_000, 86_400_000];
/** A server has a main resource and several lesser ones. */
const resourceWeights = [3, 2, 1.3, 0.7, 0.4];

/** Verbs by meaning: groups of those that mean the same, and the others alone. */
const synonyms = [...Map.groupBy(verbs.keys(), (verb) => verbs[verb]?.group ?? -1 - verb).values()].map((members) => {
  const weights = members.map((verb) => verbs[verb]?.weight ?? 0);
  return { members, table: weightedTable(weights, 8), weight: weights.reduce((sum, weight) => sum + weight, 0) };
});

/** Members of a list of choices that were asked for; none asked for means all. */
function chosen(all: readonly string[], wanted: readonly string[]): number[] {
  return all.flatMap((name, i) => (wanted.length === 0 || wanted.includes(name) ? [i] : []));
}

/** What all tools of a server share, and which tools they are. */
interface Server extends Place {
  key: number;
  domain: number;
  revision: number;
  habits: ServerHabits;
  name: string;
  version: string;
  /** Resource × number of verbs + verb, in the order of the list. */
  tools: readonly number[];
}

/** Opens the tool definitions of a seed: a server's list is chosen when its first tool is met, each tool made by itself. */
export function openSchemas(seed: string, values: SchemaValues, columns: number, memory?: Arena): RowSource {
  const into = register(columns, memory);
  const { cells, texts } = into;
  const servers = serverStreams(seed);
  const names = nameStreams(seed);
  const codes = codeStreams(seed);
  const findPlace = serverPlaces(placeStreams(seed), values.tools_per_server);
  const domainChoice = chosen(domains, values.domains);
  const revisionChoice = chosen(revisions, values.protocol_versions);
  const draws = new DrawSequence();
  let server: Server | undefined;

  const enter = (row: number): Server => {
    const place: Place = { server: 0, first: 0, count: 0 };
    findPlace(place, row);
    const key = keyAt(servers, place.server);
    const domain = domainChoice[below(draw(key, field.domain), domainChoice.length)] as number;
    const revision = revisionChoice[below(draw(key, field.revision), revisionChoice.length)] as number;
    return {
      ...place,
      key,
      domain,
      revision,
      habits: habitsOf(key, domain, revision, values.output_schema_share),
      name: serverName(permute(names, place.server, SERVER_NAME_BITS)),
      version: `${below(draw(key, field.major), 5)}.${below(draw(key, field.minor), 20)}.${below(draw(key, field.patch), 12)}`,
      tools: chooseTools(key, place.count),
    };
  };
  const writeServer = (of: Server): void => {
    const auth = pick(authShares, draw(of.key, field.auth));
    const isStateless = of.revision === STATELESS;
    texts[slot.server] = of.name;
    texts[slot.serverVersion] = of.version;
    cells[slot.domain] = of.domain;
    cells[slot.revision] = of.revision;
    cells[slot.count] = of.count;
    cells[slot.auth] = auth;
    cells[slot.ttl] = isStateless ? (lifetimes[below(draw(of.key, field.ttl), lifetimes.length)] as number) : NULL;
    const isPublic = authKinds[auth] === "none" && unit(draw(of.key, field.scope)) < 0.8;
    cells[slot.scope] = isStateless ? (isPublic ? 0 : 1) : NULL;
  };
  const load = (row: number): void => {
    if (server === undefined || row < server.first || row >= server.first + server.count) {
      server = enter(row);
      writeServer(server);
    }
    const index = row - server.first;
    const choice = server.tools[index] as number;
    const resource = resources[server.domain]?.[Math.floor(choice / verbs.length)] as Resource;
    draws.restart(innerKey(server.key, field.tool + choice));
    cells[slot.id] = permute(codes, row, 30);
    cells[slot.index] = index;
    writeTool(makeTool(choice % verbs.length, resource, server.habits, draws), cells, texts);
  };
  return { register: into, load };
}

function habitsOf(key: number, domain: number, revision: number, structuredShare: number): ServerHabits {
  return {
    domain: domains[domain] as string,
    style: styles[pick(styleShares, draw(key, field.style))] as NameStyle,
    hasNumbers: unit(draw(key, field.numbers)) < 0.5,
    hasTitles: unit(draw(key, field.titles)) < 0.55,
    isOpenWorld: unit(draw(key, field.world)) < 0.4,
    isStateless: revision === STATELESS,
    structuredShare,
  };
}

/** How common each verb is on a server: of those that mean the same it uses one, as often as all of them. */
function spokenVerbs(key: number): Float64Array {
  const spoken = new Float64Array(verbs.length);
  for (const { members, table, weight } of synonyms) {
    const member = members[pick(table, draw(key, field.verb + (members[0] as number)))] as number;
    spoken[member] = weight;
  }
  return spoken;
}

/**
 * The tools of a server: a race of exponential times, so that common verbs and the server's main resources come in first,
 * listed by resource and verb.
 */
function chooseTools(key: number, count: number): number[] {
  const turn = below(draw(key, field.resource), resourceWeights.length);
  const table = exponentialTable();
  const spoken = spokenVerbs(key);
  // The earliest so far, by time.
  const found: number[] = [];
  const times: number[] = [];
  for (let resource = 0; resource < resourceWeights.length; resource++) {
    const weight = resourceWeights[(resource + turn) % resourceWeights.length] as number;
    for (let verb = 0; verb < verbs.length; verb++) {
      const common = spoken[verb] as number;
      if (common === 0) continue;
      const tool = resource * verbs.length + verb;
      const time = quantileAt(table, draw(key, field.tool + tool)) / (weight * common);
      if (found.length === count && time >= (times[count - 1] as number)) continue;
      if (found.length < count) found.push(tool);
      let place = found.length - 1;
      for (; place > 0 && (times[place - 1] as number) > time; place--) {
        times[place] = times[place - 1] as number;
        found[place] = found[place - 1] as number;
      }
      times[place] = time;
      found[place] = tool;
    }
  }
  return found.sort((a, b) => a - b);
}

function writeTool(tool: Tool, cells: Float64Array, texts: (string | null)[]): void {
  texts[slot.name] = tool.name;
  texts[slot.title] = tool.title;
  texts[slot.description] = tool.description;
  texts[slot.input] = tool.input;
  texts[slot.output] = tool.output;
  texts[slot.annotations] = tool.annotations;
  texts[slot.required] = tool.required;
  cells[slot.params] = tool.parameters;
  cells[slot.depth] = tool.depth;
  texts[slot.args] = tool.args;
  texts[slot.result] = tool.result;
  texts[slot.invalid] = tool.invalid;
  texts[slot.tags] = tool.tags;
}
