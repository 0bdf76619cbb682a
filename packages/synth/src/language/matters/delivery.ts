import type { Matter } from "../matter.ts";

export const lateParcel: Matter = {
  problem: `
    my [parcel|delivery|package] was [due|supposed to come] {due} and [it still isn't here|there's no sign of it|nobody has rung]
    the tracking [for|on] {parcel} hasn't [moved|changed] [in days|since it left your depot|at all lately]
    I'm still waiting for [the|my] {product}, [promised|expected] {due_when}
    [where is|any news on|can you trace] order {order}? it [should have been|was meant to be] here {due}
    the [courier|carrier|driver] [keeps saying|tells me] [out for delivery|on its way], yet no {head} [at my door|so far]
    [^I placed an order|I ordered|all paid for] {ordered_ago} and [delivery is overdue|it's overdue|it's late now]
    {due_when} I took [a morning|the afternoon|a whole day] off work for this delivery and nobody showed up
    the {product} [^has not arrived|hasn't arrived|never came], although you [quoted|gave me|named] {due}
    [it says|your app says|the page says] [delayed|in transit|at a sorting centre] and has done so [all week|for ages]
    [what's|what is] happening with {parcel}? I was told {due}
    [I keep refreshing|every morning I open|I have worn out] the tracking page for {order} and [nothing ever changes|it never updates]
    delivery of {order} is late and [no one|nobody] has [bothered to tell me|explained why|sent so much as a note]
    [~my|our] {head} {was} due {due}, [today is another day without a van in the street|the hall is still empty|I have nothing]
    you [emailed|messaged] me that the {product} would [get here|arrive] {due} and that day has [gone|come and gone]
    the parcel seems [stuck|lost in the system|to be going in circles] [between two depots|somewhere up north|at the hub]
    delivery of {a}{product} shouldn't take this long, it was [dispatched|sent] ages back and the date was {due}
    three different [arrival windows|time slots] on the tracker so far and not one of them [was kept|held|came true]
    I paid for {pieces} {product} [expecting|counting on] delivery {due}
    the van [drove straight past|was in our road] and still no {head} [for me|handed over]
    [^Could you establish|can you find out|any idea] where {parcel} [has got to|is sitting|went]?`,
  context: `
    [it's|it is] a [birthday|christening|leaving|wedding] present and the [party|day] is [at the weekend|very close now]
    I [can't|cannot] stay home [another day|again] on the off chance
    the neighbours [have nothing|haven't taken anything in] either, I asked [on both sides|all of them]
    we go away [soon|on Saturday] and then nobody can [sign|take it in]
    [my daughter|my mum|my flatmate|my boss] [needs|wants] {them} [badly|for a trip|for Monday]
    the carrier's own line [just plays music|hung up on me|says ask the shop]
    I [planned|arranged] everything around that date
    this [is already|would be] the second [order|time] with you that [runs|turns up] late
    our old {one} gave up, so we [really depend on|have been managing without|need] {it}
    [I chose you|I bought here] because of the quick delivery, [ironically|of all things]`,
  question: `
    is there [a safe place|a neighbour|a porch] where the driver [may|could] have left it?
    was there [any|a] card [through the letterbox|from the carrier] so far?
    would [somebody|anyone] be in [over the next two days|this week] to [take it|sign]?
    [which|what] was the last message you [saw|got] on the tracking page?
    has the carrier [tried to ring|contacted] you at all?`,
  answer: `
    no card, no call, [nothing in the shed|nothing behind the bins] [either|and I looked twice]
    the last [line|entry] was [a scan at the depot|left the hub|handed to the driver]
    [someone|my husband|my wife|our porter] is [in|around] [most days|every afternoon|until four]
    [^I have received no message of any kind|not a single message|zilch from them]
    there's only the [porch|meter cupboard|back gate] and I [checked|looked there] this morning
    all I [see|get] is a [grey|blank] [bar|page] with [delayed|an apology] on it
    they [rang once|tried me once] and [hung up|the line was dead] before I [could answer|got to it]
    we're home, the bell works, [the number is on the door|and the dog barks at every van]`,
  finding: `
    I [can see|see] that {parcel} [was scanned|was last read] at the [regional depot|sorting centre] and then [missed its onward lorry|was put on the wrong route]
    the parcel [left us on time|was handed over on schedule] but the carrier [has a backlog|lost a day] [in your area|at the hub]
    it [should have reached|was promised to] you {due}, so it is [clearly|indeed] overdue
    the [carrier's|courier's] system shows [a delay|an exception] [because of a sorting fault|after a vehicle broke down|owing to staff shortage]
    order {order} [is|remains] in transit, [just|only] [slower than|well behind] what we [announced|told you]
    the last scan [is genuine|is recent], which [tells me|means] it has not gone astray
    the label [was damaged|had to be reprinted] at the depot, and that [cost|took] extra time`,
  offer: `
    I can [ask the carrier to prioritise|put an urgent flag on|request a priority run for] {parcel} and [watch it|keep an eye on it] myself
    we can [open|start] a trace with the carrier [right away|this minute], or I send {a}{product} again
    what I suggest is [a trace today|an urgent trace] and, if that [fails|turns up nothing], a [fresh|second] parcel
    [shall|should] I have it held at a [pick-up point|parcel shop] near you instead?
    I'd [book|arrange] a new delivery [slot|day] for you and [chase|press] the depot in the meantime
    one way is to [redirect|send] it to [your workplace|a locker], [another|the other] is to wait one more working day`,
  done: `
    the trace for {parcel} is [open|running] and the depot [has to answer|must reply] within a day
    I [have|'ve] [flagged|marked] the parcel as urgent with the carrier, [they confirmed|the depot confirmed it]
    the new delivery [run|slot] is booked and you will [get|receive] a message [the evening before|once it is on the van]
    I've [noted|added] [your porch|the neighbour|the safe place] for the driver and [moved it up|pushed it up] the queue
    [that's|it is] arranged: the [depot|carrier] loads it [first thing|on the next van]`,
  refusal: `
    the parcel is [moving|still on its way], so I [cannot|am not able to] [refund|replace] it [yet|at this stage]
    until 7 days [after the due date|past due] [have gone by|are over] we have to treat it as delayed, not lost
    a replacement can [only|just] be sent once the carrier [gives up the first|declares it lost]`,
};

