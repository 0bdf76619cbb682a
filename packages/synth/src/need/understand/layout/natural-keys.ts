import { wordKey } from "../words/phrase.ts";

/** What things are told apart by all over the world, whatever a table calls its rows. */
const keys: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  (
    "car:vin vehicle:vin truck:vin van:vin lorry:vin motorcycle:vin motorbike:vin bus:vin " +
    "phone:imei smartphone:imei handset:imei mobile:imei tablet:imei,serial_number device:imei,mac_address,serial_number " +
    "router:mac_address,mac switch:mac_address,mac laptop:serial_number,mac_address computer:serial_number,mac_address " +
    "ship:mmsi,imo,imo_number vessel:mmsi,imo,imo_number boat:mmsi,imo,imo_number tanker:mmsi,imo,imo_number ferry:mmsi,imo " +
    "aircraft:icao24,icao_address,tail_number,registration plane:icao24,tail_number,registration jet:icao24,tail_number " +
    "account:iban,account_number company:lei,company_number bank:lei,bic fund:isin,lei stock:isin,ticker,symbol " +
    "share:isin,ticker bond:isin security:isin etf:isin,ticker container:container_number book:isbn magazine:issn " +
    "product:sku,gtin,ean,asin,barcode article:sku,gtin,ean item:sku,gtin,ean token:contract_address wallet:address,wallet_address " +
    "cow:ear_tag,ear_tag_number cattle:ear_tag bull:ear_tag calf:ear_tag heifer:ear_tag sheep:ear_tag ewe:ear_tag goat:ear_tag pig:ear_tag sow:ear_tag " +
    "dog:chip_number,microchip,microchip_number cat:chip_number,microchip,microchip_number horse:chip_number,microchip,microchip_number " +
    "plane:tail_number meter:meter_number,mpan server:hostname host:hostname,host_ip domain:domain client:client_ip"
  )
    .split(" ")
    .map((entry) => {
      const [thing = "", names = ""] = entry.split(":");
      return [thing, new Set(names.split(","))] as const;
    }),
);

/** Whether a column is what such things are told apart by: the VIN of cars, the IMEI of phones. */
export function isNaturalKey(column: string, thing: string): boolean {
  return keys.get(wordKey(thing))?.has(column) === true;
}

const ofThings = new Set([...keys.values()].flatMap((names) => [...names]));

/** The VIN of repairs, the hull number of inspections: what happens to a thing again and again has a key of its own. */
export function isKeyOfAnother(column: string, record: string): boolean {
  const noun = wordKey(record.split("_").at(-1) ?? record);
  if (!happens.test(noun) || isNaturalKey(column, noun)) return false;
  return ofThings.has(column) || /^(?:hull|chassis|engine|frame|tail|serial|meter)_(?:number|no)$/.test(column);
}

const happens =
  /^(?:repair|inspection|service|check|visit|fault|failure|breakdown|reading|test|maintenance|callout|incident|transaction|sale|trip|ride|refuel|refuelling|movement|event|alarm|measurement|log|survey|calibration)$/;
