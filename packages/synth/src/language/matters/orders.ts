import type { Matter } from "../matter.ts";

export const cancelOrder: Matter = {
  problem: `
    please cancel {order}, I [placed|made] it {ordered_ago} [by mistake|in a rush]
    [can|could] you [stop|cancel] my order for the {product}?
    I [want|need] to cancel, found the {head} [cheaper|in a shop] [elsewhere|round the corner]
    [^I should like to cancel|I'd like to cancel|cancel please,] order {order}
    [ordered|I ordered] the {product} [twice|two times], one [has to|should] go
    is it too late to [cancel|call off] {order}?
    the [cancel|stop] button [is|stays] grey for {order}, [help|what now]
    [don't|do not] send the {head}, I [don't|no longer] need {them}
    [my plans|plans] changed, so [no need for|I can't use] the {product} [any more|now]
    [delivery|arrival] {due} is too late for me, I'd rather cancel {order}
    [my kid|my toddler|the cat] [pressed|hit] buy on the {head}, [I'm not joking|honestly], please [undo|stop] it
    [pull|take] the {product} out of {order} [before|while] it [ships|leaves]`,
  context: `
    I [saw|noticed] it [only|just] now in the confirmation
    {total} [was|got] taken from my account [already|at once]
    the app [freezes|crashes] when I [try|open the order]
    [we|my partner and I] [both|each] bought one, classic
    [if it's|should it be] packed [already|by now], I'd [refuse|not accept] it at the door`,
  question: `
    [shall|should] I cancel the [whole|entire] order or [just|only] the {head}?
    [may|can] I ask [what made you decide|the reason for it], for our records?
    the money [back|returned] [to|on] the same [card|account]?`,
  answer: `
    [all of it|the whole thing], [yes|please]
    [just|only] the {head}, [the rest|everything else] [can come|is fine]
    [bought|I bought] the wrong one, [plain and simple|my fault]
    [same|the same] [card|way], [of course|sure]
    [too slow|it takes too long], that's [all|the reason]`,
  finding: `
    {order} is [in processing|being processed], [not yet|so nothing is] packed
    I [see|have] the order of {total}, placed {ordered_on}
    the [order|parcel] [hasn't|has not] [left|been handed over], [there's|so we have] time
    the {product} [is|shows as] reserved, the [label|slip] [isn't|is not] printed yet`,
  offer: `
    I [can|could] cancel it and [return|refund] {refund}
    [let me|I'd] take it out of the queue, {refund} [goes|comes] back to you
    cancelling is [possible|no problem], you would get {refund} [back|returned]`,
  done: `
    {order} is cancelled and {refund} [is|are] on the way back
    [cancelled|it's cancelled], the refund of {refund} [takes|needs] up to 5 working days
    the order is [stopped|off], [expect|you get] {refund} [back|on your account]`,
  refusal: `
    {order} is [with the carrier|on the lorry] [already|by now], I [can't|cannot] [stop|recall] it
    [once|as] a parcel has [left|shipped] we [can only|may only] take it back as a return`,
};

