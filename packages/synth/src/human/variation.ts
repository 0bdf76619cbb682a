import { lines } from "../language/matter.ts";
import { alternatives } from "./speech/alternatives.ts";

/** Words and phrases that people say either way, whatever they speak of. */
const either: readonly (readonly [string, string])[] = (
  "I'm=I am;it's=it is;that's=that is;I've=I have;I'll=I will;can't=cannot;don't=do not;didn't=did not;doesn't=does not;won't=will not;isn't=is not;wasn't=was not;couldn't=could not;" +
  "you're=you are;we're=we are;they're=they are;you've=you have;we've=we have;there's=there is;what's=what is;haven't=have not;hasn't=has not;wouldn't=would not;shouldn't=should not;aren't=are not;weren't=were not;nobody=no one;somebody=someone;everybody=everyone;maybe=perhaps;nearly=almost;probably=most likely,very likely;at once=right away,straight away;all day=the whole day,all day long;" +
  "at last=finally;again and again=over and over;a bit=a little;over and over=time and again;not at all=not in the least;of course=naturally;for once=for a change;" +
  "started to=began to;as if=as though;so as not to=in order not to;what makes me=the thing that makes me;" +
  "over a scratch=for a scratch,because of a scratch;without a reason=for no reason,with no reason given;without a word=with no word;" +
  "on edge=tense,wound up;restless=fidgety,unsettled;so far=up to now;every night=each night,night after night;" +
  "explained=went over;" +
  "talked about=spoke of;get over=come to terms with;turned down=rejected;a lump=a knot;in secret=secretly;" +
  "thank you so much=thanks so much,many thanks;thank you=thanks,many thanks;I'm glad=I'm happy,I'm pleased;" +
  "that's fair=that's only fair,that's reasonable,fair enough;that's unfair=that's not fair,it's unfair;" +
  "that's wrong=that's not right,it's wrong;that's a relief=what a relief,that takes a load off;" +
  "that's good=that's great,that's fine;that's kind=that's nice,how kind;all right=okay,fine,very well;" +
  "at least=if nothing else;at first=to begin with,initially;I don't know=I've no idea,hard to say;" +
  "I didn't know=I had no idea,nobody told me;" +
  "I'll take it=I'll go for it,count me in;" +
  "not good enough=not enough,too little;good idea=nice idea,good thought;" +
  "good to know=nice to know,useful to know;every day=day after day,each day;" +
  "every time=each time,time after time;since then=ever since,from then on;" +
  "right away=at once,straight away;right now=at the moment,just now;one more=another;by heart=inside out;" +
  "in writing=on paper,black on white;in vain=for nothing,to no avail;" +
  "nobody knows=no one knows,no one can say;nobody told me=no one told me,I wasn't told;anybody=anyone;" +
  "a little=a bit,slightly;honestly=frankly,truly;" +
  "again=once more,once again;angry=cross,furious;" +
  "worried=anxious,uneasy;nervous=jittery,tense;" +
  "terrible=awful,dreadful;wonderful=lovely,marvellous;" +
  "frustrating=maddening,exasperating;thank goodness=thank heavens;no drama=no big thing;" +
  "that hurts=that stings,it hurts;it hurts=it stings,that hurts;it's hard=it's tough,it's not easy;" +
  "the truth=the plain truth;the trouble=the problem;a mistake=an error,a slip;an insult=a slap in the face;" +
  "talk to=speak to,speak with;" +
  "as usual=as always,like always;to be fair=in fairness;if you like=if you want,should you want to;" +
  "I think=I believe,I suppose;I hope=I do hope;I want=I'd like;look at=have a look at;" +
  "come back=return;I can't=I'm not able to,I cannot;" +
  "no news=nothing new;no idea=not a clue;in the end=eventually;to be honest=to be frank"
)
  .split(";")
  .map((entry) => entry.split("=") as [string, string]);
const ways = new Map([
  ...either.map(([one, others]): [string, string] => [one, `[${one}|${others.replaceAll(",", "|")}]`]),
  ...lines(alternatives).map((line): [string, string] => {
    const all = line.split(" | ");
    return [all[0] ?? "", `[${all.join("|")}]`];
  }),
]);
const pattern = new RegExp(
  `(?<![\\p{L}'<{])(?:${[...ways.keys()].sort((a, b) => b.length - a.length).join("|")})(?![\\p{L}']| (?:you|it|I|they|we|that|been|got)\\b)`,
  "gu",
);

/** What begins a phrase, or ends a clause, and can be said otherwise only there. */
const placed: readonly (readonly [RegExp, string])[] = (
  [
    ["^okay, ", "[okay|all right|fine|right|well], "],
    ["^all right, ", "[all right|okay|fine|very well|good], "],
    ["^good, ", "[good|fine|great|very well|okay], "],
    ["^yes, ", "[yes|yeah|right|oh yes|sure], "],
    ["^no, ", "[no|nope|no no|oh no|certainly not], "],
    ["^so ", "[so|then|I see, so|now|aha, so] "],
    ["^then ", "[then|in that case|so] "],
    ["^and ", "[and|oh, and] "],
    ["^I see, ", "[I see|I understand|right|ah|okay], "],
    ["^hm, ", "[hm|hm hm|mhm|oh], "],
    ["^maybe ", "[maybe|perhaps|could be|it may be that] "],
    ["^because ", "[because|since|simply because|as] "],
    ["^of course, ", "[of course|sure|naturally|certainly], "],
    ["^thank you, ", "[thank you|thanks|oh, thank you|that's kind], "],
    ["^that's ", "[that's|that is|look, that's|you see, that's] "],
    ["^it's ", "[it's|it is|look, it's|you see, it's] "],
    [" too(?=[,|\\]]|$)", " [too|as well]"],
    [", sorry(?=[,|\\]]|$)", ", [sorry|I'm sorry|forgive me|with respect]"],
    [", thank you$", ", [thank you|thanks|thanks a lot|many thanks|I appreciate it]"],
    [" a lot(?=[,|\\]]|$)", " [a lot|very much|a great deal]"],
    [", please(?=[,|\\]]|$)", ", [please|if you please|if I may ask|I beg you]"],
    [", I think(?=[,|\\]]|$)", ", [I think|I believe|I suppose|as far as I see]"],
    [", no$", ", [no|so no|no way|not with me|I'd rather not]"],
    [", okay$", ", [okay|fine|all right|that's all right]"],
    ["^what a relief", "[what a relief|such a relief|oh, what a relief|I'm so relieved]"],
  ] as const
).map(([source, choice]) => [new RegExp(source, "u"), choice] as const);

/** A phrase with a choice wherever something can be said either way. */
export function varied(phrase: string): string {
  const made = placed.reduce((text, [at, choice]) => text.replace(at, choice), phrase);
  return made.replace(pattern, (words) => ways.get(words) ?? words);
}
