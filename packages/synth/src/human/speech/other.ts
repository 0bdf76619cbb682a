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
  farewell: `
    [take care|look after yourself|be well], [bye|talk soon|speak <soon>]
    [bye|see you|so long], [let me know|tell me] how it goes
    [good luck|fingers crossed|all the best], [write|ring] any time
    [sleep well|good night|have a nice evening], [and breathe|we'll talk]
    [off you go|go on then], [you've got this|I'm proud of you]
    [until {weekday}|see you <soon>], [bring your <thing>|<drink> is on me]
    [bye bye|cheerio|cheers], [greetings at home|hug from me]`,
} as const;

export type OtherSpeech = keyof typeof otherSpeech;