export const changeAddress: Matter = {
  problem: `
    {order} should go to {detail}, [not|rather than] my [old|former] address
    I [moved|have moved], please send the {head} to {detail}
    [can|could] you [change|correct] the delivery address to {detail}?
    wrong address on {order}, [it is|the right one is] {detail}
    [^Kindly amend the address|please amend the address|new address pls]: {detail}
    I [forgot|failed] to update my address, {detail} [is where I live now|from now on]
    [the|your] app [filled in|took] the old flat, I need it at {detail}
    [deliver|send] the {product} to my [office|sister|work] at {detail} [instead|please]
    [there's|I made] a typo in the street, it [reads|should read] {detail}
    nobody lives at the old place any more, [so|hence] {detail} for {order}
    [due|arriving] {due}, and I'm no longer there, can it [come|go] to {detail}?`,
  context: `
    the [new tenants|people there now] [wouldn't|won't] [know me|forward anything]
    [moving|the move] was [last week|a mess], I [overlooked|forgot] half of it
    my account [still shows|keeps bringing back] the old one
    [same|it's the same] town, [just|only] a different street
    [I'd hate|it'd be a shame] for the {head} to [end up|land] with strangers`,
  question: `
    [should|shall] I [change|update] it for this order only or [for good|in your account too]?
    does the name on the [bell|door] stay the same?
    [is|was] {detail} [complete|everything], or [is there|do we need] a floor?`,
  answer: `
    [for good|in the account too], [yes|please]
    [just|only] [this order|this once], it's [temporary|for the office]
    that's [complete|all], ground floor, [name is on the bell|the bell works]
    [same name|the name stays], [yes|as before]`,
  finding: `
    {order} is [still|yet to be] [packed|processed], so the label can [be changed|change]
    the old address [is|was] on the order, the account [has|holds] [no other|just that]
    [nothing|no parcel] [has|was] left [yet|so far], we're [just|well] in time`,
  offer: `
    I [can|will] [put|enter] {detail} [on|for] {order} [now|straight away]
    [let me|shall I] [rewrite|redo] the label with {detail}?
    [changing|a change] is [easy|possible] at this stage, [just say so|with your okay]`,
  done: `
    {order} now goes to {detail}
    the address is [changed|updated] to {detail}, [the day|delivery {due}] stays
    [done|saved], the [label|slip] reads {detail}`,
  refusal: `
    the parcel [is|has] [on the road|left us], so the address [can't|cannot] be [changed|touched] [from here|by us]
    the [carrier|driver] [has|got] the old label, we can't [reach in|alter it] [now|any more]`,
};

export const changeQuantity: Matter = {
  problem: `
    I need {detail} of the {product} [instead of|not] {pieces}
    [can|could] you [change|set] the quantity in {order} to {detail}?
    [ordered|I put in] {pieces} {head}, [meant|it should be] {detail}
    [make|please make] that {detail}, the {head} in {order}
    [^Please adjust the quantity|please adjust the number|number's wrong]: {detail} rather than {pieces}
    {pieces} of the {product} [is|are] [wrong|not right], I [want|was after] {detail}
    my finger [slipped|was too fast], {detail} of the {head}, not {pieces}
    is it [possible|still possible] to get {detail} of {that} {head} in {order}?
    I [counted|measured] again and [we need|it takes] {detail}
    [the|my] order placed {ordered_on} needs changing, {detail} in place of {pieces}`,
  context: `
    they [should|must] all [match|come from the same batch]
    [two|separate] deliveries would be [silly|a waste]
    the [basket|app] [jumped|reset itself] when I went back
    [guests|more guests] [said yes|are coming], [that's why|hence]
    I [pay|am happy to pay] the difference, [obviously|naturally]`,
  question: `
    [just|only] the number changes, [nothing else|right]?
    [may|shall] I [charge|settle] the difference [the same way|on the same card]?
    would [two parcels|a split] be [okay|acceptable] if stock is low?`,
  answer: `
    [only|just] the number, [nothing more|that's all]
    [same card|the card] is [fine|okay], [go ahead|do it]
    one parcel [if possible|please], [two|otherwise] if it must be
    [exactly|yes], {detail} and [leave|keep] the rest`,
  finding: `
    {order} is [open|not packed yet], with {pieces} {product} [in it|on it]
    stock [allows|is enough for] {detail}, I [looked|checked]
    the order [stands|is] at {total} [today|right now]`,
  offer: `
    I [can|could] change it to {detail} [right now|in place]
    [let me|shall I] set it to {detail} and [send|mail] you the new [total|confirmation]?
    {detail} is [no problem|doable], {price} a piece [as before|like the first]`,
  done: `
    {order} now [has|says] {detail}
    [changed|set] to {detail}, a new confirmation [is out|has been sent]
    the quantity [is|reads] {detail}, delivery [stays|remains] {due}`,
  refusal: `
    the parcel [left|is closed], I [can't|cannot] [reopen|change] it
    {order} is [packed|on its way], [only|just] a new order would help [now|here]`,
};
