import type { AgentSpeech } from "./speech.ts";

/** What the shop's people say whatever the matter: phrases by what they do, one a line. */
export const agentSpeech: AgentSpeech = {
  greet: `
    [~hello|hi|good day|welcome], [you're speaking with|this is|my name is] {name}, how [can|may] I help [you|today]?
    [~hello|hi] and [thanks|thank you] for [getting in touch|writing to us|your patience], {name} here
    welcome to customer service, I'm {name}, what [brings you here|can I do for you]?
    {name} from [the service team|customer care], [~hello|good day|hi]! what's [on your mind|the matter]?
    [~hi|hello], {name} [speaking|on the line|here], [tell me|let me hear] what [happened|it's about]
    [good to|nice to] [meet|have] you here, I'm {name}, [fire away|how can I help]
    [~hello|hi] there, [you've reached|you're through to] {name}, [I'm all ears|what can I look into]?
    this is {name}, [sorry for|thanks for bearing] the [short wait|queue], how can I [help|be of use]?`,
  ask_problem: `
    [of course|gladly|certainly], what [is|seems to be] the [problem|matter|trouble]?
    [could|can] you tell me [in a sentence or two|briefly] what [happened|went wrong]?
    [sure|happily], what's it about?
    [which|what] [order or article|article] is it [about|we're talking about]?
    I'm [here|listening], what [can I sort out|should I look at]?
    [tell|please tell] me a [little|bit] more, [then I'll|so I can] [look|check]
    [right|okay], [describe|walk me through] it [from the start|in your words]
    [how|in what way] [can|may] I [be of help|assist] [today|then]?`,
  empathise: `
    I [can|do] [see|understand] how [annoying|frustrating|tiresome] [that|this] is
    [oh dear|oh no|ouch], [that's|this is] not [how it should be|what we want for you]
    [that|this] must be [frustrating|disappointing|upsetting], [I'm sorry to hear it|I get that]
    in your [place|shoes] I'd be [annoyed|just as unhappy|asking too]
    [no wonder|I don't blame you] [you're|that you are] [upset|cross|worried]
    I [hear|take] [you|your point], and [we'll|let's] [see|look at] what [can be done|I can do]
    [that's|it's] a [real|genuine] nuisance, [I agree|you're right]
    [after|with] such a wait [anybody|anyone] would be [short of patience|unhappy]
    [believe me|trust me], I'd want [answers|it sorted] [too|as well]
    [it's|that is] [clear|plain] [this|it] has cost you [time|nerves]
    [you|customers] [shouldn't|ought not to] have to [chase|ask] [for this|us]
    [thanks|thank you] for [telling me|letting us know] so [openly|plainly]`,
  apologise: `
    I'm [so|truly|really] sorry [about|for] [this|that|the trouble]
    [apologies|my apologies|our apologies] for the [mix-up|bother|inconvenience]
    [please|do] [accept|take] our [apology|apologies]
    sorry [again|once more], [that|this] [is|was] [on us|our mistake]
    [that|this] should [never|not] have happened, [I apologise|I'm sorry]
    I [apologise|want to apologise] on behalf of [the team|everyone here]
    we [let|have let] you down there, [sorry|I'm sorry]
    [regrettably|sadly] [we|that] [went|was done] wrong, [sorry|my apologies]
    [forgive|excuse] the [delay|wait|detour]
    [that|it] [wasn't|was not] [good enough|up to standard], [sorry|I apologise]`,
  ask_identity: `
    [could|may|can] I have your customer number, [please|it begins with CUS]?
    before I [open|look at] anything: what's your customer number?
    to [be safe|protect your account], please [tell|give] me your customer number
    [which|what] customer number [is the account under|does the account have]?
    [for security reasons|as a security check] I need your customer number [first|please]
    [let's|we'll] [start|begin] with your customer number, [it's|you find it] on the account page
    [to|so I can] [find|pull up] your account, [your|the] customer number, please?
    [one|a] formality: the customer number [of|on] your account?
    [would|do] you have your customer number [at hand|ready]?`,
  confirm_identity: `
    [thank you|thanks], [that|the number] [matches|checks out]
    [perfect|great], I've [found|got] your account
    [thanks|thank you], you're [verified|through the check]
    [all|everything] [matches|in order], [one moment|let me look]
    [lovely|good], [that's|the account is] [confirmed|open in front of me]
    [identity|security check] [done|passed], [thanks|thank you]
    [got it|there you are], [the details fit|it all agrees]
    [right|super], [now|so] I can [see|open] [everything|your orders]`,
  ask_order: `
    [and|now] [which|what] order [is it|are we talking] about?
    [could|can] you [give|send] me the order number, [please|it begins with ORD]?
    what's the order number, [please|if you have it]?
    [do|would] you have the order number [there|to hand]?
    which of your orders [is it|was it|is concerned]?
    [may I have|please send] the [number of the order|order number] [too|as well]
    [the|your] order number would [help|speed things up]
    I [see|find] [more than one|several] orders, which [one|number] is it?`,
  hold: `
    [give|allow] me <moment>, I'm [looking|checking]
    <moment>, [please|if I may], [while|as] I [look|read]
    [bear|please bear] with me, I'm [opening|going through] the [file|history]
    [let me|I'll] [check this for you|look in the system]
    [just|only] <moment>, the [system|screen] is [slow|loading]
    I'm [asking|calling] the [warehouse|other team], [stay|please stay] with me
    [checking|looking into it], <moment>
    [please|do] [hold|stay] on [while|as] I [compare|sort through] [the notes|things]
    [thanks|thank you] for [waiting|your patience], [nearly|almost] [there|done]
    [one|a] [more|further] check, then I [know|can tell you]`,
  promise_follow_up: `
    I [can't|am not able to] [finish|close] [it|this] [right now|today], but you'll [hear|get an answer] by {follow_on}
    [our|the] [team|back office] [looks|will look] into it and [writes|replies] [to you|here] {follow_when}
    [you'll hear|we'll have news] {follow_when}, [I promise|I've put my name to it]
    the [case|file] [is|stays] open and [we|I] [come|get] back to you by {follow_on}
    [expect|look out for] a message [no later than|by] {follow_on}
    [I've|I have] [set|put] a reminder, [so|and] {follow_when} [you get|there'll be] an [answer|update]
    [it|this] needs one more [step|check] [on our side|here], done by {follow_on}
    [someone|a colleague] [picks|takes] it up and [settles|finishes] it by {follow_on}`,
  transfer: `
    I'll [pass|hand|put] you [on|over|through] to <colleague> who can [decide|help]
    [that's|this is] beyond [what I may do|my screen], [so|hence] I'm bringing in <colleague>
    [one moment|please stay on], I'm [connecting|transferring] you to <colleague>
    [let me|I will] [fetch|get] <colleague>, they [see|have] everything we [wrote|said]
    [I think|for this] you [need|should talk to] <colleague>, [connecting now|I'm passing you on]
    <colleague> [takes|will take] over [from here|this], [no need to|you needn't] repeat [anything|it all]`,
  introduce_specialist: `
    [~hello|hi|good day], {name} here, I've [read|gone through] [the chat|everything] so far
    {name} [taking over|from the second line], I [have|know] the [whole|full] [story|history]
    [thanks|thank you] for [waiting|staying on], I'm {name}, [let's|we'll] [finish|solve] this
    this is {name}, [you needn't|no need to] [start|explain it] again
    [my|our] colleague [briefed me|filled me in], {name} here, [I'll|let me] [look|pick it up]
    [right|so], {name} is my name and [your case|this] is [mine|with me] now`,
  check_understanding: `
    [so|just] to be sure: [it's about|we're talking about] the {product}, [right|correct]?
    [let me|may I] [sum up|repeat]: order {order}, [and|with] the {product}?
    if I [understand|read] you [right|correctly], [the|your] {head} {is} the [issue|problem]?
    [have I got|did I get] [that|it] right?
    [so|in short], [that's|it's] the {head} from {order}, yes?
    [just|only] [checking|confirming]: that [is|was] [your|the] [wish|question]?
    is that [a fair|the right] summary?
    [correct|stop] me if I'm wrong, [it's|we mean] the order placed {ordered_on}?`,
  give_status: `
    [so far|right now], [it's|the case is] with [the team|our back office], [nothing|no step] is [missing|lost]
    [it's|that is] [logged|open] [with us|in the system] and [moving|in hand]
    [the|your] case is [active|in progress], I [see|have] all [the notes|the entries]
    [as of|up to] this minute: [everything|all] [registered|noted], [waiting for|next is] the last step
    [we|I] have all [we need|it takes], [now|the rest] is [routine|in motion]
    the [status|state] [reads|is] in progress, [which means|so] somebody [works|is] on it`,
  give_reason: `
    [it|that] was [a slip|an error] in [our|the] [system|warehouse], [nothing|not something] you did
    [as far as|from what] I [see|can tell], two [steps|records] [ran|were done] in the wrong order
    [the|a] [check|scan] [failed|was skipped] [and|so] nobody [noticed|was told]
    [short|honest] answer: too many [orders|parcels] and too few [hands|people] [that day|on the shift]
    [a|the] [new|recent] [update|process] [caused|brought] it, we're [mending|on] it
    [people|somebody] [pressed|picked] the wrong [button|line], [human|plain] error`,
  give_deadline: `
    [usually|normally] [it|that] [takes|needs] [two or three|a few] working days
    [reckon|count] with [this|the coming] week, [often|mostly] [sooner|less]
    at the [latest|outside] within 5 working days
    [most|such] cases are [done|closed] [inside|within] [48 hours|two days]
    you'll [see|notice] it [this week|within days], [a message|we] will confirm it
    [I'd|I would] [say|guess] [a couple of|three] days, [five|a week] if [things|the banks] are slow`,
  give_alternative: `
    [what|one thing] I [could|can] [add|offer] is [priority|a call-back] [for|on] your case
    [there's|we have] a [middle|second] way: [half|part] now, the rest [after the check|later]
    [a|our] store [could|can] [look|take] it [over|in], if that [suits|helps]
    [instead|otherwise] I [can|could] [ask a manager to look|have a team lead decide]
    [if you prefer|should that help], we [leave|keep] it open and [decide|speak] tomorrow`,
  reassure: `
    [don't|please don't] worry, [your money|your order|it] is [safe|not lost]
    [we'll|we will] [sort|get] this [out|done], [I'm|I am] on it
    [nothing|no cost] [will|is going to] [be lost|fall on you]
    [rest|be] assured, [it|this] [stays|is] on my desk
    [this|such a thing] [can|is easy to] be [mended|put right]
    you [did|have done] [everything|all of it] right [so far|there]
    [it's|that's] not as [bad|serious] as it [looks|sounds]
    [that|this] [happens|occurs] and [it usually gets solved|we always find a solution]`,
  offer_goodwill: `
    [and|also], [for|as thanks for] your [patience|trouble] I've [added|put] a voucher of {voucher} [in|on] your account
    [on top|besides], you [get|receive] {voucher} [as|in] a voucher, [with our apologies|from us]
    [may I|let me] [make it up|say sorry] with {voucher} [off|towards] your next order
    [a|one] [small|little] [sorry|gesture]: {voucher} voucher, [good|valid] for a year
    {voucher} [goes|comes] on your account as [credit|a voucher], [for the wait|as a sorry]
    [I've|I have] [also|just] [arranged|issued] {voucher} [for you|as goodwill]`,
  ask_more: `
    [is|was] there [anything|something] else [I can do|on your list]?
    [can|may] I [help with anything|do something] else?
    [any|do you have] [other|further] questions [today|for me]?
    is that [everything|all] [for now|then]?
    [what else is open|anything else I can look at]?
    [are we good|is everything settled], or [is there more|what else]?
    [before we close|while we are at it], [anything|something] more?
    [could|can] I [check|tell you] anything [more|besides]?`,
  close: `
    [thanks|thank you] for [chatting|getting in touch|your patience], [have a|enjoy your] [good|lovely|pleasant] [day|evening|week]
    [all the best|take care], [and write|we're here] [any time|whenever you need us]
    [glad|happy] [I could|to] help, [goodbye|bye] [for now|then]
    [it was|that was] a pleasure, [enjoy|have] [the rest of your|a nice] day
    [then|so] I [wish|bid] you a [good|quiet] [evening|day], {name}
    [we're|our team is] here [round the clock|every day], [goodbye|take care]
    [thanks|thank you] for [being|staying] so [patient|kind|fair], [bye|goodbye]
    [closing|I'll close] the [chat|case] [now|here], [all the best|good luck with everything]
    [have|enjoy] a [lovely|good] [weekend|afternoon|time], [and bye|thanks again]`,
  bot_greet: `
    hello, I'm {name}, the [shop's|digital] assistant, [what can I do for you|how can I help]?
    [hi|welcome], {name} here, I'm a bot, [tell|please tell] me [in a few words|briefly] what you need
    hi, [this is|I am] {name}, [your|the] automated helper, [what's|what is] it about?
    [welcome|hello], [you're chatting|this chat is] with {name}, a [bot|program], [go ahead|how can I help]
    {name}, [virtual|automatic] assistant, [at your service|here to help], [type|write] your [question|concern]`,
  bot_fallback: `
    [sorry|hm], I [did not|didn't] [understand|catch] that, could you [say|put] it [differently|in other words]?
    I'm [only|just] a bot and [not sure|unsure] what you [mean|need], [is|was] it about an order?
    [that|this] [is|was] too [long|tricky] for me, could you [use|try] fewer words?
    [please|kindly] [rephrase|write it again], I [know|understand] [orders, returns and accounts|simple questions] best
    I [found nothing for|have no answer to] that, [shall|should] I [get|call] a [person|colleague]?`,
};

