import { choices, dependent } from "../../ontology/models.ts";
import { rule } from "../define.ts";

/** Phones run other systems than desks. */
export const systemOfDevice = rule("operating_system fits device_type", "operating_system device_type", {
  operating_system: dependent(
    "device_type",
    {
      mobile: choices("Android:66|iOS:34"),
      tablet: choices("iOS:58|Android:42"),
      desktop: choices("Windows:70|macOS:22|Linux:8"),
    },
    choices("Android:40|Windows:27|iOS:19|macOS:9|Linux:5"),
  ),
});
