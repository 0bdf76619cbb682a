import { beta, lognormal, normal, numbers } from "../ontology/models.ts";
import { core, follows, key, known, knowns, lasts, rule, when } from "./define.ts";
import type { Frame } from "./frame.ts";
import { bands, countsUp, implies, likelierBy, pulledBy, tops, variesBy } from "./rules.ts";

const socialGraph: Frame = {
  id: "social_graph",
  category: "social-graph",
  title: "social graph",
  cues: {
    en: "social graph:3|social network:2.5|social network graph:3|friend graph:3|follower graph:3|friendship:3|friendships:3|edge list:3|follower:2|followers:1.5|followee:3|follows:2|who follows whom:3|connections between users:3|network of people:3|friend connection:3|user connection:2.5|relationship between users:3|relationships between people:3|mutual friend:2.5|community detection:2.5|graph of users:3|adjacency:2|node and edge:2|nodes and edges:2.5|contacts network:2.5|social tie:3|interaction network:2.5|follow edge:3|follow graph:3|friendship network:3|follow relation:3|friend edge:3|source node:2|target node:2|edges of a network:2.5|ego network:3|mutual follow:3|friend request:3|friend request accepted:4|follow request:3|connection request:2.5|pairs of user:2.5|tie strength:3|who is connected with whom:4|who knows whom:3|professional network:2.5|connected with whom:3|contacts graph:3|contact graph:3|relation type between people:3|person a person b:3",
    de: "sozialer graph:3|soziales netzwerk:2.5|freundschaft:3|freundschaften:3|follower:2|beziehungsgraph:3|netzwerk von personen:3|wer wem folgt:3|folgt wem:3|freundschaftsnetzwerk:3|freundesnetzwerk:3|freundschaftsanfrage:3|freundschaftsanfragen:3",
    es: "grafo social:3|red social:2.5|amistades:3|seguidores:2|red de amigos:3|quién sigue a quién:3|red de seguidores:3|grafo de seguidores:3|solicitudes de amistad:3",
    fr: "graphe social:3|réseau social:2.5|amitiés:3|abonnés:1.5|réseau d'amis:3|qui suit qui:3|graphe d'abonnés:3|réseau d'abonnés:3|relations d'amitié:3|graphe d'abonnements:4|abonnements entre comptes:4|demandes d'ami:3",
    pt: "grafo social:3|rede social:2.5|amizades:3|seguidores:2|rede de amigos:3|quem segue quem:3|rede de seguidores:3|grafo de seguidores:3|pedidos de amizade:3",
  },
  against:
    "post:1.5|tweet:2|campaign:2|computer network:3|knowledge graph:2.5|neural network:3|likes:1|engagement:1.5|server:2|packet:3|ad:1",
  record: "connection",
  fields: [
    key("edge_id"),
    core("source_id=source_user_id@user", {
      names: "from|source|follower|user|user id|user a|user 1|first user|person a|member a|who follows|account",
      always: true,
    }),
    core("target_id=target_user_id@contact", {
      names: "to|target|followee|friend|followed|user b|user 2|second user|person b|member b",
      always: true,
    }),
    core("relation=relation_type", { names: "relation|type|relationship" }),
    core("created_at=connected_at", { names: "created|since|connected at|timestamp|friends since|followed at" }),
    known("weight=tie_strength", { names: "weight|strength|tie strength" }),
    ...knowns(
      "interactions_30d mutual_friends community_id@community is_reciprocal deleted_at source_country=country target_country=country source_joined_at=joined_at age gender interests degree=node_degree follower_count following_count clustering_coefficient centrality is_bot language influence_score messages_sent last_interaction_at=last_seen_at username full_name city",
    ),
  ],
  rules: [
    pulledBy("interactions_30d", { weight: 0.6 }, { kind: "geometric", mean: 5 }, 0),
    follows("deleted_at", "created_at", lognormal(400, 0.9), "day"),
  ],
  rhythm: "consumer",
  days: 1460,
};

