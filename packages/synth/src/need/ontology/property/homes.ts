import { choice, shaped, typed } from "../define.ts";
import type { SemanticType } from "../semantic-type.ts";

/** What homes are built of, what is in them, how they are let and what breaks. */
export const homesTypes: readonly SemanticType[] = [
  choice(
    "wall_material",
    {
      en: "wall type|wall construction|building material of walls|exterior material|facade material|cladding|material of the walls|exterior wall material|outer wall material",
      de: "wandmaterial|bauweise der wände",
      es: "material de las paredes",
      fr: "matériau des murs",
      pt: "material das paredes",
    },
    "What the walls are of.",
    "brick:40|concrete:20|timber frame:15|stone:10|concrete block:8|rendered:4|adobe:2|steel panels:1",
  ),
  choice(
    "roof_type",
    {
      en: "roof|roof shape|type of roof|roof style|roof form|shape of the roof",
      de: "dachform|dachtyp|dach",
      es: "tipo de tejado|tejado|tipo de techo",
      fr: "type de toit|toit|toiture",
      pt: "tipo de telhado|telhado",
    },
    "The shape of the roof.",
    "gable:42|hip:22|flat:20|mansard:6|shed:5|gambrel:3|green roof:2",
  ),
  choice(
    "roof_material",
    "roof covering|roofing|roofing material|material of the roof|roof tiles",
    "What the roof is covered with.",
    "clay tile:30|concrete tile:24|asphalt shingle:16|slate:12|metal:10|bitumen:6|thatch:2",
  ),
  choice(
    "flooring",
    {
      en: "floor type|flooring type|floor covering|floor material|type of flooring|flooring material|type of floor",
      de: "bodenbelag",
      es: "tipo de suelo|suelo",
      fr: "revêtement de sol",
      pt: "tipo de piso",
    },
    "What is walked on.",
    "laminate:28|hardwood:22|tile:20|carpet:15|vinyl:11|stone:3|concrete:1",
  ),
  choice(
    "glazing",
    "window type|glazing type|type of window|type of glazing|windows type|window glazing",
    "How the windows are glazed.",
    "double glazed:66|triple glazed:18|single glazed:14|secondary glazed:2",
  ),
  choice(
    "door_type",
    "type of door|kind of door|door style",
    "The kind of door.",
    "hinged:52|sliding:20|double:12|folding:9|pocket:7",
  ),
  choice(
    "kitchen_type",
    "type of kitchen|kitchen layout|kitchen style",
    "How the kitchen is laid out.",
    "open plan:38|L-shaped:20|galley:14|U-shaped:12|kitchenette:9|island:7",
  ),
  choice(
    "parking_type",
    "type of parking|kind of parking|parking arrangement|parking kind",
    "Where the car stands.",
    "street:32|garage:25|driveway:20|underground:11|carport:7|none:5",
  ),
  choice(
    "property_feature",
    "home feature|feature of the property|features of the property|house feature|home features|property features",
    "What the home has.",
    "balcony:22|garden:20|garage:14|lift:12|fireplace:9|terrace:9|cellar:8|pool:4|sauna:2",
  ),
  choice(
    "pet_policy",
    "pets policy|policy on pets|rule on pets|pet rule",
    "Whether pets may live there.",
    "no pets:46|on request:26|cats only:12|small pets:10|all pets:6",
  ),
  choice(
    "lease_type",
    {
      en: "tenancy type|type of lease|lease kind|type of tenancy|rental type|type of rental|kind of lease",
      de: "mietvertragsart",
      es: "tipo de arrendamiento",
      fr: "type de bail",
      pt: "tipo de arrendamento",
    },
    "How it is let.",
    "fixed term:56|periodic:22|furnished let:9|short let:7|student let:4|company let:2",
  ),
  choice(
    "tenant_type",
    "type of tenant|tenant category|kind of tenant|tenant profile",
    "Who rents.",
    "couple:28|single person:26|family:22|sharers:10|student:10|company:4",
  ),
  choice(
    "maintenance_issue",
    {
      en: "maintenance request type|repair issue|repair request type|housing repair|type of maintenance request|home repair|issue reported by tenant|repair needed|maintenance category|repair category|property issue",
      de: "schadensmeldung",
      es: "avería en la vivienda",
      fr: "problème dans le logement",
      pt: "avaria na casa",
    },
    "What is broken in the home.",
    "leaking tap:18|boiler breakdown:16|blocked drain:14|damp and mould:11|electrical fault:11|broken window:8|door lock:8|heating not working:8|appliance fault:4|pest:2",
  ),
  choice(
    "trade_needed",
    "contractor type|type of contractor|tradesman type|tradesperson type|trade of the contractor|trade required|type of tradesman",
    "Whose trade it is.",
    "plumber:26|electrician:22|heating engineer:14|painter:11|carpenter:10|roofer:7|locksmith:6|gardener:4",
  ),
  typed(
    "building_name",
    "name of the building|apartment building|residential building",
    "The building; invented.",
    "string",
    {
      kind: "organisation",
      part: "name",
      ending: "House",
    },
  ),
  choice(
    "boiler_type",
    "type of boiler|heating boiler type",
    "The kind of boiler.",
    "combi:52|system:20|conventional:16|back boiler:7|condensing oil:5",
  ),
  choice(
    "insulation",
    {
      en: "insulation type|insulation material|type of insulation|wall insulation|thermal insulation",
      de: "dämmung|wärmedämmung",
      es: "aislamiento",
      fr: "isolation",
      pt: "isolamento",
    },
    "How the home is kept warm.",
    "cavity wall:28|mineral wool:24|none:18|external boards:13|loft only:11|wood fibre:4|spray foam:2",
  ),
  choice(
    "facing",
    "property orientation|facing direction|garden orientation|aspect of the property|~orientation|direction faced",
    "Where the home looks.",
    "south:26|south-west:18|south-east:14|west:14|east:12|north:9|north-west:4|north-east:3",
  ),
  choice(
    "offer_status",
    "status of the offer|offer outcome|purchase offer status|offer state",
    "What came of the offer.",
    "accepted:34|pending:28|rejected:20|countered:12|withdrawn:6",
  ),
  shaped("flat_number", "apartment number|number of the flat|door number", "The flat.", "9A"),
  choice(
    "garden_size",
    "size of garden|size of the garden",
    "How large the garden is.",
    "small:44|medium:34|large:14|none:8",
  ),
];
