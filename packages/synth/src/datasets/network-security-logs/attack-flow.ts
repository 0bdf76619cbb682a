import { normalTable } from "../../random/distributions.ts";
import { fastExp } from "../../random/exponential.ts";
import { below, draw, innerKey, unit } from "../../random/hash.ts";
import { quantileAt } from "../../random/quantile-table.ts";
import type { Campaign, Stage } from "./campaigns.ts";
import { complete, type Flow, lognormalBytes, state } from "./flow.ts";
import { anyAddress, type Hosts, hasAgent, insideAddress, otherHost, userOf } from "./hosts.ts";
import { scannedPorts } from "./profiles.ts";
import {
  ALERT,
  ALLOW,
  BRUTE_FORCE,
  COMMAND,
  DENY,
  DENY_RULES,
  INBOUND,
  INTERNAL,
  LATERAL,
  OUTBOUND,
  processes,
  RECONNAISSANCE,
  services,
  TCP,
} from "./vocabulary.ts";

/** Draws of a campaign, and of one of its flows. */
const campaignField = { attacker: 20, victim: 21, command: 22, drop: 23, firstHost: 24, commandPort: 25 } as const;
const field = { port: 0, state: 1, up: 2, down: 3, lasts: 4, action: 5, rule: 6, target: 7 } as const;

/** At most so many machines are scanned, each for several ports. */
const SCANNED_HOSTS = 40;
/** One in so many scanned ports is open. */
const OPEN_EVERY = 13;
const LATERAL_PORTS = [
  { port: 445, service: services.indexOf("smb") },
  { port: 3389, service: services.indexOf("rdp") },
  { port: 22, service: services.indexOf("ssh") },
  { port: 445, service: services.indexOf("smb") },
] as const;
const SSL = services.indexOf("ssl");
const SSH = services.indexOf("ssh");
const SHELL = processes.indexOf("shell");
const SYSTEM = processes.indexOf("system");
/** Share of a stage's flows that the intrusion detection notices, and the first rule that it may name. */
const noticed: Readonly<Record<number, { share: number; rule: number }>> = {
  [RECONNAISSANCE]: { share: 0.05, rule: DENY_RULES },
  [BRUTE_FORCE]: { share: 0.12, rule: DENY_RULES + 1 },
  [LATERAL]: { share: 0.1, rule: DENY_RULES + 2 },
  [COMMAND]: { share: 0.04, rule: DENY_RULES + 3 },
};
const noticedLast = { share: 0.15, rule: DENY_RULES + 4 } as const;

/** The machine that the campaign breaks into. */
function victimOf(campaign: Campaign, hosts: Hosts): number {
  return below(draw(campaign.key, campaignField.victim), hosts.count);
}

function attackerOf(campaign: Campaign): number {
  return anyAddress(draw(campaign.key, campaignField.attacker));
}

/** Fills the flow of a number in a stage of a campaign. */
export function fillAttack(flow: Flow, hosts: Hosts, campaign: Campaign, stage: Stage, number: number): void {
  const key = innerKey(campaign.key + stage.label, number);
  flow.protocol = TCP;
  flow.label = stage.label;
  const u = draw(key, field.port);
  flow.sourcePort = u & 1 ? 49_152 + (u >>> 18) : 32_768 + below(u, 28_232);
  flow.user = -1;
  flow.process = -1;
  if (stage.label === RECONNAISSANCE) scan(flow, hosts, campaign, number, key);
  else if (stage.label === BRUTE_FORCE) guess(flow, hosts, campaign, key);
  else if (stage.label === LATERAL) moveOn(flow, hosts, campaign, key);
  else if (stage.label === COMMAND) beacon(flow, hosts, campaign, key);
  else carryOff(flow, hosts, campaign, key);
  setAction(flow, key);
  complete(flow, key);
}

function lognormalMs(median: number, sigma: number, u: number): number {
  return Math.max(1, Math.round(median * fastExp(sigma * quantileAt(normalTable(), u))));
}

function volume(flow: Flow, key: number, up: number, down: number, sigma: number, lasts: number): void {
  flow.origBytes = lognormalBytes(up, sigma, draw(key, field.up));
  flow.respBytes = lognormalBytes(down, sigma, draw(key, field.down));
  flow.duration = lognormalMs(lasts, 0.8, draw(key, field.lasts));
}

