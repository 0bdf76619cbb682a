import { ipv4Number } from "../ipv4.ts";
import type { Report, Violation } from "../validation.ts";
import type { Flow } from "./flow.ts";
import { isInside } from "./flow-rules.ts";

const stages = ["reconnaissance", "brute_force", "lateral_movement", "command_and_control", "exfiltration"] as const;
const RECONNAISSANCE = 0;
const BRUTE_FORCE = 1;
const COMMAND = 3;
const EXFILTRATION = 4;
/** So many rows after its last one, a campaign is over. */
const ROWS_UNTIL_OVER = 8_192;

/** What is known of a campaign from its rows so far. */
class Campaign {
  stage = 0;
  /** One bit a stage that was seen. */
  seen = 0;
  lastRow = 0;
  /** The one address of a role; null while unknown. */
  scanner: string | null = null;
  guesser: string | null = null;
  victim: string | null = null;
  intruder: string | null = null;
  readonly servers: (string | null)[] = [null, null, null, null, null];
  scans = 0;
  refused = 0;
  targets = new Set<number>();
  guesses = 0;
  firstGuess = 0;
  lastGuess = 0;
}

/** Rules on attack campaigns, which speak of all their rows. */
export class Campaigns {
  private readonly campaigns = new Map<string, Campaign>();

  row(flow: Flow, target: number, ts: number, row: number, report: Report): void {
    if (flow.campaign_id === null) return;
    const stage = stages.indexOf(flow.attack_label as (typeof stages)[number]);
    if (stage < 0) return;
    let campaign = this.campaigns.get(flow.campaign_id);
    if (campaign === undefined) {
      campaign = new Campaign();
      this.campaigns.set(flow.campaign_id, campaign);
    }
    if (stage < campaign.stage) report("stages", `${flow.campaign_id} goes back to ${flow.attack_label}`);
    else {
      if (stage > RECONNAISSANCE && campaign.stage === RECONNAISSANCE) endScan(campaign, report);
      if (stage > BRUTE_FORCE && campaign.stage <= BRUTE_FORCE) endGuessing(campaign, report);
      campaign.stage = stage;
    }
    campaign.seen |= 1 << stage;
    campaign.lastRow = row;
    if (stage === RECONNAISSANCE) scan(campaign, flow, target, report);
    else if (stage === BRUTE_FORCE) guess(campaign, flow, ts, report);
    else checkIntruder(campaign, flow, report);
    if (stage >= COMMAND) checkServer(campaign, flow, stage, target, report);
  }

  /** Judges the campaigns that must be over when `rows` rows were read. */
  end(rows: number, violations: Violation[]): void {
    for (const [id, campaign] of this.campaigns) {
      if (campaign.seen === 31 || rows - 1 - campaign.lastRow < ROWS_UNTIL_OVER) continue;
      violations.push({ row: campaign.lastRow, invariant: "stages", detail: `${id} ends without all five stages` });
    }
  }
}

function scan(campaign: Campaign, flow: Flow, target: number, report: Report): void {
  campaign.scanner ??= flow.src_ip;
  if (flow.src_ip !== campaign.scanner) report("scan", `${flow.campaign_id} is scanned for from ${flow.src_ip} too`);
  campaign.scans++;
  if (flow.conn_state === "S0" || flow.conn_state === "REJ") campaign.refused++;
  campaign.targets.add(target * 65_536 + flow.dst_port);
}

function endScan(campaign: Campaign, report: Report): void {
  if (campaign.targets.size < 100) report("scan", `${campaign.targets.size} different targets`);
  if (campaign.refused < 0.8 * campaign.scans) report("scan", `${campaign.refused} of ${campaign.scans} refused`);
  campaign.targets = new Set();
}

function guess(campaign: Campaign, flow: Flow, ts: number, report: Report): void {
  campaign.guesser ??= flow.src_ip;
  campaign.victim ??= flow.dst_ip;
  if (flow.src_ip !== campaign.guesser || flow.dst_ip !== campaign.victim || flow.dst_port !== 22) {
    report("brute-force", `${flow.src_ip} to ${flow.dst_ip}, port ${flow.dst_port}`);
  }
  if (campaign.guesses === 0) campaign.firstGuess = ts;
  campaign.lastGuess = ts;
  campaign.guesses++;
}

function endGuessing(campaign: Campaign, report: Report): void {
  const milliseconds = campaign.lastGuess - campaign.firstGuess;
  if (campaign.guesses * 3_000 < milliseconds) report("brute-force", `${campaign.guesses} in ${milliseconds} ms`);
}

function checkIntruder(campaign: Campaign, flow: Flow, report: Report): void {
  campaign.intruder ??= campaign.victim ?? flow.src_ip;
  if (flow.src_ip !== campaign.intruder || !isInside(ipv4Number(flow.src_ip))) {
    report("intruder", `${flow.src_ip} goes on for ${campaign.intruder}`);
  }
}

function checkServer(campaign: Campaign, flow: Flow, stage: number, target: number, report: Report): void {
  const server = campaign.servers[stage] ?? flow.dst_ip;
  campaign.servers[stage] = server;
  if (flow.dst_ip !== server || isInside(target)) report("command", `${flow.attack_label} to ${flow.dst_ip}`);
  if (stage === EXFILTRATION && flow.orig_bytes <= flow.resp_bytes) {
    report("command", `${flow.orig_bytes} bytes go out, ${flow.resp_bytes} come in`);
  }
}
