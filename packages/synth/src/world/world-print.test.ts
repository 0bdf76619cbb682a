import assert from "node:assert/strict";
import { test } from "node:test";
import { mix } from "../random/hash.ts";
import { emailAt, phoneAt, urlAt } from "./contact.ts";
import { productAt } from "./goods.ts";
import { identifierSchemes } from "./identifiers.ts";
import { jobAt } from "./jobs.ts";
import { personAt } from "./names.ts";
import { companyAt } from "./organisations.ts";
import { placeDetailsAt } from "./place.ts";
import { textAt, textKinds } from "./prose.ts";
import { userAgentAt } from "./user-agent.ts";
import { WORLD } from "./world-version.ts";

/** Eight hexadecimal digits over what the world's makers say at many keys. */
function print(): string {
  let hash = 0;
  const take = (text: string): void => {
    for (let i = 0; i < text.length; i++) hash = mix(hash ^ text.charCodeAt(i));
  };
  for (let i = 0; i < 600; i++) {
    const key = mix(i);
    const place = placeDetailsAt(key);
    const person = personAt(key, place.countryCode);
    take(`${place.address} ${place.latitude} ${place.longitude} ${person.fullName} ${emailAt(key, person, i)}`);
    take(`${phoneAt(key, place.countryCode, place.country.dialling)} ${urlAt(key)} ${userAgentAt(key, 20_000).text}`);
    take(`${companyAt(key).legalName} ${jobAt(key).title} ${productAt(key).brand} ${productAt(key).name}`);
    take(
      textAt(key, textKinds[i % textKinds.length] ?? "title", {
        language: ["en", "de", "es", "fr", "pt"][i % 5] ?? "en",
      }),
    );
  }
  for (const scheme of Object.values(identifierSchemes))
    for (let row = 0; row < 20; row++) take(scheme.of(mix(row), row));
  return hash.toString(16).padStart(8, "0");
}

test("what was delivered can be made again: the world says the same as when its version was set", () => {
  assert.equal(print(), WORLD.print, "the world's words changed: give it a new version and this print");
});
