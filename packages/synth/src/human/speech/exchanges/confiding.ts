/**
 * What a friend asks and suggests, and what one answers, by what happened: a wrong done, a blow, being stuck, something ahead, good
 * news, something to be ashamed of, news of a friend; notation in `exchange.ts`.
 */
export const confidingExchanges = {
  harm: `
    ? what did {they} say [when you asked|to that]?
    = [nothing|not a word], [a shrug|a look at the watch], and {they} [walked off|hung up|changed the subject]
    = that it's [the rule|not a big thing], [and good day|I know the tone], I was speechless
    = I haven't asked yet, [I'm too cross|I wanted to sleep on it]
    = {they} promised to look into it {delivered_ago}, and [that was it|I'm still waiting]
    ? and what did you [say|do] then?
    = [too little|nothing clever], the good lines came [on the stairs|at night], as usual
    = I said it's [unfair|wrong], [my voice shook|louder than I wanted], and left
    = I [asked for it in writing|wrote it all down], with dates
    = I stood there [like a child|with my mouth open], and then I [went home|rang you]
    ? was it the first time?
    = no, {pieces} [now|since spring], that's what makes me so angry
    = the first time that bad, [there were small things|I overlooked the others]
    = yes, [until {weekday} all was fine|out of nowhere], that's why I don't get it
    ? does [anybody|anyone] else know what happened?
    = {friend} does, [and was as angry as me|and said the same as you will]
    = [half the street|my sister] by now, I can't keep it to myself
    = only you, [I don't want it to get round|so far]
    ? what would make it right for you?
    = {goal}, [that's all|nothing else], and one honest word from {they}
    = that {they} [says sorry|admits it], [I could let go then|the rest is small]
    = I don't know any more, [last week I'd have said {goal}|maybe just peace]
    ? do you have [proof|anything in writing]?
    = [yes|luckily], two mails and a photo, [dated|I kept everything]
    = a little, [my notes|a message from {weekday}], not enough I fear
    = no, it was all [said|on the phone], stupid me
    ! write to {they}, [short and calm|three lines], and name a day, {due} for example
    + {due} is good, [thank you|I'll do that], three lines I can manage
    + yes, calm, [that's the hard part|you're right], but I'll do it
    - I wrote {pieces}, [calm ones too|all in vain], it's like talking to a wall
    - if I write now it gets [nasty|far too long], I'm too angry
    ! take {friend} along [and go there|when you talk to {they}], two hear more than one
    + that's a good idea, [{friend} stays calm|I'd feel safer], thank you
    - I don't want to drag {friend} into it, [it's ugly enough|really]
    - alone or not, {they} won't [listen|move], I'm tired of it
    ! there's an advice office [by the station|in town], it costs nothing
    + really? [I didn't know|good], I'll ring them on {due}
    - offices, [forms again|I've had enough of them], maybe later
    ! let it rest until {due}, and then decide with a cool head
    + you're right, [I'm boiling|nothing good comes of today], {due} then
    - let it rest, [that's what {they} is hoping for|I've done that since {delivered_ago}], no
    @ do you think I'm overreacting?
    = no, [not a bit|I'd be furious], it was wrong
    = a little loud maybe, but in the thing itself you're right
    = I think you're hurt, [and that's allowed|that's something else]
    @ what would you do in my place?
    = talk to {they} once more, [calmly|with a witness], and then write
    = [wait until {due}|sleep one night], then say it straight
    = I'd [ask for help|not let it pass], you've been patient enough`,
  blow: `
    ? when did you [hear|find out]?
    = on {weekday}, [by a message|in one sentence], I was [at the sink|on the stairs]
    = {delivered_ago}, I just couldn't talk about it
    = [this morning|at {follow_when}|an hour ago], [I still have my coat on|so it's quite fresh|I'm still shaking]
    ? how did it happen?
    = [nobody knows|I don't know], [from one day to the next|no sign before], that's the worst
    = slowly, [if I'm honest|I see it now], [and then|then] [in one go|in a minute], on {weekday}
    = a stupid chain of things, [one led to the next|it could have been stopped], I keep going over it
    ? how are you [holding up|getting through the days]?
    = badly, [I cry in the car|I don't sleep], in the daytime I function
    = better by day, [at night it comes|the evenings are hard]
    = I'm [numb|just tired], it hasn't sunk in I think
    ? is [somebody|anyone] with you?
    = {friend} came [at once|over], [made tea|sat with me], that helped
    = no, I [wanted|needed] to be alone first, now it's too quiet
    = my sister stays until {due}, [good of her|then we'll see]
    ? what does it mean for you [now|from here]?
    = that I have to start again, [with what I don't know|at my age], it frightens me
    = {goal} is [further away|out of reach for now], that's what hurts
    = I can't think that far, [one day at a time|ask me next week]
    ! [don't|please don't] decide anything before {due}, just eat and sleep
    + you're right, [nothing before {due}|I'll try], thank you
    - sleep would be nice, [I lie awake until four|it won't come], but thanks
    ! let's go out on {due}, [an hour by the water|a walk, no talking], I'll pick you up
    + yes, [please|I'd like that], {due}, I need to see something green
    - I can't face people yet, [not even you|sorry], it's all too raw
    ! write a list of what has to be done, and give me [two things|half] of it
    + you'd do that? [thank you|that's so kind], there's one call I can't make
    - that list is all I [have|can do], [it keeps me going|let me], sad as it is
    ! tell {friend} too, you [needn't|don't have to] carry it alone
    + I will, [tonight|after this], it's been lonely with it
    - {friend} has enough sorrow [right now|at home], I don't want to add mine
    @ does it get better?
    = yes, [slowly|not in a straight line], I promise
    = it gets different, [and then lighter|that's how it was with me]
    @ could I have [stopped|seen] it?
    = no, [nobody could|don't do that to yourself]
    = maybe, [and maybe not|who knows that before], you did what you could
    @ how do I tell the others?
    = in one sentence, [and let them ask|the rest can wait]
    = I can do it for you, [if you like|give me the names]`,
  stuck: `
    ? what have you tried [so far|already]?
    = the usual way, {pieces}, [always the same wall|no result]
    = I asked {friend} and [read up on it|rang round], nobody knew
    = too much, [each time from the start|I lost count], I'm frustrated
    ? where exactly does it [stop|hang]?
    = at the last step, [always there|every time], that's what drives me mad
    = with {they}, [no answer since {delivered_ago}|who says wait], so I wait
    = with me, I think, I [can't get going|put it off], and it gets worse
    ? since when are you [stuck|at it]?
    = {delivered_ago}, [and not a step further|it feels longer]
    = since {weekday}, day and night, more or less
    = too long, [I stopped counting|since spring], it eats my evenings
    ? who could [give it a push|help you with that]?
    = {friend} maybe, [I haven't asked|I don't like to ask]
    = {they}, if they wanted to, but they don't
    = nobody I know, that's the trouble
    ? what happens if you [just leave it|do nothing] for a week?
    = then {due} is over, [and with it {goal}|and I'm in trouble]
    = nothing, probably, [that's the funny part|I never thought of that]
    = it piles up, [I'd worry all the time|I can't leave things]
    ! do the smallest part [first|tonight], ten minutes, no more
    + ten minutes, [that I can do|all right], good idea
    - I did the smallest part {pieces}, it's the big one that's stuck
    ! ask {they} straight out what's missing, [in one line|by phone], and by {due}
    + straight out, [yes|you're right], I've been too polite
    - they don't pick up, [not once since {delivered_ago}|I've tried], it's hopeless
    ! give it to somebody else, [really|you're allowed to]
    + maybe I should, [that's a relief to hear|I'm too close to it]
    - nobody wants it, [I asked round|believe me], it stays with me
    ! shall we look at it together on {due}? [I bring cake|two heads]
    + yes please, {due}, [thank you|you've saved me], with cake even
    - you'd only get [cross|a headache] too, but it's sweet of you
    @ is there a trick I don't see?
    = sometimes leaving it a day is the trick
    = start from the other end, [it worked for me|back to front]
    @ would you give up?
    = not yet, [one more try|until {due}], then yes, without shame
    = I'd [make it smaller|ask for help], that's not giving up`,
  ahead: `
    ? when will you know?
    = by {due}, [if they keep their word|at the latest], so a few more nights
    = on {due}, [in the morning|by post], I look at the clock all day
    = nobody says, [that's the worst|it may take weeks]
    ? what's the [worst|most] that could happen?
    = that I [start all over|lose {goal}], [in the worst case|and that's a lot to me]
    = a no, [and everybody knows|and I'd have to tell {friend}], I'm nervous just saying it
    = put like that, [not so much|I'd live], it's the waiting that's hard
    ? and if it goes well?
    = then {goal} [comes closer|is real], I hardly dare to hope
    = I'd [cry|dance] in the street, [and ring you first|no joke], what a joy
    = I haven't thought that far, [silly isn't it|only the bad end]
    ? have you [prepared|got a plan] for it?
    = a list, [two pages|by the bed], it helps a little
    = yes, {pieces} through it with {friend}, I know it by heart
    = no, I freeze when I start, and that worries me
    ? what does {friend} say?
    = that I worry too much, [as always|easy to say]
    = {friend} believes in me, [more than I do|that's sweet]
    = I haven't told {friend} [yet|a thing], I don't want to jinx it
    ? did you sleep?
    = three hours, [then the ceiling|with dreams], I'm a wreck
    = like a stone, oddly, [and woke up anxious|that surprised me]
    = from [two|three] to [five|six], [more or less|if that counts], [like|as] on {weekday}
    ! go through it once [aloud|with me], like a rehearsal, then put it away
    + with you, yes, [tonight|on {due}]? that calms me, thank you
    - I rehearsed it {pieces}, [it gets worse|the words go dead], no
    ! make a plan for the bad case too, then it [loses its teeth|can't bite]
    + a plan B, [good|you're right|hm], that [takes|drives] the [fear|sting] out [of it|a little]
    - if I plan for it, it comes, [silly I know|I'm superstitious], I can't
    ! do something with your hands until {due}, [bake|dig|paint a wall]
    + good idea, [the balcony needs it|I'll bake], anything but waiting
    - I can't sit still long enough, [I tried|my mind runs off], I'm too nervous
    ! ring me the minute you know, [good or bad|at any hour]
    + I will, [you first|promise], it helps that you wait with me
    + thank you, [I'm so glad I have you|that's kind], good or bad
    @ do you think it will [work out|be all right]?
    = I do, [not because I know|you did your part]
    = I can't know, but I'm [on your side|hoping with you] either way
    @ am I silly to be so nervous?
    = no, it matters to you, [that's all|nerves are the price]
    = a bit, [and I'm the same|join the club]
    @ what if I can't do it?
    = then we [eat cake and try again|think again on {due}]
    = you can, [I've seen you|remember spring]`,
  good: `
    ? how did it happen? [tell me all|from the start]
    = on {weekday}, [quite suddenly|when I'd given up], I read it twice
    = somebody [rang|wrote] at {follow_when}, I [thought|was sure] it was [a mistake|for someone else|a joke]
    = step by step, and {delivered_ago} I still thought it's hopeless
    ? who else knows?
    = {friend}, [who screamed|with a hug], and now you
    = nobody but you, [I want to keep it a moment|it's so fresh]
    = everyone, I'm afraid, I can't stop telling it
    ? what did you do first?
    = I [sat down|fell] on the [stairs|sofa|floor] and [laughed|cried|sang], [out of|from] joy
    = I rang {friend}, [who didn't pick up|twice], then I danced in the kitchen
    = nothing, I [looked at|smiled at] [the wall|my shoes|the ceiling] [like a fool|for ten minutes|quite happy]
    ? how will you [celebrate|mark it]?
    = cake, on {due}, [and you're coming|with candles], no excuses
    = quietly, [a long breakfast|<meal>] and [a good book|<hobby>|an old film], [that's all I want|just me]
    = I haven't [thought|decided], [have you an idea|I'm still stunned], [something nice|with {friend}|no big party]
    ? was it [hard|a lot of work] to get there?
    = {pieces} I [nearly|almost] gave up, so [it was|hard enough], [hence the joy|now I'm proud]
    = [a bit|a little] hard, not as I [feared|thought], {friend} [helped|pushed me], and [luck|some luck]
    = months of it, [evenings too|since spring], it's worth every hour
    ? what comes next?
    = [first|tonight] [sleep|a bath|<meal>], then {goal}, [step by step|slowly|from {due} on]
    = on {due} it starts, [for real|properly], I'm excited
    = no idea, [isn't that lovely|and I don't mind], for once
    ! write it down, [all of it|tonight], for the grey days
    + [I will|gladly], [good idea|a nice thought|why not], with [the date|a drawing|all details]
    - I'm [too happy|far too glad] to [sit still|hold a pen], [later|maybe tomorrow|I'd draw hearts]
    ! come over on {due} and we [open a bottle|make pancakes], you must tell it again
    + yes, {due}, with pleasure, I'll bring {friend}
    + I'd love that, pancakes are perfect
    ! don't let anybody [talk it down|spoil it], you earned it
    + [thank you|thanks], [that's kind|I needed that|bless you], I [do feel|feel] [proud|happy]
    - I keep [waiting|looking] for the [catch|bad news|snag], [silly|typical me], but [yes|of course], I'm [glad|happy]
    @ [is it wrong|is it all right|may I dare] to be [this|so] happy?
    = no, [it's about time|it's lovely to see]
    = not at all, be loud, I'm glad with you
    @ can you believe it?
    = I can, [I always thought so|you did the work]
    = hardly, [pinch me too|say it again]`,
  shame: `
    ? did [anybody|anyone] see it?
    = {friend} did, and [looked away|said nothing], I nearly sank into the floor
    = everybody, [the whole room|all of them], I'm so ashamed
    = I don't think so, that makes it no better
    ? what did you say afterwards?
    = nothing, I [ran|pretended nothing happened], that's the worst of it
    = a sort of sorry, [too fast|to the floor], it didn't count
    = I made a joke, [nobody laughed|a bad one], and went home
    ? why do you think you did it?
    = I was [tired|hungry|jealous], if I'm honest, that's no excuse
    = fear, I think, [of looking small|of losing {goal}], and then it came out wrong
    = I don't know, it wasn't me, and of course it was
    ? who got [hurt|the worst of it]?
    = {they}, [a little|more than they show], and me
    = {friend}, who trusted me, I feel awful
    = only my pride, [luckily|I hope]
    ! say sorry, [properly|in person], before {due}, it gets harder each day
    + before {due}, you're right, [I dread it|I'll do it], thank you
    - I can't look them in the eye, [not yet|I'm too ashamed]
    ! write two lines if you can't say it
    + two lines I can do, [tonight|good], it's a start
    - a letter looks like hiding, [and I've hid enough|no], it has to be in person
    ! everybody has such a day, [ask me about mine|be as kind to yourself as to others]
    + you too? [that helps|tell me], I feel a little less stupid
    - that's kind, but I still feel guilty, it doesn't wash off
    @ do you think less of me now?
    = no, [not an inch|you rang, that counts]
    = a day I would have hid as well, so no
    @ can one make up for [that|such a thing]?
    = mostly, [if you're quick|with a straight word]
    = not all, but the sorry counts, I think`,
  friends: `
    ? how is {friend} [taking it|doing now]?
    = [bravely|better than I would], on the outside at least
    = up and down, [the nights are hard|on {weekday} not well]
    = all right, says {friend}, [I'm not so sure|you know how that goes]
    ? can you do [something|anything] for {friend}?
    = listen, mostly, [and soup|and ring every evening]
    = I offered to come on {due}, {friend} said maybe
    = not much, I fear, [that's hard to bear|I wish I could]
    ? and how is it for you?
    = it touches me more than I thought, [we're close|it could be me]
    = I think of it all day, [while I work|on the bus]
    = mixed, to be honest, I don't like that about me
    ! just be there, [you needn't have words|no advice], that's plenty
    + that's good to hear, I always think I have to say something clever
    - being there feels like so little, it makes me sad
    ! send a card, [a real one|by post], {friend} will keep it
    + a card, yes, [lovely idea|thank you], I have one with a lighthouse
    - {friend} isn't one for cards, but it's a nice thought
    @ what would you want, in {friend}'s place?
    = somebody who doesn't [vanish|whisper], that's all
    = a normal evening, [soup and a film|no questions]`,
  low: `
    ? how long have you felt [like this|so low]?
    = a while, [it crept in|I didn't want to see it], worse since {weekday}
    = {delivered_ago} it got bad, before that it was [grey|bearable]
    = I can't remember [the last good week|when it was light], that frightens me
    ? is [somebody|anyone] near you right now?
    = no, I'm alone, [that's when it's worst|the flat is so quiet]
    = {friend} is next door, [asleep I think|I didn't want to wake anyone]
    = the neighbours, [I hear the radio|through the wall], it helps a little
    ? have you eaten [anything|something] today?
    = toast, at noon, I think, nothing tastes of much
    = no, [I forgot|I wasn't hungry], I know I should
    = soup, {friend} brought some, it was kind
    ? what is the hardest time of the day?
    = the evening, when [it gets quiet|everyone's home], I feel so lonely
    = the morning, getting up for what, I lie there and feel heavy
    = four at night, [everything looks hopeless then|my head won't stop]
    ? have you told [a doctor|your doctor] how you feel?
    = not yet, I'm ashamed, [silly I know|as if it were my fault]
    = I made an appointment, on {due}, I'm afraid to go
    = once, {delivered_ago}, it was all right, I never went back
    ? is there [something|one thing] that [was a little|is sometimes] lighter?
    = this, [talking to you|writing to you], a little
    = the walk by the water, [when I manage it|on {weekday}], I felt nearly okay
    = music, [old songs|very low], and then I cry, which is good I think
    ! let's ring the help line [together|right now], they're there day and night, I stay on with you
    + together I could, [thank you|I couldn't alone], stay with me
    + okay, [yes|let's], I'm scared but okay
    - not a stranger, please, [not tonight|I can't], just you for now
    ! I'll come to the doctor with you on {due}, [I wait outside or sit beside you|as you like]
    + you'd come? [thank you|that's so kind], then I'll go
    - I don't want to be a burden, you have your own life, I feel guilty
    ! [have a glass of water|put on something warm] and sit by the window with me on the line
    + I have it, [warm|the blanket too], it's a bit better, thank you
    - I can't get up right now, I'm so tired, just talk
    ! tell {friend} one sentence of it tonight, I can help you write it
    + one sentence, okay, [help me|you start], I'd be glad if somebody knew
    - then everybody worries, I'd feel ashamed, let me think about it
    @ does it ever stop?
    = it does, [it lifts|I've seen it lift], with help it goes faster
    = yes, not in one day, and you won't do it alone
    @ am I too much for you?
    = no, [never|not for a second], I'm glad you told me
    = no, and if I'm tired I say so, and come back`,
} as const;

