/**
 * What ties a message to the one before: how the other person takes up what was said, and how the main person takes up what the
 * other did; by purpose, one phrase a line.
 */
export const linkingSpeech = {
  opener: `
    [look|listen|see], {name}
    {name}, [honestly|listen|you know]
    [so|hey|now], {name}
    [ah|oh|hm], {name}
    [believe me|trust me|take my word], {name}
    [one thing|one word|just this], {name}
    [let me be open|I'll be frank|let me say it straight]`,
  tag: `
    that's [how I see it|what I think|my view of it]
    [you know how I mean that|you understand me|you know me], {name}
    so [much for that|it is|there you have it]
    [I'll leave it at that|enough said|that's that]
    [don't you think|wouldn't you say|isn't it so], {name}?
    [I had to say it|it had to be said|there, I said it]
    [make of it what you will|there you are|now you know]
    I [hope|trust] [that's clear|you follow|I'm clear], {name}
    [no more and no less|plain and simple|simple as that]
    [or am I wrong|or not|right], {name}?`,
  dutyHeardBad: `
    I'm sorry [about that|to hear that|you had to write]
    that [should not|shouldn't] have happened, I'm sorry
    [thank you|thanks] for telling me, [I see why you're upset|that's annoying, I agree]
    I understand, [I'd want to know too|that's a lot of trouble]
    [right|I see], I'll [look after|take care of] that
    oh, that's [not good|not as it should be]
    okay, [let me see|let's sort this out]`,
  dutyHeardGood: `
    [good|glad] to hear that
    [lovely|nice], I'll note it
    that's [good news|nice to hear]
    [great|wonderful], thank you for telling me`,
  dutyAnswered: `
    [thank you|thanks], [noted|I've got that|I have it now]
    [right|okay], thank you
    good, [that helps|I'll put that down]
    [I see|understood], thank you
    perfect, [one moment|I'm looking at it]`,
  dutyRefused: `
    I understand [that's not what you hoped for|you're not happy with that]
    [I hear you|fair enough], [let me think|let me look again]
    I see your point, [really|I don't want to argue]
    [sorry|I'm sorry], I know [it's not pleasant|how that sounds]
    okay, I won't [push that|insist]`,
  dutyAgreed: `
    thank you [for your patience|for understanding]
    [good|great], I'm glad
    that's kind of you
    [thanks|thank you], that makes it easier`,
  hardHeardBad: `
    that's [quite an accusation|a strong word]
    [now slow down|wait a moment]
    here we go [again|once more]
    I don't [like|care for] your tone
    I [see|remember] that differently
    you [come with that|start with that] every time`,
  softHeardBad: `
    [okay|right], I'm listening
    I [see|can see] that you're upset
    I didn't know it [bothered you|weighed on you] that much
    [hm|oh], that's not what I wanted
    fair, [let's talk|say what you have to say]
    I was afraid [you'd say that|of that]`,
  counterHeardGood: `
    [good|glad] to hear it
    [oh|well], that's nice
    that's [a better start|something]
    I'm glad [you say so|you see it like that]`,
  hardAnswered: `
    [if you say so|so you say]
    [hm|well], [I'll take your word|we'll see]
    [maybe|that may be]
    I [hear|heard] that`,
  softAnswered: `
    [okay|I see], [that's clear|now I know]
    [right|hm], I didn't know that
    [thank you|thanks] for saying it [straight|openly]
    fair [enough|point]`,
  hardRefused: `
    then [we don't agree|I can't help you]
    that's [not fair|unfair] to me either
    you [want|ask for] a lot
    [hm|well], that's your view`,
  softRefused: `
    [okay|I see], not good enough
    I [get it|understand], let me [think|try again]
    [sorry|hm], I want to find [a way|something] too
    you have a point, [I admit|I know]`,
  counterAgreed: `
    [good|thank you], that's [decent of you|fair]
    I'm glad [we agree on that|you see that]
    [right|fine], then we're closer
    thanks, [I mean it|that helps]`,
  friendHeardBad: `
    oh no, [I'm so sorry|you poor thing]
    that's [awful|hard|horrible], I'm sorry
    [ouch|oh dear], no wonder you're [upset|down]
    I'm [so sorry|really sorry] to hear that
    what a [blow|mess|day]
    that would [hurt|upset] me too
    [come here|oh love], that's not fair`,
  friendHeardGood: `
    [oh|ah], how wonderful, [I'm so happy for you|congratulations]
    [brilliant|fantastic], [I knew it|well done you]
    that's [lovely|great] news, [I'm so glad|bravo]
    [yes|hooray], you've earned it
    I'm smiling [here|from ear to ear], how nice`,
  friendHeardAhead: `
    [oh|okay], so it's [close|serious] now
    I can [hear|imagine] how you [wait|count the hours]
    that's a lot to [wait for|hang in the air]
    [right|I see], so nothing is decided yet
    [hm|ah], I'd be on edge too`,
  friendHeardPlain: `
    [right|okay], [I see|go on]
    [ah|oh], I'm with you
    [mhm|okay], I'm listening
    [interesting|hm]`,
  friendAnswered: `
    [right|I see|okay]
    [hm|mhm], [that makes sense|I can picture it]
    [ah|oh], I didn't know that
    [okay|yes], I get that
    thanks for [telling me|trusting me with that]
    [oh|well], that explains a lot`,
  friendRefused: `
    [fair enough|okay], [then not|it was only an idea]
    I [get|understand] that
    [right|hm], that wouldn't suit everyone
    okay, I won't push
    [true|yes], you know it better than me`,
  friendAgreed: `
    [good|great], I'm glad
    [lovely|perfect]
    [there you go|see], that's a [step|start]
    that's the spirit
    [good|yes], I like the sound of that`,
  dutyMore: `
    is there [something|anything] else I should [know|hear] about {topic}?
    did [anything|something] else happen [since then|around that]?
    [what then|what happened after that]?
    is that all, or is there more?`,
  counterMore: `
    is that all?
    [what more|what else is there]? [say it|let's have it all]
    is there [more|something else]?
    go on, [what else|what then]?`,
  friendMore: `
    so [what happened next|how did it go on]?
    is that [all|the whole story], or is there more?
    [go on|tell me more], what else?
    what happened after that?
    [anything new|any news|what else] since?`,
  moreToTell: `
    [there's|sadly there's|oh, there is] more: {event}
    after that, {event}, [to top it|as if that wasn't enough|you see]
    [sadly no|no|not quite], that's not [all|the end], {event}
    what I [left out|didn't say] [is that|so far:] {event}
    [the next thing|next] was this: {event}
    {event}, and [that's where we are|here we are|now you know]
    [you may ask|I was getting to that|since you ask], {event}
    after that {event}, [more or less|in a row|just like that]
    [on top of it|to make it complete|besides], {event}
    {event}, [I haven't told you that yet|that came next|that's new]
    [the worst|the other half] [comes|is] now: {event}
    one [more thing|thing more|thing I kept back]: {event}
    {event}, [that belongs to it|that's part of it too|that too]
    [let me see|wait], {event}, I [nearly forgot|should say that too]`,
  claimAcross: `
    I'm here [because of|about|over] {topic}: {event}
    it's about {topic}, {event}
    [I need|I'd like|we need] to [talk|speak] about {topic}, {event}
    [let me get to the point|I'll be short|straight out|I'll say it at once]: {event}
    {event}, [and I'd like to know why|and I'd like to talk about it|that's why I'm here|and that's why I come]
    [I'm writing|I've come|I'm calling] because {event}
    [you may remember|you know|you'll remember] {topic}, {event}
    [one thing|something] has to be [said|cleared up|settled]: {event}
    [so|look|you see], {event}, [I hope you can help|what now|that's how it is]
    {event}, [as I told your colleague|in short|to begin with|that's the long and short of it]
    I'll [say|put] it plainly: {event}
    [first of all|to start with], {event}, [and here I am|so I came|I couldn't leave it at that]
    [it took me|I needed] [a day|two days|a night] to [calm down|find words], {event}
    I've been [thinking|going over it] <ages>: {event}
    [you'll|you can] guess why I [come|write], {event}
    {event}, [and I can't let that stand|and I want to understand it|so much for the facts]
    <someone> said I should [come|write] to you, {event}`,
  tellFriend: `
    {event}
    [guess what|listen to this|I have to tell someone|are you sitting down]: {event}
    {event}, [and that's the news|of all things|that's where I am]
    <so>, {event}
    [you won't believe it|I still can't believe it|it's still sinking in], {event}
    [it's no joke|I wish it were a joke|it's true], {event}
    [I need to talk|can I talk to you|I need an ear], {event}
    [you know|remember|you know all about] {topic}? well, {event}
    it's about {topic}, {event}
    [the news|the short version|what it comes down to] is, {event}
    I'm [sitting here|at home|in the <room>] and can't think of [anything|much] else, {event}
    I'm <along>, [so it's loud|sorry for the noise], but {event}
    I [wanted|had] to tell [you first|you before anyone|somebody], {event}
    {event}, [and I need to say it to someone|that's why I write|so now you know]
    [short|quick] and [plain|painful], {event}
    {event}, [I only told <someone>|nobody knows yet|it's all so fresh]
    I've [held it in|kept quiet] since {weekday}: {event}
    [long story|it's a long story], but [in short|the core|what counts]: {event}`,
  tellFriendAhead: `
    it's about {topic}, {event}
    I keep [thinking|telling myself] that {event}
    {event}, [and nobody can say for sure|we'll know <soon>|that's how it stands]
    [nothing is settled|it isn't decided|it's all open], but {event}
    [the way it looks|as far as I can tell|by all signs], {event}
    [you know|remember] {topic}? {event}
    [the thing is|what's on my mind is this|what keeps me up is this], {event}
    as things stand, {event}
    I [can't stop thinking|lie awake thinking] about {topic}, {event}
    by {due} I'll know, [until then|so far] {event}
    <someone> [says|thinks|swears] {event}
    [I counted|it's still] the days, {due} [is near|comes closer], and {event}
    I [can't|couldn't] even [enjoy <meal>|do <hobby>|sit through a film], {event}
    [don't tell anyone|between us|just for you], {event}
    [it's|that's] {topic} [again|that goes round my head], {event}`,
  newsJustIn: `
    hold on, a message, [just now|this second]: {event}
    hold on, [my phone|the phone] ... okay: {event}
    [you won't believe it|one moment], they just [wrote|called], {event}
    I was waiting for exactly that, and it just came: {event}
    it came [an hour ago|at noon], I wanted to tell you last: {event}
    yes, [today|this morning] at last, {event}
    I know it since [lunch|this morning]: {event}`,
  friendNews: `
    is there [any news|anything new] [today|by now]?
    have you heard [anything|something] [since|today]?
    [so|and] how did it [go on|end]?
    [do you know|is it clear] more by now?`,
  repeatPlain: `
    I mean {topic}, {event}
    [again, then|once more|from the start]: {event}
    [sorry|my fault|I mumble], what I mean is, {event}
    [in one sentence|in short|simply put], {event}
    I put it badly, {event}, that's all
    [no|no no], [it's not that|something else], {event}
    [slowly|let me try again|step by step]: {event}
    [I'm|I was] too [fast|upset|vague], {event}`,
  takesOffer: `
    [so|then] {event}, [did I get that right|good|that's something]
    {event}, and [that's more than I hoped|I didn't expect that|it does me good]
    [all right|okay|well], {event}, I heard that [with pleasure|gladly|and I'm glad]
    {event}, [that counts|I'll remember that|I noticed it]
    [it's|that's] new that {event}, [good|and I like it|thank you]
    [good|nice], {event}, [at last|finally|that's a beginning]
    {event}, [I noticed|I don't overlook that|I heard it well]
    I'm [glad|happy|grateful] [now|to hear it], {event}
    [look|see], {event}, [and the day is better|and it's easier to talk|that helps]`,
  takesRefusal: `
    so {event}, [wonderful|great|lovely], [that's what I get|thanks for nothing|as I feared]
    {event}, that's all [I hear|I take home|that's left]
    now {event}, [and that makes it worse|that's the sad truth|just what I needed]
    {event}, [again|and you know it|like on {weekday}]
    [in plain words|in short|so the result is]: {event}
    {event}, [what a shame|how sad|that's bitter]
    [once more|again] {event}, [and I'm tired|as if I were air|it's wrong]
    I [came|got up early] for this, and {event}
    [what|all] I see is that {event}, [sorry|sadly|and it's unfair]
    {event}, [and <someone> said it would be so|I should have known|and on it goes]`,
  settled: `
    then it's [agreed|settled|fixed], {event}
    {event}, and [that's a good end|I'm glad of it|it was worth it]
    so {event}, [at last|I can hardly believe it|good]
    [good|great|wonderful], {event}
    [in the end|after all that|finally] {event}, [thank goodness|well done us|good]
    {event}, [and I'll sleep tonight|and the day is saved|that feels good]
    [who'd have thought|look at that], {event}
    {event}, [who'd have thought it this morning|I'll tell <someone>|and nobody shouted]
    [right|well], {event}, and [I'm happy with it|that's fair|I thank you]`,
  pushesBack: `
    I [hear|see] that, but it [isn't|is not] [good enough|right], [I'm sorry|really]
    that's [only|just] half of the story, and [you know it|it's unfair]
    [no|sorry], that's [not how it was|not the truth|a tale], I [was there|remember it well|have <proof>]
    [with respect|honestly], that's a [poor|weak] excuse
    and what does that [change|help]? [nothing|not a thing], the trouble is mine
    you [said|told me] that {delivered_ago}, and it was [wrong|no use|empty] [then|even then|the same day]
    I [don't|can't] accept that, [not after all this|it's not fair]
    that [may|might] be so, [but|only] [I'm the one who|guess who|it's me who] [pays for it|has the trouble|goes without]
    [easily|that's easily] said, [from your chair|when it isn't yours], it's still wrong
    then tell me [why|how] nobody said so before, [it's maddening|that's bad]`,
  givesWay: `
    [all right|okay], [I didn't know that|that I understand], [good to know|thank you]
    [fair|that's a fair] point, I'll [give you that|think about it]
    [I see|hm], put like that it [makes sense|is clearer], thanks
    if that's so, [I'm glad you told me|that's fine]
    [good|okay], that's [an honest answer|clear at least]
    I [can live with|understand] that, [thank you|fair enough]
    [oh|ah], then I got it wrong, I'm glad I asked`,
  takesUp: `
    [good|fine] idea, I'll [do|try] that, [thank you|by {due}|tonight still]
    [that's|it's] worth a [try|thought], {name}, [thanks|I'm glad I asked]
    [okay|all right], that I can [do|manage], [and gladly|I feel better already]
    [yes|sure], [that makes sense|why not], I start [on {due}|with that]
    I hadn't thought of [that|it], [thank you|good], {name}
    [that helps|that's a help], [really|I mean it], I'll [write it down|do it]
    [you're right|true], [small steps|one thing at a time], good
    I [like|love] that, {name}, [it's simple|so simple], thank you`,
  declines: `
    I [tried|did] that {pieces}, {name}, [it didn't help|no use], I'm [sorry|tired]
    that's [kind|well meant], but it's not for me, I'd [feel silly|worry all the more]
    [easier said than done|if it were so easy], {name}, I can't [right now|yet]
    [not today|not this week], I have no [strength|head] for it, sadly
    [hm|well], I doubt it [helps|works], [it went wrong {delivered_ago}|I know myself]
    [somebody|<someone>] said that too, and it [got worse|came to nothing]
    I'd rather not, {name}, it [frightens|upsets] me just to think of it`,
  undecided: `
    I don't know yet, I'll sleep on it
    [nothing|not much] today, tomorrow [we'll see|is another day]
    [first|for now] I'll just [breathe|wait], and then see
    [no idea|hard to say], one thing after another
    I'll [think|mull] it over, until {due} there's time`,
  dutyConfirm: `
    then that's how we do it, [I'll put it in the file|you get it in writing]
    [good|perfect], it's noted, [you'll have a line from me today|I'll see to it]
    [agreed|settled], I'll [start right away|take it from here]
    I'm glad we found a way, [you hear from me by {due}|it's in the system]`,
  dutyUnsettled: `
    I'm sorry we didn't [get further|find a way] today, [I'll pass it on|your case stays open]
    then I'll [hand it up|give it to my manager], you hear from us by {due}
    I've noted that you don't agree, [it goes up one floor|somebody else will look at it]
    I understand, [a complaint is your right|here's the address for complaints], I can't do more today`,
  counterConfirm: `
    [agreed|deal|settled], then [we're good|that's that]
    [good|fine], I'll [write it down|keep my word], no hard feelings
    then it's settled, [I'm glad|that's off my chest too]
    [okay|right], [let's shake on it|that's how we do it]`,
  counterUnsettled: `
    then we [leave it there|stop here] for today, [it's a pity|I need to think]
    we won't agree today, [let's sleep on it|I'm sorry]
    [fine|so be it], you [know|have] my answer
    then [each of us has|we both have] to think again, until {due}`,
  friendConfirm: `
    so what will you do [now|first]?
    what's the plan [for tomorrow|then]?
    [what now|where does that leave you]?
    [right|so], what's the first step?`,
  friendConfirmGood: `
    enjoy it, [every bit of it|you've earned it]
    I'm so glad you told me
    [what a day|lovely], you made mine too`,
  dutyClose: `
    [all the best|goodbye], and thank you for [your patience|coming to us]
    goodbye, [have a good day|take care]
    [you can reach me|I'm here] until six, goodbye
    thank you, [goodbye|until then]`,
  pending: `
    we [talk|speak] [again|about it] on {due}, [there's no hurry|you don't have to decide now]
    [that's all right|no matter], think it over, [I'm here|you know where I am]
    then we [leave|let] it [rest|be] for now, and I [come back|ask again] on {due}
    [I understand|okay], not today, [one step at a time|we'll find something]`,
  partPending: `
    I'll [think about it|sleep on it|let it sink in], [thanks anyway|sorry to be difficult|until {due}]
    [maybe|perhaps] on {due}, [right now|today] I [can't|don't dare], bye
    I'm [sorry|no easy case], {name}, [it's the fear|I'm just tired], until {due}
    [okay|well], I [go|leave] with [an uneasy feeling|a heavy heart], bye for now
    let me [talk|speak] to <someone> first, [then I'll see|I'm too upset today], bye`,
  counterClose: `
    [bye|see you], [take care|until {due}]
    [right|okay], until {due}
    see you, and [thanks for coming|thank you for talking]
    [bye then|so long]`,
  partSettled: `
    [thank you|thanks], [have a good day|that was a good talk|I'm glad we talked|all the best], [bye|goodbye]
    [good|great|lovely], then until {due}, [thank you|thanks again|and take care]
    [thanks|thank you] for [your time|sorting this out|hearing me out|meeting me halfway], [goodbye|bye for now]
    [perfect|fine|good], I'll [wait for|look out for|expect] your [line|message|call], [bye|until then]
    [thanks again|thank you once more], [that's a weight off my mind|I can sleep again|that's one worry less], [bye|goodbye]
    [well|so], that was [easier|quicker|kinder] than I [feared|thought|expected], [thanks|thank you], [bye|good day]
    I'll tell <someone> that [it worked out|one can talk to you|we found a way], [bye|take care]
    [now|so] I can [think of|go back to|get on with] <chorework> [again|with a light heart], [thank you|bye]
    [right|good], and now <drink> [for me|in peace], [thanks and bye|goodbye|have a nice day]
    I'm off [home|to <missedthing>] with [a good feeling|a smile], [thank you|goodbye]
    [see you|until] on {due} [then|if nothing comes up], [thanks|have a good week]
    that's [all|everything] I [wanted|came for], [thank you|you've been fair], [bye|good evening]
    [nice|good] that we could [settle|clear up] that [today|like grown-ups], [bye|take care]
    [I'll|let me] put {due} in my [diary|calendar|phone], [thanks|thank you], [bye|goodbye]`,
  partUnsettled: `
    then I'll [get advice|take it further|write a complaint|ask a lawyer], [goodbye|bye]
    I'm [not done with this|disappointed|not giving up], [you'll hear from me|I'll write again] by {due}
    [so be it|as you like], I'll [think about|work out|consider] what [I do next|comes next], [bye|goodbye]
    that's not the [end of it|last word|end], [goodbye|I'm sorry to say|believe me]
    [a pity|sad|too bad], I had [hoped|wished] for [more|better|another answer], [bye|goodbye]
    then [<someone>|{friend}] and I will [come|write|ring] together [next time|on {due}], [bye|goodbye]
    I [leave|go] [angry|upset|sad], [I say it as it is|in case you wonder], [bye|goodbye]
    [we'll|you and I will] [see|meet|speak] again, [with <proof>|on {due}|and not for the last time], bye
    then I [know|see] where I stand, [and it's a bad place|sadly], [bye|goodbye]
    [I'd|I had] rather have [heard|gone home with] something else, [bye|good day]
    that was [a waste of time|no help|not what I came for], [sorry|I'm afraid], [bye|goodbye]
    [so|then] <costs> will have to wait, [thanks to you|what a shame], [bye|goodbye]
    I'll [sleep on it|talk to <someone>|cool down] and then [decide|write|call], [bye|until then]
    there must be [somebody|an office|a person] who [listens|decides], I'll [find|ask] them, [bye|goodbye]
    [no|not like this], I won't [leave it|let it rest], [until {due}|you'll see|goodbye]`,
} as const;

export type LinkingSpeech = keyof typeof linkingSpeech;
