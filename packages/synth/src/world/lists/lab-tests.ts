import { lazily } from "../list.ts";

/** A laboratory test with the unit and the usual range of a healthy adult. */
export interface LabTest {
  readonly name: string;
  readonly unit: string;
  readonly low: number;
  readonly high: number;
  readonly panel: string;
}

export const labTests = lazily((): readonly LabTest[] =>
  `Glucose|mg/dL|70|99|metabolic
Haemoglobin A1c|%|4|5.6|metabolic
Sodium|mmol/L|135|145|metabolic
Potassium|mmol/L|3.5|5.1|metabolic
Chloride|mmol/L|98|107|metabolic
Bicarbonate|mmol/L|22|29|metabolic
Calcium|mg/dL|8.6|10.2|metabolic
Magnesium|mg/dL|1.7|2.2|metabolic
Phosphate|mg/dL|2.5|4.5|metabolic
Urea nitrogen|mg/dL|7|20|kidney
Creatinine|mg/dL|0.6|1.2|kidney
Estimated filtration rate|mL/min/1.73 m2|90|120|kidney
Uric acid|mg/dL|3.5|7.2|kidney
Urine albumin to creatinine|mg/g|0|29|kidney
Total cholesterol|mg/dL|125|199|lipids
LDL cholesterol|mg/dL|50|99|lipids
HDL cholesterol|mg/dL|40|80|lipids
Triglycerides|mg/dL|40|149|lipids
ALT|U/L|7|45|liver
AST|U/L|8|40|liver
Alkaline phosphatase|U/L|40|129|liver
Gamma GT|U/L|8|60|liver
Total bilirubin|mg/dL|0.1|1.2|liver
Albumin|g/dL|3.5|5.2|liver
Total protein|g/dL|6.4|8.3|liver
Lipase|U/L|13|60|liver
Haemoglobin|g/dL|12|17|blood count
Haematocrit|%|36|50|blood count
White blood cells|10^9/L|4|10.5|blood count
Red blood cells|10^12/L|4|5.7|blood count
Platelets|10^9/L|150|400|blood count
Mean cell volume|fL|80|98|blood count
Neutrophils|10^9/L|1.8|7.5|blood count
Lymphocytes|10^9/L|1|4|blood count
Monocytes|10^9/L|0.2|0.9|blood count
Eosinophils|10^9/L|0|0.5|blood count
Thyrotropin|mIU/L|0.4|4.2|thyroid
Free thyroxine|ng/dL|0.9|1.7|thyroid
Ferritin|ng/mL|20|250|iron
Iron|ug/dL|60|170|iron
Transferrin saturation|%|20|45|iron
Vitamin B12|pg/mL|220|900|vitamins
Folate|ng/mL|4|20|vitamins
Vitamin D|ng/mL|30|80|vitamins
C-reactive protein|mg/L|0|5|inflammation
Sedimentation rate|mm/h|1|20|inflammation
Procalcitonin|ng/mL|0|0.1|inflammation
INR|ratio|0.9|1.1|clotting
Partial thromboplastin time|s|25|36|clotting
D-dimer|ng/mL|0|500|clotting
Troponin|ng/L|0|14|heart
Natriuretic peptide|pg/mL|0|100|heart
Creatine kinase|U/L|30|200|heart
Lactate|mmol/L|0.5|2|blood gas
pH|pH|7.35|7.45|blood gas
Oxygen pressure|mmHg|80|100|blood gas
Carbon dioxide pressure|mmHg|35|45|blood gas
Prostate antigen|ng/mL|0|4|markers
Cortisol|ug/dL|6|18|hormones
Testosterone|ng/dL|270|900|hormones`
    .split("\n")
    .map((line) => {
      const [name = "", unit = "", low, high, panel = ""] = line.split("|");
      return { name, unit, low: Number(low), high: Number(high), panel };
    }),
);
