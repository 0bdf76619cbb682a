import { choice, decimal, flag, key, share, whole } from "../define.ts";
import { beta, geometric, lognormal, poisson } from "../models.ts";
import type { SemanticType } from "../semantic-type.ts";

export const datingTypes: readonly SemanticType[] = [
  key("match_pair_id", "dating match|match pair|swipe id|swipe|like id", "Number of the match.", "MAT-"),
  choice(
    "swipe_direction",
    "swipe action|swiped|left or right|like or pass",
    "What the person did.",
    "left:62|right:36|super:2",
  ),
  flag("is_match", "matched|mutual like|did match|match flag", "Whether both liked.", 0.09),
  choice(
    "sexual_orientation",
    "orientation|sexuality|looking for gender|interested in",
    "Whom the person looks for.",
    "heterosexual:88|bisexual:5|homosexual:5|other:2",
  ),
  choice(
    "relationship_goal",
    "looking for|dating goal|relationship intent|relationship type wanted",
    "What the person looks for.",
    "long-term:46|casual:26|not sure:18|friendship:10",
  ),
  whole(
    "messages_sent",
    {
      en: "message count|number of messages|messages|messages exchanged between|messages sent count",
      de: "nachrichten|anzahl nachrichten",
      es: "mensajes enviados|número de mensajes",
      fr: "messages envoyés|nombre de messages",
      pt: "mensagens enviadas|número de mensagens",
    },
    "Messages sent.",
    geometric(9),
    { maximum: 100_000 },
  ),
  share("compatibility_score", "compatibility|match score|match percentage", "How well the two fit.", beta(4, 3), 2),
  decimal(
    "match_distance_km",
    "distance between users|distance to match|max distance",
    "How far the two live apart.",
    lognormal(14, 0.9),
    1,
    { unit: "km", minimum: 0, maximum: 20_000 },
  ),
  whole(
    "profile_views",
    "views of the profile|profile view count|profile visits",
    "How often the profile was seen.",
    lognormal(46, 1.2),
    { maximum: 10_000_000 },
  ),
  whole("photo_count", "photos|number of photos|pictures|profile photos", "Pictures.", poisson(4.2), { maximum: 1000 }),
];
