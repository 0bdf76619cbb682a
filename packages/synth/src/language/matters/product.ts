import type { Matter } from "../matter.ts";

export const faulty: Matter = {
  problem: `
    the {product} [let me down|disappointed] [already|after a short while]: {detail}
    {detail}, and the {head} [came|arrived] only {delivered_ago}
    I have [a problem|trouble] with the {product} from {order}, {detail}
    [bought|got] {a}{product} from you and {detail}
    [^The {head} is defective|the {head} seems faulty|the {head}'s rubbish], {detail}
    is it [normal|usual] that {detail}? the {product} {is} [nearly new|hardly used]
    {detail} [on|with] my {product}, [is there|do I have] a [guarantee|warranty]?
    [not happy|disappointed] with the {head}, {detail}
    {a}{product} for {price} should [last|hold] longer, {detail}
    [my|our] {head} [broke|failed] [today|last night], {detail}
    at first all was well with the {product}, then {detail}
    [what|how] can be done? {detail} on the {head} I ordered {ordered_on}
    {detail}, so the {product} {is} [useless|no use to me] [now|like that]`,
  context: `
    [handled|I handled] it [with care|by the book], [I promise|as the leaflet says]
    I [tried|did] [everything|all the tips] [online|in the manual], [no change|nothing helped]
    [your|the] reviews [mention|complain about] [the same|exactly this]
    we use {them} [every day|daily], so it's [urgent|annoying]
    a [repair|friend who repairs things] [isn't|says it's not] worth it
    it's [the second|already my second] {head} in a row, [sadly|imagine]
    {delivered_ago} it was new, [just|only] saying`,
  question: `
    [when|how soon] did it [start|happen] [first|after delivery]?
    does it [happen|occur] [every time|all the time] or [now and then|only sometimes]?
    have you tried [it again|anything] since?
    has it been [dropped|opened] [or|or perhaps] [got wet|repaired] before?`,
  answer: `
    it [began|started] [the second day|within a week], [for no reason|out of the blue]
    [every|each] [single time|time], [without fail|you can set your watch by it]
    [never dropped|no drops], never [wet|opened], it [lives|stands] on a shelf
    [on and off|sometimes], but [more and more|worse each day]
    [yes|tried], [twice|several times], [same result|same story]
    [normal use|I used it normally], [nothing wild|nothing rough]`,
  finding: `
    the {head} {is} [well inside|covered by] the 24 months, delivered {delivered_on}
    [we know|there is] a [weak|bad] batch of {that} {head}, [yours|your number] [may be|is] one
    [with|given] what you [describe|say] it's a [defect|fault], not [wear|misuse]
    I [see|find] [some|a few] [other reports|returns] with [this|the same] fault`,
  offer: `
    I can [send|ship] [a new|a fresh] one [free of charge|at no cost] or [refund|pay back] {refund}
    [repair|a repair] takes weeks, so I'd [rather|sooner] [replace {them}|refund {refund}]
    [choose|take your pick]: [new|another] {head}, or {refund} [back|returned]
    [shall|should] I [refund|return] {refund}, or [would you|do you] [want|like] [the same|one] again?`,
  done: `
    {refund} [is|are] approved, [please|just] [bin|recycle] the [broken|old] {one}
    I [booked|released] {refund}, [it|that] takes up to 5 working days
    the [claim|case] is [accepted|settled]: {refund} back, [no return needed|keep the parts]
    [that's|it's] done, the warranty case [is closed|has gone through] with {refund} [for you|back]`,
  refusal: `
    [what|the damage] you describe [comes from|is] [a fall|normal wear], which the 24 months [don't|do not] cover
    [without|unless] [a|the] check by our workshop I [can't|cannot] [accept|settle] this as a defect`,
};

