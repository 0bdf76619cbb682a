import { bytes } from "../computing.ts";
import { choice, contact, instant, key, percent, person, shaped, text, typed, whole } from "../define.ts";
import { beta, choices, geometric, list, lognormal, uniform } from "../models.ts";
import type { SemanticType } from "../semantic-type.ts";

/** Files and documents. */
export const fileTypes: readonly SemanticType[] = [
  key("file_id", "~file|file number|file identifier", "The file.", "FIL-"),
  shaped(
    "file_name",
    {
      en: "filename|name of file|document name|file title|attachment name",
      de: "dateiname",
      es: "nombre del archivo|nombre de archivo",
      fr: "nom du fichier|nom de fichier",
      pt: "nome do arquivo",
    },
    "Name of the file.",
    "aaaa_9999\\.\\p\\d\\f",
  ),
  contact(
    "file_path",
    "filepath|path of file|directory|folder path|full path|file location",
    "Where the file lies.",
    "path",
  ),
  choice(
    "file_type",
    {
      en: "file extension|extension|file format|document format|type of file|format of file|filetype",
      de: "dateityp|dateiformat",
      es: "tipo de archivo|formato de archivo",
      fr: "type de fichier|format de fichier",
      pt: "tipo de arquivo|formato de arquivo",
    },
    "Kind of file.",
    "pdf:30|docx:18|xlsx:16|jpg:14|png:10|csv:8|pptx:4",
  ),
  bytes(
    "file_size_bytes",
    {
      en: "file size|size of file|size in bytes|document size|size bytes|attachment size",
      de: "dateigröße",
      es: "tamaño del archivo|tamaño de archivo",
      fr: "taille du fichier|taille de fichier",
      pt: "tamanho do arquivo",
    },
    "Bytes of the file.",
    240_000,
    2,
  ),
  key("document_id", "document|doc id|document number|doc|record document", "The document.", "DOC-"),
  choice(
    "document_type",
    {
      en: "type of document|doc type|document category|document class|kind of document",
      de: "dokumenttyp|dokumentart",
      es: "tipo de documento",
      fr: "type de document",
      pt: "tipo de documento",
    },
    "What kind of document it is.",
    "invoice:28|contract:20|report:20|letter:14|form:12|receipt:6",
  ),
  text("document_title", "title of document|document name title|doc title", "The document's title.", "title"),
  whole(
    "page_total",
    "page count of document|number of document pages|pages in document|document length",
    "Pages of the document.",
    lognormal(5, 0.9),
    { minimum: 1 },
  ),
  whole(
    "word_count",
    {
      en: "words|number of words|length in words|text length words",
      de: "wortanzahl|anzahl wörter",
      es: "número de palabras",
      fr: "nombre de mots",
      pt: "número de palavras",
    },
    "Words.",
    lognormal(420, 0.9),
  ),
  whole(
    "character_count",
    "characters|number of characters|text length|char count|length of text|length in characters",
    "Characters.",
    lognormal(2_300, 0.9),
  ),
  choice(
    "encoding",
    "character encoding|charset|file encoding",
    "How its characters are written.",
    "utf-8:88|latin-1:8|utf-16:4",
  ),
  choice(
    "compression",
    "compression type|compression codec|codec",
    "How it is compressed.",
    "none:52|gzip:28|zstd:14|snappy:6",
  ),
  choice(
    "access_level",
    "~sharing|visibility|permission of file|sharing level|access permission|shared with|privacy",
    "Who may see it.",
    "private:48|team:34|organisation:13|public:5",
  ),
  instant(
    "last_accessed_at",
    "last accessed|last opened|accessed at|last viewed|last access",
    "When it was last opened.",
    "-P180D",
  ),
  instant(
    "uploaded_at",
    "upload time|upload date|uploaded|date uploaded|upload timestamp",
    "When it was uploaded.",
    "-P1Y",
  ),
  person(
    "uploaded_by",
    "uploader|owner of file|file owner|modified by|last modified by|edited by",
    "Who uploaded it; invented.",
    "full_name",
  ),
  typed(
    "keywords",
    "key terms|index terms|subject terms|keyword list|topics list",
    "Words that say what it is about.",
    "array",
    list(choices("billing|onboarding|security|pricing|export|login|reports|mobile|integration|performance"), 1, 4),
  ),
  whole(
    "revision_number",
    "revision|version number|document version|edit count|revision count",
    "Number of the version.",
    geometric(3),
    { minimum: 1 },
  ),
  percent(
    "ocr_confidence",
    "ocr score|recognition confidence|extraction confidence",
    "How sure the recognition is.",
    beta(18, 1.8, 0, 100),
  ),
  whole("dpi", "scan resolution|dots per inch|image resolution", "Dots an inch.", uniform(72, 600)),
];
