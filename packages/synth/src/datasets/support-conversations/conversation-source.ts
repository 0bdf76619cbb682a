import { type RowSource, register } from "../../engine/rows.ts";
import { rowsBefore, startOfDay } from "../../engine/window.ts";
import { keyAt, streamsOf } from "../../random/hash.ts";
import { permute } from "../../random/permutation.ts";
import { cases } from "./case.ts";
import { slot } from "./columns.ts";
import { contactClock } from "./contact-clock.ts";
import { conversations } from "./conversation.ts";
import { writeConversation } from "./conversation-row.ts";
import type { ServiceRates } from "./staffing.ts";

export const CONVERSATIONS = 1_000_000;

const conversationStreams = streamsOf("support-conversations/conversation");
const codeStreams = streamsOf("support-conversations/code");

export interface ConversationSettings extends ServiceRates {
  readonly from: string;
  readonly to: string | null;
}

/** Opens the conversations of a seed. Each is a function of its number alone; the last one is kept. */
export function openConversations(seed: string, columns: number, settings: ConversationSettings): RowSource {
  const into = register(columns);
  into.cells[slot.version] = 0;
  const keys = conversationStreams(seed);
  const codes = codeStreams(seed);
  const clock = contactClock(seed, settings.from);
  const orders = cases(seed);
  const hold = conversations(seed, settings);
  let loaded = -1;
  const load = (index: number): void => {
    if (index === loaded) return;
    const key = keyAt(keys, index);
    const start = clock.startOf(index);
    const scene = hold(key, start, orders.at(clock.rowAt(index), start, key));
    writeConversation(into, scene, permute(codes, index, 30), settings.surveyShare);
    loaded = index;
  };
  if (settings.to === null) return { register: into, load };
  return { register: into, load, rows: rowsBefore(clock.startOf, startOfDay(settings.to), CONVERSATIONS) };
}
