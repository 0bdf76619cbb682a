import { framed } from "../grammar.ts";
import type { Shape, TextBank } from "./text-bank.ts";

/** What people write about what they bought, used, ate or visited; good, mixed or bad. */

const openGood = framed(`
[I have had|We have had] this {thing} for {period} [now |]and {praise}.
[Bought|Got|Chose] this {use}, and {praise}.
{relative} recommended [this|it] to [me|us], and [I can see why|rightly so]: {praise}.
[Exactly|Just] what I was looking for: {praise}.
[I was sceptical at first|My expectations were low], but {praise}.
[Five stars from me|No complaints at all|Could not be happier]: {praise}.
[Second time|Third time] [I have chosen|we have gone for] this {thing}, and again {praise}.
[After comparing {number} others|After much searching] I [settled on|went with] this {thing}, and {praise}.
What a [lovely|pleasant|welcome] surprise: {praise}.
[Honestly|To be fair|I admit], [I did not expect much|my hopes were modest|it was a gamble|I nearly chose another one], [yet|but] {praise}.
[Love|Really love|Absolutely love] the {strength}.
The {strength} [won me over|convinced me|made the difference|tipped the scales].
[Perfect|Ideal|Made] {use}: {praise}.
[If you value|For anyone who cares about] {strength}, this is [the one|it].
[We came|I came] for the {strength} and stayed because {praise}.
{praise}, [and that alone is worth it|which I had not dared to hope|and I have tried many].
[Great|Lovely|Brilliant|Top] {thing}, {praise}.
`);
const openBad = framed(`
[I wanted to like this {thing}|I really tried with this {thing}], but {gripe}.
[Very|Rather|Deeply] disappointed: {gripe}.
After {period}, {gripe}.
[Save your money|Stay away|Look elsewhere]: {gripe}.
[Bought|Got|Chose] this {use}, [sadly|unfortunately] {gripe}.
{relative} warned [me|us], and [sure enough|of course], {gripe}.
[Not|Nothing] [like|as in] the description: {gripe}.
[How is this|How can this be] [acceptable|allowed]? {gripe_capital}.
The {part} {fault} [after {period}|{time}|right away].
[It started well|The first impression was good], then {gripe}.
[Two stars are generous|One star, because zero is not possible|Never again]: {gripe}.
[I could have lived with|I would have forgiven|Never mind] the {weakness}, but {gripe}.
{person} [could not help|was no help at all|simply shrugged] when the {part} {fault}.
[I regret|We regret] [this|the money spent]: {gripe}, and the {part} {fault}.
[What a waste of|So much for] {strength}: {gripe}.
{gripe}, [and nobody seems to care|and that is only the start|which says it all].
`);
const openMixed = framed(`
[Good|Decent|Fine], but not great: {praise}, but {gripe}.
{praise}, [though|however,] {gripe}.
[Mixed feelings|In two minds|Hard to rate]: [a plus|full marks|applause] for the {strength}, [a minus|none|no mercy] for the {weakness}.
[It does the job|It is okay|Average] {use}, [nothing more|though {gripe}].
[On the one hand|On the plus side], {praise}; on the [other|down side], {gripe}.
[Three stars|Middle of the road]: I like the {strength}, not the {weakness}.
After {period} I am [torn|undecided|still not sure]: {praise}, and yet {gripe}.
[The idea is good|The concept works|So close], [if only it were not for|let down by|held back by] the {weakness}.
[I expected more|It could be so much better]: {gripe}, even though {praise}.
Would be [perfect|excellent] without the {weakness}.
[For the price it is fine|You get what you pay for]: {praise}, {gripe}.
`);
const detailGood = framed(`
The {part} is [better than I expected|a clever touch|first class] and {praise}.
[What impressed me most is|I was most taken with|Special mention goes to] the {strength}.
{person} was [kind|patient|quick to help|a delight] when I wanted to {task}.
[Even|Yes, even] {relative}, [usually hard to please|never easily impressed|a born sceptic|not one for praise], [agrees|was convinced|asked for one|had to admit it].
[Also|On top of that|Besides], {praise}.
[There was|I had] a small issue with the {part}, [sorted out within a day|which was fixed at once|but {person} took care of it].
[I have used it|We used it] {use} and [it never let us down|had no trouble at all|would not change a thing].
[The {strength} and the {strength2}|Both {strength} and {strength2}] [deserve praise|are hard to beat|are top].
[Having to {task}|When I had to {task}, that] [was painless|took two minutes|was easier than I feared].
I [only wish|just wish] I had [known of it|found it] [sooner|{period} ago].
[Others talk a lot|Others promise much], here {praise}.
It is [{very}|{very}] good {use}.
`);
const detailBad = framed(`
[On top of that|To make it worse|As if that were not enough], the {part} {fault}.
I [tried|asked|wanted] to {task}, [without success|and got no answer|but was sent in circles].
{person} [promised to call back|blamed me|read from a script|was polite but powerless] and [nothing happened|that was that|I am still waiting].
[Worst of all|The worst part|What made it useless {use}]: the {weakness}.
[I have asked for my money back|I am sending it back|I want a refund], {count} days later [still nothing|no reply|silence].
[Also|Besides], {gripe}.
The {weakness} and the {weakness2} [should have been caught|are simply not acceptable|spoil everything].
{relative} had the [same|very same] problem: the {part} {fault}.
[For this price|At this price] I expect [better|more] than {a part} that {fault}.
[The only good thing is|To be fair, there is] the {strength}.
It {fault} [twice|again {time}|in front of guests].
`);
const closeGood = framed(`
[Would buy again|Highly recommended|Recommended {use}|Thumbs up|Well worth it].
[I will be back|We will come again|Not the last time], [no question|for sure|thank you].
[Thank you|Thanks] to {person} [for going the extra mile|for the help|for the patience].
[Already|I have already] [told {relative}|ordered another one|planned the next time].
[Five stars|Full marks], [without hesitation|deserved|and rightly so].
[Can only|I can only] recommend it [{use}|to everyone|to friends].
[Worth every penny|Money well spent|A real find].
[Keep it up|Please never change it|More of this, please]!
`);
const closeBad = framed(`
[Not recommended|Would not buy again|Never again|Avoid].
I [want|expect] [a refund|an explanation|better][ {soon}| and an apology|].
[Such a pity|A shame], [because the {strength} had promise|I had hoped for more|it could have been good].
[Back to my old one|I am going elsewhere|I will look for another {thing}].
[Do yourself a favour|My advice]: [choose something else|read the small print|keep looking].
[I am {feeling}|Left {feeling}|Simply {feeling}], to put it mildly.
[Lesson learnt|Expensive lesson|Time and money lost].
`);
const closeMixed = framed(`
[Fine|Okay] {use}, [less so otherwise|for everything else I would look elsewhere].
[I might give it another try|We will see how it lasts|Let us see after the next update].
[With a better|If they fix the] {part} [it would be great|I would add a star|I would be happy].
[Three out of five|A solid three|Somewhere in the middle].
[Keep your expectations modest|Check the {part} first|Read the description twice].
`);

