import path from "node:path";

export const root = path.join(import.meta.dirname, "..", "..");

/** Under it, the bundle of a program has the path that its source has under the root, with another extension. */
export const bundles = path.join(root, "node_modules", ".cache", "bundles");
