import { changed, later, type Mutation, mutationTrial, type Row, rowWhere } from "../../test/mutation-trial.ts";
import { validatorTrial } from "../../test/validator-trial.ts";
import { networkSecurityLogs } from "../datasets/network-security-logs.ts";
import { parsedRows } from "../quality/parsed-rows.ts";
import { validateNetworkSecurityLogs } from "./network-security-logs.ts";

validatorTrial(networkSecurityLogs, validateNetworkSecurityLogs);

/** The first campaign, and what must follow until it counts as over. */
const valid: Row[] = [...parsedRows(networkSecurityLogs, "validators", 0, 13_000)];
const at = (accepts: (row: Row) => boolean): number => rowWhere(valid, (row, index) => index > 20 && accepts(row));

const benign = (row: Row) => row.attack_label === "benign";
const plain = at(
  (row) =>
    benign(row) &&
    row.action === "allow" &&
    row.conn_state === "SF" &&
    row.proto === "tcp" &&
    row.direction === "outbound",
);
const agent = at((row) => benign(row) && row.user !== null);
const udp = at((row) => row.proto === "udp" && row.service === "dns" && row.conn_state === "SF");
const ntp = at((row) => row.service === "ntp");
const icmp = at((row) => row.proto === "icmp");
const silent = at((row) => row.conn_state === "S0" && row.proto === "tcp");
const rejected = at((row) => row.conn_state === "REJ");
const denied = at((row) => row.action === "deny");
const alert = at((row) => row.action === "alert");
const halfScan = at((row) => row.conn_state === "SH");
const blind = at((row) => row.conn_state === "RSTRH");
const { campaign_id: campaign } = valid[at((row) => !benign(row))] ?? {};
const ofStage = (stage: string) => (row: Row) => row.campaign_id === campaign && row.attack_label === stage;
const scan = at(ofStage("reconnaissance"));
const guess = at(ofStage("brute_force"));
const lateral = at(ofStage("lateral_movement"));
const command = at(ofStage("command_and_control"));
const theft = at(ofStage("exfiltration"));
const count = (index: number, name: string): number => Number(valid[index]?.[name]);

/** Changes every row of a stage of the first campaign. */
const stage = (name: string, change: Row) => (rows: Row[]) => {
  for (const row of rows) if (ofStage(name)(row)) Object.assign(row, change);
};

/** Leaves only some rows of a stage. */
const thinned = (name: string, keeps: (nth: number) => boolean) => (rows: Row[]) => {
  let nth = 0;
  const kept = rows.filter((row) => !ofStage(name)(row) || keeps(nth++));
  rows.splice(0, rows.length, ...kept);
};

