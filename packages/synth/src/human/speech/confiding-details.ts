import type { ConfidingClass } from "./exchanges/confiding.ts";

/** What people add when they tell a friend, by what happened: where they were, who saw it, what they did then; one phrase a line. */
export const confidingDetails: Readonly<Record<ConfidingClass, string>> = {
  harm: `
    I was <along> when it [hit|reached] me, and I [had to sit down|nearly dropped my <thing>|said it out loud]
    <someone> [saw it|was there], and [said nothing|looked at the floor|was as shocked as me]
    it was [just before|in the middle of|during] <missedthing>
    I <effort>, [and for what|you know me|so don't say I didn't try]
    I have <proof>, [just in case|I keep it in a drawer]
    since then I <nightwork> [every night|instead of sleeping]
    I [told|rang] <someone>, who said [let it go|I'd burst|get a lawyer|they always do that]
    I [threw|slammed] my <thing> [on the sofa|into a corner], [which I never do|not my style]
    and that after I <achieved>
    I can't even [look at|enjoy] <meal>, [so angry I am|it's that bad]`,
  blow: `
    I was <along> [when I heard|when it came], with [two bags|my <thing> in my hand|no umbrella]
    I had [just|only just] finished <chorework>
    I [sat|stood] in the <room> for [an hour|a long time], [in my coat|without the light on]
    at night I <nightwork>, [what else|until it gets light]
    I keep finding <keepsake>
    <someone> brought <meal>, [which was kind|I couldn't touch it]
    I cancelled <missedthing>, [I couldn't face it|they understood]
    I think of <lovedmoment> [all the time|and then it gets worse]
    I [missed|forgot] <missedthing> [over it|because of that]
    even <hobby> [feels|is] [empty|far away]
    I [started|tried] to do <chorework> and [stopped half way|just stood there]`,
  stuck: `
    I <effort>, [and then once more|with no result|you know me]
    I've been at it since [five|six|before breakfast] [today|this morning]
    between <chorework> and <chorework> there's [an hour for it|no time], [at best|if I'm lucky]
    <someone> [offered to help|had an idea|laughed and said welcome], [which didn't help|bless them]
    I dream of it, [last night too|no joke], with <workthing> in it
    there's <proof> all over the [table|floor]
    I gave up <hobby> for it
    I [ate|had] <meal> over it, [again|cold]
    I was going to be done before <missedthing>
    I even [shouted at|talked to] the <pet>`,
  ahead: `
    I can't [sit through|think of] <hobby> [until then|right now]
    last night I <nightwork>, [all to pass the time|and felt silly]
    I [packed|laid out] my <thing> and <proof> [already|twice]
    <someone> [keeps asking|had the same last year|lit a candle]
    if it goes wrong, <missedthing> is off as well
    I [told|promised] <someone> [I'd ring|I'd stay calm]
    I was <along> and [missed my stop|walked into a post], [so far away I was|thinking of it]
    I counted on it for <costs>
    I <effort>, [more I can't do|so it's out of my hands]
    there's <chorework> in between, [thank goodness|that helps]
    {friend} gave me <keepsake> for it, [don't laugh|it's in my bag]`,
  good: `
    I was <along>, [and had nobody to hug|grinning like a fool]
    I [told|rang] <someone> before I [took my coat off|had read it all]
    it means <costs> [can be paid|can be bought after all]
    <someone> [cried|clapped|said about time]
    I made <meal> [to celebrate|at ten at night], [two plates|with candles]
    I <achieved> for it, [so yes|you remember]
    I [danced|sang] in the <room>, [the <pet> ran off|badly]
    I wrote the date on [the calendar|the wall|a slip of paper]
    it's [as good as|better than] <lovedmoment>
    now I can go to <missedthing> with a light heart
    I put <keepsake> [in my pocket|on the table], [it brought luck|I think it helped]`,
  shame: `
    it was at <missedthing>, of all things
    <someone> [saw it|heard it], I think
    I hid in the <room> [afterwards|for an hour]
    I <nightwork> [half the night|until two], going over it
    I can't go back to <hobby> now, [they all know|can I]
    I [blushed|stammered] and dropped my <thing>
    and that after they had [cooked|been so kind]
    I was [tired from|late because of] <chorework>, but that's no excuse
    I wrote [three|two] versions of a note <notedwhere>
    even the <pet> looked away`,
  friends: `
    we've known each other <ages>, {friend} and I
    we were <along> when {friend} told me
    {friend} once sat with me all night, after <missedthing>
    I'm going to [bring|make] <meal>, [it's something|{friend} likes it]
    {friend} <achieved>, and then this
    we had planned <lovedmoment> all over again
    I gave {friend} <keepsake>
    we used to do <hobby> together
    {friend} smiled, and [that was worse|you know that smile]`,
  low: `
    last night I <nightwork>, again
    I didn't go to <hobby>, third week now
    <someone> rang and I let it ring
    the <room> is a mess, I look at it and can't start
    I [put|had] <meal> on and forgot about it
    it was <missedthing> and I didn't go
    {friend} gave me <keepsake>, I hold on to it
    I used to love <hobby>
    the rain helps, [oddly|I don't know why]`,
};
