import { type Reading, word } from "../../../extract/reading.ts";
import { isWall } from "../quantities/clauses.ts";
import { isContent } from "./parts-of-text.ts";
import { rootOf } from "./roots.ts";

const LONGEST = 6;
const ends =
  /^(?:with|of|from|in|by|on|for|at|where|only|just|mit|von|aus|in|nur|con|de|desde|en|solo|avec|des|du|com|da|do|has|have|is|are|all|every|each)$/;
/** "list of tickets" */
const lists = /^(?:list|table|file|dataset|data|records|log|liste|tabelle|lista|tabla|tableau|tabela)$/;

/** The roots of the words that a need calls its rows by: "app events" in "app events from phones". */
export function headRootsOf(reading: Reading): readonly string[] {
  const roots: string[] = [];
  for (let at = 0; at < reading.tokens.length && roots.length < LONGEST && !isWall(reading, at); at++) {
    const said = word(reading, at);
    if (ends.test(said) && roots.length > 0) break;
    if (isContent(reading, at) && !lists.test(said)) roots.push(rootOf(said, reading.language));
  }
  return roots;
}
