import { departments, occupations, seniorities } from "./jobs.ts";
import { lazily } from "./list.ts";
import {
  alertNames,
  availabilityZones,
  chains,
  cloudRegions,
  cloudServices,
  connectionTypes,
  databases,
  deploymentStatuses,
  environments,
  errorTypes,
  finishReasons,
  incidentPriorities,
  instanceTypes,
  kubernetesNamespaces,
  kubernetesWorkloads,
  licences,
  logLevels,
  malwareFamilies,
  modelNames,
  podPhases,
  podReasons,
  programmingLanguages,
  protocols,
  sensorTypes,
  threatSeverities,
  ticketStatuses,
  tokens,
  toolNames,
} from "./lists/computing.ts";
import {
  ageRatings,
  amenities,
  artMedia,
  artPeriods,
  attritionReasons,
  bookGenres,
  bookingChannels,
  cabinClasses,
  callTypes,
  cancellationReasons,
  charityCauses,
  competitions,
  connectorTypes,
  constructionTrades,
  datingInterests,
  defectTypes,
  degreeLevels,
  delayCauses,
  educationBands,
  employmentTypes,
  fieldsOfStudy,
  filmGenres,
  fuelTypes,
  gameGenres,
  grades,
  housing,
  incoterms,
  languages,
  lawAreas,
  leaveTypes,
  machineTypes,
  maritalStatuses,
  mealPlans,
  musicGenres,
  packageTypes,
  parkingTypes,
  parties,
  ports,
  propertyTypes,
  recruitingSources,
  recruitingStages,
  relationships,
  religions,
  roomTypes,
  satisfaction,
  schoolSubjects,
  shipmentStatuses,
  skills,
  sports,
  surveyScales,
  terms,
  transmissions,
  transportModes,
  vehicleModels,
  vehicleTypes,
  vesselTypes,
  workouts,
} from "./lists/culture.ts";
import { dosingSchedules, drugs } from "./lists/drugs.ts";
import {
  admissionTypes,
  adverseEvents,
  allergies,
  bloodTypes,
  dischargeDispositions,
  hospitalDepartments,
  insurancePlans,
  medicalSpecialties,
  placesOfService,
  severities,
  symptoms,
  triageLevels,
  vaccines,
} from "./lists/health.ts";
import { labTests } from "./lists/lab-tests.ts";
import {
  accountTypes,
  assetClasses,
  cardSchemes,
  exchanges,
  expenseCategories,
  insuranceTypes,
  loanPurposes,
  paymentMethods,
  riskLevels,
  sectors,
  transactionTypes,
} from "./lists/money.ts";
import {
  airPollutants,
  birds,
  chemicalElements,
  colours,
  crops,
  energySources,
  fertilisers,
  flowers,
  irrigationTypes,
  livestock,
  materials,
  metals,
  minerals,
  petBreeds,
  petNames,
  seasons,
  soilTypes,
  trees,
  wasteTypes,
  weatherConditions,
  wildAnimals,
  windDirections,
} from "./lists/nature.ts";
import {
  bots,
  browsers,
  deviceModels,
  deviceTypes,
  eventNames,
  fileExtensions,
  httpMethods,
  mimeTypes,
  operatingSystems,
  pagePaths,
  pageTypes,
  screenSizes,
  socialPlatforms,
  trafficSources,
  utmCampaigns,
  utmMediums,
  utmSources,
} from "./lists/web.ts";
import { cuisines } from "./menu.ts";
import { industries } from "./organisations.ts";

/** The values that a field of a name takes, with their shares where some are met more often. */
export interface NamedList {
  readonly values: readonly string[];
  readonly weights?: readonly number[];
}

type Weighted = readonly (readonly [string, number])[];
type Source = readonly string[] | (() => readonly string[]) | { readonly weighted: Weighted };

const weighted = (list: Weighted): Source => ({ weighted: list });

