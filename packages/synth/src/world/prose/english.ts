import { framed } from "../grammar.ts";
import type { TextBank } from "./text-bank.ts";

/** Texts of daily life in English: titles, comments, questions, messages, lives, news. */

const titles = framed(`
[Five|Seven] [mistakes|lessons|small things] [we made with|from|about] {topic}
[Is|Can] {a thing} [enough|worth it|made] {use}?
[Everything|What little] we know about {topic}[ so far|]
{topic_capital} [without|with] {weakness}
[A day|A week|One season] with {person}: {topic} and {topic2}
[Who|What] decides on {topic}?
[Minutes|Transcript|Notes]: {day}, {topic} and {topic2}
[Looking for|In search of|The case for] {strength}
[First steps|Getting started|A fresh start] with {topic}
{thing_capital} {use}, {strength} [included|first]
[How to|A simple way to|When to|Why you should] {task}
[Notes on|A guide to|Thoughts on|The basics of|All about] {topic}
[{number}|Ten] [things to know about|questions about|myths about] {topic}
[The|A] {thing} {use}
[Update|News|Plan] on {topic}
[What we learnt from|Behind the scenes of|A closer look at] the new {thing}
{topic}: [what changes|what to expect|a short overview|frequently asked questions]
{topic_capital} made [simple|easy|better|fair]
{strength_capital} or {strength2}: {topic} in [practice|brief|detail]
[What|How] {period} of {topic} [taught us|changed our mind]
[Dealing with|Avoiding|How we fixed the] {weakness} {use}
[Living|Working] with {a thing} {use}
[From|Between] {topic} [to|and] {topic2}
[The trouble with|In praise of|The end of|The return of] {strength}
[New|Improved|Compact] {thing} {use}
[Review|Checklist|Draft|Agenda]: {topic}
[Fixing|Checking|Choosing] the right {part}
`);
const comments = framed(`
[This|Exactly this]. {praise_capital}[, end of story| and I will not hear otherwise|].
[Sent this to|Showed it to|Thinking of] {relative}, [who asked about|who is into|who knows all about] {topic}.
[Day|Week] {number} and {gripe}[, sigh|, what now|].
How long [does it take to|do you need to|did you wait to] {task}?
[Would love to hear more|Please do a follow-up|Next time, more] on {topic}.
{strength_capital}: [yes|ten out of ten|sold]. {weakness_capital}: [no|please not|next].
[We replaced|I replaced|They fixed] the {part} [and it is like new|for little money|in {span}].
[Did anyone manage|Has anybody managed] to {task}?
[Totally agree|Same here|So true], {praise}.
[Has anyone else noticed that|Am I the only one to find that|Did nobody else see that|How come] {gripe}?
[Thanks for sharing|Good point|Never thought of that], [I will try it|saving this] {use}.
[Not sure about this one|I see it differently|Hm]: {gripe}.
[Can confirm|Happened to me too]: the {part} {fault} {time}.
[Where did you get|How much was|How old is] the {thing}?
{relative} [swears by it|says the same|would love this].
[Here for the {strength}|That {strength}, though|All about the {strength}|Never underestimate {strength}].
[Does it work|Would you take it] {use}?
[Following|Bookmarked|Curious how this goes], [we have the same issue with|I keep wondering about] {topic}.
[Great job|Well done|Nice work], [the {strength} shows|looks like a lot of work].
[First|Last] time I tried to {task} it took {span}.
[I wish they would finally|They really should] {task2}.
[Sorry, but no|Unpopular opinion|Deal breaker for me]: the {weakness}.
[Tip|Pro tip|One trick]: {task} [first|before anything else] and [it gets easier|you are fine].
[It is {day} and|Still] no news about {topic}.
[We had|I had] the same {thing} for {period}, {praise}.
[Love it|This made my day|Made me laugh], [more please|thank you].
{use_capital} [it is fine|I would say yes|rather not], [otherwise it depends|beyond that I cannot tell|the rest is a matter of taste].
[My take|My two cents]: {strength} [beats|matters more than] {strength2}[ any day| in the end|].
[Went through this|Been there] {time}, {person} [sorted it|was no help|told me to {task}].
[Honest question|Stupid question, maybe]: [do you|does anyone] really {task}?
[Wait|Hold on], [since when does|how can it be that] the {part} [cost extra|need an update|come separately]?
`);
const questions = framed(`
[May|Can] I {task} [{soon}|even {time}|more than once]?
[Who|Which team] [is in charge of|decides on|can tell me about] {topic}?
[Is it normal|Is it expected] that the {part} {fault} [after {period}|so soon|now and then]?
[Has anything changed|What has changed] [about|with] {topic} {time}?
[Would|Could] {a thing} be [right|too much|enough] {use}?
[How many|What sort of] [papers|steps|visits] do I need to {task}?
[Do you offer|Is there] [anything|something] {use}?
[How often|When] should [I|one] {task}?
[What matters more,|Where to begin,] {topic} or {topic2}?
[Can I trust|Can I count on] the {strength}?
[What can be done about|Who pays for|Is there a cure for] the {weakness}?
I [tried|wanted] to {task}; [what did I do wrong|why did it fail|is that still possible]?
[Does anybody know|Any idea] why {gripe}?
[Can|Could] {person} [call me|write to me|get back to me] about {topic} {soon}?
[Are there plans|Is there a chance] to change {topic}?
[Am I allowed|Do I have the right] to {task} without {person}?
[Where|From whom] do I [get|order] {a part} that fits?
[How did you|How does one] [avoid|deal with] the {weakness}?
[How do I|How can I|What is the best way to|Is there a way to] {task}?
[Why is it that|Can someone explain why] {gripe}?
Will the {thing} [work|be suitable|last|do] {use}?
[What happens if|What should I do when] the {part} {fault}?
[Who do I contact|Whom should I ask] about {topic}?
[How long does it take to|How much does it cost to|Do I need anything special to] {task}?
[Does the price cover|Is there an extra charge for|What are the rules on] {topic}?
When will [we hear about|there be news on|you decide on] {topic}?
[Is the|Can the] {part} [be replaced|covered by the warranty|supposed to look like this]?
[Which|What] {thing} [would you recommend|is best|do you use] {use}?
[Where can I find|Where are|Do you have] [the details on|more about|anything in writing on] {topic}?
[Could you|Would you be able to] {task} [{soon}|for me|without extra cost]?
`);
const answers = framed(`
[No|No need]: {topic} [will stay that way|can be left to us|may come later].
[We are sorry|Apologies]: the {part} {fault} because of {cause}, [a fix is due {soon}|{person} will call you|we will make it right].
[Good question|Glad you asked]: {praise}[, next comes {topic}|, at least so far|].
[Most people|Many here] [simply|just] {task}, [which takes|in] {span}.
[As of now|From {day} on], [there is news on|we pay for|there is a page on] {topic}.
[Ask for|Look for] {strength}, [skip|watch out for] {weakness}.
[There are two ways|You have two options]: {task}, or {task2}.
[It should|It ought to] last {period}, [longer|even more] {use}.
[Under|See] {topic} [you will find a form|there is a number to call|all steps are listed].
{person_capital} [confirms|says]: [all is well|it is on the way|please wait until {day}].
[Once you|As soon as you] {task}, [we see it|it is done|{topic} opens].
[Honestly|In my view], [the {strength} is worth it|I would rather {task}|skip it].
[That was|It was] {cause}; [it works again|all is back to normal|we are watching it] {time}.
[Send|Show] us [a photo of|the number on] the {part}, [please|and we will sort it|then we know more].
[Yes|Yes, of course|Certainly]: [you can|just] {task} [in your account|at the desk|online][ and you are done|, it takes about {span}].
[Please|First] {task}, [then|after that] {task2}.
[That depends on|It is covered under|You will find it under] {topic}.
[Unfortunately not|Not at the moment|Not yet], [but we are working on {topic}|but {person} can help|we expect news {soon}].
[We had the same|It happened to us too]: the {part} {fault}, [a restart helped|we replaced it|it was covered].
[Usually it takes|Allow] {span}[, longer before holidays|, sometimes less|].
[It is best to|I would] ask {person} [directly|{channel}] about {topic}.
[There is no charge for|We do not charge extra for] {topic}.
[In short|Short answer]: {praise}.
[You will need|Have ready|Bring] [the receipt|your customer number|a photo|the confirmation|some proof] and [the number on|a note on|the date of] the {part}.
[Not quite|Almost]: [count on|expect] {strength}, [not yet|nothing new|leave it to {person}] on {topic}.
[I asked|We checked with] {person}: [no objection on {topic}|you may {task}|nothing to worry about|expect it {soon}].
[Try to|It helps to] {task} [before {day}|twice|with {colleague}], [then it is quick|that solved it here|otherwise call back].
`);
const messages = framed(`
[Where are we|Any progress|Status] on {topic}? [{colleague} is waiting|Need it {soon}|No stress].
[I will be|I am] [out|away|offline] on {day}, please [ask|call] {colleague} about {topic}.
[Can you bring|Please take] the [keys|papers|spare {part}] to {place}?
[Thank you for your message|Got your message]: {topic} [will take {span}|can wait|should be settled {soon}].
[Just arrived|Just landed|I am outside], [where is|who has] {colleague}?
[Sorry|My apologies], I [forgot|was late] to {task}[, doing it now|, will you forgive me|].
[Could we|Shall we] [skip|shorten|repeat] [the part about|the call on] {topic}?
[For your information|FYI]: {colleague} [left|moved to {team}|is on leave], [talk to|write to] {colleague2}.
[You were right|As you said]: {gripe}.
[Do you still need|Who needs] [help to|a hand to] {task}?
[We got|I received] {count} [replies|offers|orders] [on|for] {topic} {time}[, see the list|, not bad|].
[Congratulations|Well done], {colleague}! [The {strength} shows|All set for {topic}|Cake at {place}].
[Please ignore|Scrap] my last [mail|note]: the {part} {fault}, [not yours|that was all|so be it].
[Hi|Hello|Hey|Good morning] {colleague}, [could you|can you please|would you] {task} {soon}?
[Quick update|Short update|Heads-up]: the {part} {fault}, [I am on it|{team} is looking into it|more {soon}].
[Just to confirm|As agreed]: we [meet|talk] on {day} about {topic}.
[Thanks again|Many thanks|Thank you] for [the help with|sorting out|your patience about] {topic}.
[Sorry for the late reply|Sorry, only saw this now], [I can|we can] {task} {soon}.
[Are you free|Do you have a minute|Can we talk] on {day} [to go over|about] {topic}?
{colleague} [asked me to|wants us to] {task} [{soon}|before {day}].
[Please find attached|I have attached|Here are] the [notes|figures|photos] on {topic}.
[No rush|Not urgent], but [the {part} {fault}|{gripe}].
[Good news|Great news]: {praise}.
[Running late|Stuck in traffic|On my way], [start without me|back in {span}|see you at {place}].
[Let me know|Tell me] if [{day} works|you need anything for {topic}|I should {task}].
[Can we move|Could we shift] [our call|the meeting|the visit] to {day}? [Something came up|{cause_capital} got in the way|I have to {task}].
[Reminder|Friendly reminder]: please {task} {soon}.
[Did you see|Have you heard]: {gripe}?
[I spoke to|Just off the phone with] {person}: [all fine|nothing new|they will {task}].
[Leaving it|I left it] at {place}, [{colleague} knows|the key is with {colleague2}].
[Happy to help|No problem at all|With pleasure], [when would suit you|I will {task}|send me the details].
`);
const bios = framed(`
[Lead|Junior|Self-taught|Retired] {trade}[ in {town}|, {trait}|]. [Talk to me about|Ask me about|Big on] {topic}.
[I fix|I plan|I teach|I measure] things [in|around] {town}. {hobby_capital} [keeps me sane|is the rest|after six].
{town} [born|raised|based]. {trade_capital}. {trait_capital}.
[Two children|Three cats|One old van|A small garden], {a trade} and [too little sleep|plenty of {hobby}|a shelf full of {topic}].
[Learning|Practising] {hobby} [since last winter|one mistake at a time], [paid to be|working as] {a trade}.
[Opinions|Views] my own, [mostly|often] about {topic} and {hobby}.
[Formerly|Once] {town}, [now|lately] {town2}. [Always|Forever] {trait}.
[On a mission|Determined] to make {topic} [easier|less dull|fairer]. {trade_capital}.
[Member of|Volunteer at] [a club|the local group] for {hobby}; {trade} [on weekdays|for a living].
[They call me|Friends call me] {trait}. I call it {hobby}.
[Studied|Read] {topic}, [ended up|became] {a trade}, [no regrets|happy in {town}|still {trait}].
[Looking for|Open to] [people|company] for {hobby}[ in {town}| on {day}|]. {trade_capital}, {trait}.
[Half|Part-time] {trade}, [half|part-time] {trade2}, [all|wholly] {trait}.
[I like|Fond of] {hobby}, {hobby2} and [long|slow|early] mornings. [Work|Day job]: {trade}.
[Seven|Twelve|Fifteen] years in {topic}, [one|two] with {hobby}. [Based in|At home in] {town}.
[Still|Yet another] {trade} who [writes about|dreams of|talks about] {hobby}.
{trait_capital}, {trait2}, [never without tea|never on time|rarely indoors]. {trade_capital} in {town}.
[Building|Growing|Repairing] [small|odd|useful] things since [1998|2004|2011]. [Also|And] {hobby}.
[My name is on|You find me at] [the door|the notice board] of {a trade} in {town}; {hobby} [otherwise|at night].
[A {trait} {trade}|{trade_capital}] [from|based in|living in] {town}, [into|in love with|devoted to] {hobby} and {hobby2}.
{trade_capital} by day, {hobby} by night[, always {trait}|, from {town}|].
[Ten years|Eight years|A decade|Half a lifetime] as {a trade}, now [in {town}|between {town} and {town2}|freelancing], [still {trait}|mostly {hobby}].
[Born in|Raised in] {town}, [settled in|moved to|working in] {town2}. {hobby_capital}, {hobby2} and far too much coffee.
[I write about|Posting about|Collecting notes on] {hobby}, {hobby2} and life as {a trade}.
[Parent of two|Dog person|Cat person|Former athlete|Weekend cook], {trade}, {trait}.
[Helping people with|Thinking about|Obsessed with] {topic} since [2009|2012|2015|2018]. {hobby_capital} on weekends.
[Not|Certainly not] your average {trade}: {trait}, {trait2}, fond of {hobby}.
{trait_capital} {trade} who [would rather be|is usually found] [doing|busy with] {hobby}.
[Currently|These days] {a trade} in {town}[; before that, {hobby}|, learning {hobby}|].
`);
const headlines = framed(`
[Vote on|Dispute over|Talks about] {topic} [postponed|ends|continues] in {town}
{town} and {town2} [team up|compete|clash] over {topic}
[Too|How] [expensive|slow|old]: [critics|users] [question|attack] {topic} [rules|plans]
[Volunteers|Neighbours|Pupils] [save|restore|reopen] {thing} in {town}
[Half|A third|{percent}] of [households|firms|travellers] [unhappy|satisfied] with {topic}
[Court|Regulator|Council] [stops|allows|reviews] {topic} [in {town}|after {cause}]
[The long road to|The quiet boom of|The hidden cost of] {topic}
{town} [bids farewell to|celebrates|inherits] {a thing}
[Why|How] {count} [families|shops|farms] in {town} [wait for|gave up on|depend on] {topic}
{authority_capital} [warns|reports]: {cause} [behind|leads to] [delays|losses] in {town}
[Interview|Portrait]: {a trade} from {town} on {topic}
[From {town} to {town2}|Across the border]: {topic} [on the move|without limits]
[Cheaper|Faster|Fairer] {topic} [promised|ahead|by {day}]
[Mystery|Relief|Anger] in {town} [after|over] {cause}
[Small|Young] firm from {town} [wins|loses] {topic} contract
[New rules for|Fresh money for|Fewer places for] {topic} [from {day}|this year|next {quarter}]
[In figures|Fact check]: {topic} in {town}
[Storm|Flood|Strike] [closes|delays] {thing} in {town2}
{authority_capital} [announces|presents|approves|delays|rejects] [plan|report|funding|rules] on {topic}
[New|First|Largest] [study|survey] [links|ties] {topic} to {topic2}
[Prices|Demand|Waiting times|Complaints] [rise|fall|level off] by {percent} in {town}
{town} [opens|closes|rebuilds|loses] [its oldest {thing}|a {thing} after {period}|another {thing}]
[Residents|Commuters|Customers|Students] in {town} [protest against|call for|welcome] [changes to {topic}|new {topic} rules|{topic}]
[After {cause}|Following {cause}], {town} [halts|reviews|resumes] [work on|talks about] {topic}
[What|How] the [vote|ruling|agreement] on {topic} [means|changes] for [families|small firms|students|farmers]
[Experts|Doctors|Teachers|Engineers] [warn of|see hope in|disagree on] {topic}
{count} [jobs|homes|places] [planned|at risk|saved] in {town}
[A year on|Six months on]: how {town} [solved its problem|coped] with {topic}
{authority_capital} [and unions|and residents] [reach deal|fail to agree] on {topic}
[Record|Unusual|Early] [heat|rain|frost|harvest] [strains|surprises|delights] {town}
`);
const descriptions = framed(`
[What you get|Included]: {strength}, {strength2} and [help with|a note on] {topic}.
[A favourite|A first choice] {use}, [because|since] {praise}.
[Small|Large|Modest] in size, [big|strong|generous] on {strength}.
[Made for|Aimed at] people who want to {task} [without fuss|{soon}|on their own].
[No|Goodbye,] {weakness}: {praise}.
[Second|Third|Latest] [edition|version|series] of [our|the] {thing}, [now with|known for] {strength}.
Everything about this {thing} [stands for|serves] {strength}: {praise}.
[Checked|Inspected|Approved] by {person}, [good|fit] {use}.
[With|Comes with] {a part} that [can be swapped|lasts|needs no care] and {strength}.
[If you need|For those who need] to {task}, [this is the shortest way|look no further|start here].
{thing_capital}, {strength}, {topic} [on request|included|explained].
[Straightforward|Honest|Down-to-earth] {thing}: {strength}, [no|without] {weakness}.
[This|Our] {thing} [is made|comes ready|was designed] {use}: {praise}.
[Known for its|Popular for its|Chosen for its] {strength} and {strength2}, it is [a good fit|a sound choice] {use}.
[With|Thanks to] [its {strength}|the {strength}] [this {thing}|the {thing}] [stands out|holds its own|is at home] {use}.
[Simple|Practical|Thoughtful|Reliable] {thing} {use}, with {strength} and an easy way to {task}.
[Offers|Combines] {strength} [with|and] {strength2}[, suitable {use}|, ready at once|, tested for {period}|].
The {part} [has been reworked|can be replaced|is covered for two years], and {praise}.
[A {thing}|One {thing}] for people who [value|care about|look for] {strength}[ and want to {task} in minutes|].
[Covers|Includes] {topic}, {topic2} and [everything needed|all you need] to {task}.
[Available|On offer] [{soon}|in limited numbers|in several versions], [with|including] help on {topic}.
[Updated|Revised|Renewed] {time}: {strength}, [and no more|without the] {weakness}.
[Intended|Recommended|Best] {use}, [though|but also] [it does more|fine for others].
[From|By] people who [know|live] {topic}: {a thing} with {strength}.
`);
const descriptionTails = framed(`
[Please note|Note]: {topic} [not included|may vary|must be booked separately].
[Questions about|More on] {topic} [are answered|can be found] [{channel}|in the guide].
{strength_capital} and {strength2} [come as standard|are part of it].
[Ready|Works] {use}.
[It takes about|Allow] {span} to {task}.
[Backed|Supported] by {person} and a [two-year|five-year|thirty-day] promise.
`);
const instructions = framed(`
[Keep|Store] the {part} at {place}[ until {day}| and lock up|].
[Ring|Knock|Call] {colleague}, [not the neighbour|third floor|the gate is heavy].
[Mind|Beware of] [the dog|the step|wet paint] at {place}.
[Take|Use] the [side door|lift|ramp], [code|key] with {colleague}.
[Sign for|Photograph|Count] everything [before|when] you leave.
[No|Without] {weakness}, please[: {task} first|, thank you|].
[Repeat|Do this] [every day|twice a day|each {day}] until {person} [says stop|is back].
[Tell|Inform] {team} [at once|{soon}] if the {part} {fault}.
[Leave|Start] [an hour early|after {day}] because of {cause}.
[Write down|Note] the [time|number|name] and {task}.
[Only|Exclusively] {person} may {task}.
[Ask twice|Check twice], {task} once.
[Gift|Surprise], [no invoice inside|please hide the label|hand to {colleague} only].
[Call|Text] {span} before [you come|delivery].
[Room|Desk|Gate] [closes|opens] at [six|seven|eight], {place} [is open|stays dark].
[Set aside|Reserve] {count} [pieces|places|units] for {team}.
[Combine with|Add to] the [order|visit] of {colleague}[, {day}|].
[Extra|Special] care with the {part}: it {fault} last time.
[Skip|Leave out] {topic}, [we did that {time}|{colleague} knows].
[When done|Afterwards], {task} and [switch off|lock|sweep] {place}.
[Please|Kindly] {task} [before you start|first|{soon}].
[Do not|Never] [touch|open|move] the {part} [while it runs|without asking {person}|until further notice].
[If the {part} {fault}|Should it happen that the {part} {fault}], {task} [and report it|at once|and wait for {person}].
[Leave it|Put it] at {place}[, {colleague} has the key| and ring twice|].
[Call|Ask for|Contact] {colleague} [on arrival|before you {task}|in case of doubt].
[Handle with care|Fragile|Keep dry|Keep upright|Urgent]: [see the note on|watch the] {part}.
[First|Step one], {task}; [then|afterwards], {task2}.
[Allow|Plan] {span} for [this|the work on the {part}].
[Deliver|Come] [after four|before noon|on {day} only], [bell is broken|use {place}].
`);
const tags = framed(`
{topic}, {topic2}
{topic}, {topic2}, {strength}
{topic}
{strength}, {topic}
{part}, {topic}
{topic}, {part}, {weakness}
{strength}, {strength2}, {topic}
{topic}, {topic2}, {part}
`);

/** Texts of daily life in English. */
export const enFrames: TextBank = {
  title: [[titles]],
  comment: [[comments], [comments], [comments, comments]],
  question: [[questions], [questions], [questions, questions]],
  answer: [[answers], [answers, answers]],
  message: [[messages], [messages], [messages, messages]],
  bio: [[bios]],
  headline: [[headlines]],
  description: [[descriptions], [descriptions, descriptions], [descriptions, descriptionTails]],
  instruction: [[instructions], [instructions, instructions]],
  tags: [[tags]],
};
