import assert from "node:assert/strict";
import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { test } from "node:test";

/** Who may import whom, by folder. A folder that is not named here may import nothing but its own files. */
const walls: Readonly<Record<string, { readonly may: readonly string[]; readonly modules?: readonly RegExp[] }>> = {
  "packages/lifeline/src": { may: [], modules: [/^node:/] },
  "packages/proof/src": { may: [] },
  "packages/synth/src/random": { may: [] },
  "packages/synth/src/schema": { may: ["packages/synth/src/engine"] },
  "packages/synth/src/engine": { may: ["packages/synth/src/random", "packages/synth/src/schema"] },
  "packages/synth/src/entities": {
    may: ["packages/synth/src/random", "packages/synth/src/engine"],
    modules: [/^@noble\/hashes/],
  },
  "packages/synth/src/language": { may: ["packages/synth/src/random", "packages/synth/src/engine"] },
  "packages/synth/src/datasets": {
    may: [
      ...["random", "schema", "engine", "entities", "language"].map((name) => `packages/synth/src/${name}`),
      "packages/proof/src",
    ],
  },
  "packages/synth/src/world": { may: ["packages/synth/src/random"] },
  "packages/synth/src/inferred": {
    may: ["random", "schema", "engine", "entities", "world"].map((name) => `packages/synth/src/${name}`),
  },
  "packages/synth/src/need": {
    may: ["schema", "engine", "inferred", "world"].map((name) => `packages/synth/src/${name}`),
    modules: [/^yaml$/],
  },
  "packages/synth/src/human": {
    may: ["random", "schema", "engine", "entities", "language"].map((name) => `packages/synth/src/${name}`),
  },
  "packages/synth/src/human-scores": {
    may: [
      "packages/synth/src/human/record.ts",
      "packages/synth/src/human/emotion.ts",
      "packages/synth/src/random",
      "packages/synth/src/quality/report/safety-scan.ts",
    ],
  },
  "packages/synth/src/human-data": {
    may: [
      ...["schema", "engine", "human", "human-scores"].map((name) => `packages/synth/src/${name}`),
      "packages/proof/src",
    ],
  },
  "packages/synth/src/validators": { may: ["packages/synth/src/schema"] },
  "packages/synth/src/quality": {
    may: [
      "packages/synth/src/random",
      "packages/synth/src/schema",
      "packages/synth/src/engine",
      "packages/synth/src/validators",
    ],
  },
  "packages/formats/src": {
    may: ["packages/synth/src", "packages/proof/src"],
    modules: [/^apache-arrow/, /^fflate$/],
  },
  "packages/chain/src": {
    may: ["packages/lifeline/src"],
    modules: [/^node:/, /^viem/, /^@foundry-rs\//, /^@offchainlabs\//],
  },
  "apps/gateway/src/observe": {
    may: [],
    modules: [/^node:http$/, /^node:net$/, /^pino$/, /^prom-client$/, /^@opentelemetry\//],
  },
  "apps/gateway/src/store": { may: ["packages/lifeline/src"], modules: [/^node:/, /^pg$/, /^kysely$/] },
  "apps/gateway/src/payment": {
    may: ["apps/gateway/src/store", "apps/gateway/src/ports.ts", "packages/chain/src/usdc.ts"],
    modules: [/^node:https?$/, /^viem/, /^@x402\/core/, /^secp256k1$/, /^zod$/, /^pino$/],
  },
  "apps/gateway/src/sale": {
    may: ["apps/gateway/src/payment", "apps/gateway/src/store", "apps/gateway/src/ports.ts", "packages/proof/src"],
    modules: [/^node:(crypto|net)$/, /^pino$/],
  },
  "apps/gateway/src/files": { may: [], modules: [/^node:/] },
  "apps/gateway/src/jobs": {
    may: ["apps/gateway/src/sale", "apps/gateway/src/store", "apps/gateway/src/observe"],
    modules: [],
  },
  "apps/gateway/src/http": {
    may: [...["sale", "payment", "store", "observe"].map((name) => `apps/gateway/src/${name}`)],
    modules: [
      /^node:(http|net|crypto|zlib|stream|events|util)$/,
      /^hono/,
      /^@hono\//,
      /^zod$/,
      /^pino$/,
      /^@x402\/core\/http$/,
    ],
  },
  "apps/gateway/src/products": {
    may: [
      ...["http", "sale", "store", "ports.ts"].map((name) => `apps/gateway/src/${name}`),
      "packages/synth/src",
      "packages/formats/src",
    ],
    modules: [/^node:(crypto|worker_threads)$/, /^zod$/],
  },
  "apps/gateway/src/features/*": {
    may: [
      ...["products", "files", "http", "sale", "payment", "store", "ports.ts"].map(
        (name) => `apps/gateway/src/${name}`,
      ),
      "packages/synth/src",
      "packages/formats/src",
    ],
    modules: [/^node:crypto$/, /^zod$/],
  },
};

interface Import {
  readonly file: string;
  readonly target: string;
  readonly isModule: boolean;
}

const sources = globSync(["apps/*/src/**/*.ts", "packages/*/src/**/*.ts"]).filter((file) => !file.endsWith(".test.ts"));

function importsOf(file: string): Import[] {
  const text = readFileSync(file, "utf8");
  const found = [
    ...text.matchAll(/^\s*(?:import|export)\b[^;]*?\bfrom\s+"([^"]+)"|\bimport\("([^"]+)"\)|^import\s+"([^"]+)"/gm),
  ];
  return found.map((match) => {
    const specifier = match[1] ?? match[2] ?? match[3] ?? "";
    const own = /^@sdg\/(\w+)\/(.+)$/.exec(specifier);
    if (own !== null) return { file, target: `packages/${own[1]}/src/${own[2]}.ts`, isModule: false };
    if (specifier.startsWith(".")) {
      return {
        file,
        target: path.posix.normalize(path.posix.join(path.posix.dirname(file), specifier)),
        isModule: false,
      };
    }
    return { file, target: specifier, isModule: true };
  });
}

