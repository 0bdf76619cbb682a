/** What the main person says by what the message does; one phrase a line. */
export const userSpeech = {
  greet: `
    <hello>, [got|have you got] [a minute|five minutes|time for me]?
    <hello>, [are you|you] [there|awake|free|around]?
    <hello>, [it's me|me again|only me], [as promised|hope that's okay|sorry for the hour]
    <hello>, [can you talk|are you alone|is it too late]?
    <hello>, [how are you|all well|how's things]? [I need|could do with] [an ear|a word|advice]
    <hello>, [can|may|could] I [ask|tell] you [something|a thing]?
    <hello>, [there you are|you're online|are you back]
    <hello>, [is this|was this] a [bad|good] [moment|time]?
    <hello>, [sorry|apologies] [to write|for writing] [so late|out of the blue|at work]
    <hello>, [long time|been a while], [how have you been|what are you up to]?
    <hello>, a quick [update|question|one], [if I may|before I forget]
    <hello>, [you asked|you'd asked] [how it went|for news|me to write], [so|here goes|right]
    <hello>, [I've|there's] [something|a story] [to tell|on my mind|I can't keep to myself]
    <hello>, [you won't|you'll never] [believe|guess] [my week|today|this]
    <hello>, [coffee's ready|I've got <drink>|kettle's on], [can we|shall we] talk?
    <hello>, [following up on|coming back to] [our last chat|what we said|{weekday}]`,
  where: `
    I'm {place} [right now|as I write|just now], [so it may be noisy|with <drink>|it's <weather> outside]
    [sitting|standing] {place} [with|and holding] [my <thing>|<drink>]
    [I'm|am] {place}, [nobody|hardly anyone] [around|else here]
    {place}, [of all places|as usual|since an hour ago], [that's where I am|in case you wonder]
    [writing|typing] {place}, [excuse the mess|one eye on the clock]
    [ended up|I ended up|landed] {place} [again|after all]
    [I'm|am] {place}, [and it's quiet here|I have a moment now]`,
  tellPlain: `
    nothing special [today|here], {event}
    [otherwise|apart from that], {event}
    [by the way|incidentally], {event}
    {event}, [as one does|nothing more|the usual]
    [just|only] the everyday [bits|stuff]: {event}
    <when>, {event}, [business as usual|that's it]
    [in between|meanwhile], {event}
    {event}, [and that was my morning|so much for news|not exactly thrilling]
    [what else|for the record], {event}
    [quiet|slow] hours, {event}
    [a normal|an ordinary] <day>: {event}
    <so>, {event}, [nothing to add|you know how it is|it had to be done]`,
  dwellPlain: `
    [still|yes, still] {topic}, [no news|the routine goes on]
    [back|again] at {topic}, [ten minutes more|it needs doing]
    {topic}, [part two|the rest of it], [dull but done|almost finished]
    [nearly|almost] through with {topic}
    [I'm|am] [not done|half done] with {topic}, [no hurry|it can wait]
    [the|this] business with {topic} [takes its time|is nothing special]
    [more of|again] {topic}, [while the radio plays|with <drink>]`,
  tellPresent: `
    <so>, {event}
    {event}, [just like that|believe it or not|out of the blue|as simple as that]
    [guess what|you'll laugh|here's the news|listen to this|picture this]: {event}
    <when>, {event}
    {event} <when>
    [the thing is|point is|it's like this|what happened is]: {event}
    [in short|long story short|the short version], {event}
    <honestly>, {event}, [no exaggeration|that's all|word for word]
    [I'm|am] [just back|home now|sitting down], and {event}
    [first|let me start with this]: {event}
    {event}, [and|yes,] [you read that right|it's true|that really happened]
    [can you believe it|would you believe], {event}
    [turns out|as it turned out] {event}
    [so much for a quiet day|a dull day, I thought]: {event}
    [news|a bit of news] [from here|from my side], {event}
    [there I was|I was] <along> [when|and then] {event}
    [it's official|now it's out|no way round it]: {event}
    [okay|right], deep breath, {event}
    [remember|you remember] {topic}? {event}
    [about|as for] {topic}, {event}
    [today|this week] of all times {event}
    [to cut it short|without the details]: {event} <when>
    [and then|next thing], {event}
    [on top of that|as if that wasn't enough|and another thing], {event}`,
  tellProspect: `
    [it looks like|it seems|apparently|they say] {event}
    [from what I hear|as things stand|going by the signs], {event}
    [I keep thinking|can't stop thinking|the thought is] that {event}
    {event}, [that's where it stands|we'll know <soon>|nothing's settled yet]
    [any day now|in a few days|by {weekday}] I'll know, [but|and] {event}
    [there's|there is] {topic} [ahead|coming up], [and|meaning] {event}
    <someone> [reckons|says|told me] {event}
    [nobody knows|it isn't decided], [but|still] {event}
    [next up|what's coming]: {topic}, [and|so] {event}
    {event}, [or so it seems|if I read it right|at least on paper]
    [when it comes to|as for|as regards] {topic}, {event}
    [may be|perhaps it's] early to say, [but|yet|still] {event}
    [the way it's going|at this rate], {event}
    [been|I've been] [turning it over|doing the sums|asking around]: {event}`,
  tellOutcome: `
    [update|news at last|it's decided]: {event}
    [so|well], [we know now|it's over], {event}
    {event}, [after all that|in the end|now it's final]
    [in the end|finally|after all the waiting] {event}
    [remember|you remember] {topic}? [well|as of today], {event}
    [the verdict|the answer] [is in|came]: {event}
    [it's settled|that's that]: {event}
    <when> it [came|was decided], {event}
    [the call|the message|the letter] came <when>, {event}
    [no more|an end to] guessing, {event}
    [about|as for] {topic}: {event}, [there we are|now you know]
    {event}, [I got the news|found out] <when>`,
  dwell: `
    I [keep coming|can't help going|drift] back to {topic}
    [still|it's still] {topic} that [goes round my head|I think of|fills my day]
    [it's|that's] [the same|still the same] [feeling|thing] as [before|an hour ago]
    [and|then] there's {topic}, [all the time|in every quiet minute|like background noise]
    [I told|told] <someone> about {topic} [too|by now], [same feeling|no change|it didn't help much]
    [a night's sleep|a long walk] [didn't change|changed nothing about] it
    [even now|hours later], [thinking of|with] {topic}
    [there's|so much] more to {topic} than [I said|it sounds|meets the eye]
    it [matters|mattered] [because|since] {goal} [is at stake|means a lot to me|is what I'm after]
    [all I want|what I want|what I'm after|the aim] is {goal}, [really|nothing more|is that so much]
    [for me|in my eyes|in the end] it's [mostly|all|just] about {goal}
    without {goal} [there's little left|I'm not myself|the rest is nothing]
    the more I think about {topic}, [the stronger it gets|the longer it stays]
    [you see|see], {goal} [has been|was] [on my list|a dream of mine|important to me] <ages>
    the thought of {topic} [stays|doesn't leave me], [whatever I do|all day long]`,
  decide: `
    [I've decided|decision made|made up my mind], [I'll|I will|time to] {deed}
    [okay|right|so], I'm going to {deed}
    [I think|guess|reckon] I'll {deed}, [that's the plan|it's a start|and see]
    [what I'll do|the plan] is [this|simple]: {deed}
    [first|tonight|to start with] I'll {deed}, [then we'll see|the rest can wait]
    [you know what|right then], I'll {deed}, [no more dithering|and that's that]
    [let me|time to] {deed}
    [nothing else for it|that settles it], I'll {deed}
    [talking|saying it], it's clear: [I'll|I must|best to] {deed}
    I [want|need] to {deed}, [<soon>|before I change my mind|that feels right]
    <soon> I'll {deed}, [promise|that's settled]
    [if nothing else|at the very least], I can {deed}`,
  did: `
    so I {deed}
    [in the end|afterwards|later] I {deed}
    [what did I do|and what did I do]? I {deed}
    [then|after that] I {deed}, [for once|just like that|without thinking twice]
    I {deed}, [it was all I could do|that helped a bit|and felt better for it|that's done now]
    [before I knew it|without much thought], I {deed}
    [my answer|what I did about it]: I {deed}
    I {deed} [straight away|within the hour|before bed|that same evening]`,
  thank: `
    <thanks>, [that helps|it helped|you're a star|good to hear]
    [thanks|thank you] for [listening|your time|being honest|the clear words|not laughing]
    [talking|this chat] [did|has done] me good, <thanks>
    [you've|you have] [a gift for this|been great|helped more than you know], <thanks>
    [I feel|that's] [lighter|better] already, <thanks>
    [so kind|really kind] of you, <thanks>
    [what would I|where'd I] [do|be] without you, <thanks>
    [I'll|let me] [return|pay back] the favour [with <meal>|some day|next time], <thanks>
    <thanks>, [I mean it|from the heart|truly], [not everyone would|it's rare]
    [bless you|you're kind|that's kind], [that was|just] [what I needed|the right word]`,
  farewell: `
    [got to|have to|must] [go|run], [the <chore> is waiting|bus is here|<hobby> starts|<meal> is burning]
    [bye|see you|take care|so long] [then|for now], [and say hi at home|until {weekday}]
    [I'll|will] [let you know|report back|keep you posted] [how it goes|<soon>], bye
    [speak|talk|write] <soon>, [sleep well|mind yourself|have a good one]
    [off to|now for] [bed|<hobby>|the <chore>], [good night|bye|see you]
    [enough for today|let's leave it there|that'll do], [bye|take care|all the best]
    [battery's dying|someone needs me], [talk later|bye for now]
    [see you|catch you] <soon>, [<meal> is on me|bring your <thing>|don't be late]
    [right|okay], [off I go|on with it], [wish me luck|bye]
    have a [nice evening|quiet night|good weekend], [bye|until then]
    [over and out|that's all from me], [take care|bye bye]`,
} as const;

export type UserSpeech = keyof typeof userSpeech;
