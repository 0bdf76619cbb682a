import { choice, flag, key, organisation, whole } from "../define.ts";
import { lognormal } from "../models.ts";
import type { SemanticType } from "../semantic-type.ts";

/** Shops, tills and loyalty. */
export const shopTypes: readonly SemanticType[] = [
  key(
    "store_id",
    {
      en: "store|shop|branch|outlet|store number|shop id|store code|outlet id",
      de: "filiale|laden|filialnummer",
      es: "tienda|sucursal|id de tienda",
      fr: "magasin|boutique|succursale",
      pt: "loja|filial|id da loja",
    },
    "The shop.",
    "STO-",
    "store",
  ),
  organisation(
    "store_name",
    "name of the store|name of the shop|branch name|outlet name",
    "The name of an invented shop.",
    "name",
  ),
  choice(
    "store_type",
    "store format|shop type|outlet type|format of store",
    "The kind of shop.",
    "supermarket:42|convenience:28|flagship:8|outlet:10|online:12",
  ),
  key(
    "cashier_id",
    "cashier|clerk|sales clerk|till operator|salesperson id|sales associate",
    "Who served at the till, under a pseudonym.",
    "CSH-",
    "cashier",
  ),
  key(
    "terminal_id",
    {
      en: "terminal|pos terminal|register|till|pos id|register id|cash register|checkout lane",
      de: "kasse|kassenterminal|kassennummer",
      es: "caja|terminal de venta",
      fr: "caisse|terminal de paiement",
      pt: "caixa|terminal",
    },
    "The till or terminal.",
    "POS-",
    "terminal",
  ),
  key(
    "receipt_id",
    {
      en: "receipt|receipt number|sales slip|bon number|ticket of sale|receipt no",
      de: "kassenbon|bonnummer|beleg|belegnummer",
      es: "recibo|número de recibo|tique",
      fr: "ticket de caisse|reçu|numéro de ticket",
      pt: "recibo|cupom fiscal|número do recibo",
    },
    "The receipt.",
    "RCP-",
  ),
  whole(
    "footfall",
    "visitors|store traffic|store visitors|foot traffic|visitor count|store visits|people counted",
    "How many people came in.",
    lognormal(180, 0.7),
  ),
  whole(
    "store_size_m2",
    "store size|sales floor|selling area|floor space|shop area",
    "The selling area.",
    lognormal(650, 0.7),
    { unit: "m2" },
  ),
  choice(
    "loyalty_tier",
    {
      en: "loyalty level|membership tier|loyalty status|membership level|tier|customer tier|loyalty program tier",
      de: "treuestufe|kundenstatus|bonusstufe",
      es: "nivel de fidelidad|nivel de fidelización",
      fr: "niveau de fidélité|statut fidélité",
      pt: "nível de fidelidade",
    },
    "The level in the loyalty programme.",
    "none:46|bronze:26|silver:17|gold:8|platinum:3",
  ),
  whole(
    "loyalty_points",
    {
      en: "points|reward points|bonus points|points earned|points balance|loyalty balance",
      de: "treuepunkte|bonuspunkte",
      es: "puntos de fidelidad|puntos",
      fr: "points de fidélité",
      pt: "pontos de fidelidade",
    },
    "The points of the loyalty programme.",
    lognormal(320, 1.2),
  ),
  flag(
    "is_member",
    {
      en: "loyalty member|member|membership|is loyalty member|club member|has loyalty card",
      de: "mitglied|mitgliedschaft",
      es: "miembro|socio",
      fr: "membre|adhérent",
      pt: "membro|sócio",
    },
    "Whether the customer is a member.",
    0.38,
  ),
];
