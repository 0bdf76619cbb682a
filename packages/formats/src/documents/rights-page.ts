import { SYNTHETIC_NOTICE } from "../synthetic-statement.ts";
import type { Delivery, Permission, Publication } from "./publication.ts";

/** The licence and what it allows, as a Markdown page. */
export function rightsPage({ dataset }: Delivery, { rights, publisher }: Publication): string {
  const blocks = [
    `# Licence and rights: ${dataset.title}`,
    `Licence: ${rights.licenseName} (\`${rights.license}\`), ${rights.licenseUrl}. Licensor: ${publisher.name}, ${publisher.url}.`,
    rights.text,
    "## You may",
    uses(rights.permissions.filter(({ allowed }) => allowed)),
    "## You may not",
    uses([
      ...rights.permissions.filter(({ allowed }) => !allowed),
      ...rights.prohibited.map((use) => ({ use, allowed: false })),
    ]),
    "## Attribution",
    rights.attribution ?? "None is required.",
    "## Marking",
    `${SYNTHETIC_NOTICE} Keep this mark with the data when you pass it on.`,
  ];
  return `${blocks.join("\n\n")}\n`;
}

function uses(permissions: readonly Permission[]): string {
  if (permissions.length === 0) return "Nothing is named here.";
  return permissions
    .map(({ use, allowed, condition }) => {
      if (condition === undefined) return `- ${use}`;
      return allowed ? `- ${use}, with ${condition}` : `- ${use}, except with ${condition}`;
    })
    .join("\n");
}
