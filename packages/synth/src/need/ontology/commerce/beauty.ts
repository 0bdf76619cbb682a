import { choice, typed } from "../define.ts";
import type { SemanticType } from "../semantic-type.ts";

/** Skin, hair, nails and scents. */
export const beautyTypes: readonly SemanticType[] = [
  choice(
    "skin_type",
    {
      en: "type of skin|kind of skin|complexion type",
      de: "hauttyp",
      es: "tipo de piel",
      fr: "type de peau",
      pt: "tipo de pele",
    },
    "What the skin is like.",
    "combination:32|normal:24|dry:18|oily:16|sensitive:10",
  ),
  choice(
    "skin_tone",
    "skin colour|skin color|complexion|tone of skin",
    "How dark the skin is.",
    "light:24|medium:24|fair:16|olive:13|tan:11|brown:8|deep:4",
  ),
  choice(
    "skin_concern",
    "skin problem|skin issue|skin concerns|skincare concern|main skin concern",
    "What somebody would change about the skin.",
    "dryness:22|acne:20|fine lines:18|dark spots:12|redness:11|large pores:8|dullness:6|none:3",
  ),
  choice(
    "hair_colour",
    {
      en: "hair color|colour of hair|color of hair",
      de: "haarfarbe",
      es: "color de pelo|color de cabello|color del pelo",
      fr: "couleur des cheveux|couleur de cheveux",
      pt: "cor do cabelo|cor dos cabelos",
    },
    "The colour of the hair.",
    "brown:30|dark brown:24|black:17|blonde:15|grey:7|light brown:4|red:3",
  ),
  choice(
    "hair_type",
    "type of hair|hair texture|kind of hair",
    "What the hair is like.",
    "straight:42|wavy:32|curly:19|coily:7",
  ),
  choice(
    "hair_length",
    "length of hair|hair length category",
    "How long the hair is.",
    "medium:38|long:34|short:24|very short:4",
  ),
  choice(
    "hairstyle",
    {
      en: "hair style|haircut|haircut style|hair cut|type of haircut|haircut type|cut style",
      de: "frisur|haarschnitt",
      es: "corte de pelo|peinado",
      fr: "coiffure|coupe de cheveux",
      pt: "penteado|corte de cabelo",
    },
    "How the hair is cut.",
    "trim:22|layers:16|bob:15|fade:13|crew cut:9|long bob:8|pixie:6|fringe:5|buzz cut:4|undercut:2",
  ),
  choice(
    "nail_shape",
    "shape of nails|nail form",
    "The shape of the nails.",
    "almond:30|square:24|oval:20|round:12|coffin:9|stiletto:5",
  ),
  choice(
    "nail_service",
    "nail treatment|nails service|manicure type|type of manicure",
    "What is done to the nails.",
    "gel manicure:34|manicure:20|pedicure:18|acrylic extensions:12|infill:9|removal:5|nail art:2",
  ),
  choice(
    "nail_colour",
    "nail color|nail polish colour|nail polish|polish colour|nail varnish",
    "The colour of the nails.",
    "nude:26|red:20|pink:19|burgundy:9|black:7|white:7|coral:6|French:6",
  ),
  choice(
    "cosmetic",
    {
      en: "cosmetic product|cosmetics item|makeup product|make-up product|cosmetic type|makeup|beauty product type|makeup item",
      de: "kosmetikprodukt",
      es: "cosmético",
      fr: "produit cosmétique|maquillage",
      pt: "cosmético|maquiagem",
    },
    "What is put on.",
    "lipstick:20|foundation:17|mascara:17|concealer:10|eyeliner:9|eyeshadow palette:9|blush:8|nail polish:6|primer:4",
  ),
  choice(
    "skincare_product",
    "skin care product|skincare type|skincare item|skin product",
    "What the skin is cared for with.",
    "moisturiser:28|cleanser:22|serum:17|sunscreen:13|face mask:8|toner:6|eye cream:6",
  ),
  choice(
    "makeup_shade",
    "lipstick shade|foundation shade|~shade|lipstick colour|make-up shade",
    "The shade; invented names.",
    "Soft Nude|Rosewood|Coral Kiss|Porcelain|Warm Sand|Berry Stain|Honey|Cocoa|Classic Red|Mauve",
  ),
  choice(
    "perfume",
    {
      en: "perfume name|fragrance|scent|fragrance name|name of the perfume|eau de parfum",
      de: "parfüm|duft",
      es: "perfume|fragancia",
      fr: "parfum",
      pt: "perfume|fragrância",
    },
    "The perfume; invented.",
    "Velvet Fig|Rain on Cedar|Salt Garden|Amber Hour|White Orchard|Noir Saffron|Citrus Parade|Linen Moon|Iris Lane|Smoke and Pear",
  ),
  choice(
    "fragrance_family",
    "scent family|perfume family|olfactory family|type of fragrance",
    "What the perfume is like.",
    "floral:32|woody:22|citrus:16|amber:12|fresh:9|gourmand:6|aquatic:3",
  ),
  choice(
    "fragrance_note",
    "scent note|top note|base note|heart note|perfume note|middle note",
    "What the perfume smells of.",
    "bergamot:17|rose:15|jasmine:14|sandalwood:13|vanilla:13|musk:11|patchouli:7|lavender:6|cedar:4",
  ),
  choice(
    "perfume_concentration",
    "perfume type|fragrance type|concentration of perfume|type of perfume",
    "How strong the perfume is.",
    "eau de parfum:50|eau de toilette:34|parfum:9|eau de cologne:7",
  ),
  choice(
    "tattoo_style",
    {
      en: "!tattoo|type of tattoo|tattoo type|style of tattoo",
      de: "tätowierung",
      es: "tatuaje",
      fr: "tatouage",
      pt: "tatuagem",
    },
    "The style of the tattoo.",
    "fine line:24|traditional:17|blackwork:16|lettering:13|realism:11|geometric:8|Japanese:6|watercolour:5",
  ),
  choice(
    "piercing",
    "piercing type|type of piercing|piercing location|piercing place",
    "Where it is pierced.",
    "ear lobe:36|helix:16|nose:15|navel:10|septum:7|tragus:6|lip:4|eyebrow:3|tongue:3",
  ),
  choice(
    "beauty_treatment",
    "cosmetic treatment|aesthetic treatment|beautician service|beauty salon treatment|beauty procedure",
    "What the beautician does.",
    "facial:22|waxing:19|eyebrow shaping:15|lash extensions:13|manicure:11|laser hair removal:9|chemical peel:6|microneedling:5",
  ),
  choice(
    "spa_treatment",
    "spa service|wellness treatment|treatment at the spa|spa package",
    "What the spa does for its guests.",
    "full body massage:28|facial:18|hot stone massage:13|body scrub:12|mud wrap:9|couples massage:8|sauna session:7|aromatherapy bath:5",
  ),
  choice(
    "massage_type",
    "massage|type of massage|kind of massage|massage style",
    "The kind of massage.",
    "Swedish:28|deep tissue:24|sports:15|hot stone:11|Thai:8|aromatherapy:7|reflexology:5|lymphatic:2",
  ),
  typed("salon_name", "salon|hair salon|beauty salon|nail salon|name of the salon", "The salon; invented.", "string", {
    kind: "organisation",
    part: "name",
    ending: "Salon",
  }),
];
