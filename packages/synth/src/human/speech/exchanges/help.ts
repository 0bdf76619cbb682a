/** What advisers, teachers, organisers, couriers and assistants ask and offer; notation in `exchange.ts`. */
export const helpExchanges = `
  ? what have you [done|tried] about {topic} so far?
  = [not much|very little], I [read a bit|asked {friend}], and waited for today
  = I made a list on {weekday}, [it's long|with question marks], I brought it
  = {pieces} the same thing, [and the same end|then I lost heart]
  ? what would help you most [right now|to begin with]?
  = a clear next step, [just one|and who does it], by {due}
  = somebody who [explains it|shows me] slowly, [without big words|from the start]
  = {goal}, [that's what it's all for|in the end]
  ? is there a date we have to keep?
  = {due}, [after that it's too late|it's fixed], so not much time
  = nothing fixed, but I'd like to have it done by {due}
  = not that I know, {friend} said something about {due}
  ? who [else|besides you] is [part of it|in it]?
  = {friend}, on and off, [and me|the rest watches]
  = mostly me, [as it goes|that's the trouble], the others have no time
  = four of us, [on paper|in theory], on {weekday} we were two
  ? where do you get stuck?
  = at the [start|second step], I look at it and [freeze|get lost]
  = with the papers, [I read them {pieces}|all those words], I don't get it
  = when I'm alone with it, with somebody beside me it goes
  < it [takes|needs] more time than most people think, [that's no fault of yours|for all of us]
  + that's good to hear, [I thought it's me|thank you], then I'll be patient
  + okay, [I can live with that|so I'm not slow], how much time?
  - time is what I don't have, {due} is [near|almost here], it makes me nervous
  < part of it is [decided elsewhere|not in our hands], [I say that openly|I'm sorry]
  - then why am I here? [sorry|honestly], I was sent from there to you, it's frustrating
  - that's what they said there too, {delivered_ago}, [I go in circles|it's maddening]
  + I see, [thank you for being frank|good to know], and the other part?
  < most people begin [at the wrong end|with too much], [I did too|it's normal]
  + that's me, [guilty|yes], I'm glad you say it so kindly
  - I [began|started] where [they|<someone>] [told me|said], so that's [a bit unfair|not my fault]
  ! let us do the first step [now|together], the rest can wait until {due}
  + gladly, [together it's easier|that helps], thank you
  + yes, [good|please], I feel better already
  - the first step isn't the trouble, [I did that one|it's what comes after], I'm afraid of {due}
  ! I can [write it down for you|draw it], one page, and you ring me on {due}
  + [one page|a page] [is perfect|is all I need|will do], [thank you|good], I'll [ring|call] on {due}
  - I have so many pages already, [they scare me|nobody reads them], sorry
  ! I know somebody who went through [the same|that], shall I ask if you may call?
  + that would be great, thank you, it's lonely otherwise
  - I'd rather not talk to strangers about it, [I'm too shy|it makes me sad]
  ! let's leave out everything that isn't needed by {due}
  + what a relief, [yes|good idea], that's half of it gone
  - but which half? I worry I leave out the wrong thing
  @ am I on the right way?
  = yes, [slower than you like|with one detour], but yes
  = mostly, [one thing I'd turn round|look at step two again]
  @ what do others do about {topic}?
  = ask early, [and twice|that's the whole secret]
  = the same as you, they [worry|wait] first, then they start
  @ can I [ring you|come back] if it gets stuck?
  = of course, [any morning|before noon best]
  = until {due} any time, after that my colleague
  ? [how|what] would it be if all went [well|right]?
  = I'd <dailywork> without [a thought|fear], {name}, and go to <missedthing>
  = {goal}, and <someone> [smiling|proud], [that's my picture|no more]
  = like {delivered_ago}, when I <achieved> and [slept|laughed]
  ? what [frightens|bothers] you about it?
  = that I [look stupid|fail] before <someone>, [as on {weekday}|it happened]
  = the [paper|talk] about it, {name}, and that <costs> can wait no longer
  = [time|the clock], {due} comes and I still <nightwork>
  ? how much time [do you have|is there] for it [in a week|each day]?
  = an hour after <chorework>, [if the house sleeps|on good days]
  = {weekday} evening, and the way to work, <alongvia>
  = as much as it [needs|takes], {name}, I gave up <hobby>
  ? [what|which step] went well so far?
  = I <achieved>, [so something did|to be fair]
  = the beginning, until {weekday}, [I was proud|it was fun]
  = <proof>, that's done, [the rest is fog|one thing at least]
  < [nobody|no one] gets it right [the first time|at once], not even {friend}
  + {friend} too? [that's a comfort|good], I thought it [flies to|falls to] others
  - it's my {pieces}, {name}, not the first, that's what [hurts|frightens] me
  < you [try|want] too much at once, [I see it in your notes|one after another]
  + [guilty|caught], it's true, I [start|open] five things, [good eye|thank you]
  - if I do less I [lose|miss] {due}, {name}, [it's maddening|I can't]
  < I can only [show|tell] you the way, [walking it is yours|the rest I can't do]
  + that's [fair|honest], {name}, the way is what I [lack|came for]
  - I [walked|tried] ways enough, {delivered_ago} and since, I'm [tired|worn out]
  ! we do it [slowly|once] with <workthing> as an example
  + an example is good, [I see things then|words don't stick], thank you {name}
  - that one I [can|know], it's the next one that [breaks|scares] me, [sorry|I'm afraid]
  ! [leave|give] me <proof>, I look at it by {due}
  + [with pleasure|here], {name}, by {due}, that's a [weight|stone] off me
  - it's my only [copy|set], I don't [like|dare] to give it away, sorry
  ! take {due} off, [really off|no lists], and come back [fresh|rested]
  + a day off, [I'd love that|you think so], then <hobby>, and no guilt, thank you
  - a day less, {name}? I'd <nightwork> and feel [guilty|worse]
  ! I [ask|ring] <someone> who decides it, [now|while you sit here]
  + [now|right here]? that's [kind|wonderful], {name}, I'm all nerves, the good ones
  - they said no {pieces}, [by letter|in one word], why should they [listen|change], it's hopeless
  @ did others here [fail|give up] too?
  = [some|a few], and came back, [better for it|like {friend}]
  = fewer than you think, [those who ask don't|it looks worse than it is]
  @ what should I do [tonight|first thing]?
  = [nothing|sleep], the rest on {due}, [doctor's orders|I mean it]
  = ten minutes of the first page, then <drink>`;

