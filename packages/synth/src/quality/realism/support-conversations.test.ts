import assert from "node:assert/strict";
import { test } from "node:test";
import { gzipSync } from "node:zlib";
import { realismTrial } from "../../../test/realism-trial.ts";
import { supportConversations } from "../../datasets/support-conversations.ts";
import { grammarConversations, templateConversations } from "../controls/naive-conversations.ts";
import { parsedRows } from "../parsed-rows.ts";
import { compressionRatio } from "../text-diversity/compression-ratio.ts";
import { collectConversations } from "./conversation-columns.ts";
import { supportConversationsRealism } from "./support-conversations.ts";

realismTrial(supportConversations, supportConversationsRealism);

const gzip = (text: string): number => gzipSync(text, { level: 9 }).length;

test("support-conversations: what customers write compresses like language, what naive bots write does not", () => {
  const { customerTexts } = collectConversations(parsedRows(supportConversations, "gzip", 0, 800));
  const ratio = compressionRatio(customerTexts, gzip);
  assert.ok(ratio !== null && ratio <= 4.5, `${ratio}`);
  for (const control of [templateConversations, grammarConversations]) {
    const naive = compressionRatio(collectConversations(control(1)).customerTexts, gzip);
    assert.ok(naive !== null && naive > 5.5, `${naive}`);
  }
});
