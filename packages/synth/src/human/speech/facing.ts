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
} as const;

export type FacingSpeech = keyof typeof facingSpeech;
