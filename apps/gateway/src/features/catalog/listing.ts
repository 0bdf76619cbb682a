import type { Category } from "./categories.ts";

/** One row of the category listing, its members in canonical order. */
export function listingOf({ id, label, description }: Category, baseUrl: string) {
  return { description, detailEndpoint: `${baseUrl}/api/x402/v2/datasets/detail?id=${id}&rows=<count>`, id, label };
}
