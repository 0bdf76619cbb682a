import { recordSchema } from "@sdg/synth/schema/json-schema";
import { z } from "zod";
import { freeOperation, type Operation } from "../../http/operation.ts";
import { Problem } from "../../http/problem.ts";
import type { Reply } from "../../http/reply.ts";
import { documentNames, documentPath, documentTypes, schemaPath } from "../../products/dataset-documents.ts";
import type { Datasets } from "../../products/datasets.ts";
import { makeDocument, makePage, type PageDeps } from "./documents.ts";

/** A version's documents never change. */
const FROZEN = { "cache-control": "public, max-age=86400, immutable" };

const version = z.string().max(64).describe("The dataset's version, as catalogs and deliveries name it.");
const dataset = z.string().max(64).describe("Id of the dataset.");

/** The pages of the datasets as data: what a reader, a crawler or a console wants to know before any row is bought. */
export function datasetOperations(deps: PageDeps): readonly Operation[] {
  const example = {
    dataset: "retail-transactions",
    version: deps.datasets.get("retail-transactions")?.version ?? "1.0.0",
  };
  return [schemaOfRecord(deps, example), page(deps, example), document(deps, example)];
}

interface Example {
  readonly dataset: string;
  readonly version: string;
}

function published(datasets: Datasets, id: string, wanted: string) {
  const found = datasets.get(id);
  if (found?.version !== wanted) throw new Problem("not_found", "There is no such dataset and version.");
  return found;
}

function schemaOfRecord({ datasets, baseUrl }: PageDeps, example: Example): Operation {
  return freeOperation({
    id: "record-schema",
    group: "datasets",
    method: "GET",
    path: "/schemas/{dataset}/{version}",
    host: "base",
    summary: "The JSON Schema of one record of a dataset",
    description: "JSON Schema 2020-12 at a stable address.",
    input: z.strictObject({ dataset, version }),
    example,
    output: { description: "The schema", types: ["application/schema+json"], schema: { type: "object" } },
    refuses: ["not_found"],
    handle: ({ dataset: id, version: wanted }) => {
      const found = published(datasets, id, wanted);
      return text(JSON.stringify(recordSchema(found, baseUrl + schemaPath(found))), "application/schema+json");
    },
  });
}

function page(deps: PageDeps, example: Example): Operation {
  return freeOperation({
    id: "dataset-page",
    group: "datasets",
    method: "GET",
    path: "/datasets/{dataset}/{version}",
    host: "base",
    summary: "A dataset's page as data",
    description: "What it is, its rights, where its documents are and how it is bought.",
    input: z.strictObject({ dataset, version }),
    example,
    output: { description: "The page", types: ["application/json"], schema: { type: "object" } },
    refuses: ["not_found"],
    handle: ({ dataset: id, version: wanted }) =>
      text(JSON.stringify(makePage(deps, published(deps.datasets, id, wanted))), "application/json"),
  });
}

function document(deps: PageDeps, example: Example): Operation {
  const made = new Map<string, string>();
  return freeOperation({
    id: "dataset-document",
    group: "datasets",
    method: "GET",
    path: "/datasets/{dataset}/{version}/{document}",
    host: "base",
    summary: "One document of a dataset: dictionary, parameters, Croissant, schema.org, profile, card",
    description: "All are derived from the dataset's one definition.",
    input: z.strictObject({ dataset, version, document: z.enum(documentNames) }),
    example: { ...example, document: "dictionary.json" },
    output: {
      description: "The document",
      types: [...new Set(Object.values(documentTypes))].map((type) => type.split(";", 1)[0] as string),
      schema: { type: "object" },
    },
    refuses: ["not_found"],
    handle: ({ dataset: id, version: wanted, document: name }) => {
      const found = published(deps.datasets, id, wanted);
      const path = documentPath(found, name);
      const known = made.get(path) ?? makeDocument(deps, found, name);
      made.set(path, known);
      return text(known, documentTypes[name]);
    },
  });
}

function text(body: string, type: string): Reply {
  return { status: 200, headers: { "content-type": type, ...FROZEN }, body };
}
