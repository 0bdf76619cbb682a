/** What somebody on the other side of the matter, or on duty, answers; one phrase a line. */
export const facingSpeech = {
  counterHear: `
    I [hear|see] that [you're upset|it annoys you], [I don't like it either|but there are two sides]
    [okay|fine], you're [angry about {topic}|not happy], [I get that|that much is clear]
    [I understand|I can see] [your point|how it looks] [about {topic}|from there], [mine is different|still]
    [don't|please don't] [shout|make me the villain], [I'm listening|it isn't that simple]
    [you have|there's] a point [there|in that], [not the whole of it|I'll admit it]
    [that's|this is] not [how I|quite what I] [remember|meant] it
    [maybe|perhaps] I [was too quick|should have called], [it wasn't meant badly|all the same]
    [say|tell me] what you want [then|instead], I [can't guess it|won't run away]
    [nobody|no one] wins [like this|if we go on], [you know that|you nor me]`,
  counterGood: `
    [good|fine], [one thing less|then we agree on that]
    [well|see], [I'm not a monster|it works when we talk]
    [glad to hear it|that's something], [let's keep it so|really]
    [nice|fair enough], [credit to you|I had hoped so]
    [there|see], [that was not so hard|we can do it]`,
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
