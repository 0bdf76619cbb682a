import { realismTrial } from "../../../test/realism-trial.ts";
import { mcpSchemas } from "../../datasets/mcp-schemas.ts";
import { mcpSchemasRealism } from "./mcp-schemas.ts";

realismTrial(mcpSchemas, mcpSchemasRealism);
