/** What matters turn on where it has nothing to do with the article. Each list continues the phrases of its matter. */
export const streets = [
  "Larkspur Row",
  "Tannery Lane",
  "Quince Street",
  "Old Ferry Road",
  "Saddler's Walk",
  "Mulberry Court",
  "Lantern Hill",
  "Copper Beech Avenue",
  "Windlass Quay",
  "Thimble Street",
  "Harrowgate Mews",
  "Swallowfield Close",
  "Millrace Path",
  "Juniper Terrace",
  "Glassworks Yard",
  "Bellfounder Street",
  "Orchard Rise",
  "Netmaker's Alley",
  "Pavilion Gardens",
  "Hopfield Drive",
] as const;

export const paymentErrors = [
  "payment could not be processed",
  "error 402 at the bank step",
  "your bank has declined",
  "session expired, please start over",
  "authentication failed",
  "a spinning wheel for minutes",
  "do not honour",
  "try another method",
  "card not supported",
  "unknown error, nothing charged",
] as const;

export const lockouts = [
  "it says too many attempts",
  "the reset mail never comes",
  "the code by text is always wrong",
  "the page just reloads",
  "it calls my password unknown",
  "my old phone had the authenticator",
  "the link has expired each time I click",
  "it wants an answer I never set",
  "the captcha goes on for ever",
  "it logs me out at once",
] as const;

export const farewells = [
  "I'm moving abroad",
  "I get too much advertising",
  "I opened it by mistake",
  "I have two accounts",
  "my partner has one already",
  "I want my data gone",
  "the last order put me off",
  "I buy locally now",
  "I'm tidying up old logins",
  "I never used it",
] as const;

export const codeWords = [
  "SPRING",
  "WELCOME",
  "HELLO",
  "SUMMER",
  "GARDEN",
  "THANKS",
  "BACKTO",
  "COSY",
  "EARLY",
  "FRIENDS",
] as const;
export const codeNumbers = ["5", "10", "12", "15", "20", "25"] as const;

export const strangeOrders = [
  "three phones to a parcel locker",
  "a gift card I never bought",
  "a set of speakers to a town I don't know",
  "two watches sent abroad",
  "a subscription nobody here has",
  "ten vouchers within an hour",
  "trainers in a size nobody wears here",
  "a tablet to somebody called Lee",
  "a games console for collection",
  "perfume to a hotel",
] as const;

export const strangeMessages = [
  "a text about a customs fee",
  "a mail saying I won a basket",
  "a call from your security team",
  "a message that my account closes tonight",
  "a letter with a code to scan",
  "a text that my parcel waits at a depot",
  "a mail asking me to confirm my card",
  "a chat request from your billing desk",
  "a message with a refund link",
  "a survey that wants bank details",
] as const;

/** First names of staff, and of the bot. */
export const staffNames = [
  "Mara",
  "Jonas",
  "Priya",
  "Ewan",
  "Sofie",
  "Tomasz",
  "Leila",
  "Hugo",
  "Ines",
  "Callum",
  "Annika",
  "Dario",
  "Freya",
  "Kofi",
  "Milena",
  "Oscar",
  "Ruth",
  "Sanne",
  "Viktor",
  "Yara",
  "Bram",
  "Carys",
  "Elio",
  "Greta",
] as const;
export const botName = "Pip";
