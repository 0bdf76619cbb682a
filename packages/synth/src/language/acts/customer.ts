import type { CustomerSpeech } from "./speech.ts";

/** What customers say whatever the matter: phrases by what they do, one a line. */
export const customerSpeech: CustomerSpeech = {
  greet: `
    <hello>, [is anyone|anybody] [there|about|free]?
    <hello>, I [need|could use|am after] [some|a bit of] [help|assistance|advice]
    <hello>, [have you got|do you have] <moment>?
    <hello>, [I hope|hopefully] [this is the right place|I'm right here|you can <help>]
    <hello>, [quick one|a quick question|small thing] [about|regarding|on] [something I bought|my account|your shop]
    <hello>, [first time|not the first time] I [write|turn to you] here
    [can|could|would] [someone|somebody|you] <help> for me?
    <hello>, [me again|it's me once more|back again], [sorry|I'm afraid]
    [~trying|I try|let me try] the chat [this time|for once], <hello>
    <hello>, [am I talking to|is this] a [person|real human|machine]?
    <hello>, [got|there's] [a problem|an issue|a little problem] [here|on my side]
    [^I would be grateful for your assistance|I'd be glad of some help|need a hand here]
    <hello>, [glad|nice] [somebody's|you're] [still|even] [on|open] [at this hour|on a day like this]`,
  opener: `
    <hello>
    [~hi|hello|hey] [all|team|there]
    <hello>, [I hope you're well|hope all's well|hope you can <help>]
    <so>, here's the [thing|story|situation]
    [sorry to bother you|excuse the trouble|apologies for disturbing]
    long story [short|made short]
    [bear with me|let me explain|I'll keep it brief]
    [~okay|right|so]
    [I don't normally|I never|one doesn't like to] [complain|do this|moan]
    [not sure|no idea] [if you're|whether this is] the right [person|place|desk]`,
  give_identity: `
    [it's|that is|sure, it's] {customer}
    my [customer number|number|account number] is {customer}
    {customer}, [that's what|as] it [says|reads] [in my profile|under my name]
    [^The number you asked for is|the number's|here you go] {customer}
    [found|got] it, {customer}
    [~yes,|of course,|sure,] {customer} [is the number|it is|should be it]
    [let me look|hang on|one sec], {customer}
    account {customer}, [in my own name|registered years ago|that's me]
    [the app|my profile] [shows|gives] {customer}
    {customer}, [do you need|is there] [anything else|more]?
    customer number {customer}, [copied|typed] from [the account page|an old mail|the app]
    I'm [down|registered|known] as {customer}
    [no problem|gladly], {customer}
    [if I read it right|reading from my screen|unless I'm mistaken] {customer}
    [that'd be|must be] {customer}
    [here|there], {customer}, [hope it helps|please check|that should do]
    [had to dig|dug a bit|went looking], {customer}
    {customer}, [like|same as] [always|the last time]
    under {customer}, [I've only got the one|just this account]
    [you mean|guess it's] {customer}?`,
  give_order: `
    order [number|no.] {order}
    it's {order}, placed {ordered_on}
    {order}, [I ordered|ordered] {ordered_ago}
    the [order|number] is {order}
    [~sure,|yes,|okay,] {order}
    {order} [is the one|it says here|on the slip]
    [^The reference is|the order's|think it's] {order}, over {total}
    [from the mail|according to the confirmation|on the receipt]: {order}
    {order}, {total} [altogether|in all|all told]
    [that one|this one]: {order}, [bought|made] {ordered_ago}
    [just a sec|scrolling|looking], {order}
    I [have|see|find] {order} [here|in my list|at the top]
    {order}, [with|it's] the {product}
    [only|just] got one [open|recent] order, {order}
    [should be|that must be] {order}, unless there's another {product}
    {order}, [shall I|should I] [repeat|spell] it?`,
  complain_wait: `
    I've been <wait> <long>
    how [long|much longer] is this going to [take|go on]?
    [still|are you still] [looking|there|with me]?
    [is it|this is] [always|usually] [so|this] slow [here|with you]?
    <honestly>, I [don't|do not] have [all day|the whole night|so much time]
    [my|the] [break|bus|meeting] [is over|starts|comes] [in a minute|<soon>]
    [^I should mention that my time is limited|my time's limited|kinda in a rush]
    [tick tock|any news|anything yet]?
    [^may I ask what is taking so long|what takes so long|what's the hold-up]?
    [nearly|almost] [gave up|closed the window] [just now|there]
    <wait> <long>, and the [answer|result] is [what|where]?
    [it can't|surely it doesn't] take [that|this] long to [look|check|read a screen]
    [my coffee|dinner] is [getting cold|burning], [by the way|just so you know]
    [last time|the other day] I [waited|sat here] <long> [too|as well]
    [three|so many] minutes of [nothing|silence], [hm|great]
    [should I|shall I] [come back|write again] [later|tomorrow]?`,
  express_frustration: `
    <honestly>, I'm <very> <angry>
    I'm <sad>, [I'd expected|one expects] [more|better] [from you|of <shop>]
    [this is|that's] [ridiculous|a joke|beyond me|not on|the limit]
    [how|why] [hard|difficult] can [it|that] be?
    [not what|nothing like what] I [signed up|paid|bargained] for
    [every|each] time [the same|something goes wrong] with <shop>
    [^I find this quite unacceptable|that's not acceptable|this is so bad]
    [no|zero] [offence|disrespect], but [this is|that's] [poor|amateurish|a shambles]
    [I shouldn't have to|why must I] [run after|chase|beg for] [this|something so simple]
    [spent|wasted] [my|a whole] [evening|morning|day off] on [this|it]
    [it's|that's] [always|again] the customer who [pays|loses|waits]
    [my|our] [neighbour|mother] [warned|told] me [about <shop>|to buy elsewhere]
    [what a|such a] [mess|palaver|waste of time|circus]
    I [can't|cannot] [believe|get over] [this|it]
    <so>, that [leaves|makes] me <angry>
    [you'd think|one would think] [a shop|a company] [this size|like yours] [could|would] [manage|do better]
    [sorry|forgive me], I'm [just|simply] <angry>
    I feel [fobbed off|ignored|like a number|taken for a fool]
    [that|it] [spoils|ruins] the [fun|whole thing] [a bit|for us]
    [please don't|don't] [read|give] me [standard lines|a script]
    [grr|argh|oh come on|for goodness' sake]`,
  express_worry: `
    I'm <very> <afraid> [about|over] [the money|this|what comes next]
    [what|and] if [it|this] [never|doesn't] [gets sorted|works out]?
    [will I lose|am I going to lose] [the money|my rights] [while|if] [this drags on|we talk]?
    [is|are] my [data|details|savings] [safe|at risk]?
    [it|this] [makes|keeps] me <afraid>
    [I hope|hopefully] [this|it] [doesn't|won't] [end badly|turn into a saga]
    [^I confess to being concerned|I'm a bit concerned|bit freaked out]
    [couldn't|I didn't] sleep [over|because of] [it|this]
    [that's|it's] [a lot|quite some] money [for me|in our house]
    what happens if [nobody|no one] [acts|does anything]?
    [you hear|one reads] [such|so many] [stories|things]
    [please tell me|tell me] [it'll be|it's going to be] <fine>
    [first|it's the first] time [something like|such a thing] happens to me
    [my stomach|I] [turned|went cold] when I [saw|noticed] it
    [can|could] [this|it] [get|become] [worse|expensive]?`,
  ask_status: `
    [what's|what is] the [state|status] of [things|it] [now|at present]?
    [have|did] you [find|found] [anything|something] [yet|out]?
    [and|so], what [does your screen|does the system|do your records] [say|show]?
    [where|how far] [do we stand|are we] [with it|now]?
    [^Could you tell me how matters stand|can you tell me where we are|what's the latest]?
    has [it moved|anything been done] [so far|already]?
    what [did|does] the [warehouse|team] say?
    [can|do] you [see|find] [it|me] [at all|there]?
    [any|is there any] [update|progress|light in the tunnel]?
    [is|was] it [logged|noted] [somewhere|anywhere]?`,
  ask_reason: `
    [why did|how could|how did] [that|it|this] [happen|come about]?
    [what|and what] [went wrong|was the cause|is behind it]?
    [^May I know the reason|can I ask why|how come]?
    [who|what] [messed up|is to blame|caused it]?
    [is|was] it [my fault|my mistake|something on my end]?
    [and|but] how come [nobody|no one] [told me|noticed]?
    [I'd|I would] [like|love] to [understand|know] [why|the reason|how that happened]
    [does that happen|is that a thing that happens] [often|a lot] [with you|there]?
    [what's|is there] the [reason|explanation] [for that|then]?
    [so|hm], [was it|it was] [the system|a person|the carrier], or what?`,
  ask_deadline: `
    by when [will|can] [that|it|this] be [done|settled|sorted]?
    [how|and how] [long|many days] [does|will] [it|that] take?
    [^What timescale should I expect|how long should I reckon with|how long we talking]?
    [when|what day] [can|should] I [expect|look out for] [it|something]?
    will it [be|come] [this week|before the weekend|in time]?
    [can|could] you [name|give me] a [date|day]?
    [days or weeks|hours or days], [roughly|just so I know]?
    [and|so] [when|how soon] [do I|will I] [see|hear] [anything|something]?
    would [that|it] [be|happen] <today>?
    [what if|and if] [it hasn't|nothing has] [come|happened] by then?`,
  ask_alternative: `
    [is|isn't] there [another|any other] [way|option|possibility]?
    [what|and what] else [can|could] [you|we] do?
    [^Would you consider something else|could we do something else|anything else possible]?
    [can't|couldn't] [we|you and I] [meet halfway|find a middle way|bend the rule]?
    what about [a voucher|some credit|a partial solution]?
    what if I [bring|take] it to [a|the nearest] store?
    do [other|your other] customers get [more|something better]?
    [and|but] if I [don't want|can't agree to] that?
    [any|is there any] [plan B|alternative|wiggle room]?
    [who|which person] [could|can] [decide|allow] [otherwise|an exception]?`,
  acknowledge: `
    [ah|oh|aha], [I see|okay|right|got you]
    <fine>, [I understand|understood|makes sense]
    [okay|right], [good to know|noted|that explains it]
    [hm|mm|ok], [if you say so|I suppose|could be]
    [that|it] [makes|does make] [sense|some sense], [I guess|yes]
    [^I take your point|point taken|gotcha]
    [right|alright], [go on|carry on|what next]
    [didn't|I did not] [know|realise] [that|this]
    [aha|okay], [so|then] [it wasn't me|that's why]
    [clear|understood|fair], [thanks|thank you] for [explaining|looking|checking]
    I was [wondering the same|guessing something like that]
    [good|okay], [at least|finally] [an explanation|somebody knows]
    [yes|yep|yeah], that [fits|matches|sounds right]
    [so be it|it is what it is|can't be helped]
    [hm|well], [not what I hoped|I'd hoped for better], but <fine>
    [I see|oh], [interesting|strange|typical]`,
  accept_offer: `
    [yes|yes please|oh yes], [do that|let's do that|that one|go for it]
    [that|this] [sounds|would be] <good>
    [perfect|great|deal], [please|you may] [go ahead|start|proceed]
    [^I accept with pleasure|I'll take that|sold]
    [the first|the second|that] [option|one|way] [suits me|works|is <good>]
    [~yes|yep|sure|absolutely], [I'd like that|happy with that|works for me]
    <good>, [just|exactly] what I [hoped for|wanted|had in mind]
    [can't|I can't] [argue with|say no to] that
    [agreed|it's a deal], [as you suggest|just like that]
    [fine by me|suits me fine|no objections], [go on|carry on]
    [oh|ah], [that's|how] [kind|generous|quick], yes
    [let's|we can] do it that way
    [go|please go] with [whatever's quickest|that|your suggestion]
    I [like|prefer] [that|this], [thanks|please]
    [okay|good], then please [book|arrange] it [so|like that]
    [that|it] [solves|would solve] [it|everything] for me
    [yes|sure], [and|as long as] it's [free|no extra work for me]
    [my|our] [evening|week] is [saved|looking up], yes`,
  accept_reluctantly: `
    <fine>, [if there's nothing better|if that's all|I suppose]
    [okay|alright], [but|though] I'm [not|hardly] [happy|thrilled] [about it|with that]
    [do|let's do] that [then|in that case], [what choice do I have|for lack of better]
    [^I accept, albeit with reluctance|I'll accept it, grudgingly|ok whatever]
    [so be it|have it your way], [just|only] [make it quick|get it done]
    [I'd|I would] [hoped|wished] for [more|better], but [okay|yes|go on]
    [well|hm], [better than nothing|half a loaf, as they say]
    [this once|one more try], [and|but] [then|after that] [I'm done|that's it]
    [fine|okay], [as long as|provided] [it's|I get it] in writing
    [yes|right], [go ahead|do it] [before I change my mind|and let's close this]
    [not ideal|far from ideal], [but|still] [acceptable|I can live with it]
    [reluctantly|with a sigh], yes`,
  reject_offer: `
    [no|no thanks|sorry, no], [that's not|that is not] [enough|good enough|what I want]
    [that|this] [doesn't|does not] [help|solve it|work for me]
    [I'd|I would] [rather not|prefer something else|sooner have the other]
    [^I am afraid I must decline|I'll have to decline|nah]
    [you can't|you cannot] [mean|be serious about] [that|this]
    [and|so] I [pay|suffer] for [your|someone's] mistake? no
    [not|I'm not] [accepting|agreeing to] [that|this], [try again|think again]
    how [would|does] that [help|make up for it]?
    [I|we] [don't want|didn't ask for] [a consolation|crumbs|promises]
    [hm|mm], [no|not really], [I said|as I said] what I [need|want]
    [that's|it's] [less|weaker] than [the law says|others offer|I was promised]
    [no deal|can't accept that|out of the question]`,
  request_escalation: `
    [can|could|may] I [speak|talk] to [a manager|your supervisor|somebody senior]?
    [put|please put] me through to [someone|a person] who [can|may] decide
    [^I must insist on speaking to your superior|I want to speak to a supervisor|get me your boss]
    [is|isn't] there [someone|anybody] [above you|with more say]?
    [who's|who is] [in charge|responsible] [here|there]?
    [I'd|I would] like [this|it] [escalated|passed upwards], [please|now]
    [no offence|nothing personal], but I [want|need] a [second opinion|manager]
    [let|please let] me talk to a [human|real person|specialist]
    [hand|pass] [me|this] on, [we're|you and I are] [going in circles|stuck]
    surely [somebody|someone] else can [look|decide]
    [can't|couldn't] [a person|somebody real] take [over|this on]?`,
  threaten_leave: `
    [then|in that case] I'm [done|finished|through] with <shop>
    [I'll|I will] [buy|shop] [elsewhere|at the competition] [from now on|next time]
    [^I shall have to consider my custom|I'll take my business elsewhere|you're losing a customer]
    [that|this] was my last [order|purchase] [here|with you]
    [expect|you'll get] a [review|few stars] [that says so|to match]
    [the|my] [consumer office|lawyer|bank] will [hear|be told] of [it|this]
    [after|all those] years as a [loyal|good] customer, [bye|that's the thanks]
    [I'll|might] [cancel|delete] [everything|my account] [then|too]
    [my friends|the whole family] [will|are going to] [know|hear] [about it|why]
    [charge back|I'll call the bank], [simple|easy] as that`,
  confirm_details: `
    [yes|yep|correct], [that's right|all right|exactly]
    [that|it] [is|sounds] [correct|right], [nothing|not a thing] to add
    [^I confirm|I can confirm|yup]
    [right|spot on|precisely], [just|exactly] as you [say|put it]
    [all|everything] [matches|fits]
    [you've|you have] [got|understood] it
    [in a nutshell|in short], [yes|that's it]
    [yes|that's it], [couldn't|I couldn't] [say|put] it better
    [mostly|more or less], [yes|the gist is right]
    [correct|true], [and|plus] it's [urgent|been going on a while]
    [sums|that sums] it up [nicely|well]`,
  thank: `
    <thanks>, [that|this] [helps|is a relief|was quick]
    <thanks>, [I'm|I am] [relieved|glad|happy] [now|to hear it]
    <good>, <thanks>
    [thanks|thank you|cheers|many thanks] for [your|the] [help|patience|time|trouble]
    [that's|what] a [relief|weight off my mind], <thanks>
    [oh|ah] <good>, [you've|you] [saved|made] my [day|week]
    [^I am most grateful|I'm really grateful|you're a star]
    [finally|at last], <thanks>
    <thanks>, [didn't expect|wasn't expecting] [that|it to be so easy]
    [so|very] [kind|helpful] of you, <thanks>
    [wow|oh], that went [fast|smoothly], <thanks>
    <thanks>, [I'll|I will] [keep an eye out|watch for it|wait for it]
    [well done|good job|nicely handled], <thanks>
    [appreciated|lovely], [now|then] I can [relax|get on with my day]
    I couldn't [ask|have asked] for more, <thanks>
    [a|one] [worry|thing] less, <thanks>`,
  praise_agent: `
    [you were|you've been] <very> [kind|patient|helpful]
    [wish|I wish] [everyone|all shops] [worked|were] like [you|that]
    [the|you're the] [first|only] person who [actually|really] [listened|listens]
    [hope|I hope] [your boss|they] [sees|reads] this, [well done|top marks]
    [^Your service has been exemplary|your service was excellent|you rock]
    {name}, you [handled|did] that [well|beautifully]
    [five|full] stars [from me|for you]
    [give|somebody give] [this person|{name}] a [raise|pay rise|biscuit]
    [the shop|your shop] [can|should] be [glad|proud] to have you
    [rare|so rare] these days, [proper|real] [service|help]`,
  decline_more: `
    [no|nope], [that's|that was] [all|it|everything]
    [nothing|not a thing] [else|more], [thanks|thank you]
    [no|that's all], [we're|I'm] [good|done|sorted]
    [^That will be all|that'd be all|nah all good]
    [all|everything's] [settled|sorted|clear] [now|here]
    [I think|guess] [that's|that was] [it|the lot]
    [no more|no further] [questions|wishes] [from me|on my side]
    [just|only] that [one thing|today]
    [can't|I can't] think of anything [right now|else|more]
    [nope|no], [happy|fine] as [it is|we are]
    [not|nothing] [today|for now], [maybe|perhaps] [another|some other] time`,
  say_goodbye: `
    [bye|goodbye|bye-bye], [have a|enjoy your] [good|nice|lovely] [day|evening|weekend]
    [take care|all the best|so long], [and thanks|bye]
    [^With kind regards|kind regards|see ya]
    [have|wishing you] a [quiet|pleasant|good] [shift|rest of the day|afternoon]
    [closing|I'll close] the [chat|window] [now|then], [bye|take care]
    [that's|that was] me, [bye|over and out]
    [same|you too], [bye|take care|all the best]
    [off|I'm off] [to bed|to work|to dinner], [bye|cheerio]
    [until|till] [next|the next] time, [hopefully|let's hope] [not soon|for something nicer]
    [good luck|all the best] with the [other|next] [customers|chats]
    [cheerio|farewell|ciao], {name}
    [bye|so], [and|then] [stay|keep] [well|healthy]`,
  check_in: `
    [still|are you still] [there|with me|around]?
    [hello|hey|anyone]? [did I lose|have I lost] [you|the connection]?
    [^May I ask whether you are still there|you still there|knock knock]?
    [is|has] the [chat|line] [dead|frozen|cut off]?
    [no|haven't had an] [answer|reply] for [a while|some time], [all well|everything okay]?
    [I'm|I am] [still|very much] here, [just|only] so you know
    did my [last|previous] message [arrive|get through|come through]?
    [shall|should] I [wait|keep waiting] or [not|come back]?
    [typing|it says typing] [for ever|since ages], [hm|or is it]?`,
};
