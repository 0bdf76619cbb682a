import { chmod, mkdir, open, readdir, readFile, rename, rm, stat } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import { gunzip } from "node:zlib";
import { removeDurably, writeDurably } from "./durable-file.ts";
import { awaitPredecessor } from "./predecessor.ts";
import { newWallets, parseWallets, type SandboxWallets } from "./wallets.ts";

const RUNNING = "running.json";

/** A state that a chain can begin with: a file of JSON for anvil, and the file to set aside when it turns out damaged. */
export interface SavedState {
  readonly source: string;
  /** @throws when the source is not whole. */
  json(): Promise<string>;
}

/**
 * What a sandbox keeps between runs: `wallets.json`, and the chain's state in two kinds of files. `exit-<n>.json` anvil
 * itself writes when run n is asked to end, also when the gateway was killed; `checkpoint.json.gz` is written while it runs.
 * The first checkpoint of a run removes the exit states of earlier runs, so that an exit state, where there is one, is
 * always newer than the checkpoint, and no run writes over a state that it may have begun with.
 */
export class StateFolder {
  readonly #folder: string;
  readonly #log: (line: string) => void;
  readonly #run: number;

  private constructor(folder: string, run: number, log: (line: string) => void) {
    this.#folder = folder;
    this.#run = run;
    this.#log = log;
  }

  /**
   * Creates the folder for its owner alone, unless it is there, and waits until a chain that used it has written its state.
   *
   * @throws when another gateway uses the folder.
   */
  static async open(folder: string, log: (line: string) => void): Promise<StateFolder> {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    await chmod(folder, 0o700);
    await awaitPredecessor(path.join(folder, RUNNING));
    const runs = (await readdir(folder)).map((name) => Number(/^exit-(\d+)\.json/.exec(name)?.[1] ?? 0));
    return new StateFolder(path.resolve(folder), Math.max(0, ...runs) + 1, log);
  }

  /** Where the chain that runs in this folder is announced. */
  get announcement(): string {
    return this.#at(RUNNING);
  }

  /** Where anvil is to write its state when this run ends. */
  get exitState(): string {
    return this.#at(`exit-${this.#run}.json`);
  }

  /** The wallets of this folder; new ones the first time, or when theirs is damaged: a state of other keys is no use then. */
  async wallets(): Promise<SandboxWallets> {
    const file = this.#at("wallets.json");
    const text = await readFile(file, "utf8").catch(undefinedWhenMissing);
    const known = text === undefined ? undefined : parseWallets(text);
    if (known !== undefined) return known;
    if (text !== undefined) await this.setAside(file, "it holds no wallets; new ones begin with a new chain");
    for (const { source } of await this.savedStates()) await this.setAside(source, "its wallets are lost");
    const wallets = newWallets();
    await writeDurably(file, JSON.stringify(wallets, undefined, 2));
    return wallets;
  }

  /** The states at hand, the newest first. */
  async savedStates(): Promise<SavedState[]> {
    const exits = (await this.#exitRuns()).map((run) => this.#at(`exit-${run}.json`));
    const checkpoint = this.#at("checkpoint.json.gz");
    const hasCheckpoint = (await stat(checkpoint).catch(undefinedWhenMissing)) !== undefined;
    return [
      ...exits.map((source) => ({ source, json: async () => source })),
      ...(hasCheckpoint ? [{ source: checkpoint, json: () => this.#unpacked(checkpoint) }] : []),
    ];
  }

  /** @param packed the chain's state as anvil dumps it: JSON in gzip. */
  async writeCheckpoint(packed: Uint8Array): Promise<void> {
    await writeDurably(this.#at("checkpoint.json.gz"), packed);
  }

  /** To be called once in a run, after its first checkpoint and before anything else can happen on the chain. */
  async forgetEarlierRuns(): Promise<void> {
    for (const run of await this.#exitRuns()) await removeDurably(this.#at(`exit-${run}.json`));
    await rm(this.#at("unpacked.json"), { force: true });
  }

  /** To be called when anvil has ended: its state is then on disk, not in a cache, and readable by the owner alone. */
  async sealExitState(): Promise<void> {
    const handle = await open(this.exitState, "r+").catch(undefinedWhenMissing);
    if (handle === undefined) return;
    try {
      await handle.chmod(0o600);
      await handle.sync();
    } finally {
      await handle.close();
    }
  }

  /** Keeps a file that cannot be used, under a name that nothing reads, and says so. */
  async setAside(file: string, reason: string): Promise<void> {
    for (let n = 1; ; n += 1) {
      const aside = `${file}.damaged-${n}`;
      if ((await stat(aside).catch(undefinedWhenMissing)) !== undefined) continue;
      await rename(file, aside);
      this.#log(`The sandbox chain cannot use ${path.basename(file)} (${reason}); it is kept as ${aside}.`);
      return;
    }
  }

  async #unpacked(checkpoint: string): Promise<string> {
    const file = this.#at("unpacked.json");
    await writeDurably(file, await promisify(gunzip)(await readFile(checkpoint)));
    return file;
  }

  /** Earlier runs that left a state at their end, the latest first. */
  async #exitRuns(): Promise<number[]> {
    const runs = (await readdir(this.#folder)).map((name) => Number(/^exit-(\d+)\.json$/.exec(name)?.[1] ?? 0));
    return runs.filter((run) => run > 0 && run < this.#run).sort((a, b) => b - a);
  }

  #at(name: string): string {
    return path.join(this.#folder, name);
  }
}

function undefinedWhenMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code !== "ENOENT") throw error;
}