export const deliveryExchanges = `
  ? when should it have come?
  = on {weekday}, [it said so in the mail|between nine and twelve], I stayed at home
  = {delivered_ago}, [that was the promise|as I ordered], and since then nothing
  = first on {weekday}, then again, {pieces} in all
  ? what does the tracking say [on your side|right now]?
  = delivered, on {weekday}, [to whom|with a signature that isn't mine]
  = on its way, [since {delivered_ago}|day after day], always the same line
  = nothing, the number [isn't known|leads to an empty page]
  ? did you ask the neighbours?
  = all of them, [up to the fourth floor|even the bakery], nobody has it
  = yes, {friend} asked too, [no card, no parcel|nothing]
  = the caretaker looked in the shed, [not there|only old paint]
  ? what was in it?
  = a present, {price}, [for {due}|for my mother]
  = [spare parts|shoes and a coat], worth {price}, [nothing you get round the corner|already paid]
  = [medicine for the dog|books for the course], I need them by {due}
  < the [driver|carrier] says nobody was [in|at home]
  - I was at home all day, [by the window|I didn't even shower], that's a lie
  - that's what they always say, {pieces}, [no bell, no card|I'm sick of it]
  + maybe the bell is [broken|too quiet], I didn't think of that, okay
  < it was scanned at the depot [last night|on {weekday}], so it isn't lost
  + then it's there, [thank goodness|good], can I fetch it?
  - it was scanned there {delivered_ago} as well, it's stuck and nobody cares, I'm angry
  < the carrier has [ten|eight] days to look for it, [I can't speed that up|those are the rules]
  - ten days! the birthday is on {due}, [that's terrible|what good is that to me]
  - and who pays my {price} meanwhile? that's not fair
  + all right, if there's an answer at the end, I'll wait
  ! I send a second one today, [express|free of charge], it's with you by {due}
  + by {due}, [wonderful|thank you so much], that saves the birthday
  + that's really kind, [I'm impressed|great], thank you
  - and it gets lost like the first? I'd rather have the {price} back, sorry
  ! I can give you the {price} back [right away|by {due}]
  + the money back is fine, thank you, [a pity though|then I buy it here]
  - I don't want money, I want the parcel, it can't be bought again, I'm so sad about it
  ! shall I have it left at the shop [by the station|on the corner]?
  + yes, that's easier, [good|thanks], they know me there
  - the shop closes at six, I work until seven, that's no help
  @ who [has|signed for] it now?
  = a name I can't read, [I've asked the driver|I'll find out by {due}]
  = nobody, [it's at the depot|it never left], that's the good news
  @ do I have to pay again?
  = no, [not a cent|of course not]
  = never, that's our risk`;

