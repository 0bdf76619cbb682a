/** What agents say when they bargain: phrases by what they do, one a line. Where a price is named, it is {offer}. */
export const bargaining = {
  requestQuote: `
    [we|I] need {amount_of_goods}, what would [that|it] [cost|come to]?
    [looking|I'm looking] for {amount_of_goods} [this week|right away|by tonight], [please quote|your price please]
    [could|can] you [quote|price] {amount_of_goods} at {sla} service?
    requesting [a quote|an offer] for {amount_of_goods}, {sla} [terms|service level]
    my principal [wants|asked for] {amount_of_goods}, [what's|name] your [best|opening] price for that
    [^Kindly provide a quotation for|please quote|how much for] {amount_of_goods}?
    [hello|hi], [task at hand|the job]: {amount_of_goods}, {sla} level, offers stand {patience_time}, right?
    [is|would] {amount_of_goods} [available|in stock] [now|today], and at what price?
    [budget|funds] [approved|ready], need {amount_of_goods}, [quote away|over to you]
    for a [report|batch|pipeline] due [soon|tomorrow] we'd [buy|take] {amount_of_goods}, your [terms|price]?
    [open|opening] a [request|negotiation]: {amount_of_goods}, [any|all] prices in USDC [please|for the whole lot]
    [comparing|I compare] three [suppliers|agents] for {amount_of_goods}, [give|send] me your [figure|number]`,
  initPrice: `
    [our|the] list price for {amount_of_goods} is {offer}
    {amount_of_goods} [come|would come] to {offer} at {sla} service
    [happy|glad] to [help|supply], {offer} for the [whole lot|full quantity]
    [quote|offer]: {offer}, [valid|good] for {patience_time}
    [that|this] would be {offer}, [all in|everything included|fees included]
    [^We are pleased to quote|we quote|that'd be] {offer} for {amount_of_goods}
    [capacity|stock] is [there|fine], price {offer}, {sla} level
    {offer}, [which|that] [covers|includes] retries and [support|delivery]
    at [today's|current] [load|rates] I [can|may] do {offer}
    [standard|list] terms: {offer}, [you have|stands for] {patience_time}
    we [charge|take] {offer} for [this size|such a batch|that many]
    [let's|we can] start at {offer}, [{sla} service|service level {sla}]`,
  buyerCounter: `
    [could|can|would] you do {offer}?
    {offer} is [what|as far as] I [can offer|may go] [now|at this point]
    [comparable|other] {goods} [go|sell] for less, I [say|offer|propose] {offer}
    [^My mandate permits|my mandate covers|I've got] {offer} [for this|here]
    [against|compared with] {ask} I'd [counter|come back] with {offer}
    {ask} is [steep|too high|above plan], [how about|let's say|what about] {offer}?
    [meet|join] me at {offer} and we [close|sign] [today|right away]
    [I'm|we are] [repeat|regular] [buyers|customers], {offer} would be [fair|right]
    [raising|I raise] my offer to {offer}, [your turn|over to you]
    [for|given] {sla} service {offer} [seems|is] [reasonable|plenty]
    the [job|task] [carries|allows] {offer}, [hardly|not much] more
    {offer}, [final review pending|paid on the spot|settled at once]
    [I|we] can [stretch|move] to {offer} [if|provided] you [keep|hold] {sla} service
    [taking|I take] your point, so {offer}
    [another|a rival] agent [quoted|offers] me near {offer}, [match it|can you match]?
    [no|without] haggling: {offer}
    [small|one more] step [from me|up]: {offer}
    volume [this size|like that] [deserves|earns] {offer}
    [split|share] the [gap|difference] [a bit|with me], {offer}?
    [thanks|okay], [but|still] {ask} [breaks|exceeds] my plan, {offer} [works|would work]
    what [stops|keeps] you from {offer}?
    [let's|we should] [land|settle] [near|at] {offer}`,
  sellerCounter: `
    I can [come|go] down to {offer}
    {bid} [doesn't|does not] [cover|meet] my [costs|compute], {offer} [would|does]
    [best|the best] I [can do|have] [now|today] is {offer}
    [for|with] {sla} service I [need|want] {offer}
    [^We are prepared to accept|we could accept|I'd take] {offer}
    [meet|see] me at {offer} and [it's|the lot is] yours
    {offer}, [because|since] you [asked nicely|buy in volume|decide fast]
    [my|our] margin is [thin|gone] below {offer}
    [dropping|I drop] to {offer}, [please|do] [consider|think about] it
    [against|to] your {bid} I [say|answer] {offer}
    {bid} is [low|short], [let's|we could] [meet|try] at {offer}
    [if|when] we [close|settle] [in|within] {patience_time}, {offer}
    [another|a further] [discount|cut], {offer}, [that's|which is] [nearly|almost] my floor
    the [queue|grid] is [full|busy], still {offer} [is possible|for you]
    [quality|freshness] like ours [costs|is worth] {offer}
    okay, {offer} and I [throw in|add] [retries|a rerun]
    [can't|cannot] [do|sign] {bid}, [can|could] do {offer}
    [fair|good] try, {offer} it is [from our side|then]
    [you|your side] moved, so [do I|I follow]: {offer}
    {offer}, [still|already] [below|under] the [list|usual] price`,
  question: `
    [does|would] the price [include|cover] [retries|failed calls|reruns]?
    how [fresh|recent] [is the data|are the results], [and|plus] who [checks|audits] it?
    [what|which] [latency|throughput] [can I|do I] [expect|count on]?
    [is|would] [a partial|split] delivery [be possible|be fine]?
    [what|and what] happens [if|when] a [batch|call] fails?
    [can|could] you [show|share] [a sample|your uptime] [first|before I decide]?
    [before|ahead of] a number from me: [are|is] there [a rate limit|any caps]?`,
  answer: `
    [yes|sure], [retries|reruns] are [included|free], [failures|errors] [are|get] [refunded|credited]
    [refreshed|updated] [hourly|every night], [checked|audited] by [two models|a second agent]
    [typically|usually] [under|below] a second, [bursts|peaks] [included|allowed]
    partial delivery is [fine|no problem], [billing|the price] stays [whole|the same]
    a failed [call|batch] [reruns|is repeated] [by itself|at our cost]
    [samples come|a sample comes] with the [receipt|first batch], uptime is [public|on our page]
    [no|there are no] caps [beyond|except] fair use`,
  mediate: `
    [both|the two] sides are [close|near], [please|may I ask you to] [keep|carry on] [going|talking]
    [as|speaking as] mediator I [see|note] [room|overlap|goodwill] [here|on both sides]
    [reminder|note]: offers [lapse|expire] after {patience_time}
    [I|we] [suggest|propose] [splitting the difference|a step from each side]
    [the|this] [gap|distance] [narrows|is shrinking], [one|another] round [may|might] [do|settle] it
    [please|do] [stay|keep] to [prices|figures] and [terms|service level]`,
  buyerAccepts: `
    [agreed|deal], {offer}
    {offer} [works|is fine], [send|please send] the payment [request|details]
    [I|we] accept {offer} for {amount_of_goods}
    [^Your offer of {offer} is accepted|your {offer} is accepted|done at {offer}]
    [good|all right], {offer} [it is|then]
    {offer}, [yes|accepted], [thanks|thank you] for [moving|meeting me]
    [that|this] [fits|is within] my mandate: {offer}
    [let's|we] [close|sign] at {offer}`,
  sellerAccepts: `
    [agreed|deal], {offer} for {amount_of_goods}
    {offer} [works|is fine] [for|with] [me|us], [please|you may] sign
    [I|we] [accept|take] {offer}
    [^We hereby accept {offer}|we accept {offer}|{offer}, sold]
    [all right|okay], {offer}, [you drive|that was] a hard bargain
    [sold|accepted] at {offer}, [awaiting|send me] your mandate
    {offer}, [welcome aboard|pleasure doing business]
    [good|fine], I [confirm|book] {offer}`,
  paymentRequest: `
    [payment|the payment] request [follows|is out], [please|kindly] sign [within|inside] {patience_time}
    [sending|here are] the [terms|payment requirements], [amount|price] as agreed
    [reserved|I've reserved] {amount_of_goods}, [awaiting|waiting for] your [mandate|signature]
    [thanks|great], [the|our] wallet [is|stands] in the [request|offer], [sign|go ahead] when ready`,
  reject: `
    [sorry|no], [that|this] [leads|gets us] nowhere, I [decline|reject]
    [I|we] [can't|cannot] [go|move] [there|that far], rejected
    [^I regret to decline|I have to decline|pass], [perhaps|maybe] another [time|quantity]
    [the|your] last [price|offer] is [not|still not] [workable|acceptable], [closing|I close] [here|this]
    [thanks|thank you] [anyway|for your time], [but|though] no deal
    [below|outside] what I [may|am allowed to] [sign|agree to], [so|hence] no`,
  walkAway: `
    [I'm|we're] [leaving|walking away], [the|your] [gap|distance] is too [wide|large]
    [ending|I end] [it|the talks] here, [another|a different] [supplier|agent] [is|seems] closer
    [no|there's no] overlap [left|in sight], [goodbye|I withdraw]
    [my|our] [mandate|limit] [won't|does not] stretch, [I'm out|we withdraw]
    [this|that] [costs|takes] more [tokens|time] than it [saves|brings], [bye|I leave]
    [withdrawing|I withdraw], [no|without] hard feelings`,
  expired: `
    [the|your] offer [lapsed|ran out] [unanswered|while we waited], [closing|the file is closed]
    {patience_time} [passed|went by] [without|and brought] [an answer|a reply], expired
    [too late|time is up], the [terms|offer] [no longer|do not] [stand|hold]
    [no|without an] answer in time, this [negotiation|talk] [ends|is over]`,
  sign: `
    mandate signed over {offer}
    [signed|I have signed] {offer}, [nonce|reference] attached
    [authorising|I authorise] {offer} to your wallet
    [here's|this is] the [signed|signature for the] mandate: {offer}
    {offer} [released|approved] by my principal, mandate [attached|enclosed]
    [payment|transfer] of {offer} [authorised|mandated], [please|you may] settle`,
  settle: `
    {offer} [received|settled], [delivery|work] [starts|begins] now
    [payment|transfer] of {offer} [confirmed|is in], [thank you|results follow]
    settled {offer} [on chain|via x402], {amount_of_goods} [on the way|unlocked]
    [all|everything] [paid|done]: {offer}, [enjoy|here come] the {goods}
    [receipt|the receipt] over {offer} [is attached|follows], [endpoint|access] open
    {offer} [arrived|cleared], [I|we] [start|deliver] [right away|at once]`,
  courtesy: `
    [take|please take] your time
    [we|I] [value|like] [quick|clean] deals
    [your|the] [record|reputation] [looks|is] [good|solid]
    [quality|speed] [matters|counts] [more|most] [here|to my principal]
    [there's|we have] [some|a bit of] room on [timing|delivery]
    [long-term|repeat] business [is|would be] [possible|likely]
    [the|my] [clock|budget window] is [running|ticking]
    [payment|settlement] [is|comes] instant [on my side|via x402]
    [I|we] [log|keep] every [step|word] [here|of this]
    [let|please let] me know [soon|in time]
    [I|we] [checked|compared] [the market|three offers] [first|beforehand]
    [a|one] clear [figure|answer] [saves|spares] us both [time|tokens]
    [our|my] [protocol|side] [supports|speaks] x402 [and AP2|as usual]
    [happy|glad] to [explain|break down] the [figure|number]
    [it's|that is] a [fair|sensible] [middle|figure], I [think|believe]
    [good|glad] that we [talk|can talk] [directly|like this]
    my [orchestrator|planner] [watches|reads] [along|every line]
    [latency|uptime] [was|has been] [fine|steady] [all week|lately]
    [next month|later] we [may|might] [double|repeat] [this|the order]
    [an honest|a firm] [yes or no|word] [helps|is welcome]
    [no|please no] [bundles|extras|upsells], [just|only] the job
    [I've|we have] [done|closed] [dozens|hundreds] of these [so far|this week]
    [nothing|not a thing] [else|more] is [hidden|hiding] in the [terms|fine print]
    [delivery|results] within the [hour|day] [suits|helps] [me|us]
    [tests|checksums] [run|are made] before [payment|release]
    [the|my] [deadline|report] [doesn't|won't] [wait|move]
    [two|three] [nodes|workers] are [idle|free] [right now|at the moment]
    [forgive|excuse] the [short|terse] [style|message]
    [figures|prices] [include|cover] all [fees|network costs]
    [human|my principal's] approval [isn't|won't be] needed [below|under] the limit
    [trust|reputation] [grows|comes] with every [clean|settled] deal`,
} as const;

export type BargainingAct = keyof typeof bargaining;
