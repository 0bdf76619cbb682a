import type { DrawSequence } from "../random/draw-sequence.ts";
import type { Turn } from "./record.ts";
import type { Felt } from "./story.ts";

/** How the other person may answer. */
export type Reply =
  | "greet"
  | "chat"
  | "welcome_thanks"
  | "support"
  | "advise"
  | "explain"
  | "ask"
  | "follow"
  | "apologise"
  | "empathise"
  | "repair_request"
  | "offer_help";

/** What the other person answers to. */
export interface Heard {
  /** The main person's last message, and the state of mind that was last told. */
  readonly last: Turn;
  readonly felt: Felt | undefined;
  /** True when the other person is on the other side of the matter, or on duty. */
  readonly isFacing: boolean;
  readonly isSensitive: boolean;
}

/** Chooses the answer: by the act that it answers, then by how the main person feels. */
export function replyTo(draws: DrawSequence, { last, felt, isFacing, isSensitive }: Heard): Reply {
  const u = draws.share();
  switch (last.act) {
    case "greet":
      return "greet";
    case "small_talk":
      return "chat";
    case "thank":
      return "welcome_thanks";
    default:
  }
  if (isSensitive && u < 0.45) return "support";
  switch (last.act) {
    case "ask":
      return u < (isFacing ? 0.35 : 0.8) || isSensitive ? "advise" : isFacing && u > 0.75 ? "offer_help" : "explain";
    case "answer":
    case "acknowledge":
    case "repair":
      return u < 0.3 ? "ask" : u < 0.55 ? "advise" : "follow";
    default:
  }
  if (isFacing && felt?.cell === "event_bad" && felt.emotion === "anger" && u < 0.45) return "apologise";
  if (last.emotion === "neutral" || last.emotion === "surprise") return u < 0.5 ? "ask" : "follow";
  return replyToFeeling(u, isFacing);
}

function replyToFeeling(u: number, isFacing: boolean): Reply {
  const moved = isFacing ? 0.24 : 0.46;
  if (u < moved) return "empathise";
  const rest = (u - moved) / (1 - moved);
  if (rest < 0.45) return "ask";
  if (rest < 0.52) return "repair_request";
  if (rest < 0.75) return "advise";
  return rest < 0.9 && isFacing ? "explain" : "offer_help";
}
