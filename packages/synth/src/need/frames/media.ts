import { beta, choices, lognormal, normal, numbers } from "../ontology/models.ts";
import { core, key, known, knowns, rule, settledBy, within } from "./define.ts";
import type { Frame } from "./frame.ts";
import { compares, pulledBy, variesBy } from "./rules.ts";

const movies: Frame = {
  id: "movies",
  title: "films",
  cues: {
    en: "movie catalog:3|movies:2.5|movie:2.5|film:2.5|films:2.5|box office:3|film catalog:3|movie dataset:3|cinema:2|imdb:2.5|film production:2.5|film budget:2.5|actors:2|director:1.5|screenplay:2",
    de: "filme:2.5|filmkatalog:3|kino:2|film:2",
    es: "películas:3|catálogo de películas:3|cine:2",
    fr: "films:2.5|catalogue de films:3|cinéma:2",
    pt: "filmes:3|catálogo de filmes:3|cinema:2",
  },
  against:
    "film thickness:3|thin film:3|movie rating by user:1.5|rating:1.5|viewer:1.5|watch history:2|streaming:1|cinema ticket:1.5",
  record: "film",
  fields: [
    key("movie_id"),
    core("title=movie_title", { names: "title|name" }),
    core("release_year", { names: "year" }),
    core("genre=film_genre", { names: "genre" }),
    core("runtime_min", { names: "runtime|duration|length" }),
    core("director"),
    core("rating=critic_score", { names: "rating|score|imdb rating" }),
    known("budget=production_budget", { names: "budget" }),
    known("revenue=box_office", { names: "revenue|gross|box office" }),
    ...knowns(
      "release_date cast_members country language content_rating studio rating_count star_rating award currency description popularity sequel=flag screens=count genres production_country=country profit=amount keywords=tags",
    ),
  ],
  rules: [
    pulledBy("revenue", { budget: 0.7 }, lognormal(24_000_000, 1.6), 2),
    rule(
      "profit = revenue - budget",
      "profit revenue budget",
      {
        profit: {
          kind: "sum",
          terms: [
            { field: "revenue", times: 1 },
            { field: "budget", times: -1 },
          ],
          decimals: 2,
        },
      },
      [
        {
          kind: "sum",
          total: "profit",
          terms: [
            { field: "revenue", times: 1 },
            { field: "budget", times: -1 },
          ],
        },
      ],
    ),
    pulledBy("rating_count", { popularity: 0.7 }, lognormal(900, 1.6), 0),
  ],
  rhythm: "flat",
  days: 3650,
};

const movieRatings: Frame = {
  id: "movie_ratings",
  title: "film ratings by users",
  cues: {
    en: "movie rating:3|film rating:3|rating of movie:4|rating of film:4|rating:1.5|viewer:1.5|star rating:1.5|movie review:3|user rating of movie:3|movielens:3|ratings by users:2|film review:3|user movie:2|viewer rating:2.5|book rating:2|anime rating:2.5",
    de: "filmbewertung:3|filmkritik:3",
    es: "calificaciones de películas:3|reseñas de películas:3",
    fr: "notes de films:3|critiques de films:3",
    pt: "avaliações de filmes:3|críticas de filmes:3",
  },
  against: "product review:2|credit rating:3|hotel:2",
  record: "rating",
  fields: [
    key("user_id@user", { names: "viewer|reviewer|rater" }),
    key("movie_id@movie", { names: "movie|film|item" }),
    core("rating=star_rating", { names: "rating|stars|score" }),
    core("rated_at=timestamp", { names: "date|timestamp|rating date" }),
    core("title=movie_title@movie", { names: "title|movie title" }),
    core("genre=film_genre@movie", { names: "genre" }),
    ...knowns(
      "review_text release_year@movie age@user gender@user country@user tags device_type helpful_votes=count language sentiment is_spoiler=flag watched_on=date",
    ),
  ],
  rules: [],
  rhythm: "consumer",
  days: 365,
};

