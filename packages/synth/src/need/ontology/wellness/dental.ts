import { choice, person, shaped, whole } from "../define.ts";
import { geometric, uniform } from "../models.ts";
import type { SemanticType } from "../semantic-type.ts";

export const dentalTypes: readonly SemanticType[] = [
  whole("tooth_number", "tooth|tooth no|teeth number", "Tooth in the universal numbering, 1 to 32.", uniform(1, 32), {
    minimum: 1,
    maximum: 32,
  }),
  choice(
    "dental_procedure",
    {
      en: "dental treatment|dental service|dental work",
      de: "zahnbehandlung",
      es: "tratamiento dental",
      fr: "soin dentaire",
      pt: "tratamento dentário",
    },
    "What the dentist did.",
    "examination:26|cleaning:26|filling:18|x-ray:12|crown:6|root canal:5|extraction:4|implant:2|whitening:1",
  ),
  shaped(
    "dental_code",
    "cdt|cdt code|cdt procedure code|dental procedure code|dental code|dental service code",
    "Procedure in the form of a dental code; the numbers are invented.",
    "\\D9999",
  ),
  choice("tooth_surface", "surface of the tooth", "Surface that was treated.", "occlusal|mesial|distal|buccal|lingual"),
  person("dentist_name", "dentist|dental hygienist|hygienist", "Who treats the teeth.", "full_name"),
  whole("cavity_count", "cavities|number of cavities|caries", "Cavities found.", geometric(0.7), { maximum: 20 }),
];