const socialPosts: Frame = {
  id: "social_media_posts",
  title: "social media posts",
  cues: {
    en: "social media post:3|social post:3|tweet:3|social media:2.5|post:1.2|influencer:2.5|hashtag:2.5|likes:1.5|retweet:2.5|engagement:1.5|instagram:2|tiktok:2|content creator:2|viral:1.5|reels:2|caption:1.5|facebook post:3|user posts:2.5",
    de: "social-media-beitrag:3|soziale medien:2.5|tweet:3|beitrag:1.2|likes:1.5",
    es: "publicación en redes sociales:3|redes sociales:2.5|tuit:3|publicaciones:1.5|me gusta:1.5",
    fr: "publication sur les réseaux sociaux:3|réseaux sociaux:2.5|tweet:3|publications:1.5",
    pt: "postagem em redes sociais:3|redes sociais:2.5|tweet:3|postagens:2|curtidas:1.5",
  },
  against:
    "blog:1|follower graph:2|friendship:2|job posting:3|post office:3|ad campaign:1.5|moderation:1|tool call:2|tool output:2|tool name:2|model:1",
  record: "post",
  fields: [
    key("post_id"),
    core("user_id@user", { names: "author|author id|account|poster" }),
    core("posted_at=timestamp", { names: "created at|posted|published at|time" }),
    core("text=post_text", { names: "text|content|body|caption" }),
    core("likes=like_count", { names: "likes|reactions" }),
    core("comments=comment_count", { names: "comments|replies" }),
    core("shares=share_count", { names: "shares|retweets|reposts" }),
    known("platform=social_platform", { names: "platform|network" }),
    known("impressions=count", { names: "impressions|views|view count", model: numbers(lognormal(900, 1.5), 0) }),
    ...knowns(
      "hashtags post_type engagement_rate reach sentiment sentiment_score language follower_count@user following_count@user username@user is_verified@user country@user topic=category url has_media=flag is_bot@user parent_id is_sponsored=flag image_url bio@user joined_at@user device_type",
    ),
  ],
  rules: [
    tops("impressions", "likes", lognormal(700, 1.4), 0),
    pulledBy("comments", { likes: 0.7 }, lognormal(3, 1.4), 0),
    pulledBy("shares", { likes: 0.7 }, lognormal(2, 1.4), 0),
    pulledBy("likes", { follower_count: 0.6 }, lognormal(14, 1.6), 0),
  ],
  rhythm: "consumer",
  days: 30,
};

const datingMatches: Frame = {
  id: "dating_matches",
  title: "dating app matches",
  cues: {
    en: "dating:3|dating app:3|dating profile:3|swipe:2.5|matchmaking:2.5|match:1|matches between users:2.5|online dating:3|matrimonial:2.5|speed dating:3",
    de: "dating-app:3|partnersuche:3|dating:3",
    es: "aplicación de citas:3|citas en línea:3",
    fr: "application de rencontres:3|site de rencontre:3|rencontres en ligne:3",
    pt: "aplicativo de namoro:3|app de relacionamento:3|namoro:2",
  },
  against: "football:3|carbon:3|data matching:2|tennis:3|card:3|mcc:3|merchant:3|badge:3",
  record: "swipe",
  fields: [
    key("swipe_id=match_pair_id", { names: "match|swipe|like" }),
    core("user_id@user", { names: "swiper|user|profile" }),
    core("target_user_id@candidate", { names: "candidate|target|swiped user|other user|partner" }),
    core("swiped_at=timestamp", { names: "time|swiped|matched at|match date" }),
    core("direction=swipe_direction", { names: "direction|action|swipe direction" }),
    core("is_match"),
    known("age_difference=count", {
      names: "age@user gap|age difference",
      model: numbers({ kind: "geometric", mean: 4 }, 0),
    }),
    ...knowns(
      "age gender@user sexual_orientation relationship_goal messages_sent compatibility_score distance_km=match_distance_km interests bio city photo_count profile_views is_premium=flag education_level occupation height_cm smoking_status first_message=message reported=flag",
    ),
  ],
  rules: [
    rule(
      "is_match only where direction is right or super",
      "is_match direction",
      {
        is_match: {
          kind: "dependent",
          by: "direction",
          models: { left: { kind: "flag", rate: 0 } },
          otherwise: { kind: "flag", rate: 0.24 },
        },
      },
      [implies(when("is_match", true), when("direction", "right", "super"))],
    ),
    variesBy(
      "messages_sent",
      "is_match",
      { false: { kind: "constant", value: 0 } },
      numbers({ kind: "geometric", mean: 9 }, 0),
      [implies(when("is_match", false), when("messages_sent", 0))],
    ),
  ],
  rhythm: "consumer",
  days: 30,
};

