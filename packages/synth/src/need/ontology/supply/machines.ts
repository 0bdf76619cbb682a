import { choice } from "../define.ts";
import { named, numbered } from "../named.ts";
import type { SemanticType } from "../semantic-type.ts";

/** Machines of a works and of its tool crib, and what is made and used up on them. */
export const machinesTypes: readonly SemanticType[] = [
  named(
    "lathe",
    { en: "lathe number|cnc lathe|turning machine", de: "drehmaschine", es: "torno", fr: "tour à métaux", pt: "torno" },
    "The lathe.",
    numbered("Lathe ", 1, 6),
  ),
  named(
    "mixer",
    {
      en: "mixer number|agitator|stirrer|blender number",
      de: "rührwerk|mischer",
      es: "mezclador",
      fr: "mélangeur",
      pt: "misturador",
    },
    "The mixer.",
    numbered("MX-", 101, 8),
  ),
  named(
    "extruder",
    { en: "extruder number|extrusion line", de: "extruder", es: "extrusora", fr: "extrudeuse", pt: "extrusora" },
    "The extruder.",
    numbered("Extruder ", 1, 6),
  ),
  named(
    "generator",
    {
      en: "genset|diesel generator|generator number|generator tag",
      de: "generator|aggregat",
      es: "grupo electrógeno",
      fr: "groupe électrogène",
      pt: "gerador",
    },
    "The generator.",
    numbered("GEN-", 101, 8),
  ),
  named(
    "reactor_vessel",
    { en: "!reactor|reactor number|reactor tag|digester", de: "reaktor", fr: "réacteur", pt: "reator" },
    "The reactor.",
    numbered("R-", 201, 8),
  ),
  named(
    "hoist",
    { en: "hoist number|lifting gear|winch", de: "winde|hebezeug" },
    "The hoist.",
    numbered("HST-", 101, 8),
  ),
  named(
    "robot_arm",
    { en: "industrial robot|welding robot|robot cell|robot arm number", de: "roboterarm" },
    "The robot.",
    numbered("Robot ", 1, 8),
  ),
  named(
    "production_cell",
    { en: "manufacturing cell|machine cell|assembly cell|work cell" },
    "The cell.",
    numbered("Cell ", 1, 8),
  ),
  named("plc", { en: "plc name|plc tag|controller of line|control unit" }, "The controller.", numbered("PLC-", 101, 8)),
  named("spindle_number", { en: "machine spindle" }, "The spindle.", numbered("Spindle ", 1, 6)),
  named(
    "test_bench",
    { en: "test rig|test stand|test bench number", de: "prüfstand", es: "banco de pruebas", fr: "banc d'essai" },
    "The test bench.",
    numbered("Bench ", 1, 6),
  ),
  choice(
    "tool",
    {
      en: "hand tool|power tool|type of tool|kind of tool|workshop tool|rental tool",
      de: "werkzeug",
      es: "herramienta",
      fr: "outil",
      pt: "ferramenta",
    },
    "What tool it is.",
    "cordless drill:20|angle grinder:16|torque wrench:14|circular saw:12|jigsaw:10|multimeter:10|hammer drill:10|heat gun:8",
  ),
  choice(
    "part_name",
    {
      en: "name of part|part description|part type|type of part|machined part|workpiece",
      de: "bauteil|werkstück",
      es: "nombre de la pieza|pieza",
      fr: "nom de la pièce",
      pt: "nome da peça|peça",
    },
    "What part it is.",
    "bracket:18|housing:17|shaft:15|gear:12|cover:11|flange:10|bushing:9|spacer:8",
  ),
  choice(
    "part_family",
    "product family|family of parts|product line of factory|part group",
    "Family of parts.",
    "housings:26|shafts:22|brackets:20|gears:17|covers:15",
  ),
  choice(
    "pipe_material",
    "pipe type|type of pipe|material of pipe|main material|pipeline material",
    "What the pipe is made of.",
    "PVC:30|ductile iron:24|HDPE:22|steel:14|copper:7|cast iron:3",
  ),
  choice(
    "corrosion_type",
    "type of corrosion|corrosion mechanism|corrosion",
    "How it corrodes.",
    "uniform:36|pitting:24|crevice:14|galvanic:12|stress cracking:8|erosion:6",
  ),
  choice(
    "weld_joint_type",
    "type of joint|joint design",
    "How the joint is made.",
    "butt:40|fillet:24|lap:16|tee:12|corner:8",
  ),
  choice(
    "coolant_type",
    {
      en: "cutting fluid|cooling fluid|antifreeze",
      de: "kühlmittel",
      es: "refrigerante",
      fr: "liquide de refroidissement",
      pt: "fluido refrigerante",
    },
    "What it is cooled with.",
    "emulsion 5%:36|emulsion 8%:24|synthetic:18|glycol 40%:14|water:8",
  ),
  choice(
    "cleaning_agent",
    "cleaning product|detergent|cleaning chemical|disinfectant",
    "What it is cleaned with.",
    "caustic soda 2%:30|peracetic acid:22|neutral detergent:20|isopropanol:16|nitric acid 1%:12",
  ),
  choice(
    "protective_equipment",
    "ppe|ppe item|ppe type|protective gear|safety gear|safety equipment",
    "What people wear to be safe.",
    "safety glasses:22|gloves:22|hard hat:19|ear protection:14|safety shoes:13|respirator:10",
  ),
  choice(
    "sensor_location",
    "measuring point|measurement point|sensor position|installation point|mounting position|measurement location",
    "Where it is measured.",
    "inlet:22|outlet:20|drive end bearing:18|non-drive end bearing:14|gearbox:14|tank bottom:12",
  ),
  choice(
    "electrode",
    "electrode type|welding wire|filler metal|filler wire|welding rod|filler material",
    "What is melted into the seam.",
    "ER70S-6:38|E7018:24|ER308L:18|E6013:12|ER4043:8",
  ),
  choice(
    "abrasive",
    "grinding wheel|grit|abrasive type|sandpaper",
    "What it is ground with.",
    "P80:22|P120:24|P240:18|A60 wheel:16|CBN wheel:10|diamond wheel:10",
  ),
  choice(
    "concrete_grade",
    {
      en: "concrete class|grade of concrete|strength class of concrete|concrete mix|concrete type",
      de: "betonklasse|betongüte",
      es: "clase de hormigón",
      fr: "classe de béton",
      pt: "classe do concreto",
    },
    "Class of the concrete.",
    "C25/30:34|C30/37:28|C20/25:16|C35/45:13|C40/50:6|C12/15:3",
  ),
  named(
    "control_loop",
    { en: "loop tag|control loop tag|loop number" },
    "Tag of the loop.",
    "TIC-101|TIC-205|PIC-110|PIC-301|FIC-120|FIC-121|FIC-240|LIC-105|LIC-310|AIC-401",
  ),
  named(
    "melt_number",
    { en: "cast number|melt|charge number of melt", de: "chargennummer" },
    "Number of the melt.",
    numbered("H", 48211, 16),
  ),
];
