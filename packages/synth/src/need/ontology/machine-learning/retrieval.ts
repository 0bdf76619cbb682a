import { milliseconds } from "../computing.ts";
import { choice, key, scheme, share, text, typed, whole } from "../define.ts";
import { beta, geometric, list, uniform } from "../models.ts";
import type { SemanticType } from "../semantic-type.ts";

/** Passages, vectors and how they are found. */
export const retrievalTypes: readonly SemanticType[] = [
  key("chunk_id", "chunk|passage id|~passage|text chunk|context id", "The passage.", "CHK-"),
  text(
    "chunk_text",
    "passage text|retrieved context|~context|retrieved passage|retrieved text|text of chunk|context passage|retrieved chunk|~paragraph",
    "The passage.",
    "description",
  ),
  whole(
    "top_k",
    "k|documents retrieved|number of retrieved documents|retrieved documents|retrieved chunks|number of chunks",
    "How many passages were fetched.",
    geometric(5),
    { minimum: 1, maximum: 100 },
  ),
  share(
    "similarity_score",
    "similarity|cosine similarity|retrieval score|semantic similarity|embedding similarity|distance score|vector similarity",
    "How alike they are, 0 to 1.",
    beta(8, 3),
    4,
  ),
  milliseconds(
    "retrieval_ms",
    "retrieval time|retrieval latency|search latency|vector search time",
    "How long fetching took.",
    48,
    0.6,
  ),
  whole(
    "embedding_dimension",
    "embedding size|vector dimension|dimension",
    "Numbers in the vector.",
    uniform(256, 3_072),
    { minimum: 1 },
  ),
  choice(
    "embedding_model",
    "encoder|embedding model name|vector model",
    "What made the vectors; invented.",
    "embed-small:52|embed-large:34|embed-multi:14",
  ),
  typed(
    "citations",
    "sources cited|references cited|cited sources|citation list|source documents|source ids",
    "What the answer cites.",
    "array",
    list({ kind: "code", prefix: "DOC-", radix: 10, width: 5, order: "shuffled" }, 0, 4),
  ),
  scheme("model_digest", "model hash|weights hash", "Digest of the model's weights.", "sha256"),
];
