import type { Matter } from "../matter.ts";

export const startReturn: Matter = {
  problem: `
    I'd like to [return|send back] the {product}, [it's|simply] not [for me|what I imagined]
    how do I [return|give back] {a}{product} I [bought|ordered] {ordered_ago}?
    the {product} {doesnt} [suit|fit] [us|me|the room], can I [get my money back|return {them}]?
    [changed|I've changed] my mind about the {head} from {order}
    [^I wish to withdraw from|I want to return part of|want rid of] order {order}, the {head} [to be precise|only]
    is it still [possible|okay] to return {a}{product} delivered {delivered_ago}?
    {it} {isnt} the colour I [had in mind|saw on screen], so [back it goes|I'd return {them}]
    [got|received] the {product} {delivered_on} and [frankly|to be honest] the quality [disappoints|isn't there]
    my [wife|husband|partner] [hates|can't stand] the {head}, please [tell me|explain] how to [return|send back] {them}
    I [accidentally|stupidly] bought [two kinds|the same thing twice], so one {head} [can|has to] go back
    [need|I need] a return for the {product}, [unused|never worn], [all tags on|still boxed]
    the {head} looked [bigger|nicer|sturdier] in the pictures, I'm [sending|going to send] {them} back
    what's the [procedure|drill] when a {head} from you should [go back|be returned]?
    [bought|I got] the {product} as a gift and [she|he] [already has|owns] one`,
  context: `
    [the box|everything] is [complete|as new], I [only|just] [looked at it|tried it once]
    I [couldn't|did not] find [a form|any form] in the parcel
    the [return page|app] [asks|wants] for a number I [don't have|never got]
    {price} is [a lot|too much] for something that [sits in the cupboard|nobody uses]
    I [travel|leave] soon and [want|would like] this [off my list|sorted] [first|before]
    last time a return with [another shop|somebody else] took [six weeks|for ever]`,
  question: `
    is the {head} [unused|in its original packing]?
    may I ask [why you want|what made you decide] to return {them}?
    [would|do] you [want|prefer] the money [back|returned], or [something else|a credit]?
    do you have a printer, or [is|would] a code [be better|easier]?`,
  answer: `
    unused, [tags and all|in the original box], [I only held it up|tried on once indoors]
    [just|simply] [not my taste|the wrong shade], nothing [broken|the matter]
    money back [please|if possible], [same way I paid|to the card]
    no printer [here|at home], a code [would be great|on the phone works]
    [it felt|they felt] [cheaper|flimsier] than [expected|the price suggests]
    the [size|shape] is [off|odd], I [should have measured|ought to have checked]`,
  finding: `
    {order} was delivered {delivered_on}, I have the [line|article] [in front of me|here]
    the {head} {was} [bought|paid] at {price} and [no part|nothing] of it [has been|was] returned [so far|yet]
    [delivery was|you received it] {delivered_ago}, [that's what counts|and the 30 days run from there]
    I [see|found] the {product} in {order}, it [belongs|is] among the articles that can [normally|usually] come back`,
  offer: `
    I [can|could] send you a prepaid label and you get {refund} once it's [scanned|back]
    a [courier|driver] can [collect|fetch] it, or you [drop|leave] it at a parcel shop; {refund} [follows|comes] either way
    [with|for] a [return code|label] on your phone any [parcel shop|counter] takes it, and {refund} [is paid back|comes back]`,
  done: `
    the return is [open|registered] and the label [should be|is] in your account [already|now]
    your [return code|label] has been sent; {refund} [comes|will come] [as soon as|when] the parcel is scanned
    [registered|all registered]: {product}, {refund} [on arrival|after the scan]`,
  refusal: `
    delivery was {delivered_ago}, and we [take back|accept] articles for 30 days [only|and no longer]
    [unfortunately|sadly] the 30 days [are over|have run out], {delivered_on} was the day that counts
    I [checked|looked at] the date: {delivered_on} is [outside|past] our return period, so I [cannot|may not] [open|register] it`,
};

