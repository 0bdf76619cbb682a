import type { Dataset } from "@sdg/synth/schema/dataset";
import type { Field } from "@sdg/synth/schema/field";
import { DIGITAL_SOURCE_TYPE, METHOD, SYNTHETIC_NOTICE } from "../synthetic-statement.ts";
import type { JsonRecord, Publication } from "./publication.ts";

/** One way to get a dataset. */
export interface Download {
  readonly contentUrl: string;
  readonly encodingFormat: string;
}

/** What a row costs. */
export interface Offer {
  /** Decimal, in the currency's units. */
  readonly price: string;
  readonly currency: string;
  /** Where it is sold. */
  readonly url: string;
}

/** Google asks for 50 to 5,000 characters. */
const LONGEST_DESCRIPTION = 5_000;

/** schema.org's Dataset as JSON-LD, for a dataset's page and for dataset search engines. */
export function schemaOrgDataset(
  dataset: Dataset,
  publication: Publication,
  downloads: readonly Download[],
  offer?: Offer,
): JsonRecord {
  const publisher = { "@type": "Organization", ...publication.publisher };
  return {
    "@context": "https://schema.org/",
    "@type": "Dataset",
    "@id": publication.datasetUrl,
    name: `${dataset.title} (synthetic)`,
    description: `${dataset.description} ${SYNTHETIC_NOTICE}`.slice(0, LONGEST_DESCRIPTION),
    url: publication.datasetUrl,
    identifier: dataset.id,
    version: dataset.version,
    license: publication.rights.licenseUrl,
    creator: publisher,
    publisher,
    datePublished: publication.published,
    inLanguage: "en",
    keywords: ["synthetic data", dataset.id],
    isAccessibleForFree: offer === undefined,
    digitalSourceType: DIGITAL_SOURCE_TYPE,
    measurementTechnique: METHOD,
    variableMeasured: dataset.fields.map(variable),
    includedInDataCatalog: { "@type": "DataCatalog", name: publication.publisher.name, url: publication.baseUrl },
    distribution: downloads.map((download) => ({ "@type": "DataDownload", ...download })),
    ...(offer === undefined ? {} : { offers: offered(offer) }),
  };
}

function variable(field: Field): JsonRecord {
  return {
    "@type": "PropertyValue",
    name: field.name,
    description: field.meaning,
    ...(field.unit === undefined ? {} : { unitText: field.unit }),
    ...(field.minimum === undefined ? {} : { minValue: field.minimum }),
    ...(field.maximum === undefined ? {} : { maxValue: field.maximum }),
  };
}

function offered({ price, currency, url }: Offer): JsonRecord {
  return {
    "@type": "Offer",
    url,
    price,
    priceCurrency: currency,
    priceSpecification: {
      "@type": "UnitPriceSpecification",
      price,
      priceCurrency: currency,
      unitText: "row",
      referenceQuantity: { "@type": "QuantitativeValue", value: 1, unitText: "row" },
    },
  };
}
