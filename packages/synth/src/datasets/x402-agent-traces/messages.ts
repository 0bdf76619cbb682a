import type { Resource } from "./topics.ts";
import { networks, schemes, UPTO } from "./vocabulary.ts";

/** The objects of x402 version 2 as RFC 8785 text: members sorted by name. All texts put in are free of quotes. */

/** Addresses of Permit2's helper contract for the scheme upto, the same on all networks. */
const UPTO_SPENDER = "0x4020A4f3b7b90ccA423B9fabCc0CE57C6C240002";

/** The published schema of the payment-identifier extension. */
const identifierSchema =
  '{"$schema":"https://json-schema.org/draft/2020-12/schema","properties":{"id":{"maxLength":128,"minLength":16,"pattern":"^[a-zA-Z0-9_-]+$","type":"string"},"required":{"type":"boolean"}},"required":["required"],"type":"object"}';
const offeredExtensions = `"extensions":{"payment-identifier":{"info":{"required":false},"schema":${identifierSchema}}}`;

/** What is asked for a resource. */
export interface Requirement {
  readonly scheme: number;
  readonly network: number;
  readonly amount: string;
  readonly payTo: string;
  readonly maxTimeoutSeconds: number;
  /** Address that settles, which upto names; empty for others. */
  readonly facilitator: string;
}

export interface Authorization {
  readonly payer: string;
  readonly validAfter: string;
  readonly validBefore: string;
  /** 0x and 64 digits. */
  readonly nonce: string;
  readonly signature: string;
  /** The payment's identifier, or an empty text. */
  readonly identifier: string;
}

export function requirementText(of: Requirement): string {
  const { usdc, name, id } = networks[of.network] as (typeof networks)[number];
  const method = of.scheme === UPTO ? `"assetTransferMethod":"permit2","facilitatorAddress":"${of.facilitator}",` : "";
  return `{"amount":"${of.amount}","asset":"${usdc}","extra":{${method}"name":"${name}","version":"2"},"maxTimeoutSeconds":${of.maxTimeoutSeconds},"network":"${id}","payTo":"${of.payTo}","scheme":"${schemes[of.scheme] as string}"}`;
}

export function resourceText(resource: Resource, url: string, serviceName: string): string {
  return `{"description":"${resource.description}","mimeType":"application/json","serviceName":"${serviceName}","url":"${url}"}`;
}

export function requiredText(error: string, accepts: string, resource: string): string {
  return `{"accepts":[${accepts}],"error":"${error}",${offeredExtensions},"resource":${resource},"x402Version":2}`;
}

export function payloadText(accepted: string, of: Requirement, by: Authorization, resource: string): string {
  const extensions =
    by.identifier === ""
      ? ""
      : `"extensions":{"payment-identifier":{"info":{"id":"${by.identifier}","required":false},"schema":${identifierSchema}}},`;
  const payload = of.scheme === UPTO ? permit2Text(of, by) : eip3009Text(of, by);
  return `{"accepted":${accepted},${extensions}"payload":${payload},"resource":${resource},"x402Version":2}`;
}

function eip3009Text(of: Requirement, by: Authorization): string {
  return `{"authorization":{"from":"${by.payer}","nonce":"${by.nonce}","to":"${of.payTo}","validAfter":"${by.validAfter}","validBefore":"${by.validBefore}","value":"${of.amount}"},"signature":"${by.signature}"}`;
}

/** Permit2 counts its nonces in decimal. */
function permit2Text(of: Requirement, by: Authorization): string {
  const { usdc } = networks[of.network] as (typeof networks)[number];
  return `{"permit2Authorization":{"deadline":"${by.validBefore}","from":"${by.payer}","nonce":"${BigInt(by.nonce)}","permitted":{"amount":"${of.amount}","token":"${usdc}"},"spender":"${UPTO_SPENDER}","witness":{"facilitator":"${of.facilitator}","to":"${of.payTo}","validAfter":"${by.validAfter}"}},"signature":"${by.signature}"}`;
}

/** `reason` is empty for a valid payment. */
export function verifyText(reason: string, payer: string): string {
  return reason === ""
    ? `{"isValid":true,"payer":"${payer}"}`
    : `{"invalidReason":"${reason}","isValid":false,"payer":"${payer}"}`;
}

export function settledText(network: number, payer: string, amount: string, transaction: string): string {
  const { id } = networks[network] as (typeof networks)[number];
  return `{"amount":"${amount}","network":"${id}","payer":"${payer}","success":true,"transaction":"${transaction}"}`;
}

export function unsettledText(network: number, payer: string, reason: string): string {
  const { id } = networks[network] as (typeof networks)[number];
  return `{"errorReason":"${reason}","network":"${id}","payer":"${payer}","success":false,"transaction":""}`;
}