export const lostParcel: Matter = {
  problem: `
    [your site|the tracker|the app] says delivered {delivered_ago}, but I [have|got] [nothing|no parcel at all]
    {parcel} is [marked|shown] as [handed over|delivered] and [nobody here|no one in this house] has [seen|signed for] it
    someone [signed|scribbled] for my {product} and it [wasn't|certainly was not] me
    apparently [my|the] {head} {was} left [on the doorstep|in a safe place] {delivered_on}, [well, not on mine|the doorstep is bare]
    the [delivery photo|picture] shows [somebody else's door|a green door, mine is white|a hallway that is not ours]
    [^I wish to report a parcel as missing|I'd like to report a missing parcel|parcel missing]: {order}, [allegedly|supposedly] delivered {delivered_ago}
    where has {parcel} gone? it was delivered [to somebody|somewhere], just not [here|to us]
    I was [in|at home] all day {delivered_on} and [no van|not one driver] [stopped|came] [here|at this house]
    the carrier claims [delivery to a neighbour|it was put in the letterbox], {a}{product} [won't fit|would never fit] [in there|through that slot]
    my {product} [has|must have] been [stolen|taken] or [dropped at|given to] the wrong house
    order {order} shows a [green tick|big tick] and my hands are [empty|still empty]
    [how|why] can a parcel be delivered without [anyone|a soul] noticing?
    I think {parcel} went to [number 16 instead of 61|the flat above|the old address of ours]
    the proof of delivery [carries|has] a name I've never heard
    [went|I went] round [the whole building|every floor] looking for {parcel} [and came back with nothing|to no avail]
    you say delivered, the driver says delivered, [only I say|my doormat says] otherwise
    no {head}, no card, [just|only] a message that it [arrived|was dropped off] {delivered_ago}`,
  context: `
    parcels have [vanished|gone missing] [in our street|from this hallway] before
    I've [rung|knocked at] [four|all the] doors [already|tonight]
    the [caretaker|concierge|reception desk] keeps a [log|list] and it [isn't|is not] in there
    [it was|that was] {total} and I can't just [write it off|shrug]
    our doorbell [has a camera|films], there was [no one|nobody] [that day|at that time]
    I [waited a bit|gave it a few days] in case it [turned up|was scanned too early]
    {it} {was} for [my son's first term|a friend in hospital|our anniversary]
    [honestly|to be frank] I'd [rather|sooner] have the {head} than the money`,
  question: `
    could you [have a look at|describe] [the door|what you see] in the delivery photo?
    have you [been able to ask|already asked] the [neighbours|people next door]?
    is the address on the order [complete|still right], with the flat number?
    who [else|besides you] could have [taken it in|accepted a parcel] [there|in the household]?
    do you [perhaps|by any chance] have a [parcel box|shared hallway|concierge]?`,
  answer: `
    [yes|I did], [I asked|asked] everyone [on this landing|next door and opposite], [nobody has it|all said no]
    the address is right, flat and [all|everything], [other shops|others] find us [fine|every week]
    I live [alone|by myself], so there's no one who [could|might] have taken it
    the picture is [blurred|dark], you see [a boot|some tiles] and a [box|corner of a box]
    only [me and my partner|the two of us], and we were both [at work|out] [then|that morning]
    the hallway is locked, [drivers|they] [have to ring|can't get in] without [us|a code]
    [we do have|there is] a parcel box, [it's empty|and it's empty], I [checked|opened it] again just now`,
  finding: `
    the [scan|delivery] was recorded {delivered_on}, but the [position|location] of the scanner is [two streets away|not at your address]
    the signature [on file|I have here] does not [match|resemble] your name
    the driver [entered|noted] safe place without [a photo|naming one], which [is not allowed|he should not]
    for {parcel} the carrier [has no|can't produce a] valid proof of delivery
    the [weight|record] is in order, so it [left|was sent] complete and [went missing|disappeared] on the last mile
    [from what I see|according to the log] it was delivered [in one batch|together] with [a dozen others|your neighbours' parcels] at one stop`,
  offer: `
    I can [send|ship] {a}{product} [again|once more] free of charge, or [refund|pay back] {refund}
    you [may choose|can pick]: a [replacement|second parcel], or {refund} back [the way you paid|to your account]
    we will [settle|clear] this with the carrier; for you I'd [book|make] a refund of {refund}
    since the proof is [worthless|not valid], I'd [rather not|not] make you wait and [return|refund] {refund} [today|now]
    I would [pass|hand] the case to our lost-parcels team and refund {refund} [in the meantime|straight away]`,
  done: `
    the refund of {refund} [is booked|has gone out], [allow|give it] up to 5 working days
    I have [declared|reported] {parcel} lost and [released|approved] {refund} for you
    [done|all done], {refund} [goes|is on its way] back to [the card or account|the method] you paid with
    your case with the carrier is [filed|open], and the {refund} [were|was] approved [without waiting|just now]`,
  refusal: `
    there is a [valid signature|clear photo with your house number], so I [cannot|may not] refund it [without an enquiry|just like that]
    the carrier [has|gets] 7 days to [look for it|answer] [before|until] we may [call it lost|act]
    I'm [not allowed|unable] to send [a second one|another] while the enquiry is [open|still running]`,
};