/** Each list by the names that a field may have, "|" between them; words in the singular with blanks. */
const sources: readonly (readonly [names: string, source: Source])[] = [
  ["blood type|blood group", weighted(bloodTypes)],
  ["allergy|allergen", allergies],
  ["medical specialty|specialty|speciality|physician specialty|provider specialty", medicalSpecialties],
  ["hospital department|ward|clinic unit", hospitalDepartments],
  ["symptom|chief complaint|presenting complaint", symptoms],
  ["adverse event|side effect|reaction", adverseEvents],
  ["clinical severity|ae severity", severities],
  ["vaccine|vaccination|immunization", vaccines],
  ["triage level|triage|acuity", triageLevels],
  ["admission type", admissionTypes],
  ["discharge disposition|disposition|discharge status", dischargeDispositions],
  ["insurance plan|plan type|payer type", insurancePlans],
  ["place of service", placesOfService],
  ["medication|drug|drug name|medicine|active ingredient|substance", () => drugs().map(({ name }) => name)],
  ["dosing schedule|dosage frequency|frequency of dose", dosingSchedules],
  ["lab test|laboratory test|test name|analyte", () => labTests().map(({ name }) => name)],
  ["payment method|payment type|pay method", weighted(paymentMethods)],
  ["card type", cardSchemes],
  ["account type", accountTypes],
  ["loan purpose", loanPurposes],
  ["transaction type", transactionTypes],
  ["expense category|expense type|cost category", expenseCategories],
  ["insurance type|line of business|policy type|coverage type", insuranceTypes],
  ["asset class", assetClasses],
  ["sector|market sector", sectors],
  ["exchange|venue", exchanges],
  ["risk level|risk class|risk category|risk rating", riskLevels],
  ["browser", weighted(browsers)],
  ["operating system|os|os name", weighted(operatingSystems)],
  ["device type|device category|device class", weighted(deviceTypes)],
  ["device model|phone model|handset|device name", deviceModels],
  ["http method|request method", weighted(httpMethods)],
  ["screen size|screen resolution|viewport|resolution", screenSizes],
  ["traffic source|acquisition channel|marketing channel|referral source", trafficSources],
  ["utm source", utmSources],
  ["utm medium", utmMediums],
  ["utm campaign|campaign|campaign name", utmCampaigns],
  ["page type", pageTypes],
  ["page|landing page|page path|exit page", pagePaths],
  ["event name|event type|action name", eventNames],
  ["social platform|platform name|social network", socialPlatforms],
  ["mime type|content type", mimeTypes],
  ["file type|file extension|file format", fileExtensions],
  ["bot type|crawler", bots],
  ["programming language|coding language", programmingLanguages],
  ["licence|software licence|license type", licences],
  ["namespace|kubernetes namespace|k8s namespace", kubernetesNamespaces],
  ["workload|deployment|service name|microservice|service", kubernetesWorkloads],
  ["pod phase|pod status", weighted(podPhases)],
  ["restart reason|termination reason", podReasons],
  ["cloud region|data center region|aws region", cloudRegions],
  ["availability zone", availabilityZones],
  ["instance type|machine size|vm size", instanceTypes],
  ["cloud service", cloudServices],
  ["log level|level of log|severity level|loglevel", weighted(logLevels)],
  ["environment|deployment environment|env", environments],
  ["deployment status", deploymentStatuses],
  ["incident priority|ticket priority", incidentPriorities],
  ["ticket status|case status", ticketStatuses],
  ["database type|database", databases],
  ["protocol|network protocol", protocols],
  ["error type|exception|exception type", errorTypes],
  ["alert name|alert|alert type", alertNames],
  ["model name|llm|llm model|ai model|language model", modelNames],
  ["finish reason|stop reason", weighted(finishReasons)],
  ["tool name|tool|function name", toolNames],
  ["threat severity|vulnerability severity|alert severity", threatSeverities],
  ["malware family|malware", malwareFamilies],
  ["blockchain|chain|network name", chains],
  ["token|token symbol|crypto asset|coin", tokens],
  ["sensor type|sensor kind", sensorTypes],
  ["connection type|connectivity", connectionTypes],
  ["weather|weather condition|conditions|sky", weighted(weatherConditions)],
  ["wind direction", windDirections],
  ["season", seasons],
  ["crop|crop type", crops],
  ["soil type|soil", soilTypes],
  ["livestock|farm animal", livestock],
  ["irrigation type|irrigation|irrigation method", irrigationTypes],
  ["fertiliser|fertilizer|fertilizer type", fertilisers],
  ["pet species|species of pet|pet type", Object.keys(petBreeds)],
  ["breed|pet breed", () => Object.values(petBreeds).flatMap((list) => list())],
  ["dog breed", () => petBreeds.dog?.() ?? []],
  ["cat breed", () => petBreeds.cat?.() ?? []],
  ["pet name|animal name", petNames],
  ["animal|species|wildlife species", wildAnimals],
  ["bird|bird species", birds],
  ["tree|tree species", trees],
  ["flower", flowers],
  ["colour|color", colours],
  ["material|fabric", materials],
  ["metal", metals],
  ["mineral|ore|ore type|commodity", minerals],
  ["waste type|waste stream|waste category", wasteTypes],
  ["energy source|fuel source|generation type", energySources],
  ["pollutant|air pollutant", airPollutants],
  ["chemical element|element", chemicalElements],
  ["sport|sport type|discipline", sports],
  ["competition|match type", competitions],
  ["workout|workout type|exercise|class type", workouts],
  ["music genre", musicGenres],
  ["film genre|movie genre|genre", filmGenres],
  ["book genre", bookGenres],
  ["game genre", gameGenres],
  ["age rating|film rating|content rating", ageRatings],
  ["art medium|medium|technique", artMedia],
  ["art period|period of art|art movement", artPeriods],
  ["degree|degree level", degreeLevels],
  ["field of study|major|study program|study programme", fieldsOfStudy],
  ["school subject|subject taught", schoolSubjects],
  ["term|semester", terms],
  ["grade|letter grade", weighted(grades)],
  ["marital status|civil status|relationship status", weighted(maritalStatuses)],
  ["religion", religions],
  ["housing|home ownership|housing type|housing status", housing],
  ["property type|real estate type|home type", propertyTypes],
  ["amenity|feature of home", amenities],
  ["room type|room category", roomTypes],
  ["booking channel|reservation channel|sales channel", bookingChannels],
  ["cancellation reason|cancel reason", cancellationReasons],
  ["meal plan|board type", mealPlans],
  ["vehicle make|car make|car brand|make", Object.keys(vehicleModels)],
  ["vehicle model|car model", () => Object.values(vehicleModels).flatMap((list) => list())],
  ["vehicle type|body type|vehicle class", vehicleTypes],
  ["fuel type|fuel|engine type", fuelTypes],
  ["transmission|gearbox", transmissions],
  ["transport mode|mode of transport|shipping mode|shipping method", transportModes],
  ["incoterm", incoterms],
  ["shipment status|delivery status|parcel status", shipmentStatuses],
  ["package type|packaging|parcel type", packageTypes],
  ["vessel type|ship type", vesselTypes],
  ["port|port of loading|port of discharge|origin port|destination port", ports],
  ["delay cause|delay reason|cause of delay", delayCauses],
  ["cabin class|seat class|travel class|booking class", weighted(cabinClasses)],
  ["leave type|absence type", leaveTypes],
  ["employment type|contract type|employment status", weighted(employmentTypes)],
  ["skill", skills],
  ["recruiting stage|application stage|hiring stage|pipeline stage", recruitingStages],
  ["recruiting source|candidate source|application source|source of hire", recruitingSources],
  ["attrition reason|exit reason|leaving reason|reason for leaving", attritionReasons],
  ["party|political party", parties],
  ["likert answer|agreement", surveyScales],
  ["satisfaction level", satisfaction],
  ["education|education level|highest education", educationBands],
  ["relationship|relation|relationship to patient", relationships],
  ["interest|hobby", datingInterests],
  ["charity cause|cause|fund|donation purpose", charityCauses],
  ["practice area|law area|area of law|matter type|legal area", lawAreas],
  ["construction trade|trade", constructionTrades],
  ["defect type|defect|defect code|failure mode", defectTypes],
  ["machine type|equipment type|equipment", machineTypes],
  ["parking type", parkingTypes],
  ["connector type|connector|plug type", connectorTypes],
  ["call type", callTypes],
  ["language|spoken language|preferred language", languages],
  ["department|business unit", departments],
  ["seniority|seniority level|job level", seniorities],
  ["occupation|profession", occupations],
  ["industry|business type|branch of industry", industries],
  ["cuisine|cuisine type", cuisines],
];

