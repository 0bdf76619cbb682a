/** The small things around what matters, as people mention them in passing; nobody is addressed. */
export const circumstances = `
  I [was|stood] in the <room> [with|holding] [my <thing>|a wet towel|a bag of <meal>|the phone under my chin]
  [the|our] <pet> [slept through it|looked at me oddly|wanted feeding|sat on my <thing>] [of course|all the while|meanwhile]
  [half|most] of my <drink> went [cold|over the table|down my shirt]
  I had [just|only just] [finished|started] the <chore>
  [my|the] phone [died|buzzed|slipped under the seat] <along>, [typical|of course|as it does]
  <someone> [walked in|rang|came by|waved] [right then|in the middle of it|just after]
  I [skipped|forgot|gave up on|rushed] <hobby> [for it|because of that|that day]
  [lost|couldn't find] my <thing> [on top of it|as well|of all things]
  [there was|we had] <meal> [on the stove|in the oven|for tea], [it burnt|half eaten|nobody touched it]
  I was [still|already] <along> when [it|that] [happened|came up|sank in]
  [I'd|I had] [planned|wanted] a quiet <day> with <hobby> [and <drink>|and nothing else]
  [the heating|the lift|the light in the <room>] [was broken|gave out|hummed] [again|all evening|for once]
  <someone> always [says|said] [things come in threes|one should sleep on it|it could be worse|nothing's ever lost]
  [we|I] live [on the third floor|over a bakery|near the tracks], [so|and] [every sound carries|sleep is short|you hear everything]
  [with|after] <weather> [all day|since {weekday}] [my head|everyone's mood] was [foggy|low|all over the place]
  I [wrote|scribbled] it on [the back of a receipt|my hand|an envelope|the calendar in the <room>]
  [nobody|no one] [was home|picked up|noticed] [but the <pet>|until late|at first]
  [it's|this is] the [week|month] [before the holidays|the car failed its test|when rent is due|of my birthday]
  [between|in between] the <chore> and <hobby> [there was|I had] [no time to think|ten minutes for it]
  I [ate|had] <meal> [standing up|straight from the pan|at my desk] [because of it|and didn't taste it]
  [my|the] [inbox|to-do list] has [grown|doubled] [meanwhile|since {weekday}], [naturally|I don't look]
  [someone|somebody] [<along>|upstairs] was [humming|laughing|arguing] [the entire time|in the background]
  it [was|had been] [a long|an odd|a slow] week [already|anyway], [thanks to the <chore>|with little sleep|mostly <weather>]
  [the|that] [train|bus|number nine] was [packed|late|cancelled], so I [walked|stood|read the adverts] [for miles|all the way]
  [the battery|my battery] was on [two percent|its last bar|red], [of course|as usual]
  [had to|I had to] [run|dash] [home|back] for my <thing> [first|in between]
  [I'm|am] [tired|a bit slow|all thumbs] [today|this week], [bear with me|it shows, I know]
  [I should|I must] still [do the <chore>|call <someone>|answer two mails], [it can wait|one thing after another]
  [I've|I have] hardly [eaten|sat down] [today|since I got up], [my own fault|there was no time]
  [it's|that's] all a bit much [with the <chore> on top|next to work|this month]
  [I've|I have] [made|poured] myself <drink>, [that helps a little|for the nerves|it's going cold]
  [I|I've] [left|cancelled] <hobby> [this week|for now], [no head for it|it didn't feel right]
  <someone> [asks|keeps asking] how I am, and I [say fine|change the subject|never know what to say]
  [I keep|I catch myself] [looking at the phone|tidying the <room>|walking up and down], [silly, I know|since yesterday]
  the <pet> [keeps me company|looks worried|doesn't care], [as always|and that's that]
  [sorry|excuse me] if this [is long|jumps about|sounds muddled], [I'm writing as I think|it's been going round my head]`;

/** Talk about nothing in particular, at the start or as a way out for a moment. */
export const smallTalk = `
  [how's|how is] [the <pet>|your week|everyone at home|the new place|<hobby> going]?
  [we've|we have] got <weather> [here|again], [you too|and yours]?
  [did you see|have you seen] [the match|that huge moon|that film about the lighthouse|the news]?
  I [just|only just] [made|burnt|finished] <meal>, [sorry|so] [typing with one hand|bit slow today]
  is it still [raining|snowing|that hot|so windy] [over there|where you are]?
  [before|ahead of] the [serious|real] part: [happy birthday for {weekday}|your <thing> is still at mine|<someone> says hello]
  [anyway|meanwhile] I've taken up <hobby>, [imagine that|don't laugh|badly]
  [started|I've started] [that novel you mentioned|some Italian|growing chillies on the balcony], [slow going|quite fun]
  [my|the] <pet> [just|has just] [knocked over|sat on] [a vase|my <drink>|the keyboard], [bear with me|one moment]
  [only|I've only] got [ten|a few] minutes before <hobby>, [let's see|fine by me]
  [that|this] [emoji|sticker] was [an accident|the <pet>|my nephew], [ignore it|sorry]
  [hold on|wait], [doorbell|the oven|someone's at the door] ... [back|okay, here again]
  does your [brother|neighbour|boss] still [go in for|care for] <hobby>?
  [fun|useless] fact of the day: [<someone> is now into <hobby>|my <thing> turned up in the <room>|we have a heron]
  [what are you|are you] [having|cooking] for dinner, I [need|could use] ideas, [it's <meal> again|no more <meal>]
  [<someone> says hi|greetings from <someone>], by the way
  [I'm|am] writing this <along>, [so|hence] [excuse the typos|short answers|no full stops]
  [new|I've got a new] [phone|haircut|bike], [same|but the same] [old me|chaos], [photo later|not that you asked]
  [did I tell|have I told] you [we've|that we've] got [mice|a new oven|a piano], [no|surely not yet]?
  [the|our] [street|office|village] is [all roadworks|quiet this week|having a fête], [charming|what a circus]
  [it's|today is] [international something day|<someone>'s birthday|half-term], [cake everywhere|I forgot, of course]
  [remember|you remember] [that café|the old cinema|our bus driver]? [closed|they've repainted it|saw him <along>]
  [my|this] <drink> is [the best part|a mistake|too hot], [so far|small mercies]
  [apparently|seems] it'll be <weather> [by {weekday}|all week], [so much for <hobby>|just our luck|suits me]`;
