import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import { damerau } from "./damerau.ts";
import { fold } from "./fold.ts";
import { languageOf } from "./language.ts";
import { nearest, nearWords } from "./near-words.ts";
import { LONGEST_NEED, normalise } from "./normalise.ts";
import { numberAt } from "./numbers.ts";
import { readability } from "./readability.ts";
import { singular, stemmed } from "./stem.ts";
import { tokensOf } from "./tokens.ts";

test("invisible characters, bidi marks and typographic quotes do not reach the reader", () => {
  assert.equal(
    normalise("\u202e10\u200b0 \u00ad“rows”\u0007 of\u00a0users — it’s 5–10 ＵＳＤ"),
    `100 "rows" of users - it's 5-10 USD`,
  );
  assert.equal(normalise("a\r\n\r\n  b\t\tc  "), "a\nb c");
  assert.equal(normalise("²½"), "21/2");
});

test("a need is cut at 2,000 characters and never inside a character", () => {
  assert.equal(normalise("x".repeat(5_000)).length, LONGEST_NEED);
  const cut = normalise(`${"x".repeat(LONGEST_NEED - 1)}😀😀`);
  assert.equal(cut, "x".repeat(LONGEST_NEED - 1));
});

test("normalising twice changes nothing", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary", maxLength: 300 }), (text) => {
      const once = normalise(text);
      assert.ok(once.length <= LONGEST_NEED);
      assert.equal(normalise(once), once);
    }),
    { numRuns: 300 },
  );
});

test("what has no words to understand is told apart by its reason", () => {
  assert.equal(readability("orders").kind, "ok");
  assert.equal(readability(" \n\t\u200b").kind, "empty");
  assert.equal(readability("😀🎉 !!! ???").kind, "symbols");
  assert.equal(readability("12345 678").kind, "noLetters");
  assert.equal(readability("\u0000\u0001\u0002PK\u0003\u0004\ufffd\ufffd").kind, "binary");
  assert.equal(readability("QUJD".repeat(60)).kind, "binary");
  assert.equal(readability("用户数据").kind, "ok");
});

function kinds(text: string): string {
  return tokensOf(text, "en")
    .map(({ text: written, kind }) => `${written}:${kind[0]}`)
    .join(" ");
}

test("identifiers, numbers with separators and hyphenated words are one token each", () => {
  assert.equal(kinds("order_id, userId http.status p95"), "order_id:i ,:b userId:i http.status:i p95:w");
  assert.equal(kinds("50,000 1.5M 1e6 10GB 4xx 3rd"), "50,000:n 1.5M:n 1e6:n 10:n GB:w 4xx:w 3rd:w");
  assert.equal(
    kinds("check-in GitHub 10-50 a <= b ± 5%"),
    "check-in:w GitHub:w 10:n -:s 50:n a:w <=:s b:w ±:s 5:n %:s",
  );
  assert.equal(kinds("x: a - b.\n- c"), "x:w ::b a:w -:b b:w .:b \n:b -:b c:w");
  assert.equal(kinds("a * 2, 19:00 to 8:30, 1:1:1"), "a:w *:s 2:n ,:b 19:00:w to:w 8:30:w ,:b 1:n ::b 1:n ::b 1:n");
  assert.equal(kinds("PM2.5 Jan-Dec"), "PM2.5:w Jan:w -:s Dec:w");
  assert.equal(tokensOf("PM2,5 horaire", "fr")[0]?.folded, "pm2.5");
  assert.deepEqual(
    tokensOf("l'identifiant user's", "fr").map((token) => token.folded),
    ["l'", "identifiant", "user"],
  );
});

test("tokens cover a text in order, overlap nowhere and leave out only spaces", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme", maxLength: 200 }), (raw) => {
      const text = normalise(raw);
      let end = 0;
      for (const token of tokensOf(text, languageOf(text))) {
        assert.ok(token.end > token.start && token.start >= end);
        assert.equal(text.slice(end, token.start).trim(), "");
        assert.equal(token.text, text.slice(token.start, token.end));
        end = token.end;
      }
      assert.equal(text.slice(end).trim(), "");
    }),
    { numRuns: 500 },
  );
});

function firstNumber(text: string, language: "en" | "de" | "es" | "fr" | "pt" = "en"): number | undefined {
  return numberAt(tokensOf(text, language), 0, language)?.value;
}

test("numbers are read as the language writes them", () => {
  assert.equal(firstNumber("10,000"), 10_000);
  assert.equal(firstNumber("10.000", "de"), 10_000);
  assert.equal(firstNumber("10.000"), 10_000);
  assert.equal(firstNumber("52.520"), 52.52);
  assert.equal(firstNumber("10,5", "de"), 10.5);
  assert.equal(firstNumber("1.234,56", "es"), 1_234.56);
  assert.equal(firstNumber("1,234.56"), 1_234.56);
  assert.equal(firstNumber("1 000 000", "fr"), 1_000_000);
  assert.equal(firstNumber("1,00,000"), 100_000);
  assert.equal(firstNumber("-5"), -5);
});