const surveyResponses: Frame = {
  id: "survey_responses",
  title: "survey responses",
  cues: {
    en: "survey:3|opinion poll:4|polling of voter:5|voter poll:5|exit poll:5|survey response:3|questionnaire:3|poll response:3|respondent:2.5|likert:3|nps:1.5|net promoter:2|customer satisfaction survey:3|employee survey:3|market research:2.5|opinion poll:2.5|feedback form:2.5|feedback survey:3|census survey:1|csat:1.5|satisfaction score:1.5",
    de: "umfrage:3|fragebogen:3|befragung:3|kundenzufriedenheit:2|mitarbeiterbefragung:3",
    es: "encuesta:3|cuestionario:3|encuestados:2.5|satisfacción del cliente:2",
    fr: "sondage:3|enquête:2.5|questionnaire:3|satisfaction client:2",
    pt: "pesquisa de satisfação:3|questionário:3|enquete:3|pesquisa de opinião:3",
  },
  against:
    "land survey:2|glacier:4|geological:3|soil:2.5|snow:2|seabed:3|reef:3|bird:3|topographic:3|seismic:3|sky survey:3|wildlife survey:2.5|inspection:1|support ticket:1.5|election:1.5|product review:1.5|penguin:4|bill length:4|species:4|bird:2|fish:3|frog:3|bat:3|habitat:3|turtle:3|tree:3|reef:2",
  record: "response",
  fields: [
    key("response_id"),
    core("respondent_id", { names: "participant|respondent|employee|customer" }),
    core("submitted_at=timestamp", { names: "submitted|response date|date|completed at" }),
    core("age_group"),
    core("gender"),
    core("satisfaction", { names: "satisfaction score|rating|overall satisfaction|score", maximum: 5 }),
    core("comment=open_answer", { names: "comment|comments|feedback|open text|free text" }),
    known("nps=nps_score", { names: "nps|net promoter score|likelihood to recommend" }),
    known("question=question", { names: "question text" }),
    known("net_income=income", { names: "net income|monthly net income|household net income|net household income" }),
    ...knowns(
      "survey_id@survey question_id answer likert likert_score nps_category completion_status completion_time_s survey_mode survey_weight selected_options age education_level income_band region country language department channel device_type would_recommend=flag sentiment employment_status started_at=start_time household_size marital_status",
    ),
  ],
  rules: [
    bands("nps_category", "nps", [7, 9], "detractor|passive|promoter"),
    pulledBy("nps", { satisfaction: 0.75 }, beta(4, 1.6, 0, 10), 0),
    lasts("completion_time_s", "started_at", "submitted_at", "s"),
  ],
  rhythm: "consumer",
  days: 60,
};

const experimentTrials: Frame = {
  id: "psychology_trials",
  title: "psychology experiment trials",
  cues: {
    en: "psychology experiment:3|psychological:2.5|reaction time:3|stroop:3|cognitive test:3|cognitive task:3|stimulus:2.5|behavioral experiment:3|experimental psychology:3|participant response:2|neuroscience:2|eye tracking:2.5|eeg:2.5|memory test:2.5|personality test:3|big five:3",
    de: "psychologisches experiment:3|reaktionszeit:3|versuchsperson:3",
    es: "experimento psicológico:3|tiempo de reacción:3",
    fr: "expérience de psychologie:3|temps de réaction:3",
    pt: "experimento psicológico:3|tempo de reação:3",
  },
  against: "clinical trial:2|chemical:2",
  record: "trial",
  fields: [
    key("participant_id=respondent_id@participant", { names: "participant|subject|subject id" }),
    key("trial_number", { names: "trial" }),
    core("timestamp"),
    core("condition=experimental_condition@participant", { names: "condition|group" }),
    core("stimulus"),
    core("reaction_time_ms", { names: "reaction time|rt|response time" }),
    core("is_correct", { names: "correct|accuracy|correct response" }),
    ...knowns(
      "experiment_session@participant age@participant gender@participant response=answer openness@participant conscientiousness@participant extraversion@participant agreeableness@participant neuroticism@participant personality_type@participant iq_score@participant confidence anxiety_level mood block=sequence_number handedness=laterality@participant education_level@participant emotion",
    ),
  ],
  rules: [
    countsUp("trial_number", "participant_id", 1),
    variesBy(
      "reaction_time_ms",
      "stimulus",
      { congruent: numbers(lognormal(500, 0.28), 0), incongruent: numbers(lognormal(610, 0.3), 0) },
      numbers(lognormal(540, 0.3), 0),
    ),
  ],
  layout: { kind: "groups", subject: "participant", least: 20, most: 80 },
  rhythm: "business",
  days: 60,
};

