import { identifiersOfBanking } from "./identifiers/banking.ts";
import { identifiersOfCommerce } from "./identifiers/commerce.ts";
import { identifiersOfComputing } from "./identifiers/computing.ts";
import { identifiersOfGovernment } from "./identifiers/government.ts";
import { identifiersOfHealth } from "./identifiers/health.ts";
import type { IdentifierScheme } from "./identifiers/scheme.ts";
import { identifiersOfTransport } from "./identifiers/transport.ts";

/**
 * Kinds of identifiers by name: each has the pattern that its values match and makes one for a thing's key and row number.
 * Schemes that are `unique` give different rows different values, up to 10^7 rows; the others repeat as such things do.
 * Values have valid check digits where the scheme has them and lie where no authority issues any.
 */
export const identifierSchemes: Readonly<Record<string, IdentifierScheme>> = {
  ...identifiersOfCommerce,
  ...identifiersOfBanking,
  ...identifiersOfGovernment,
  ...identifiersOfHealth,
  ...identifiersOfTransport,
  ...identifiersOfComputing,
};

/** The scheme of a name; undefined where we know none. */
export function identifierScheme(name: string): IdentifierScheme | undefined {
  return Object.hasOwn(identifierSchemes, name) ? identifierSchemes[name] : undefined;
}
