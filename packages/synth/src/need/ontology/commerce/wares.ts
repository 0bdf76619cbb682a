import { choice } from "../define.ts";
import type { SemanticType } from "../semantic-type.ts";

/** What shops sell by, pack in and bring to the door. */
export const waresTypes: readonly SemanticType[] = [
  choice(
    "grocery_category",
    "supermarket department|food category|grocery department|aisle name|supermarket aisle|grocery section|grocery aisle|food department|supermarket category",
    "Where in the supermarket it stands.",
    "fruit and vegetables:22|dairy:18|bakery:14|drinks:12|meat and fish:11|frozen:9|snacks:8|household:4|health and beauty:2",
  ),
  choice(
    "shop_department",
    "store department|department of the store|shop floor department|department of the shop|department store section",
    "The department of the shop.",
    "womenswear:24|menswear:18|home:16|beauty:13|shoes:10|children:9|toys:6|electronics:4",
  ),
  choice(
    "packaging",
    {
      en: "packaging type|type of packaging|package type|pack type|packing type|kind of packaging|packaging kind",
      de: "verpackung|verpackungsart",
      es: "embalaje|envase|tipo de envase",
      fr: "emballage|type d'emballage",
      pt: "embalagem|tipo de embalagem",
    },
    "What it is packed in.",
    "box:34|bag:18|bottle:12|pouch:10|can:8|jar:7|tray:6|tube:3|blister:2",
  ),
  choice(
    "delivery_window",
    {
      en: "delivery time window|delivery time slot|delivery slot window|time window|arrival window|delivery timeframe",
      de: "zeitfenster|lieferzeitfenster",
      es: "franja horaria|franja de entrega",
      fr: "créneau|créneau de livraison",
      pt: "janela de entrega",
    },
    "Between when it is brought.",
    "08:00-10:00:20|10:00-12:00:20|16:00-18:00:19|18:00-20:00:17|12:00-14:00:12|14:00-16:00:12",
  ),
  choice(
    "bicycle_type",
    "type of bicycle|bike category|bike style|cycle type|kind of bicycle|bicycle category|type of bike",
    "The kind of bicycle.",
    "city bike:22|mountain bike:20|e-bike:20|road bike:13|hybrid:9|children's bike:8|gravel bike:4|folding bike:2|cargo bike:2",
  ),
  choice(
    "bicycle_repair",
    "bike service|bike repair|bike repair type|bicycle service|bike shop service|bike job",
    "What is mended on the bicycle.",
    "puncture:24|full service:20|brake adjustment:16|gear tuning:14|chain replacement:11|wheel truing:8|new tyres:7",
  ),
  choice(
    "gift_item",
    {
      en: "~gift|gift idea|present|gift chosen|wedding gift|registry item|christmas present|birthday present|gift name",
      de: "geschenk",
      es: "regalo",
      fr: "cadeau",
      pt: "presente|prenda de casamento",
    },
    "What is given.",
    "bed linen:16|set of glasses:14|toaster:12|picture frame:11|voucher:11|coffee machine:10|cookbook:9|scented candle:8|cutlery set:6|vase:3",
  ),
  choice(
    "gift_type",
    "type of gift|kind of gift|gift category",
    "The kind of gift.",
    "voucher:26|household:22|experience:14|clothing:12|money:12|jewellery:8|book:6",
  ),
  choice(
    "furniture",
    {
      en: "furniture type|furniture item|piece of furniture|furniture piece|item of furniture|furniture category|type of furniture|kind of furniture",
      de: "möbel|möbelstück",
      es: "mueble",
      fr: "pièce de mobilier|mobilier",
      pt: "móvel",
    },
    "The piece of furniture.",
    "sofa:16|dining table:13|chair:13|bed:12|wardrobe:11|bookcase:9|desk:8|chest of drawers:7|coffee table:6|armchair:5",
  ),
  choice(
    "stationery",
    "stationery item|office supply|office supplies item|office item|stationery product|office supplies|type of stationery",
    "What is used up in offices.",
    "ballpoint pens:20|printer paper:20|notebooks:14|sticky notes:12|folders:10|envelopes:9|staples:6|markers:5|toner:4",
  ),
  choice(
    "ink_colour",
    "ink color|pen colour|pen color|colour of ink",
    "The colour of the ink.",
    "blue:44|black:40|red:8|green:5|violet:3",
  ),
  choice(
    "paper_size",
    "sheet size|page format|size of paper|print size|paper format",
    "The size of the sheet.",
    "A4:70|A3:12|A5:10|letter:6|A2:2",
  ),
  choice(
    "paper_type",
    "type of paper|paper stock|kind of paper|paper finish",
    "What the paper is like.",
    "plain:48|recycled:18|glossy:14|matt:12|card:6|photo:2",
  ),
];