const moodEntries: Frame = {
  id: "mood_entries",
  title: "mood diary entries",
  cues: {
    en: "mood:2.5|mood diary:3|mood tracking:3|mood tracker:3|mental health:2.5|wellbeing:2|well-being:2|journal entry:2.5|diary:2|meditation:2.5|therapy session:2.5|therapy:1.5|depression:1|anxiety:1.5|stress level:1.5|emotion:1.5",
    de: "stimmungstagebuch:3|stimmung:2.5|psychische gesundheit:2.5|therapiesitzung:2.5",
    es: "estado de ánimo:3|diario emocional:3|salud mental:2.5",
    fr: "humeur:2.5|journal d'humeur:3|santé mentale:2.5",
    pt: "humor:2.5|diário de humor:3|saúde mental:2.5",
  },
  against: "sentiment analysis:2|employee survey:1.5|agent:2|npc:2|consumer:5|household:3|shopper:3",
  record: "entry",
  fields: [
    key("entry_id=record_id", { names: "entry|check-in" }),
    core("user_id@user", { names: "participant|patient|person" }),
    core("timestamp", { names: "date|entry time|logged at" }),
    core("mood", { names: "mood score|mood rating" }),
    core("emotion"),
    core("sleep_hours"),
    core("note=open_answer", { names: "note|journal|journal text|entry text|text" }),
    ...knowns(
      "stress_level anxiety_level energy_level meditation_minutes steps therapy_type phq9_score gad7_score triggers=tags activity=workout_type age@user gender@user screen_time_hours duration_min alcohol_use weather_condition pain_score therapist=assigned_to",
    ),
  ],
  rules: [
    pulledBy("mood", { sleep_hours: 0.4, anxiety_level: -0.5 }, normal(6.2, 1.8), 0),
    pulledBy("mood", { sleep_hours: 0.4 }, normal(6.2, 1.8), 0),
  ],
  layout: { kind: "groups", subject: "user", least: 5, most: 40 },
  rhythm: "consumer",
  days: 60,
};

const creatorProfiles: Frame = {
  id: "social_media_profiles",
  title: "social media profiles",
  cues: {
    en: "social media profile:3|user profile:2.5|influencer profile:3|profiles of users:2.5|creator profile:3|profile:1.2|account profile:2|bot detection:2.5|fake account:3|bot account:3",
    de: "nutzerprofil:2.5|profil:1.2",
    es: "perfil de usuario:2.5|perfiles de redes sociales:3",
    fr: "profil utilisateur:2.5|profils de réseaux sociaux:3",
    pt: "perfil de usuário:2.5|perfis de redes sociais:3",
  },
  against: "dating:2|customer:1.5|linkedin:1",
  record: "profile",
  fields: [
    key("user_id", { names: "profile|account|influencer" }),
    core("username", { names: "handle" }),
    core("joined_at", { names: "created at|account created|join date" }),
    core("follower_count", { names: "followers" }),
    core("following_count", { names: "following" }),
    core("post_count=count", {
      names: "posts|number of posts|tweets|post count",
      model: numbers(lognormal(160, 1.4), 0),
    }),
    core("is_verified", { names: "verified" }),
    ...knowns(
      "bio country language age gender interests is_bot engagement_rate category=industry full_name email platform=social_platform is_private=flag last_seen_at image_url influence_score average_likes=like_count city url",
    ),
  ],
  rules: [likelierBy("is_verified", { follower_count: 0.4 }, 0.05)],
  rhythm: "consumer",
  days: 1460,
};

export const societyFrames: readonly Frame[] = [
  socialGraph,
  socialPosts,
  datingMatches,
  surveyResponses,
  experimentTrials,
  moodEntries,
  creatorProfiles,
];