export const damagedParcel: Matter = {
  problem: `
    the {product} [arrived|turned up|came] [broken|in pieces|damaged] {delivered_ago}, {detail}
    I [opened|unpacked] the box and {detail}
    [the box|your parcel] looked as if [someone had sat on it|it had fallen off a lorry] and [inside|sure enough] {detail}
    {detail}, [straight out of|right out of] the [box|packaging]
    my order {order} [has come|came] damaged: {detail}
    the [driver|courier] [threw|dropped] it [over the gate|on the step], now {detail}
    there was [hardly any|no] padding around the {head} and [of course|predictably] {detail}
    [^I regret to say that the {head} {is} damaged|the {head} {is} damaged|so the {head} {is} wrecked], {detail}
    {parcel} was [wet through|crushed on one side|taped up again] when I got it, {detail}
    [unpacking|opening] the {product} was a [let-down|sad affair]: {detail}
    [didn't|did not] even get to use the {head}, {detail} on arrival
    what I [received|got] {delivered_on} is [not usable|for the bin], {detail}
    one look at the {head} and you'd [know|see] [it went wrong in transit|somebody dropped it], {detail}
    bits fell out when I lifted the lid, and {detail}
    was it packed [in a hurry|by a machine]? {detail}`,
  context: `
    I [kept|have kept] the [box|packaging] and took [photos|pictures] of everything
    [signing|I signed] for it before I [could look|had a chance to look]
    the outer carton has a [hole|dent] the size of a [fist|plate]
    I [can't|cannot] [give|hand] [this|that] to anybody as a present
    for {price} I expected [at least bubble wrap|better packing]
    [cleaning up|clearing up] took me half [the evening|an hour]
    [the same happened|it happened] to my sister with [a shop|an order] elsewhere, but I thought you'd be different
    I won't [touch it further|unpack the rest] until [I hear from you|somebody tells me what to do]`,
  question: `
    could you [tell me|describe] how the [outer box|packaging] looked?
    do you still have the [packaging|carton] and [the label|the paper]?
    is [any part|some] of it [still usable|undamaged]?
    [did|was] the [damage|box] [get noted|pointed out] with the driver?
    would [a picture|photos] be possible [in case|if] the carrier asks?`,
  answer: `
    the carton was [dented|soft] at one corner, [otherwise|apart from that] [it looked|nothing] [fine|unusual]
    [everything is|it's all] [still here|in the hall], box, paper, [the lot|tape and all]
    no, [none of it|nothing] can be [used|saved], I [tried|had a go]
    the driver was gone [before I could say a word|in a second]
    I've [got|taken] [five|six|a few] photos, [where do I send them|happy to send them]
    half of it [might|may] be all right but I [don't want to risk it|wouldn't trust it]`,
  finding: `
    the packing [note|record] says [single box|no extra padding], which is [not enough|too little] for {a}{product}
    the carrier [logged|reported] a [fall|wet pallet] on that route {delivered_on}
    I see [two|several] [similar|such] reports for [the same|that] lorry, so this is [on us|not your doing]
    [articles like|items like] the {product} need [a double carton|more padding], and yours [went without|had none]
    everything [points|looks] to [transport damage|a knock in transit], you [reported|told us] in good time`,
  offer: `
    I can send [a fresh|a new] one [at no cost|free of charge] or [refund|return] {refund}
    would you [prefer|rather have] a replacement, or {refund} back?
    you need not [send it back|return the pieces]; I [replace|can replace] {it} or [pay back|refund] {refund}
    my [suggestion|proposal] is {refund} back [today|now], and [keep|bin] the [broken|damaged] {one}`,
  done: `
    {refund} [is|are] on the way back to you, [no need to return|please simply dispose of] the {head}
    I [have booked|booked] the refund of {refund} and [logged|recorded] the damage with the carrier
    [that's|it's] settled, you get {refund} [within|in at most] 5 working days
    the damage is [on record|registered] and {refund} [has been|were] approved`,
  refusal: `
    transport damage [has to|must] be reported within 30 days, and that [time is over|has passed]
    without [the packaging|any photo] I [can't|am unable to] [settle|accept] it as transport damage
    [what you describe|this] [looks like|is] wear rather than damage on the way`,
};