const mutations: readonly Mutation[] = [
  ["key", "a flow that stands twice", (rows) => rows.splice(plain + 1, 0, { ...rows[plain] })],
  ["time-order", "a row before the row above", changed(plain, { ts: later(valid[plain]?.ts, -3_600_000) })],
  ["addresses", "an address that somebody may own", changed(plain, { dst_ip: "8.8.8.8" })],
  ["addresses", "a flow from outside to outside", changed(plain, { src_ip: "198.18.0.1" })],
  ["addresses", "a flow of a machine to itself", changed(plain, { dst_ip: valid[plain]?.src_ip })],
  ["addresses", "an address with a part of 999", changed(plain, { dst_ip: "198.18.0.999" })],
  ["direction", "an outbound flow that comes in", changed(plain, { direction: "inbound" })],
  ["sensor", "an outbound flow seen in the core", changed(plain, { sensor: "core-1" })],
  ["ports", "a browser on a low port", changed(plain, { src_port: 80 })],
  ["ports", "a flow to port 0", changed(plain, { dst_port: 0 })],
  ["ports", "time from another port", changed(ntp, { src_port: 5_000 })],
  ["ports", "an ICMP type that nobody sends here", changed(icmp, { src_port: 200 })],
  ["no-payload-no-packets", "many bytes in no packets", changed(plain, { orig_bytes: 10_000_000 })],
  ["ip-bytes", "headers of a byte", changed(plain, { orig_ip_bytes: count(plain, "orig_bytes") + 1 })],
  ["ip-bytes", "a datagram with a longer header", changed(udp, { resp_ip_bytes: count(udp, "resp_ip_bytes") + 1 })],
  ["duration", "no time for many packets", changed(plain, { duration_s: null })],
  ["s0", "an answer to what was not answered", changed(silent, { resp_pkts: 1, resp_ip_bytes: 40 })],
  ["rej", "a refusal that takes a minute", changed(rejected, { duration_s: 60 })],
  ["rej", "a refusal over udp", changed(udp, { conn_state: "REJ" })],
  ["sf", "a connection of two packets", changed(plain, { orig_pkts: 2 })],
  ["sf", "a datagram without an answer", changed(udp, { resp_pkts: 0, resp_bytes: 0, resp_ip_bytes: 0 })],
  ["one-sided", "a half scan that is answered", changed(halfScan, { resp_pkts: 1 })],
  ["one-sided", "an answer to a packet", changed(blind, { orig_pkts: 1 })],
  ["one-sided", "a connection with a silent side", changed(plain, { resp_pkts: 0, resp_bytes: 0, resp_ip_bytes: 0 })],
  ["states", "a datagram that is reset", changed(udp, { conn_state: "RSTO" })],
  ["states", "an ICMP connection", changed(icmp, { conn_state: "SF" })],
  ["history", "another state's history", changed(plain, { history: "S" })],
  ["history", "a history of ICMP", changed(icmp, { history: "D" })],
  ["history-payload", "payload that no letter shows", changed(silent, { resp_bytes: 1 })],
  ["service", "a service without payload", changed(silent, { service: "http" })],
  ["service", "a web page over udp", changed(udp, { service: "http" })],
  ["deny", "a denied connection that went on", changed(denied, { conn_state: "SF" })],
  ["rule", "a rule that lets pass", changed(plain, { rule_id: "FW-1001" })],
  ["rule", "an alert of the firewall", changed(alert, { rule_id: "FW-1001" })],
  ["severity", "a severity of nothing", changed(plain, { severity: 5 })],
  ["severity", "another severity than the rule's", changed(alert, { severity: 10 })],
  ["endpoint", "a user without a process", changed(agent, { process: null })],
  [
    "endpoint",
    "an agent outside",
    (rows) => {
      changed(agent, { src_ip: "198.18.7.7", dst_ip: "10.9.9.9", direction: "inbound" })(rows);
    },
  ],
  ["label", "a benign flow of a campaign", changed(scan, { attack_label: "benign" })],
  ["technique", "another technique", changed(scan, { technique_id: "T1048" })],
  ["stages", "a campaign that goes back", changed(theft, { attack_label: "reconnaissance", technique_id: "T1046" })],
  ["stages", "a campaign that ends early", thinned("exfiltration", () => false)],
  ["scan", "a second scanner", changed(scan + 1, { ...valid[scan], src_ip: "198.18.7.7", uid: "C000000000000" })],
  ["scan", "a short scan", thinned("reconnaissance", (nth) => nth < 40)],
  ["scan", "a scan that finds everything open", stage("reconnaissance", { conn_state: "SF" })],
  ["brute-force", "guesses on another port", changed(guess, { dst_port: 23 })],
  ["brute-force", "guesses on two machines", changed(guess, { dst_ip: "10.9.9.9" })],
  ["brute-force", "slow guesses", thinned("brute_force", (nth) => nth === 0 || nth > 70)],
  ["intruder", "another machine that goes on", changed(lateral, { src_ip: "10.9.9.9" })],
  ["command", "a second server", changed(command, { dst_ip: "198.18.7.7" })],
  ["command", "a server inside", stage("command_and_control", { dst_ip: "10.9.9.9" })],
  ["command", "a theft that brings more than it takes", changed(theft, { resp_bytes: 900_000_000 })],
  ["schema", "a null where none is declared", changed(plain, { proto: null })],
  ["schema", "a port that does not exist", changed(plain, { dst_port: 70_000 })],
  ["schema", "a state that does not exist", changed(plain, { conn_state: "S9" })],
  ["schema", "a field that nobody declared", changed(plain, { mood: "good" })],
  ["schema", "a version that changes", changed(plain, { schema_version: "9.9.9" })],
];

mutationTrial({
  dataset: networkSecurityLogs,
  validate: validateNetworkSecurityLogs,
  valid,
  mutations,
  determined: [
    ...["ts", "uid", "direction", "proto", "duration_s", "orig_pkts", "orig_ip_bytes", "resp_ip_bytes", "conn_state"],
    ...["history", "action", "rule_id", "severity", "sensor", "user", "process", "attack_label", "technique_id"],
  ],
  noticed: 0.75,
});