const videoPlays: Frame = {
  id: "video_streaming_sessions",
  title: "video streaming sessions",
  cues: {
    en: "video streaming:3|streaming session:3|watch history:3|viewing history:3|viewing session:3|video view:3|watch time:2.5|tv viewing:2.5|streaming platform:2.5|streaming service:2|ott:2.5|video playback:3|tv audience:3|live stream:2.5|youtube video:3|channel video:2|buffering:2.5|show episode:2|tv show:2",
    de: "videostreaming:3|streaming-nutzung:3|wiedergabeverlauf:3|fernsehzuschauer:3",
    es: "streaming de vídeo:3|historial de visualización:3|audiencia televisiva:3",
    fr: "streaming vidéo:3|historique de visionnage:3|audience télévisée:3",
    pt: "streaming de vídeo:3|histórico de exibição:3|audiência de tv:3",
  },
  against:
    "music streaming:3|data streaming:3|kafka:3|event stream:3|river stream:2|token streaming:2|stream of events:3",
  record: "view",
  fields: [
    key("view_id", { names: "session|play|event" }),
    core("user_id@user", { names: "viewer|account|subscriber|profile" }),
    core("title=show_title", { names: "title|content|show|video|movie" }),
    core("started_at=timestamp", { names: "timestamp|start time|watched at|date" }),
    core("watch_minutes", { names: "watch time|duration watched|minutes watched|duration" }),
    core("completion_rate", { names: "completion|percent watched" }),
    core("device_type", { names: "device" }),
    known("content_length_min=runtime_min", { names: "content length|runtime|video length" }),
    ...knowns(
      "film_genre season_number episode_number episode_title video_quality buffering_events country@user streaming_service plan=membership_type@user movie_id@movie star_rating ad_slot broadcast_channel viewer_count like_count comment_count age@user language is_completed operating_system play_count subscriber_count=follower_count bitrate_kbps=value",
    ),
  ],
  rules: [
    within("watch_minutes", "content_length_min", beta(1.4, 0.7), 0),
    rule(
      "completion_rate = watch_minutes ÷ content_length_min",
      "completion_rate watch_minutes content_length_min",
      {
        completion_rate: { kind: "quotient", of: "watch_minutes", by: "content_length_min", decimals: 3 },
      },
      [{ kind: "quotient", result: "completion_rate", of: "watch_minutes", by: "content_length_min" }],
    ),
    compares("is_completed", "completion_rate", ">=", 0.9),
  ],
  rhythm: "consumer",
  days: 30,
};

/** Who sings what, and of what kind it is. */
const artistOf: Readonly<Record<string, string>> = {
  "Paper Boats": "Lumen Coast",
  "Midnight Avenue": "The Paper Foxes",
  "Gold in the Static": "Mara Vell",
  "Slow Tide": "Night Cartel",
  "Neon Orchard": "Echo Harbour",
  "Half a Summer": "Silver Ohm",
  "Distant Radio": "Juno Park",
  "Velvet Rain": "The Slow Trains",
  Kites: "Lumen Coast",
  "The Quiet Part": "The Paper Foxes",
  "Seven Mirrors": "Mara Vell",
  "Hollow Coast": "Night Cartel",
  "Runaway Signal": "Echo Harbour",
  Amber: "Silver Ohm",
  "Low Orbit": "Juno Park",
  "Bright Side Street": "The Slow Trains",
};
const genreOf: Readonly<Record<string, string>> = {
  "Lumen Coast": "pop",
  "The Paper Foxes": "rock",
  "Mara Vell": "pop",
  "Night Cartel": "hip hop",
  "Echo Harbour": "electronic",
  "Silver Ohm": "electronic",
  "Juno Park": "r&b",
  "The Slow Trains": "rock",
};

const musicPlays: Frame = {
  id: "music_plays",
  title: "music plays",
  cues: {
    en: "music play:4|song play:3|music streaming:3|listening history:3|song play:3|track play:3|music listening:3|spotify:2.5|playlist:2|song stream:3|scrobble:3|listener:1.5|audio streaming:3|radio play:2.5|podcast listening:2.5|music app:2.5",
    de: "musikstreaming:3|hörverlauf:3|musik hören:2.5",
    es: "streaming de música:3|historial de escucha:3|reproducciones de canciones:3",
    fr: "streaming musical:3|historique d'écoute:3|écoutes:2",
    pt: "streaming de música:3|histórico de escuta:3|reproduções de músicas:3",
  },
  against: "video:1.5|sheet music:2",
  record: "play",
  fields: [
    key("play_id=view_id", { names: "stream|play|event" }),
    core("user_id@user", { names: "listener|user|account" }),
    core("track=song_title", { names: "track|song|track name|song title" }),
    core("artist=music_artist", { names: "artist" }),
    core("played_at=timestamp", { names: "timestamp|time|listened at|date" }),
    core("listened_s", { names: "duration|ms played|seconds played|play duration" }),
    core("skipped=was_skipped", { names: "skipped|skip" }),
    known("track_length_s", { names: "track length|song length" }),
    ...knowns(
      "song_id album genre=music_genre platform device_type country@user playlist is_shuffle=flag plan=membership_type@user age@user gender@user source session_id=reference_number like=flag podcast_name royalty_amount tempo_bpm city@user",
    ),
  ],
  rules: [
    settledBy("artist", "track", artistOf, "Lumen Coast"),
    settledBy("genre", "artist", genreOf, "pop"),
    settledBy(
      "song_id",
      "track",
      Object.fromEntries(Object.keys(artistOf).map((track, i) => [track, `SNG-${1001 + i}`])),
      "SNG-1000",
    ),
    within("listened_s", "track_length_s", beta(1.3, 0.6), 0),
    variesBy("listened_s", "skipped", { true: numbers(lognormal(16, 0.8), 0) }, numbers(normal(196, 34), 0)),
  ],
  layout: { kind: "groups", subject: "user", least: 5, most: 80 },
  rhythm: "consumer",
  days: 30,
};

