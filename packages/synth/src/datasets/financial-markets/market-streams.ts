import { type Stream, streamsOf } from "../../random/hash.ts";
import { assetClasses, instruments } from "./universe.ts";

/** The draws of one instrument, or those that all of an asset class share. */
export interface PathStreams {
  readonly blocks: Stream;
  readonly bars: Stream;
}

type StreamsOfSeed = (seed: string) => PathStreams;

/** By instrument, in the universe's order. */
export const instrumentStreams: readonly StreamsOfSeed[] = instruments.map(({ symbol }) => pathStreams(symbol));

/** By asset class, in the order of `assetClasses`. */
export const classStreams: readonly StreamsOfSeed[] = assetClasses.map(pathStreams);

function pathStreams(name: string): StreamsOfSeed {
  const blocks = streamsOf(`financial-markets/${name}`);
  const bars = streamsOf(`financial-markets/${name}/bar`);
  return (seed) => ({ blocks: blocks(seed), bars: bars(seed) });
}