export const wrongItem: Matter = {
  problem: `
    I [ordered|bought] {a}{product} and [got|received|was sent] {detail}
    there [is|was] {detail} in the [box|parcel], not [my|the] {head}
    wrong [article|item|thing] in {order}: {detail} instead of the {head}
    what [am I supposed to|should I] do with {detail}? I [wanted|asked for] {a}{product}
    somebody in your warehouse [mixed up|swapped] the labels, I've got {detail}
    [^The parcel contained|the parcel had|inside was] {detail} and [no|not a trace of the] {head}
    {delivered_ago} {parcel} came with {detail} [in it|inside]
    the [packing slip|invoice] says {product}, the [contents say|box holds] {detail}
    I'm looking at {detail} and [wondering|asking myself] [who is now looking at|where is] my {head}
    [funny|well], I [never|didn't] [order|ask for] {detail}, my order was for {product}
    the sticker [reads|says] {product} but [open it and|inside] there's {detail}
    [seems|looks like] I have [another|some other] customer's [order|goods], namely {detail}
    [please swap|can you swap] {detail} for the {head} I [paid for|actually ordered]?
    not [impressed|what I ordered]: {detail} where the {product} should be`,
  context: `
    [it's|it is] still [sealed|in its plastic], I [haven't touched it|only opened the carton]
    [somebody else|another customer] [must be|is surely] missing theirs
    I [checked|compared] the order number and it's [definitely|certainly] mine
    I need the [right|real] {one} [before|by] [Friday|next week]
    [that thing|this one] isn't even [from the same department|remotely similar]
    carrying it back to [the post office|a parcel shop] is [awkward|a nuisance] without a car
    the price [isn't|is not] even close to the {price} I [paid|was charged]`,
  question: `
    [is there|can you find] a [sticker|number] with SKU on the [bag|box] you got?
    has [it|the wrong one] been [opened|used]?
    {was} the {head} [missing completely|in there as well] or just swapped?
    [what|which] [colour|label] does the inner [box|bag] have?`,
  answer: `
    the number was [torn off|scratched out], [just|only] a barcode left
    unopened, [as it came|exactly as I got it]
    no {head} [anywhere|in it], I [turned|shook] the box upside down
    a [plain|brown|white] bag with a [half|smudged] label
    [opened|I opened it] [to see|to find out] what it was, [nothing more|that's all]
    swapped [entirely|completely], [even|right down to] the [leaflet|instructions]`,
  finding: `
    two orders [crossed|were swapped] at the packing [table|station], yours and [one other|another one]
    the [weight|picture] on file [doesn't match|differs from] {a}{product}, so the mistake [happened|was made] with us
    {order} was picked from the [shelf next to it|neighbouring shelf], I can see [that|it] in the log
    the [label|sticker] was printed for {product} but [stuck|put] on the wrong [bag|carton]`,
  offer: `
    I can send the [correct|right] {one} today and [a label|a prepaid label] for the other
    [shall|should] we [swap|exchange] {them} at your door, or [would you like|do you prefer] {refund} back?
    you may keep [it|what you got] if [sending it back|a return] is a bother, and I [refund|pay back] {refund}
    a [free|prepaid] return and {refund} back is [the quickest|one] way, [a new parcel|a fresh shipment] the other`,
  done: `
    the return label is in your [inbox|account] and {refund} [goes|is going] back to you
    refund of {refund} booked, [drop|leave] the wrong one at any parcel shop [when it suits|in your own time]
    I [arranged|set up] the pick-up and approved {refund}
    all [set|done]: label sent, {refund} [approved|released]`,
  refusal: `
    our [camera|scale] record shows the [right|correct] article [went in|was packed], so this [needs|has to go through] an enquiry first
    I [can't|cannot] book this as our mistake [before|until] the wrong one [is back|has been checked]`,
};

