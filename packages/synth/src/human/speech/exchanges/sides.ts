/** What people on two sides of a habit, a price or a request say to each other; notation in `exchange.ts`. */
export const conductExchanges = `
  ?c [when|what day] was that [supposed to be|meant to be]?
  = on {weekday}, [you know that very well|I looked at the clock], and {pieces} before that
  = {delivered_ago} the first time, on {weekday} the last, [I wrote it down|I remember each one]
  = on {weekday}, [half past eleven|late at night|in front of {friend}], [don't look so surprised|ask {friend}]
  ?c why didn't you say [something|anything] [at once|before]?
  = I did, {pieces}, you [laughed|said sure|said you'd think of it]
  = because I hate [quarrels|scenes], [and I hoped it would stop|silly me]
  = I tried on {weekday}, you were [on the phone|out of the door]
  ?c what would you have me do?
  = [stop it|change it], [that's all|simple as that], from {due} on
  = {goal}, [that's what I need|nothing more], and a word before it happens
  = [talk to me first|ask me first], [and keep to it|every time]
  ?c is it [really|honestly] that bad for you?
  = yes, [I sleep badly|I dread coming home|I dread each morning], since {delivered_ago}
  = it's {goal} I miss, [every day|more than you think]
  = once is nothing, but {pieces} [is too much|wears me down]
  ?d could you tell me [who|which of us] it was, and when?
  = on {weekday}, [around noon|towards evening], [a tall man|a woman with glasses], no name
  = your colleague at the desk, {delivered_ago}, [I didn't ask the name|I was too stunned]
  = it happened {pieces}, with [two|three] different people
  ?d what would you like us to do about it?
  = [an apology|a word of apology], and that it [stops|doesn't happen to the next one]
  = {goal}, [no more than that|that's all I ask]
  = somebody who [listens|writes it down], [that would be a start|and then acts]
  < you make it [bigger than it is|sound like a crime], [it was one evening|it was one time]
  - one? it was {pieces}, I [counted|wrote them down], don't make it small, that's unfair
  - for you it's small, I'm the one who [lies awake|clears up|stood there], it hurts
  - that's exactly the tone I mean, [it's rude|it's mean]
  + maybe I'm [tired|tense], [that's true|fair point], still I needed to say it
  + all right, it isn't a crime, [you're right|I said it badly], but it bothers me
  <c you do the same, [and nobody complains|remember {weekday}]
  - once, [and I said sorry|and I asked first], that's no excuse for {pieces}
  - don't turn it round, we [talk about you now|were talking about {topic}], that's a cheap trick
  + on {weekday}, [yes|that's true], I'm sorry about that, then let's both stop
  + okay, you have a point, [I'm no angel|I know], so let's find a rule
  <c I [didn't know|had no idea] that it [bothers|reaches] you [so much|like that], nobody said a word
  + then you know it now, [good|thank you for listening], I feel better already
  + I believe you, [and I'm glad you say so|thank you], let's start from here
  - I said it {pieces}, you [weren't listening|forgot], [that hurts|and that makes me sad]
  - how can one not know? [the whole house|everyone] knows, that's a poor excuse
  <c I have [a life|a job|my own worries] too, you know, [it isn't about you|I can't think of everything]
  - nobody takes that away from you, but {goal} is not [too much to ask|a luxury], it's unfair
  - and I pay for it, [every week|every night], that's selfish, sorry
  + I know, [you have a lot on|it's a hard time for you], that's why I ask and don't shout
  <d I wasn't there, but that is not how we [want to be|treat people], I'm sorry it happened
  + thank you, [that does me good|I'm glad somebody says it], I was really upset
  - sorry is easily said, [what happens now|and tomorrow it's the next one], I'm still angry
  <d my colleague [remembers it otherwise|says it was a misunderstanding], there are two accounts of it
  - a misunderstanding? [no|hardly], there were witnesses, that's a shameless lie
  - so I made it up? [wonderful|great], that makes it worse
  + maybe, [I was upset|it went so fast], still the tone was wrong
  ! I [could|can] [keep it|do it] to the weekend and stop at ten, [would that help|is that fair]?
  + ten at the weekend, [that's fair|good], [thank you|I can live with that]
  + yes, that would [help a lot|be a relief], [let's try it|from {due} on]
  - the weekend is when I [sleep|recover], so no, [that helps nobody|it's no offer], sorry
  - you said that {delivered_ago}, [and it lasted two days|I was glad too early], why should I trust it now?
  !c let's write down a rule [together|on paper], [who does what|what goes and what doesn't], and hang it up by {due}
  + a rule on paper is good, [I like that|thank you], I'll bring [tea|pens] on {due}
  + [good idea|fine], then nobody has to be angry any more
  - we had a rule, [you broke it|it's still on the fridge], it's sad but paper doesn't help
  !c [okay|all right], I'll stop it, [from today|as of now], and I'm sorry [about {weekday}|for the trouble]
  + thank you, [that means a lot|really], I was afraid this would end badly
  + [that's big of you|I respect that], thanks, then it's forgotten
  - I've heard sorry {pieces}, [it starts to sound hollow|I can't be glad any more], show me
  !d I'll [speak to|sit down with] my colleague, and you [get an answer|hear from me] by {due}
  + by {due}, [good|thank you], that's more than I expected
  + thank you for taking it seriously, [I'm relieved|that's kind]
  - an answer, [a form letter I suppose|they all say that], I'm disappointed
  !d may I [invite you|make up for it] with {offer} off, as a small apology?
  + {offer} off, that's kind, [thank you|accepted], it isn't about the money though
  - I don't want {offer}, I want [respect|manners], you still don't see what was wrong
  @ do you [see|understand] why I'm upset?
  = I think so, [you feel pushed aside|you need to be asked first], [am I close|is that it]?
  = [half of it|not all of it], to be honest, tell me again
  = yes, [I'd be upset too|it took me a while]
  @ what happens if it [goes on|starts again]?
  = then you [knock|come to me], and I [stop at once|listen, promise]
  = it won't, [not from my side|I gave my word]
  = we'll see, [I don't like threats|let's not paint it black]
  @ can I count on {due}?
  = yes, [from {due} on|you have my word]
  = if nothing [comes up|happens], yes
  = I'll try, [more I can't promise|that much is certain]
  ? how [often|many times] has it happened [now|by now]?
  = {pieces}, {weekday} [included|not even counted], I [wrote it down|have <proof>]
  = {pieces} since {delivered_ago}, [once during|twice before] <missedthing>
  = I [stopped|gave up] counting after <missedthing>, {name}
  ? what were you doing [then|at that moment]?
  = <chorework>, [like every {weekday}|with no thought of you], and then that
  = I [came home|was back] from <chorework> and [wanted|tried] to <dailywork>
  = I was getting ready for <missedthing>, [shoes in hand|half dressed]
  ? did you talk to [anyone else|others] about it [first|already]?
  = to <someone>, [who laughed|who said go and tell them], so here I am
  = {friend} knows, [nobody else|and keeps quiet], I don't like [gossip|talk behind backs]
  = no, {name}, you're the first, [that's only fair|I wanted it straight]
  ? when would it [suit|be all right for] you?
  = not before <chorework>, not after ten, [is that so hard|that's all]
  = on {due} any time, I'm [away|at <missedthing>] then
  = any day but {weekday}, that's when I have <chorework>
  < that was [meant|supposed to be] funny, [you know me|nobody else minded]
  - nobody? ask <someone>, {name}, [ask anyone|they all looked away], it was [cruel|not funny]
  - I stood there before <missedthing> [with a red face|near tears], [very funny|hilarious], it hurt
  + [maybe|perhaps] I take it too [seriously|hard], [after|with] <chorework> [behind me|all week], but leave it [next time|please]
  + I know you meant no harm, {name}, [I like you|that's why I come], still
  < I had [guests|a deadline|trouble at home], that's [the whole story|no crime]
  - and I had <missedthing>, {name}, [did you ask|did you think of that]? it's selfish
  - you had that {delivered_ago} too, {pieces}, [it wears thin|that's a poor excuse]
  + [trouble|is it bad]? I'm sorry, {name}, [I didn't know|say so next time], then I understand
  + a deadline, [okay|all right], I know <chorework>, [no harm done|let's forget {weekday}]
  < others do [far worse|the same], you only [see|hear] me
  - others [ask first|say sorry|stop at ten], {name}, that's the difference, it's unfair to them
  - I don't [live|work] with others, I [live|work] with you, and it's [bad|awful] since {delivered_ago}
  + [true|right], others too, I'll tell them [as well|on {due}], you're not the only one
  ! I [cook|make] <meal> on {due}, and we [sort it out|talk it over]
  + <meal>? [now you're talking|you've got me], {due}, I'd [love|like] that, {name}
  + {due}, good, I bring <drink>, [thank you for asking|that's a nice thought]
  - <meal> doesn't give me back <missedthing>, {name}, I'm [too angry|still hurt]
  ! I do <chorework> for you this [week|month], [to make up for it|as a sorry]
  + <chorework>, really? [deal|with pleasure], then I can <dailywork>, that's [kind|sweet] of you
  + [all right|well], <chorework> and we're even, [I'm glad|thanks], {name}
  - that's nice, but that's not what I'm after, I want it to stop, [I'm tired|it's sad]
  ! [knock|text me|ring] when it's too much, day or night, I [come|stop] at once
  + [text|ring] you, okay, {name}, that [helps|takes the anger out], thank you
  - I knocked on {weekday}, {pieces}, [no answer|you turned it up], so that's [worthless|a bad joke]
  ! from {due} on not after ten, [my word on it|I put it on the door]
  + from {due}, not after ten, [that's all I wanted|I'm so relieved], {name}, thanks
  + your word is [good|enough for me], {name}, I can <dailywork> again, [great|how lovely]
  - from {due}? why not from today, {name}, I have <missedthing> tomorrow, it's [maddening|unfair]
  @ what would you [say|do] if I did that to you?
  = shout, [probably|I suppose], [fair point|you got me]
  = nothing, [honestly|I sleep like a stone], but I see we differ
  @ is it because of [me|something I did]?
  = no, [not at all|where do you get that], I just didn't think
  = a bit, [since {weekday}|because of your note], I was cross`;

