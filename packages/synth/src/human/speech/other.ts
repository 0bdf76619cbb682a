/** What the other person says by what the message does; one phrase a line. */
export const otherSpeech = {
  greet: `
    <hello>, [good to hear from you|nice to hear from you|there you are]
    <hello>, [I'm here|all ears|fire away|go ahead]
    <hello>, [sure|of course], [what's up|what's on your mind|how can I help]?
    <hello>, [how are you|how are things|what brings you here]?
    <hello>, [take your time|no rush], [I've got time|I'm listening]
    <hello>, [just|only just] [got in|sat down|finished], [tell me|go on]
    <hello>, [you sound|that sounds] [serious|lively], [what happened|tell me]?
    <hello>, I have [five minutes|half an hour], is that enough?
    <hello>, [been meaning|I'd been meaning] to [ask|write], [what's the news|how is it going]?
    [ah|oh], <hello>, [perfect timing|I was thinking of you]`,
  serviceGreet: `
    <hello>, [thank you|thanks] for [getting in touch|writing|coming], [what can I do|how can I help]?
    <hello>, [you've reached|this is] [the right place|the right desk], [how may I help|what is it about]?
    <hello>, [I'm on duty today|it's me you need], [I'll look after this|tell me what happened]
    <hello>, [please|do] [go ahead|take a seat|tell me], [what brings you here]
    <hello>, [I have|I've got] [your file|your notes|time] [here|open], [what's the matter|where shall we start]?
    [welcome|good to see you], [what would you like to talk about|how can I be of use]?
    <hello>, [sorry for the wait|thanks for waiting], [what's going on|I'm all yours]`,
  counterGreet: `
    <hello>, [what is it|what's up|yes]?
    <hello>, [I've got a minute|go ahead|I'm listening]
    <hello>, [you wanted to talk|you wrote], [so|go on]
    <hello>, [I was expecting you|I thought you'd come], [tell me|what's on your mind]
    [ah|oh], <hello>, [is it about last time|what can we settle]?
    <hello>, [good that you came|fine, let's talk], [you first|where do we start]?
    <hello>, [not much time|between two things], but [go on|tell me]`,
  empathiseBad: `
    [oh no|oh dear|ouch], [that sounds|that must be] [hard|rough|awful|tiring]
    I'm [sorry|so sorry] [to hear that|you're going through this|about {topic}]
    [no wonder|of course] you feel [like that|that way], [anyone would|I'd feel the same]
    [that|this] would [upset|shake] me too, [honestly|no question]
    [poor you|you poor thing], [what a|such a] [week|blow|mess]
    [I can|one can] [hear|see] how much [{topic}|it] [weighs on you|hurts]
    [it's|that's] a lot [to carry|for one week|to take in], I'm sorry
    [sending|have] a hug, [a big one|the long sort]
    [that's|how] [sad|miserable], [really|I mean that]
    [I wish|if only] I could [make it better|take it away], [I'm here at least]
    [it makes|that makes] sense that {topic} [hurts|worries you|gets to you]
    I'm [sad|sorry] for you, [go on if you like|tell me more]`,
  empathiseGood: `
    [oh|ah], [how wonderful|that's great|what lovely news], I'm [so glad|delighted|happy] for you
    [congratulations|bravo|well done], [you've earned it|about time]
    [that|this] [makes|made] me [smile|happy], [truly|from here to there]
    [brilliant|fantastic|marvellous], [good things do happen|I knew it]
    [see|there you go], [I'm so pleased|I'm happy] [for you|about {topic}]
    [hooray|yes], [I did a little dance|we must celebrate], [so glad|lovely]
    I [can hear|could hear] [you smiling|the joy], [how nice|it's catching]
    [nobody|no one] deserves it more, [happy for you|what joy]
    [I'm|am] [cheering|clapping] [over here|in the <room>], [great|so happy]`,
  empathiseNeutral: `
    [interesting|I see|ah|okay|right], [go on|tell me more|do go on]
    [hm|mhm], [I'm with you|I follow|carry on]
    [take your time|no rush], [I'm listening|go on]
    [that's|it's] [good|useful] to know, thanks for telling me
    [understood|noted|alright], how are you with it?
    [so that's|ah, that's] {topic}, [I had wondered|right]
    [okay|right], [let me take that in|got the picture]
    [that's quite|sounds like quite] a [story|day], [keep going|go on]`,
  apologise: `
    [you're|you are] right, [that was wrong of me|I handled that badly], I'm sorry
    I [apologise|do apologise], [{topic} is on me|that should not have happened], [no excuses|full stop]
    [sorry|I'm sorry], I [didn't|did not] see what {topic} [meant|means] to you
    [fair|okay], I [messed that up|got that wrong], and I [feel bad|regret it]
    [my|that was my] mistake, [truly|I own it], [let me put it right|what can I do]?
    I [can|could] [only|just] say sorry, [{topic} was badly done|it was careless of me]
    [that's|it is] [embarrassing|awkward] for me, I [apologise|am sorry], [you deserved better|I should have asked]
    I [hear|understand] your anger about {topic}, [it was my doing|and I'm sorry for it]
    [hm|ah], [put like that|seen from your side], I'm [ashamed|sorry], [really|I mean it]`,
  advise: `
    [maybe|perhaps] [write it all down|make a short list] [first|tonight], it [clears the head|helps me]
    [one step|one thing] at a time, [start small|begin with the easy bit]
    [talk|I'd talk] to [someone you trust|{friend}] [about {topic}|before you act]
    [sleep on it|give it a night], {topic} [will look different|can wait till morning]
    [ask|I would ask] [straight out|directly], [kindly|calmly], [and wait for the answer|people surprise you]
    [take|get] some [air|rest|food] first, [seriously|decisions come after]
    [don't|try not to] [decide|answer] [while you're upset|in a hurry], [that's all I'd say|it pays off]
    [keep|save] [the messages|notes|a record], [just in case|you never know]
    [what|what if] you [set|gave yourself] a [date|limit] for {topic}, [then|after that] [let it go|move on]?
    [say|tell people] what you [need|want], [nobody can guess it|in one sentence]
    [celebrate|mark] the [small|good] bits too, [they count|you forget them]
    [there's no|you don't need a] perfect [answer|way], [good enough is fine|just the next step]
    [I'd|I would] [split it up|break it down] [in three|into small pieces], {topic} [is big|first]
    [be|go] [gentle|easy] [with|on] yourself [<soon>|this week], [that's an order|please]`,
  offerHelp: `
    [shall I|should I|I could] [come over|ring you|sit with you] <soon>?
    [let me|I can] [help|lend a hand] with {topic}, [I mean it|just say when]
    I know [someone|a person] who [knows|deals with] [this|such things], [want the contact|shall I ask them]?
    [if you like|if you want], I'll [read it through|come along|look after the <pet>|bring <meal>]
    [we could|let's] [go through it|sort it out] together [<soon>|over <drink>]
    [my|the] [sofa|spare room|ear|car] is [yours|free], [any time|just say the word]
    [give|send] me the [worst|boring] part, [I'll do it|I've got time <soon>]
    [I'll|let me] [check in|call] again <soon>, [whatever happens|promise]
    [I've|I have] done [that|something similar] before, [I'll show you|want to see how]?`,
  serviceOffer: `
    [let me|I'll|I can] [look into|check|see to] {topic} [right away|for you|myself]
    [what I can do|my suggestion] is [to open a case|to pass it on|a second look] [today|<soon>]
    [I'll|let me] [note|write] [that|it] down and [come back|get back] to you <soon>
    [we can|I could] [try|arrange] [another way|something else], [would that help|if you agree]?
    [give me|I need] [a moment|until {weekday}], I'll [sort|clear] that [up|out]
    [I'll take|let me take] that [on|over] [personally|from here], [you have my word|no extra steps for you]
    [here's|there's] [a simple|another] way: [we start again|I send you the steps|you pick a time]
    [that's|it's] [my job|on us], I'll [fix|handle] it [today|<soon>]`,
  counterOffer: `
    [what if|how about] we [start over|meet halfway] with {topic}?
    [let me|I could] [think it over|try to change that] until {weekday}, [all right|is that fair]?
    [fine|okay], I'll [move|give way] a little [on {topic}|here], [and you|if you do too]?
    [suppose|say] I [take care of|put right] {topic} <soon>, [are we good|would that do]?
    I [can|could] [do|offer] [something small|a first step], [take it or leave it|no strings]
    [let's|we could] write down [who does what|both sides], [then sign|and look again]
    [give|allow] me [a day|till {weekday}], I'll [come back|answer] with [something better|a proposal]`,
  counterExplain: `
    [from my side|seen from here], {topic} [looked different|wasn't that simple]
    I [had|saw] no other way [that day|with {topic}], [honestly|as far as I knew]
    [nobody|no one] told me [how much {topic} matters|you saw it that way], [I hear it now|really]
    [look|listen], [there were two sides|it was a long day], [that's no excuse|just so you know]
    [it wasn't|I didn't do it] against you, [I misjudged it|it got out of hand]
    [the way|how] I [understood|remember] it, we [had agreed|left it open]
    [I'll|let me] be [frank|open]: {topic} [was badly timed|cost me sleep too]`,
  counterFarewell: `
    [okay|right], [bye|see you], [we'll sort it|until then]
    [let's leave it there|that's it for now], [bye|take care]
    thanks for [coming|talking], [see you around|bye]
    [until {weekday}|till then], [I'll keep my word|bye]
    [I have to go|must run], [we'll speak <soon>|bye]
    [bye|take care], [no hard feelings|we'll see]`,
  explain: `
    [normally|as a rule], {topic} [takes a little while|is settled in a few days|goes step by step]
    [what happens|what usually happens] [next|now] is [a short check|a reply in writing|a call]
    [the reason|one reason] is [simple|a bit dull]: [many|too many] [people|requests] at once
    [that depends|it depends] on [the date|who decides|what was agreed], [I'd have to look|let me see]
    [strictly speaking|on paper], [both|either] [ways are possible|is fine], [it's your choice|you decide]
    [first|to begin with] [we look at the facts|there's a form], [then|after that] [it's quick|you hear from us]
    [I can't|nobody can] promise [anything|a date], but [I'll be open with you|chances are fair]
    [it's|that's] [not unusual|quite common], [we see it a lot|I know that well]
    [let me|I'll] say it [plainly|in plain words]: [it's possible|it takes patience|there's a way]`,
  support: `
    [thank you|I'm glad] [for telling me|that you told me], [you matter to me|it took courage]
    you [don't have to|needn't] carry [this|it] alone, [I'm here|I'm staying right here]
    [there are|you'll find] [trained people|kind listeners] on a local help line, [day and night|at any hour], [shall we|can we] call together?
    [if|should] it [gets|get] too much [tonight|at any moment], [please|do] call the emergency number [where you are|near you]
    [could|can] we think of one person [who can be|to be] with you [tonight|now]?
    [feelings|moods] like this [change|pass], [even when|though] it [doesn't feel so|seems endless]
    [I'd like you to talk|let me help you talk] to a [doctor|counsellor] you trust, [I can come along|we'll do it together]
    [you deserve|none of this makes you less worthy of] [help|care|kindness], [truly|without conditions]
    [let's|shall we] [just|only] get through [this hour|tonight] [together|first], [one breath at a time|no more than that]
    [I hear|I'm listening to] you, [nothing you say|none of this] [scares me off|is too much]
    [have|drink] some water, [sit|stay] [somewhere warm|near people], [I'm on the line|we keep talking]
    [is someone|is anybody] near you [right now|at home]? [I'd feel better|it would help] to know`,
  repairRequest: `
    [wait|hang on|sorry], what do you mean [exactly|by that]?
    [I'm not sure|not sure] I [got|followed] that, [the last part|once more]?
    [sorry|hm], you lost me [there|somewhere], what was that about?
    [do you mean|you mean] [the old|the other] [thing|story], or [something new|this week's]?
    [one sec|just to be clear], who [said|did] that?
    [I think|maybe] I [misread|misunderstood], [say it again|try me again]?
    [was that|is that] a [joke|typo] or [do you mean it|serious]?`,
  acknowledge: `
    [good|great|sounds good], [that's a plan|I like it|do that]
    [makes sense|fair enough|sounds right], [you know best|trust yourself]
    [okay|alright], [I'm behind you|I'll keep my fingers crossed|let me know]
    [that|this] [sounds|seems] like [you|a good step|the right thing]
    [yes|exactly], [that's it|just so], [go for it|well thought]
    [brave|sensible|wise], [I'd do the same|good on you]
    [noted|understood], [anything else|what else is on your mind]?
    [there you go|see], [you had the answer already|it's clearer already]`,
  thanksReply: `
    [any time|you're welcome|of course|no need to thank me|gladly|my pleasure]
    [don't mention it|that's what I'm here for|glad it helps], [keep me posted|write any time]
    [you'd do|you did] the same for me, [remember the <thing>|last winter]
    [happy to|always], [and eat something|now get some rest]
    [it was|that was] [nothing|good to talk], [you did the hard part]
    [good|nice] to hear that, [my door's open|come back any time]`,
  smallTalkReply: `
    [fine|not bad|can't complain], [thanks|same as ever], [and you|but go on|just <weather>]
    [ha|haha], [typical|I can picture it], [the <pet> says hello|same here]
    [all good here|busy], [mostly <hobby>|the <chore> is waiting|<meal> on the stove]
    [oh yes|indeed], <weather> [here too|since {weekday}], [lovely isn't it|what can you do]
    [well|hm], [we manage|I've got <hobby>|<someone> keeps me busy], [tell me about you|now you]
    [don't ask|long story], [my <thing> is gone|the <room> is a building site], [another time|you first]
    [no worries|take your time], I'm [just having <meal>|on my break|only doing the <chore>]`,
  farewell: `
    [take care|look after yourself|be well], [bye|talk soon|speak <soon>]
    [bye|see you|so long], [let me know|tell me] how it goes
    [good luck|fingers crossed|all the best], [write|ring] any time
    [sleep well|good night|have a nice evening], [and breathe|we'll talk]
    [off you go|go on then], [you've got this|I'm proud of you]
    [until {weekday}|see you <soon>], [bring your <thing>|<drink> is on me]
    [bye bye|cheerio|cheers], [greetings at home|hug from me]`,
  serviceFarewell: `
    [thank you|thanks] for [coming|your time|talking to me], [all the best|goodbye]
    [you'll hear|expect to hear] from [me|us] <soon>, [goodbye|have a good day]
    [get in touch|come back] if [anything else comes up|you need me], [goodbye|take care]
    [I've noted|it's noted] [everything|all of it], [goodbye|have a pleasant evening]
    [good luck|all the best] with {topic}, [goodbye|until next time]`,
} as const;

