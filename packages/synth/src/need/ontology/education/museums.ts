import { choice, typed } from "../define.ts";
import type { SemanticType } from "../semantic-type.ts";

/** What museums keep, and how it came to them. */
export const museumsTypes: readonly SemanticType[] = [
  typed("museum_name", "museum|name of the museum|art museum", "The museum; invented.", "string", {
    kind: "organisation",
    part: "name",
    industry: "museums",
  }),
  choice(
    "acquisition_method",
    "method of acquisition|how acquired|mode of acquisition|acquired how|acquisition type|way of acquisition",
    "How it came into the collection.",
    "gift:36|purchase:28|bequest:18|excavation:8|transfer:6|exchange:4",
  ),
  choice(
    "provenance",
    "object provenance|provenance of the object|ownership history|previous owner type",
    "From whom it came.",
    "private collection:32|art dealer:20|estate of the artist:14|auction:14|excavation:9|church property:5|unknown:6",
  ),
  choice(
    "museum_department",
    "curatorial department|department of the museum|collection department|museum section",
    "The part of the museum.",
    "paintings:26|prints and drawings:16|sculpture:14|decorative arts:13|photography:10|archaeology:10|textiles:6|natural history:5",
  ),
  choice(
    "museum_object",
    "object type of museum|museum object type|artefact type|artifact type|artefact|type of artefact|kind of object",
    "What the object is.",
    "painting:26|sculpture:14|coin:12|vase:11|textile:9|tool:9|manuscript:7|jewellery:6|weapon:4|mask:2",
  ),
  choice(
    "art_movement",
    {
      en: "art style|artistic style|painting style|artistic movement|movement in art|style of the painting",
      de: "kunststil|kunstrichtung",
      es: "estilo artístico|corriente artística",
      fr: "mouvement artistique|style artistique",
      pt: "movimento artístico|estilo artístico",
    },
    "The movement that the work is of.",
    "impressionism:20|realism:15|baroque:13|romanticism:12|expressionism:11|cubism:9|surrealism:8|abstract:7|art nouveau:5",
  ),
  choice(
    "gallery_room",
    "museum room|exhibition room|room of the museum|exhibition hall",
    "The room of the museum.",
    "Room 1|Room 2|Room 3|Room 4|Room 5|Room 6|East Gallery|West Gallery|Great Hall",
  ),
];