/** The wall that a file stands behind: the longest folder of the table, a feature being a folder of its own. */
function roomOf(file: string): { room: string; wall: (typeof walls)[string] } | undefined {
  const feature = /^apps\/gateway\/src\/features\/\w+/.exec(file)?.[0];
  if (feature !== undefined) return { room: feature, wall: walls["apps/gateway/src/features/*"] ?? { may: [] } };
  const room = Object.keys(walls)
    .filter((folder) => file.startsWith(`${folder}/`))
    .sort((a, b) => b.length - a.length)[0];
  return room === undefined ? undefined : { room, wall: walls[room] ?? { may: [] } };
}

/** What an import does wrong; undefined when it is allowed. */
function offence({ file, target, isModule }: Import): string | undefined {
  const place = roomOf(file);
  if (place === undefined) return undefined;
  const { room, wall } = place;
  if (isModule)
    return (wall.modules ?? []).some((allowed) => allowed.test(target)) ? undefined : `${file} imports ${target}`;
  if (target === room || target.startsWith(`${room}/`)) return undefined;
  return wall.may.some((allowed) => target === allowed || target.startsWith(`${allowed}/`))
    ? undefined
    : `${file} imports ${target}`;
}

test("imports go through the doors that the house has, and through no wall", () => {
  assert.ok(sources.length > 100);
  const offences = sources
    .flatMap(importsOf)
    .map(offence)
    .filter((found) => found !== undefined);
  assert.deepEqual(offences, []);
});

test("the wall test sees a feature that reaches into another, and a pure package that does I/O", () => {
  const feature = {
    file: "apps/gateway/src/features/need/routes.ts",
    target: "apps/gateway/src/features/catalog/routes.ts",
    isModule: false,
  };
  const pure = { file: "packages/synth/src/engine/chunks.ts", target: "node:fs", isModule: true };
  const upward = { file: "apps/gateway/src/sale/sell.ts", target: "apps/gateway/src/http/problem.ts", isModule: false };
  for (const one of [feature, pure, upward]) assert.notEqual(offence(one), undefined);
});

test("no files import each other in a circle", () => {
  const edges = new Map(
    sources.map((file) => [
      file,
      importsOf(file)
        .filter(({ isModule }) => !isModule)
        .map(({ target }) => target),
    ]),
  );
  const done = new Set<string>();
  const circles: string[] = [];
  const visit = (file: string, trail: readonly string[]) => {
    if (trail.includes(file)) circles.push([...trail.slice(trail.indexOf(file)), file].join(" → "));
    if (done.has(file) || trail.includes(file)) return;
    for (const target of edges.get(file) ?? []) visit(target, [...trail, file]);
    done.add(file);
  };
  for (const file of sources) visit(file, []);
  assert.deepEqual(circles, []);
});

/** The rooms of understanding, each standing on those before it. */
const rooms = "words meaning mentions draft constraints layout completion relations asking".split(" ");

test("each room of understanding a need builds only on the rooms before it", () => {
  const home = "packages/synth/src/need/understand/";
  const roomIn = (file: string): string | undefined =>
    file.startsWith(home) ? (/^\w+(?=\/)/.exec(file.slice(home.length))?.[0] ?? "") : undefined;
  const upward = sources
    .filter((file) => roomIn(file) !== undefined && roomIn(file) !== "")
    .flatMap(importsOf)
    .filter(({ file, target }) => {
      const to = roomIn(target);
      return to !== undefined && (to === "" || rooms.indexOf(to) > rooms.indexOf(roomIn(file) ?? ""));
    })
    .map(({ file, target }) => `${file} imports ${target}`);
  assert.deepEqual(upward, []);
  const found = new Set(sources.map(roomIn).filter((room) => room !== undefined && room !== ""));
  assert.deepEqual([...found].sort(), [...rooms].sort());
});

test("only the start of the process reads the environment", () => {
  const readers = sources.filter((file) => /\bprocess\.env\b/.test(readFileSync(file, "utf8")));
  assert.deepEqual(readers, ["apps/gateway/src/run.ts"]);
});

test("the price of a row stands in one place", () => {
  // What a generator makes may cost anything; it is not our price.
  const ours = sources.filter((file) => !file.startsWith("packages/synth/"));
  const places = ours.filter((file) => /\b35_?000n?\b|0\.035/.test(readFileSync(file, "utf8")));
  assert.deepEqual(places, ["apps/gateway/src/sale/price.ts"]);
});