export const priceExchanges = `
  ?c what did you have in mind?
  = {bid}, [cash|today|and we're done]
  = [I looked around|I compared], {bid} is what others [ask|take]
  = {bid} would be fair, [considering its age|as far as I can see]
  = [honestly|between us], not more than {bid}, [that's what I have|my limit is set]
  = between {bid} and [nothing|a handshake], {name}, [you name the rest|I'm honest with you]
  = {bid}, [all in|to take it now], [that's the sum|and don't faint]
  = [less|a good deal less], {name}, say {bid}, for <usefor>
  ?c what do you need it for, [if I may ask|by the way]?
  = [every day|to work with it], so it has to be [sound|reliable], and {bid} is my budget
  = [for the family|for a project], and it starts on {due}, so I can decide today
  = that's [my secret|for me to know], {ask} is still too much
  = it's a [gift|replacement], the old one gave up {delivered_ago}
  = for <usefor>, [as I said|mostly], and from {due} on
  = <usefor>, <chorework>, [the usual|nothing grand], {bid} should [do|be enough]
  ?c did you [see|find] [anything better|the same] elsewhere?
  = yes, for {bid}, [two streets on|with another seller], [older though|a bit smaller]
  = two, {delivered_ago}, [both cheaper|one at {bid}], I came back because yours is [nicer|cleaner]
  = [not yet|I've only begun], but I have time until {due}
  = one <sawwhere>, {bid}, [I nearly took it|<someone> was faster]
  = [plenty|a few] worse, {name}, and dearer, so [here I am|don't make me go back]
  ?c how would you pay?
  = [at once|right now], all of it, if the number is good
  = half now, half on {due}
  = [cash|by transfer], [it's on me|ready to go], {bid}
  = in [notes|one go], I <effort>, so I [know|have] the sum with me
  = {bid} today, and on {due} [a cake|a thank you], {name}
  < {ask} is [what it's worth|the going rate], [I've had two calls today|look at the market]
  - the market says {bid}, [I looked this morning|I can show you], {ask} is too much
  - then why is it [still here|not sold]? [with respect|honestly], that price is wrong
  - two calls, [everybody has two calls|I bet], that's a stale trick
  + I see [the quality|the work in it], it is good, I don't deny it, still {ask} hurts
  + it may be worth it, [that's fair|no question], I just don't have {ask}
  - worth [to whom|where], {name}? <someone> paid {bid} <sawwhere>, that's [steep|unfair]
  - {ask} was [last year|the old days], now it's {bid}, I <effort>, [sorry|it's too much]
  + for [somebody|a man] with {ask}, [maybe|sure], I see the [shine|work], I'm not blind
  < at {bid} I would [lose money|be giving it away], I paid more [than that|for it] myself
  - I'm sorry, but what you paid [isn't my problem|was {delivered_ago}], look at it today
  - that's what you said about the other one, [it's a poor argument|come on]
  + I don't want you to lose by it, [that wouldn't be fair|really], so where is the line?
  + understood, [nobody should lose|fair point], then a bit above {bid}
  - then we both lose, {name}, I my [money|sleep], you the [customer|buyer], [too bad|that's sad]
  - [lose|give away], come, {name}, it stands here since {weekday}, [eating money|that's a poor joke]
  + [no|nobody should], I don't want your last [shirt|cent], {name}, tell me where it [stops|hurts less]
  < it was [looked after|serviced] all the time, [there's a book about it|one owner], you won't find that [again|for less]
  - and the [scratch|noise|gap in the book]? nobody mentioned that, [that's not honest|it's worrying]
  - looked after or not, it's [old|used], and I'd be the one with the trouble
  + the book is [good|a real plus], [I like that|it convinces me], okay
  + that does matter to me, [thank you for showing me|good to know]
  - [looked after|one owner], they [all|each] say that, {name}, and then the bill for <extracost>, no [thanks|fun]
  - by whom, {name}? I used to <oldjob>, I see [the dust|the wear], it's [worse|older] than you say
  + I can [see|smell] that, {name}, [clean|dry] as a kitchen, that's [a pleasure|worth something]
  < [if I go down|less] for you, I have to for [everyone|the next one], [you see my trouble|that's how it is]
  - I don't tell anybody, [and there is nobody here|look round], be fair
  - that's a thin excuse for {ask}, sorry, it annoys me a little
  + [true|I see that], then put something on top instead
  - I'm not [everyone|the next one], {name}, I'm the one with {bid} [in hand|and a smile], it's [silly|a bad excuse]
  + then [tell them|say] I was the last, {name}, and give me <extracost> [instead|with it], fair?
  ! say {offer}, [and it's yours|my last word for today]
  + {offer}, [done|agreed], I'm happy with that
  + all right, {offer}, [that's fair to both|you're good at this], deal
  - {offer} is still [over my limit|too much], I'd regret it, {bid}, I can't do better
  - no, [not {offer}|sorry], then I'd rather walk, it's a pity
  + {offer} it is, [hand|keys] please, {name}, I'm [glad|pleased], <someone> will be [jealous|happy]
  - {offer}, {name}, and my <costs>? I [wish|want], but I [can't|mustn't], it's [a pity|sad]
  ! {ask}, but I [throw in|add] [the delivery|the spare parts|a month more], [that's worth something|that costs me too]
  + with that on top, [it's a good deal|you've convinced me], {ask} then, agreed
  - I don't need extras, [I'd only pay for them|they lie around], the price is the problem
  - nice try, [really|I smiled], but no, {bid} without the extras
  + [then|with that] it's [fair|good], {name}, <extracost> I'd have [bought|paid] anyway, agreed
  - [extras|toys], {name}, I pay {ask} for [extras|air]? it's the sum I [fear|can't], {bid}
  ! let's meet in the middle, {offer}, [and we shake hands|today]
  + the middle is fair, {offer}, [my hand on it|with pleasure]
  + {offer}, yes, [good|I'm glad], I didn't want to leave without it
  - my middle lies lower, [I'm sorry|honestly], {offer} is a stretch I can't make
  + {offer}, middle of the [road|day], {name}, and <drink> on it, I'm [content|happy]
  - [your|which] middle, {name}? from {ask} it's [near you|far from me], {bid} and a bit, that's [sad but true|all]
  ! take a day, I [hold|keep] it until {due} for {offer}
  + until {due}, [that's kind|very decent of you], thank you, then I'll come with {offer}
  - if I leave now I won't come back, [I know myself|sadly], {bid} now or never
  + till {due}, [thank you|how kind], {name}, I [ask|bring] <someone> and come with {offer}
  - a day [costs|changes] nothing, {name}, my purse is [the same|thin] on {due}, I'm [sorry|afraid]
  @ is that your last word?
  = [for today|almost], [tomorrow it's {ask} again|try me with {offer}]
  = yes, [I can't go lower|that's the floor]
  = is {bid} yours? [you see|then we're both stubborn]
  @ what's included at that price?
  = [all you see|everything here], [and my word|no hidden extras]
  = the thing itself, the rest is [extra|up to us]
  = [papers|support] and delivery, [nothing else|that's a lot]
  @ is there [anything wrong with it|a fault I should know of]?
  = one small thing, [I'll show you|look here], that's in the price
  = [none that I know of|nothing], and I'd tell you
  = it has its age, [as we all do|what do you expect], nothing serious
  ? who is it for, [yourself|you alone]?
  = for <usefor> [mostly|first], and {friend} [borrows it|has a say], so {bid} [is what we have|is fixed]
  = for <someone>, [a surprise|they don't know yet], {bid} is [all|what] we [put together|collected]
  = for <usefor>, [nothing fancy|it has to last a year], hence {bid}
  ? what did you [use|have] before?
  = an old one, [it died|gave up] {delivered_ago}, [with a bang|no wonder], it cost {offer} then
  = nothing, I [borrowed|shared] one with <someone>, for <usefor>
  = a better one, [don't laugh|to be fair], for {bid}, [long ago|from <someone>]
  ? when would you [need|take] it?
  = on {due}, [at the latest|for <usefor>], sooner if you say {bid}
  = today, [cash|now], at {bid}, I [came by|brought] <alongvia>
  = I'm in no hurry, {due} or [the week after|later], so the price [decides|counts]
  ? [what|which] part of it do you [like|care about] most?
  = that it's [quiet|strong|simple], for <usefor> that's [all I need|half the thing]
  = to be honest, the price should be, and {ask} isn't
  = the [size|look|sound] of it, {name}, [I admit|there, I said it], not the {ask}
  < for {bid} you get the one <sawwhere>, [with no papers|and good luck]
  - the one <sawwhere> was [fine|not bad], {name}, and {bid}, so {ask} is [steep|a joke]
  - good luck I don't need, a fair price I do, [{ask} is wrong|don't be cruel]
  + [ha|true], I saw it, [no papers|rust all over], yours is [better|in good shape], I give you that
  + you know your market, {name}, [respect|fair], but is there [room|air] in {ask}?
  < my [partner|boss] would [kill|skin] me below {offer}
  - and <someone> would laugh at me above {bid}, {name}, so we're [both in trouble|even], it's too much
  - [partners|bosses] always say that, [it's an old line|I used to <oldjob>], be honest
  + then say I was [tough|rude], and let's find [a number|something], I don't want you in trouble, {name}
  < with <extracost> included it's [cheap|almost a gift]
  - <extracost> isn't worth {offer}, {name}, I [looked it up|know that], that's [padding|not fair]
  - I have <extracost> [already|at home], take it out, and then {bid}
  + <extracost> too? [oh|well], I'd have to [buy|pay] that [anyway|elsewhere], that's good
  + okay, <extracost> [counts|helps], that brings us [closer|nearer], I'm glad
  ! {offer} and <extracost> [on top|for nothing], [because it's {weekday}|because you came by <alongvia>]
  + {offer} with <extracost>, [you're a gentleman|now I'm happy], done, {name}
  + [well|fine], {offer}, <extracost>, [and a handshake|I'm pleased], for <usefor> it's perfect
  - I'd say yes to {bid} with <extracost>, {name}, {offer} is [beyond me|too dear], sorry
  - {offer} and <costs> [waiting|unpaid] at home, no, [I'd feel guilty|that would be stupid]
  ! {bid} if you [take two|sign for a year|bring <someone> too]
  + two at {bid}? [let me think|one for {friend}] ... yes, [good|a great idea], we both win
  - what would I do with two, {name}, [I have one pair of hands|one is enough], no, it's a pity
  - a year is [long|a risk], {name}, {bid} for a month and we'll see, I'm worried otherwise
  ! you [look at|try] it for [an hour|a day], then say [a number|{offer} or no]
  + try it, yes, [that's fair|I like that], if it's good for <usefor> you get {offer}
  + a day to try, [very decent|good], I'll be [careful|back by {due}], {name}
  - I don't need to try it, {name}, it's the {ask} I don't like, [sadly|that's all]
  ! {offer}, [because I like you|to get home today], and not a word to <someone>
  + {offer}, not a word, [you're kind|deal], {name}, I'm [delighted|very happy]
  + [hand on it|done], {offer}, you [made my day|won't regret it], {name}
  - I like you too, {name}, but {bid} is {bid}, [I'm sorry|it breaks my heart]
  @ and with <extracost>?
  = {ask}, [since it's you|for friends]
  = {offer} more or less, [I'd have to ask|let me see]
  @ what did the last one go for?
  = {ask}, [honestly|I can show you], {delivered_ago}
  = {offer}, [it was worn|to a friend], this one is better
  @ would you take {bid} today?
  = [no|sadly no], {offer} [maybe|I could]
  = if you [say please|throw in <drink>], I'd think about it`;

