import { choice, contact, typed } from "../define.ts";
import { choices } from "../models.ts";
import type { SemanticType } from "../semantic-type.ts";

/** Addresses and devices. */
export const technicalTypes: readonly SemanticType[] = [
  contact(
    "url",
    {
      en: "link|web address|hyperlink|uri|page url|web link",
      de: "link|webadresse|internetadresse",
      es: "enlace|dirección web",
      fr: "lien|adresse web",
      pt: "link|endereço web",
    },
    "An address in the web, of a reserved domain.",
    "url",
  ),
  contact(
    "website",
    "web site|homepage|company website|site url|home page|company domain|account domain|customer domain|firm domain|domain of the company|web domain|corporate domain",
    "The website, of a reserved domain.",
    "domain",
  ),
  contact(
    "ip_address",
    {
      en: "ip|ip addr|ipv4|client ip|remote ip|ip v4|source address ip",
      de: "ip-adresse",
      es: "dirección ip",
      fr: "adresse ip",
      pt: "endereço ip",
    },
    "An IPv4 address of a reserved range.",
    "ipv4",
  ),
  contact("ipv6_address", "ipv6|ip v6", "An IPv6 address of the documentation range.", "ipv6"),
  choice(
    "device_type",
    {
      en: "device|device class|device category|platform device|type of device|form factor",
      de: "gerätetyp|gerät|geräteart",
      es: "dispositivo|tipo de dispositivo",
      fr: "appareil|type d'appareil",
      pt: "dispositivo|tipo de dispositivo|aparelho",
    },
    "The kind of device.",
    "mobile:58|desktop:36|tablet:6",
  ),
  choice(
    "operating_system",
    {
      en: "os|platform os|os name|client os",
      de: "betriebssystem",
      es: "sistema operativo",
      fr: "système d'exploitation",
      pt: "sistema operacional|sistema operativo",
    },
    "The operating system.",
    "Android:40|Windows:27|iOS:19|macOS:9|Linux:5",
  ),
  choice(
    "browser",
    {
      en: "web browser|browser name|user browser",
      de: "browser|webbrowser",
      es: "navegador",
      fr: "navigateur",
      pt: "navegador",
    },
    "The web browser.",
    "Chrome:63|Safari:20|Edge:7|Firefox:6|Other:4",
  ),
  choice(
    "platform",
    {
      en: "client platform|app platform|software platform",
      de: "plattform",
      es: "plataforma",
      fr: "plateforme",
      pt: "plataforma",
    },
    "The platform.",
    "web:45|ios:28|android:27",
  ),
  typed(
    "version",
    {
      en: "release|version number|build version|revision|software version|v",
      de: "version|versionsnummer",
      es: "versión",
      fr: "version",
      pt: "versão",
    },
    "The version, major.minor.patch.",
    "string",
    choices("2.4.1|2.4.0|2.3.5|2.3.2|2.2.0|2.1.4|2.0.0|1.9.8|1.8.3|1.7.0"),
  ),
  contact(
    "image_url",
    {
      en: "image|photo|picture url|photo url|thumbnail|avatar|image link|avatar url",
      de: "bild|foto",
      es: "imagen|foto",
      fr: "image|photo",
      pt: "imagem|foto",
    },
    "The address of an image, of a reserved domain.",
    "image_url",
  ),
  contact("slug", "url slug|permalink|handle slug", "The name in an address: small letters and hyphens.", "slug"),
];
