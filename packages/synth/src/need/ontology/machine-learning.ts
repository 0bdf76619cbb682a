import { agentTypes } from "./machine-learning/agents.ts";
import { annotationTypes } from "./machine-learning/annotation.ts";
import { driftTypes } from "./machine-learning/drift.ts";
import { evaluationTypes } from "./machine-learning/evaluation.ts";
import { languageModelTypes } from "./machine-learning/language-models.ts";
import { mcpTypes } from "./machine-learning/mcp.ts";
import { promptTypes } from "./machine-learning/prompts.ts";
import { reasoningTypes } from "./machine-learning/reasoning.ts";
import { retrievalTypes } from "./machine-learning/retrieval.ts";
import { safeActionTypes } from "./machine-learning/safe-actions.ts";
import { trainingTypes } from "./machine-learning/training.ts";
import { translationTypes } from "./machine-learning/translation.ts";
import type { SemanticType } from "./semantic-type.ts";

/** What experts of models, agents and their data call their columns. */
export const machineLearningTypes: readonly SemanticType[] = [
  ...languageModelTypes,
  ...promptTypes,
  ...evaluationTypes,
  ...trainingTypes,
  ...agentTypes,
  ...mcpTypes,
  ...driftTypes,
  ...retrievalTypes,
  ...reasoningTypes,
  ...annotationTypes,
  ...translationTypes,
  ...safeActionTypes,
];
