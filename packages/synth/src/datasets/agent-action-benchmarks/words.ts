/** Words that several simulated systems share. Streets, towns and goods are invented. */
const list = (words: string): readonly string[] => words.trim().split(/\s*[|\n]\s*/);

export const streets = list(`
Alder Row|Beacon Street|Copperfield Lane|Dovecote Close|Elm Wharf|Foundry Road|Granary Yard|Hazel Steps|Ironmonger Hill|Juniper Court
Kiln Passage|Lantern Way|Mill Parade|Nettle Bank|Orchard Rise|Pilot Quay|Quarry Walk|Ropewalk|Saddler Alley|Tannery Square
Umber Gardens|Violet Terrace|Weaver Street|Yew Crescent|Zinc Works Road`);
export const towns = list(`
Ansdal|Calderholm|Dorrich|Eskerton|Fennmouth|Gorsehaven|Hallowick|Inverlow|Jarrowby|Keldmoor|Marlsund|Nethercombe|Oakferry|Pellworth
Quarrington|Saltcote|Tarnby|Ulverstrand|Vessingen|Wexbury`);
export const goods = list(`
desk-lamp|rain-jacket|teapot|bike-pump|yoga-mat|headphones|rucksack|wok|kettle|sandals|monitor-arm|notebook-set|tent|blender|scarf
keyboard|thermos|puzzle|drill|mirror|toaster|raincover|slippers|webcam|cushion|compass|ukulele|hammock|planter|stapler`);
export const adjectives = list(`
quarterly|urgent|brief|annual|joint|informal|final|monthly|cross-team|early|remote|weekly|opening|closing|extended|technical`);
export const topics = list(`
budget|hiring|roadmap|safety|onboarding|launch|supplier|audit|design|incident|pricing|training|logistics|feedback|research|payroll
inventory|strategy|migration|marketing|forecast|kick-off|retrospective|contract|press`);
export const problems = list(`
printer offline|VPN drops every hour|cannot open attachments|laptop fan is loud|password expired|screen flickers|calendar out of sync
badge does not work|shared drive is full|phone has no signal|app crashes on start|wrong time zone|keyboard types twice|camera is upside down
invoice tool is slow|projector stays blue|headset crackles|licence ran out|mailbox over quota|update loops|dock not recognised`);
export const reasonsToChange = list(`
something came up|plans have changed|my train is late|the weather turned|we found a mistake|a colleague is ill|the client asked for it
it was my fault|the numbers did not add up|the system chose badly|we grew by two people|the old plan makes no sense any more`);