export const exchange: Matter = {
  problem: `
    I need the {product} {detail}, not [as it is|the one I got]
    can I [swap|exchange] the {head} for one {detail}?
    [wrong size|wrong choice] on my side, I'd [like|rather have] the {head} {detail}
    the {product} [came|arrived] {delivered_ago} and I [should have taken|ought to have ordered] {them} {detail}
    [^Would an exchange be possible|is an exchange possible|can we do a swap] for {order}? {detail} [this time|instead]
    {it} {is} [too tight|too small|not right], do you have the {head} {detail}?
    love the {head}, [just|only] not this version, {detail} would be [perfect|it]
    [please|could you] change my {head} to one {detail}
    [how|what's the way] to exchange {a}{product} {detail} [without|and not] paying [twice|again]?
    I [misread|got wrong] the [chart|table], so {detail} is what I'm after
    my [son|daughter|nephew] has [grown|outgrown it], we want the same {head} {detail}
    [would|do] you [take back|swap] a {head} if I want {them} {detail}?`,
  context: `
    [worn|used] for a minute on the [carpet|sofa], [that was it|no longer]
    the [chart|guide] on your page was [no help|misleading]
    I don't want [a refund|the money], [just the right one|only a swap]
    it's [wanted|needed] for a trip [next week|soon]
    paying {price} [twice|again] in between is not [an option|great]`,
  question: `
    [shall|should] I check [the stock|if we have it] {detail}?
    is the [current|first] one [unworn|clean and complete]?
    [would|do] you [mind|agree] [sending|to send] the first one back [within|in] two weeks?
    [just|only] the version changes, [the rest|colour and all] stays?`,
  answer: `
    [yes please|please do], {detail} and [otherwise|else] the same
    [clean|spotless], [all the paper|even the little bag] is there
    two weeks is [fine|plenty], I'll [drop it off|post it] [tomorrow|on my way to work]
    [only|just] that, I [like|love] everything else about [it|the {head}]
    never [left the house|been outside] with it`,
  finding: `
    we [do have|have] the {head} {detail}, [three|a handful|plenty] [left|in stock]
    {delivered_on} was the delivery, so an exchange [is judged|counts] from there
    the version {detail} costs [the same|exactly the same], {price}
    I [see|found] {order}; the {product} {detail} [sits|is] in the same warehouse`,
  offer: `
    I [reserve|put aside] one {detail} and [send|ship] it [at once|today], you [return|send] the first when it's there
    the [driver|courier] [brings|can bring] the new one and [takes|collects] the old [in one go|at the door]
    [let me|I could] swap it {detail} with a [prepaid|free] label [in the box|enclosed]`,
  done: `
    the exchange is [booked|set up]: {product} {detail}, [nothing to pay|no charge]
    one {head} {detail} is [reserved|packed] for you, the label for the old one [is enclosed|comes along]
    [done|that's done], you'll get [a note|tracking] once it [leaves|ships]`,
  refusal: `
    the {head} came {delivered_ago}, [which is|that's] beyond the 30 days for exchanges
    [an exchange|a swap] has to [be asked|reach us] within 30 days of {delivered_on}, I'm [sorry|afraid]`,
};

