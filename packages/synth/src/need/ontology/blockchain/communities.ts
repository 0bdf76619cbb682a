import { choice } from "../define.ts";
import { named } from "../named.ts";
import type { SemanticType } from "../semantic-type.ts";

/** Who decides together on a chain, and what agents are and can. */
export const communitiesTypes: readonly SemanticType[] = [
  named(
    "dao",
    { en: "dao name|dao organisation|dao organization|governance dao" },
    "Invented community that votes.",
    "HarborDAO|Lantern Collective|OrchardDAO|Pier Guild|Tidewater DAO|Quarry Commons|Beacon DAO|Meadow Treasury",
  ),
  choice(
    "agent_skill",
    "skill of agent|agent capability|capability|skill name of agent|agent ability",
    "What the agent can do.",
    "web search:22|code execution:18|summarising:16|data extraction:14|translation:10|scheduling:10|payments:10",
  ),
  choice(
    "agent_memory",
    "memory type|memory kind of agent|memory store type",
    "How the agent remembers.",
    "short term:44|vector store:28|episodic:14|none:14",
  ),
  choice(
    "smart_contract_type",
    "smart contract kind|type of smart contract|smart contract type",
    "What the contract is.",
    "ERC-20:34|ERC-721:20|proxy:13|staking:11|lending pool:9|multisig:8|bridge:5",
  ),
  choice(
    "proposal_type",
    "type of proposal|governance proposal type|proposal category|kind of proposal",
    "What is voted on.",
    "treasury spend:34|parameter change:24|grant:18|upgrade:13|membership:11",
  ),
  choice(
    "airdrop_tier",
    "allocation tier|whitelist tier|airdrop class",
    "In what tier it stands.",
    "tier 1:10|tier 2:24|tier 3:40|none:26",
  ),
  choice(
    "exploit_type",
    "hack type|type of exploit|attack vector of chain|smart contract vulnerability",
    "How funds were taken.",
    "reentrancy:22|price manipulation:22|private key leak:20|bridge exploit:12|flash loan:14|phishing:10",
  ),
];
