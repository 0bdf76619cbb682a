import type { Dataset } from "@sdg/synth/schema/dataset";
import type { Field } from "@sdg/synth/schema/field";
import type { JsonValue } from "@sdg/synth/schema/json-value";
import {
  DIGITAL_SOURCE_TYPE,
  GENERAL_LIMITS,
  INTENDED_USES,
  METHOD,
  RESERVED_VALUES,
  SYNTHETIC_NOTICE,
} from "../synthetic-statement.ts";
import { croissantContext } from "./croissant-context.ts";
import { tablePath } from "./linked-tables.ts";
import {
  citation,
  type DeliveredFile,
  type DeliveredTable,
  type Delivery,
  type JsonRecord,
  type Publication,
  rowsOf,
} from "./publication.ts";

export const CROISSANT_VERSION = "http://mlcommons.org/croissant/1.1";
export const CROISSANT_MEDIA_TYPE = `application/ld+json; profile="${CROISSANT_VERSION}"`;
const RAI_VERSION = "http://mlcommons.org/croissant/RAI/1.0";
const RECORDS = "records";

const dataTypes: Readonly<Record<Field["type"], string>> = {
  id: "sc:Text",
  string: "sc:Text",
  int: "sc:Integer",
  number: "sc:Float",
  bool: "sc:Boolean",
  enum: "sc:Text",
  date: "sc:Date",
  datetime: "sc:DateTime",
  // Nested values stand in their column as JSON text.
  array: "sc:Text",
  object: "sc:Text",
};

/**
 * The Croissant 1.1 description of a delivery, with the RAI 1.0 properties. The records are in the first of the files, by
 * column; further files are those of the delivery's tables, or the same rows in other formats. `examples` are some of the rows.
 */
export function croissant(
  delivery: Delivery,
  publication: Publication,
  files: readonly DeliveredFile[],
  examples: readonly JsonRecord[],
): JsonRecord {
  const { dataset } = delivery;
  const [data] = files;
  if (data === undefined) throw new RangeError("a Croissant description needs the file that holds the records");
  const tables = new Map(delivery.tables?.map((table) => [tablePath(table), table]));
  const publisher = { "@type": "sc:Organization", ...publication.publisher };
  return {
    "@context": croissantContext,
    "@type": "sc:Dataset",
    "dct:conformsTo": [CROISSANT_VERSION, RAI_VERSION],
    name: dataset.id,
    alternateName: dataset.title,
    description: `${dataset.description} ${SYNTHETIC_NOTICE}`,
    version: dataset.version,
    url: publication.datasetUrl,
    license: publication.rights.licenseUrl,
    creator: publisher,
    publisher,
    datePublished: publication.published,
    inLanguage: "en",
    keywords: ["synthetic data", "tabular", dataset.id],
    citeAs: citation(delivery, publication),
    isLiveDataset: false,
    digitalSourceType: DIGITAL_SOURCE_TYPE,
    identifier: `sha256:${delivery.contentDigest}`,
    usageInfo: publication.rights.licenseUrl,
    "prov:wasGeneratedBy": {
      "@type": "prov:Activity",
      "prov:label": `${dataset.id} ${dataset.version}, seed ${JSON.stringify(delivery.seed)}, rows ${delivery.range.from} to ${delivery.range.to - 1}, parameters ${JSON.stringify(dataset.values)}`,
    },
    "prov:wasAttributedTo": { "@type": "prov:SoftwareAgent", "prov:label": publication.publisher.name },
    ...responsibleUse(publication),
    distribution: files.map((file) => fileObject(file, tables.has(file.path) ? undefined : data)),
    recordSet: [recordSet(delivery, data, examples), ...[...tables.values()].map(tableRecordSet)],
  };
}

/** What mlcroissant, which reads by type, calls formats whose registered names it does not know. */
const readerTypes: Readonly<Record<string, string>> = {
  "application/vnd.apache.parquet": "application/x-parquet",
  "application/x-ndjson": "application/jsonlines",
};

function encodingFormats(mediaType: string): JsonValue {
  const [registered = mediaType] = mediaType.split(";", 1);
  const known = readerTypes[registered];
  return known === undefined ? registered : [registered, known];
}