export const labelProblem: Matter = {
  problem: `
    the return label for {order} [won't|does not] [open|print]
    I [never got|am still missing] the label to [send back|return] the {product}
    the [parcel shop|post office] [refused|would not take] my label for the {head}
    your return [code|label] [has expired|isn't recognised], what now?
    [^The label you sent appears invalid|the label you sent is invalid|that label's no good], the [scanner|machine] [beeps|rejects it]
    [where|how] do I [find|get] the label? I have [a boxed|a packed] {head} [here|by the door]
    the [barcode|code] on the label is [cut off|too faint|half missing]
    [my|the] return label [shows|has] [someone else's name|the wrong country]
    [two|three] times I [asked for|requested] a label [for|to return] the {head} and [none came|my inbox is empty]
    [your|the] [system|page] says label sent, [there is|I see] [no mail|nothing] [anywhere|in spam either]
    tried to return the {product} [at lunch|this morning], the [lady|man] at the counter [shook her head|said no]`,
  context: `
    the [parcel|box] has been [standing|sitting] in [the hall|my car] [since|all week]
    [my|the] return period [is running|runs out] while I [wait|chase labels]
    I've [no printer|only a phone], if that [matters|makes a difference]
    I [drove|went] there [specially|by bus] for this
    it was [sold|advertised] as an easy return, [hm|well]`,
  question: `
    what does the [screen|machine] say [exactly|when they scan it]?
    [which|what] [carrier|shop] did you [try|go to]?
    would a [QR code|code for the phone] [work|help] [instead|better]?`,
  answer: `
    [just|it says] [unknown shipment|not valid], [in red|nothing more]
    the [kiosk|shop] [round the corner|at the station], they [take|handle] [all your|these] parcels [normally|otherwise]
    a code is [fine|much better], [I can't print anyway|phones I have]
    the file [opens|comes up] [empty|as a white page]
    [error|some error] about [a date|the shipment]`,
  finding: `
    the label was [made|created] for [another|the wrong] carrier, [so the shop|that's why they] [could not|can't] read it
    I can see the label [bounced|never left our system]
    the [first|old] label [lapsed|ran out], they only [live|last] fourteen days
    the return for {order} [is|was] [registered|open], [just|only] the label [failed|has a fault]`,
  offer: `
    I [make|create] a new one and send it as [a code|a code and a file] to your account
    [let me|I'd] [cancel|void] the old label and [issue|send] [a fresh one|another]
    [alternatively|or] the driver [brings|prints] the label when [he collects|collecting]`,
  done: `
    the [new|fresh] label [is|should be] in your account [now|already], [valid|good] for fourteen days
    [sent|I've sent] the code, it [scans|works] at every parcel shop of theirs
    the old label is [void|dead], use [only|just] the [new|second] one`,
  refusal: `
    [labels|a new label] can only go out while the return [is open|runs], and [yours|this one] [closed|has closed]`,
};

export const refundPending: Matter = {
  problem: `
    [where's|when do I get] my refund for {order}? the {head} went back [ages ago|a while back]
    I [returned|sent back] the {product} and [still|so far] [no money|not a penny]
    the refund of {refund} [hasn't|has not] [shown up|arrived]
    you [confirmed|acknowledged] my return, the {refund} [never|did not] [came|reached me]
    [^I am enquiring about an outstanding refund|I'm asking about a refund|chasing a refund here], {order}, {refund}
    [my|the] bank [knows nothing|has no trace] of the {refund} you [owe|promised] me
    [how long|how much longer] does a refund take? {refund} is [missing|due]
    the return was [scanned|delivered to you], why is [{refund}|the money] not [back|here]?
    {refund} for the {head}, [that's|it's] [all|the only thing] I'm waiting for
    [checked|I checked] my account again [today|this morning], [nothing|no refund] from you
    [status|your page] says refund in progress and has [said so|done that] [for weeks|since the return]
    I got the mail that {refund} [would come|is coming], [but no|no] {refund}`,
  context: `
    the tracking [of my return|for the return] [shows|proves] it [arrived|was signed for] at yours
    {refund} is [rent money|not small change] [for me|to us]
    I've [bought|paid for] the replacement [elsewhere|somewhere else] and [count|rely] on it
    last [week|time] somebody [said|promised] it was [a matter of days|on its way]
    the [credit card|card] statement [closes|is due] [soon|this week]`,
  question: `
    did you pay by card or [another way|through the bank]?
    has the card [changed|been replaced] since [then|the order]?
    [which|what] date does the return [receipt|slip] [show|carry]?`,
  answer: `
    [by card|card], the same [one as ever|I've always used]
    [no change|nothing changed], same [bank|account]
    the slip is [right here|in my hand], stamped and [signed|all]
    [bank transfer|by transfer], [they|and my bank] [normally|usually] [take|needs] a day`,
  finding: `
    the return [reached us|came in] and [waits|sat] [in the queue|for a check] [longer than it should|too long]
    {refund} [was|were] approved but the payment [stuck|failed] [on the way|at the bank]
    the warehouse [booked|scanned] the {head}, [only|but] nobody [released|pressed] the refund
    [from|on] our side the {refund} [left|went out], your bank [has|needs] a [few|couple of] days`,
  offer: `
    I [can|will] release the {refund} by hand [now|this minute]
    [let me|I'd] [restart|push] the payment of {refund} and [watch|follow] it
    [if|should] it [not|fail to] arrive, we [send|pay] {refund} [by transfer|another way]`,
  done: `
    {refund} [is|are] released, [please|do] [allow|give it] up to 5 working days
    [the|your] refund of {refund} [has been|is] [sent|on the way], [you'll|you will] see it on the [next|coming] statement
    payment [restarted|triggered]: {refund}, same [card|account] as before`,
  refusal: `
    the return [isn't|is not] [checked in|scanned] yet, so I [can't|must not] [release|pay] [it|anything]
    our 5 working days [are not|aren't] over, [before that|until then] the system [blocks|won't let] me`,
};

