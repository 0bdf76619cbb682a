import { below, draw, keyAt, type Stream, unit } from "../../random/hash.ts";
import { BRUTE_FORCE, COMMAND, EXFILTRATION, LATERAL, RECONNAISSANCE } from "./vocabulary.ts";

/** Rows that hold at most one campaign, wholly. */
export const CAMPAIGN_BLOCK = 8_192;

/**
 * The stages in their order: flows from … to, and over how many rows they are spread: so many times as many, at most.
 * All stages at their longest fit a block at the highest rate.
 */
const stages = [
  { label: RECONNAISSANCE, least: 110, most: 160, spread: 2, longest: 1_800 },
  { label: BRUTE_FORCE, least: 40, most: 90, spread: 1.5, longest: 760 },
  { label: LATERAL, least: 12, most: 40, spread: 10, longest: 1_200 },
  { label: COMMAND, least: 30, most: 80, spread: 50, longest: 3_400 },
  { label: EXFILTRATION, least: 8, most: 25, spread: 10, longest: 900 },
] as const;
const MEAN_FLOWS = stages.reduce((sum, stage) => sum + (stage.least + stage.most) / 2, 0);

/** One stage of a campaign in its block. */
export interface Stage {
  label: number;
  /** First row of the block that may belong to it, and rows over which its flows are spread evenly. */
  from: number;
  rows: number;
  flows: number;
}

/** What a block holds; `stages` is empty without a campaign. */
export interface Campaign {
  block: number;
  key: number;
  stages: Stage[];
}

export interface Campaigns {
  /** The campaign of a block; the object is reused. */
  of(block: number): Campaign;
}

/** Where the first campaign of a dataset begins, so that a few rows show some of it already. */
const FIRST_ROWS = 9;

/** `rate` is the share of all flows that belong to campaigns, 0 to 0.2. */
export function campaigns(seeds: Stream, rate: number): Campaigns {
  const perBlock = rate * CAMPAIGN_BLOCK;
  const chance = Math.min(1, perBlock / MEAN_FLOWS);
  const growth = Math.max(1, perBlock / MEAN_FLOWS);
  // Campaigns come at even distances in blocks, and the first block has one.
  const phase = 1 - chance * unit(draw(keyAt(seeds, 0xffffffff), 0));
  const known: Campaign = { block: -1, key: 0, stages: [] };
  const slots = stages.map((): Stage => ({ label: 0, from: 0, rows: 0, flows: 0 }));

  const layOut = (block: number): void => {
    known.block = block;
    known.key = keyAt(seeds, block);
    known.stages = [];
    if (Math.floor(block * chance + phase + chance) === Math.floor(block * chance + phase)) return;
    known.stages = slots;
    let total = 0;
    for (let i = 0; i < stages.length; i++) {
      const { label, least, most, spread, longest } = stages[i] as (typeof stages)[number];
      const slot = slots[i] as Stage;
      slot.label = label;
      slot.flows = Math.round(growth * (least + below(draw(known.key, i), most - least + 1)));
      slot.rows = Math.max(slot.flows, Math.min(longest, Math.round(slot.flows * spread)));
      total += slot.rows;
    }
    const spare = Math.max(0, CAMPAIGN_BLOCK - total);
    let from = block === 0 ? Math.min(spare, FIRST_ROWS) : below(draw(known.key, 8), spare + 1);
    for (const slot of slots) {
      slot.from = from;
      from += slot.rows;
    }
  };
  return {
    of: (block) => {
      if (known.block !== block) layOut(block);
      return known;
    },
  };
}

/** The stage that covers a row of the block, if any. */
export function stageAt(campaign: Campaign, rowInBlock: number): Stage | undefined {
  for (const stage of campaign.stages) {
    if (rowInBlock >= stage.from && rowInBlock < stage.from + stage.rows) return stage;
  }
  return undefined;
}

/** Number of the stage's flow that stands on a row that it covers, −1 where the row is daily life. */
export function flowNumber(stage: Stage, rowInBlock: number): number {
  const before = Math.floor(((rowInBlock - stage.from) * stage.flows) / stage.rows);
  const after = Math.floor(((rowInBlock - stage.from + 1) * stage.flows) / stage.rows);
  return after > before ? before : -1;
}
