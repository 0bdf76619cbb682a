import { choice, flag } from "../define.ts";
import type { SemanticType } from "../semantic-type.ts";

/** Weddings, parties, flowers and gifts. */
export const celebrationsTypes: readonly SemanticType[] = [
  choice(
    "wedding_theme",
    "wedding style|theme of the wedding|style of the wedding|wedding type",
    "How the wedding looks.",
    "rustic:22|classic:20|boho:16|garden:13|vintage:10|beach:9|minimalist:6|winter:4",
  ),
  choice(
    "party_theme",
    "event theme|birthday theme|theme of the party|birthday party theme|theme of the event|children's party theme",
    "What the party is about.",
    "superheroes:18|princesses:15|pirates:14|dinosaurs:13|disco:11|jungle:10|space:8|garden party:6|casino night:5",
  ),
  choice(
    "wedding_venue",
    "reception venue|ceremony venue|party venue|wedding location|venue of the wedding",
    "Where it is celebrated; invented.",
    "Rosehill Manor|The Old Boathouse|Elmwood Barn|Castle Marel|Vineyard Terrace|Lakeside Pavilion|Harbour Loft|Orchard Hall",
  ),
  choice(
    "wedding_role",
    "role at the wedding|wedding party role|role in the wedding|bridal party role",
    "What somebody is at the wedding.",
    "guest:60|bridesmaid:14|usher:10|best man:5|maid of honour:5|flower girl:3|officiant:3",
  ),
  choice(
    "rsvp",
    {
      en: "rsvp status|invitation status|invitation response|rsvp response|rsvp reply|reply to the invitation|invitation reply|rsvp answer",
      de: "zusage|rückmeldung zur einladung",
      es: "confirmación de asistencia",
      fr: "réponse à l'invitation",
      pt: "confirmação de presença",
    },
    "What was answered to the invitation.",
    "accepted:64|declined:17|no reply:14|maybe:5",
  ),
  choice(
    "guest_side",
    "side of the family|~side|invited by side|family side|bride or groom side",
    "Whose guest somebody is.",
    "bride:49|groom:47|both:4",
  ),
  choice(
    "guest_type",
    "type of guest|guest category|relation to the couple|relationship to the couple|kind of guest|guest group|guest relation",
    "Who the guest is.",
    "family:40|friend:36|colleague:10|plus one:9|child:5",
  ),
  flag(
    "plus_one",
    "+1|brings a guest|has plus one|with plus one|plus one allowed",
    "Whether the guest brings somebody.",
    0.34,
  ),
  choice(
    "bouquet",
    {
      en: "bouquet type|bouquet name|flower arrangement|floral arrangement|arrangement type|florist arrangement|bridal bouquet|type of bouquet",
      de: "blumenstrauß|strauß",
      es: "ramo de flores|ramo",
      fr: "bouquet|composition florale",
      pt: "buquê|ramo de flores",
    },
    "What the florist binds.",
    "mixed seasonal bouquet:24|dozen roses:18|hand-tied bouquet:15|bridal bouquet:10|table centrepiece:10|posy:7|wreath:7|orchid in pot:5|funeral spray:4",
  ),
  choice(
    "flower",
    {
      en: "flower type|type of flower|flower variety|flower name|cut flower|favourite flower|favorite flower|kind of flower|main flower",
      de: "blume|blumenart|blumensorte",
      es: "flor|tipo de flor",
      fr: "fleur|type de fleur",
      pt: "flor|tipo de flor",
    },
    "The flower.",
    "rose:26|tulip:14|lily:11|gerbera:10|carnation:9|sunflower:8|peony:7|chrysanthemum:6|hydrangea:5|orchid:4",
  ),
  choice(
    "flower_colour",
    "flower color|bloom colour|petal colour|colour of the flower|bouquet colour|blossom colour",
    "The colour of the flower.",
    "red:22|white:21|pink:20|yellow:13|purple:9|orange:8|peach:5|blue:2",
  ),
  choice(
    "entertainment",
    "entertainment type|party entertainment|entertainment booked|type of entertainment|entertainer type",
    "Who amuses the guests.",
    "DJ:32|live band:22|photo booth:14|magician:9|string quartet:8|fireworks:6|face painter:5|comedian:4",
  ),
  choice(
    "band_type",
    "type of band|kind of band|ensemble type",
    "What kind of band it is.",
    "cover band:32|jazz trio:18|string quartet:14|rock band:13|acoustic duo:12|brass band:7|swing band:4",
  ),
  choice(
    "decoration",
    "decor|decor item|table decoration|party decoration|decoration item|decoration type",
    "What it is decorated with.",
    "flowers:26|balloons:22|fairy lights:17|candles:13|bunting:10|table runners:7|lanterns:5",
  ),
  choice(
    "balloon_colour",
    "balloon color|colour of balloons",
    "The colour of the balloons.",
    "gold:20|pink:18|blue:18|silver:13|white:11|red:10|multicolour:10",
  ),
  choice(
    "photo_package",
    "photography package|photo session type|photo shoot type|type of photo shoot|shoot type|photography type|photo session",
    "What the photographer is booked for.",
    "wedding full day:26|family session:22|portrait:18|newborn:11|wedding half day:10|engagement:8|event:5",
  ),
  choice(
    "celebration_type",
    "type of celebration|type of party|party type|private event type|function type|kind of party",
    "What is celebrated.",
    "birthday party:34|wedding:24|anniversary:12|baby shower:9|graduation:8|christening:7|farewell:6",
  ),
];
