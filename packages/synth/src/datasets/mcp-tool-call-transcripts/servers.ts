import { buildServer } from "./servers/builds.ts";
import { databaseServer } from "./servers/database.ts";
import { fileServer } from "./servers/files.ts";
import { incidentServer } from "./servers/incidents.ts";
import { invoiceServer } from "./servers/invoices.ts";
import { noteServer } from "./servers/notes.ts";
import { parcelServer } from "./servers/parcels.ts";
import { travelServer } from "./servers/travel.ts";
import { weatherServer } from "./servers/weather.ts";
import type { ToolServer } from "./tool.ts";

/** The fictional servers that transcripts talk to, the most used first. */
export const servers: readonly ToolServer[] = [
  fileServer,
  databaseServer,
  buildServer,
  incidentServer,
  noteServer,
  invoiceServer,
  parcelServer,
  travelServer,
  weatherServer,
];
