import assert from "node:assert/strict";
import { test } from "node:test";
import { mix } from "../random/hash.ts";
import { brandAt, goodsCategories, goodsCategoryNamed, priceClassOf, productAt } from "./goods.ts";
import {
  airlines,
  bankAt,
  hospitalAt,
  hotelAt,
  restaurantAt,
  schoolAt,
  teamAt,
  townAt,
  universityAt,
} from "./institutions.ts";
import { departments, jobAt, seniorities } from "./jobs.ts";
import { isKnownBrand, knownBrands } from "./known-brands.ts";
import { merchantCategories } from "./lists/merchant-categories.ts";
import { artistAt, courseAt, cuisines, dishAt, songAt, titleAt } from "./menu.ts";
import { merchantAt } from "./merchants.ts";
import { companyAt, industries } from "./organisations.ts";

const many = <T>(count: number, make: (key: number) => T): T[] => Array.from({ length: count }, (_, i) => make(mix(i)));

test("no company, bank, merchant, product or hotel is called like a known brand", () => {
  const brands = new Set(knownBrands());
  assert.ok(brands.size > 150);
  assert.ok(isKnownBrand("Coca-Cola") && !isKnownBrand("Amberforge"));
  const names = [
    ...many(20_000, (key) => companyAt(key).name),
    ...many(5_000, (key) => bankAt(key)),
    ...many(5_000, (key) => merchantAt(key)),
    ...many(10_000, (key) => `${brandAt(key, "shoes")} ${brandAt(key)} ${productAt(key).name.replace("Apple", "")}`),
    ...many(3_000, (key) => `${hotelAt(key)} ${restaurantAt(key)} ${teamAt(key)} ${universityAt(key)}`),
    ...many(3_000, (key) => `${artistAt(key)} ${titleAt(key)} ${songAt(key)}`),
    ...airlines().map(({ name }) => name),
  ];
  for (const name of names) {
    for (const word of name
      .toLowerCase()
      .replace(/[^a-z\s]/g, "")
      .split(/\s+/))
      assert.ok(!brands.has(word), `${word} in ${name}`);
  }
});

test("companies have variety, belong to their industry and bear the legal form of their country", () => {
  assert.ok(industries.length >= 25);
  assert.ok(new Set(many(10_000, (key) => companyAt(key).name)).size > 9_500);
  assert.match(companyAt(5, "finance", "DE").legalName, /(GmbH|AG|KG|UG)$/);
  assert.match(companyAt(5, "finance", "US").legalName, /(Inc\.|LLC|Corp\.|Co\.)$/);
  assert.equal(companyAt(8, "energy").industry, "energy");
  assert.deepEqual(companyAt(8), companyAt(8));
});

test("a job title fits its department and its level, and higher levels earn more", () => {
  for (const department of departments) {
    const pay = seniorities.map((seniority) => jobAt(3, department, seniority).payFactor);
    assert.deepEqual(
      [...pay].sort((a, b) => a - b),
      pay,
    );
    assert.match(jobAt(3, department, "executive").title, /^(Chief|General Counsel)/);
    assert.match(jobAt(3, department, "manager").title, /Manager$/);
    assert.ok(new Set(many(300, (key) => jobAt(key, department, "mid").title)).size >= 4);
  }
  const share = many(5_000, (key) => jobAt(key).seniority).filter((one) => one === "executive").length / 5_000;
  assert.ok(share < 0.03);
});

test("merchants are called after their category, of which there are sixty and more with codes of four digits", () => {
  assert.ok(merchantCategories().length >= 60);
  assert.equal(new Set(merchantCategories().map(({ code }) => code)).size, merchantCategories().length);
  for (const category of merchantCategories()) {
    assert.match(category.code, /^\d{4}$/);
    assert.ok(category.typicalAmount > 0);
    assert.ok(category.endings.some((ending) => merchantAt(9, category).endsWith(ending)));
  }
});

test("towns, schools, hospitals and teams are invented and many", () => {
  assert.ok(new Set(many(3_000, (key) => townAt(key))).size > 1_000);
  assert.ok(new Set(many(3_000, (key) => hospitalAt(key))).size > 2_000);
  assert.ok(schoolAt(4, "Halden").startsWith("Halden "));
  assert.equal(new Set(airlines().map(({ code }) => code)).size, airlines().length);
  for (const { code } of airlines()) assert.match(code, /^0[A-Z]$/);
});

test("products of 25 categories and more have names, makers and a price class of their own", () => {
  assert.ok(goodsCategories().length >= 25);
  for (const category of goodsCategories()) {
    const products = many(1_000, (key) => productAt(key, category));
    assert.ok(new Set(products.map(({ name }) => name)).size > 700, category);
    assert.ok(
      new Set(products.map(({ brand }) => brand)).size <= 30 && new Set(products.map(({ brand }) => brand)).size > 15,
    );
    const { median, sigma, low, high } = priceClassOf(category);
    assert.ok(low < median && median < high && sigma > 0.3 && sigma < 1.2, category);
    for (const { name, head } of products) assert.ok(name.toLowerCase().includes(head) && !/undefined|\{/.test(name));
  }
  assert.equal(goodsCategoryNamed("Fashion"), "clothing");
  assert.equal(goodsCategoryNamed("constructor"), undefined);
});

test("dishes, songs, artists and courses come in variety", () => {
  for (const cuisine of cuisines) assert.ok(new Set(many(500, (key) => dishAt(key, cuisine))).size > 50, cuisine);
  for (const make of [songAt, artistAt, titleAt]) assert.ok(new Set(many(1_000, make)).size > 380, make.name);
  for (const { code } of many(200, courseAt)) assert.match(code, /^[A-Z]{2,3} [1-4]\d\d$/);
});