export type OtherSpeech = keyof typeof otherSpeech;

/** Questions that fit any matter, each with its replies: the first line of a block asks, the others answer. */
export const commonPairs = `
  ? [have you|did you] [eaten|had] [anything|dinner] [today|yet]?
  <meal> [at noon|<along>|an hour ago], [so yes|yes], [more or less|if that counts]
  [two|three] [biscuits|spoons of <meal>|bites] and <drink>
  not since [breakfast|<meal> yesterday], [now that you ask|I forgot]
  [there's|I've got] <meal> on the [stove|table], [getting there|nearly ready]
  [just|only] <drink>, [and lots of it|nothing solid]
  <someone> [made|brought] <meal>, [I had seconds|it was good]

  ? [are you|is anyone] [at home|with you] [now|right now]?
  I'm <along>, [can you hear it|so it's loud|not alone exactly]
  at home, [in the <room>|under a blanket|with the <pet>]
  [just me|only me] and the <pet>
  <someone> is [in the <room>|next door|asleep on the sofa]
  [no|nope], [at work|at <hobby>|at the library] until [six|late]
  [everyone's|they're all] out, [the <room> is mine|nice and quiet]

  ? [who|whom] do you [usually|normally] talk to [about such things|when it's like this]?
  <someone>, [mostly|when they have time|on {weekday}]
  {friend}, [over <drink>|on the phone|for as long as I can think]
  [nobody|the <pet>|my diary], [if I'm honest|mainly]
  [you|well, you], [that's why I write|as you see]
  [it used to be|formerly] <someone>, [we lost touch|they moved away]
  [people at|the lot from] <hobby>, [now and then|when we're done]

  ? [how was|how did you find] the rest of your [week|day|weekend]?
  [mostly|only] the <chore>, [not much else|and <weather>]
  [quiet|uneventful], <hobby> on {weekday}, [that's it|otherwise sleep]
  [full|busy], <someone> [visited|needed help with the <chore>]
  [I went|went] to [the lake|a flea market|a birthday|the cinema] [with {friend}|alone|in <weather>]
  [don't ask|a blur], I [lost my <thing>|was <along> half the time]
  [okay|ordinary], <meal> [twice|three times], [early nights|the usual]

  ? [what|so what] did you do [right after|next|then]?
  [went|I went] for a walk [by the canal|round the block|in <weather>]
  [sat|stood] in the <room> for [a while|ages]
  [called|texted] <someone>, [nobody answered|we talked for an hour]
  [did|finished] the <chore>, [as one does|on autopilot]
  [made|had] <drink> and [looked out of the window|stared at my <thing>]
  [straight|off] to <hobby>, [best decision|to clear my head]
  [nothing|not a thing], [just|only] [carried on|took the bus home]

  ? [when|on which day] [was that|did it start], roughly?
  [on|it was] {weekday}, [I think|around noon|towards evening]
  [about|roughly] [two weeks|ten days|a month] ago
  [right after|just before] [the holidays|my birthday|the long weekend]
  <ages>, [if I count properly|it crept up]
  [hard to say|difficult], [somewhere|some time] [in spring|after {weekday}]
  [this morning|last night] [at the latest|for sure], [before that I'm not sure]

  ? [do|did] you [want|prefer] [advice|a plan] or [just|only] an ear?
  [an ear|just an ear], [for now|if that's okay|first]
  [both|a bit of both], [in that order|if you have time]
  [advice|tips], [please|go ahead], [I've run out of ideas|be blunt]
  [not sure|hard to say], [let me talk first|we'll see]
  [tell|just tell] me [I'm not mad|what you see|how it looks from there]
  [a plan|some sort of plan], [with numbers|on one page]

  ? [on a scale|if ten is the most], how [big|bad or good] is it?
  [a seven|seven], [down|up] from [nine|five] [this morning|on {weekday}]
  [six or so|about six], [it changes|ask me after <drink>]
  [some|on some] days [three|two], today [eight|more like eight]
  [can't|hard to] put a number on it, [a lot|medium|it comes in waves]
  [four|five], [honestly|I think], [it sounds worse than it is|manageable]
  [off|it's off] the scale, [or so it feels|ask the <pet>]

  ? [have|did] you [written|write] [any of it|it] down?
  [yes|two pages|half a notebook], [messy|with arrows|in the <room>]
  [no|not yet], [good idea|my pen's empty|on my list]
  [in my head|on my phone] [only|mostly], [does that count|so far]
  [bits|scraps], [on receipts|<along>], [I should sort them|here and there]
  I [started|tried], [then the <pet> ate it|gave up after a line]
  <someone> [keeps|wrote] notes, [I don't|better than me]

  ? [did|does] <someone> [say|know] [anything|about it]?
  [only|just] [that I should rest|a shrug|good luck]
  [yes|they do], [and took it well|better than I thought]
  [no|not a word], [I'd rather wait|and let's keep it so]
  [we talked|it came up] <along>, [briefly|for ages]
  [half|some of it], I [left out|skipped] the [worst|best] bit
  [they|everyone] [asked|guessed], [I changed the subject|it shows, I suppose]

  ? [what|and what] does your [gut|inner voice] say?
  [go on|wait|keep at it], [quite clearly|half the time]
  [it's|mostly] [hungry|tired|muddled], [to be honest|today]
  [that|to] I [should|ought to] [act|trust it], [<soon>|slowly]
  [two|three] different things, [depending on the hour|as always]
  [nothing|silence], [for once|it's asleep], [so I ask you]
  [don't|not to] [rush|panic|say yes at once], [and it's usually right]`;
