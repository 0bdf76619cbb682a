import type { Matter } from "../matter.ts";

export const codeRejected: Matter = {
  problem: `
    my code {detail} [doesn't|does not|won't] work
    [checkout|the basket] [refuses|rejects] {detail}
    {detail} is [supposed|meant] to give [something|ten percent] off, [it doesn't|nothing happens]
    [why|how come] is {detail} invalid? I [got|received] it [yesterday|from you]
    [^The voucher code is not accepted|the voucher code isn't accepted|code's dead]: {detail}
    [typed|I typed] {detail} [in|exactly as printed], [error|red letters]
    the discount [with|for] {detail} [isn't|is not] [taken off|applied]
    [your|the] newsletter [had|promised] {detail}, [it's|and it's] refused
    [is|has] {detail} [expired|run out] [already|before the date]?
    {detail} [worked|was fine] for my [sister|friend], [not|but not] for me`,
  context: `
    the basket [is|was] [well|far] over the minimum
    [nothing|no article] on sale in it, I [made sure|read the terms]
    [capital|small] letters, [spaces|no spaces], I [tried|did] [all|it all]
    [without|if not for] the code I [wouldn't|would not] [buy|order]
    [tonight|today] it [ends|runs out], [so|hence] my hurry`,
  question: `
    [what|which] [message|words] [come|appear] [exactly|below the field]?
    [is|are] there [sale|reduced] articles in the basket?
    [have|did] you [used|use] the code [before|already]?`,
  answer: `
    [just|only] [invalid|not applicable], [no reason|nothing else]
    [no sale|nothing reduced], [three|two] [normal|regular] things
    [first|the first] time, [never|not] [used|tried] before`,
  finding: `
    {detail} [is|was] limited to the [app|first order], the [mail|ad] [left that out|didn't say]
    {detail} [is|stays] valid, [but|though] one article [in it|of yours] is [excluded|not part of it]
    [our|the] system [switched|turned] {detail} off [too early|by mistake]`,
  offer: `
    I [can|will] [reactivate|free] {detail} for your account
    [order|please order] [as usual|now], and I [take|knock] the discount off [afterwards|by hand]
    [let me|shall I] [swap|trade] it for a code that [works|is accepted]?`,
  done: `
    {detail} is [active|free] again, [valid|good] until midnight
    I [put|noted] the discount on your account, it [comes|applies] off [by itself|at checkout]
    [fixed|done], [try|enter] {detail} [once more|again]`,
  refusal: `
    {detail} [ran out|ended], I [can't|cannot] [extend|revive] it
    {detail} [counts|is] only for the first order, [sadly|unfortunately]`,
};

export const priceDrop: Matter = {
  problem: `
    the {product} {is} cheaper now, I paid {price} {ordered_ago}
    [do|would] you [refund|pay back] the difference? the {head} [dropped|came down] in price
    [bought|I bought] the {product} at {price}, [today|now] it's [reduced|on offer]
    {ordered_on} I [paid|gave] {price} for the {head}, and [now|days later] it's [less|in the sale]
    [^I noticed a lower price|I saw a lower price|it's cheaper now, ugh], the {product}, {order}
    [annoying|how annoying], the {head} {is} on sale [right after|just after] I ordered
    [price|your price] for the {product} [fell|sank], can I [get|have] the gap back?
    [can|could] {order} be [adjusted|matched] to [today's|the new] price?
    [should|had] I [have waited|waited], the {head} cost{s} less than my {price} now
    {price} for the {head} [looks|is] [silly|too much] [today|by now]`,
  context: `
    [otherwise|else] I [return|send back] it and [buy|order] [anew|again], [silly|a waste of a van]
    I [took|made] a screenshot of [today's|the new] price
    [other|some] shops [do that|match] without [asking|fuss]
    [it's|it is] [only|just] fair, [isn't it|I'd say]
    the {head} {isnt} even [opened|unpacked] yet`,
  question: `
    [on|for] which [page|colour] do you [see|find] the lower price?
    [is|was] it [our|the] [shop|site] or [a|another] [seller|store]?
    [same|is it the same] [size|version] as yours?`,
  answer: `
    [your|on your] own [page|site], [same|the same] [version|colour]
    in the app, [under|right at] offers
    [exactly|yes] the same, [I compared|even the picture]`,
  finding: `
    [you|your order] [paid|was at] {price}, the [price|tag] [fell|changed] [this week|on Monday]
    placed {ordered_on}, [that's|that is] what the rule [looks at|counts]
    the {product} {has} been reduced since [Monday|the weekend], [you're right|indeed]`,
  offer: `
    I [can|will] [give|send] you a voucher of {voucher} for it
    [let me|may I] [make|put] it good with {voucher} as a voucher?
    {voucher} as credit [would|could] [settle|cover] the gap`,
  done: `
    the voucher of {voucher} is in your account
    {voucher} [credited|booked], [good|valid] for a year
    [done|that's done], {voucher} [waits|is ready] for the next order`,
  refusal: `
    [we|the shop] [make|makes] good price drops for 14 days, [yours|the order] is [older|from before]
    the [lower|new] price [is|was] for [another|a different] version, so there's no gap to [pay|refund]`,
};

