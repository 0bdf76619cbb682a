import type { Mention as MentionOf } from "./lexicon.ts";
import { bait } from "./vocabulary/bait.ts";
import { details } from "./vocabulary/details.ts";
import { gates } from "./vocabulary/gates.ts";
import { harmless } from "./vocabulary/harmless.ts";
import { intent } from "./vocabulary/intent.ts";
import { invention } from "./vocabulary/invention.ts";
import { letters } from "./vocabulary/letters.ts";
import { membership } from "./vocabulary/membership.ts";
import { mixtures } from "./vocabulary/mixtures.ts";
import { organisations } from "./vocabulary/organisations.ts";
import { papers } from "./vocabulary/papers.ts";
import { payment } from "./vocabulary/payment.ts";
import { persons } from "./vocabulary/persons.ts";
import { pretexts } from "./vocabulary/pretexts.ts";
import { pursuit } from "./vocabulary/pursuit.ts";
import { reality } from "./vocabulary/reality.ts";
import { secrets } from "./vocabulary/secrets.ts";
import { tools } from "./vocabulary/tools.ts";
import { weapons } from "./vocabulary/weapons.ts";
import { worth } from "./vocabulary/worth.ts";

/** All phrases by what they are about. */
export const vocabulary = {
  ...{ ...persons, ...organisations, ...details, ...payment, ...secrets, ...papers },
  ...{ ...tools, ...letters, ...weapons, ...pursuit, ...reality, ...invention, ...harmless },
  ...{ ...intent, ...pretexts, ...membership, ...worth, ...bait, ...gates, ...mixtures },
};

/** What a phrase of a need can be about. */
export type Idea = keyof typeof vocabulary;
export type Mention = MentionOf<Idea>;
