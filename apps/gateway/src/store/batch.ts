import { StoreUnavailable } from "./failure.ts";

/** More is waiting than can be served soon. Nothing was done; worth trying again later. */
export class QueueFull extends Error {
  readonly retryable = true;

  constructor(waiting: number) {
    super(`${waiting} requests are waiting for the store already`);
    this.name = "QueueFull";
  }
}

export interface BatcherOptions<Item, Result> {
  /** Does all items at once, all or nothing, and answers them in their order. */
  readonly run: (items: Item[]) => Promise<readonly Result[]>;
  /** Most items in one run. */
  readonly maxItems?: number;
  /** Most runs at once. */
  readonly lanes?: number;
  /** Most items waiting for a lane. */
  readonly maxWaiting?: number;
  /** Items with the same key never share a run, because one statement can touch a row only once; they follow in order. */
  readonly keyOf?: (item: Item) => string;
}

export interface Batcher<Item, Result> {
  /** @throws QueueFull, or what `run` throws for this item */
  submit(item: Item): Promise<Result>;
}

interface Waiting<Item, Result> {
  readonly item: Item;
  readonly resolve: (result: Result) => void;
  readonly reject: (error: unknown) => void;
}

/**
 * Collects the calls of one turn of the event loop, and all that arrive while every lane is busy, into one run. Alone,
 * a call waits for one `setImmediate`.
 *
 * When a run fails, its halves are run apart, down to the single item that is to blame, so that nobody suffers for his
 * neighbour. A run whose outcome is unknown (`StoreUnavailable`) is not repeated: each of its callers is told so.
 */
export function createBatcher<Item, Result>(options: BatcherOptions<Item, Result>): Batcher<Item, Result> {
  const { run, maxItems = 256, lanes = 2, maxWaiting = 10_000, keyOf } = options;
  let waiting: Waiting<Item, Result>[] = [];
  let busy = 0;
  let isScheduled = false;

  const work = async (batch: Waiting<Item, Result>[]): Promise<void> => {
    let results: readonly Result[];
    try {
      results = await run(batch.map(({ item }) => item));
      if (results.length !== batch.length) throw new WrongCount(batch.length, results.length);
    } catch (error) {
      if (batch.length === 1 || error instanceof StoreUnavailable || error instanceof WrongCount) {
        for (const { reject } of batch) reject(error);
        return;
      }
      const middle = batch.length >> 1;
      await work(batch.slice(0, middle));
      await work(batch.slice(middle));
      return;
    }
    for (const [index, { resolve }] of batch.entries()) resolve(results[index] as Result);
  };

  const fillLanes = (): void => {
    isScheduled = false;
    while (busy < lanes && waiting.length > 0) {
      const [batch, rest] = nextBatch(waiting, maxItems, keyOf);
      waiting = rest;
      busy += 1;
      void work(batch).finally(() => {
        busy -= 1;
        fillLanes();
      });
    }
  };

  return {
    submit(item) {
      if (waiting.length >= maxWaiting) return Promise.reject(new QueueFull(waiting.length));
      return new Promise((resolve, reject) => {
        waiting.push({ item, resolve, reject });
        if (isScheduled || busy === lanes) return;
        isScheduled = true;
        setImmediate(fillLanes);
      });
    },
  };
}

/** The items of the next run, and those that have to wait. */
function nextBatch<Item, Result>(
  waiting: Waiting<Item, Result>[],
  maxItems: number,
  keyOf: ((item: Item) => string) | undefined,
): [batch: Waiting<Item, Result>[], rest: Waiting<Item, Result>[]] {
  if (keyOf === undefined) {
    return waiting.length <= maxItems ? [waiting, []] : [waiting.slice(0, maxItems), waiting.slice(maxItems)];
  }
  const keys = new Set<string>();
  const batch: Waiting<Item, Result>[] = [];
  const rest: Waiting<Item, Result>[] = [];
  for (const one of waiting) {
    const key = keyOf(one.item);
    if (batch.length === maxItems || keys.has(key)) rest.push(one);
    else {
      keys.add(key);
      batch.push(one);
    }
  }
  return [batch, rest];
}

/** A fault of `run` itself: it did something, but nobody can say what for whom. */
class WrongCount extends Error {
  constructor(items: number, results: number) {
    super(`A batch of ${items} items was answered with ${results} results`);
    this.name = "WrongCount";
  }
}
