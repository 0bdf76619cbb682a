import { beta, choices, dependent, lognormal, numbers, prose } from "../../ontology/models.ts";
import { adds, core, key, known, knowns, onlyWhere, rule, within } from "../define.ts";
import type { Frame } from "../frame.ts";
import { countsUp, walks } from "../rules.ts";

/** Kinds of failure, where something failed. */
const failures = choices("rate limited:34|timeout:28|invalid request:16|content filtered:12|server error:10");

const llmUsage: Frame = {
  id: "llm_usage",
  title: "LLM API usage",
  cues: {
    en: "llm usage:3|llm api:3|llm request:3|llm call:3|llm cost:3|token usage:3|ai usage:2.5|model usage:2.5|llm log:3|prompt tokens:2.5|completion tokens:2.5|input tokens:2|output tokens:2|inference log:3|inference request:3|ai api:2.5|chat completion:3|genai usage:3|llm inference:3|llm:1.5|ai spend:3|cost per token:2.5|language model:1.5|tokens:1.2|tokens in:2|tokens out:2|chatgpt:2.5|gpt:2|openai:2.5|anthropic:2.5|chatbot request:2",
    de: "llm-nutzung:3|llm-anfragen:3|token-verbrauch:3|ki-nutzung:2.5|sprachmodell:1.5|sprachmodelle:1.5",
    es: "uso de llm:3|consumo de tokens:3|solicitudes llm:3|uso de ia:2.5|modelo de lenguaje:1.5",
    fr: "utilisation de llm:3|consommation de tokens:3|requêtes llm:3|modèle de langage:1.5",
    pt: "uso de llm:3|consumo de tokens:3|requisições llm:3|modelo de linguagem:1.5",
  },
  against:
    "crypto token:3|usdc:3|nft:3|erc-20:3|reasoning chain:2|fine-tuning:1.5|evaluation:1.5|auth token:2|mcp:1.5|wallet:3",
  record: "request",
  fields: [
    key("request_id"),
    core("timestamp", { names: "time|requested at|date|created at" }),
    core("model_name", { names: "model" }),
    core("team", {
      names: "team|department|project",
      model: choices("platform:22|search:18|support:18|growth:16|data:14|mobile:12"),
    }),
    core("input_tokens", { names: "prompt tokens|input tokens|tokens in" }),
    core("output_tokens", { names: "completion tokens|output tokens|tokens out" }),
    core("cost=inference_cost", { names: "cost|cost usd|spend|price", unit: "USD" }),
    core("latency_ms", { names: "latency|response time|duration", model: numbers(lognormal(1_900, 0.8), 0) }),
    known("total_tokens", { names: "tokens|total tokens|token count|tokens used" }),
    known("cached_tokens"),
    known("error_type", {
      names: "error|error type|errors",
      model: choices("none:95|rate limited:1.6|timeout:1.4|invalid request:0.8|content filtered:0.6|server error:0.6"),
    }),
    ...knowns(
      "user_id finish_reason status_code ttft_ms tokens_per_second request_kind prompt completion model_provider application=app_name api_key_id project_id sampling_temperature top_p max_tokens is_streaming is_cached_response reasoning_tokens input_price=input_token_price output_price=output_token_price",
    ),
    ...knowns(
      "is_error retry_count user_feedback rating=eval_score environment country monthly_budget@team is_refusal is_hallucination toxicity_score safety_label prompt_language context_window conversation_id turn_count tool_call_count endpoint status=build_status session_id plan language quality_score=eval_score department cost_center feature_name prompt_version service_name",
    ),
  ],
  rules: [
    rule(
      "input_price depends on model_name",
      "input_price model_name",
      {
        input_price: {
          kind: "lookup",
          by: "model_name",
          values: {
            "atlas-large": 3,
            "atlas-small": 0.25,
            "cedar-2": 5,
            "cedar-2-mini": 0.5,
            "quill-1": 1,
            "quill-1-vision": 3,
          },
          otherwise: 1,
        },
      },
      [{ kind: "function", result: "input_price", by: ["model_name"] }],
    ),
    rule(
      "output_price depends on model_name",
      "output_price model_name",
      {
        output_price: {
          kind: "lookup",
          by: "model_name",
          values: {
            "atlas-large": 15,
            "atlas-small": 1,
            "cedar-2": 25,
            "cedar-2-mini": 2,
            "quill-1": 4,
            "quill-1-vision": 15,
          },
          otherwise: 4,
        },
      },
      [{ kind: "function", result: "output_price", by: ["model_name"] }],
    ),
    adds("total_tokens", "+input_tokens +output_tokens", 0),
    within("cached_tokens", "input_tokens", beta(0.8, 2), 0),
    rule(
      "cost = 0.000005 × total_tokens",
      "cost total_tokens",
      { cost: { kind: "product", factors: ["total_tokens"], times: 0.000005, decimals: 6 } },
      [{ kind: "product", result: "cost", factors: ["total_tokens"], times: 0.000005 }],
    ),
    rule(
      "latency_ms rises with output_tokens",
      "latency_ms output_tokens",
      {
        latency_ms: {
          kind: "sum",
          terms: [{ field: "output_tokens", times: 7 }],
          noise: lognormal(420, 0.6),
          decimals: 0,
        },
      },
      [{ kind: "sign", fields: ["output_tokens", "latency_ms"], sign: 1 }],
    ),
    within("ttft_ms", "latency_ms", beta(3, 8), 0),
    {
      ...onlyWhere("error_type", "is_error", true),
      sets: { error_type: failures },
    },
    rule(
      "cost = 0.000003 × input_tokens + 0.000015 × output_tokens",
      "cost input_tokens output_tokens",
      {
        cost: {
          kind: "sum",
          terms: [
            { field: "input_tokens", times: 0.000003 },
            { field: "output_tokens", times: 0.000015 },
          ],
          decimals: 6,
        },
      },
      [
        {
          kind: "sum",
          total: "cost",
          terms: [
            { field: "input_tokens", times: 0.000003 },
            { field: "output_tokens", times: 0.000015 },
          ],
        },
      ],
    ),
  ],
  rhythm: "business",
  days: 30,
};

