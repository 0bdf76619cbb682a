/** Claims for money and for things put right, answered by whoever has to pay or to repair; notation in `exchange.ts`. */
export const moneyExchanges = `
  ?d [when|on which day] did you [first ask for|first write about|claim] {topic}?
  = {delivered_ago}, [by mail|on the phone|through the form], [and I kept the date|it's in my sent folder|nobody answered]
  = on {weekday}, that's {delivered_ago} [now|by now]
  = {delivered_ago}, and [again|once more] on {weekday}
  = [the first time|first] {delivered_ago}, [since then|after that] {pieces} in all
  = [let me look|wait|one second], <proof> says {weekday}, [{delivered_ago}|quite early], at {follow_when}
  = {delivered_ago}, [from work|on the train|at breakfast], [a mail of four lines|a call], {name}
  = I [asked|wrote] on {weekday}, [{friend} sat beside me|in my lunch break], and {pieces} since
  ?d which [sum|amount] [are we talking about|is it about]?
  = {price}, [to the cent|no more and no less|as on the receipt]
  = {price}, [I can send you the statement|it's on the invoice|and nothing of it is back]
  = {price}, [which I paid in one go|paid by card|paid from my savings]
  = [in all|altogether] {price}, [and that's my grocery money|I could use it]
  = {price}, {name}, [plus the fee|fee not counted], <proof> [has|shows] it
  = you [took|booked] {price} on {weekday}, [not {offer}|not a round sum], [so|and] that's it
  ?d do you [still have|have] the [receipt|confirmation|proof of payment] at hand?
  = [it's right here|I have it open], {price}, dated {weekday}
  = [I sent it|you got it] {pieces}, [with every mail|it must be in your file]
  = [only|just] the bank statement, [that shows the {price}|is that enough]?
  = on paper, I can [photograph it|read it out], what do you need?
  = <proof>, {name}, [clear enough|a bit crumpled], {price}, {weekday}, [your stamp|all there]
  = <someone> has it, [I can get it|back on {due}], but [there's|I have] <proof>
  ?c what [exactly|sum] do you [want|expect] from me for {topic}?
  = {price}, [as it says in the contract|as we agreed|that's what I paid]
  = {price}, [all of it|not a part of it], by {due}
  = the {price} that [I paid|belongs to me], [nothing else|that's all]
  = a list of what you [kept|charged] and {price} [on my account|back] by {due}
  ?c why do you [bring up|come with] {topic} [now|just now|today]?
  = because I [asked|wrote] {delivered_ago} and [got no answer|you kept putting it off]
  = I brought it up {pieces}, you [said next week|changed the subject] each time
  = since {price} [is a lot for me|doesn't grow on trees], and {due} is [near|when rent is due]
  = [I've been patient|I've waited] since [{weekday}|spring], [now I need it|that's long enough]
  ?c [can you prove that|do you have anything in writing|what proof is there] about {topic}?
  = [yes|I do], photos [with the date|of every room|of everything] and your own mail
  = your message from {weekday} says it, [word for word|black on white], {price}
  = {friend} was there [and heard it|when we shook hands], and I have the receipt
  = the transfer of {price}, [plain as day|with your name on it]
  < [our terms|the rules] give us [thirty|sixty] days for {topic}, [and they are not over yet|counted from the last letter]
  - [thirty days|those days] were over {delivered_ago}, [count again|please look at the date]
  - your terms also say [I get notice|it takes fourteen], and [nothing came|I had no notice], [that's unfair|that's wrong]
  - that's a bad excuse, on {weekday} [somebody here|your colleague] told me {due}
  + [all right|okay], if it's the days, I can wait until {due}, [not longer|and no further]
  + I didn't know that, [thank you for the clear answer|fair enough], then {due}
  - I [read|printed] those terms, {name}, [line four|page two], and {delivered_ago} [was the last day|they ran out], it's [wrong|unfair]
  - <costs> [doesn't know|can't read] your terms, [sorry|I'm angry], I [waited|was patient] long enough
  + till {due}, [exactly|not later], I [note it|write it on my hand], {name}, [good|all right]
  <d the system shows {topic} as [pending|waiting for a second signature], [that's why nothing moved|I can't skip that]
  - it has been pending for [weeks|ages], [that's not good enough|I'm tired of that word], {price} is {price}
  - whose signature? [I've heard that|I was told that] {pieces}, [it's always somebody else|and each time I waited in vain]
  - then somebody [forgot it|let it lie], and I [pay for the mistake|am the one who's angry]
  + so it's only a signature, [good|that's better than I feared], who signs it?
  + okay, [that explains it|now I understand], thank you for looking
  - [pending|in the queue] on {weekday}, [pending|waiting] today, {name}, what a [sad|useless] system
  - and who [wakes|prods] the second [person|name]? I <effort>, [I did my part|it's a scandal]
  + [good|okay], it's [there|in it] at least, [not lost|I feared worse], {name}, push it [please|a little]
  <d I see that {topic} was turned down because [the form came late|a page was missing|the date did not match]
  - nothing was missing, I [sent all pages|checked it twice], [that's simply wrong|look again please]
  - [nobody told me|not a word about that], I [would have sent it|lost weeks] for nothing, that's maddening
  - late? I [wrote|sent it] {delivered_ago}, the mistake is on your side
  + a page is missing? [I can send it now|that's easy], [glad it's only that|good to know]
  + all right, my mistake perhaps, [what do you need from me|then let's do it properly]
  - [which|what] page? I [sent|have] <proof>, {name}, all [four|six] pages, [count them|that's a bad joke]
  - turned down on {weekday} and I [learn|hear] it [now|by chance]? that's [shameful|an outrage]
  + [ah|so] that's why, then I [send|bring] <proof> [tonight|right now], [thanks|good that you looked]
  <c there were [costs|repairs|bills], [and they come off|somebody has to pay them], I can't hand over all {price}
  - which costs? I've seen [no bill|not one receipt], [and without one it's unfair|that's just a word]
  - [ordinary wear|a scratch] is no cost, you know that, [this is wrong|don't make it up]
  - you [name a new cost|find something] every week, [I'm fed up with it|it's dishonest]
  + [if|when] you show me the bill, I'll [look at it|take my fair share], [that's only right|fine]
  + a part of that I [understand|can accept], [let's be fair|not all of it]
  <c as I [remember|see] it, we [never agreed on that|left {topic} open], [ask anyone|look at the contract]
  - we did agree, on {weekday}, [you nodded|you wrote it yourself], don't turn it round
  - [the papers|your own lines] say {price}, [I have them here|read them again], that's a lie
  - so it's my word against yours, [how convenient|that's a poor trick], [after all I paid|really]
  + maybe we [both|each] heard what we wanted, [that's honest at least|okay]
  + then let's look at the papers together, [fair enough|I'd be glad to]
  <c I'm short of money myself [this month|right now], [it has nothing to do with|that's why I wait with] {topic}
  - that's sad, but [it isn't my debt|my rent is due too], [I can't carry it for you|and {price} is mine]
  - you [bought a new bike|were away for the weekend] {delivered_ago}, [so please|don't tell me that], it's insulting
  + [thank you for being honest|I didn't know], we can find a way
  + okay, [that I understand|I've been there], then in two parts
  !d I can send {offer} today, [and the rest once accounts has signed|the rest follows by {due}]
  + {offer} today [is a good start|would help me], and the rest by {due}, [agreed|thank you]
  + yes please, [that's fair|I'm glad], {offer} now and the rest by {due}
  - {offer} today and the rest [who knows when|some day]? no, [that's not fair|I paid it all at once too]
  - I don't want {offer}, I want the {price} I paid, [sorry|this is wrong]
  + {offer} [buys|pays] <costs>, {name}, [I take it|with thanks], and the [other half|rest] on {due}
  - today {offer}, and then I [run|ring] after the rest [for weeks|again], {name}? it's [tiring|not fair], no
  !d what I can [offer|do] today is a voucher over {offer}
  - a voucher? [I won't shop here again|that's useless to me], I want the money, not {offer} on paper
  - no voucher, please, [I paid with real money|that's a bad joke], {price}
  - {offer} in vouchers for {price} in cash, [that's an insult|do you think that's fair]?
  + hm, if it's {offer} and valid [all year|everywhere], [all right|fine by me]
  - {name}, I can't pay <costs> with a voucher, [not {offer}|not with ten of them], it's [a mockery|sad]
  - I [have|keep] a drawer of vouchers, [the last ran out|all expired], {price} [in money|please], I'm [fed up|cross]
  + for {friend} it would [do|be nice], {offer}, [valid till when|any shop], then [fine|okay], I'm [content|glad]
  !d I'll put {topic} through as an exception, you have {price} by {due}
  + by {due}, all of it? [thank you so much|that's wonderful], that's a relief
  + {price} by {due}, [great|perfect], could you send me one line about it?
  + [at last|finally], thank you, {due} is fine
  - I've heard {due} before, [and I don't believe it any more|it came and went], I want it in writing now
  + {name}, [you're a gem|that's noble], {price} by {due}, I'll [sleep|tell <someone>], thank you
  + [really|no catch], {price}? then <costs> can be paid, [I'm so happy|wonderful]
  - exception? it's my right, {name}, [not a gift|not a favour], [still|but] by {due}, or I'm [angry|back]
  !c let's say {offer} for {topic}, by {due}, [and that's fair|and we settle it|and no more letters]
  - {offer}? that's [hardly half|an insult], I [lost|paid] {price}, no
  - no, [{offer} is not fair|I won't be bought off], {price} or [I go to the tenants' office|I'll get advice]
  + {offer} by {due}, [all right|so be it], better than a year of letters, [it's fair enough|I'm glad it's over]
  + okay, {offer}, [if it's really there by {due}|on my account by {due}], and we're good
  !c I could [pay|settle] {topic} in two parts, {offer} now and the rest by {due}
  + two parts are fine, [thank you|good], {offer} now and the rest by {due}
  + [good|yes], that I can live with, [write it down please|let's shake on it]
  - [and the rest|the second part], {name}, [comes when|who sees to that]? [I've had bad luck with promises|you said that once before], [all of it|{price}] or [none|we meet in court]
  !c [all right|fine], you get your {price} by {due}, [I'm tired of {topic} too|let's settle it]
  + [thank you|good], {price} by {due}, [that means a lot to me|I'm relieved], no hard feelings
  + [really|you mean it]? then we're fine, [I'm glad|what a relief], {due} it is
  - I'll believe it when I see it, [you said so {delivered_ago}|sorry], I'm still angry
  @ [when|on what day|how soon] [will the money|will it|is {price} to] be [on my account|with me|there]?
  = by {due}, [if nothing comes between|at the latest]
  = I can't [promise|name] a day, [the bank takes three|accounts decides that], about {due}
  = [once|as soon as] it is signed, [that may be {due}|so not before {due}]
  = {due}, {name}, [before noon|with luck a day sooner]
  = I [put|push] it in [today|tonight], so {due} [at the latest|or near it]
  @ who [decides|has the last word] about {topic}?
  = [in the end|that's] me, [so you're at the right place|so let's settle it here]
  = [somebody above me|my manager], and I [will ask today|can call right now]
  = [nobody alone|the two of us], I'd say, that's why [we talk|I listen]
  @ [can|could] I have that in writing?
  = of course, [one line today|I'll send it right after this]
  = [I'd rather not yet|not before it's signed], [on {due} yes|give me until {due}]
  = yes, with [the sum|{offer}] and the date
  ? [how|in what way] did you pay at the time?
  = I <paidhow>, {price}, [on {weekday}|and it went through|the same minute]
  = [the blue card|my old account|cash], {price}, [{delivered_ago}|on {weekday}], <proof> [shows it|says so]
  = in [two|three] parts, the last one on {weekday}, {price} [in all|altogether]
  ? who [told you|said] anything about {topic} to you?
  = [a woman|a man|somebody] on the [phone|line], on {weekday}, [her|the] words were [by {due}|don't worry|it's as good as done]
  = you did, {name}, {delivered_ago}, [I remember it|I noted it|between two doors]
  = it's in <proof>, [black on white|third line|read it]
  ? what do you need it for so [urgently|badly]?
  = for <costs>, [if you must know|since you ask], by {due}
  = <costs>, [for one|to begin with|and so on], {price} [is a lot|counts] for me
  = [it's mine|that's beside the point], {name}, but <costs> [can't wait|must be paid by {due}]
  ? is there [someone|a person] who can confirm what you say about {topic}?
  = {friend}, [who was there|who heard it all|any time], and <someone> [too|saw the mail]
  = <someone>, on {weekday}, [stood next to me|read it with me]
  = no person, but <proof>, [isn't that enough|better than a person]
  < before {due} I can't [move|do] anything about {topic}, [the books are closed|it's the end of the quarter]
  - {due}, {due}, [each time it's another day|I know that song], {price} [is missing|isn't there] today, {name}
  - [closed|closed books]? <costs> can't wait for your books, [I'm angry|it's outrageous]
  - you [closed|shut] them on me {pieces}, that's [shabby|mean|no way to treat people]
  + [fine|good], {due} then, I [note|write down] {due} and your name, {name}, [that helps|thank you]
  + if {due} [is firm|stands|is a promise], [I can live with it|I'm content]
  < there are [two|three] of the same [name|sum] in the list, [that caused the mix-up|it was booked on the other one]
  - a mix-up [for weeks|since {weekday}], and [I pay|I wait] for it, [how annoying|it's ridiculous], {name}
  - I sent <proof> with [my number|the date] on it, [nobody mixes that up|so that's a poor excuse]
  + [ah|oh], then it's [only a mix-up|not lost], [thank goodness|I'm glad], {price} with [my number|date {weekday}]
  + that [explains|makes sense of] it, [thanks for looking|good that you looked], {name}
  < [my hands are|I'm] tied with {topic}, [above {offer} somebody else signs|it needs a second name]
  - then [get|fetch|ring] that somebody, {name}, I [have time|wait], <costs> can't
  - always [somebody else|another one], {pieces} now, [I'm sick of it|that's maddening]
  + so up to {offer} you can? [good|well], that's [a start|honest], {name}
  + [understood|okay], who is it, and [can I write to them|are they in on {due}]?
  ! {offer} [today|right now] and [a letter|an answer] about the rest of {topic} by {due}
  + {offer} [today|now] and a letter by {due}, [I can work with that|yes, good|fair], <costs> can be paid
  + [all right|yes], {name}, {offer} [pays for|covers] <costs>, [thank you|I'm relieved]
  - [a letter|another letter]? I [have|own] [a drawer|a folder] [full of|with] letters, {name}, {price} or [nothing|I stay angry]
  - {offer} [hardly|barely] covers <costs>, [it's not right|I won't be fobbed off]
  ! I [ring|call] the bank [myself|this minute] and you hold the line
  + [you'd do that|really]? [thank you|wonderful], {name}, nobody [did that|offered that] in [weeks|all this time]
  + [good|yes], I hold, [as long as it takes|I've got <drink>], [thanks|that's kind]
  - I [held|waited] on [lines|hold] {pieces}, {name}, [then it rang off|for an hour|to bad music], [call me back|I'm tired of that|no line again]
  ! what if we [split|share] {topic}, {offer} from us and the fee from you?
  - I pay a fee on [my own money|the {price} that's mine]? [that's absurd|shameful], {name}
  - [no|never], not [a cent|a penny] of a fee, <proof> says [nothing of the kind|no fee], it's unfair
  + {offer}, [less|without] the fee? [hm|well], [then it's over|for my peace of mind], okay, [agreed|I'm content]
  ! {price}, by {due}, and I [put my name to it|sign for it]
  + your name, {price}, {due}, [that's all I wanted|now I'm happy|wonderful], {name}
  + [well|oh], {name}, [that's decent|I'm impressed], {price} by {due}, <costs> can be paid, thank you
  - your [colleague|predecessor] [signed|put a name to it], {delivered_ago}, and [what came|guess what], [nothing|not a cent], I'm [bitter|sour]
  @ what happens if {due} passes [again|as well]?
  = then [you ring me|ask for {name}|I owe you <drink>], [I mean it|and we add interest]
  = it [won't|can't], [I see the entry|it's in the run for {due}]
  = you get <proof> from me and can [take it up|complain] with it
  @ [how much|what part] of the {price} is [certain|safe]?
  = {offer}, [for sure|in any case], the rest [depends|I have to fight for]
  = all of it, [it's only a question of time|as I see it]
  = I'd say {offer}, [no promise|at the least]
  ? [may|can] I ask [why|for what reason] you [gave it back|cancelled|changed your mind]?
  = it [came|arrived] on {weekday}, [too late|two sizes small|after the party], that's [allowed|in your rules]
  = I [fell ill|lost my job|moved house], {name}, [I have <proof>|it's private], I cancelled [in time|three days before]
  = [does it matter|is that needed]? [fourteen|thirty] days, [no reason needed|read your own page]
  = the [colour|date|size] was [not what|other than] I ordered, {price}, <someone> [saw it|laughed]
  = I [changed|had to change] [jobs|towns|my mind] {delivered_ago}, [it happens|and told you the same day]
  ? which of our [shops|pages|offices] was it?
  = the one [by the station|in the old town|on the corner], [blue door|second floor], on {weekday}
  = [online|the app], at {follow_when}, [couldn't sleep|on the train], {price}
  = [your|the] [branch|desk] where {friend} works, [ask there|they remember me]
  = the [big|small] one, {delivered_ago}, a [young|tall] man with [a beard|glasses] [served|charged] me
  ? how would you like [it back|the money]?
  = [by transfer|on the card], {price}, [as I paid|nothing else], before {due}
  = [cash|in notes], if I may choose, [I'm two streets away|I can come today]
  = [any way|however] you like, {name}, [as long as|if only] it's there by {due}
  = to the account in <proof>, [same name|it's mine], {price}
  ? did you [speak|write] to the [manager|supervisor] already?
  = to [two|three], {name}, the [last|second] on {weekday}, [kind voice|no result|she left the firm]
  = I [tried|asked], {pieces}, [always in a meeting|on holiday till {due}]
  = no, I [thought|hoped] you and I [settle|manage] it [here|without them]
  = I <effort>, and no manager [came|rang], {name}, not one
  < {price} is above what [the desk|I] may [pay out|decide] [alone|without a check]
  - so you [may take|could take] {price} alone, but not [give it|pay it] back, {name}, [how handy|that's unfair]
  - a check [since|of] {delivered_ago}? [who checks|what's there to check], <proof> [lies before you|says it all], I'm [cross|upset]
  - I [don't care|never asked] who [decides|checks], I [care about|need] <costs>, it's [maddening|awful]
  + [then|okay], who [checks|does it], and [when|by what day]? [good that you say it|that's clear at least]
  + [fair|I see], [above|over] {offer} I'd want a check too, [so|then] till {due}
  < the [bank|card firm] [sent|gave] it back to us, [the number was wrong|no such account]
  - the number is [in <proof>|the one you charged], {name}, [it worked then|odd that it takes only], that's a [poor|silly] story
  - [and nobody|and no one] [rang|wrote] to [ask|tell] me? since {weekday}? that's [careless|bad]
  + [oh|ah], [maybe|could be], I [changed banks|got a new card] {delivered_ago}, [silly me|sorry], here's the new one
  + so it was [sent|paid] at all, [good|I'm glad], that's [the best news|a start], I'll [read you|send] the number
  < [our|the] offer says [sale goods|tickets|used things] [can't be|are not] [returned|paid back]
  - it was no sale, {name}, {price} is the [full|normal] price, [see|look at] <proof>, that's [wrong|nonsense]
  - it says so [now|today], {delivered_ago} it [didn't|said nothing], I have <proof>, [nice try|that's dishonest]
  - [broken|false] goods [can|must] be [returned|paid], sale or not, [ask a lawyer|that's the law], I'm [angry|not stupid]
  + [hm|oh], I [missed|overlooked] that, [my fault|a pity], is there [some way|a way] round it, [a kind one|half of it]?
  ! I [hold|keep] the case myself and [ring|write to] you on {due}, whatever [comes|happens]
  + you [yourself|personally], {name}? [good|lovely], then I [needn't|don't have to] tell it [all|again], thank you
  + on {due}, [whatever happens|good or bad], that's [honest|a fair word], I [wait|trust you]
  - {pieces} I was to be [rung|called], {name}, [I sat by the phone|nothing], no, I [wait|hold] here
  - on {due} <costs> [must|has to] be paid, [that's too late|a call won't pay it], I'm [sorry|worried]
  ! {offer} now, {offer} on {due}, would that [do|help]?
  + twice {offer}, [that's even more|I'm fine with that], {name}, [deal|thank you], <costs> first
  + [yes|all right], now and on {due}, [in writing please|write it down], and I'm [content|calm]
  - in [bits|drops], like [pocket money|a child], {name}? {price}, [in one|at once], that's [only right|my money]
  - and {due} [comes|is here] and it's [quiet|silent] again, no, I [know|remember] {weekday}
  ! I can [waive|drop] the fee and [pay|send] {price} [less postage|as it was]
  + no fee, {price}, [perfect|that's right], [postage is fine|I don't mind the stamp], thanks
  + that's what I [asked for|said] {delivered_ago}, {name}, [but thank you|good at last], I'm [relieved|happy]
  - [less|minus] postage? I [paid|carried] that [both|two] ways, {name}, it's [petty|not right], but [go on|what next]
  @ is there [a number|a name] for [this case|my case]?
  = the [last four|number] of your card and {weekday}, [I find it|that's enough]
  = my name, {due}, and {price}, [nobody else has that|say those three]
  @ what would you do with [your own|such a] {price}?
  = [ring|nag], just like you, [I admit|honestly]
  = wait till {due}, and then [write to the top|make noise]`;