export const missingItem: Matter = {
  problem: `
    [part|a part] of {order} is missing, [there was no|I can't find the] {product} in the box
    the [parcel|box] came {delivered_ago} but without the {head}
    I [paid|was charged] for {pieces} {product} and the box held [fewer|less than that]
    everything [is here|arrived] except the {product}
    [^The delivery was incomplete|the delivery was incomplete|bit short this time]: {product} not [included|in there]
    [no|where's the] {head}? the slip [lists|says] {pieces}, the box [disagrees|has none]
    {product} is [ticked off|on the list] and [was not|wasn't] packed
    your packers [forgot|left out] my {head}
    I've [emptied|gone through] the whole carton for {order}, the {head} {isnt} there
    [opened|just opened] {parcel} and [it's|the order is] incomplete, the {product} [didn't make it|stayed behind]
    does the {product} come [separately|in a second parcel]? it wasn't with the rest
    only [half|some] of what I ordered {ordered_on} [was in|came with] the parcel
    there's an [empty space|obvious gap] in the box where the {head} should be
    [one thing|something] short in {order}, [namely|and that is] the {product}
    the [seal|tape] was [intact|untouched], but the {product} [never went in|can't have been packed]`,
  context: `
    [the packing paper|all the filling] went through my hands [twice|piece by piece]
    without [it|that] the rest is [not much use|rather pointless]
    [the invoice|my bank statement] shows the full {total}
    a [split|second] shipment was never mentioned [anywhere|to me]
    I'd have [gone to a shop|bought elsewhere] had I known
    [we|the kids] were [really looking forward|so excited] [to it|about it]
    [it's|it is] the one thing I [actually needed|ordered it all for]`,
  question: `
    was the [tape|seal] [intact|unbroken] when it [came|reached you]?
    did you [perhaps|maybe] get a [second|smaller] parcel [as well|on another day]?
    {is} the {head} [ticked|listed] on the [packing slip|paper slip]?
    might [it|the {head}] be [stuck|tucked] in the filling?`,
  answer: `
    tape was [perfect|untouched], [no one|nobody] opened it [on the way|before me]
    only [the one|one] parcel, [I'm sure|definitely]
    [it is|yes,] [ticked|printed] on the slip, [in black and white|with a neat tick]
    I [took|pulled] everything out, paper [and all|included], there's no {head}
    the box [was too small|is too small] to [hide|lose] anything in`,
  finding: `
    the parcel was [lighter|under weight] by [about what|as much as] {a}{product} weighs
    the {product} [sits|is] in a [second|separate] box that [was never|hasn't been] sent
    [stock|the shelf] ran out while {order} was packed, and the [rest|remainder] [got|was] forgotten
    the picker [skipped|missed] that line, [the log shows it|I can see it in the log]`,
  offer: `
    I can [send|post] the {head} [on its own|separately] today or refund {refund}
    [either|you choose]: the missing {head} by [express|the next van], or {refund} back
    let me [refund|give back] {refund} for it, [unless|if] you would [rather wait|prefer the goods]`,
  done: `
    {refund} for the missing {head} [is|was] [approved|released]
    I [refunded|have refunded] {refund} and corrected the [invoice|order]
    [that's|it's] in order now, {refund} [should|will] show up in at most 5 working days`,
  refusal: `
    the [weight|scale] at dispatch [matches|fits] a full box, so I [must|have to] [open an enquiry|ask the warehouse] first
    missing articles [have to|need to] be reported [sooner|within 30 days], [I'm afraid|regrettably]`,
};
