import { key, scheme, typed, whole } from "../define.ts";
import { codes, uniform } from "../models.ts";
import type { SemanticType } from "../semantic-type.ts";

/** Keys and numbers of records. */
export const keyTypes: readonly SemanticType[] = [
  key(
    "id",
    {
      en: "identifier|unique id|key|primary key",
      de: "kennung|id",
      es: "identificador",
      fr: "identifiant",
      pt: "identificador",
    },
    "Identifies the record.",
    "ID-",
  ),
  key(
    "record_id",
    {
      en: "record number|row id|entry id|record identifier",
      de: "datensatznummer",
      es: "número de registro",
      fr: "numéro d'enregistrement",
      pt: "número do registro",
    },
    "Identifies the record.",
    "REC-",
  ),
  key(
    "user_id",
    {
      en: "user|user identifier|userid|uid|member id",
      de: "nutzer|benutzer|nutzer-id|benutzer-id|benutzerkennung",
      es: "usuario|id de usuario",
      fr: "utilisateur|identifiant utilisateur",
      pt: "usuário|id do usuário|utilizador",
    },
    "The user, under a pseudonym.",
    "USR-",
    "user",
  ),
  typed("uuid", "universally unique id|guid|universal identifier", "A random identifier of 128 bits.", "id", {
    kind: "uuid",
  }),
  typed(
    "reference_number",
    {
      en: "reference|reference code|ref|ref no|reference id|external id|confirmation number",
      de: "referenz|referenznummer|aktenzeichen",
      es: "referencia|número de referencia",
      fr: "référence|numéro de référence",
      pt: "referência|número de referência",
    },
    "The reference under which the matter is filed elsewhere.",
    "string",
    codes("REF", 8, "shuffled", 32),
  ),
  key(
    "batch_id",
    {
      en: "batch|batch number|batch no|lot|lot number|lot id",
      de: "charge|chargennummer|los",
      es: "lote|número de lote",
      fr: "lot|numéro de lot",
      pt: "lote|número do lote",
    },
    "The batch that the record belongs to.",
    "LOT-",
    "batch",
  ),
  scheme(
    "serial_number",
    {
      en: "serial|serial no|sn|unit serial",
      de: "seriennummer",
      es: "número de serie",
      fr: "numéro de série",
      pt: "número de série",
    },
    "The serial number of the piece.",
    "serial_number",
  ),
  whole(
    "sequence_number",
    {
      en: "sequence|seq|seq no|running number|row number|index|position number",
      de: "laufende nummer|reihenfolge",
      es: "número de secuencia|secuencia",
      fr: "numéro de séquence|ordre",
      pt: "número de sequência|ordem",
    },
    "The position of the record in its series.",
    uniform(1, 1_000),
  ),
  key("parent_id", "parent|parent record|parent identifier", "The record that this one belongs to.", "PAR-", "parent"),
  key(
    "group_id",
    "group|group identifier|cluster id|segment id",
    "The group that the record belongs to.",
    "GRP-",
    "group",
  ),
];
