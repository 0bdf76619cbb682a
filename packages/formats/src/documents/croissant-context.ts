import type { JsonValue } from "@sdg/synth/schema/json-value";

const croissantTerms = [
  "annotation",
  "arrayShape",
  "citeAs",
  "column",
  "containedIn",
  "equivalentProperty",
  "excludes",
  "extract",
  "field",
  "fileProperty",
  "fileObject",
  "fileSet",
  "format",
  "includes",
  "isArray",
  "isLiveDataset",
  "jsonPath",
  "key",
  "md5",
  "parentField",
  "recordSet",
  "references",
  "regex",
  "readLines",
  "sdVersion",
  "separator",
  "source",
  "subField",
  "transform",
  "unArchive",
  "value",
];

/**
 * The JSON-LD context of Croissant 1.1 (appendix 1), with PROV-O. schema.org stands with https, as mlcroissant and the
 * published examples have it.
 */
export const croissantContext: { readonly [term: string]: JsonValue } = {
  "@language": "en",
  "@vocab": "https://schema.org/",
  sc: "https://schema.org/",
  cr: "http://mlcommons.org/croissant/",
  rai: "http://mlcommons.org/croissant/RAI/",
  dct: "http://purl.org/dc/terms/",
  prov: "http://www.w3.org/ns/prov#",
  conformsTo: "dct:conformsTo",
  data: { "@id": "cr:data", "@type": "@json" },
  dataType: { "@id": "cr:dataType", "@type": "@vocab" },
  examples: { "@id": "cr:examples", "@type": "@json" },
  ...Object.fromEntries(croissantTerms.map((term) => [term, `cr:${term}`])),
};