const llmEvaluations: Frame = {
  id: "llm_evaluations",
  title: "LLM evaluation results",
  cues: {
    en: "llm evaluation:3|llm eval:3|model evaluation:3|eval result:3|prompt evaluation:3|model comparison:2.5|llm benchmark:3|evaluation dataset:2.5|llm judge:3|llm-as-a-judge:3|human evaluation:2.5|hallucination:2|answer quality:2.5|prompt and response:2.5|prompt-response pair:3|question answering dataset:2|red team:2.5|jailbreak:2.5|prompt injection:2.5|safety evaluation:3|toxicity:1.5",
    de: "llm-bewertung:3|modellbewertung:3|modellevaluation:3",
    es: "evaluación de llm:3|evaluación de modelos:3",
    fr: "évaluation de llm:3|évaluation de modèles:3",
    pt: "avaliação de llm:3|avaliação de modelos:3",
  },
  against: "employee evaluation:3|teacher:3|agent benchmark:2|property evaluation:3|token usage:1.5|credit model:2",
  record: "evaluation",
  fields: [
    key("eval_id", { names: "evaluation id|eval id|sample id|id" }),
    core("prompt", { names: "prompt|question|input|query" }),
    core("response=completion", { names: "response|answer|output|completion|model output" }),
    core("model_name", { names: "model" }),
    core("score=eval_score", { names: "score|rating|quality score|eval score" }),
    core("is_correct", { names: "correct|pass|passed|is correct" }),
    core("evaluated_at=timestamp", { names: "evaluated at|timestamp|date|time" }),
    known("reference=reference_answer", { names: "reference|expected answer|ground truth|gold answer" }),
    ...knowns(
      "category=prompt_category benchmark_name evaluator faithfulness answer_relevance toxicity_score is_hallucination is_refusal safety_label is_jailbreak latency_ms total_tokens inference_cost prompt_version sampling_temperature difficulty language explanation=thought preference annotator_id accuracy f1_score model_version input_tokens output_tokens context=chunk_text confidence sentiment",
    ),
  ],
  rules: [
    rule("score rises with correct answers", "score is_correct", {
      score: numbers(beta(4, 2), 3, { follows: [{ field: "is_correct", weight: 0.7 }] }),
    }),
  ],
};

const preferencePairs: Frame = {
  id: "instruction_data",
  title: "instruction and preference data",
  cues: {
    en: "instruction tuning:3|fine-tuning:2.5|finetuning:2.5|fine-tuning data:3|fine-tuning dataset:3|preference data:3|preference pair:3|rlhf:3|dpo:3|instruction dataset:3|instruction-response:3|prompt dataset:2.5|chosen and rejected:3|sft:2.5|training prompt:2.5|prompt completion pair:3|instruction following:2.5|chat dataset:2.5",
    de: "instruktionsdaten:3|präferenzdaten:3|feinabstimmung:2.5",
    es: "datos de instrucciones:3|datos de preferencias:3|ajuste fino:2.5",
    fr: "données d'instructions:3|données de préférence:3|affinage:2.5",
    pt: "dados de instruções:3|dados de preferência:3|ajuste fino:2.5",
  },
  against: "customer preference:3|seat preference:3|work instruction:3",
  record: "example",
  fields: [
    key("example_id", { names: "id|sample id|pair id" }),
    core("instruction=prompt", { names: "instruction|prompt|question|input" }),
    core("response=completion", { names: "response|output|answer|completion" }),
    core("category=prompt_category", { names: "category|task type|task" }),
    core("language=prompt_language", { names: "language" }),
    core("quality=eval_score", { names: "quality|score|rating|quality score" }),
    core("created_at=timestamp", { names: "created at|timestamp|date" }),
    known("chosen=chosen_response", { names: "chosen|preferred response" }),
    known("rejected=rejected_response", { names: "rejected|rejected response" }),
    ...knowns(
      "reward preference annotator_id difficulty total_tokens source system_prompt context=chunk_text is_refusal safety_label data_split turn_count model_name inter_annotator_agreement domain=task_domain label=annotation_label toxicity_score",
    ),
  ],
  rules: [],
  days: 180,
};

