import { choice, whole } from "../define.ts";
import { uniform } from "../models.ts";
import type { SemanticType } from "../semantic-type.ts";

/** What is played, sung and shown to people in rows. */
export const stagesTypes: readonly SemanticType[] = [
  choice(
    "stage_play",
    {
      en: "~play|~production|play title|theatre play|title of the play|theatre production|play name|musical title|opera title|theater play|name of the play",
      de: "theaterstück|stück",
      es: "obra de teatro",
      fr: "pièce de théâtre",
      pt: "peça de teatro",
    },
    "The play; invented.",
    "The Lantern Keeper|A House of Echoes|Midsummer in Marel|The Last Tram|Three Letters Home|The Clockmaker's Wife|Winter at the Quay|The Merry Notary",
  ),
  choice(
    "theatre_genre",
    "theater genre|genre of the play|show genre|type of production|type of show|show type|performance type|type of performance|kind of show|production type|genre of the show",
    "What kind of show it is.",
    "comedy:24|drama:23|musical:20|opera:10|ballet:9|children's theatre:7|tragedy:5|pantomime:2",
  ),
  choice(
    "role_type",
    "casting role|cast role|type of role|role in the cast|~role",
    "What part somebody plays.",
    "supporting:34|ensemble:30|lead:18|understudy:10|narrator:5|chorus:3",
  ),
  whole("act_number", "~act|act no", "The act.", uniform(1, 3), { minimum: 1, maximum: 9 }),
  whole("scene_number", "~scene|scene no", "The scene.", uniform(1, 8), { minimum: 1, maximum: 200 }),
  choice(
    "costume",
    {
      en: "costume name|costume type|theatre costume|stage costume|carnival costume|fancy dress costume|halloween costume|type of costume",
      de: "kostüm",
      es: "disfraz",
      fr: "déguisement",
      pt: "fantasia",
    },
    "The costume.",
    "pirate:16|witch:14|king's robe:12|ball gown:12|soldier:10|ghost:9|clown:8|fairy:8|vampire:7|peasant dress:4",
  ),
  choice(
    "stage_prop",
    "theatre prop|prop name|prop item|~prop",
    "What the actors handle.",
    "lantern:18|letter:16|sword:14|goblet:13|suitcase:12|telephone:10|crown:9|bouquet:8",
  ),
  choice(
    "orchestra",
    "orchestra name|ensemble|ensemble name|philharmonic|symphony orchestra",
    "The orchestra; invented.",
    "Riverside Philharmonic|Harbour City Symphony|Northgate Chamber Orchestra|Saint Alba Sinfonietta|Westmoor Baroque Ensemble|Crown Festival Orchestra",
  ),
  choice(
    "choir",
    "choir name|chorus name|vocal ensemble",
    "The choir; invented.",
    "Riverside Voices|Saint Alba Choir|Harbour Singers|Northgate Gospel Choir|Elm Street Chorale|Westmoor Chamber Choir",
  ),
  choice(
    "voice_part",
    {
      en: "voice type|vocal range|choir section|voice section|singing voice|voice group",
      de: "stimmlage|stimmgruppe",
      es: "tipo de voz",
      fr: "pupitre de chœur|tessiture",
      pt: "naipe vocal",
    },
    "What somebody sings.",
    "soprano:30|alto:28|tenor:18|bass:18|mezzo-soprano:3|baritone:3",
  ),
  choice(
    "musical_instrument",
    {
      en: "~instrument|instrument played|main instrument|instrument type in music|music instrument|instrument of the musician",
      de: "musikinstrument|~instrument",
      es: "instrumento musical|~instrumento",
      fr: "instrument de musique|~instrument",
      pt: "instrumento musical|~instrumento",
    },
    "What is played.",
    "piano:26|guitar:22|violin:14|flute:8|drums:8|cello:7|trumpet:5|clarinet:5|saxophone:5",
  ),
  choice(
    "composition_type",
    "musical form|type of work|piece type|type of composition|form of the piece",
    "The kind of piece.",
    "symphony:20|sonata:18|concerto:17|suite of dances:11|string quartet:11|overture:9|étude:8|requiem:6",
  ),
  choice(
    "music_period",
    "musical era|era of music|musical period",
    "When it was composed.",
    "romantic:34|classical:26|baroque:20|20th century:14|renaissance:4|contemporary:2",
  ),
  choice(
    "film_format",
    "screening format|projection format|format of the film|format of the screening|movie format|cinema format",
    "How it is shown.",
    "2D:74|3D:14|large screen:8|4D:3|70 mm:1",
  ),
  choice(
    "cinema_screen",
    "~screen|auditorium|cinema hall|screening room|screen of the cinema|~hall",
    "Where in the cinema it is shown.",
    "Screen 1|Screen 2|Screen 3|Screen 4|Screen 5|Screen 6|Screen 7|Screen 8",
  ),
  choice(
    "award_category",
    "prize category|category of the award|film award|award name|name of the award",
    "What the award is for.",
    "best film:16|best director:15|best actress:14|best actor:14|best screenplay:12|best score:10|best newcomer:10|best documentary:9",
  ),
  choice(
    "podcast_genre",
    "podcast category|podcast type|genre of the podcast",
    "What the podcast is about.",
    "news:18|true crime:16|comedy:15|society and culture:13|business:12|health:9|history:8|sports:6|technology:3",
  ),
  choice(
    "broadcast_show",
    "radio show|radio programme|radio program|tv show name|tv programme|tv program|television programme|tv show",
    "The programme; invented.",
    "Morning Call|The Late Table|City at Six|Kitchen Stories|The Quiz Hour|World in Brief|Night Line|Garden Talk",
  ),
  choice(
    "dj_name",
    "dj|disc jockey|resident dj",
    "The DJ; invented.",
    "DJ Marlo|DJ Kestrel|DJ Velvet|DJ Nova Lane|DJ Okapi|DJ Sable",
  ),
];
