import { choice, instant, key, person, text, typed, whole } from "../define.ts";
import { choices, geometric, list, lognormal } from "../models.ts";
import type { SemanticType } from "../semantic-type.ts";

export const socialTypes: readonly SemanticType[] = [
  key(
    "post_id",
    {
      en: "post|social media post|tweet|status update|tweet id|social post",
      de: "beitrag|post|beitragsnummer",
      es: "publicación|post",
      fr: "publication|post",
      pt: "publicação|postagem|post",
    },
    "Number of the post.",
    "PST-",
  ),
  text(
    "post_text",
    {
      en: "post content|tweet text|content of the post|post body|caption|post caption|status text",
      de: "beitragstext",
      es: "texto de la publicación",
      fr: "texte de la publication",
      pt: "texto da publicação",
    },
    "What the post says.",
    "message",
  ),
  whole(
    "like_count",
    {
      en: "likes|number of likes|favorites|favourites|reactions|reaction count|upvotes|hearts",
      de: "likes|gefällt-mir-angaben",
      es: "me gusta|número de me gusta",
      fr: "j'aime|mentions j'aime",
      pt: "curtidas|número de curtidas",
    },
    "Likes.",
    lognormal(14, 1.6),
    { maximum: 500_000_000 },
  ),
  whole(
    "comment_count",
    {
      en: "comments count|number of comments|replies count|reply count|comments received",
      de: "kommentaranzahl|anzahl kommentare",
      es: "número de comentarios",
      fr: "nombre de commentaires",
      pt: "número de comentários",
    },
    "Comments.",
    geometric(4),
    { maximum: 10_000_000 },
  ),
  whole(
    "share_count",
    {
      en: "shares count|reposts|retweets|retweet count|times shared|number of shares|reshares",
      de: "geteilt|anzahl geteilt",
      es: "compartidos|retuits|número de compartidos",
      fr: "partages|nombre de partages",
      pt: "compartilhamentos",
    },
    "How often it was shared.",
    geometric(2.4),
    { maximum: 100_000_000 },
  ),
  typed(
    "hashtags",
    {
      en: "hashtag|hash tags|post tags",
      de: "hashtags",
      es: "etiquetas del post|hashtags",
      fr: "mots-dièse|hashtags",
      pt: "hashtags",
    },
    "Hashtags.",
    "array",
    list(
      choices(
        "#travel:12|#food:12|#music:10|#fitness:9|#photo:9|#news:8|#art:8|#tech:7|#football:7|#nature:7|#fashion:6|#books:5",
      ),
      0,
      4,
    ),
  ),
  choice(
    "post_type",
    {
      en: "content type of the post|type of post|media type of post|post format",
      de: "beitragstyp",
      es: "tipo de publicación",
      fr: "type de publication",
      pt: "tipo de publicação",
    },
    "What kind of post.",
    "photo:40|text:28|video:22|link:10",
  ),
  choice(
    "social_platform",
    {
      en: "social network|social media platform|social media|network platform|social channel",
      de: "soziales netzwerk|plattform",
      es: "red social",
      fr: "réseau social",
      pt: "rede social",
    },
    "Invented network.",
    "Chirply:28|Picmosaic:26|Loopvid:20|Facewall:16|Linkarium:10",
  ),
  key(
    "author_id",
    "poster|creator|creator id|author user|influencer|content creator|influencer id",
    "Number of the author.",
    "AUT-",
    "author",
  ),
  typed(
    "interests",
    {
      en: "~interest|hobbies|hobby|topics of interest|user interests",
      de: "interessen|hobbys",
      es: "intereses|aficiones",
      fr: "centres d'intérêt|loisirs",
      pt: "interesses|hobbies",
    },
    "What the person likes.",
    "array",
    list(
      choices(
        "music:14|travel:13|food:12|sports:11|films:10|reading:9|gaming:8|photography:7|technology:7|fashion:5|gardening:4",
      ),
      1,
      5,
    ),
  ),
  text(
    "bio",
    {
      en: "profile bio|biography|about me|profile text|profile description",
      de: "kurzbiografie|über mich",
      es: "biografía",
      fr: "biographie|à propos",
      pt: "biografia|sobre mim",
    },
    "What the person says of themselves.",
    "bio",
  ),
  instant(
    "joined_at",
    {
      en: "join date|joined|member since|account created|registration date|account creation date|date joined|signup time|sign up date|registered at",
      de: "beitrittsdatum|mitglied seit|registrierungsdatum",
      es: "fecha de registro|miembro desde",
      fr: "date d'inscription|membre depuis",
      pt: "data de cadastro|membro desde",
    },
    "When the person joined.",
    "-P5Y",
    "P0D",
    { subject: "user" },
  ),
  person("display_name", "screen name|profile name|handle name", "Name that others see.", "full_name"),
];
