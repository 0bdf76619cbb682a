import { tokens } from "../text-entropy.ts";

/**
 * Words with a pleasant or unpleasant ring, by strength: common English words rated by hand, without a look at any
 * generator's sentences.
 */
const rated: Readonly<Record<string, string>> = {
  "3":
    "adore amazing beautiful bliss brilliant celebrate delighted ecstatic excellent fantastic glorious gorgeous happiest joy " +
    "joyful love loved marvellous overjoyed perfect splendid superb thrilled triumph wonderful",
  "2":
    "admirable admire admiration appreciate appreciated bravo charming cheered cheerful content delightful encouraged enjoy " +
    "enjoyed excited exciting fond glad good grateful gratified gratifying great happy helped hope hopeful impressed " +
    "impressive kind kindness laughed lovely luck lucky nice optimistic pleasant pleased pleasure praise praised pride " +
    "proud relief relieved respect rewarding safe satisfied satisfying smile smiled smiling success sweet thank thankful " +
    "thanks touched victory warm welcome win won yes",
  "1":
    "better bless brave bright calm clear comfort courage deserved easy fair fine fun gentle gladly grin hooray keen " +
    "light lighter ok okay patient peace promising quiet ready right settled special thankfully well worth",
  "-1":
    "alone anyway bored cold cross dull hard jittery late lonely lost missed mistake nervous never noise odd quiet restless " +
    "shrug slow sorry strange stuck tense tired uneasy wait waiting worn",
  "-2":
    "afraid angry annoying anxious ashamed awkward bad bitter blame broke broken complain crushed cry cried dead deflated " +
    "disappointed disappointing dislike dread dreaded embarrassed embarrassing envious envy exasperating fear feared fears " +
    "fed fret frustrated frustrating fuming guilt guilty heavy hurt hurts indignant jealous loss maddening mean nasty " +
    "pity poor problem rage regret rude sad sadly scared seethe shabby shame shaky sick sour stung sting stings struggle " +
    "stupid tears trouble ugly unfair unpleasant upset weary worried worries worry worrying worse wrong",
  "-3":
    "agony appalling awful catastrophe crisis danger despair devastated disaster disgrace disgraceful disgust disgusted " +
    "disgusting dismay dismayed foul frightened frightens furious gross gutted hate horrible horrid hopeless humiliating " +
    "livid miserable mortified mortifying nightmare outrage outrageous panic panicking raging repelled revolting scream " +
    "screamed terrible terrified ugh vile worst",
};

const valences: ReadonlyMap<string, number> = new Map(
  Object.entries(rated).flatMap(([valence, words]) =>
    words.split(" ").map((word): [string, number] => [word, Number(valence)]),
  ),
);

/** The mean rating of a text's rated words, −3 to 3; 0 where it has none. */
export function textValence(text: string): number {
  let sum = 0;
  let hits = 0;
  for (const word of tokens(text)) {
    const valence = valences.get(word);
    if (valence === undefined) continue;
    sum += valence;
    hits += 1;
  }
  return hits === 0 ? 0 : sum / hits;
}
