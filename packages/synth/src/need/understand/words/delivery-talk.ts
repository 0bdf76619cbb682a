const real =
  "(?:real|realistic|believable|convincing|plausible|genuine|authentic|natural|credible|true|lifelike|good|nice|ok|okay|fine|decent)";

/**
 * Folded words that say until when rows are wanted, or what they shall look like: "by friday", "by the end of the week", "must look
 * real", "has to be believable". No column is asked for by them.
 */
export const deliveryTalk = [
  "(?:by|until|before|for) (?:(?:next|this) )?(?:tomorrow|tonight|monday|tuesday|wednesday|thursday|friday|saturday|sunday)(?: (?:morning|noon|afternoon|evening|night|latest))?",
  "(?:by|before|until|for) (?:the )?(?:end of (?:the |this |next )?(?:day|week|month)|eod|cob|close of business|next week|the weekend)",
  `(?:it |they |this |that )?(?:(?:must|should|shall|ought to|(?:has|have|need|needs|got) to)) (?:look|be|feel|seem|sound|appear)(?: (?:very|quite|really|fairly|pretty))? (?:like the real thing|like real(?: (?:ones?|data))?|${real})(?: enough)?`,
  "(?:with |in |of )?(?:an? |the |its |their )?(?:usual|typical|realistic|plausible|sensible|believable|real-world|real world) (?:distributions?|spreads?|proportions?|ranges?|values|variation|frequenc(?:y|ies))",
  "the (?:more|less|fewer|bigger|larger|simpler)(?: [a-z]+)? the (?:better|merrier)",
  "(?:a )?(?:little )?(?:bit|mix|mixture|little|blend) of everything",
].join("|");