const titleGood = framed(`
[Great|Excellent|Outstanding|Lovely] {thing}, {strength}
[Exactly as described|Better than expected|A pleasant surprise|Would choose again|Happy with it]
[Perfect|Ideal|Great] {use}
[Love|Loving|Impressed by] [it|this {thing}|the {strength}|the {strength} and the {strength2}]
[Five stars|Top|Brilliant] {thing}
[Finally|At last] {a thing} that works
{period_capital} in and still [happy|impressed|delighted|pleased] with the {strength}
[No regrets|Worth it|Worth every cent|Highly recommended]
`);
const titleBad = framed(`
[Disappointing|Frustrating|Let down by the] {weakness}
[Not worth it|Never again|Avoid|Do not bother|Waste of money]
The {part} {fault} [again|after {period}|{time}]
[Poor|Terrible|Awful] {thing}, {weakness}
[Nothing but|Only] trouble with the {part}
[Broken|Useless|Returned] [after {period}|within days|on day one]
[Expected|Hoped for] [better|more]
`);
const titleMixed = framed(`
[Good|Nice] {strength}, [shame about the {weakness}|but {weakness}]
[Okay|Fine|Acceptable] {use}
[It is alright|Does the job|So-so|Mixed feelings|Not bad, not great]
[Could be better|Room for improvement|Almost there]
`);

const good: readonly Shape[] = [
  [openGood],
  [openGood, closeGood],
  [openGood, detailGood],
  [openGood, detailGood, closeGood],
  [openGood, detailGood, detailGood, closeGood],
];
const bad: readonly Shape[] = [
  [openBad],
  [openBad, closeBad],
  [openBad, detailBad],
  [openBad, detailBad, closeBad],
  [openBad, detailBad, detailBad, closeBad],
];
const mixed: readonly Shape[] = [
  [openMixed],
  [openMixed, closeMixed],
  [openMixed, detailGood, detailBad],
  [openMixed, detailBad, closeMixed],
  [openMixed, detailGood, closeMixed],
];

const byMood =
  (onGood: readonly Shape[], onMixed: readonly Shape[], onBad: readonly Shape[]) =>
  (mood: -1 | 0 | 1): readonly Shape[] =>
    mood === 1 ? onGood : mood === 0 ? onMixed : onBad;

/** Opinions in English. */
export const enReviews: TextBank = {
  review: byMood(good, mixed, bad),
  review_title: byMood([[titleGood]], [[titleMixed]], [[titleBad]]),
  feedback: byMood(
    [[detailGood], [openGood], [detailGood, closeGood]],
    [[openMixed], [openMixed, detailBad]],
    [[detailBad], [openBad], [detailBad, closeBad]],
  ),
};
