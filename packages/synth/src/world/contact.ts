import { below, draw, innerKey } from "../random/hash.ts";
import { slugOf } from "./ascii.ts";
import { evenly, listed } from "./list.ts";
import type { Person } from "./names.ts";
import { scatter, scatterNear } from "./number-scatter.ts";
import { companyAt } from "./organisations.ts";
import { phoneRanges } from "./phone-ranges.ts";

/** Ways to reach somebody, all in ranges that are reserved for examples (RFC 2606, 5737, 3849, 9542 and their like). */

const SALT = 0x636f6e74;
const DOMAIN = 1;
const SHAPE = 2;
const AREA = 3;
const HOST = 4;
const PATH = 5;
const ADDRESS = 6;

/** Nobody can own these (RFC 2606). */
const mailEnds = [
  "@example.com",
  "@example.com",
  "@example.org",
  "@example.net",
  "@mail.example",
  "@post.example",
  "@inbox.example",
];

/**
 * An e-mail address out of a name. With a row number it is the only one of its kind among 2^24 rows; without one it looks as
 * most do.
 */
export function emailAt(key: number, person: Person, row?: number): string {
  const inside = innerKey(key, SALT);
  const { plainFamily: family, plainGiven: given } = person;
  const shape = draw(inside, SHAPE);
  const at = evenly(mailEnds, draw(inside, DOMAIN));
  const number = row === undefined ? "" : String(scatterNear(row));
  if (shape < 0x70000000) return `${given}.${family}${number}${at}`;
  if (shape < 0xa8000000) return `${given[0]}.${family}${number}${at}`;
  if (shape < 0xd0000000) return `${given}${family}${number}${at}`;
  if (shape < 0xe8000000) return `${family}.${given}${number}${at}`;
  return row === undefined ? `${given}${10 + (shape & 63)}${at}` : `${given}${number}${at}`;
}

const handleWords = listed(
  "otter|maple|pixel|comet|lark|ember|moss|tundra|quartz|heron|juniper|nova|badger|willow|echo|raven|cobalt|marble|falcon|cedar|orbit|pebble|fable|lunar|basil|rune|saffron|drift|onyx|aspen|tempo|velvet|zephyr|cactus|sonic|poppy|delta|mango|atlas|fern",
);

/** A name that somebody gives himself on a site; with a row number it is the only one. */
export function handleAt(key: number, person: Person, row?: number): string {
  const inside = innerKey(key, SALT);
  const { plainFamily: family, plainGiven: given } = person;
  const word = evenly(handleWords(), draw(inside, HOST));
  const number = row === undefined ? String((draw(inside, SHAPE) % 90) + 10) : String(scatterNear(row));
  const shape = draw(inside, PATH) & 7;
  if (shape < 2) return `${given}_${family}${number}`;
  if (shape < 4) return `${given[0]}${family}${number}`;
  if (shape < 6) return `${word}_${given}${number}`;
  return `${given}${word}${number}`;
}

/**
 * A telephone number in international form within the country's ranges for drama, or where it has none, with digits that no
 * operator hands out. There are few of them: 100 to 1,000,000 a country.
 */
export function phoneAt(key: number, country: string, dialling: string): string {
  const inside = innerKey(key, SALT);
  const ranges = phoneRanges[country] ?? [`+${dialling} 000 NNN NNN`];
  const range = evenly(ranges, draw(inside, AREA));
  return digitsInto(range, draw(inside, ADDRESS));
}

const northAmericanAreas: Readonly<Record<string, readonly string[]>> = {
  US: "201 202 203 205 206 207 208 209 210 212 213 214 215 216 217 218 219 224 225 228 229 231 234 239 240 248 251 252 253 254 256 260 262 267 269 270 276 281 301 302 303 304 305 307 308 309 310 312 313 314 315 316 317 318 319 320 321 323 325 330 331 334 336 337 339 347 351 352 360 361 385 386 401 402 404 405 406 407 408 409 410 412 413 414 415 417 419 423 424 425 430 432 434 435 440 443 469 478 479 480 484 501 502 503 504 505 507 508 509 510 512 513 515 516 517 518 520 530 540 541 551 559 561 562 563 567 570 571 573 574 575 580 585 586 601 602 603 605 606 607 608 609 610 612 614 615 616 617 618 619 620 623 626 630 631 636 641 646 650 651 660 661 662 678 682 701 702 703 704 706 707 708 712 713 714 715 716 717 718 719 720 724 727 731 732 734 740 754 757 760 763 765 770 772 773 774 775 781 785 786 801 802 803 804 805 806 808 810 812 813 814 815 816 817 818 828 830 831 832 843 845 847 848 850 856 857 858 859 860 862 863 864 865 870 878 901 903 904 906 907 908 909 910 912 913 914 915 916 917 918 919 920 925 928 931 936 937 940 941 947 949 951 952 954 956 970 971 972 973 978 979 980 985 989".split(
    " ",
  ),
  CA: "204 226 236 250 289 306 343 365 403 416 418 431 437 438 450 506 514 519 579 581 587 604 613 647 705 709 778 780 807 819 867 873 902 905".split(
    " ",
  ),
};

