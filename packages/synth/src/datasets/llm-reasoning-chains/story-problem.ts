import { sayOne } from "../prose/phrase.ts";
import { distract, moves } from "./moves.ts";
import type { Problem } from "./problem.ts";
import { beginStory } from "./starts.ts";
import { type Kind, type Move, newStory, type Story } from "./story.ts";
import type { Domain } from "./vocabulary.ts";

/** Tells a problem of arithmetic, finance or planning with so many calculations. */
export function tellStory(problem: Problem, domain: Domain, nodes: number, distractor: boolean): void {
  const story = newStory(problem);
  beginStory(story, domain);
  const distractAt = distractor ? 1 + problem.dice.below(nodes) : 0;
  while (problem.nodes.length < nodes) {
    if (problem.nodes.length === distractAt) distract(story);
    advance(story);
  }
  if (distractAt === nodes) distract(story);
  problem.question = sayOne(problem.dice, story.asks, story.words);
}

const of = (kind: Kind): readonly Move[] => moves.filter((move) => move.kinds.includes(kind));
const movesOf: Readonly<Record<Kind, readonly Move[]>> = {
  items: of("items"),
  boxes: of("boxes"),
  money: of("money"),
  share: of("share"),
  minutes: of("minutes"),
  hours: of("hours"),
};

/** Plays one event that fits; the last one does not come twice where another fits. */
function advance(story: Story): void {
  const fitting = movesOf[story.kind];
  const last = story.made[story.made.length - 1];
  const weights: number[] = [];
  for (let i = 0; i < fitting.length; i++) {
    const { id, weight } = fitting[i] as Move;
    weights.push(id === last ? 0 : weight);
  }
  for (let left = fitting.length; left > 0; left--) {
    const index = story.dice.weighted(weights);
    const move = fitting[index];
    if (weights[index] === 0 || move === undefined) break;
    if (move.play(story)) {
      story.made.push(move.id);
      return;
    }
    weights[index] = 0;
  }
  const again = moves.find((move) => move.id === last);
  if (again?.play(story) !== true) throw new RangeError(`nothing can follow on ${story.made.join(", ")}`);
}