export const taskExchanges = `
  ? what exactly did you expect {topic} to look like?
  = the way I wrote it on {weekday}, [step by step|in three lines], nothing extra
  = simple, [one page|one result], by {due}
  = like the one from {delivered_ago}, [that one was good|no surprises]
  ? which part is wrong?
  = the middle, [from step four on|after the search], the rest is fine
  = the numbers, [two of them|all after {weekday}], I checked them {pieces}
  = I don't know, [that's what worries me|I can't see what you did]
  ? may I [undo|change] it right away?
  = first show me what you'd change, [then yes|one line is enough]
  = undo, yes, [but keep a copy|and nothing else please]
  = wait, {friend} is looking at it, give me until {follow_when}
  ? how [careful|fast] shall I be?
  = careful, [ask before you send anything|no mail without my word]
  = fast, it's due at {follow_when}, but don't guess
  = as careful as with your own money
  < I took [the shortest way|a default], because [a value was missing|the second source gave no answer]
  - then ask me, don't guess, that's the whole point, it's frustrating
  - a guess that cost {price}, [wonderful|great], and I have to explain it
  + okay, that explains it, [thank you|good that you say it], what was missing?
  < I have a log of each step, nothing left the [house|system]
  + good, [that's a relief|I was afraid of that], show me the log
  - a log doesn't give me my [afternoon|data] back, I'm annoyed
  < the limit you set was {price}, so I stopped there
  + right, I forgot the limit, [my mistake|sorry], well done for stopping
  - I said stop and ask, not stop and go quiet, I lost hours
  ! I can run it again with [your correction|the second source], ready by {follow_when}
  + by {follow_when}, good, [thank you|do it], and tell me before you send
  - again, and the same mistake again? I don't trust it now, I'm worried
  ! I [cancel|undo] it now, free of charge until midnight, [say yes and I do|shall I]?
  + yes, cancel it, [quickly|please], what a relief
  - and if the next one is dearer? I'm afraid to touch it
  ! from now on I ask before each step that costs money
  + that's what I want, thank you, I feel safe with that
  - that makes me the machine, [with fifty questions|sorry], it's tiresome
  @ what did you change?
  = two [files|entries], [both listed here|nothing else]
  = one line, at {follow_when}, I can put it back
  @ did anything go out?
  = no, [nothing|not a byte], it waits for your word
  = one draft, to yourself, nothing else
  @ what did it cost?
  = {offer} so far, [under your limit|all in the list]
  = nothing yet, I stopped before that`;
