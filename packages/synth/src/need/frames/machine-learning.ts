import type { Frame } from "./frame.ts";
import { agentFrames } from "./machine-learning/agents.ts";
import { comparisonFrames } from "./machine-learning/comparisons.ts";
import { languageModelFrames } from "./machine-learning/language-models.ts";
import { mcpFrames } from "./machine-learning/mcp.ts";
import { reasoningFrames } from "./machine-learning/reasoning.ts";
import { sweepFrames } from "./machine-learning/sweeps.ts";
import { trainingFrames } from "./machine-learning/training.ts";

/** What rows of models and agents look like. */
export const machineLearningFrames: readonly Frame[] = [
  ...mcpFrames,
  ...agentFrames,
  ...reasoningFrames,
  ...languageModelFrames,
  ...comparisonFrames,
  ...sweepFrames,
  ...trainingFrames,
];