export const refundShort: Matter = {
  problem: `
    the refund for the {head} is [too low|short], it should [have been|be] {refund} [more|extra]
    [you|your shop] [paid|gave] back less than the {product} cost, {refund} [is|are] [missing|still owed]
    [why|how come] was [something|a chunk] [deducted|taken off] from my refund? I [miss|lack] {refund}
    I [worked it out|did the sums] and I'm {refund} [short|down] on {order}
    [^The amount refunded is incorrect|the refund's amount is wrong|you short-changed me], {refund} [remain|is] open
    [only part|half] of the money for {order} came [back|through], {refund} [did not|didn't]
    delivery [costs|fee] [kept|withheld] although the {head} [was faulty|was your mistake], that's {refund}
    the discount was [subtracted|counted] [twice|double], so {refund} [went|got] lost
    [refund|money] arrived, thanks, but {refund} [is|are] [lacking|not in it]
    {total} was the order, please [check|look at] what you [returned|refunded], there's {refund} [missing|to go]`,
  context: `
    I [kept|have] [all the papers|every mail], the numbers [don't lie|are plain]
    it [isn't|is not] [about|only] the amount, [it's the principle|rather that it adds up]
    [nowhere|in none of the mails] [is|was] a [fee|deduction] mentioned
    the [first|other] agent [said|told me] full refund
    with [us|me], {refund} is [the shopping for a day|a tank of petrol]`,
  question: `
    was a [voucher|code] used on that order?
    [which|what] [amount|sum] does your [statement|bank] show?
    did the [whole|entire] order go back, or [a part|one article]?`,
  answer: `
    [no voucher|no code], [full price|paid in full]
    [just|only] the {head}, the rest I [kept|still have]
    [my bank|the statement] shows it [clearly|in one line], [too little|short by {refund}]
    [yes|there was] a [small|ten percent] code, [but that|which] [can't be it|explains nothing]`,
  finding: `
    a [handling fee|delivery share] was [held back|deducted] that [should not|ought not to] apply
    the system [split|spread] the discount [wrongly|over the wrong lines], the gap is [exactly|indeed] {refund}
    you [are right|have a point]: {refund} [is|are] missing from the refund`,
  offer: `
    I [can|will] [pay|send] the missing {refund} [on top|separately]
    [let me|shall I] [correct|put right] the refund by {refund} [now|straight away]?
    the {refund} can [go|be paid] to your card or [stay|be kept] as credit`,
  done: `
    the [missing|remaining] {refund} [has been|is] [booked|sent]
    I [corrected|fixed] the refund, {refund} [follows|comes] in up to 5 working days
    {refund} [on the way|sent], [and|plus] a [new|corrected] credit note in your account`,
  refusal: `
    the [fee|deduction] [is for|covers] [express|gift] delivery, which [isn't|is not] [refundable|paid back]`,
};
