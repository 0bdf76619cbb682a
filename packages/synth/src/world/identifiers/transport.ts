import { containerDigit, luhnDigit, vinCheck } from "../check-digits.ts";
import {
  ALPHANUMERIC,
  BASE32,
  CAPITALS,
  CLEAR_CAPITALS,
  characters,
  digits,
  eightDigits,
  type IdentifierScheme,
  nineDigits,
  part,
  repeating,
  rowIn,
  unique,
} from "./scheme.ts";

const VIN_LETTERS = "ABCDEFGHJKLMNPRSTUVWXYZ";
/** Airline designators that carry a digit where none in use does. */
const airlines = ["0Z", "0X", "0V", "0Q", "0K", "0W"];

/** Vehicles, vessels, freight, journeys. */
export const identifiersOfTransport: Readonly<Record<string, IdentifierScheme>> = {
  // Makers 0xx are given to nobody: no region of the world has 0 as a first character.
  vin: unique(/^0ZZ[0-9A-HJ-NPR-Z]{5}[\dX][0-9A-HJ-NPR-Z]\d{7}$/, (key, row) => {
    const number = eightDigits(row);
    const front = `0ZZ${characters(key, 4, VIN_LETTERS)}${number[0]}`;
    const back = `${"LMNPRSTVWXY"[part(key, 1) % 11]}${number.slice(1)}`;
    return `${front}${vinCheck(`${front}0${back}`)}${back}`;
  }),
  // Type allocation codes 00 are for tests.
  imei: unique(/^00\d{13}$/, (key, row) => {
    const body = `00${digits(key, 4)}${eightDigits(row)}`;
    return `${body}${luhnDigit(body)}`;
  }),
  // Issuer 000 within telecom's 89, country 99 that is none.
  iccid: unique(/^8999\d{15}$/, (key, row) => {
    const body = `8999000${digits(key, 3)}${eightDigits(row)}`;
    return `${body}${luhnDigit(body)}`;
  }),
  imsi: unique(/^00101\d{10}$/, (key, row) => `00101${digits(key, 2)}${eightDigits(row)}`),
  // Owner codes beginning with ZZ: none is registered.
  container_number: repeating(/^ZZ[A-Z]U\d{7}$/, (key) => {
    const body = `ZZ${CAPITALS[part(key, 2) % 26]}U${digits(key, 6)}`;
    return `${body}${containerDigit(body)}`;
  }),
  imo_number: repeating(/^IMO 0\d{6}$/, (key) => {
    const body = `0${digits(key, 5)}`;
    let sum = 0;
    for (let i = 0; i < 6; i++) sum += Number(body[i]) * (7 - i);
    return `IMO ${body}${sum % 10}`;
  }),
  mmsi: repeating(/^000\d{6}$/, (key) => `000${digits(key, 6)}`),
  flight_number: repeating(
    /^0[ZXVQKW]\d{3,4}$/,
    (key) => `${airlines[part(key, 3) % airlines.length]}${100 + (part(key, 4) % 3_900)}`,
  ),
  booking_reference: unique(
    /^[0-9A-Z]{6}$/,
    (key, row) => `${CLEAR_CAPITALS[part(key, 5) % 24]}${rowIn(row, BASE32, 5)}`,
  ),
  eticket: unique(/^000-\d{10}$/, (key, row) => `000-${digits(key, 2)}${eightDigits(row)}`),
  tail_number: repeating(/^ZZ-[A-Z]{3}$/, (key) => `ZZ-${characters(key, 3, CLEAR_CAPITALS)}`),
  train_number: repeating(
    /^[A-Z]{2,3} \d{2,4}$/,
    (key) => `${["ICX", "RGX", "NX", "EXP", "LX"][part(key, 6) % 5]} ${20 + (part(key, 7) % 1_980)}`,
  ),
  air_waybill: repeating(/^000-\d{8}$/, (key) => {
    const serial = part(key, 8) % 10_000_000;
    return `000-${String(serial).padStart(7, "0")}${serial % 7}`;
  }),
  bill_of_lading: unique(
    /^ZZ[A-Z]{2}\d{9}$/,
    (key, row) => `ZZ${characters(key, 2, CLEAR_CAPITALS)}${nineDigits(key, row)}`,
  ),
  shipment_number: unique(/^SHP-\d{8}$/, (_, row) => `SHP-${eightDigits(row)}`),
  trip_number: unique(/^TRP-\d{8}$/, (_, row) => `TRP-${eightDigits(row)}`),
  seat: repeating(/^\d{1,2}[A-F]$/, (key) => `${1 + (part(key, 9) % 38)}${"ABCDEF"[part(key, 10) % 6]}`),
  gate: repeating(/^[A-F]\d{1,2}$/, (key) => `${"ABCDEF"[part(key, 11) % 6]}${1 + (part(key, 12) % 48)}`),
  locker_code: repeating(/^[0-9A-Z]{6}$/, (key) => characters(key, 6, ALPHANUMERIC)),
};
