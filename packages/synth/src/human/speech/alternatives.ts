/** Whole turns of phrase that can be put otherwise wherever they stand: "one | another | a third", one a line. */
export const alternatives = `
  you know that very well | as if you didn't know | and you're well aware of it
  I looked at the clock | I checked the time | it was on my watch
  and I hoped it would stop | in the hope that it ends | thinking it would pass
  and a word before it happens | and that I hear of it first | and some warning before
  don't make it small | don't play it down | it wasn't nothing
  that's exactly the tone I mean | there's that tone again | and that's the very tone
  still I needed to say it | even so it had to be said | but it had to come out
  don't turn it round | don't twist it | that's turning the tables
  okay, you have a point | well, there you have a point | I'll grant you that
  so let's find a rule | so we need some rule | let's agree on something
  that makes it worse | which is worse still | and it gets worse
  nobody takes that away from you | I don't deny you that | that's yours and stays yours
  and I pay for it | and the bill is mine | while I carry the cost
  you have a lot on | your hands are full | it's much at once for you
  that would be a start | that'd be something | I'd call that a beginning
  I can live with that | that's something I can live with | that would do for me
  why should I trust it now | who says it holds this time | what has changed since
  that's more than I expected | I hadn't expected as much | more than I dared hope
  thank you for taking it seriously | it's good that you take it seriously | I feel taken seriously now
  it took me a while | that took some time | I was slow to see it
  you're not the only one | there are others as well | it isn't you alone
  that's nice, but | sweet of you, but | I know you mean well, but
  as far as I can see | from what I see | to my eyes
  it may be worth it | perhaps it has that value | I don't say it's worthless
  so where is the line | where would you stop, then | and what's your lowest
  that does matter to me | I do care about that | it means something to me
  the price is the problem | it all hangs on the price | my trouble is the price
  is that your last word | and there's no more room | is that as far as you go
  what's included at that price | what do I get for that | and what comes with it
  to be honest with you | quite openly | between you and me
  I thought you'd say something | I waited for a word from you | you might have noticed
  a few days would do | some days are enough | a little time is all
  so that I can plan | since I have to plan | to know where I am
  so tell me how it works | so how does it go here | please explain the steps
  by then it's too late | that's after the fair | it will be no use then
  there must be a gap | is there really nothing | somebody always cancels
  nobody looks at the case | no one reads my case | the person doesn't count
  what do the rules allow | what is possible, then | where's the room in them
  that's worth a lot to me | I value that | it's no small thing for me
  it's not what I asked | I asked for something else | that wasn't my question
  I was afraid you'd say no | I had expected a no | I came with little hope
  one way or the other | yes or no | in any case
  was it something I did | did I do something wrong | is it my own fault
  I won't let you down | you won't be sorry | you can count on me
  no more and no less | exactly that | down to the last bit
  that's a bad excuse | what an excuse | I call that an excuse
  thank you for the clear answer | that's a clear answer at least | good to get a clear word
  I'm tired of that word | that word again | I can't hear it any more
  so it's only a signature | a signature is all | one stroke of a pen, then
  that's better than I feared | I had feared worse | it could be worse, then
  the mistake is on your side | it wasn't me who slipped | you made the slip
  then let's do it properly | let's get it right this time | then I want to do it well
  and without one it's unfair | else it's just a claim | anybody can say that
  I'm fed up with it | I've had it | my patience is gone
  so it's my word against yours | now it's one word against another | and who's to decide that
  then let's look at the papers together | shall we read them side by side | let the papers speak
  I can't carry it for you | that's not mine to carry | I have my own load
  thank you for being honest | I value the honesty | that was honest
  we can find a way | there will be a way | somehow it'll work
  I paid with real money | my money was real | I handed over real notes
  do you think that's fair | is that fair in your eyes | would you call it fair
  and I don't believe it any more | so I stopped believing it | it has lost its ring
  I want it in writing now | give it to me on paper | I need a line with a date
  better than a year of letters | so there's an end to letters | and no more stamps
  and if the rest never comes | who says the rest will come | what if it stops there
  I've had bad luck with promises | promises went badly for me | I know how promises end
  that means a lot to me | it's no small thing | you don't know how much that is
  I'll believe it when I see it | first I have to see it | seeing is believing
  so let's settle it here | so we can end it now | then nobody else is needed
  each time it's another day | the day keeps moving | always a later one
  no way to treat people | not how one treats customers | and nobody deserves that
  I can work with that | that's workable | so be it, then
  I won't be fobbed off | you don't get rid of me so easily | I'm not that cheap
  for my peace of mind | to have some peace | so that it's over
  it's only a question of time | time will do it | it just takes time
  from one hour to the next | all of a sudden | with no warning at all
  not a sign of life | dead as a stone | it just stays dark
  you said somebody would come | there was talk of a visit | I was to expect someone
  what do I have to do | what's my part | tell me the steps
  it's a big problem to me | for me it's serious | it turns my days over
  I have the receipt right here | the receipt lies before me | look at the receipt
  what would the repair cost | and the price of a repair | how much would it be, then
  thank you for saying so | at least you say it | it's good to be told
  I don't trust that any more | my trust is used up | I've lost faith in that
  that's more than I hoped for | I hadn't hoped for so much | how generous
  I'd rather have my money | I prefer the money | then the money, please
  I want it mended | I want it dry and done | mending is what I want
  what does that cost me | and what do I pay | is it free for me
  can I have that in writing | would you put that on paper | may I get a line on that
  who has the last word | whose say is final | who signs in the end
  I've never been in hospital | hospitals are new to me | it's my first time in there
  my hands are cold | I'm shaking | I feel it in my stomach
  that helps | that does me good | it's easier now
  so I'm not the only one | then others feel it too | I'm in company, then
  that's what I needed to hear | those were the right words | I had hoped for just that
  I can't do this again | not once more | my strength is used up
  no news is better than bad news | as long as it's not bad | waiting beats a bad word
  how do I get through that | how shall I stand it | what do I do till then
  I feel safer | it takes the edge off | that makes me braver
  it helps to know | knowing is better | I like to know
  I'd rather not hear it | spare me the steps | don't tell me more
  I have three questions | there's a lot to ask | my list is ready
  the doctor has | doctors have | they only have
  I'll keep it by the bed | it goes next to my bed | I put it where I see it
  I don't want to be a | I'd hate to be a | nobody likes a
  can something go wrong | what are the risks | is it dangerous
  when can I go home | how long must I stay | and the way home, when
  will it hurt | is there pain | how bad is the pain
  I still thought it's hopeless | I had given up hope | nobody believed in it
  I can't stop telling it | it just bubbles out | I tell the lift boy
  I want to keep it a moment | I'd like it to myself first | it's mine for an hour
  I freeze when I start | as soon as I begin I freeze | I sit there and freeze
  and that worries me | which makes me uneasy | and I don't like it
  I haven't thought that far | so far I don't think | that's beyond my plans
  I hardly dare to hope | hope feels forbidden | I whisper it
  with you, yes | together I can | if it's with you
  I'm superstitious | call me silly | I knock on wood
  it helps that you wait with me | waiting in two is easier | I'm glad you hold out with me
  am I silly to be so nervous | is it childish to shake | do others get like this
  what if I can't do it | suppose I fail | and if I break down
  do you think I'm overreacting | am I making too much of it | be honest, am I too loud
  what would you do in my place | if you were me, what then | how would you go about it
  I can't look them in the eye | I hide when I see them | I cross the street
  I just couldn't talk about it | no word would come out | I kept it to myself
  no sign before | nothing announced it | I saw nothing coming
  that's the worst | that's the cruel part | which hurts most
  I go over it again and again | it plays in my head | the film runs on
  in the daytime I function | by day I do my duties | outside nobody sees it
  it hasn't sunk in I think | it's not real yet | my head knows, I don't
  now it's too quiet | and then the silence | the flat echoes
  one day at a time | first today | step by small step
  there's one call I can't make | one number I can't dial | one letter I can't open
  it's been lonely with it | alone it was heavy | I was alone with it too long
  does it get better | will that ease | tell me it fades
  how do I tell the others | what do I say to people | who tells the family
  could I have stopped it | was there a sign | did I miss something
  and what happened then | how did it go on | tell me the rest
  that's what makes me so angry | hence the anger | it's the repeating that gets me
  that's why I don't get it | so I'm puzzled | it makes no sense to me
  I can't keep it to myself | it had to come out | I talk of nothing else
  I don't want it to get round | please keep it here | not a word to others
  I could let go then | then it could end | and I'd sleep
  not enough I fear | it may not do | too thin perhaps
  I'm too angry | I'd shout | it would come out wrong
  nothing good comes of today | I'd regret it today | my blood is too hot
  I'd feel safer | that gives me courage | two is better
  maybe later | not this week | I'll see
  I'm tired of it | it wears me out | I've no more strength for it
  nobody knew | no one could say | heads were shaken
  I don't like to ask | asking is hard for me | I hate to be a bother
  that's the trouble | there's the rub | and that's where it ends
  I never thought of that | that's a new thought | I hadn't looked at it so
  ten minutes, that I can do | ten minutes is doable | that much I manage
  I've been too polite | time for plain words | I was too soft
  it's sweet of you | you mean well | it's a kind thought
  is there a trick I don't see | what am I missing | do you know a trick
  would you give up | is it time to stop | how long would you try
  what a relief | oh, the relief | such a load off
  thank you for asking | nice of you to ask | it's good that you ask
  honestly to the bone | more than I can say | and that's putting it mildly
  I need sleep | bed is all I want | I could sleep standing
  now that you're here it's better | your face helps | you're a sight for sore eyes
  it's not safe | somebody will get hurt | that's a risk to people
  safe first | better safe | caution first
  that takes courage | not all would admit it | respect for that
  you could have told me | one word would have helped | a message would have done
  call me if it gets bad | wake me when it turns | ring if you need me
  I'm glad it's you tonight | good that it's you | I couldn't wish for a better one
  I see nothing any more | my eyes give up | all lines look the same
  in the talk | as we speak | here and now
  you kept an open ear | you listened well | you heard me out
  that is the long and short of it | that's the heart of it | that's the whole of it
  had the same trouble | went through the same | knows that trouble
  there's no money for | nothing is left for | I can't pay
  every letter costs me | each reminder takes | each new letter costs
  I say it as it is | I'm being plain | no nice words for it
  as I told your colleague | your colleague heard it too | I said so at the desk
  a new one, the old card | another one, my old card | not the old one, that card
  could you send me one line about it | would you put that in a mail | I'd like a note on that
  if you want to | in case you wish to | should you care to
  I'm here because of | I've come over | it's on account of
  I need to talk about | there's something about | a word about
  I'd like to talk about it | we should talk about it | it wants talking about
  and I'd like to know why | but nobody says why | I want the reason
  and I can't let that stand | that can't be the end | so I have to object
  in all this time | in so many weeks | up to this day
  and that's mean | how low | that's shabby
  it's my health | my health pays for it | I'm the one who coughs
  open it again please | put it back on the list | then start it anew
  in good shape | well kept | in fine order
  I'd have to ask | not my say alone | let me check first
  no hard feelings | nothing for ill | we part as friends
  I can't afford that | it's beyond my purse | my account says no
  it was a good talk | I liked the talk | I enjoyed talking to you
  I hope for the best | fingers crossed | I stay hopeful
  I learned a lot there | it was a good school | they taught me much
  we parted on good terms | no bad blood there | I still drop in there
  I'm working on it | I'm getting better at it | it improves
  it makes me nervous | I get shaky | my voice goes thin
  I look forward to it | that'll be a good day | I can't wait
  I'll be there early | you'll find me at the gate | count me in at dawn`;
