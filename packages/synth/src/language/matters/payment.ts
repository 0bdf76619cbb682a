import type { Matter } from "../matter.ts";

export const declinedPayment: Matter = {
  problem: `
    my [card|payment] was [declined|refused] at your checkout, [three times|again and again]
    I [can't|cannot] pay, it [keeps saying|only says] {detail}
    [payment|the payment] [fails|breaks off] with {detail}
    [^My payment could not be completed|my payment won't go through|payment's bust]: {detail}
    [tried|I tried] [two|both] cards, [same|each time] {detail}
    your [site|checkout] [throws|shows] {detail} and the basket [empties|is gone]
    [is|can it be that] your payment page [down|is broken]? {detail} is all I get
    [bank|my bank] [says|tells me] all fine, you [say|tell me] {detail}
    [stuck|I'm stuck] at the last step, {detail}
    [why|what's the reason that] [do you|you] [refuse|reject] a [perfectly good|valid] card? {detail}`,
  context: `
    there's [enough|plenty of] money [on it|in there], I [looked|checked]
    the card [worked|was fine] at the [baker's|supermarket] [an hour ago|this morning]
    the offer [ends|is over] [tonight|soon], that's [the problem|why I ask]
    [same|it's the same] in the [app|browser] and on [the laptop|my phone]
    I've [paid|shopped] here [for years|dozens of times] with [that|this] card`,
  question: `
    did a [window|page] of your bank [open|appear] to confirm?
    is the [billing|invoice] address the one your bank [has|knows]?
    [which|what] [browser|device] was that on?`,
  answer: `
    a window [opened|popped up], [I confirmed|I tapped yes], [then|and] the error
    [no|there was no] window, it [failed|stopped] [at once|immediately]
    [on the phone|phone], [the usual|ordinary] browser
    address [is|should be] [the same|right], [we never moved|nothing changed]`,
  finding: `
    I see [four|several] attempts, all [ended|stopped] [at the bank's confirmation|before the bank answered]
    [our|the] check [blocked|stopped] it because of [many tries|the speed], [not the card|nothing to do with your card]
    the [payment|card] service had [an outage|a fault] [earlier|this morning], it's [back|over]`,
  offer: `
    I [can|will] [clear|reset] the block, [then|after that] try [once more|again] in [a fresh window|private mode]
    [let me|I could] send you a payment link, [good|valid] for [a day|24 hours]
    [another|a different] way to pay [works|would work], [transfer|wallet] for [example|instance]`,
  done: `
    the block is [gone|lifted], please [try|pay] [again|once more] [now|in two minutes]
    the [link|payment link] is in your account, it [skips|avoids] the [step|page] that failed
    [reset|all reset], [nothing|no money] was taken [so far|by the failed tries]`,
  refusal: `
    [the|it's the] bank [refused|said no], [we|our side] can't [overrule|change] that, [only|just] they [can|know why]
    I [can't|mustn't] take card [numbers|details] [here|in a chat], so I can't [enter|do] it for you`,
};

export const chargedTwice: Matter = {
  problem: `
    you [charged|debited] me twice for {order}, {total} [each time|two times]
    {total} [left|was taken from] my account [two times|twice], [same day|minutes apart]
    [double|a double] charge for the {product}, I [want|need] {refund} back
    [my|the] statement [shows|has] {order} [twice|two times over]
    [^I have been debited twice|I was charged twice|charged twice, come on], {total} instead of [once|one time]
    [why|how] did you take {total} a second time?
    [one|a single] order, two [payments|charges] of {total}
    I [pressed|clicked] [once|one time], you [took|collected] {total} [twice|double]
    there's {refund} [too much|extra] gone for {order}
    [bank app|my banking app] [lists|shows] {total} and [again|once more] {total}, [what's that|why]?`,
  context: `
    one of them [pushed|puts] me into overdraft
    the page [hung|froze] [while paying|at the end], [maybe|perhaps] that's [it|the cause]
    {total} is [not|hardly] [peanuts|nothing] [for me|here]
    [my|the] bank [says|told me] to [ask|sort it with] you first
    [just|only] one confirmation [came|arrived], [by the way|mind you]`,
  question: `
    does one of them say pending [or reserved|on your side]?
    on which day do you [see|have] the [second|other] charge?
    was it the [same|very same] card both times?`,
  answer: `
    [both|they are both] [booked|final], no [pending|grey] [one|line]
    [same|the same] card, [same|the same] minute [almost|nearly]
    one [says|is] pending, the other [isn't|is booked]
    [the next day|one day later], [same|identical] text`,
  finding: `
    I [see|find] two [captures|bookings] of {total}, [one|the second] is [wrong|our mistake]
    the [second|later] [attempt|booking] came from a [timeout|retry], it [should not|shouldn't] have [been kept|gone through]
    [indeed|yes], {total} [was|were] taken twice [for|on] {order}`,
  offer: `
    I [can|will] [return|refund] {refund} [at once|right away]
    [let me|shall I] [send|give] back the second {refund}?
    {refund} [can|may] go back to the card [today|now]`,
  done: `
    {refund} [is|are] on the way back, [up to|at most] 5 working days
    the second [booking|charge] of {refund} [has been|is] reversed
    [refunded|reversed]: {refund}, the [first|correct] payment stays`,
  refusal: `
    the second [line|amount] is [only|just] a reservation, it [falls|drops] off [by itself|at the bank], [there's nothing|nothing] to refund`,
};

export const invoiceCopy: Matter = {
  problem: `
    I need [an invoice|a copy of the invoice] for {order}
    [can|could] you [send|mail] me the invoice [again|once more]? {order} placed {ordered_on}
    [my|the] accountant [wants|asks for] the invoice [over|about] {total}
    the invoice [for|of] the {product} [isn't|is not] in my account
    [^Kindly provide an invoice|please provide an invoice|invoice please]: {order}, {total}
    [where|how] do I [find|download] the bill for {order}?
    [only|just] a [delivery note|packing slip] came with the {head}, no invoice
    the [file|invoice] for {order} [opens|is] [empty|broken]
    [warranty|my insurance] [needs|requires] proof that I [paid|bought] the {product}
    [tax|my tax return] is due, and {order} [lacks|has] no invoice`,
  context: `
    [looked|I looked] in [spam|every folder] [too|as well]
    it [should|must] [carry|show] the [tax|rate] [separately|on its own line]
    the deadline is [this week|close], [hence|so] the [hurry|rush]
    [without|no] paper, [no|I get no] [money back|reimbursement] from [work|my firm]`,
  question: `
    [in|to] the name that's [on|in] the account, [right|correct]?
    would a file [in your account|by message] [do|be enough]?
    [just|only] that one order, or [others|more] too?`,
  answer: `
    [same|the same] name, [nothing|no] [special|changes]
    a file is [fine|perfect], [I'll print it|paper isn't needed]
    [just|only] {order}, [the others|the rest] I [have|found]`,
  finding: `
    the invoice [exists|was made], the mail [bounced|never left]
    {order}, {total}, paid [in full|completely], I [have|see] it
    the [file|document] was [damaged|cut off] when it was [made|stored]`,
  offer: `
    I [can|will] [make|create] it [again|afresh] and [put|place] it in your account
    [let me|shall I] [send|drop] a new copy [to|in] your account [now|straight away]?`,
  done: `
    the invoice over {total} is in your account [now|already]
    [sent|new copy sent], [look|you find it] under documents
    [made|it's made], [tax|the rate] [shown|listed] [separately|line by line]`,
  refusal: `
    [another|a different] name on a [finished|closed] invoice [isn't|is not] [allowed|possible], [tax law|sorry to say]`,
};
