import type { Emotion } from "../emotion.ts";

/** What people say of what they feel to somebody at the other end of the matter; one phrase a line. */
export const feelingsAcross: Readonly<Partial<Record<Emotion, string>>> = {
  surprise: `
    I [didn't|did not] see that coming
    that [surprises|puzzles] me, [honestly|to be frank]
    I'm {very} surprised, [I must say|that's all]
    [well|oh], I wasn't ready for that`,
  joy: `
    I'm {very} happy [about that|to hear it|now]
    that [makes|made] my day, [really|I mean it]
    what [a good|a lovely|wonderful] news
    I'm {very} glad, [thank you|it was worth asking]
    that's [great|wonderful|brilliant], I'm smiling
    I could hug [someone|the whole office], so glad I am`,
  sadness: `
    it makes me {very} sad, [you see|to be honest]
    I'm {very} sad about it, that's the truth
    that hurts [more than I thought|a lot], I'll say it as it is
    I feel {very} low because of it
    it's sad that it [came to this|has to be so]
    I could cry, [frankly|if I'm honest]`,
  frustration: `
    it's {very} frustrating, [you must see that|day after day]
    I'm stuck and it [wears me out|drives me mad]
    I'm {very} frustrated, [I can't put it nicer|no other word]
    it goes in circles, and I'm tired of it
    I don't know [where to turn|what else to try], it's maddening
    I've run out of patience, [I'm afraid|sorry], it's hopeless like this
    all this waiting is {very} annoying`,
  anger: `
    I'm {very} angry [about it|about that], and I [won't hide it|think you can see why]
    that [makes|gets] me {very} angry
    [frankly|to be frank], it's an outrage
    it's unfair, and I'm {very} cross
    I won't [be treated like that|put up with it], it's wrong
    I'm {very} upset, [and rightly so|in case you wonder]
    don't [ask|expect] me to be nice about it, I'm fuming
    I find that shameful, [I say it openly|honestly]
    it makes my blood boil, [I'm sorry to be loud|I try to stay calm]
    I'm furious, [in plain words|that's putting it mildly]`,
  hope: `
    I'm {very} hopeful [now|again], [to be honest|carefully]
    that gives me [some|a bit of] hope
    I hope [so|for the best], [really|I do]
    it sounds promising, I'm glad
    I'm keeping my fingers crossed, with good hope
    maybe it turns out well after all, I'd be happy`,
  excitement: `
    I'm {very} excited, I can hardly [sit still|wait]
    [oh|wow], that would be wonderful
    I'm thrilled, [can you tell|I don't hide it]
    what a great chance, I can't wait
    that's so exciting, I'm all nerves, the good sort`,
  fear: `
    I'm {very} afraid of that, I'll be honest
    that scares me, [I admit it|really]
    I'm {very} frightened, [that's why I ask|I can't help it]
    the thought of it gives me a fright
    I dread it, day and night`,
  anxiety: `
    I'm {very} worried, [you understand|that's why I'm here]
    it makes me {very} nervous
    I worry about it [all the time|at night]
    I have an uneasy feeling about it
    my nerves are [thin|bad] by now, I'm anxious
    I can't rest until I know, I'm so worried
    I keep fretting over it, [sorry|you'll forgive me]`,
  satisfaction: `
    I'm {very} pleased with that
    that's [a good|a fair] result, I'm content
    I'm satisfied, [I don't say that often|and glad it's done]
    that's what I had hoped for, good
    I'm {very} happy with how it went
    it was worth the patience, great`,
  fears_confirmed: `
    that's what I was afraid of, [and here it is|I knew it], it's terrible
    my fear was right, sadly
    I feel crushed, [I saw it coming|even so]
    so it's as bad as I feared, how awful
    it's the worst that could happen, to me at least`,
  resignation: `
    I [give up|have no strength left], it's hopeless, [never mind|let it be]
    what can one do, it's sad and that's that
    I'm {very} tired of it, I won't fight any more
    it doesn't matter any more, I'm worn out
    there's nothing left to say, I'm afraid`,
  disappointment: `
    I'm {very} disappointed, [I thought better of you|I had hoped for more]
    that's {very} disappointing, [to be honest|frankly]
    I feel let down, it's a bitter end
    what a letdown, I'm sad about it
    I had counted on it, so yes, I'm disappointed
    I expected more, that's the sad part`,
  relief: `
    what a relief, [really|you can't imagine]
    I'm {very} relieved, [I can sleep again|thank goodness]
    oh, I'm glad, [that weighed on me|I was so afraid]
    that's a [weight|stone] off my heart, thank you
    I can breathe again, what a relief
    thank goodness, I'm so relieved`,
  pride: `
    I'm {very} proud of it, [I'll say that|honestly]
    I did that [well|by myself], and I'm proud
    I'm glad I stood up for it
    I can be proud of that, I think`,
  gratification: `
    it was worth the effort, I'm {very} glad
    I put a lot of work in, and it pays, that's good
    how rewarding, after all that work
    I'm happy that it counted for something`,
  shame: `
    I'm {very} ashamed, [I admit it|it's embarrassing]
    it's embarrassing to say, I'm sorry
    I'm not proud of it, I feel stupid
    I can hardly look at you, so ashamed I am`,
  guilt: `
    I feel {very} guilty about my part in it
    it was my fault too, I feel bad
    I should have done better, I'm sorry, I feel guilty
    my bad conscience tells me so`,
  remorse: `
    I'm {very} sorry for what I did, I regret it
    I wish I could take it back, I'm so sorry
    I regret it deeply, it was wrong of me
    it cost me too, and I'm sorry`,
  admiration: `
    I respect that, [really|I mean it]
    I'm {very} impressed, not everybody would [say|do] that
    that's decent of you, I appreciate it
    hats off, that was well done
    I admire how you [handle|say] that
    good of you to be so open`,
  gratitude: `
    I'm {very} grateful, [thank you|I mean it]
    that's {very} kind of you
    thank you, that [helps|means a lot]
    I really appreciate it, thanks
    I won't forget that, thank you so much
    how kind, I'm touched`,
  reproach: `
    I don't find that right, [whoever does it|and I say so]
    that's bad style, sorry
    people shouldn't [act|be treated] like that, it's wrong
    I think that's unfair, plain and simple
    that's poor, I expected better`,
  happy_for: `
    I'm {very} happy for {friend}
    good for {friend}, I'm glad`,
  compassion: `
    I feel sorry for {friend}, that's hard
    poor {friend}, it's sad`,
  liking: `
    I do like it, [I admit|that is nice]
    it's nice, I enjoy it`,
};
