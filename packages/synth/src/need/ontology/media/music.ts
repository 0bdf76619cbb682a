import { choice, decimal, flag, key, money, share, typed, whole } from "../define.ts";
import { beta, choices, lognormal, normal, uniform } from "../models.ts";
import type { SemanticType } from "../semantic-type.ts";

const songs =
  "Paper Boats|Midnight Avenue|Gold in the Static|Slow Tide|Neon Orchard|Half a Summer|Distant Radio|Velvet Rain|Kites|The Quiet Part|Seven Mirrors|Hollow Coast|Runaway Signal|Amber|Low Orbit|Bright Side Street";

const artists =
  "Lumen Coast|The Paper Foxes|Mara Vell|Night Cartel|Echo Harbour|Silver Ohm|Juno Park|The Slow Trains|Ada Marlow|Velvet Union|North Pier|Kite Season|Delta Rue|Orchid State|Tom Arden|Glasswing";

export const musicTypes: readonly SemanticType[] = [
  key(
    "song_id",
    {
      en: "song|~track|track id|music track|song number|tune",
      de: "lied|song|titel des liedes",
      es: "canción|pista|id de la canción",
      fr: "chanson|morceau|piste",
      pt: "música|faixa|canção",
    },
    "Number of the song.",
    "SNG-",
    "song",
  ),
  choice(
    "song_title",
    {
      en: "track title|song name|track name|title of song|title of track",
      de: "liedtitel|songtitel",
      es: "título de la canción",
      fr: "titre de la chanson",
      pt: "título da música",
    },
    "Invented title.",
    songs,
    { subject: "song" },
  ),
  choice(
    "music_artist",
    {
      en: "!artist|~band|musician|singer|performer|recording artist|artist of song|band name",
      de: "interpret|band|musiker|sänger",
      es: "artista musical|cantante|banda",
      fr: "artiste musical|chanteur|groupe",
      pt: "artista musical|cantor|banda",
    },
    "Invented artist.",
    artists,
    { subject: "song" },
  ),
  choice(
    "album",
    { en: "album title|album name|record|lp", de: "album", es: "álbum|disco", fr: "album|disque", pt: "álbum|disco" },
    "Invented album.",
    "Slow Weather|Second Shadow|Harbour Songs|Night Maps|Paper Kingdom|Low Tide|Bright Machines|Salt Year|The Upper Room|Evergreen",
    { subject: "song" },
  ),
  choice(
    "music_genre",
    {
      en: "genre of music|music type|type of music|song genre|style of music|track genre|music style",
      de: "musikrichtung|musikgenre",
      es: "género musical",
      fr: "genre musical",
      pt: "gênero musical",
    },
    "Genre.",
    "pop:26|hip hop:17|rock:16|electronic:13|r&b:8|country:6|jazz:5|classical:5|latin:4",
    { subject: "song" },
  ),
  whole(
    "play_count",
    {
      en: "plays|streams|stream count|number of plays|listens|times played|total streams|listen count|plays count",
      de: "wiedergaben|streams|abspielungen",
      es: "reproducciones|número de reproducciones",
      fr: "écoutes|nombre d'écoutes|lectures",
      pt: "reproduções|número de reproduções",
    },
    "How often it was played.",
    lognormal(2400, 1.9),
    { maximum: 20_000_000_000 },
  ),
  whole(
    "track_length_s",
    {
      en: "track length|song length|song duration|track duration|duration of the song|length of song",
      de: "liedlänge|titellänge",
      es: "duración de la canción",
      fr: "durée du morceau",
      pt: "duração da música",
    },
    "Length of the song.",
    normal(208, 38),
    { unit: "s", minimum: 5, maximum: 7200 },
  ),
  whole(
    "listened_s",
    "listening time|seconds listened|ms played|seconds played|listening duration|listened seconds|time listened",
    "Seconds listened.",
    beta(1.4, 0.7, 1, 240),
    { unit: "s", minimum: 0, maximum: 20_000 },
  ),
  whole(
    "tempo_bpm",
    "beats per minute of song|tempo of song|song tempo|track tempo|music tempo",
    "Beats a minute.",
    normal(119, 27),
    { unit: "bpm", minimum: 30, maximum: 260 },
  ),
  choice(
    "musical_key",
    "key of song|song key|key signature|tonality",
    "Key.",
    "C major|G major|A minor|D major|E minor|F major|B minor|A major|D minor|E major",
  ),
  share("danceability", "danceability score|dance score", "How well one dances to it.", beta(5, 3.4), 3),
  share("energy_score", "song energy|energy of song|track energy|energy feature", "How lively it is.", beta(4, 2.6), 3),
  share("song_valence", "song valence|musical positiveness|track valence", "How glad it sounds.", beta(2.4, 2.6), 3),
  share("acousticness", "acoustic score", "How acoustic it is.", beta(0.7, 1.8), 3),
  decimal("loudness_db", "loudness|track loudness", "Loudness.", normal(-7.6, 3.2), 1, {
    unit: "dB",
    minimum: -60,
    maximum: 5,
  }),
  whole(
    "popularity",
    {
      en: "popularity score|track popularity|popularity index",
      de: "beliebtheit",
      es: "popularidad",
      fr: "popularité",
      pt: "popularidade",
    },
    "How liked it is, 0 to 100.",
    beta(2, 2.6, 0, 100),
    { maximum: 100 },
  ),
  flag(
    "is_explicit",
    "explicit|explicit content|explicit lyrics|parental advisory",
    "Whether the words are explicit.",
    0.14,
  ),
  flag(
    "was_skipped",
    {
      en: "skipped|skip|track skipped|song skipped|skip flag",
      de: "übersprungen",
      es: "saltada|omitida",
      fr: "passée|sautée",
      pt: "pulada",
    },
    "Whether it was skipped.",
    0.27,
  ),
  choice(
    "playlist",
    {
      en: "playlist name|playlist title|play list",
      de: "playlist|wiedergabeliste",
      es: "lista de reproducción",
      fr: "liste de lecture",
      pt: "lista de reprodução",
    },
    "Playlist.",
    "Morning Mix|Focus|Workout|Road Trip|Chill|Top 50|Discover|Throwback|Party|Sleep",
  ),
  typed(
    "record_label",
    {
      en: "label of the artist|music label|label name|recording label",
      de: "plattenlabel|musiklabel",
      es: "sello discográfico|discográfica",
      fr: "maison de disques|label",
      pt: "gravadora",
    },
    "Who publishes the music.",
    "string",
    choices(
      "Low Tide Records|Neon Orchard Music|Halfmoon Sound|Northern Static|Bright Side Records|Velvet Lane|Paper Boat Music|Delta Row",
    ),
  ),
  whole(
    "listener_count",
    "monthly listeners|listeners|unique listeners|podcast listeners",
    "People who listen.",
    lognormal(8200, 1.7),
    { maximum: 1_000_000_000 },
  ),
  money(
    "royalty_amount",
    {
      en: "royalty|royalties|royalty payment|artist payment",
      de: "tantieme|lizenzgebühr",
      es: "regalía|regalías",
      fr: "redevance|droits d'auteur",
      pt: "royalties|direitos autorais",
    },
    "Money to the author.",
    34,
    1.4,
  ),
  whole(
    "chart_position",
    "chart rank|position in charts|chart place|billboard position",
    "Place in the charts.",
    uniform(1, 100),
    { minimum: 1, maximum: 1000 },
  ),
];
