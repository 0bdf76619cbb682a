/** What people add of themselves, in the middle of things; phrases, one a line. */
export const asides = `
  I'm [on the train|in a waiting room|at work|on a break], so [excuse|forgive] [short answers|typos|delays]
  the [baby|dog|little one] is [asleep|quiet] [at last|for once], so [now's a good time|I can type]
  [my|the] [battery|signal] is [low|weak], just so you know
  [typing|writing] this [on my phone|with one hand|with cold fingers]
  I [keep|have] [the confirmation|everything] [open|in front of me] [in another tab|here]
  [my|our] [son|daughter|flatmate|mother-in-law] [reads|is reading] along, [hello from her|she nods|we're curious]
  I [wrote|sent] [an email|a message] [about it|on this] [on Monday|last week] [too|as well]
  [normally|usually] [things|orders] with you [go|run] [smoothly|like clockwork]
  [I've been|been] a customer [for years|since the start], [mind you|by the way]
  [happy|I'm happy] to [send|share] a [screenshot|picture] [if that helps|if you like]
  [not|I'm not] [that|so] good [with|at] [these|such] [things|chats]
  [take|please take] your time, I'm [in no rush|not going anywhere]
  [could|can] we [keep|make] [this|it] [short|quick]? I've [a call|an appointment] [soon|at the hour]
  English [isn't|is not] my first language, [sorry|bear with me]
  [the kettle|dinner] is [on|waiting], [so I may be slow|back in a second if I vanish]
  I [hope|trust] [that's|this is] [what you need|enough|clear]
  [is|was] that [what you meant|the right thing|enough for you]?
  [tell me|let me know] if you need [more|a photo|anything from me]
  [say so|shout] if [something's|anything is] unclear
  I [just|only] want [this|it] [sorted|off my mind|behind me]
  [otherwise|apart from this] the [shop|service] has been [fine|good to us]
  [my|the] [husband|wife|partner] [handles|does] this [usually|as a rule], [not me|I'm the stand-in]
  [seen|I saw] worse, [to be fair|I'll admit]
  it's [been|turned into] [a long|quite a] [day|week], [I can tell you|really]
  [writing|I'm writing] [between meetings|from the garden|at the kitchen table]
  [last|the last] time I [called|rang], [nobody picked up|the line was cut]
  [the weather|everything] [here|today] is [awful|against me] [as well|too], [haha|of course]
  I [double-checked|looked twice], [promise|in case you wonder]
  [funny|strange] [how|that] it's [always|only] [Fridays|me] [when this happens|and never my sister]
  [sorry|pardon], [autocorrect|my keyboard] [again|is playing up]
  [paper|a pen] at the ready, [fire away|go ahead]
  [forgot|I forgot] to [mention|say], [I'm in the flat upstairs|evenings suit me best|mornings are bad]
  [grateful|glad] for [any|every] [hint|pointer]`;

/** What people add at the end of things. */
export const farewellAsides = `
  [I'll|will] [tell|let] my [wife|husband|mum|flatmate|colleagues] know
  [back|off] to [work|the kids|my dinner|the garden] [then|now]
  [I'll|will] [keep|save] [this|the] chat [just in case|for my files]
  [have|wishing you] a [calm|good|sunny] [evening|weekend|shift]
  [that|it] [took|was] [less|shorter] than [I feared|expected]
  [enjoy|have] your [break|tea|evening] [when it comes|later]
  [until|till] the next [parcel|order], [I suppose|hopefully]
  [I'll|shall] [watch|check] my [account|mail|letterbox] [tonight|tomorrow|over the next days]
  [it's|that's] [good|nice] to [talk|write] to [someone|somebody] who [listens|knows]
  [fingers|keeping my fingers] crossed [it holds|now|all the same]
  [my|the] [dog|cat|mother] [sends regards|says hello], [haha|too]
  [nothing|not much] more to [say|add] [from here|really]
  [one|that's one] [item|thing] [less|off] [on|from] my list
  [wasn't|it wasn't] [so|that] [hard|painful] [after all|in the end]
  [my|our] [evening|weekend] [can|may] [start|begin] [now|then]
  [closing|I'll close] the laptop [now|then], [enough|it's late]
  [keep|do keep] [it|that] up [over there|with the others]
  [saved|noted] [everything|it all] [down|here], [so we're set|in case]
  [hope|let's hope] [it|this] [stays|remains] that way
  [sun's|the sun is] [out|coming out], [so I'm off|time for a walk]
  [now|then] [coffee|a cup of tea], [I think|definitely]
  [might|I may] [order|look in] again [soon|next month], [we'll see|who knows]
  [sorry|apologies] [again|once more] [if I was|for being] [short|grumpy] [earlier|before]
  [you|your team] [must|probably] [hear|get] [worse|stranger] [things|every day]`;

/** What staff add out of courtesy. */
export const courtesies = `
  [thanks|thank you] for [that|bearing with me|being so clear]
  [no|there's no] [rush|hurry] [at all|from my side]
  [I'm|I am] [here|with you] [all the while|until it's sorted]
  [take|please take] your time
  [that|this] [won't|shouldn't] take [long|more than a minute]
  [just|only] so [nothing|no step] [gets|is] lost
  [let|please let] me know if [that's|anything is] unclear
  [good|glad] you [wrote|asked|told us]
  [we'll|let's] take it [step by step|one thing at a time]
  I [make|am making] a note of [it|everything] [here|as we go]
  [then|after that] we [can|should] [see|know] [more|further]
  [you|you've] [done|explained] that [well|perfectly]
  [I|we] [want|like] to get [this|it] right
  [nearly|almost] there [now|I think]
  [the rest|all else] is [up to|on] me
  [hope|I hope] [that's|this is] [okay|fine] [with|for] you
  [any|if you have] doubts, [just ask|ask away]
  [that|it] [keeps|makes] the [file|case] complete`;