/** Fills N with digits of the draw, @ with an area code. */
function digitsInto(range: string, u: number): string {
  let made = "";
  let rest = u;
  for (let i = 0; i < range.length; i++) {
    const mark = range[i] as string;
    if (mark === "N") {
      made += rest % 10;
      rest = Math.floor(rest / 10);
    } else if (mark === "@" || mark === "&") {
      const areas = northAmericanAreas[mark === "@" ? "US" : "CA"] as readonly string[];
      made += areas[rest % areas.length];
      rest = Math.floor(rest / areas.length);
    } else made += mark;
  }
  return made;
}

/** The host of an invented company: "amberforge.example". */
export function companyDomain(name: string): string {
  return `${slugOf(name)}.example`;
}

/** An invented company's host. */
export function domainAt(key: number): string {
  return companyDomain(companyAt(innerKey(key, SALT)).name);
}

const machines =
  "web|api|db|cache|queue|auth|mail|edge|proxy|build|worker|search|files|ci|vpn|dns|ldap|log|metrics|store|batch|stream|gw|node".split(
    "|",
  );

/** A machine's name: "api-07.amberforge.example". */
export function hostAt(key: number): string {
  const inside = innerKey(key, SALT);
  const number = String(1 + below(draw(inside, HOST), 40)).padStart(2, "0");
  return `${evenly(machines, draw(inside, SHAPE))}-${number}.${domainAt(key)}`;
}

const sections =
  "blog|products|articles|docs|news|shop|guides|help|stories|collections|events|team|support|research|offers|recipes|lessons|reports".split(
    "|",
  );
const slugWords = listed(
  "autumn|better|bright|care|choice|city|clear|craft|daily|easy|family|fast|field|first|fresh|garden|gentle|green|guide|home|idea|journey|kitchen|light|little|local|market|modern|morning|music|new|night|notes|open|paper|plan|quiet|river|road|season|simple|slow|small|spring|start|steps|stone|story|studio|summer|table|things|tips|tools|travel|walk|water|week|wild|winter|wood|work|world",
);

/** A path on a site: "/guides/quiet-garden-plan". */
export function pathAt(key: number): string {
  const inside = innerKey(key, SALT);
  const words = slugWords();
  const first = evenly(words, draw(inside, PATH));
  const second = evenly(words, draw(inside, PATH + 20));
  const third = evenly(words, draw(inside, PATH + 40));
  return `/${evenly(sections, draw(inside, SHAPE))}/${first}-${second}-${third}`;
}

/** An address on the web; with a row number it is the only one. */
export function urlAt(key: number, row?: number): string {
  const tail = row === undefined ? "" : `-${scatterNear(row)}`;
  return `https://www.${domainAt(key)}${pathAt(key)}${tail}`;
}

/** An IPv6 address of the documentation prefix 2001:db8::/32 (RFC 3849), in the form of RFC 5952. */
export function ipv6At(key: number): string {
  const inside = innerKey(key, SALT);
  const groups = ["2001", "db8"];
  for (let i = 0; i < 6; i++) groups.push((1 + below(draw(inside, ADDRESS + i), 65_535)).toString(16));
  return groups.join(":");
}

/**
 * A hardware address of the documentation block 00-00-5E-00-53 (RFC 9542), of which there are 256. With a row number: locally
 * administered and the only one among 2^24, since no maker is handed such.
 */
export function macAt(key: number, row?: number): string {
  if (row === undefined) return `00:00:5E:00:53:${hex2(draw(innerKey(key, SALT), ADDRESS) & 255)}`;
  const number = scatter(row);
  return `02:00:5E:${hex2(number >>> 16)}:${hex2((number >>> 8) & 255)}:${hex2(number & 255)}`;
}

function hex2(byte: number): string {
  return byte.toString(16).toUpperCase().padStart(2, "0");
}
