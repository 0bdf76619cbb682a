import { choice, day, whole } from "../define.ts";
import { poisson } from "../models.ts";
import type { SemanticType } from "../semantic-type.ts";

/** What is filed with an office and granted by it. */
export const patentTypes: readonly SemanticType[] = [
  choice(
    "ipc_class",
    "ipc|ipc code|cpc class|patent class|technology class|international patent classification",
    "Class of the International Patent Classification.",
    "G06F:18|H04L:14|A61K:11|H01L:11|G06Q:9|B60L:8|A61B:8|H04W:7|C12N:5|G01N:5|F03D:2|B25J:2",
  ),
  whole(
    "inventor_count",
    "inventors|number of inventors|inventors count",
    "How many people invented it.",
    poisson(2.6),
    {
      minimum: 1,
      maximum: 20,
    },
  ),
  whole("claim_count", "number of claims|patent claims|claims count", "How many claims are made.", poisson(15), {
    minimum: 1,
  }),
  day(
    "grant_date",
    "granted on|granted at|date of grant|grant day|granted date",
    "The day it was granted.",
    "-P6Y",
    "P0D",
  ),
  choice(
    "trademark_class",
    "nice class|goods class|trade mark class",
    "Class of goods and services of a mark.",
    "35:22|9:20|42:16|41:11|25:10|5:8|30:7|3:6",
  ),
];
