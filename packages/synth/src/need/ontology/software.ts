import type { SemanticType } from "./semantic-type.ts";
import { dataTypes } from "./software/data.ts";
import { estateTypes } from "./software/estate.ts";
import { fileTypes } from "./software/files.ts";
import { gameTypes } from "./software/games.ts";
import { interfacesTypes } from "./software/interfaces.ts";
import { repositoryTypes } from "./software/repositories.ts";
import { testingTypes } from "./software/testing.ts";
import { workItemTypes } from "./software/work-items.ts";

/** What developers, testers and those who keep data and files call their columns. */
export const softwareTypes: readonly SemanticType[] = [
  ...repositoryTypes,
  ...workItemTypes,
  ...testingTypes,
  ...dataTypes,
  ...fileTypes,
  ...gameTypes,
  ...interfacesTypes,
  ...estateTypes,
];
