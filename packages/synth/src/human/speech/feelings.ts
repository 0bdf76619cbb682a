import type { Emotion } from "../emotion.ts";

/** What people say of what they feel, whatever it is about; one phrase a line. Nobody is addressed, so that a diary can say it too. */
export const feelings: Readonly<Record<Exclude<Emotion, "neutral">, string>> = {
  surprise: `
    [well|okay], I [did not|didn't] see {topic} coming, [not at all|not in a hundred years]
    I had to [read|hear|check] it [twice|three times] before it [sank in|made sense]
    [wait, what|hold on|hang on], {topic}, [of all things|now of all times]?
    [it came|that came] [clean out of the blue|from nowhere|like a hiccup in church]
    {very} startled, [that's|that is] the [only|right] word
    my [jaw|eyebrows] [dropped|went up|did something], [I can tell]
    [nobody|no one] had [hinted|breathed a word|dropped a clue] about {topic}
    I [laughed|blinked] [because|since] I [had no idea|didn't know] what else to do
    [funny|strange|odd] how a [plain|dull|quiet] [<day>|afternoon] can [flip|turn] like that
    I'm still [a bit|rather] [taken aback|thrown|dazed] by {topic}
    [who|which of us] would have [bet|put money] on {topic}?
    [not bad, not good|neither good nor bad], just [completely|totally|utterly] unexpected`,
  joy: `
    I'm {very} happy [about|with] {topic}, I [can't|cannot] stop [grinning|smiling|humming]
    [honestly|truly], {topic} [made|has made] my [<day>|week|month]
    [it feels|that feels] [wonderful|lovely|so good], [like|as if] someone [opened a window|turned the lights up]
    I [told|rang] {friend} [straight away|at once|before anything else], I was that happy
    [pure|plain|simple] joy, [I'd nearly forgotten|I had forgotten] what [that|it] [is like|feels like]
    my [heart|chest] [feels|is] [full|light|twice its size], [thanks to|because of] {topic}
    [what a|such a] [great|glorious|beautiful] [day|moment|thing to happen]
    [finally|at last] something [good|nice|bright] [for a change|after all this|to report]
    [delighted|I'm delighted|I am delighted], [no other word|plain and simple|from top to toe]
    {topic} [turned|came] out [so well|better than I dared|just right], I'm [glad|over the moon]
    [you know|there's] that [warm|fizzy] feeling [behind the ribs|in the stomach]? [that one|exactly that]
    I [woke|got up] [happy|cheerful|in a good mood] [without knowing why|and then remembered {topic}]
    [life|this life] is [good|sweet|kind] [sometimes|today], [I'll take it|and I'm enjoying it]`,
  sadness: `
    I'm {very} sad [about|over] {topic}, [there's|that's] no way round it
    I [miss|keep missing] [how it was|what we had|the old days], [it hurts|it aches]
    [it just|this simply] [hurts|makes me sad], [no blame|nobody's fault], [just|only] sad
    my [chest|heart] is heavy [when|whenever] I [think of|pass] {topic}
    [the house|this place] is [too|so] quiet [now|these evenings]
    [I can't|cannot] [shake|lift] this [low|heavy|gloomy] mood
    {friend} [asked how I was|looked at me|took my hand] and I [fell apart|wept|cried|had only tears]
    [losing|seeing the end of] {topic} [breaks|broke] my heart [a bit|more than I say]
    [it's a|such a] [loss|sad business], and [I feel|it leaves me] [small|hollow|lonely]
    I [put on|played] the [old|sad] songs, [which|and that] [didn't help|made it worse|was a mistake]
    [some days|today] I'm [just|simply] [low|blue|heavy-hearted], [that's all|nothing more to it]
    [grey|<weather>] outside, [grey|much the same] inside
    [people say|they say] it [passes|gets lighter], [today it hasn't|not yet, it seems]
    I'm [sad|low|down], [more|sadder] than I [let on|thought]
    [it's|there's] an ache [that|which] [comes|stays] [at dusk|in quiet rooms|when I stop]
    [I'd|I would] [like|love] to [sleep|hide] until it [hurts less|is over], that sad
    [a|one] [song|smell|photo] is [enough|all it takes] and I [cry|have tears in my eyes]
    [my|the] eyes [burn|are red], [I cried|tears] [on the bus|before dinner|half the night]
    [everything|the world] [goes on|is loud] and I [stand still|feel empty]
    [sad|so sad], [I keep|one keeps] thinking [how it could have been|what was lost]
    [no|not much] [joy|appetite] [in anything|today], [just|mostly] [sadness|this weight]`,
  frustration: `
    I'm {very} frustrated with {topic}, [nothing moves|it goes nowhere|round and round]
    [stuck|I'm stuck], [again|completely|like a drawer that won't open]
    [three|four|five] [attempts|tries], [three|four|five] dead ends, [I've had it|enough already]
    I [can't|cannot] [do|change] a thing about {topic}, and that [drives me up the wall|wears me out]
    [every|each] time I [fix|sort out] one bit, [another|the next] [breaks|falls off]
    [why|how come] is {topic} [always|forever] [so hard|such a slog|this clumsy]?
    [banged|I banged] my [fist|mug|pen] on the table [once|in the end], [that's how exasperating it is|not proud of that]
    [it's like|feels like] [pushing a trolley with a bent wheel|wading through wet sand|talking to a locked door]
    [the whole|all my] [afternoon|<day>] [wasted|gone|lost] on {topic}, [with nothing to show|for nothing]
    [argh|ugh|grr], {topic} [is driving me mad|again|won't budge]
    [nobody's|it's nobody's] [fault|doing], [it's just|simply] [so|terribly] [annoying|tiresome|exasperating]
    my [patience|head] is [gone|in pieces|used up], [thanks to|because of] {topic}
    [one step|two steps] forward, [two|three] back, [that's|so it goes with] {topic}
    [I keep|one keeps] [waiting|trying|starting over] and [nothing happens|it stays blocked]
    [what a|such a] [pointless|maddening|tedious] [runaround|muddle|mess]
    [it should|this ought to] take [ten minutes|an hour], [I'm on|it's now] <howlong>, [still stuck|no end in sight]`,
  anger: `
    I'm {very} angry about {topic}, [and rightly so|and I won't hide it|my hands are shaking]
    [how|who] [dare|gave anyone the right to] [do that|treat people like that|act that way]?
    [that|this] was [unfair|mean|plain rude|out of order], [full stop|no excuses|whatever anyone says]
    I nearly [screamed|slammed the door|broke a plate], [honestly|I mean it]
    my [blood is boiling|temper went up|temper reached the ceiling] when I [think|hear] of {topic}
    [someone|somebody] [chose|decided] to do this, [it was no accident|hence my anger|I'm furious]
    [furious|absolutely furious|livid], [that's|I'm] the [word|mood] [for today|all day]
    [not one|no] [apology|word of regret|sorry], [nothing|just a shrug], it [makes me seethe|infuriates me]
    I'm [done with|fed up with|sick of] [being walked over|being treated like air|this nonsense]
    [the cheek|what a cheek|the nerve] of it, [honestly|I ask you]
    I [bit|had to bite] my [tongue|lip] so as not to [shout|swear|explode]
    [it's|that's] [an outrage|a disgrace|outrageous], [I don't care how it sounds|and everybody knows it]
    [don't|nobody should] tell me to [calm down|see the funny side], [I'm too cross|there isn't one]
    {topic} [was|is] [someone's|somebody's] [doing|choice], and I'm the one [paying|left] with the [anger|damage]
    [ten|twenty] [minutes|lengths] of [cold water|fresh air] and I'm still [fuming|cross|raging]
    [wrong|that was wrong], [simply|just] [wrong|not right], and I [said|will say] so
    I'm [boiling|fuming|raging] [inside|over this|at the thought], [calm|polite] [only outside|as I sound]
    [that|this] makes me {very} angry, [more than I expected|and I'm not the type]
    [angry|furious] doesn't [cover it|come close], [believe me|sorry]
    it's the [attitude|lying|way of it] that [makes me mad|enrages me], [not the money|more than the rest]
    [who|what sort of person] [behaves|acts] like [that|this] and [sleeps well|smiles]?
    I [shouted|swore] [in the car|at the wall|into a pillow], [for a good while|then once more]
    [no|not one] [decent|honest] person would [do|say] [that|such a thing], I'm {very} angry
    [my|the] anger [won't cool|comes back] [whenever I sit down|on the stairs|at supper]
    [unbelievable|outrageous|infuriating], [there is no other word|that's all I can say]
    [I want|all I want is] [an answer|to be heard|an apology], [not a smile|and soon|nothing else], that's how angry I am
    [rude|mean|unfair] [from start to finish|and nothing else], and I [seethe|boil]
    I [typed|wrote] [three|five] furious [lines|mails] and [deleted|kept] them
    [don't|please don't] [tell me to|say I should] [calm down|breathe|let it go], I'm angry [with good reason|for a reason]
    [treated|being treated] like [a fool|dirt|a child], [that's|it's] what [hurts|angers me]
    [hot|red] [face|ears], [shaking|clenched] hands, [all that|the full show]`,
  hope: `
    I'm {very} hopeful about {topic}, [for once|and I like it]
    [maybe|perhaps], [just maybe|only perhaps], {topic} [works out|goes my way] [this time|after all]
    [fingers crossed|I've got everything crossed], [even my toes|quietly]
    I [can|could] [almost|nearly] [see|picture] it [working out|going well], [and that helps|bit by bit]
    [there's a|there is this] [small|little|bright] [light|spark|chance], I'm [holding on|keeping close] to it
    [it looks|things look] [promising|better than last week|brighter], [touch wood|I dare say]
    [something|a small voice] tells me {topic} [will|could] [turn out well|be all right]
    I [put|keep] my best [shirt|pen|shoes] [ready|by the door], [just in case it works|for luck]
    [optimistic|I feel optimistic], [for once|cautiously|against my habit]
    {friend} [believes|trusts] in {topic} too, [which|and that] gives me [hope|courage]
    I [slept|woke up] [well|with a smile] [because|since] [there's|there is] [something to look forward to|hope again]
    [it would|that would] [mean|be] [so much|the world], and [it might|it could] [really|truly] happen
    [not certain|no promises], but the [odds|signs] [feel|are] [good|kind|on our side]
    [step by step|little by little] {topic} [looks|seems] [possible|within reach]`,
  excitement: `
    I'm {very} excited about {topic}, I [can't|cannot] [sit still|wait|think of anything else]
    [so close|it's so close], [I could burst|I'm counting the hours|my knees are bouncing]
    I [packed|prepared|laid out] [everything|my things] [days ago|twice], [that's how keen I am|like a kid]
    [countdown|the countdown] is [on|running] [and|while] I'm [buzzing|fizzing|wide awake]
    [butterflies|a whole swarm of butterflies], the [good|happy] [kind|sort]
    I [told|annoyed] [everyone|the whole office|{friend}] [about|with] {topic} [already|at least twice]
    [yes|yes, yes], [it's nearly here|almost there|this is happening]
    [thrilled|I'm thrilled|absolutely thrilled], [ask anyone|from head to toe|no sleep tonight]
    [my|the] [heart's|mind's] [racing|doing somersaults] in the best [way|sense]
    I [haven't|have not] looked forward to anything [like this|this much] [in years|since school]
    [checked|I checked] the [calendar|time|forecast] [again|five times], [still on|still happening], [hooray|wonderful]
    [can it|could it] please be [tomorrow|time] [already|now]?
    [everyone|even {friend}] [says|laughs that] I [glow|sparkle|won't stop talking]
    [what|such] an [adventure|amazing thing], and it's [mine|ours|really coming]`,
  fear: `
    I'm {very} afraid [of|about] {topic}, [it sits in my stomach|I won't pretend otherwise]
    my [hands shake|knees go weak] when I [think of|imagine] [what's coming|{topic}]
    I [lay|was] awake [until|from] <hour>, [listening|heart pounding], [scared|afraid]
    [it's|this is] [getting close|almost certain], and [that|it] [frightens|scares] me
    [what if|and what if] [it all goes wrong|I can't stop it|there's no way back]?
    [scared|I'm scared], [plain|properly|really] scared, [like before a dive|like a child in the dark]
    I [jump|flinch] [every time|whenever] the [phone|doorbell|letterbox] [goes|rings|rattles]
    [dread|pure dread], [from morning to night|hour after hour|that's what it is]
    my [heart|pulse] [pounds|races] [so loud|that hard] I [think|fear] [others|people] [hear|notice] it
    I [pray|keep praying|beg] that {topic} [doesn't|won't] [come to that|end in disaster]
    [nobody|no one] [sees|notices], but I'm [terrified|frightened out of my wits|panicking inside]
    [I|I'd] [want to|rather] [hide|run|pull the blanket over my head] until {topic} is over
    [the worst|the danger] is [near|real], I [feel|sense] it in my [bones|gut]
    [breathe|just breathe], I [tell|told] myself, [and still|but] the fear [stays|wins]`,
  anxiety: `
    I'm {very} nervous [about|because of] {topic}, [on edge all day|and it shows]
    [my|the] [thoughts|worries] [go round|circle|won't settle], [like washing|like flies|around {topic}]
    [bit|chewed] [all|three of] my nails [down|off], [old habit|over {topic}]
    [probably|it's probably] nothing, but I [worry|fret|can't relax] [anyway|all the same]
    [slept|I slept] [badly|in bits], [woke|up] at <hour> [with|full of] [worries|unease]
    [uneasy|I feel uneasy], [like|as if] [I left the stove on|waiting for a call|something's off]
    I [check|refresh|look at] my [phone|inbox] every [five minutes|other minute], [it's silly|such nerves]
    [there's a|this] [knot|flutter] in my stomach [since|ever since] [this morning|<day>]
    [what|and what] if {topic} [goes badly|falls through|turns out wrong]? [I can't|hard to] [switch it off|let go]
    [tense|I'm tense], [shoulders|jaw] [up to my ears|like stone], [worried sick|fretting]
    I [make|write] lists [so as not|in order not] to [worry|panic], [they're long|it half works]
    [not knowing|the not knowing] is [the hard part|what makes me anxious|worse than anything]
    {friend} [says|thinks] I [worry|fret] too much [about|over] {topic}, [true|maybe so]
    [jittery|rather jittery] today, [every|any] little noise [gets to me|makes me jump]
    I [second-guess|doubt] [everything|every word], [typical|that's the nerves]
    I'm {very} [worried|anxious] [right now|these days], [it comes in waves|and tired of it]
    my [heart|pulse] [races|jumps] [whenever|each time] [the phone rings|I sit still|somebody mentions it]
    [worry|the worry] [eats|follows] me [through the day|up and down the stairs]
    [a hundred|all sorts of] [worries|worst cases] [run|march] through my head
    [cold|damp] hands, [dry mouth|no appetite], [nerves|pure nerves]
    [I can't|can hardly] [eat|sit still|read a page], I'm [so|too] nervous
    [three|four] [times|nights] [awake|up] [with worry|and worrying]
    [I rehearse|I go through] [every|each] [answer|question|way to fail], [which makes me anxious|no use|over and over]
    [everyone|the others] [seems|looks] calm, [only I|just me] [fret|worry]
    [part|half] of me [wants to run|would rather hide], [nerves|sheer worry]
    I'm [uneasy|anxious], [plainly|simply] [anxious|uneasy], [no drama|but still]
    [tight|heavy] [chest|throat], [short|shallow] breath, [worried|nervous] [again|through and through]
    [my|these] nerves are [raw|thin|in shreds] [because of|over] {topic}
    [keep|I keep] [asking|telling] myself [whether I'm ready|it'll be fine], [still worried|without success]`,
  satisfaction: `
    [just as|exactly as] I'd hoped, [I'm|and I am] {very} [content|satisfied|pleased]
    [it worked|it came true], [just like|the way] I [pictured|planned] it
    [good|nice], [very|really] [good|satisfying], {topic} [is settled|fell into place]
    [all that|the] [waiting|hoping] [was worth it|paid off], [I'm satisfied|how satisfying]
    [crossed|I crossed] {topic} off [the list|my list] [with a thick pen|and smiled]
    [what|the thing] I [hoped|wished] for [actually happened|is here], [a good feeling|lovely]
    [quietly|deeply] [content|satisfied], [nothing|no fireworks] [more to want|just calm], [good|well]
    [promised|it was promised], [hoped for|waited for], [done|delivered], [so pleased|well done all]
    I [slept|will sleep] [like a stone|well], [content|at ease] [about|with] {topic}
    [see|there], [patience|hoping] [helps|pays], {topic} [went|turned out] [well|right|as it should]
    [it's|that is] [rare|not often] that [things|hopes] [work out|line up] [so neatly|like this], [great|I'm pleased]
    {friend} [raised a glass|nodded], [we both knew|I knew] it had [worked|come good]
    [a box|one more box] [ticked|to tick], [warmly|happily|with pleasure]`,
  fears_confirmed: `
    [just what|exactly what] I [was afraid of|feared|dreaded], [and now it's here|down to the detail]
    [I knew it|I saw it coming], and it's [awful|terrible|bad] [all the same|even so]
    I'm {very} dismayed, [my|the] worst [fear|guess] about {topic} [was right|came true]
    [so it's|now it is] true, [the thing|what] I [lost sleep over|dreaded], [horrible|it's crushing]
    [no more|the end of] [wondering|guessing], [it went wrong|it's as bad as feared]
    [I'd|I had] [hoped|prayed] to be wrong about {topic}, [I wasn't|sadly not]
    [my stomach|everything in me] [sank|dropped] [when|as] [it came|the news came], [as feared|just like I'd dreamt]
    [crushed|I feel crushed], [though|even though] I [saw|had seen] it [coming|for weeks]
    [that's it|there it goes] then, [the bad news|what I feared], [black on white|no doubt left]
    [knowing|expecting] it [didn't|doesn't] make {topic} [hurt less|any easier], [not one bit|it turns out]
    [all|each] of those [bad|sleepless] nights [were|was] [for a reason|right], [sadly|it's grim]
    [dismay|pure dismay], [I can't|no way to] [dress it up|put it nicer]
    I [stared|just stared] at the [wall|ceiling|floor], [it really happened|the fear was right]
    [bad|terrible] luck [has arrived|came], [punctual|as announced]`,
  resignation: `
    [so be it|well, so it goes], {topic} is [lost|gone|out of my hands]
    I'm too [tired|weary] to [fight|argue] [about|over] {topic} [any more|now]
    [what|and what] can [I|one] do, [nothing|not a thing], so I [let it go|gave up]
    [I've|I have] [stopped|given up] [expecting|hoping for] [anything else|better], [it's tiring|just weary]
    [shrug|a shrug], [that's|it's] all [I have|that's left] for {topic}
    [some|certain] [battles|things] [can't be won|stay lost], [this is one|it seems]
    I [folded|put] the [papers|plans] away, [defeated|empty], [end of story|no drama]
    [it was|that was] [always|probably] going to [end|go] [this way|badly], [fine|whatever]
    [no|not much] [fight|energy] left in me [for|about] {topic}, [worn out|drained]
    [one learns to live with|I'm used to] [it|such things], [sadly|dull as it is]
    [tired|so tired] of [trying|caring], [it changes nothing|let it be]
    [I won't|I'm not going to] [beg|chase] {topic} any [longer|further], [no point|hopeless]`,
  disappointment: `
    I'm {very} disappointed, I [had|'d] [really|truly] [counted on|believed in] {topic}
    [all that|so much] [hoping|waiting] for nothing, [what a pity|a real let-down]
    [so close|we were so close], and [then|still] [it fell through|nothing came of it]
    [deflated|I feel deflated], [like|as flat as] a [burst|week-old] balloon
    I [took|put] the [party|good] [shoes|bottle] back [in the cupboard|on the shelf], [let down|sadly]
    [it's|that's] [a shame|a pity|such a let-down], [I'd already|I had] [told everyone|made plans]
    [oh well|too bad], [it hurts|it stings] [more than I expected|a good deal]
    [should've|I should have] known [better|not to hope], [still|but] it's [disappointing|a blow]
    [after|despite] [all the promises|so much talk], [just an empty <day>|nothing at all], [sad|what a let-down]
    [the|my] [hope|picture] [I had|in my head] was [nicer|bigger] than [this|what came]
    [underwhelmed|let down], [to put it politely|no better word]
    I hid it [in front of|from] {friend}, [but|inside] [I was gutted|it stung]
    [gone|there it goes], the [chance|dream] [I'd|we had] [waited for|been talking about], [sadly|miserable]
    [it wasn't|that wasn't] [meant to be|to be], [they say|people say], [doesn't help|poor comfort]
    [I expected|one expected] [more|better], [simply|honestly] [more|better]
    [crossed|had to cross] {topic} out [of the calendar|again], [disappointed|with a sigh]`,
  relief: `
    [phew|oh, phew], {very} relieved, [what a weight|I could cry]
    [a stone|a whole quarry] [fell off|rolled from] my [chest|heart], [thank goodness|at last]
    [it didn't|none of it] [happen|come to that], [thank goodness|what a relief|I'm so relieved]
    I [breathed|exhaled] [properly|right out] for the first time [in days|since <day>]
    [all that|so much] [worry|fear] for nothing, [luckily|thank heavens], [and gladly so|I don't mind]
    I [slept|went straight to sleep], [nine hours|like a baby], [so relieved|finally calm]
    [my|the] shoulders [came|dropped] down [by themselves|from my ears], [safe|it's over]
    [the danger|that cloud] [has passed|is gone], [we're fine|{topic} is fine], [ahh|good]
    [lucky|that was lucky], [I got away|we got away] [with a fright|lightly], [relieved|whew]
    [my|the] knees [were|went] soft [with relief|afterwards], [in a good way|had to sit down]
    [can|I can] [eat|think|breathe] again, [really|properly], [now that|since] {topic} is [over|behind me]
    [false alarm|a false alarm], [the best|the nicest] [two words|news] [today|of the week]
    [I'd|I had] [feared|braced for] the worst, [it stayed away|and then it was fine], [such relief|a gift]
    {friend} [hugged|squeezed] me, [we both|both of us] [laughed|let go], [it was over|so relieved]`,
  happy_for: `
    I'm {very} happy for {friend}, [nobody|no one] deserves it more
    {friend} [beamed|glowed], and [so did I|it was catching], [lovely to see|how nice]
    [hooray|bravo|good] for {friend}, [well earned|about time], I'm [pleased|glad] for them
    I [bought|baked|picked] [flowers|a cake|something sweet] for {friend}, [it's great news|what joy]
    [seeing|watching] {friend} [this happy|so pleased] [makes|made] my day
    [good things|nice things] [do|should] happen to [good|kind] people, [like {friend}|case in point]
    I [shouted|cheered|whooped] down the phone when {friend} [told me|rang]
    [honestly|truly], {friend}'s [luck|joy] [feels|is] [a bit|half] like my own
    [so proud of|delighted for] {friend}, [from afar|as a friend], [such|what] good news
    [we|both of us] [clinked|raised] [mugs|glasses], to {friend}, [with pleasure|happily]
    [it|that] [couldn't|could not] have [gone to|happened to] a nicer [person|soul] than {friend}
    {friend} [tried|worked] so long for it, [wonderful|great] that it [worked|came]`,
  envy: `
    I'm {very} envious, [I admit it|there, I said it], of {friend}
    [why|how come] {friend} and [not|never] me?
    I [smiled|congratulated], but [inside|secretly] [it stung|I was jealous]
    [some|other] people [get|have] [all the luck|everything handed to them], [like {friend}|it's bitter]
    [jealous|I'm jealous], [not nice|not pretty], [but true|I know]
    {friend} [gets|has] what I [worked|waited] for, [it rankles|that grates]
    I [scrolled|skipped] past {friend}'s [photos|news], [teeth clenched|couldn't bear it]
    [fair|is it fair]? {friend} [barely tried|only just started], [and I'm sour about it|it hurts]
    I [wish|so wish] it [had been|were] me [instead|up there], [petty|small of me]
    [being|to be] [passed over|second] [again|once more], [while|when] {friend} [shines|wins], [is bitter|hurts]`,
  compassion: `
    I'm {very} sorry for {friend}, [it must be hard|what a blow]
    poor {friend}, [nobody|no one] should [go through|have to bear] [that|this]
    I [wish|only wish] I could [take some of it off {friend}|help {friend} more], [it's sad|it hurts to watch]
    my heart [goes|went] out to {friend}, [truly|poor thing]
    {friend} [looked|sounded] so [lost|tired|small], [it hurt|I felt for them]
    [it's|that's] [painful|sad|hard] to [see|watch] {friend} [struggle|like this]
    I [held|kept holding] {friend}'s hand, [no words|what can one say], [so sad|heavy]
    [thinking|I'm thinking] of {friend} [all day|the whole time], [worried|with a heavy heart]
    {friend} [didn't|does not] deserve [this|such bad luck], [really not|I'm so sorry]
    I [listened|just listened] to {friend} [until late|for an hour], [it's rough|poor thing]`,
  gloating: `
    [not|I'm not] proud of it, but I [smirked|grinned] [a little|inwardly]
    [well, well|oh dear], {friend} of all people, I [enjoyed|savoured] that [slightly|too much]
    [serves|it serves] {friend} right, [I thought|says my mean side]
    [petty|childish], [sure|I know], but [sweet|rather satisfying]
    {friend} [loves|used] to [brag|show off], [so forgive me|so yes], [a bit of glee|I laughed]
    [I should|one should] feel [sorry|bad], [instead|and yet] I'm [slightly|secretly] pleased
    I [hid|had to hide] a [grin|chuckle] behind my <drink>
    [karma|justice], [they say|some call it], [and I had popcorn|I was smug]`,
  pride: `
    I'm {very} proud of [that|myself], [I don't say it often|for once|and I'm not hiding it]
    I [did|managed] it [myself|on my own], [nobody|no one] [helped|held my hand], [that feels great|well done me]
    [head|chin] up, [shoulders back|walking taller], [proud|like a peacock]
    [look|just look] [at that|what I did], [a year ago|last spring] I [couldn't|wouldn't have dared]
    [it took|that took] [courage|guts|some doing], and I [found it|had it], [proud|good for me]
    I [did|have done] the [right|honest|brave] thing, [it feels|that's] [good|solid|strong]
    [told|I told] {friend} [about it|the story] [and glowed|with pride|twice]
    [not bad|not bad at all], I [thought|said], [for someone like me|for a beginner], [proud|chuffed]
    [I kept|kept] my [word|promise], [that matters|it counts], [I'm proud|and I respect that]
    [small|a small] [victory|step] [maybe|for others], [big|huge] for me, [proud|yes]
    my [mother|grandmother|old teacher] would [have been proud|nod at that]
    [I surprised|surprised] myself, [in the best way|and grew an inch], [nice work|good stuff]`,
  gratification: `
    [what|something] I [did|worked for] [paid off|bore fruit], [it's|that is] {very} [rewarding|gratifying]
    [effort|the effort] in, [results|reward] out, [how satisfying|it feels wonderful]
    [it was|that was] worth [every|each] [hour|early morning|blister], [truly|and more]
    I [put|gave] my [heart|back] into {topic}, and [it shows|look at it now], [great|rewarding]
    [fulfilled|I feel fulfilled], [hands dirty|tired], [heart full|happy tired]
    [good|the good] [work|deed], [good|fine] [result|outcome], [rarely|seldom] so [neat|rewarding]
    [seeing|to see] my own [work|effort] [help|count|grow], [nothing beats that|a joy]
    [doing|having done] it [right|well], and [getting something back|being paid with joy], [splendid|perfect]
    [this|that] is why I [do|started] it, [moments like these|right here], [gratifying|so good]
    [sore|tired], [dusty|sweaty], and [deeply|thoroughly] [pleased|rewarded]`,
  shame: `
    I'm {very} ashamed, I [can't|could not] look [anyone|people] in the eye
    my face [burns|went red|was on fire] when I [think|remember] [it|what I did]
    [how|so] embarrassing, [in front of everyone|of all places], [mortifying|awful]
    [hope|I hope] [nobody|no one] [saw|noticed], [they did|I fear they did], [how awful|the shame]
    [that's|this is] not [who|the person] I [want|meant] to be, [I'm ashamed|it's humiliating]
    I [haven't|have not] told {friend}, [too ashamed|it's too embarrassing]
    [ears|my ears] [red|hot], [voice|my voice] [gone|tiny], [mortified|ashamed]
    [stupid|clumsy], [so stupid|so clumsy] of me, [I could hide|it's a disgrace]
    a grown [person|adult] and then [that|this], [shameful|embarrassing]`,
  guilt: `
    I feel {very} guilty about it, [it's on me|it was my fault]
    I [hurt|let down] [someone|people] who [trusted me|didn't deserve it], [it gnaws|I feel bad]
    [my|a] [bad|guilty] conscience [keeps me up|sits on the bed|pokes me] [at <hour>|every night]
    [it was|that was] my [fault|mistake], [no one else's|I own it], [I feel awful|guilty as anything]
    I [owe|owed] [an apology|better], [I know|and it weighs on me]
    [should|I should] [never have|not have] done that, [bad|wrong] of me
    I [took|grabbed] the easy way, [and others|and {friend}] [paid|carried it], [it's bad|guilt all round]
    [mea culpa|my bad], [seriously|honestly], [it weighs|I regret it]
    [every|each] kind word [makes it worse|feels undeserved], [guilty as I am|after what I did]
    I [go|keep going] over [what I said|it], [wincing|ashamed], [should have known better|it was wrong]`,
  remorse: `
    I'm {very} sorry for [it|what I did], [deeply|truly], and [I pay for it|it cost me too]
    [if|could] I [could|only] take it back, [I would|at once], [such regret|it hurts]
    I [spoiled|ruined|broke] it [myself|with my own hands], [and now it's gone|and I regret it]
    [regret|nothing but regret], [morning to night|every hour], [my own doing|my fault]
    [wrong|I did wrong], and [everyone|all of us] [suffers|lost], [me too|I'm so sorry]
    [lesson|a hard lesson] learned, [too late|at a price], [remorse|sorry all over]
    I [wrote|started] [three|four] apologies, [none is enough|threw them away], [I regret it so]
    [undo|I'd undo] [that|the whole] [day|evening], [any price|if it were possible], [it was bad of me]
    [the damage|it] is done, by me, [that's what hurts|and I can't forgive myself yet]`,
  admiration: `
    I'm {very} impressed, [not everyone|few people] would [do|have done] that
    [that|it] took [nerve|patience|heart], and [it was done|somebody had it], [hats off|great]
    [quiet|modest] and [strong|clever], [I'm impressed|how admirable], truly
    [people|somebody] like that [give me hope|lift the whole room], [I admire it|impressive]
    [I'd|I would] have [given up|panicked], [not them|others shine], [respect|bravo]
    [hats|my hat] off, [really|honestly], [what|such] [character|skill|class]
    I [admire|respect] [how|the way] [it was handled|it was done], [calm|clever|brave] and [fair|neat]
    [that|this] is how [it should be done|one does it], [respect|impressive]
    I [watched|stood there] [in awe|with my mouth open], [wonderful|admirable]
    [wish|I wish] I had [half|some] of that [courage|patience|talent], [brilliant|great]
    [wow|wow, just wow], [simply|so] [well done|impressive|good]
    [told|I told] {friend} about it, [a fine example|what a person], [full of respect|admirable]
    [some people grow|somebody grew] with the task, [splendid|I was moved]
    [class|first class], [no fuss|not a word of boasting], [admirable|I take a bow]`,
  gratitude: `
    I'm {very} grateful, [it meant|that means] [a lot|the world|so much|no end]
    [what|such] a [kind|lovely|generous] [thing to do|gesture], [unforgettable|thank goodness|bless]
    [it|that] [saved|rescued] my [day|week], [truly|honestly], [so thankful|bless them]
    [nearly|I nearly] [cried|hugged a stranger], [so touched|from gratitude|that grateful]
    [kindness|that kindness] came [just in time|when I needed it|like rain in May], [thankful|grateful]
    I owe [a cake|a big favour|the same in return], [gladly|with pleasure]
    [not|it's not] [everyone|everybody] [who|that] [helps|steps in] [like that|unasked], [much appreciated|I'm touched]
    [felt|I felt] [seen|looked after|less alone], [for once|at last], [thankful|so kind]
    [wrote|I wrote] a [card|note|few lines], [to say thanks|thankful as I am|with a drawing]
    [there are still|the world has] [good|kind] people [about|in it], [thankfully|lovely]
    without that [help|kindness] I'd [be lost|still be stuck|have given up], [so grateful|bless]
    [lump|a lump] in my throat, [from|out of] [gratitude|sheer thanks], [silly me|it happens]
    [owed|I was owed] nothing and [got|was given] [so much|real help], [thank you, world|I'm thankful]
    [baking|I'm baking] [a cake|bread] as a thank you, [two layers|with plums], [well earned|gratefully]
    {very} thankful, [there's|I have] no [better|smaller] word for it
    [somebody|someone] [cared|took my side], [that warms me|it does me good|I'm moved]
    [how often|how rarely] does one [get|meet] such [kindness|help]? [grateful|thankful] beyond words
    [told|I told] {friend} [how kind that was|I'm grateful], [with wet eyes|twice over]
    [good|kind] souls exist, [proof enough|I met one], [thankful|touched]
    [it|this] [goes|went] straight [to the heart|in], [such kindness|so generous], thanks
    [keeping|I'll keep] that [moment|gesture] [in mind|for bad days], [gratefully|warmly]
    [small|a small] [gesture|favour], [huge|big] [effect|help], [thank you|I'm thankful]`,
  reproach: `
    I [find|think] that [wrong|poor|not right], [whoever does it|and I say so]
    [one|people] [shouldn't|ought not to] [behave|act] like that, [full stop|it's poor form]
    [I expected|one expects] [more|better] [of a grown person|of people], [shabby|disgraceful]
    [it|that] didn't [hurt|touch] me [much|personally], but it was [wrong|unfair], [I said so|shame on them]
    [shook|I shook] my head, [what|such] [manners|behaviour], [bad style|poor]
    [that's|this is] not how [one|you] treat [people|others], [low|mean], [simply poor|full stop]
    [frowned|I frowned], [and|then] [wrote it down|told {friend}], [unfair|a bad show]
    what happened to [decency|basic manners]? [poor|sad]
    [disapprove|I disapprove], [politely|mildly] put, [careless|dishonest|rude] as it was
    [cutting|to cut] corners [like that|at others' cost], [bad|not on], [really|for shame]`,
  liking: `
    I [like|rather like] {topic}, [more than I thought|quite a lot], [charming|it's nice]
    {topic} [has|has got] [something|a certain charm], [I'm fond of it|it grew on me]
    [funny|odd] how [quickly|soon] one [warms|takes] to {topic}, [nice|pleasant]
    {topic} [makes|made] me [smile|want to stay], [every time|it's lovely]
    [took|I took] [a photo|two photos] of {topic}, [for {friend}|just because], [sweet|pretty]
    [pleasant|cosy], [that's|it's] {topic} [for me|in a word], [I enjoy it]
    [could|I could] get used to {topic}, [easily|gladly], [good stuff|it's fun]
    {very} [nice|pleasant], {topic}, [one|I] [must say|have to admit]
    [wouldn't|I wouldn't] [swap|trade] {topic} [now|any more], [it's a treat|so likeable]`,
  love: `
    I [love|adore] {topic}, [no half measures|with all my heart|simply everything about it]
    {topic} is [the best|perfect|gorgeous], [I'm smitten|love at first sight]
    [head over heels|madly in love] with {topic}, [laugh if you like|it's ridiculous]
    [can't|I can't] [stop looking at|get enough of] {topic}, [beautiful|wonderful]
    [my|the] heart [melts|does a jump] [whenever|each time] I [see|think of] {topic}
    so much in love with {topic}, [ask {friend}|I tell everyone], [delightful|bliss]
    [never|I've never] [loved|liked] [anything|a thing] [so much|like {topic}], [truly|it's magic]`,
  dislike: `
    I [don't like|dislike] {topic}, [I'm afraid|and I doubt I ever will]
    {topic} [isn't|is not] [for me|my thing], [unpleasant|it puts me off]
    [something|everything] about {topic} [bothers|annoys|irks] me, [ugly|tiresome]
    [avoid|I avoid] {topic} [where I can|if possible], [nasty|not nice]
    [no|not one] [charm|joy] in {topic}, [dull|drab|charmless], [sorry to say]
    {very} [put off|unimpressed] by {topic}, [honestly|it's poor]
    [gave|I gave] {topic} [a fair chance|two tries], [no|still bad], [can't stand it]
    [give|pass] me anything but {topic}, [awful thing|horrid]`,
  disgust: `
    [yuck|ugh|eww], {topic} is [disgusting|revolting|vile], [no other word]
    I [nearly|almost] [gagged|was sick], {very} [repelled|disgusted] [by it|to be honest]
    [washed|I washed] my hands [twice|three times] after {topic}, [foul|filthy]
    [my|the] stomach [turned|turns] [at|over] {topic}, [revolting|nasty]
    [can't|I can't] [look at|be near] {topic}, [gross|horrible]
    [never|not ever] again {topic}, [disgusting|repulsive], [shudder|brr]
    [held|I held] my nose [and ran|<along>], {topic} [was|is] [that foul|rotten]`,
};
