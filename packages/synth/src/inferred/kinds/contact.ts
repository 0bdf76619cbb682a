import { below, draw, innerKey } from "../../random/hash.ts";
import { domainAt, hostAt, ipv6At, macAt, pathAt, urlAt } from "../../world/contact.ts";
import { userAgentAt } from "../../world/user-agent.ts";
import type { CompiledModel, Draft, Make, Target } from "../draft.ts";
import { saltOf } from "../draft.ts";
import type { Model } from "../model.ts";
import { roleOf } from "../roles.ts";
import { shuffle } from "../shuffle.ts";

const CONTACT = saltOf("/contact");

type Part = Extract<Model, { kind: "contact" }>["part"];

/** A machine or a page: all in ranges that are set aside for examples. */
export function contact(model: Extract<Model, { kind: "contact" }>, target: Target, draft: Draft): CompiledModel {
  const salt = CONTACT ^ saltOf(roleOf(draft.table, target, "contact", draft.subjects));
  if (model.part === "ipv4") return address(target, salt);
  const value = textFor(model.part, target.unique, draft.today);
  const { slot } = target;
  return {
    form: { kind: "text" },
    open({ scope, state: { texts } }): Make {
      return () => {
        texts[slot] = value(innerKey(scope.key, salt), scope.index);
      };
    },
  };
}

function textFor(part: Exclude<Part, "ipv4">, unique: boolean, today: number): (key: number, index: number) => string {
  const slug = (key: number): string => pathAt(key).split("/").at(-1) ?? "";
  const mark = (index: number, sign: string): string => (unique ? `${sign}${index + 1}` : "");
  switch (part) {
    case "url":
      return (key, index) => urlAt(key, unique ? index : undefined);
    case "domain":
      return (key, index) => (unique ? `site${index + 1}.${domainAt(key)}` : domainAt(key));
    case "host":
      return (key, index) => (unique ? `node${index + 1}.${domainAt(key)}` : hostAt(key));
    case "ipv6":
      return unique
        ? (key, index) => `${ipv6At(key).split(":").slice(0, 6).join(":")}:${hex(index >>> 16)}:${hex(index)}`
        : ipv6At;
    case "mac":
      return (key, index) => macAt(key, unique ? index : undefined);
    case "user_agent":
      return (key) => userAgentAt(key, today).text;
    case "path":
      return (key, index) => `${pathAt(key)}${mark(index, "-")}`;
    case "slug":
      return (key, index) => `${slug(key)}${mark(index, "-")}`;
    case "image_url":
      return (key, index) => `https://images.example.com/${slug(key)}${mark(index, "-")}.jpg`;
  }
}

function hex(word: number): string {
  return (word & 0xffff).toString(16);
}

/** 198.18.0.0/15 for measurements, 100.64.0.0/10 behind carriers' routers, and the documentation networks. */
const BENCHMARKING = 0xc6120000;
const CARRIERS = 0x64400000;
const CARRIERS_SIZE = 2 ** 22;
const documentation = [0xc0000200, 0xc6336400, 0xcb007100];

function address({ slot, unique }: Target, salt: number): CompiledModel {
  return {
    form: { kind: "ipv4" },
    open({ scope, state: { cells }, stream }): Make {
      if (unique) {
        const places = shuffle(stream, CARRIERS_SIZE);
        return () => {
          cells[slot] = CARRIERS + places.placeOf(scope.index);
        };
      }
      return () => {
        const key = innerKey(scope.key, salt);
        const which = draw(key, 0) & 7;
        if (which === 0) cells[slot] = (documentation[draw(key, 1) % 3] as number) + 1 + below(draw(key, 2), 254);
        else if (which < 4) cells[slot] = BENCHMARKING + below(draw(key, 1), 131_072);
        else cells[slot] = CARRIERS + (draw(key, 1) >>> 10);
      };
    },
  };
}