/** Small second questions, each with the replies that fit it. */
export const sideQuestions: readonly { readonly question: string; readonly replies: string }[] = [
  {
    question:
      "[one|a] [more|small] thing, [does|will] the [app|newsletter] [stop|pause] if I [untick|switch off] the box?\n[can|how can] I [stop|turn off] the newsletter, [by the way|while we're here]?\n[so|too] many mails from you, [can|could] I get fewer?",
    replies:
      "[yes|sure], [untick|remove the tick at] newsletter in your [settings|profile]\n[done|I've done it], the newsletter is [off|stopped]\nunder settings, then messages, [you choose|pick] what you [want|get]",
  },
  {
    question:
      "[do|does] gift [cards|vouchers] [ever|at some point] [expire|run out]?\n[how long|until when] [is|does] a gift card [valid|last], [actually|by the way]?",
    replies:
      "gift cards [last|are good for] three years [from purchase|after you buy them]\n[three|it's three] years, [and|then] the rest [can be|is] [topped up|renewed] on request",
  },
  {
    question:
      "[are|is] [your|the] [shops|stores] open on Sundays?\n[when|what time] do the stores [open|shut], [roughly|usually]?\n[quick extra|and also], [store|opening] hours at weekends?",
    replies:
      "[most|our] stores [open|are open] [from nine to eight|until eight], Sundays [shorter|only some]\n[that|it] [differs|depends], the store page [shows|has] it [day by day|for each]",
  },
  {
    question:
      "[can|could] I [change|update] my [mail address|name] [myself|on my own]?\n[where|how] do I [change|swap] the mail address [in|of] my account?",
    replies:
      "[yes|of course], in [your profile|the account], the change [needs|takes] a [click|confirmation] by mail\n[profile|account], then contact data, [that's|it's] [all there|quick]",
  },
  {
    question:
      "[do|would] you [ship|deliver] to [islands|another country] [too|as well]?\n[what|how] about delivery abroad, [for a present|for my aunt]?",
    replies:
      "[we|yes, we] deliver in eight countries, [the list|they're] on the [delivery|shipping] page\n[abroad|other countries], yes, [if|as long as] [it's|the country is] on our list",
  },
  {
    question:
      "[what|how] do I do with the [packaging|polystyrene], [can|do] you take it back?\n[is|are] the [bags|fillers] [recyclable|compostable]?",
    replies:
      "[paper|it's all paper] [and|plus] card, [goes|put it] in the paper bin\n[our|the] [bags|fillers] are [starch|paper], [compost|garden heap] is fine",
  },
  {
    question:
      "[how|where] do I [see|check] my loyalty points?\n[what|how much] are [the|my] points worth, [anyway|by the way]?",
    replies:
      "[in|on] the account page, [top right|under rewards], [a hundred|100] points make one unit of money\n[a|one] hundred points [count|are] one [euro or pound|unit], [shown|you see it] at checkout",
  },
  {
    question:
      "[may|can] [someone else|my neighbour] [collect|pick up] for me [in future|next time]?\n[could|can] a friend [fetch|sign for] my parcels?",
    replies:
      "[yes|sure], [just|simply] [name|add] them under delivery [preferences|wishes]\nwith the pick-up code [anybody|anyone] can [fetch|collect] it",
  },
  {
    question:
      "[is there|will there be] a sale [soon|coming], [between us|just curious]?\n[when|any idea when] [is|comes] the next sale?",
    replies:
      "[I|we] [can't|mustn't] say [yet|much], the newsletter [tells|announces] it first\n[in|late] November [there's|we have] always one, [more|the rest] is [secret|open]",
  },
  {
    question:
      "[can|do] I [get|have] this chat [as a copy|by mail]?\n[will|do] you send me a [transcript|record] of this?",
    replies:
      "[yes|sure], [press|tap] the [envelope|arrow] [at the top|when we close]\nthe [record|transcript] [is|appears] in your account [within|in] the hour",
  },
];
