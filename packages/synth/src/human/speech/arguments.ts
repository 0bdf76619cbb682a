/**
 * What somebody adds to a claim, a refusal or an answer so that it counts: costs, efforts, proofs, witnesses, what it does to
 * their days; by what the two talk about, one phrase a line. Everything fits any matter of the kind.
 */
export const argumentSpeech = {
  money: `
    I [need|meant|had planned] it for <costs>
    [without|minus|lacking] that [sum|money|{price}] [there's nothing for|I can't pay|I go without] <costs> [this month|before {due}|and that hurts]
    <costs> [won't wait|can't wait|must be paid by {due}|must come first now]
    I [kept|still have|can show you] <proof>
    [there's|I have] <proof>, if you want to [see it|check|compare]
    <someone> [lent me {offer}|had to lend me money|paid for <costs>] [in the meantime|for now|so long]
    I <effort> [{delivered_ago}|on {weekday}|before I came here]
    [since then|in the meantime] I <effort>, [and nothing came of it|for nothing|without a result]
    <someone> [had|once had] [the same|such] trouble [and|with you and] [got it at once|got paid in a week|gave up|changed shops]
    I'm [not rich|on a tight budget|between two jobs], [you see|so it matters|as I told your colleague]
    I <paidhow>, [so you have it|you must see it|look it up]
    I've been [calm|patient|polite] <ages>
    [every|each] [letter|call|reminder] [costs|takes] me [an hour|a lunch break|half an evening], [I'm counting|it adds up]`,
  fixing: `
    I <effort> [{delivered_ago}|on {weekday}|already], [without luck|and it came back|no good]
    [because of it|with it in that state] I couldn't <dailywork> [this week|since {weekday}|at all]
    I need it to <dailywork>, [every day|not for fun|as you can imagine]
    <someone> [had a look|tried to help|knows about such things], and [shook his head|gave up|said call them]
    I [took|have|can send] <proof>
    I stayed at home [on {weekday}|for nothing|all morning] and missed <missedthing>
    we [manage|get by] with <makeshift>, [but that's no life|for now|it's not a solution]
    <makeshift> is all that [keeps us going|helps|I have]
    with <weather> outside it [gets worse|is no joke|shows even more]
    it [started|began] with a [noise|smell|spot|flicker] {delivered_ago}, and [I told you|now look|then it spread]
    I paid {price} for it, [that's not nothing|one expects it to work|new]
    in the evening I [sit there|stand there] with <makeshift>, [like at camp|it's absurd]`,
  conduct: `
    I [missed|slept through|came late to] <missedthing> because of it
    it was [during|right in the middle of|just before] <missedthing>
    <someone> [noticed it too|asked me what's going on|saw it and said nothing]
    I <effort> [{delivered_ago}|before I came to you|first], [you can ask|honestly]
    I [get up|start work|have to leave] at [five|six|half past five], [in case you forgot|you know that]
    I [lie|sit] there with <makeshift>, [that's the truth|and count the hours]
    last time I was [busy with|trying to do|just at] <chorework> when it [began|happened]
    after <chorework> I [want|need] an hour of peace, [that's all|no more]
    I told <someone>, who said [talk to them|move out|write it down|I'd have burst]
    I'm [no angel|not easy] either, I know, but [I ask first|I listen|I say sorry]
    it's not only me, <someone> [complained as well|feels the same|has had enough]
    even the <pet> [hides|runs off] when it [starts|happens]
    I can't <dailywork> [like this|any more|with that going on]`,
  team: `
    I [missed|slept through|came late to] <missedthing> because of it
    it was [during|right in the middle of|just before] <missedthing>
    <someone> [noticed it too|asked me what's going on|saw it and said nothing]
    I <effort> [{delivered_ago}|before I came to you|first], [you can ask|honestly]
    last time I was [busy with|trying to do|just at] <chorework> when it [began|happened]
    I told <someone>, who said [talk to them|move out|write it down|I'd have burst]
    I'm [no angel|not easy] either, I know, but [I ask first|I listen|I say sorry]
    it's not only me, <someone> [complained as well|feels the same|has had enough]
    I can't <dailywork> [like this|any more|with that going on]`,
  price: `
    I'd use it [for|mostly for] <usefor>, so [it needn't be perfect|looks don't matter|I count each cent]
    with that and <extracost> on top I'm [over my limit|at the end of my money]
    <extracost> [comes on top|I have to pay too|isn't free either]
    <someone> paid [less|a third less|far less] for [the same|a better one], {delivered_ago}
    <someone> is waiting [outside|at home] and will ask what I paid
    I saw [one|the same] <sawwhere>, [cheaper|with more to it|a little worn]
    I [came|walked|travelled] [two hours|across town|by <alongvia>] for it
    I could take it [today|with me now|off your hands], [no trouble for you|no questions]
    I know [a little|something] about it, I used to <oldjob>
    it's [the third|the second] one I look at [this week|today], [I'm choosy|so I know the prices]
    I'd tell <someone> about you, [that brings customers|they want one too]
    I <effort> before I came, so I know what it's worth
    at home I've <costs> to pay, that's the trouble`,
  favour: `
    I've <achieved> [since spring|this year|{delivered_ago}]
    <someone> [told me to ask|said I should just ask|got a yes for the same]
    it's about <costs>, [among other things|if you want to know|not about luxury]
    I <effort> [{delivered_ago}|before I came|first]
    if it [fails|falls through], <missedthing> [is gone|is off|falls through as well]
    I have <proof> [with me|here|in my bag], if that helps
    I [planned|arranged] everything round it, even <missedthing>
    I don't ask [often|every day], [you know that|ask anyone]
    I'd [make up for it|pay it back] with <chorework>, [gladly|any weekend]
    at home it's <costs>, here it's the clock, I [can't be everywhere|do what I can]
    I [came|got here] straight from <missedthing>
    for {goal} I'd [get up at four|do a lot|even give up <hobby>]
    I've <achieved> and never [asked|complained|missed a day]`,
  bond: `
    I [sat|stood] in the <room> [last night|on {weekday}] and [looked at your coat|waited for your key|heard you laugh on the phone]
    even <hobby> isn't [fun|the same] any more
    I [cooked|made] <meal> for two [on {weekday}|again], [and ate alone|it went cold]
    <someone> asked how we are, and I [didn't know what to say|changed the subject|nearly cried]
    do you remember <lovedmoment>? [that's what I miss|I think of it all the time]
    I still have <keepsake> [in my bag|by the bed|on the shelf]
    I think of <lovedmoment> [when I can't sleep|at work|all day]
    I <effort>, [in my way|and you didn't see it]
    I don't want to end up like <someone>
    we used to do <chorework> together, [and laughed|can you believe it]
    I found <keepsake> [on {weekday}|in a drawer] and had to sit down`,
  care: `
    I read [too much|things] about it <sickread>, [that was a mistake|I know, I know]
    <someone> had it [{delivered_ago}|last year], and [it took long|it went fine|talks of nothing else]
    at home there's <homecare>, [who looks after that|that's on my mind too]
    I packed <packed> [already|twice], [just in case|to keep busy]
    I keep thinking of <homecare>
    I [woke|was up] at <hour> and <nightwork>
    at night I <nightwork>, [and then it's morning|until it gets light]
    <someone> says I should [breathe|think of <lovedmoment>], [easily said|I try]
    {friend} gave me <keepsake> [for luck|to hold], [it's in my pocket|silly but it helps]
    I've never been good with [needles|hospitals|waiting|white coats]
    I want to be back for <missedthing>`,
  interview: `
    at my last place I <achieved>, [in all weathers|with two others]
    I can <skill>, and I [like|love] doing it
    <someone> got me into the trade, [I was fifteen|and I stayed]
    I live [ten minutes|half an hour] away, [by bike|by bus], so [early is fine|I'd never be late]
    I brought <proof>, [if you'd like to see it|it's all in there]
    on weekends I <skillhome>, [that's how I relax|so I never get out of practice]
    I learned to <skill> [on the job|from an old hand|the hard way]
    I've <achieved>, and I'd [like|love] to do that here
    I don't know everything, but I can <skill>
    I was up early and <nightwork>, [to be honest|I wanted to be ready]`,
  work: `
    I [had|drank] <drink> at <hour> and [then it began|thought it was over]
    <someone> from the [day team|other floor] [called|came by] about <workthing>
    it looked like <workthing> at first, [but it wasn't|we lost an hour on that]
    I wrote <workthing> on the [board|sheet|yellow note], [look there first|next to the times]
    I was in the middle of <workthing> when it [started|rang]
    nobody had touched <workthing> [since {weekday}|for weeks]
    I had <meal> at the desk, [that was dinner|standing]
    between two alarms I <nightwork>
    check <workthing> too, [please|just to be safe]
    <workthing> is fine, I looked [twice|at {follow_when}]
    it [happened|came] {pieces} this month, [no joke|I counted], [always near|each time with] <workthing>`,
  help: `
    I've <achieved> [in spite of it|at least|so far]
    <someone> [tried to explain it|helped a bit|said ask you]
    I have <proof> [with me|here], [if you need it|I sorted it]
    I do it next to <chorework> and <costs>, so [evenings are short|I'm slow]
    I <effort> [on {weekday}|{delivered_ago}], [that's how far I got|with some luck]
    I'd like to be through with it before <missedthing>
    at night I <nightwork> [because of it|and think of it]
    {friend} says I [think too much|make it too big], [maybe so|I don't know]
    I wrote it all down <notedwhere>
    last time I gave up [half way|at the second page] and did <chorework> instead`,
  delivery: `
    it was meant for <occasion>, [you see|that's the sad part]
    now I stand there for <occasion> with [nothing|a card only|empty hands]
    I stayed at home [on {weekday}|all day] and missed <missedthing>
    <someone> [waited too|looked out as well|was in the whole time]
    I <effort> [on {weekday}|this morning|already]
    I have <proof>, [it's plain|if you need it]
    the bell works, <someone> rang it [an hour ago|on {weekday}]
    I can't get it again before <occasion>
    I [looked|searched] behind <lookedplace>, [nothing there|in vain]
    they once left one behind <lookedplace>, so I [checked|looked] there too`,
  task: `
    I need it for <missedthing>, [so it has to be right|that's why I'm strict]
    <someone> [reads it first|will go through it line by line|asked for it]
    I <effort> to [find it|understand it|put it back]
    I have <proof>, [compare it|so I can check]
    I explained it <notedwhere>, [didn't I|word for word]
    last time it was <workthing>, [and nobody saw it|it cost us a day]
    I can do <workthing> by hand, [but that's not the idea|if I must]
    it's only <workthing>, [but it counts|I know]
    I had planned to do <chorework> in that time
    don't touch <workthing>, please, [that one is right|it's not ours]`,
} as const;