export const fixingExchanges = `
  ?d [since when|for how long] do you have this [trouble|problem] with {topic}?
  = since {weekday}, [out of nowhere|from one hour to the next], and [worse each day|it stayed that way]
  = it began {delivered_ago}, [first now and then|now it's all the time]
  = {delivered_ago}, [right after the update|on the very first day], I wrote it down
  = since <missedthing>, more or less, {delivered_ago}, [I remember|it began that day]
  = on and off <ages>, every day since {weekday}
  ?d what have you [tried|done about it] so far?
  = the usual, off and on, {pieces}, [no change|nothing]
  = I [read the manual|asked {friend}|searched the net] and [did each step|followed it], then I gave up
  = I [rang|wrote to] you {pieces}, [and was sent round in circles|that's what I tried]
  = [nothing yet|not a thing], I was afraid to [break more|make it worse]
  = I <effort>, {name}, and I <effort>, [that's more than enough|nothing]
  = <makeshift>, and [prayer|patience], since {weekday}
  ?d can you tell me what you [see|have] in front of you [now|right now]?
  = [the same as on {weekday}|exactly the same], [nothing moves|not a sign of life]
  = [wait|one moment], I'm there now, it's [as I said|just as bad]
  = I can send a photo, [easier than words|it says it all]
  ?d do you need it [for something|by a certain day]?
  = yes, by {due}, [there's a birthday|I have guests|I work with it]
  = every day, [that's the trouble|I can't do without], {due} at the latest
  = [not tomorrow|it isn't urgent], but by {due} I'd [like|need] it
  ?c [how bad is it|what is it like] [really|right now]?
  = bad enough to [keep the window open|move the bed|dry it with towels] [day and night|every morning]
  = come and look, [five minutes|you'll smell it at the door], then you know
  = worse than {delivered_ago}, and [the child coughs|I cough|we sleep badly]
  = [it spreads|it grows], I [measured it|took photos] on {weekday}
  = I [sleep|cook] with <makeshift>, {name}, since {weekday}, that's how
  = [worse|bigger] than my hand, [by the window|over the door], and it [smells|drips]
  ?c did you [tell me|report it] [right away|in writing]?
  = yes, {delivered_ago}, [by mail|with photos], and then {pieces} more
  = I [rang|wrote to] you on {weekday}, you said somebody would come
  = [of course|I did], you [wrote back|answered with one word], look it up
  = on {weekday}, by [mail|phone|note under your door], and <someone> [saw|heard] it
  = {pieces}, {name}, the first {delivered_ago}, with <proof>
  <d that [sounds like|is usually] [a loose part|a small fault|a setting], [it happens|we see it often], and can be put right
  + [good to hear|that's a relief], what do I have to do?
  + so it's nothing big, [thank you|I feared worse]
  - that's what your colleague said {delivered_ago}, [and here I am|it was wrong then], please look properly
  - a small fault? I [lost two days|can't work], it's a big problem to me
  <d I'm afraid {topic} is [not covered|out of warranty], [the date is past|by a few days]
  - by a few days! [that's mean|you can't be serious], I reported it {delivered_ago}
  - [that's wrong|no], I bought it [this year|in spring], I have the receipt right here
  - then the warranty is a bad joke, [I trusted you|I'm so disappointed]
  + I didn't know that, [a pity|okay], what would the repair cost?
  <d there's a [delay|queue] with our [technicians|suppliers], [that's why nobody came|I'm sorry to say]
  - I took a day off for [nothing|nobody], [that's awful|do you know what that costs me]?
  - a delay since {weekday}, and [no call|not one word], that's rude
  + I see, [thank you for saying so|that I can understand], when is my turn?
  <c you have to [air the rooms|heat properly], [that's half the trouble|it's in every leaflet]
  - I air the rooms {pieces} a day, [in the cold too|as the leaflet says], don't blame me, it's the wall
  - that's what people say who won't pay, [the expert says otherwise|it's unfair], look at the wall
  + I can do that more often, [fine|all right], but somebody has to look at it too
  - with {pieces} a day and <makeshift>, {name}? the [wall|pipe] is [wet|broken], not me, it's [unfair|maddening]
  - I [heat|pay] till <costs> must wait, so don't [preach|tell me that], I'm [angry|upset]
  <c the firm is booked out, [I called|I tried] {pieces}, [I can't build it myself|what should I do]?
  - then [call|ask] [another firm|<someone>], {name}, [it's been weeks|since {delivered_ago} we wait], it's not right
  - you said that {delivered_ago}, [I stopped believing it|it sounds worse every time], sorry
  + I didn't know you tried, [thank you|that's something], which day do they have?
  - every firm, {name}? I <effort>, one had [time|a day], {due}, so that's [not true|an excuse]
  + till when, {name}? if it's {due} I [manage|hold out] with <makeshift>, [okay|good]
  <c it was fine when you moved in, [so where does it come from|I have the sheet]
  - it was [painted|papered] over, {name}, [scratch|look at] the [corner|edge], [you know it|<someone> saw it], that's dishonest
  - I didn't bring it with me, [be fair|please], it comes through from outside
  + [true|it was], {name}, so [where does it|what makes it] come, [let's find out|that's what I ask]
  - ask <someone>, who lived here, {name}, same [stain|noise], same [lies|story], it's [shabby|dishonest]
  + [on the outside|to look at], yes, {name}, so it comes from [inside|behind], let's open it [up|together]
  !d I can send somebody on {due}, [between eight and noon|before ten]
  + {due} is good, [I'll be at home|I'll make time], thank you
  + [yes please|great], {due}, and [ring first|my name's at the bell]
  - not before {due}? [that's terrible|I can't wait that long], [it's urgent|what am I to do till then]?
  - I waited at home {pieces} already, [nobody came|for nothing], I don't trust that any more
  !d please try [this|it] with me [now|first]: [one step|a small test], and tell me what happens
  + okay, I'm doing it ... [it works|it's back|something moves], [wonderful|brilliant], thank you
  + all right, [ready|I'm there] ... that looks better, [good|I'm impressed]
  - I did that [twice|yesterday], it [changed nothing|made it worse], I'm fed up
  - done ... no, [still the same|nothing], this is hopeless
  !d we replace it, [free of charge|at our cost], you have a new one by {due}
  + a new one by {due}, [that's great|how kind], thank you so much
  + that's more than I hoped for, [thanks|I'm really pleased], {due} is fine
  - and if the new one is [broken too|just as bad]? I'd rather have my money, {price}
  !c I'll [come by|come and look] on {due}, [with the plumber|with a man who knows]
  + {due} is good, thank you, I'll [be there|put the kettle on]
  + at last, [I'm glad|that helps], I'll clear the wall by {due}
  - [you look|everyone looks|more looking], {name}, and who [mends|dries|fixes] it? I'm [tired|sick] of [looks|visitors with torches]
  + {due}, {name}, I [free|clear] the [corner|room], and then we [see|know], I'm [glad|relieved]
  - {weekday} you came too, {name}, [a look|two minutes], and <makeshift> stayed, I'm [tired|sick of it]
  !c [buy|get] a dryer for the room, I'll pay {offer} of it
  - a dryer doesn't [mend a wall|stop a leak], that's [money down the drain|a bad plan], no
  + {offer} for a dryer, [good|that helps for now], and the wall by {due}?
  - a machine that [roars|eats power] for {offer}, {name}, and I can't <dailywork>, it's [awful|no help]
  + [better|more] than <makeshift>, {name}, {offer} from you, [good|fine], and the real thing by {due}
  !c you pay {offer} less rent until it's done, [and it's done by {due}|that's my word]
  + {offer} less, [that's fair|now we're talking], and done by {due}, thank you
  + good, I'll take that, [I'm relieved|it eases things]
  - I don't want {offer}, I want a dry room, [you don't listen|it's our health]
  + {offer} off, {name}, that [pays|covers] <costs>, and you [mend|fix] it, [deal|I'm content]
  - it's [cold|wet] all the same, {name}, {offer} or not, my [health|child] is no [discount|bargain], I'm upset
  @ [when|by when] will {topic} be [done|settled]?
  = by {due}, [if the part comes|at the latest]
  = [two visits|one visit], I think, so about {due}
  = I'd be lying if I named a day, [not before {due}|a week or two]
  @ what does that cost me?
  = nothing, [that's on us|you pay nothing]
  = about {offer}, [if it's what I think|not more]
  = we'll see who was at fault, [at worst {offer}|I hope nothing]
  @ [can|could] it get worse [until then|before {due}]?
  = no, [leave it as it is|just don't touch it]
  = a little maybe, [keep it dry|use it less] [until {due}|till then]
  = if it does, [ring me at once|call this number], any time
  ? can you [show|describe] me [where|how] exactly?
  = [by|behind|next to] the [window|door|switch|left corner], since {weekday}, [I took <proof>|look here]
  = when I want to <dailywork>, [then it starts|that's when], {pieces} a day
  = [everywhere|all over], first [small|here and there], by {weekday} [all of it|twice the size]
  ? did [anyone|somebody] [else|before] [look at it|work on it]?
  = <someone>, {delivered_ago}, [with good will|for {offer}|and two screws], [it held a day|no use]
  = one of yours, on {weekday}, [ten minutes|with a torch], and [left|said it's normal]
  = nobody, {name}, [I waited|I was told to wait], with <makeshift>
  ? [how|what] do you [manage|do] without it?
  = with <makeshift>, [don't laugh|it's a joke], I can't <dailywork>
  = I go to <someone> to <dailywork>, {pieces} a week, [it's embarrassing|they've been kind]
  = <makeshift> [at night|in the morning], <makeshift> [by day|in the evening], [like camping|lovely isn't it]
  ?d is there a [number|name|date] on the [letter|papers] you have?
  = {weekday}, it says, [signed with a squiggle|no name], I have <proof> too
  = a number, [half rubbed out|on the back], <proof> is [clearer|easier to read]
  = yes, [wait|one second], it's from {delivered_ago}, [top right|under the logo]
  <d on our side it [shows|says] as done, [since {weekday}|closed {delivered_ago}]
  - done? then [come|look], {name}, I sit here with <makeshift>, [that's a lie|it's absurd]
  - [closed|done] without [anybody|a call], I couldn't <dailywork> since {weekday}, I'm [furious|really angry]
  - [who|which one of you] closes a case with nobody [here|asked]? that's [careless|shameful]
  + [ah|oh], then [that's why|no wonder] nobody came, [good that you see it|glad we found that], open it again please
  <d what you [paid|chose] is the [simple|small] plan, it [only covers|stops at] {offer}
  - nobody [said|mentioned] that when I paid {price}, {name}, that's [dishonest|a trap]
  - so for {price} I get <makeshift>? [no|never], that's [an insult|awful]
  + {offer} is [better than|more than] nothing, [okay|fine], what's [missing|left to pay]?
  + I should have read <proof> [better|to the end], [my fault|all right]
  <d it needs a part, and the part [comes|arrives] by {due}
  - by {due} I still [can't|couldn't] <dailywork>, {name}, [that's hopeless|it's too long]
  - {pieces} I heard of a part, [it must be gold|I doubt it exists], I'm tired of this
  + {due} is [sooner|better] than I feared, [good|thank you], I have <makeshift> till then
  + and then it's [done|right]? [good|that's a clear word], {name}
  !d I [lend|bring] you another one [today|tonight] until it's done
  + [oh|really], then I could <dailywork> [again|tomorrow], that's [lovely|so helpful], {name}
  + [yes|gladly], better than <makeshift>, [thank you|you're kind]
  - another [old|broken] one? {name}, I [paid|gave] {price} for [a good one|one that works], no
  !d {offer} off [the bill|for the trouble], and somebody on {due}
  + {offer} off and {due}, [that's fair|good], {name}, I [take that|agree]
  + that's [decent|kind of you], {offer} [pays for|helps with] <makeshift>, [ha|thank you]
  - {offer} doesn't let me <dailywork>, {name}, [I'm upset|it's not about that]
  !d [hold on|stay there], I [get|ask] a colleague who [knows|built] it
  + [good|please], [finally somebody|I hold], I tried <makeshift> long enough, thanks
  - I spoke to [four|three] colleagues [already|since {weekday}], {name}, [each knew better|all in vain], I'm worn out
  !c I come myself, on {due}, [before|after] work, [and I don't leave until it's done|with tools]
  + yourself? [well|oh], {name}, that's [a word|kind], {due} it is, there'll be <drink>
  + {due}, I [count on|look forward to] it, then I can <dailywork> again, [great|I'm so glad]
  - and if you [don't come|forget]? {weekday} I waited with <makeshift>, it was [miserable|a disappointment]
  @ may I [stop paying|pay less] until then?
  = {offer} less I'd [understand|accept], [not more|talk to me first]
  = please don't, [it makes it harder|then letters go out], give me until {due}
  @ can I [use|touch] it [meanwhile|till then]?
  = carefully, [not at night|not longer than an hour]
  = better not, [use|stay with] <makeshift>, it's safer`;
