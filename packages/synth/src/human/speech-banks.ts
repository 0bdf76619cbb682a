import { lines } from "../language/matter.ts";
import { type Bank, bank } from "../language/phrase.ts";
import type { Emotion } from "./emotion.ts";
import { humanLexicon } from "./lexicon.ts";
import { argumentSpeech } from "./speech/arguments.ts";
import { confidingDetails } from "./speech/confiding-details.ts";
import type { ConfidingClass } from "./speech/exchanges/confiding.ts";
import { type FacingSpeech, facingSpeech } from "./speech/facing.ts";
import { feelings } from "./speech/feelings.ts";
import { feelingsAcross } from "./speech/feelings-across.ts";
import { type LinkingSpeech, linkingSpeech } from "./speech/linking.ts";
import { type OtherSpeech, otherSpeech } from "./speech/other.ts";
import { type UserSpeech, userSpeech } from "./speech/user.ts";
import { varied } from "./variation.ts";

type FeltEmotion = Exclude<Emotion, "neutral">;

function banks<Name extends string>(texts: Readonly<Record<Name, string>>): ReadonlyMap<Name, Bank> {
  const entries = Object.entries(texts) as [Name, string][];
  return new Map(entries.map(([name, text]) => [name, bank(lines(text).map(varied), humanLexicon)]));
}

function known<Name>(map: ReadonlyMap<Name, Bank>, name: Name): Bank {
  const found = map.get(name);
  if (found === undefined) throw new TypeError(`no bank ${String(name)}`);
  return found;
}

const ofFeelings = banks(feelings);
const ofUser = banks(userSpeech);
const ofOther = banks(otherSpeech);
const ofFacing = banks(facingSpeech);
const ofArguments = banks(argumentSpeech);
const ofConfiding = banks(confidingDetails);
const ofLinking = banks(linkingSpeech);
const ofFeelingsAcross = banks(
  Object.fromEntries(
    Object.entries(feelingsAcross).map(([emotion, text]) => [emotion, `${text}\n${feelings[emotion as FeltEmotion]}`]),
  ),
);

/** What people say of a feeling. */
export function feelingBank(emotion: Exclude<Emotion, "neutral">): Bank {
  return known(ofFeelings, emotion);
}

/** What people say of a feeling to somebody at the other end of the matter; as to anybody where nothing of the kind is written. */
export function feelingAcrossBank(emotion: Exclude<Emotion, "neutral">): Bank {
  return ofFeelingsAcross.get(emotion) ?? feelingBank(emotion);
}

/** What somebody adds to a claim so that it counts, by what the two talk about. */
export function argumentBank(kind: keyof typeof argumentSpeech): Bank {
  return known(ofArguments, kind);
}

/** What somebody adds when telling a friend, by what happened. */
export function confidingBank(of: ConfidingClass): Bank {
  return known(ofConfiding, of);
}

/** What ties a message to the one before, by purpose. */
export function linkingBank(purpose: LinkingSpeech): Bank {
  return known(ofLinking, purpose);
}

/** What the main person says by purpose. */
export function userBank(purpose: UserSpeech): Bank {
  return known(ofUser, purpose);
}

/** What the other person says by purpose. */
export function otherBank(purpose: OtherSpeech): Bank {
  return known(ofOther, purpose);
}

/** What is said across the matter, by purpose. */
export function facingBank(purpose: FacingSpeech): Bank {
  return known(ofFacing, purpose);
}
