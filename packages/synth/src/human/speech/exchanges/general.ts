/**
 * Questions that fit most matters, each with its answers: of somebody who listens, of somebody on duty, of the other side;
 * notation in `exchange.ts`.
 */
export const generalQuestions = {
  friend: `
    ? [how long|since when] has {topic} been [on your mind|going on]?
    = [since|it began] {weekday}, [though it feels longer|when I first heard of it]
    = [two|three|four] weeks [now|by now], [on and off|day and night]
    = <ages>, [if I'm frank|more or less]
    = [only|just] a few days, [but they were long|and it fills them]
    = [it crept up|hard to say], [I noticed too late|one day it was there]
    ? what [matters|counts] [most|more than anything] to you in this?
    = {goal}, [plain and simple|before anything else|I'd say]
    = that I can [sleep|look people in the eye] [again|afterwards], and {goal}
    = [honesty|respect], [the rest is details|more than money]
    = {goal}, [and that it ends well|the rest can wait]
    = [good question|hm], {goal} [I think|most likely]
    ? [who|whom] [else|apart from me] have you told about {topic}?
    = [only|just] {friend} [so far|and you]
    = [nobody|no one], [I wanted to sleep on it|you're the first]
    = <someone>, [over <drink>|and half the street knows now]
    = my family [knows half|has opinions], [and nobody else|which doesn't help]
    = {friend} and <someone>, [both shook their heads|they took it well]
    ? what would help [right now|most|a little]?
    = [a clear answer|one clear word] about {topic}
    = [somebody|a person] who [listens|says it straight], [like you|that's all]
    = [sleep|a night's sleep], and then [a plan|one step]
    = [that|if] {topic} [was settled|had an end], [one way or the other|soon]
    = [not much|honestly], [talking does me good|just this]
    ? how did you react [in the first minute|at first|when you heard]?
    = I [said nothing|went quiet], [and walked round the block|then I rang {friend}]
    = [badly|not well], I [cried|swore] [in the <room>|under my breath]
    = I [laughed|froze], [out of nerves|I didn't expect that of me]
    = [calmly|quite calmly], [the rest came at night|on the outside]
    = I [asked|wrote] [twice|again] to be sure
    ? what happened [right before|just before that]?
    = [nothing|nothing much], [a normal week|that's the odd part]
    = [a letter|a call|a short message] [on {weekday}|the day before]
    = [a talk|a few words] with <someone>, [and I thought nothing of it|that's all]
    = I'd asked about {topic}, [in good faith|and got a strange look]
    ? what's the [worst|hardest] part of it?
    = [not knowing|the waiting], [by far|how it goes on]
    = [that|the fact that] {goal} [hangs on it|moves further off]
    = [the nights|the evenings], [days are all right|then it's quiet]
    = [how small|how alone] [I feel|it makes me] with {topic}
    = [having to smile|going on as usual], [at work|in front of everyone]
    ? what would a [good|fair] outcome look like for you?
    = {goal}, [and no hard feelings|nothing more]
    = [that|if] {topic} [is over|gets settled] before {weekday}
    = [an apology|a straight word], [and peace|then I could let go]
    = [less|half] of what I [want|asked for] would [do|be fine] already
    = [honestly|no idea], {goal} [would be a start|comes to mind]
    ? does {friend} know?
    = {friend} [knows|guessed], [you can't hide much there|and was kind about it]
    = [not yet|no], [I'll say it on {weekday}|I don't want to worry anyone]
    = [half of it|some of it], [the soft version|without the worst bits]
    = {friend} was [the first|there], [luckily|from the start]
    ? how do you see it in a month?
    = [settled|over], [I hope|with a bit of luck]
    = [no idea|hard to say], [ask me tomorrow|it changes by the hour]
    = [either|well], [we laugh about it|I'm rid of it] or [I've moved on|it starts again]
    = [better|calmer], [time does that|if I do something now]
    = the same, [if nobody moves|I'm afraid]`,
  duty: `
    ? when did you first [notice|hear of] {topic}?
    = [on|last] {weekday}, [in the morning|I wrote down the time]
    = [two|three] weeks ago, [I have the mail|around noon]
    = [right away|the same day], [and I called at once|I have it in writing]
    = [only|just] [yesterday|this week], [to be exact|by chance]
    ? who did you speak to last about {topic}?
    = [a colleague of yours|somebody at the desk], [I didn't get the name|a friendly voice]
    = [nobody|only a machine], [that's the trouble|press four and so on]
    = [a man|a woman] [on the phone|at the counter], on {weekday}
    = [the same person|two people] [twice|on one day], [two answers|no result]
    ? do you have [anything in writing|a note|a date] about {topic}?
    = [yes|of course], [a letter|two mails|the form], [I can send it|it's right here]
    = [a photo|three photos], [with the date|quite clear]
    = [nothing|no], [it was said on the phone|only my word]
    = [the receipt|the confirmation], [somewhere in the <room>|let me look]
    ? what would be a fair outcome for you?
    = {goal}, [that's all|as agreed]
    = [a date|a clear date] and [somebody who keeps it|your name under it]
    = [that|if] {topic} [is settled|gets solved] [this week|without more letters]
    = [an apology|a straight answer], [and the thing done|to begin with]
    ? is there a [date|deadline] I should know of?
    = {weekday}, [after that it's no use|at noon]
    = [the end|middle] of the month, [it says so in the letter|I think]
    = [no|not really], [just my patience|the sooner the better]
    = [yes|well yes], [the holidays|a birthday], [so it does matter|not long now]
    ? did anything change since {weekday}?
    = [nothing|not a thing], [same as before|I looked this morning]
    = it got [worse|a little worse], [if anything|since last night]
    = [a bit|slightly], [a message came|one more letter], [no help though|nothing clear]
    = [no|sadly not], [that's why I'm here|I'd have told you]
    ? what matters most to you in this?
    = {goal}, [first of all|if I may choose]
    = [that|if] it's [quick|over soon], [I've lost two days|please]
    = [a straight|an honest] answer about {topic}
    = [not to|that I don't] explain it [again|all over], [for the fifth time|if possible]`,
  counterpart: `
    ? what do you [want|expect] [from me|me to do] about {topic}?
    = [an answer|a date], [today|in writing], [nothing more|to start with]
    = {goal}, [and you know it|as we agreed]
    = [that|if] you [keep your word|put it right], [simple as that|then we're fine]
    = [half|a first step] [now|this week], and the rest [later|in writing]
    = [that|if] you [listen|hear me out] for once, [then we'll see|without the excuses]
    ? why [didn't you|did you not] [say so|come to me] [earlier|before]?
    = I did, [twice|in May], [you nodded|you were on the phone]
    = I [hoped|thought] it would [sort itself out|stop]
    = [because|well], you're [hard to reach|never alone], [if I may say so|honestly]
    = I [didn't want|tried to avoid] a [scene|quarrel], [believe me|that's why]
    ? what would you call fair?
    = [meeting|we meet] in the middle, [both of us give a bit|and shake hands]
    = {goal}, [no more and no less|as anyone would say]
    = what we [said|agreed] at the start, [word for word|you remember it]
    = [an apology|a straight word], [for a start|that costs nothing]
    ? do you have [that|any of that] in writing?
    = [yes|I do], [two letters|photos with a date], [shall I show you|you have a copy]
    = [your own|the] message from {weekday}, [look it up|every word]
    = [no|not all of it], [but there was a witness|{friend} was there]
    = [we shook hands|you gave your word], [that used to be enough|remember]
    ? can we talk about it [calmly|like adults]?
    = [yes|gladly], that's [why I'm here|all I want]
    = I [am|was] calm, [ask {friend}|until {weekday}]
    = [if|when] you stop [smiling|looking away], [sure|then yes]
    = [fine|okay], [you first|five minutes], then [me|my side]
    ? what has {topic} really cost you?
    = [sleep|nights], [mostly|and that's the least of it]
    = {goal}, [if you ask me like that|and my good mood]
    = [two|three] [weeks|weekends], [with forms and calls|for nothing]
    = [more|a lot more] than you think, [I kept a list|in money and nerves]`,
} as const;
