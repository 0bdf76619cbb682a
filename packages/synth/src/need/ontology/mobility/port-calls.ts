import { choice } from "../define.ts";
import type { SemanticType } from "../semantic-type.ts";

const ports =
  "Rotterdam:19|Singapore:17|Antwerp:12|Hamburg:10|Los Angeles:9|Valencia:7|Busan:7|Santos:6|Piraeus:5|Durban:4|Gdansk:4";

/** Where ships are registered and call. */
export const portCallTypes: readonly SemanticType[] = [
  choice(
    "flag_state",
    "flag of the vessel|ship flag|vessel flag|country of registry",
    "Where the ship is registered.",
    "PA:22|LR:19|MH:17|HK:11|SG:9|MT:8|BS:5|GR:5|CY:4",
  ),
  choice("last_port", "previous port|port of departure|last port of call", "Where the ship came from.", ports),
  choice("next_port", "next port of call|next call", "Where the ship goes.", ports),
  choice(
    "landing_port",
    "port of landing|landed at",
    "Where the catch is landed.",
    "Peterhead:24|Vigo:20|Urk:13|Hirtshals:12|Boulogne:11|Killybegs:9|Ostend:6|Cuxhaven:5",
  ),
];
