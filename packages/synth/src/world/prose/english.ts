import { framed } from "../grammar.ts";
import type { TextBank } from "./text-bank.ts";

/** Texts of daily life in English: titles, comments, questions, messages, lives, news. */

const titles = framed(`
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
[How do I|How can I|What is the best way to|Is there a way to] {task}?
[Why is it that|Can someone explain why] {gripe}?
[Does|Will] the {thing} [work|be suitable|last] {use}?
[What happens if|What should I do when] the {part} {fault}?
[Who do I contact|Whom should I ask] about {topic}?
[How long does it take to|How much does it cost to|Do I need anything special to] {task}?
[Is {topic} included|Is there an extra charge for {topic}|What are the rules on {topic}]?
[When will|Any idea when] {topic} be [back|available|decided]?
[Is the|Can the] {part} [be replaced|covered by the warranty|supposed to look like this]?
[Which|What] {thing} [would you recommend|is best|do you use] {use}?
[Where can I find|Where are|Do you have] [the details on|more about|anything in writing on] {topic}?
[Could you|Would you be able to] {task} [{soon}|for me|without extra cost]?
`);
const answers = framed(`
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
[Not quite|Almost]: {strength} [is included|comes first], {topic} [is extra|comes later|is up to {person}].
[I asked|We checked with] {person}: [{topic} is fine|you may {task}|nothing to worry about|expect it {soon}].
[Try to|It helps to] {task} [before {day}|twice|with {colleague}], [then it is quick|that solved it here|otherwise call back].
`);
const messages = framed(`
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
[Please note|Note]: {topic} [is not included|may vary|must be booked separately].
[Questions about|More on] {topic} [are answered|can be found] [{channel}|in the guide].
{strength_capital} and {strength2} [come as standard|are part of it].
[Ready|Works] {use}.
[It takes about|Allow] {span} to {task}.
[Backed|Supported] by {person} and a [two-year|five-year|thirty-day] promise.
`);
const instructions = framed(`
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
