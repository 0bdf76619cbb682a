import { choices, flags, lognormal, numbers } from "../ontology/models.ts";
import { core, follows, key, known, knowns } from "./define.ts";
import type { Frame } from "./frame.ts";

const equipment: Frame = {
  id: "it_equipment",
  title: "IT equipment",
  cues: {
    en: "laptop inventory:6|server inventory:7|list of servers:6|server list:6|hardware inventory:6|it inventory:6|it asset:6|asset inventory:4|company laptop:6|office laptop:2|laptop of:3|laptop:1.5|device inventory:5|equipment list:4|servers we run:6|host inventory:5|phone inventory:4|serial number:1",
    de: "serverliste:6|it-inventar:6|geräteliste:5|hardwareinventar:6|laptops der firma:5|notebooks:2",
    es: "inventario de servidores:7|inventario de portátiles:7|inventario informático:6|portátiles de la empresa:6",
    fr: "inventaire des serveurs:7|parc informatique:6|inventaire informatique:6|ordinateurs portables:3",
    pt: "inventário de servidores:7|inventário de portáteis:7|inventário de ti:6|notebooks da empresa:6",
  },
  against:
    "price list:3|catalogue:3|catalog:3|sold:3|order:3|review:3|cpu usage:4|cpu percent:4|cpu load:4|ticket:3|query:3|queries:3|repair:3|benchmark:3|shop:3|cve:4",
  record: "device",
  fields: [
    key("asset_id=record_id", {
      names: "asset|asset tag|inventory number|device",
      model: { kind: "code", prefix: "IT-", radix: 10, width: 5, order: "sequence" },
    }),
    core("hostname=host", { names: "host|hostname|server name" }),
    core("model=device_model", { names: "model|modell|modelo|modèle" }),
    core("operating_system", { names: "os|operating system|betriebssystem" }),
    core("purchased_on=date", { names: "bought on|bought|purchased|purchase date|bought in" }),
    core("assigned_to", { names: "assigned to|user|owner|given to" }),
    known("cpu_cores=count", { names: "cores|cpu cores|cpus|vcpu", model: choices("2:12|4:30|8:32|16:18|32:8") }),
    known("ram_gb=count", {
      names: "ram|memory|ram gb|memory gb",
      unit: "GB",
      model: choices("8:18|16:34|32:26|64:14|128:8"),
    }),
    known("disk_gb=count", { names: "disk|storage|ssd", unit: "GB", model: choices("256:24|512:38|1000:26|2000:12") }),
    known("is_patched=flag", { names: "patched|up to date", model: flags(0.82) }),
    known("warranty_until=expiry_date", { names: "warranty until|warranty end|warranty|garantie bis" }),
    known("cost=price", { names: "cost|price|purchase price", model: numbers(lognormal(1_100, 0.5), 2) }),
    ...knowns("serial_number status=device_status department location ip_address is_encrypted=flag note"),
  ],
  rules: [follows("warranty_until", "purchased_on", lognormal(1_095, 0.15), "day")],
  rhythm: "business",
  days: 1_460,
};

export const equipmentFrames: readonly Frame[] = [equipment];
