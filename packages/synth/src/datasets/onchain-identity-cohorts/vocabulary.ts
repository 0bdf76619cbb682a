/** The closed vocabularies of the identities. An enum's cell is the index here. */
export const identityTypes = ["eoa", "smart_account", "agent_8004", "multisig"] as const;
export const EOA = 0;
export const SMART_ACCOUNT = 1;
export const AGENT = 2;
export const MULTISIG = 3;

export const cohorts = ["suspected_farm", "agent", "newcomer", "established", "veteran"] as const;
export const verifiedLevels = ["none", "basic", "attested", "strong"] as const;

/** Invented attestation schemas, in alphabetical order. */
export const attestationSchemas = [
  "community-member",
  "course-completed",
  "event-attendance",
  "human-check",
  "open-source-contributor",
  "payment-reliability",
  "region-resident",
  "service-uptime",
  "social-link",
  "verified-business",
] as const;
