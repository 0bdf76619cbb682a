import { NULL, type RowSource, register } from "../../engine/rows.ts";
import { stream } from "../../random/hash.ts";
import { BLOCK_ROWS, BLOCK_TRANSCRIPTS, type Block, layBlock, transcriptAt } from "./block.ts";
import { directions, kinds, serverNames, slot, transports } from "./columns.ts";
import type { PlanSettings } from "./plan.ts";
import { outcomes, scenarios } from "./scenario.ts";
import { revisions } from "./tool.ts";
import { type Dialects, playTranscript, type Transcript } from "./transcript.ts";

const codes = <T extends string>(values: readonly T[]): ReadonlyMap<string, number> =>
  new Map(values.map((value, code) => [value, code]));

const directionCode = codes(directions);
const kindCode = codes(kinds);
const transportCode = codes(transports);
const revisionCode = codes(revisions);
const serverCode = codes(serverNames);
const scenarioCode = codes(scenarios);
const outcomeCode = codes(outcomes);

/** When the transcript of a row begins, ms since 1970. */
export function transcriptStarts(seed: string): (row: number) => number {
  const blocks = stream(seed, "mcp-tool-call-transcripts/block");
  return (row) => {
    const index = Math.floor(row / BLOCK_ROWS);
    const block = layBlock(blocks, index);
    return block.start[transcriptAt(block, row - index * BLOCK_ROWS)] as number;
  };
}

/** Opens the transcripts of a seed. The block and the transcript of the last row are kept. */
export function openTranscripts(seed: string, columns: number, settings: PlanSettings): RowSource {
  const blocks = stream(seed, "mcp-tool-call-transcripts/block");
  const transcripts = stream(seed, "mcp-tool-call-transcripts/transcript");
  const dialects: Dialects = new Map();
  const row = register(columns);
  let block: Block | null = null;
  let transcript: Transcript | null = null;
  let first = 0;
  let end = 0;

  const enter = (index: number): Transcript => {
    const blockIndex = Math.floor(index / BLOCK_ROWS);
    if (block?.index !== blockIndex) block = layBlock(blocks, blockIndex);
    const inBlock = transcriptAt(block, index - blockIndex * BLOCK_ROWS);
    first = blockIndex * BLOCK_ROWS + (block.firstRow[inBlock] as number);
    end = blockIndex * BLOCK_ROWS + (block.firstRow[inBlock + 1] as number);
    const number = blockIndex * BLOCK_TRANSCRIPTS + inBlock;
    return playTranscript(transcripts, dialects, settings, {
      ...{ index: number, rows: end - first, start: block.start[inBlock] as number },
    });
  };

  const load = (index: number): void => {
    const { cells, texts } = row;
    if (transcript === null || index < first || index >= end) {
      transcript = enter(index);
      cells[slot.transcript] = transcript.number;
      cells[slot.transport] = transportCode.get(transcript.transport) as number;
      cells[slot.revision] = revisionCode.get(transcript.revision) as number;
      cells[slot.serverName] = serverCode.get(transcript.serverName) as number;
      cells[slot.scenario] = scenarioCode.get(transcript.scenario) as number;
      cells[slot.outcome] = outcomeCode.get(transcript.outcome) as number;
    }
    const message = transcript.messages[index - first];
    if (message === undefined) throw new RangeError(`row ${index} has no message`);
    cells[slot.seq] = index - first;
    cells[slot.ts] = message.ts;
    cells[slot.direction] = directionCode.get(message.direction) as number;
    cells[slot.kind] = kindCode.get(message.kind) as number;
    texts[slot.message] = message.json;
    texts[slot.rpcId] = message.rpcId;
    texts[slot.method] = message.method;
    texts[slot.toolName] = message.toolName;
    cells[slot.resultIsError] = message.resultIsError === null ? NULL : Number(message.resultIsError);
    cells[slot.errorCode] = message.errorCode ?? NULL;
    cells[slot.latency] = message.latency ?? NULL;
    cells[slot.httpStatus] = message.httpStatus ?? NULL;
    cells[slot.retryOf] = message.retryOf ?? NULL;
  };
  return { register: row, load };
}