export type ConfidingClass = keyof typeof confidingExchanges;

/** Something else for a moment, between people who know each other: announced, and answered. */
export const asideExchanges = `
  ? [something else for a moment|quite another thing, before I forget]: are you coming on {due}?
  = on {due}, yes, [gladly|what shall I bring|I've kept it free], and now back to {topic}
  = I don't know yet, [work|it depends on {topic}], I'll tell you tomorrow, but {topic}, I wasn't done
  = [nice try|ha], changing the subject, but yes, and now {topic} again
  ? [to change the subject for a second|before we go on]: have you heard from {friend}?
  = not since {weekday}, [busy I suppose|all well I think], I'll ring on {due}, anyway, back to {topic}
  = yes, a [card|message], from the sea, brown as a nut, but to come back to {topic}
  = {friend} rang {delivered_ago}, with big plans, as always, right, where were we, {topic}
  ? [a breather|let's stop there for a second]: how's <hobby> going?
  = I haven't been for weeks, because of {topic}, you see, we're back at it
  = quite well, [thanks|better than I thought], it's the one hour without {topic}
  = slowly, [like everything|don't laugh], now let me get back to {topic}
  ? [off topic|just quickly]: did you get [your thing back|the key|my parcel]?
  = I did, [thanks|all in one piece], and now {topic} again, please
  = not yet, [I'll ask|nobody's in], so, {topic}, as I was saying
  ? [different question|by the way]: what did you have for dinner?
  = <meal>, [standing up|at nine|burnt], because of {topic} of course
  = <meal>, it was good for once, and then I thought of {topic} again
  = nothing yet, I'll make <meal> after this, but {topic} first`;

/** When something was not understood: who asks back, and who says it once more. */
export const repairExchanges = `
  ? [sorry|wait|hang on], what [exactly|precisely] happened?
  ? I [lost the thread|didn't quite follow], could you say that again?
  ? [one second|stop], who did what?
  ? [just to be clear|so that I get it right], what are we talking about?
  ? do you mean [this week|now], or something from before?
  ? [sorry|hm], my line broke up, what was that?`;