const byName = lazily(() => {
  const found = new Map<string, Source>();
  for (const [names, source] of sources) for (const name of names.split("|")) found.set(name, source);
  return found;
});

const known = new Map<string, NamedList>();

function folded(name: string): string {
  return name
    .replace(/([a-z])([A-Z])/g, "$1 $2")
    .toLowerCase()
    .replace(/[_\s-]+/g, " ")
    .trim();
}

/**
 * What a field of this name takes: "blood_type", "fuel types", "weatherCondition". Names are tried in the singular, too.
 * Undefined where we have no list of that name.
 */
export function namedList(name: string): NamedList | undefined {
  const plain = folded(name);
  const kept = known.get(plain);
  if (kept !== undefined) return kept;
  const source = byName().get(plain) ?? byName().get(singular(plain));
  if (source === undefined) return undefined;
  const made = listFrom(source);
  known.set(plain, made);
  return made;
}

function listFrom(source: Source): NamedList {
  if (typeof source === "function") return { values: [...new Set(source())] };
  if ("weighted" in source) {
    return { values: source.weighted.map(([value]) => value), weights: source.weighted.map(([, weight]) => weight) };
  }
  return { values: source };
}

/** "categories" → "category", "boxes" → "box", "colours" → "colour". */
function singular(name: string): string {
  if (name.endsWith("ies")) return `${name.slice(0, -3)}y`;
  if (/(ss|x|ch|sh)es$/.test(name)) return name.slice(0, -2);
  return name.endsWith("s") && !name.endsWith("ss") ? name.slice(0, -1) : name;
}

/** All names that `namedList` knows, for those who look for them in a text. */
export function listNames(): readonly string[] {
  return [...byName().keys()];
}