/** `whole`: the file that has the same rows. */
function fileObject(file: DeliveredFile, whole: DeliveredFile | undefined): JsonRecord {
  return {
    "@type": "cr:FileObject",
    "@id": file.path,
    name: file.path,
    contentUrl: file.url ?? file.path,
    contentSize: `${file.bytes} B`,
    encodingFormat: encodingFormats(file.mediaType),
    sha256: file.sha256,
    ...(whole === undefined || whole === file ? {} : { sameAs: whole.path }),
  };
}

function recordSet(delivery: Delivery, data: DeliveredFile, examples: readonly JsonRecord[]): JsonRecord {
  const { dataset } = delivery;
  return {
    "@type": "cr:RecordSet",
    "@id": RECORDS,
    name: RECORDS,
    description:
      `${rowsOf(delivery)} records. ${dataset.invariants.map(({ statement }) => statement).join(" ")}`.trimEnd(),
    ...keyOf(dataset, RECORDS),
    field: dataset.fields.map((field) => croissantField(field, data.path, RECORDS)),
    annotation: {
      "@type": "cr:Field",
      "@id": `${RECORDS}/count`,
      name: "count",
      description: "Number of records.",
      dataType: "sc:Integer",
      value: rowsOf(delivery),
    },
    ...(examples.length === 0 ? {} : { examples: examples.map(exampleRecord) }),
  };
}

function tableRecordSet(table: DeliveredTable): JsonRecord {
  const { dataset, name, references } = table;
  const id = tableId(name);
  const links = new Map(references.map(({ field, table: other, to }) => [field, fieldId(tableId(other), to)]));
  return {
    "@type": "cr:RecordSet",
    "@id": id,
    name,
    description: `${rowsOf(table)} records of the table ${name}.`,
    ...keyOf(dataset, id),
    field: dataset.fields.map((field) => ({
      ...croissantField(field, tablePath(table), id),
      ...(links.has(field.name) ? { references: { field: { "@id": links.get(field.name) ?? "" } } } : {}),
    })),
  };
}

function tableId(name: string): string {
  return `tables/${name}`;
}

function keyOf({ key }: Dataset, records: string): JsonRecord {
  return key.length === 0 ? {} : { key: key.map((name) => ({ "@id": fieldId(records, name) })) };
}

function croissantField(field: Field, path: string, records: string): JsonRecord {
  return {
    "@type": "cr:Field",
    "@id": fieldId(records, field.name),
    name: field.name,
    description: field.unit === undefined ? field.meaning : `${field.meaning} Unit: ${field.unit}.`,
    dataType: dataTypes[field.type],
    source: { fileObject: { "@id": path }, extract: { column: field.name } },
  };
}

function fieldId(records: string, name: string): string {
  return `${records}/${name}`;
}

function exampleRecord(row: JsonRecord): JsonRecord {
  return Object.fromEntries(Object.entries(row).map(([name, value]) => [fieldId(RECORDS, name), exampleValue(value)]));
}

function exampleValue(value: JsonValue): JsonValue {
  return value !== null && typeof value === "object" ? JSON.stringify(value) : value;
}

function responsibleUse({ limits, rights }: Publication): JsonRecord {
  return {
    "rai:dataCollection": METHOD,
    "rai:dataCollectionType": ["Software Collection", "Others"],
    "rai:dataCollectionRawData": "None: there is no source record.",
    "rai:dataCollectionMissingData": "Nothing went missing: a null says that the model has no value there.",
    "rai:dataPreprocessingProtocol": "None.",
    "rai:annotationsPerItem": "0 by people.",
    "rai:dataLimitations": [...GENERAL_LIMITS, ...limits].join(" "),
    "rai:dataBiases":
      "Rates and shares follow the models' constants and the chosen parameters; they carry whatever bias the published aggregates have, and no other.",
    "rai:dataUseCases": `For ${INTENDED_USES.join("; ")}. Not for ${rights.prohibited.join("; ")}.`,
    "rai:dataSocialImpact":
      "Nobody's data is exposed. Harm can come from passing the records off as real or from drawing conclusions about real people from them.",
    "rai:personalSensitiveInformation": `None. ${RESERVED_VALUES}`,
    "rai:dataAnnotationProtocol": "Labels are set by the program that makes the rows, and are right by construction.",
    "rai:machineAnnotationTools": "The generator itself.",
    "rai:dataImputationProtocol": "None; a null is a value that does not exist in the model.",
    "rai:dataManipulationProtocol": "None after generation.",
    "rai:dataReleaseMaintenancePlan":
      "A version's bytes never change. Any change of them is a new version, and older deliveries stay recomputable by theirs.",
  };
}