test("scales and words of number are read in five languages", () => {
  for (const [text, value] of [
    ["50k", 50_000],
    ["2 million", 2_000_000],
    ["1.5M", 1_500_000],
    ["3 bn", 3_000_000_000],
    ["a dozen", 12],
    ["twenty-five thousand", 25_000],
    ["one hundred and fifty", 150],
    ["half a million", 500_000],
    ["1e6", 1_000_000],
    ["0.1 million", 100_000],
  ] as const) {
    assert.equal(firstNumber(text), value, text);
  }
  assert.equal(firstNumber("drei", "de"), 3);
  assert.equal(firstNumber("zwanzigtausend", "de"), 20_000);
  assert.equal(firstNumber("zweihundertfünfundzwanzig", "de"), 225);
  assert.equal(firstNumber("veinte mil", "es"), 20_000);
  assert.equal(firstNumber("deux mille", "fr"), 2_000);
  assert.equal(firstNumber("cem mil", "pt"), 100_000);
  assert.equal(firstNumber("first"), undefined);
  assert.equal(firstNumber("1.5.2025"), undefined);
});

test("the language of a need is told by its function words, English where nothing speaks", () => {
  assert.equal(languageOf("10k rows csv"), "en");
  assert.equal(languageOf("Bestellungen der letzten 90 Tage mit Betrag"), "de");
  assert.equal(languageOf("pedidos de los últimos 6 meses con importe"), "es");
  assert.equal(languageOf("commandes des 90 derniers jours avec montant"), "fr");
  assert.equal(languageOf("pedidos dos últimos 6 meses com valor"), "pt");
  assert.equal(languageOf("order_id, café, naïve"), "en");
});

test("columns called by single letters make no language, and one long German word does", () => {
  assert.equal(languageOf("football: t, x 0-105, y 0-68, player"), "en");
  assert.equal(languageOf("mining trucks: payload t target 220 sd 12, fuel l"), "en");
  assert.equal(languageOf("1000 Krankenversicherungsmitglieder: Alter, Tarif"), "de");
  assert.equal(languageOf("clientes y ventas"), "es");
  assert.equal(languageOf("lecturas de 30 sensores cada 15 minutos durante 2 semanas"), "es");
  assert.equal(languageOf("leituras de energia por hora, 12 meses, 100 casas"), "pt");
  assert.equal(languageOf("tweets: lang en/es/de 70/20/10"), "en");
});

test("plurals come down to the form that a dictionary has", () => {
  const pairs = {
    en: "companies:company boxes:box statuses:status addresses:address people:person analyses:analysis metrics:metric invoices:invoice glasses:glass buses:bus sales:sales movies:movie",
    de: "rechnungen:rechnung kunden:kunde sensoren:sensor bestellungen:bestellung hauser:haus",
    es: "pedidos:pedido transacciones:transaccion clientes:cliente veces:vez ciudades:ciudad",
    fr: "commandes:commande animaux:animal prix:prix bureaux:bureau",
    pt: "transacoes:transacao valores:valor animais:animal pedidos:pedido ordens:ordem",
  } as const;
  for (const [language, list] of Object.entries(pairs)) {
    for (const pair of list.split(" ")) {
      const [plural = "", one] = pair.split(":");
      assert.equal(singular(plural, language as keyof typeof pairs), one, `${language} ${plural}`);
    }
  }
  assert.equal(stemmed("check-in_dates"), "check in date");
  assert.equal(fold("Größe AÑO Œuvre"), "grosse ano oeuvre");
});

test("the distance counts insertions, deletions, substitutions and swaps, up to its limit", () => {
  assert.equal(damerau("temprature", "temperature", 2), 1);
  assert.equal(damerau("snesor", "sensor", 2), 1);
  assert.equal(damerau("abc", "abc", 0), 0);
  assert.equal(damerau("kitten", "sitting", 2), 3);
  fc.assert(
    fc.property(fc.string({ maxLength: 8 }), fc.string({ maxLength: 8 }), (a, b) => {
      assert.equal(damerau(a, b, 9), damerau(b, a, 9));
      assert.equal(damerau(a, b, 1), Math.min(damerau(a, b, 9), 2));
    }),
  );
});

test("a misspelt word finds its nearest neighbour among thousands, as a search through all of them would", () => {
  const words = Array.from(
    { length: 3_000 },
    (_, n) => `${["temp", "press", "humid", "volt"][n % 4]}${(n * 7_919).toString(36)}`,
  );
  const index = nearWords([...words, "temperature", "customer", "cart", "card"], 2);
  assert.deepEqual(nearest(index, "temprature", 2), { word: "temperature", distance: 1 });
  assert.deepEqual(nearest(index, "cutsomer", 1), { word: "customer", distance: 1 });
  assert.deepEqual(nearest(index, "carx", 1), { word: "cart", distance: 1 }, "the first of equals");
  assert.deepEqual(
    nearest(index, "carx", 1, (word) => (word.endsWith("d") ? 1 : 0)),
    { word: "card", distance: 1 },
    "the one of the highest rank among equals",
  );
  assert.equal(nearest(index, "zzzzzzzz", 2), undefined);
  assert.equal(nearest(index, "", 2), undefined);
  const slip = fc.tuple(fc.nat(12), fc.constantFrom("a", "9", "é", ""), fc.nat(1));
  fc.assert(
    fc.property(
      fc.constantFrom(...words),
      fc.array(slip, { maxLength: 3 }),
      fc.constantFrom(1, 2),
      (word, slips, limit) => {
        const typo = slips.reduce((text, [at, letter, out]) => text.slice(0, at) + letter + text.slice(at + out), word);
        const least = Math.min(...index.words.map((other) => damerau(typo, other, limit)));
        const first = index.words.find((other) => damerau(typo, other, limit) === least);
        assert.deepEqual(
          nearest(index, typo, limit),
          least <= limit ? { word: first ?? "", distance: least } : undefined,
        );
      },
    ),
    { numRuns: 100 },
  );
});
