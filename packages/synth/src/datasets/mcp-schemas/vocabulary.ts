export const domains = [
  "billing",
  "calendar",
  "crm",
  "devops",
  "documents",
  "fleet",
  "helpdesk",
  "hr",
  "inventory",
  "laboratory",
  "learning",
  "media",
  "monitoring",
  "property",
  "shipping",
  "warehouse_data",
] as const;

export const revisions = ["2025-06-18", "2025-11-25", "2026-07-28"] as const;
export const STATELESS = 2;

export const authKinds = ["none", "api_key", "bearer", "oauth2"] as const;
export const cacheScopes = ["public", "private"] as const;
