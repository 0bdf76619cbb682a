import { civilFromDays } from "../engine/calendar.ts";

const units = [
  "zero",
  "one",
  "two",
  "three",
  "four",
  "five",
  "six",
  "seven",
  "eight",
  "nine",
  "ten",
  "eleven",
  "twelve",
  "thirteen",
  "fourteen",
  "fifteen",
  "sixteen",
  "seventeen",
  "eighteen",
  "nineteen",
];
const tens = ["", "", "twenty", "thirty", "forty", "fifty", "sixty", "seventy", "eighty", "ninety"];

/** 0 … 999 in words. */
export function inWords(n: number): string {
  if (n < 20) return units[n] as string;
  if (n < 100) {
    const ten = tens[Math.floor(n / 10)] as string;
    return n % 10 === 0 ? ten : `${ten}-${units[n % 10]}`;
  }
  const hundreds = `${units[Math.floor(n / 100)]} hundred`;
  return n % 100 === 0 ? hundreds : `${hundreds} and ${inWords(n % 100)}`;
}

/** As people write a count: small ones in words, mostly; `figures` for those who do not. */
export function count(n: number, figures: boolean): string {
  return figures || n > 12 ? String(n) : inWords(n);
}

export const months = [
  "January",
  "February",
  "March",
  "April",
  "May",
  "June",
  "July",
  "August",
  "September",
  "October",
  "November",
  "December",
] as const;

/** "26 February" of a number of days since 1970. */
export function dayAndMonth(days: number): string {
  const { month, day } = civilFromDays(days);
  return `${day} ${months[month - 1]}`;
}

/** A past day seen from today: "today", "yesterday", "a week ago", "9 days ago". */
export function ago(days: number, figures: boolean): string {
  if (days === 0) return "today";
  if (days === 1) return "yesterday";
  if (!figures && days === 7) return "a week ago";
  if (!figures && days === 14) return "two weeks ago";
  return `${count(days, figures)} days ago`;
}

/** A day to come seen from today: "today", "tomorrow", "in a week", "in nine days". */
export function ahead(days: number, figures: boolean): string {
  if (days === 0) return "today";
  if (days === 1) return "tomorrow";
  if (!figures && days === 7) return "in a week";
  return `in ${count(days, figures)} days`;
}

/** Minor units as the number with two decimals. */
export function amount(minor: number): string {
  const whole = Math.floor(minor / 100);
  const rest = minor - whole * 100;
  return `${whole}.${rest < 10 ? "0" : ""}${rest}`;
}
