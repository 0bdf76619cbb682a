import { choice, decimal, typed } from "../define.ts";
import { choices, lognormal } from "../models.ts";
import type { SemanticType } from "../semantic-type.ts";

/** Jewellery, stones and watches. */
export const jewelsTypes: readonly SemanticType[] = [
  choice(
    "jewellery",
    {
      en: "jewelry|jewellery type|jewelry type|piece of jewellery|jewellery item|jewelry item|jewel|type of jewellery",
      de: "schmuck|schmuckstück",
      es: "joya",
      fr: "bijou",
      pt: "joia",
    },
    "What is worn as jewellery.",
    "ring:34|earrings:23|necklace:19|bracelet:12|pendant:6|brooch:3|cufflinks:2|anklet:1",
  ),
  choice(
    "gemstone",
    {
      en: "gem|stone type|precious stone|gem type|birthstone|gemstone type|type of stone|type of gemstone",
      de: "edelstein",
      es: "piedra preciosa|gema",
      fr: "pierre précieuse",
      pt: "pedra preciosa",
    },
    "The stone.",
    "diamond:36|sapphire:13|pearl:10|ruby:9|emerald:8|amethyst:6|topaz:5|opal:4|garnet:4|aquamarine:3|turquoise:2",
  ),
  choice(
    "gem_shape",
    "cut shape|diamond shape|shape of the stone|gemstone cut|stone cut|gem cut",
    "How the stone is cut.",
    "round brilliant:52|princess:14|oval:10|emerald:8|cushion:7|pear:5|marquise:4",
  ),
  choice(
    "cut_grade",
    "~cut|diamond cut|cut quality|quality of the cut",
    "How well the stone is cut.",
    "Ideal:40|Premium:25|Very Good:22|Good:9|Fair:4",
  ),
  choice(
    "diamond_clarity",
    "~clarity|clarity grade|gem clarity|stone clarity|clarity of the diamond",
    "How clear the stone is.",
    "SI1:24|VS2:23|SI2:17|VS1:15|VVS2:9|VVS1:7|IF:3|I1:2",
  ),
  choice(
    "diamond_colour",
    "diamond color|colour grade|color grade|~color|~colour|diamond color grade",
    "How white the stone is.",
    "G:21|E:18|F:18|H:15|D:13|I:10|J:5",
  ),
  decimal(
    "carat",
    "carats|carat weight|diamond weight|weight in carat|weight in carats",
    "What the stone weighs.",
    lognormal(0.7, 0.55),
    2,
    {
      unit: "ct",
      minimum: 0.05,
      maximum: 30,
    },
  ),
  typed(
    "gold_karat",
    "!karat|gold purity|purity of gold|gold carat|fineness in karat",
    "How pure the gold is.",
    "int",
    choices("18:42|14:26|9:22|22:6|24:4"),
    {
      minimum: 8,
      maximum: 24,
    },
  ),
  choice(
    "precious_metal",
    "metal type|jewellery metal|ring metal|band metal|jewelry metal|metal of the ring|metal of the jewellery",
    "The metal of the piece.",
    "sterling silver:34|yellow gold:25|white gold:18|rose gold:10|platinum:7|titanium:4|palladium:2",
  ),
  choice(
    "watch_movement",
    "~movement|movement of the watch|watch mechanism|movement type of watch",
    "What drives the watch.",
    "quartz:52|automatic:30|mechanical:9|solar:6|hybrid:3",
  ),
  choice(
    "strap_material",
    "watch strap|!strap|strap type|material of the strap|watch band",
    "What the strap is of.",
    "leather:40|steel:30|silicone:12|rubber:8|nylon:8|ceramic:2",
  ),
];
