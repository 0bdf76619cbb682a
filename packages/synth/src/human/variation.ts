/** Words and phrases that people say either way, whatever they speak of. */
const either: readonly (readonly [string, string])[] = (
  "I'm=I am;it's=it is;that's=that is;I've=I have;I'll=I will;can't=cannot;don't=do not;didn't=did not;doesn't=does not;won't=will not;isn't=is not;wasn't=was not;couldn't=could not;" +
  "nobody=no one;somebody=someone;everybody=everyone;maybe=perhaps;nearly=almost;probably=most likely,very likely;at once=right away,straight away;all day=the whole day,all day long;" +
  "at last=finally;again and again=over and over;a bit=a little;over and over=time and again;not at all=not in the least;of course=naturally;for once=for a change;" +
  "started to=began to;as if=as though;so as not to=in order not to;what makes me=the thing that makes me;" +
  "over a scratch=for a scratch,because of a scratch;without a reason=for no reason,with no reason given;without a word=with no word;" +
  "on edge=tense,wound up;restless=fidgety,unsettled;so far=up to now;every night=each night,night after night;" +
  "explained=went over;" +
  "talked about=spoke of;get over=come to terms with;turned down=rejected;a lump=a knot;in secret=secretly;" +
  "no news=nothing new;no idea=not a clue;in the end=eventually;to be honest=to be frank"
)
  .split(";")
  .map((entry) => entry.split("=") as [string, string]);
const ways = new Map(either.map(([one, others]) => [one, `[${one}|${others.replaceAll(",", "|")}]`]));
const pattern = new RegExp(
  `(?<![\\p{L}'])(?:${[...ways.keys()].sort((a, b) => b.length - a.length).join("|")})(?![\\p{L}']| (?:you|it|I|they|we|that|been|got)\\b)`,
  "gu",
);

/** A phrase with a choice wherever something can be said either way. */
export function varied(phrase: string): string {
  return phrase.replace(pattern, (words) => ways.get(words) ?? words);
}
