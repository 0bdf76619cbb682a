import { normalTable } from "../../random/distributions.ts";
import { fastExp } from "../../random/exponential.ts";
import { below, draw, unit } from "../../random/hash.ts";
import { quantileAt } from "../../random/quantile-table.ts";
import { pick, weightedTable } from "../../random/weighted-table.ts";
import { complete, type Flow, lognormalBytes, state } from "./flow.ts";
import {
  anyAddress,
  type Hosts,
  hasAgent,
  insideAddress,
  otherHost,
  pickClient,
  pickServer,
  popularAddress,
  userOf,
} from "./hosts.ts";
import {
  ANY_END,
  CLIENT_END,
  POPULAR_END,
  type Profile,
  profileShares,
  profiles,
  SERVER_END,
  scannedPorts,
} from "./profiles.ts";
import {
  ALERT,
  ALLOW,
  BENIGN,
  DENY,
  DENY_RULES,
  ICMP,
  INBOUND,
  INTERNAL,
  OUTBOUND,
  processes,
  services,
  TCP,
  UDP,
} from "./vocabulary.ts";

const field = {
  profile: 0,
  source: 1,
  target: 2,
  port: 3,
  state: 4,
  up: 5,
  down: 6,
  lasts: 7,
  bulk: 8,
  action: 9,
  rule: 10,
} as const;

/** How usual TCP flows end, by the vocabulary's order: S0, S1, SF, REJ, S2, S3, RSTO, RSTR, RSTOS0, RSTRH, SH, SHR, OTH. */
const tcpStates = weightedTable([3.4, 1.4, 82, 2.4, 0.5, 0.5, 4.4, 2.9, 0.3, 0.4, 0.3, 0.4, 1.1]);
const noiseStates = weightedTable([72, 0, 2, 24, 0, 0, 0, 2, 0, 0, 0, 0, 0]);
const udpStates = weightedTable([4, 0, 95, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0]);

const serviceOf = profiles.map((profile) => (profile.service === null ? -1 : services.indexOf(profile.service)));
const processOf = profiles.map((profile) => processes.indexOf(profile.process));

/** Strangers knock mostly at the first ports of the scanners' list. */
function knockedPort(u: number): number {
  const share = unit(u);
  return scannedPorts[Math.floor(share * share * scannedPorts.length)] as number;
}

/** The machine inside at an end, −1 for one outside. */
function insideEnd(hosts: Hosts, end: number, u: number): number {
  if (end >= 0) return end;
  if (end === CLIENT_END) return pickClient(hosts, u);
  if (end === SERVER_END) return pickServer(hosts, u);
  return end === ANY_END ? below(u, hosts.count) : -1;
}

/** Fills a flow of the network's daily life. `habit` is a draw that flows close in time share: the machines that are busy. */
export function fillBenign(flow: Flow, hosts: Hosts, key: number, habit: number): void {
  const which = pick(profileShares, draw(key, field.profile));
  const profile = profiles[which] as Profile;
  const sourceDraw = draw(key, field.source);
  // Half of the flows come from machines that are busy just now.
  const chosen = sourceDraw & 1 ? draw(habit, (sourceDraw >>> 1) & 3) : sourceDraw;
  const from = insideEnd(hosts, profile.from, chosen);
  const targetDraw = draw(key, field.target);
  let to = insideEnd(hosts, profile.to, targetDraw);
  if (from >= 0 && to >= 0) to = otherHost(hosts, from, to);
  flow.direction = from < 0 ? INBOUND : to < 0 ? OUTBOUND : INTERNAL;
  flow.source = from >= 0 ? insideAddress(hosts, from) : outsideEnd(profile.from, sourceDraw);
  flow.target = to >= 0 ? insideAddress(hosts, to) : outsideEnd(profile.to, targetDraw);
  flow.protocol = profile.protocol;
  flow.service = serviceOf[which] as number;
  flow.label = BENIGN;
  setPorts(flow, profile, draw(key, field.port));
  setVolume(flow, profile, key);
  flow.state = stateOf(profile, draw(key, field.state));
  setAction(flow, profile, key);
  complete(flow, key);
  const isSeen = from >= 0 && hasAgent(hosts, from);
  flow.user = isSeen ? userOf(hosts, from) : -1;
  flow.process = isSeen ? (processOf[which] as number) : -1;
}

function outsideEnd(end: number, u: number): number {
  return end === POPULAR_END ? popularAddress(u) : anyAddress(u);
}

function setPorts(flow: Flow, profile: Profile, u: number): void {
  flow.targetPort = profile.kind === "noise" ? knockedPort(u) : profile.port;
  if (profile.protocol === ICMP) flow.sourcePort = 8;
  else if (profile.port === 123) flow.sourcePort = 123;
  else if (profile.port === 67) flow.sourcePort = 68;
  // Ephemeral ports of two kinds of systems.
  else flow.sourcePort = u & 1 ? 49_152 + (u >>> 18) : 32_768 + below(u, 28_232);
}

function setVolume(flow: Flow, profile: Profile, key: number): void {
  const bulk = draw(key, field.bulk);
  let down = profile.down;
  let lasts = profile.lasts;
  if (unit(bulk) < profile.bulk) {
    // A heavy tail: a hundred to four thousand times the usual.
    const share = unit(draw(bulk, 0));
    const factor = 100 / (1 - 0.975 * share);
    down *= factor;
    lasts *= 1 + factor / 60;
  }
  flow.origBytes = profile.up === 0 ? 0 : lognormalBytes(profile.up, profile.sigma, draw(key, field.up));
  flow.respBytes = down === 0 ? 0 : lognormalBytes(down, profile.sigma, draw(key, field.down));
  const spread = profile.protocol === TCP ? 1.2 : 0.7;
  flow.duration = Math.round(lasts * fastExp(spread * quantileAt(normalTable(), draw(key, field.lasts))));
  flow.origPackets = 1;
  flow.respPackets = 1;
}

function stateOf(profile: Profile, u: number): number {
  if (profile.kind === "oneway") return state.S0;
  if (profile.kind === "noise") return pick(noiseStates, u);
  if (profile.protocol === UDP) return pick(udpStates, u);
  return profile.protocol === ICMP ? state.OTH : pick(tcpStates, u);
}

/** Unanswered and refused flows are often the firewall's doing; a few sound flows raise an alert in vain. */
function setAction(flow: Flow, profile: Profile, key: number): void {
  const share = unit(draw(key, field.action));
  const isOpen = flow.state === state.S0 || flow.state === state.REJ;
  const denied = profile.kind === "noise" ? 0.86 : profile.kind === "oneway" ? 0 : 0.22;
  if (isOpen && share < denied) {
    flow.action = DENY;
    flow.rule = below(draw(key, field.rule), DENY_RULES);
  } else if (!isOpen && share < 0.0025) {
    flow.action = ALERT;
    flow.rule = DENY_RULES + below(draw(key, field.rule), 4);
  } else {
    flow.action = ALLOW;
    flow.rule = -1;
  }
}
