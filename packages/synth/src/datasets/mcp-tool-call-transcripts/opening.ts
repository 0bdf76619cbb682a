import type { Client } from "./client.ts";
import type { Conversation } from "./conversation.ts";
import type { Dice } from "./dice.ts";
import { latency, lognormal } from "./latency.ts";
import type { Plan } from "./plan.ts";
import { isStateless } from "./wire.ts";

/** The handshake of the revisions with sessions: `initialize`, its answer, `notifications/initialized`. */
export function handshake(talk: Conversation, dice: Dice, asksFor: string): void {
  const opened = talk.request("initialize", talk.dialect.initializeParams(asksFor));
  talk.wait(latency(dice, 45, 0.7));
  talk.respond(opened, talk.dialect.initializeResult);
  talk.wait(lognormal(dice, 4, 0.5));
  talk.notify("c2s", "notifications/initialized", "");
}

/** Everything before the first call, up to the list of tools. */
export function openConversation(talk: Conversation, plan: Plan, client: Client, dice: Dice): void {
  if (isStateless(plan.revision)) {
    openStateless(talk, plan, client, dice);
    return;
  }
  // A client that would rather speak a newer revision takes the one that the server answers with.
  handshake(talk, dice, plan.scenario === "version_mismatch" ? "2025-11-25" : plan.revision);
  talk.wait(lognormal(dice, 12, 0.6));
  const listed = talk.request("tools/list", "");
  talk.wait(latency(dice, 30, 0.7));
  talk.respond(listed, talk.dialect.toolList);
}

function openStateless(talk: Conversation, plan: Plan, client: Client, dice: Dice): void {
  const first = plan.discovers ? "server/discover" : "tools/list";
  let retryOf: number | null = null;
  if (plan.scenario === "version_mismatch") {
    const version = client.futureRevision;
    const refused = talk.request(first, `{${talk.meta(null, version).slice(0, -1)}}`);
    talk.wait(latency(dice, 8, 0.5));
    talk.refuse(
      refused,
      -32022,
      "Unsupported protocol version",
      `{"requested":"${version}","supported":["2026-07-28"]}`,
    );
    talk.wait(lognormal(dice, 15, 0.5));
    retryOf = refused.seq;
  }
  const params = `{${talk.meta().slice(0, -1)}}`;
  if (plan.discovers) {
    const asked = talk.request("server/discover", params, { retryOf });
    talk.wait(latency(dice, 22, 0.6));
    talk.respond(asked, talk.dialect.discovery);
    talk.wait(lognormal(dice, 10, 0.6));
    retryOf = null;
  }
  const listed = talk.request("tools/list", params, { retryOf });
  talk.wait(latency(dice, 30, 0.7));
  talk.respond(listed, talk.dialect.toolList);
}
