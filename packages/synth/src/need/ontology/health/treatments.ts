import { choice } from "../define.ts";
import type { SemanticType } from "../semantic-type.ts";

/** What is done for patients, and with what they are helped through the day. */
export const treatmentTypes: readonly SemanticType[] = [
  choice(
    "treatment",
    {
      en: "treatment type|type of treatment|treatment given|kind of treatment|treatment name|medical treatment|treatment received",
      de: "behandlung|behandlungsart",
      es: "tratamiento|tipo de tratamiento",
      fr: "traitement|type de traitement",
      pt: "tratamento|tipo de tratamento",
    },
    "What the patient was treated with.",
    "medication:24|physiotherapy:18|wound care:10|injection:10|minor surgery:8|infusion:7|counselling:6|dressing change:5|vaccination:4|radiotherapy:3|chemotherapy:3|dialysis:2",
  ),
  choice(
    "operation",
    "~operation|~operation type|type of operation performed|surgery type|type of surgery|kind of surgery|operation performed|operation name",
    "What was operated.",
    "cataract surgery:16|hip replacement:12|knee replacement:12|hernia repair:12|gallbladder removal:11|caesarean section:10|appendectomy:8|coronary bypass:6|tonsillectomy:5|spinal fusion:4|mastectomy:4",
  ),
  choice(
    "implant",
    "implant type|type of implant|prosthesis|prosthesis type|implanted device|medical implant",
    "What was implanted.",
    "hip prosthesis:22|knee prosthesis:20|dental implant:16|pacemaker:12|intraocular lens:10|coronary stent:9|screw and plate:6|cochlear implant:3|breast implant:2",
  ),
  choice(
    "phenotype",
    "clinical phenotype|phenotypes|hpo term|phenotype term|phenotypic feature|phenotypic abnormality",
    "What is seen in the patient, as experts of rare diseases call it.",
    "global developmental delay:18|seizure:16|muscular hypotonia:12|short stature:11|microcephaly:9|hearing impairment:8|ataxia:7|scoliosis:7|cardiomyopathy:6|cleft palate:4|retinal dystrophy:4",
  ),
  choice(
    "care_level",
    {
      en: "level of care|care grade|dependency level|care dependency|care need|level of care needed",
      de: "pflegestufe",
      fr: "niveau de dépendance",
    },
    "How much care somebody needs.",
    "independent:14|low:26|medium:32|high:21|palliative:7",
  ),
  choice(
    "pflegegrad",
    { en: "nursing grade", de: "pflegegrad" },
    "The German grade of care.",
    "2:36|3:32|4:16|1:9|5:7",
  ),
  choice(
    "care_type",
    "type of care|kind of care|care service type|care setting|form of care",
    "In what form somebody is cared for.",
    "home care:30|residential care:28|nursing home:22|day care:8|respite care:7|dementia care:3|palliative care:2",
  ),
  choice(
    "care_task",
    "care activity|care service|personal care task|caregiving task|care visit task|task of the carer",
    "What a carer helps with.",
    "washing:22|medication:20|meal preparation:16|dressing:14|mobilisation:10|toileting:8|companionship:6|wound dressing:4",
  ),
  choice(
    "mobility_level",
    "!mobility|mobility status|patient mobility|mobility of the patient|resident mobility|walking ability",
    "How well somebody moves.",
    "walks alone:38|walks with a stick:20|walking frame:20|wheelchair:16|bedridden:6",
  ),
  choice(
    "walking_aid",
    {
      en: "mobility aid|walking aids|mobility aids|assistive device|mobility equipment",
      de: "gehhilfe",
      es: "ayuda para caminar",
      fr: "aide à la marche",
      pt: "auxiliar de marcha",
    },
    "What somebody walks with.",
    "none:38|walking stick:22|rollator:18|wheelchair:10|crutches:7|walking frame:5",
  ),
  choice(
    "wheelchair_type",
    "type of wheelchair|wheelchair|wheelchair model",
    "The kind of wheelchair.",
    "manual:48|electric:24|transport:16|sports:6|bariatric:6",
  ),
  choice(
    "allergy_type",
    "type of allergy|allergy category|kind of allergy|allergy group",
    "What kind of allergy it is.",
    "pollen:30|food:24|drug:18|house dust mite:12|animal hair:8|insect venom:5|latex:3",
  ),
  choice(
    "prescription_type",
    "type of prescription|prescription kind|script type",
    "The kind of prescription.",
    "repeat:48|acute:42|controlled drug:6|hospital:4",
  ),
  choice(
    "physiotherapy_treatment",
    "physio treatment|physical therapy treatment|physiotherapy technique|physiotherapy type|physical therapy type",
    "What the physiotherapist does.",
    "manual therapy:28|exercise therapy:26|massage:14|lymph drainage:10|gait training:8|heat therapy:6|electrotherapy:5|taping:3",
  ),
  choice(
    "pain_type",
    "type of pain|pain quality|pain description|kind of pain",
    "How it hurts.",
    "dull:28|sharp:22|burning:16|throbbing:15|stabbing:12|cramping:7",
  ),
  choice(
    "wound_type",
    "type of wound|kind of wound|wound category",
    "The kind of wound.",
    "pressure ulcer:28|surgical wound:24|leg ulcer:16|diabetic foot ulcer:14|laceration:10|burn:8",
  ),
  choice(
    "disability_type",
    "type of disability|disability|kind of disability|disability category",
    "What hinders somebody.",
    "none:78|mobility:8|hearing:4|mental health:4|learning:3|visual:3",
  ),
];