const songs: Frame = {
  id: "songs",
  title: "songs",
  cues: {
    en: "song catalog:3|songs:2.5|song:2|music catalog:3|track feature:3|audio feature:3|danceability:3|music:1.5|album:2|music chart:3|top songs:3|music track:2.5|lyrics:2|artist:1|record label:2.5|royalty:2|concert:1",
    de: "lieder:2.5|musikkatalog:3|songs:2.5|musik:1.5",
    es: "canciones:3|catálogo de música:3|música:1.5",
    fr: "chansons:3|catalogue musical:3|musique:1.5",
    pt: "músicas:2.5|catálogo de músicas:3|canções:3",
  },
  against: "listening history:2|play event:2|music class:1.5|concert ticket:2",
  record: "song",
  fields: [
    key("song_id", { names: "track|track id" }),
    core("title=song_title", { names: "title|name|track name" }),
    core("artist=music_artist", { names: "artist" }),
    core("album"),
    core("genre=music_genre", { names: "genre" }),
    core("duration_s=track_length_s", { names: "duration|length" }),
    core("released_on=release_date", { names: "release date|released" }),
    known("release_year", { names: "year|year of release" }),
    ...knowns(
      "popularity tempo_bpm musical_key danceability energy=energy_score valence=song_valence acousticness loudness_db is_explicit play_count record_label chart_position listener_count royalty_amount language country isrc=reference_number speechiness=ratio instrumentalness=ratio liveness=ratio playlist lyrics=message",
    ),
  ],
  rules: [
    pulledBy("energy", { loudness_db: 0.7 }, beta(4, 2.6), 3),
    pulledBy("play_count", { popularity: 0.8 }, lognormal(2400, 1.9), 0),
  ],
  rhythm: "flat",
  days: 3650,
};

const newsArticles: Frame = {
  id: "news_articles",
  title: "news articles",
  cues: {
    en: "news article:3|news:2.5|headline:2.5|newspaper:2.5|journalism:2.5|article:1.5|press release:2.5|blog post:2.5|fake news:3|magazine:2|editorial:2|content articles:2|news story:3|publisher content:2",
    de: "nachrichtenartikel:3|nachrichten:2.5|zeitung:2.5|schlagzeile:3|pressemitteilung:2.5",
    es: "artículos de noticias:3|noticias:2.5|periódico:2.5|titulares:2.5",
    fr: "articles de presse:3|actualités:2.5|journal:2|gros titres:2.5",
    pt: "artigos de notícias:3|notícias:2.5|jornal:2.5|manchetes:3",
  },
  against:
    "knowledge base:2|help article:3|scientific article:3|journal article:3|article number:1.5|newsletter:1.5|hacker news:1",
  record: "article",
  fields: [
    key("article_id=news_article_id", { names: "article|story|post" }),
    core("headline", { names: "title" }),
    core("author=created_by", { names: "author|journalist|writer" }),
    core("published_at", { names: "date|publication date|published" }),
    core("section=news_section", { names: "category|topic|section" }),
    core("outlet=news_outlet", { names: "source|publisher|newspaper|outlet" }),
    core("word_count", { names: "words|length" }),
    known("text=news_text", { names: "body|content|text|article text" }),
    known("comment_count", { names: "comments" }),
    ...knowns(
      "summary language sentiment sentiment_score views=play_count share_count url tags country is_paywalled read_time_min political_leaning veracity image_url updated_at keywords=tags city",
    ),
  ],
  rules: [
    rule(
      "read_time_min = word_count ÷ 220",
      "read_time_min word_count",
      {
        read_time_min: { kind: "product", factors: ["word_count"], times: 1 / 220, decimals: 0 },
      },
      [{ kind: "product", result: "read_time_min", factors: ["word_count"], times: 1 / 220 }],
    ),
  ],
  rhythm: "business",
  days: 90,
};

