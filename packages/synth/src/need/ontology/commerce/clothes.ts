import { choice, decimal, typed } from "../define.ts";
import { choices, lognormal } from "../models.ts";
import type { SemanticType } from "../semantic-type.ts";

/** What is worn: garments, shoes, their cuts and sizes. */
export const clothesTypes: readonly SemanticType[] = [
  choice(
    "garment",
    {
      en: "garment type|clothing item|item of clothing|clothing type|clothing category|type of garment|apparel|apparel type|clothes item|piece of clothing|kind of clothing",
      de: "kleidungsstück",
      es: "prenda|prenda de ropa",
      fr: "vêtement|type de vêtement",
      pt: "peça de roupa",
    },
    "What is worn.",
    "T-shirt:18|jeans:13|dress:12|shirt:11|jumper:9|jacket:8|trousers:8|blouse:6|skirt:5|coat:5|shorts:3|cardigan:2",
  ),
  choice(
    "shoe",
    {
      en: "shoe type|type of shoe|shoe style|footwear|footwear type|kind of shoe|shoe category",
      de: "schuh|schuhart",
      es: "zapato|tipo de zapato",
      fr: "chaussure|type de chaussure",
      pt: "sapato|tipo de sapato",
    },
    "The kind of shoe.",
    "trainers:36|ankle boots:14|sandals:12|loafers:9|running shoes:9|heels:8|brogues:5|hiking boots:4|slippers:3",
  ),
  typed(
    "shoe_size",
    {
      en: "shoe size eu|eu shoe size|size of shoe|footwear size|boot size",
      de: "schuhgröße",
      es: "talla de zapato|talla de calzado|número de calzado",
      fr: "pointure",
      pt: "número do sapato|tamanho do sapato|número do calçado",
    },
    "The size of the shoe, on the European scale.",
    "int",
    choices("35:1|36:5|37:9|38:13|39:14|40:12|41:11|42:13|43:11|44:7|45:3|46:1"),
    { minimum: 1, maximum: 52 },
  ),
  typed(
    "dress_size",
    "skirt size|trouser size|trousers size|women's size|ladies size|eu dress size",
    "The size of the dress, on the European scale.",
    "int",
    choices("34:9|36:17|38:22|40:20|42:14|44:9|46:6|48:3"),
    { minimum: 0, maximum: 64 },
  ),
  typed(
    "waist_size",
    "jeans size|waist in inches|trouser waist",
    "How wide the waist is.",
    "int",
    choices("28:6|29:8|30:14|31:13|32:19|33:12|34:14|36:9|38:5"),
    {
      unit: "in",
      minimum: 20,
      maximum: 70,
    },
  ),
  typed(
    "ring_size",
    "finger size|size of ring",
    "Around the finger, in millimetres.",
    "int",
    choices("48:4|50:11|52:19|54:22|56:16|58:11|60:9|62:6|64:2"),
    {
      minimum: 3,
      maximum: 76,
    },
  ),
  choice(
    "bra_size",
    "cup and band size",
    "The size of the bra.",
    "75B:20|75C:16|80B:15|80C:14|70B:9|85C:8|70C:7|85D:6|80D:5",
  ),
  typed(
    "hat_size",
    "head circumference|cap size|helmet size",
    "Around the head.",
    "int",
    choices("54:8|55:13|56:18|57:21|58:18|59:12|60:7|61:3"),
    {
      unit: "cm",
      minimum: 30,
      maximum: 70,
    },
  ),
  choice(
    "fabric",
    {
      en: "fabric type|type of fabric|textile|fabric material|textile fibre|fabric composition|clothing material|garment material",
      de: "stoffart",
      es: "tela|tejido",
      fr: "tissu",
      pt: "tecido",
    },
    "What it is woven or knitted of.",
    "cotton:34|polyester:18|linen:10|wool:9|denim:8|viscose:7|silk:5|jersey:4|velvet:2|fleece:2|nylon:1",
  ),
  choice(
    "fabric_pattern",
    "~pattern|~print|print type|fabric print|pattern of the fabric|garment pattern",
    "What is on it.",
    "plain:48|striped:15|floral:13|checked:9|polka dot:6|geometric:4|animal print:3|tartan:2",
  ),
  choice(
    "clothing_fit",
    "~fit|fit type|garment fit|type of fit|jeans fit",
    "How it fits.",
    "regular:44|slim:24|relaxed:16|oversized:8|skinny:5|tailored:3",
  ),
  choice(
    "neckline",
    "neck type|collar or neckline|type of neckline",
    "The neck of the garment.",
    "crew neck:38|V-neck:26|polo:9|scoop:8|turtleneck:7|boat neck:6|square:4|halter:2",
  ),
  choice(
    "sleeve_length",
    "sleeve type|sleeves|!sleeve|type of sleeve",
    "How long the sleeves are.",
    "short:42|long:40|sleeveless:13|three-quarter:5",
  ),
  choice(
    "collar_type",
    "collar|type of collar|shirt collar",
    "The collar.",
    "spread:34|button-down:28|point:16|mandarin:10|cutaway:7|none:5",
  ),
  decimal("heel_height", "!heel|height of heel|heel height cm", "How high the heel is.", lognormal(4.5, 0.55), 1, {
    unit: "cm",
    minimum: 0,
    maximum: 20,
  }),
  choice(
    "colourway",
    "colorway|colour name|color name|shade name|name of the colour",
    "How the maker calls the colour.",
    "Midnight Blue|Chalk White|Forest Green|Dusty Rose|Charcoal|Sand|Burnt Orange|Sage|Lavender Mist|Cherry Red",
  ),
  choice(
    "fashion_collection",
    "~collection|season collection|clothing collection|collection of the season",
    "The collection; invented.",
    "Coastal Linen|Urban Winter|Spring Garden|Midnight Capsule|Heritage|Resort|Essentials|Studio",
  ),
  choice(
    "alteration",
    "alteration type|tailoring job|alteration service|sewing job|type of alteration|mending job|tailor service",
    "What the tailor does.",
    "hem trousers:30|take in waist:18|replace zip:16|shorten sleeves:12|let out seams:9|new lining:5|patch:6|sew on button:4",
  ),
  choice(
    "care_instruction",
    "care instructions|washing instructions|wash instruction|care label|washing instruction|garment care",
    "How it is to be washed.",
    "machine wash at 30 °C:42|machine wash at 40 °C:26|hand wash:14|dry clean only:12|do not tumble dry:6",
  ),
];