export const missingPart: Matter = {
  problem: `
    the {product} came without {detail}
    {detail} [is|was] not in the box with my {head}
    where is {detail} for the {product}? I [can't|couldn't] find [it|that] [anywhere|in the box]
    I [unpacked|set up] the {head} and {detail} [is|was] [missing|nowhere]
    [^There appears to be a part missing|a part is missing|bits missing]: {detail}
    {order} is [nearly|almost] complete, [just|only] {detail} [lacks|is absent]
    [can|could] you send me {detail}? [useless|the {head} {is} no use] without [it|that]
    according to the [leaflet|picture], {detail} [belongs|should be] with {a}{product}, [mine|ours] had none
    [opened|I opened] the {product} {delivered_ago}, but not {detail}
    [forgot|someone forgot] {detail} [when packing|at packing], it seems
    [half-built|here stands] {head}, all for want of {detail}`,
  context: `
    [looked|I looked] under [every flap|all the cardboard]
    I [don't|do not] want to [return|send back] the whole [thing|{head}] [for that|over this]
    [a shop|the shop] [here|in town] [hasn't got|doesn't stock] [it|such a thing]
    the [assembly|rest] is [done|finished] [already|so far]
    [pretty|rather] [pointless|frustrating] [to have it|to look at it] like this`,
  question: `
    [what|which] number is on the [bag|leaflet] of parts?
    was the [inner|small] bag [open|torn]?
    are all [other|the other] parts there?`,
  answer: `
    [all|everything] else is [there|fine], I [ticked|counted] it off
    the bag was [sealed|closed], [just|simply] [not in it|never put in]
    [no number|I see no number], [only|just] a [drawing|picture]
    a [small|tiny] tear, [but|though] nothing [fell out|rolled away], I [looked|checked]`,
  finding: `
    the parts list [says|confirms] {detail} [comes|belongs] with the {product}
    we [stock|keep] {detail} as a [spare|separate part]
    [other|some] boxes of that [batch|delivery] had [the same|this] gap`,
  offer: `
    I [can|will] [post|send] {detail} [separately|by letter] [today|at once]
    [let me|I'd] send {detail}, or you return the {head} [for|against] a refund
    {detail} [can|could] be [with you|there] in [two or three|a few] days, [free|at no cost]`,
  done: `
    {detail} [is|will be] on the way [to you|by letter], [no charge|free]
    I [ordered|booked] {detail} from our spares [shelf|room]
    [sent|that's sent]: {detail}, [tracking|a note] follows`,
  refusal: `
    {detail} [isn't|is not] part of {that} {head}, the [picture|photo] [misleads|shows an extra]
    we [have|keep] no spares of [that|it], [only|just] a return [is possible|would work]`,
};

export const usageQuestion: Matter = {
  problem: `
    I [want|would like] to know {detail}, it's about the {product}
    [can|could] you tell me {detail}? I [have|got] the {head} from {order}
    [quick|small] question about my {product}: {detail}
    the [manual|leaflet] of the {head} [doesn't|does not] say {detail}
    [^Might I ask|can I ask|anyone know] {detail}? the {product}, {order}
    [do|would] you know {detail}? I bought the {head} {ordered_ago}
    I'm [unsure|puzzled] [about something|with my {head}], [namely|that is] {detail}
    [nobody|no one] [here|at home] [can work out|knows] {detail}, [talking about|I mean] the {product}
    before I [break|ruin] the {head}, [please tell me|I'd like to learn] {detail}
    [looking|I looked] [everywhere|all over your page] for {detail}, [no luck|in vain]
    the {product} {is} [lovely|great], [only|but] I'd need to know {detail}`,
  context: `
    I [read|went through] the leaflet [twice|front to back]
    [the|your] video [shows|is for] [an older|another] model
    [not|I'm not] very [technical|handy], [so|please] [bear with me|go slowly]
    [don't|I don't] want to [damage|void] anything
    my [neighbour|brother] [says one thing|swears yes], [the web|the internet] [another|says no]`,
  question: `
    do you mean the [newer|current] version, [from|the one in] {order}?
    have you [already|perhaps] tried anything?
    is [the little|a] [light|label] [on|visible] [at the back|underneath]?`,
  answer: `
    [yes|right], the one [from|in] {order}
    [haven't|I haven't] [dared|tried] [yet|anything]
    there's a label, [too small to read|half worn off]
    [tried|I tried] what the [leaflet|box] says, [no good|didn't help]`,
  finding: `
    I [have|found] the data sheet of the {product} [here|in front of me]
    [our|the] product team [wrote|answered] [that|this] [question|one] before
    the [maker's|supplier's] notes [cover|mention] [exactly that|this]`,
  offer: `
    I [can|will] [explain|go through] it [step by step|briefly]
    [shall|should] I [send|mail] you the [full|long] instructions [too|as well]?
    [let me|I'll] [walk|take] you through it`,
  done: `
    [in short|the answer is]: [yes|it does], [as long as|if] you [keep to|stay within] what the label [says|allows]
    [press|hold] the small [button|tab] for five seconds, [then|after that] it [resets|comes off] [by itself|easily]
    [lukewarm|warm] water and a [soft|dry] cloth [are|will be] [all|plenty], [nothing|no] [sharp|harsher]
    [it's|that is] [safe|fine] for [everyday|normal] use, [just|only] [not|never] [in direct sun|near a flame]
    [start|begin] with the [short|lower] setting, [wait|pause] a minute, then go [up|on]
    the [long|full] guide [is|sits] in your account [now|under documents], page [two|four] [answers|covers] it
    no, [that's|it is] not [meant|made] for [that|it], [a|the] [larger|stronger] model [would be|is]
    [unclip|open] the cover [from|at] the left, the [part|piece] you need is [right behind|underneath]`,
  refusal: `
    [that|this] [isn't|is not] [something|a thing] we can [advise on|answer], [the maker|a doctor] [would|should]`,
};