export const favourExchanges = `
  ?c why [now|just now]?
  = because I [took on|did] [two jobs at once|far more] since {delivered_ago}, and I'd like that to [count|be seen]
  = the plan is made on {due}, [later it's too late|I asked around]
  = I've waited since [last year|spring], [it's time|I thought you'd say something]
  ?c what makes you [think|believe] it's [due|deserved]?
  = the results, [look at spring|here they are], {pieces} in a row
  = I [kept the project alive|trained both newcomers|stayed late for weeks], [you know that|and nobody asked me to]
  = what others [get|have] for the same, [I'm not blind|people talk], and {goal}
  ?c what would you do if [I said no|it doesn't work out]?
  = be honest with you, and [look around|think about my place here]
  = keep asking, [politely|every month], I won't [slam doors|make trouble]
  = I'd be sad, [and I'd want to know why|a reason would help]
  ?d [what|how much] do you [need|want], and by when?
  = by {due}, [if at all possible|that's the last moment], [a few days would do|that's all]
  = whatever is [free|possible] before {due}, [I'm flexible|mornings are best]
  = [one|a] clear answer by {due}, [yes or no|so that I can plan]
  ?d have you [been here before|asked before] about {topic}?
  = {delivered_ago}, [and was sent home|by phone], they said come back
  = {pieces}, [each time somebody else|it must be in the file]
  = no, [it's the first time|I'm new here], so tell me how it works
  ?d is there a [special reason|reason I should know of]?
  = [yes|there is], [my mother was ill|I had to work nights|it got worse], since {delivered_ago}
  = it's about {goal}, [nothing more|that's all], and {due} is near
  = [nothing dramatic|no drama], I [lost time|was unwell] around {weekday}
  <c the [budget|list] is [closed|full] for this year, [it isn't about you|I fought for it and lost]
  - it's never about me, [every year|each time], that's what's so frustrating
  - there was room for [the new one|{friend}], {delivered_ago}, so it's not the budget, that's unfair
  + I see, [thanks for being open|that's honest], what about next year, then?
  + okay, if it's really closed, [I understand|that's not your fault]
  <c you're [good|valued], but there are [others before you|things to work on], [I'd be lying otherwise|to be frank]
  - which things? [nobody told me|not a word in the review], it's hard to hear that now
  - others before me? I've been here longer than all of them, that hurts
  + [thank you|I appreciate it], that's honest, name me two and I'll work on them
  + fair, [I can take that|better than nice words], what exactly?
  <d we're [full|booked out] until {due}, [I only see red here|there's nothing free]
  - until {due}? [that's terrible|by then it's too late], there must be a gap
  - your colleague said {weekday}, [was that a lie|and now this], I'm upset
  + I see, [it's the same for everybody|not your fault], is there a list?
  <d the rules are [the same for all|quite strict], [I can't bend them|others ask too]
  - rules, rules, [nobody looks at the case|I'm a person too], that's cold
  - they were bent for others, [I know two|ask around], that's unfair
  + all right, that's fair, what do the rules allow?
  + then I'd like to do it properly, [thank you|help me with it]
  <d from what I see, [a paper is missing|the form isn't complete], [that's why it stopped|so my hands are tied]
  - I handed in everything, {pieces}, you [lost it|must have it], this is maddening
  + is that all? [good|what a relief], I have it in my bag
  !c I can do half of it [now|this month], and we talk again by {due}
  + half now is [a good start|more than I feared], thank you, until {due}
  + that's fair, [I'm glad I asked|thank you for the effort], let's note it
  - half, [I don't know|hm], it feels like a pat on the head, I'm disappointed
  - {due} again, [it's always later|I know that word], no, I'd like a real answer
  !c not the [money|title], but [two days at home|a course|a lighter load] I can give you [at once|from {due}]
  + that's worth a lot to me, [really|thank you], I'll take it gladly
  - that's nice, but it doesn't pay [rent|the bills], it's not what I asked, sorry
  !c I'll [write a letter|speak] for you [upstairs|to the board] by {due}, [you have my word|and I mean it]
  + thank you, [that means a lot|I didn't expect that], I'm really grateful
  + good, [that gives me hope|I'm glad you back me], by {due}
  - you said so {delivered_ago}, [and nothing happened|I waited], I can't be happy about it
  !d I can put you on the list and ring you when [something gets free|somebody cancels]
  + please do, [thank you|that's kind], I can come [at once|within an hour]
  - lists, [I'm on four of them|nobody ever rings], that's no help, sorry
  !d there's one [slot|gap] on {due}, [early|at eight], [shall I put you down|it goes fast]
  + {due} at eight, [perfect|yes please], thank you so much, what a relief
  + yes, [I'll take it|wonderful], I'll be there [ten minutes early|on time]
  - on {due} I [work|can't leave the children], [that's bad luck|it's hopeless], nothing later?
  !d until {due} I can give you, [no longer|not a day more], [agreed|is that enough]?
  + until {due} is great, thank you, [I'll make it|you won't regret it]
  + that's kind, [really|I was afraid you'd say no], I'll hand it in by {due}
  - that's [two days|hardly anything], I can't do it properly in that, it worries me
  @ what can I do [myself|in the meantime]?
  = [keep at it|go on like this], and [write down what you do|remind me on {due}]
  = [bring the papers|check the list], that saves a week
  = nothing [for now|more], [you did your part|honestly]
  @ when do I [hear|know more]?
  = by {due}, [yes or no|one way or the other]
  = I'd say {due}, [not sooner|if all goes well]
  = [I ring you|you get a line], no need to call
  @ was it something I did?
  = no, [not at all|certainly not], [it's the numbers|it's how things are]
  = [a little|partly], to be fair, [the tone of {weekday}|the missed date]
  = you did [well|nothing wrong], that's not the reason
  ?c how long have you been [with us|at it|waiting] [now|by now]?
  = since {delivered_ago}, [officially|on paper], longer [if you count|with] <chorework>
  = long enough to have <achieved>, [if that counts|and nobody noticed]
  = I [came|started] the week of <missedthing>, you [remember|gave me the key]
  ?c is there [something|anything] you'd give [in return|up for it]?
  = <chorework>, [gladly|any week], or [the {weekday}|my place by the window]
  = <hobby>, [if it must be|for a year], for {goal} I would
  = I gave [enough|a lot] [already|this year], I <achieved>, {name}
  ?c who [supports|backs] you in that?
  = {friend}, [for one|in writing], and <someone> [from next door|asked why I haven't got it]
  = the numbers, {name}, and <proof>, [look|here]
  = nobody has to, I <achieved>, [it speaks|that's plain]
  ? what would [change|be different] for you?
  = <costs> [would be|could be] paid, for once, and I'd [sleep|breathe]
  = I could [stop|drop] <chorework> and think of {goal}
  = I'd be there for <missedthing>, [for the first time|not on the phone], {name}
  < if I say yes to you, [ten|six] others come [tomorrow|by {due}]
  - did the ten <achieved>? [I think not|then let them come], it's an unfair [argument|way out]
  - so I pay for the [others|ten], {name}, that's [cold|wrong]
  + [I see|true], you'd never hear the end of it, then [quietly|in small steps]?
  + that's [your trouble|not easy], I [know|admit], how can we make it [easier|small]?
  <c [last time|{delivered_ago}] it didn't [go|work] so well, you [remember|missed a date]
  - one date, {name}, because of <missedthing>, and since then I <achieved>, that's [unfair|petty]
  - it was [ill luck|a flu], you [said so yourself|knew it], don't [hold it against me|dig it up]
  + I remember, [I was ashamed|it wasn't good], and I <achieved> since, [to make up|all the more]
  + fair, {name}, that [happened|was my fault], it won't again
  < it isn't [mine|mine alone] to decide, [there's a board|they meet on {due}]
  - a board that never [saw|met] me, {name}, [great|lovely], it makes me [sick|so tired]
  - you [could|might] at least say what you [think|want], that's [weak|disappointing]
  + on {due}, [good|okay], what can I give you, <proof>, [numbers|a page]?
  + but you'd [speak for|say a word for] me? that [helps|is all I ask], {name}
  ! [bring|send] me <proof> by {due}, and I [look at it|take it upstairs]
  + <proof>, by {due}, [easy|with pleasure], {name}, thank you for trying
  + you [get|have] it tonight, [this is hopeful|I'm glad], thank you
  - I [sent|brought] <proof> {pieces}, {name}, it [vanished|came back unread], I'm [fed up|disheartened]
  ! [try|take] it until {due}, and then we [look|decide] together
  + until {due}, [that's a chance|I take it], I won't let you down, {name}
  + a trial, [good|that's fair], you'll see me <dailywork> and sing, [ha|I'm happy]
  - another trial, I've had {pieces}, [always a trial|never an end], it's humiliating
  !c {offer} more from {due}, [it's what I have|don't tell <someone>]
  + {offer} more, that's <costs>, {name}, [thank you|I'm so glad], and not a word
  + [well|oh], {offer} is [more than I thought|nice], from {due}, [agreed|I accept]
  - {offer}, after I <achieved>? [I'm disappointed|it's almost an insult], {name}
  - {offer} doesn't even pay <costs>, I'm sorry, [no|that's too little]
  !c I [can|could] free you from <chorework>, from {due} on
  + no more <chorework>? {name}, that's [wonderful|half my worries], I accept, gladly
  + that would let me think of {goal}, [yes|good], thank you
  - <chorework> is the part I like, {name}, [no|please no], that's the wrong end
  @ would you do it, in my place?
  = ask? yes, [I did|louder even]
  = I'd wait for {due}, [and then ask again|with <proof>]
  @ what [speaks|is] against it, honestly?
  = money, [only money|plain money], {offer} is all there is
  = the timing, [after {weekday}|before {due}], not you
  @ who [else|besides you] could help me?
  = {friend} maybe, [upstairs|on {due}], [good heart|knows the rules]
  = <someone> did it {delivered_ago}, ask how`;