const podcasts: Frame = {
  id: "podcast_episodes",
  title: "podcast episodes",
  cues: {
    en: "podcast:3|podcast episode:3|podcasts:3|audio show:2.5|radio show:2.5|audiobook:2.5|episode:1",
    de: "podcast:3|podcast-folge:3|hörbuch:2.5",
    es: "pódcast:3|podcast:3|audiolibro:2.5",
    fr: "podcast:3|livre audio:2.5",
    pt: "podcast:3|episódios de podcast:3|audiolivro:2.5",
  },
  record: "episode",
  fields: [
    key("episode_id=record_id", { names: "episode" }),
    core("podcast=podcast_name@podcast", { names: "podcast|show|podcast name" }),
    core("title=episode_title", { names: "title|episode title" }),
    core("published_at", { names: "release date|date|published" }),
    core("duration_min", { names: "duration|length", model: numbers(lognormal(38, 0.5), 0) }),
    core("downloads=download_count", { names: "downloads|plays|listens" }),
    ...knowns(
      "podcast_id@podcast category@podcast host=created_by@podcast episode_number season_number listener_count completion_rate rating=star_rating country ad_slot sponsor=company_name language@podcast platform description revenue=amount guest=full_name like_count",
    ),
  ],
  rules: [],
  rhythm: "business",
  days: 365,
};

const videoGames: Frame = {
  id: "video_games",
  title: "video games",
  cues: {
    en: "video games:3|video game catalog:3|video game sales:3|video game:2.5|game catalog:2.5|steam game:3|console game:3|game review:2.5|game title:2|games sold:2.5|pc game:2.5|mobile game catalog:2.5",
    de: "videospiele:2.5|spielekatalog:3",
    es: "videojuegos:2.5|ventas de videojuegos:3",
    fr: "jeux vidéo:2.5|ventes de jeux vidéo:3",
    pt: "videogames:2.5|jogos eletrônicos:2.5|vendas de jogos:3",
  },
  against: "telemetry:2.5|player session:2|game event:2|in-game purchase:2|match:1.5",
  record: "game",
  fields: [
    key("game_id=game_title_id", { names: "game" }),
    core("title=game_title", { names: "title|name" }),
    core("genre=game_genre", { names: "genre" }),
    core("platform", { model: choices("PC:36|console:32|mobile:24|handheld:8"), names: "console" }),
    core("release_date", { names: "released|year|release year" }),
    core("price"),
    core("rating=critic_score", { names: "score|rating|review score" }),
    ...knowns(
      "studio publisher copies_sold_m hours_played rating_count content_rating currency is_multiplayer=flag download_count developer=studio review_text tags player_count=viewer_count description region country revenue=amount",
    ),
  ],
  rules: [pulledBy("copies_sold_m", { rating: 0.4 }, lognormal(0.4, 1.2), 2)],
  rhythm: "flat",
  days: 3650,
};

const photos: Frame = {
  id: "photo_metadata",
  title: "photo metadata",
  cues: {
    en: "photo metadata:3|exif:3|image metadata:3|photograph:2.5|photo:1.8|photos:1.8|camera image:2.5|photo library:3|stock photo:3",
    de: "fotometadaten:3|bilddaten:2|fotos:1.8",
    es: "metadatos de fotos:3|fotografías:2",
    fr: "métadonnées de photos:3|photographies:2",
    pt: "metadados de fotos:3|fotografias:2",
  },
  against:
    "photo studio:4|photo session:3|photographer booking:3|x-ray:2|radiology:3|satellite:1.5|labelled image:2|training image:2.5|bounding box:3|dating:1",
  record: "photo",
  fields: [
    key("photo_id", { names: "image|picture" }),
    core("file_name=slug", { names: "filename|file" }),
    core("taken_at=timestamp", { names: "date taken|capture time|captured at|date" }),
    core("camera=camera_model", { names: "camera" }),
    core("width_px=count", {
      names: "width",
      model: numbers(normal(4000, 700), 0),
      unit: "px",
      minimum: 100,
      maximum: 20_000,
    }),
    core("height_px=count", {
      names: "height",
      model: numbers(normal(2900, 500), 0),
      unit: "px",
      minimum: 100,
      maximum: 20_000,
    }),
    core("file_size_mb=value", {
      names: "file size|size",
      model: numbers(lognormal(4.2, 0.5), 2),
      unit: "MB",
      minimum: 0,
    }),
    ...knowns(
      "latitude longitude camera_settings tags image_url title description photographer=created_by license=category like_count download_count orientation=label city country price format=type",
    ),
  ],
  rules: [],
  rhythm: "consumer",
  days: 365,
};

export const mediaFrames: readonly Frame[] = [
  movies,
  movieRatings,
  videoPlays,
  musicPlays,
  songs,
  newsArticles,
  podcasts,
  videoGames,
  photos,
];