export const availability: Matter = {
  problem: `
    [when|do you know when] will the {product} be back {detail}?
    {is} the {head} {detail} [still|ever] [coming|going to come] back?
    I [want|would like] {a}{product} {detail}, [it says|your page says] sold out
    [do|would] you [have|stock] the {product} {detail} [anywhere|in a store]?
    [^Could you check availability|could you check stock|got any left]: {product} {detail}
    [looking|I'm looking] for the {head} {detail}, [not|none] in the app
    [can|could] I [reserve|pre-order] the {product} {detail}?
    the {product} {detail} [disappeared|vanished] from [your page|my list]
    [notify|the notify] button [for|on] the {head} [is|seems] broken, I want it {detail}
    {product} {detail}, {price}, [any|is there any] chance [this month|soon]?`,
  context: `
    [waited|I've waited] [since|all] [spring|autumn] for it
    [the|those] other [versions|colours] [don't|won't] [go|work] with [ours|what I have]
    the nearest store [is|lies] [an hour|miles] away
    [my|our] [last|old] one was [the same|this], [loved|we adored] it
    [a|any] [rough|ballpark] date [would|will] do`,
  question: `
    [would|could] [another|a similar] version [do|suit] [too|as well]?
    [online|delivered], or [from|in] a store?
    how [soon|urgently] do you need {them}?`,
  answer: `
    {detail} [or nothing|only], [sorry|I'm picky]
    [online|delivery] [is best|please], [no store|shops] near me
    [no|there's no] rush, [before|by] the [summer|holidays]`,
  finding: `
    the {product} {detail} {is} [out of stock|sold out] [here|online], the next [delivery|lot] is [planned|on order]
    [two|a few] {detail} [are|sit] in [a store|the returns check], [free|ready] [soon|this week]
    [our|the] supplier [announced|confirmed] [more|another batch] of {that} {head}`,
  offer: `
    I [can|will] [put|set] a reminder on it for you [now|here]
    [let me|shall I] [reserve|hold] one {detail} for you?
    [there's|we have] something [similar|close to it], [if|in case] you [like|want]`,
  done: `
    the reminder [is|was] [set|saved], [you'll|you] hear [first|before the page changes]
    one {detail} is [held|reserved] for you [for three days|till Friday]
    [noted|saved], [a|the] message [comes|goes out] when {it} {is} back`,
  refusal: `
    the {product} {detail} [won't|will not] [return|come back], {it} {was} discontinued
    I [can't|cannot] [reserve|promise] what [isn't|is not] [announced|in the system]`,
};

export const productAdvice: Matter = {
  problem: `
    I'm [thinking|considering] of the {product} and [want|need] to know {detail}
    [before|but before] I buy the {head}: {detail}?
    [can|could] you [advise|tell] me {detail}? [it's about|I mean] the {product}
    [interested|I'm interested] in {a}{product}, [only|just] not sure {detail}
    [^Would you kindly tell me|could you tell me|dunno] {detail}, [regarding|about] the {product}
    {price} for {a}{product}, [worth it|any good]? I'd [like|love] to know {detail}
    the [page|description] of the {head} [is silent|says nothing] on {detail}
    [hesitating|I hesitate] over the {product}, {detail}?
    [gift|a gift] idea: {product}, [but|only] {detail}?
    {detail}? [asking|I ask] because of the {product} in your shop`,
  context: `
    the [reviews|comments] [say|claim] [both|one and the other]
    I [had|got] [burnt|caught out] with [a cheap|another] one [before|last year]
    [it's|it is] for my [father|aunt], who [is|can be] [particular|fussy]
    [happy|I'm happy] to [spend|pay] more if {it} last{s}
    [space|room] is [tight|limited] [here|in our flat]`,
  question: `
    what [would|will] you [use|need] {them} for [mostly|mainly]?
    is it for [yourself or someone else|indoors, or a present]?
    [have|do] you [seen|know] the [size|details] on the page?`,
  answer: `
    [every day|daily], [nothing|not] [special|extreme]
    [a|it's a] present, [for|to] somebody who [has|owns] none
    [weekends|now and then], [mostly|usually] [at home|indoors]
    [seen|I saw] the [table|page], [didn't|it did not] help`,
  finding: `
    the {product} {is} [on my screen|listed] at {price}, [in|still in] stock
    [our|the] data sheet [gives|has] an answer [there|for that]
    [customers|buyers] [asked|wondered] that before, so [I have|here's] a note`,
  offer: `
    [let me|I'll] [sum|put] it up [for you|in short]
    I [can|could] [compare|hold] {them} [with|against] the next [bigger|better] {one}
    [shall|should] I [read|quote] what the maker says?`,
  done: `
    [yes|it does], for [normal|everyday] use [easily|without trouble]
    [honestly|to be fair], [more|it's more] for [light|occasional] use, the [next|bigger] model [copes|lasts] better
    [the answer is|short answer]: [no|not really], [but|though] [few|hardly any] [customers|people] [miss|need] that
    [it|that] [does|works], [as long as|if] [kept|it's kept] [dry|clean]
    [runs|comes out] true to the [table|chart], [take|go for] your usual
    [two|both] of our [team|colleagues] [have|use] one, [happy|no complaints] [so far|after a year]`,
  refusal: `
    [that|this] I [can't|may not] [promise|say], the maker [gives|publishes] no [figure|answer]`,
};
