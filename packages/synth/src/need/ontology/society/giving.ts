import { choice, organisation } from "../define.ts";
import type { SemanticType } from "../semantic-type.ts";

/** Who gives what to whom. */
export const givingTypes: readonly SemanticType[] = [
  organisation(
    "charity",
    {
      en: "charity name|name of the charity|charitable organisation|charitable organization|ngo|ngo name|nonprofit|non-profit|nonprofit name|charity organisation",
      de: "hilfsorganisation",
      es: "ong|organización benéfica",
      fr: "association caritative|ong",
      pt: "ong|instituição de caridade",
    },
    "The charity; invented.",
    "name",
    "nonprofit",
  ),
  choice(
    "charity_cause",
    "~cause|cause name|cause supported by the charity|charitable cause|cause area|donation cause|good cause|cause category",
    "What is given for.",
    "children and education:20|health research:17|animal welfare:14|disaster relief:13|environment:11|homelessness:10|food banks:8|arts:4|human rights:3",
  ),
  choice(
    "donation_type",
    {
      en: "type of donation|kind of donation|giving type|donation kind|form of donation",
      de: "spendenart",
      es: "tipo de donación",
      fr: "type de don",
      pt: "tipo de doação",
    },
    "How it is given.",
    "one-off:48|monthly:32|in kind:7|event:6|corporate:4|legacy:3",
  ),
  choice(
    "beneficiary_group",
    "beneficiary type|target beneficiaries|client group|people helped by the charity|group helped|type of beneficiary|target group of the charity",
    "Who is helped.",
    "children:24|families:20|older people:14|young people:12|homeless people:10|refugees:8|people with disabilities:8|animals:4",
  ),
  choice(
    "grant_type",
    "type of grant|kind of grant|grant category|funding type of the grant",
    "What the grant is for.",
    "project:46|core funding:18|capital:12|small grant:11|research:8|emergency:5",
  ),
  organisation(
    "grantee",
    "grantee name|grant recipient|grant holder|grantee organisation|funded organisation",
    "Who is given the grant; invented.",
    "name",
    "nonprofit",
  ),
  choice(
    "appeal_name",
    "fundraising appeal|charity appeal|fundraising campaign|name of the appeal|campaign of the charity",
    "The appeal; invented.",
    "Winter Shelter Appeal|Books for All|Clean Water Now|Meals on Monday|Hearts for Harbour|New Roof for the Hospice|Summer Playgrounds",
  ),
  choice(
    "fundraiser",
    "fundraising event|fundraising activity|fundraiser type|fundraiser name|type of fundraiser|charity event",
    "How money is raised.",
    "charity run:24|bake sale:18|gala dinner:14|raffle:13|sponsored walk:11|auction:9|concert:7|car wash:4",
  ),
  choice(
    "donated_item",
    "donated goods|donation item|item donated|in-kind donation|goods donated|thrift item|charity shop item",
    "What is given.",
    "clothing:30|books:18|toys:14|household goods:13|furniture:9|shoes:8|bedding:5|electronics:3",
  ),
  choice(
    "food_bank_item",
    "food bank product|food parcel item|food donated|donated food",
    "What food is given.",
    "tinned beans:18|pasta:18|rice:14|breakfast cereal:12|tinned tomatoes:11|long-life milk:9|tea and coffee:7|nappies:6|soup:5",
  ),
];