/** Knocks at each port of the list on machine after machine. */
function scan(flow: Flow, hosts: Hosts, campaign: Campaign, number: number, key: number): void {
  const scanned = Math.min(SCANNED_HOSTS, hosts.count);
  const first = draw(campaign.key, campaignField.firstHost) % hosts.count;
  flow.source = attackerOf(campaign);
  flow.target = insideAddress(hosts, (first + (number % scanned)) % hosts.count);
  flow.targetPort = scannedPorts[Math.floor(number / scanned) % scannedPorts.length] as number;
  flow.direction = INBOUND;
  flow.service = -1;
  const isOpen = number % OPEN_EVERY === OPEN_EVERY - 2;
  flow.state = isOpen ? state.RSTO : unit(draw(key, field.state)) < 0.66 ? state.S0 : state.REJ;
  volume(flow, key, 90, 240, 0.6, 60);
}

/** Tries passwords at the victim's SSH. */
function guess(flow: Flow, hosts: Hosts, campaign: Campaign, key: number): void {
  flow.source = attackerOf(campaign);
  flow.target = insideAddress(hosts, victimOf(campaign, hosts));
  flow.targetPort = 22;
  flow.direction = INBOUND;
  flow.service = SSH;
  const share = unit(draw(key, field.state));
  flow.state = share < 0.72 ? state.SF : share < 0.9 ? state.RSTO : state.RSTR;
  volume(flow, key, 1_500, 2_100, 0.3, 1_800);
}

/** From the victim to its neighbours. */
function moveOn(flow: Flow, hosts: Hosts, campaign: Campaign, key: number): void {
  const victim = victimOf(campaign, hosts);
  const target = otherHost(hosts, victim, below(draw(key, field.target), hosts.count));
  const { port, service } = LATERAL_PORTS[draw(key, field.port) & 3] as (typeof LATERAL_PORTS)[number];
  fromVictim(flow, hosts, victim, SYSTEM);
  flow.target = insideAddress(hosts, target);
  flow.targetPort = port;
  flow.direction = INTERNAL;
  flow.service = service;
  const share = unit(draw(key, field.state));
  flow.state = share < 0.62 ? state.SF : share < 0.78 ? state.S0 : share < 0.9 ? state.REJ : state.RSTR;
  volume(flow, key, 5_200, 7_400, 1.3, 3_200);
}

/** Calls home. */
function beacon(flow: Flow, hosts: Hosts, campaign: Campaign, key: number): void {
  fromVictim(flow, hosts, victimOf(campaign, hosts), SHELL);
  flow.target = anyAddress(draw(campaign.key, campaignField.command));
  flow.targetPort = draw(campaign.key, campaignField.commandPort) & 1 ? 443 : 8_443;
  flow.direction = OUTBOUND;
  flow.service = SSL;
  flow.state = unit(draw(key, field.state)) < 0.93 ? state.SF : state.RSTO;
  volume(flow, key, 620, 1_150, 0.45, 420);
}

function carryOff(flow: Flow, hosts: Hosts, campaign: Campaign, key: number): void {
  fromVictim(flow, hosts, victimOf(campaign, hosts), SHELL);
  flow.target = anyAddress(draw(campaign.key, campaignField.drop));
  flow.targetPort = 443;
  flow.direction = OUTBOUND;
  flow.service = SSL;
  flow.state = state.SF;
  volume(flow, key, 9_000_000, 14_000, 1.1, 40_000);
  flow.respBytes = Math.min(flow.respBytes, flow.origBytes - 1);
}

function fromVictim(flow: Flow, hosts: Hosts, victim: number, process: number): void {
  flow.source = insideAddress(hosts, victim);
  if (!hasAgent(hosts, victim)) return;
  flow.user = userOf(hosts, victim);
  flow.process = process;
}

function setAction(flow: Flow, key: number): void {
  const share = unit(draw(key, field.action));
  const isOpen = flow.state === state.S0 || flow.state === state.REJ;
  const { share: seen, rule } = noticed[flow.label] ?? noticedLast;
  if (isOpen && share > 0.45) {
    flow.action = DENY;
    flow.rule = below(draw(key, field.rule), DENY_RULES);
  } else if (share < seen) {
    flow.action = ALERT;
    flow.rule = rule + below(draw(key, field.rule), 2);
  } else {
    flow.action = ALLOW;
    flow.rule = -1;
  }
}
