import { choice } from "../define.ts";
import { named, numbered } from "../named.ts";
import type { SemanticType } from "../semantic-type.ts";

/** Pits, faces and holes, and what works in them. */
export const miningTypes: readonly SemanticType[] = [
  named(
    "pit",
    { en: "pit name|open pit|mine pit|pit number", de: "tagebau|grube", es: "tajo", pt: "cava" },
    "The pit.",
    "North Pit|South Pit|East Pit|Main Pit|West Pit|Pit 4|Ridge Pit",
  ),
  named(
    "bench_level",
    { en: "~bench|bench number|mining bench|rl" },
    "Height of the bench.",
    "RL 240|RL 230|RL 220|RL 210|RL 200|RL 190|RL 180|RL 170",
  ),
  named("shovel", { en: "shovel id|shovel number|loading unit|loader unit" }, "The shovel.", numbered("SH", 11, 7)),
  named(
    "excavator",
    {
      en: "excavator number|digger|excavator id",
      de: "bagger",
      es: "excavadora",
      fr: "excavatrice",
      pt: "escavadeira",
    },
    "The excavator.",
    numbered("EX-", 101, 8),
  ),
  choice(
    "explosive",
    {
      en: "explosive type|explosive product|blasting agent|type of explosive",
      de: "sprengstoff",
      es: "explosivo",
      fr: "explosif",
      pt: "explosivo",
    },
    "What was blasted with.",
    "ANFO:48|heavy ANFO:20|bulk emulsion:20|packaged emulsion:8|cast booster:4",
  ),
  named(
    "seam",
    { en: "coal seam|seam name|seam number", de: "flöz" },
    "The seam.",
    "Seam A|Seam B|Upper Main|Lower Main|Seam D|No. 5|No. 7|Deep Hard",
  ),
  named(
    "borehole",
    {
      en: "bore hole|drill hole|drillhole|hole id|borehole id|borehole number",
      es: "sondeo|pozo de sondeo",
      fr: "forage",
      pt: "furo|furo de sondagem",
    },
    "Number of the hole.",
    numbered("BH-", 11, 16),
  ),
  named("drill_core", { en: "core sample|core box|~core|core number|core run" }, "The core.", numbered("Core ", 1, 14)),
  named(
    "drill_rig",
    {
      en: "!drill|!rig|rig name|drilling rig|drill number|rig number|drill id",
      de: "bohrgerät|bohranlage",
      es: "perforadora",
      fr: "foreuse",
      pt: "perfuratriz",
    },
    "The drill.",
    "Rig 2|Rig 4|Rig 5|Rig 7|Rig 11|Rig 12",
  ),
  choice(
    "drill_bit",
    "bit type|drill bit type",
    "Kind of bit.",
    "tricone:34|PDC:28|DTH hammer:20|diamond core:12|drag bit:6",
  ),
  choice(
    "drilling_method",
    "drill type|method of drilling|drill method|drilling type",
    "How it is drilled.",
    "reverse circulation:32|diamond core:28|rotary:18|auger:12|sonic:10",
  ),
  named(
    "blast_id",
    { en: "blast|blast number|shot number|blast pattern" },
    "Number of the blast.",
    "B-2401|B-2402|B-2403|B-2404|B-2405|B-2406|B-2407|B-2408|B-2409|B-2410",
  ),
  choice(
    "material_moved",
    "material type mined|mined material|material hauled|rock class",
    "What was moved.",
    "waste:44|high grade ore:20|low grade ore:20|overburden:10|topsoil:6",
  ),
  named(
    "refinery",
    { en: "refinery name|smelter|oil refinery", de: "raffinerie", es: "refinería", fr: "raffinerie", pt: "refinaria" },
    "Invented refinery.",
    "Harbour Point|Saltmarsh|Ostrava Bend|Kestrel Bay|Redcliff|Dunmore|Falkenau|Sandhaven",
  ),
  choice(
    "crude_grade",
    "crude type|grade of crude|!crude|oil grade of crude",
    "Grade of the crude.",
    "light sweet:36|medium sour:26|heavy sour:20|light sour:12|extra heavy:6",
  ),
  named(
    "stockpile_name",
    { en: "stock pile|stockpile name|rom pad" },
    "The stockpile.",
    "ROM 1|ROM 2|SP-A|SP-B|SP-C|Low Grade North|Crushed 1",
  ),
  choice(
    "support_type",
    "ground support|roof support|rock bolt type",
    "What holds the rock.",
    "rock bolts:40|mesh:22|shotcrete:20|cable bolts:12|steel sets:6",
  ),
  named(
    "crusher_unit",
    { en: "crusher number|ball mill|mill number" },
    "The crusher.",
    "CR-11|CR-12|CR-21|Primary|Secondary",
  ),
];
