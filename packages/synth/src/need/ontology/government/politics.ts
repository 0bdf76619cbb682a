import { choice, person } from "../define.ts";
import { named } from "../named.ts";
import type { SemanticType } from "../semantic-type.ts";

/** Who is elected where, who asks them for what, and what they decide on. */
export const politicsTypes: readonly SemanticType[] = [
  named(
    "constituency",
    {
      en: "constituency name|electoral district|electoral constituency|seat contested|riding",
      de: "wahlkreis",
      es: "circunscripción",
      fr: "circonscription",
      pt: "círculo eleitoral",
    },
    "Invented constituency.",
    "Northfield|Harbour East|Lindenau|Old Town West|Kestrel Valley|Ridgemoor|Stonebridge|Valdera Sur|Marlow and Weir|Eastgate|Falkenau|Ashford Cross",
  ),
  named(
    "electoral_ward",
    { en: "~ward|ward name", de: "stadtbezirk" },
    "Invented ward.",
    "Abbey|Castle|Riverside|Hillside|Market|Park|Northgate|Meadows|Docklands|Priory",
  ),
  choice(
    "committee",
    {
      en: "committee name|parliamentary committee|select committee|subcommittee|standing committee",
      es: "comité|comisión parlamentaria",
      fr: "comité|commission parlementaire",
      pt: "comitê|comissão parlamentar",
    },
    "The committee.",
    "Finance:18|Health:15|Transport:13|Education:13|Environment:12|Justice:11|Planning:10|Audit:8",
  ),
  named(
    "grant_program",
    { en: "grant programme|funding programme|funding program|grant scheme|grant fund|grant name" },
    "Invented programme that gives grants.",
    "Youth and Sport Fund|Green Streets|Heritage Repair|Community Energy|Arts in Schools|Small Museums|Clean Water Fund",
  ),
  person(
    "lobbyist",
    {
      en: "lobbyist name|registered lobbyist|lobbied by",
      de: "lobbyist",
      es: "lobista|cabildero",
      fr: "lobbyiste",
      pt: "lobista",
    },
    "Who lobbies.",
    "full_name",
  ),
  person(
    "councillor",
    {
      en: "council member|councilor|member of parliament|mp|legislator|senator|minister|mayor|deputy|alderman|sponsor of bill|bill sponsor",
      de: "abgeordneter|ratsmitglied|bürgermeister|minister",
      es: "concejal|diputado|alcalde|ministro",
      fr: "député|maire|conseiller municipal|ministre",
      pt: "deputado|vereador|prefeito|ministro",
    },
    "Who holds the office.",
    "full_name",
  ),
  choice(
    "roll_call_vote",
    { en: "vote cast by member|roll call|vote position|how they voted|vote of member" },
    "How a member voted.",
    "yes:56|no:32|abstain:7|absent:5",
  ),
  choice(
    "policy_area",
    "policy field|policy topic|issue area|lobbying topic|policy issue|lobbying issue|policy domain|topic of bill",
    "What the matter is about.",
    "health:18|environment:15|transport:14|housing:13|education:12|taxation:11|energy:10|digital:7",
  ),
  choice(
    "election_type",
    "type of election|kind of election|election kind",
    "Which election it is.",
    "general:34|local:32|regional:18|by-election:10|referendum:6",
  ),
  choice(
    "plea",
    "plea entered|plea type",
    "What the accused says.",
    "guilty:58|not guilty:34|no contest:6|none entered:2",
  ),
  choice(
    "hearing_type",
    "type of hearing|hearing kind|court session type",
    "What the court sits for.",
    "preliminary:26|trial:24|case management:18|sentencing:13|bail:11|appeal:8",
  ),
  choice(
    "penalty_kind",
    "sentence type|type of sentence|type of penalty|penalty type|sanction type|sanction|sentence outcome",
    "What it is punished with.",
    "fine:40|community service:20|suspended sentence:16|imprisonment:12|caution:12",
  ),
  choice(
    "court_level",
    "type of court|instance of court",
    "Which court it is.",
    "district:52|regional:24|appeal:15|supreme:4|family:5",
  ),
];
