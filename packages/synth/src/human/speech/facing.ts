/** What somebody on the other side of the matter, or on duty, answers; one phrase a line. */
export const facingSpeech = {
  counterHear: `
    I [hear|see] that [you're upset|it annoys you], [it's a sad business|I'm sorry], [but there are two sides|I don't like it either]
    [okay|fine], you're [angry about {topic}|not happy], [I get that|that much is clear]
    [I understand|I can see] [your point|how it looks] [about {topic}|from there], [mine is different|still]
    [don't|please don't] [shout|make me the villain], [this is hard for me too|it hurts me as well]
    [you have|there's] a point [there|in that], [not the whole of it|I'll admit it]
    [that's|this is] a [sad|bad|painful] way to put it, [I meant no harm|I remember it otherwise]
    [maybe|perhaps] I [was too quick|should have called], [I'm sorry about that|sorry for that part]
    [say|tell me] what you want [then|instead], I [can't guess it|won't run away]
    [nobody|no one] wins [like this|if we go on], [you know that|you nor me]`,
  counterGood: `
    [good|great], I'm [glad|happy] [too|about that], [one thing less|then we agree]
    [lovely|wonderful], [I'm not a monster, see|it works when we talk]
    [glad to hear it|that's something], [let's keep it so|really]
    [nice|fair enough], [credit to you|I had hoped so]
    [there|see], [I'm pleased|happy to hear it], [we can do it|it works]`,
  counterAdvise: `
    [put|write] down what you want [for {topic}|by {weekday}], and I'll [answer each point|sign what I can]
    [give|let] me [two days|until {weekday}], I'll [look at {topic} again|come back with a number]
    [let's|we could] [ask somebody neutral|have a third person look at {topic}]
    [I'd|I would] [drop|leave] the [big words|threats], [and start with the facts|it gets us nowhere]
    [what|how] about [half now|a first step], and [the rest|we see] after {weekday}?
    [you|we] could [let {topic} rest|wait] for a week, [if you agree|no harm done]
    [send|show] me what you have, [I'll read it|then I can say more] [tonight|by {weekday}]`,
  serviceHear: `
    I [understand|see], [that should not happen|I'd be annoyed too], [thank you for telling me|I'm on it]
    [I'm sorry|we're sorry] about {topic}, [truly|on behalf of all of us], [let me see what I can do|I'm looking at it]
    [that|this] is [not what we want|not how it should go], [I apologise|I've made a note]
    [I can|one can] see [why you're upset|how tiresome that is], [bear with me|let's put it right]
    [thank you|thanks] for [your patience|staying calm] with {topic}, [I know it's a lot|it isn't easy]
    [you're right|fair point], [I'd want an answer too|that took too long]`,
  serviceGood: `
    [I'm glad|good] to hear [that|it], [thank you|we like that too]
    [lovely|wonderful], [I'll pass it on|that makes my day]
    [good|great], [then that part is done|I'll tick it off]
    [pleased|glad] [it worked|that helps], [anything else about {topic}|what else]?`,
  serviceAdvise: `
    [please|best] [keep|save] all [letters|messages] about {topic}, [they help us|with the date]
    [I suggest|my advice] [we|is that we] put {topic} in writing [now|together], [then it has a number|it takes a minute]
    [if|should] nothing happen by {weekday}, [ask for me|come straight back]
    [send|bring] me [the date|a photo|the number], and I [start at once|pass it on today]
    [there are|I see] two ways for {topic}, the [quick|simple] one [first|is enough as a rule]
    [the quickest way|what works best] is [a short note|this form], [I fill in the rest|two lines will do]`,
  counterAcknowledge: `
    [so be it|as you say], [I'm sorry it came to this|it's a sad end to it|I'd hoped for better]
    [if you must|as you like], [I've heard it|I won't stop you], [a pity|hard as it is]
    [understood|noted], [I'm sorry about the trouble|that hurts a bit|then I know]
    [hm|well], [that's hard|it's a sad state of things], [but clear|I'll think about it]
    [so|then], now [we both know where we stand|it's said], [I'm sorry|painful as it is]`,
  serviceAcknowledge: `
    [noted|understood|very well], [I've written it down|it's in the file now]
    [all right|certainly], [I'll add that|that's fine from our side]
    [thank you|good], [then that is clear|I have all I need]
    [of course|that's your choice], [I'll leave the case open|we're here if you need us]`,
  facingThanks: `
    [you're welcome|of course|gladly], [that's what I'm here for|no need to thank me]
    [thank you|thanks] too, [for staying calm|it was good to talk]
    [any time|not at all], [let's see it through|I mean that]`,
  greetAcross: `
    <hello>
    <hello>, [can we talk|we need to talk|do you have a minute|am I interrupting]?
    <hello>, [there you are|finally I reach you|are you in]
    <hello>, [it won't take long|I'll be quick|only five minutes]
    <hello>, [it's important|hear me out|do you have five minutes for me]
    <hello>, [it's me again|I said I'd come back|you know my voice]`,
  careFarewell: `
    I'll [try to|now] [rest|sleep|lie down], [thank you|thanks|bless you] for [staying|listening|all that]
    [can I|may I] [write|call|ring] [tomorrow|when I'm up|again]?
    I'll [keep that number|make that call|ring them], [thank you|I mean it|really], [talk tomorrow|good night|bye]
    [good night|until tomorrow], I'm [glad|relieved] I [wrote|told you]
    [tea|some water] now, then [bed|rest|a blanket], [talk tomorrow|I'll write when I'm up]`,
  careReply: `
    I'm [here|a call away], [whenever you need me|all night], [I'll ring you tomorrow|you matter to me]
    [rest|sleep] well, [I'll check in|I'll call] in the morning, and call the help line if it gets heavy
    [please|do] [write|ring] at any hour, [you're not a burden|I mean it]
    [thank you|I'm glad] for [trusting me|telling me], [we'll talk tomorrow|I'm staying close]`,
  askAcross: `
    [when|by when] [will|can] {topic} be [settled|sorted out]?
    [what|so what] do you [suggest|propose] [now|for {topic}]?
    [can|could] we [agree on|settle] [that|{topic}] [today|this week]?
    [why|how come] did [it have|we have] to [come to this|fall out like this]?
    [who|and who] [decides|has the last word] [about {topic}|in the end]?
    [is there|do you see] [a way|any way] [to settle this|out of it]?
    [what|how much] [can|would] you [offer|do], [honestly|in plain words]?
    [do you|can you] [understand|see] [why I'm asking|my side of it]?
    [will|would] you put that in writing?`,
  takeUp: `
    [good idea|that's worth a try|I'll do that|okay, I'll try that]
    [maybe|perhaps], [I'll think about it|not today though]
    [hm|well], [I tried that already|that's not for me], [but thanks|sorry]
    [you're right|true], [I should|I'll try]
    [I don't know|not sure], [it's easier said than done|I'd feel silly]
    [that helps|good thought], [I'll start with that|thank you]
    [I doubt it|not sure it'd work], [still|but fine]
    [yes|sure], [that much I can do|I'll do it]`,
} as const;

export type FacingSpeech = keyof typeof facingSpeech;
