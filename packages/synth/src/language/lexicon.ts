import type { Lexicon } from "./phrase.ts";

/** Words and turns of phrase that phrases refer to by name. */
export const lexicon: Lexicon = {
  hello: [
    "[~hello|hi|hey|good day|hiya|hi there|hello there]",
    "[^good afternoon|hello|hi]",
    "[^dear team|hello everyone|hey guys]",
    "[~hi|hello|hey] {name}",
    "greetings",
    "[^good morning|morning]",
  ],
  so: ["so", "well", "right", "okay", "look", "listen", "anyway", "[^in that case|then|so then]", "now", "and", "alright"],
  honestly: ["honestly", "to be honest", "frankly", "quite frankly", "seriously", "I must say", "truth be told", "in all fairness"],
  please: ["please", "if you would", "if you don't mind", "would you", "kindly"],
  very: ["very", "really", "rather", "quite", "pretty", "terribly", "so"],
  soon: ["soon", "shortly", "before long", "any time now", "in the near future", "one of these days"],
  today: ["today", "this afternoon", "before tonight", "by this evening", "within the day"],
  angry: ["annoyed", "fed up", "cross", "irritated", "furious", "tired of this", "losing patience", "not amused", "at the end of my tether"],
  sad: ["disappointed", "let down", "a bit sad", "gutted", "underwhelmed", "not impressed", "disheartened"],
  afraid: ["worried", "nervous", "uneasy", "anxious", "concerned", "on edge", "a little scared"],
  good: ["great", "lovely", "perfect", "brilliant", "wonderful", "super", "excellent", "splendid", "fantastic", "very good"],
  fine: ["fine", "okay", "all right", "good", "alright", "sure", "no problem", "fair enough"],
  thanks: [
    "[~thanks|thank you|many thanks|cheers|ta|thanks a lot|thanks ever so much]",
    "[^thank you very much|thank you|thx]",
    "[^I am much obliged|much appreciated|nice one]",
    "[~thanks|thank you] [again|for that|so much]",
    "I appreciate [it|that|this]",
  ],
  wait: ["waiting", "hanging on", "sitting here", "in this chat", "holding on", "staring at the screen", "at it"],
  long: ["for ages", "half the evening", "the whole lunch break", "far too long", "longer than I'd like", "since my tea went cold", "all this time"],
  shop: ["your shop", "you lot", "your company", "this place", "your firm", "you people"],
  help: ["help", "sort this", "put this right", "fix this", "clear this up", "get to the bottom of this", "deal with it"],
  moment: ["a moment", "a minute", "one second", "a little while", "two minutes", "a short while", "just a tick"],
  colleague: ["a colleague", "a specialist", "our senior desk", "one of our experts", "the team that handles this", "a team lead"],
};