const retrieval: Frame = {
  id: "rag_queries",
  title: "retrieval-augmented generation queries",
  cues: {
    en: "rag:3|retrieval augmented:3|retrieval-augmented generation:3|rag query:3|rag evaluation:3|vector search:3|retrieval query:3|document qa:3|question answering over document:3|retrieved chunk:3|embedding:1.5|semantic search:2.5|vector database:3|knowledge retrieval:2.5|grounded answer:2.5",
    de: "rag:3|retrieval-augmented generation:3|vektorsuche:3",
    es: "rag:3|generación aumentada por recuperación:3|búsqueda vectorial:3",
    fr: "rag:3|génération augmentée par récupération:3|recherche vectorielle:3",
    pt: "rag:3|geração aumentada por recuperação:3|busca vetorial:3",
  },
  against: "loan:3|mortgage:3|dog:2|textile:3",
  record: "query",
  fields: [
    key("query_id=search_id"),
    core("question=faq_question", { names: "question|query|user query|prompt" }),
    core("answer=completion", { names: "answer|response|generated answer" }),
    core("retrieved_docs=citations", { names: "retrieved documents|sources|documents|citations|retrieved chunks" }),
    core("similarity_score", { names: "similarity|score|retrieval score" }),
    core("latency_ms", { names: "latency|response time", model: numbers(lognormal(1_600, 0.6), 0) }),
    core("timestamp", { names: "asked at|time|date" }),
    known("faithfulness"),
    ...knowns(
      "answer_relevance top_k retrieval_ms chunk_text chunk_id model_name embedding_model user_id is_correct is_hallucination user_feedback total_tokens inference_cost reference_answer accuracy precision recall language session_id document_type eval_score input_tokens output_tokens confidence",
    ),
  ],
  rules: [
    within("retrieval_ms", "latency_ms", beta(2, 18), 0),
    adds("total_tokens", "+input_tokens +output_tokens", 0),
  ],
  rhythm: "business",
};

const chatLogs: Frame = {
  id: "chatbot_conversations",
  title: "assistant conversations",
  cues: {
    en: "chatbot conversation:3|ai assistant conversation:3|assistant conversation:3|chatbot log:3|llm conversation:3|multi-turn conversation:3|multi-turn dialogue:3|user-assistant:3|chatbot:2|ai assistant:2.5|conversation:1|conversation with ai:3|users and ai assistant:3|users and an ai assistant:3|assistant:1|human-ai conversation:3|assistant chat:3|conversational ai:2.5|virtual assistant:2.5|voice assistant:2.5|chatbot interaction:3|chat log with ai:3",
    de: "chatbot-gespräche:3|ki-assistent:2.5|chatbot-dialoge:3",
    es: "conversaciones de chatbot:3|conversaciones con asistente:3",
    fr: "conversations de chatbot:3|conversations avec assistant:3",
    pt: "conversas de chatbot:3|conversas com assistente:3",
  },
  against: "customer support:2.5|support ticket:3|complaint:2|help desk:3|refund:2",
  record: "turn",
  fields: [
    key("conversation_id@conversation"),
    key("turn=step_index", { names: "turn|turn number|message number", model: { kind: "ordinal", first: 1 } }),
    core("timestamp", {
      names: "sent at|time",
      model: {
        kind: "moment",
        from: "-P30D",
        to: "P0D",
        rhythm: "consumer",
        ascending: true,
        grain: "s",
        gap: { by: lognormal(24, 0.9), unit: "s" },
      },
    }),
    core("role=speaker", { names: "role|speaker|sender", model: choices("user:50|assistant:50") }),
    core("content=message_text", { names: "content|message|text|utterance" }),
    core("model_name@conversation", { names: "model" }),
    core("user_id@conversation", { names: "user" }),
    known("intent=intent_label", { names: "intent|user intent" }),
    ...knowns(
      "total_tokens latency_ms sentiment sentiment_score user_feedback@conversation language@conversation channel@conversation tool_name is_refusal safety_label topic@conversation satisfaction=eval_score@conversation session_id@conversation device_type@conversation confidence bot_handover@conversation is_resolved@conversation emotion dialogue_act prompt completion",
    ),
  ],
  rules: [
    rule("content goes with role", "content role", {
      content: dependent("role", { user: prose("question"), assistant: prose("answer") }, prose("message")),
    }),
    countsUp("turn", "conversation_id"),
    walks(
      "user and assistant take turns",
      "role",
      "conversation_id",
      { user: 1 },
      { user: { assistant: 1 }, assistant: { user: 1 } },
    ),
  ],
  layout: { kind: "groups", subject: "conversation", least: 2, most: 14 },
  rhythm: "consumer",
  days: 30,
};

/** What language models are asked, and how well they answer. */
export const languageModelFrames: readonly Frame[] = [llmUsage, llmEvaluations, preferencePairs, retrieval, chatLogs];
