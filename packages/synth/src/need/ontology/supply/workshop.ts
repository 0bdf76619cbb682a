import { choice } from "../define.ts";
import { named, numbered } from "../named.ts";
import type { SemanticType } from "../semantic-type.ts";

/** How pieces are shaped, joined and finished, and what with. */
export const workshopTypes: readonly SemanticType[] = [
  choice(
    "coating",
    {
      en: "coating type|surface coating|type of coating|finish coating|coating system|plating",
      de: "beschichtung",
      es: "recubrimiento|revestimiento",
      fr: "revêtement",
      pt: "revestimento",
    },
    "What the surface is coated with.",
    "powder coat:26|zinc plated:20|anodised:14|epoxy:12|galvanised:11|nickel plated:7|PTFE:5|uncoated:5",
  ),
  named(
    "mould",
    {
      en: "mold|mould number|mold number|mould id|mold id|die number|injection mould|injection mold",
      de: "gussform|werkzeugform",
      es: "molde",
      fr: "moule",
      pt: "molde",
    },
    "Number of the mould.",
    "MLD-104|MLD-107|MLD-112|MLD-118|MLD-121|MLD-126|MLD-133|MLD-140|MLD-152|MLD-160",
  ),
  choice(
    "cutting_tool",
    "tool type|machine tool|milling tool|tool insert|cutter",
    "What cuts.",
    "end mill 10 mm:22|drill 8.5 mm:18|face mill 50 mm:14|tap M8:12|turning insert CNMG:12|reamer 12H7:8|ball nose 6 mm:8|chamfer mill:6",
  ),
  choice(
    "machining_operation",
    "machining process|machining step|manufacturing process|production process|production step|process step|work step",
    "What is done to the piece.",
    "milling:22|turning:20|drilling:16|grinding:11|welding:10|assembly:9|deburring:7|heat treatment:5",
  ),
  choice(
    "weld_process",
    "welding process|weld type|welding method|type of weld",
    "How it is welded.",
    "MIG:38|TIG:24|stick:16|spot:12|submerged arc:6|laser:4",
  ),
  named("weld", { en: "weld number|weld joint|weld seam|weld id" }, "Number of the weld.", numbered("W-", 101, 16)),
  choice(
    "weld_position",
    "welding position",
    "In what position it is welded.",
    "PA:34|PB:24|PC:14|PF:14|PE:8|H-L045:6",
  ),
  choice(
    "welder_certificate",
    "welder qualification|welding certificate",
    "By what the welder is qualified.",
    "ISO 9606-1:62|ISO 9606-2:16|ASME IX:14|AWS D1.1:8",
  ),
  choice(
    "cast_defect",
    "casting defect|moulding defect|molding defect",
    "What is wrong with the casting.",
    "none:72|porosity:9|short shot:6|flash:5|sink mark:4|warpage:4",
  ),
  choice(
    "polymer",
    {
      en: "resin|plastic type|type of plastic|plastic|polymer type",
      de: "kunststoff",
      es: "plástico",
      fr: "plastique",
      pt: "plástico",
    },
    "What plastic it is.",
    "PP:24|ABS:18|PE-HD:16|PA66:12|PC:10|PET:9|POM:6|PVC:5",
  ),
  choice(
    "heat_treatment",
    "heat treatment type|hardening process",
    "How it is treated with heat.",
    "quench and temper:34|case hardening:20|annealing:18|normalising:14|nitriding:8|none:6",
  ),
  choice(
    "surface_finish_type",
    "surface treatment|surface treatment type",
    "How the surface is finished.",
    "as machined:30|polished:18|brushed:16|bead blasted:14|ground:12|painted:10",
  ),
  choice(
    "tolerance_class",
    "tolerance grade|fit class|iso fit",
    "Class of the tolerance.",
    "H7:34|h6:22|IT8:16|g6:12|ISO 2768-m:10|K6:6",
  ),
  choice(
    "thread_size",
    "screw size|bolt size|bolt type|fastener size",
    "Size of the thread.",
    "M8:24|M6:22|M10:18|M5:12|M12:12|M4:7|M16:5",
  ),
  named(
    "fixture_number",
    { en: "fixture id|jig|jig number|clamping fixture" },
    "Number of the fixture.",
    numbered("FX-", 11, 10),
  ),
  named(
    "press_line",
    { en: "press number|stamping press|injection press|press line number" },
    "The press.",
    numbered("Press ", 1, 8),
  ),
  choice(
    "scrap_reason",
    "reject reason|reason for scrap|scrap cause",
    "Why pieces were scrapped.",
    "out of tolerance:26|surface defect:22|crack:12|setup part:12|wrong material:8|contamination:10|porosity:10",
  ),
  choice(
    "inspection_method",
    "test method of pieces|ndt method|testing method|inspection technique",
    "How it was examined.",
    "visual:34|dimensional:22|ultrasonic:14|dye penetrant:10|radiographic:9|magnetic particle:6|hardness test:5",
  ),
  choice(
    "wood_type",
    "timber species|type of wood|kind of wood|timber type|lumber",
    "What wood it is.",
    "oak:22|pine:20|beech:14|walnut:10|spruce:10|maple:9|birch:8|ash:7",
  ),
  choice(
    "steel_grade",
    "grade of steel|steel type|type of steel",
    "Grade of the steel.",
    "S235JR:26|S355J2:22|304:16|316L:12|42CrMo4:10|C45:8|DC01:6",
  ),
  choice(
    "adhesive",
    "glue|adhesive type|glue type|sealant",
    "What it is glued with.",
    "epoxy:30|cyanoacrylate:18|polyurethane:18|silicone:14|hot melt:12|acrylic:8",
  ),
  choice(
    "paint_type",
    "paint|paint system|type of paint",
    "What it is painted with.",
    "acrylic:28|polyurethane:20|epoxy primer:18|alkyd enamel:14|latex:12|zinc rich primer:8",
  ),
];
