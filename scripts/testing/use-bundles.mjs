// Imported before a program: runs its bundle instead of its source. A program that it forks, or a worker, has it too.
import { existsSync } from "node:fs";
import { registerHooks } from "node:module";
import path from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { bundles, root } from "./bundle-place.mjs";
import { speakOfSources } from "./source-lines.mjs";

speakOfSources(bundles);
registerHooks({
  resolve(specifier, context, nextResolve) {
    const resolved = nextResolve(specifier, context);
    return bundleOf(resolved.url) ?? resolved;
  },
});

/** The bundle that stands for a source. */
function bundleOf(url) {
  if (!url.startsWith("file:") || !url.endsWith(".ts")) return undefined;
  const source = path.relative(root, fileURLToPath(url));
  const file = path.join(bundles, source.replace(/\.ts$/, ".mjs"));
  return existsSync(file) ? { url: pathToFileURL(file).href, format: "module", shortCircuit: true } : undefined;
}
