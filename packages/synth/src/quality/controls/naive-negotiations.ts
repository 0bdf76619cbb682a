import type { Row } from "../statistic.ts";
import { naivePick, naiveRandom } from "./naive-random.ts";
import { slotGrammar } from "./naive-texts.ts";

const NEGOTIATIONS = 1_500;

/** Negotiations whose every price is drawn by itself and that are agreed by a coin, whatever the two sides can bear. */
export function* uniformNegotiations(seed: number): Generator<Row, void, void> {
  const random = naiveRandom(seed);
  const texts = slotGrammar(seed, 4_000);
  const price = (top: number): number => Math.round(random() * top * 100) / 100;
  for (let index = 0; index < NEGOTIATIONS; index++) {
    const rounds = 12 + Math.floor(random() * 12);
    const listPrice = 1 + price(500);
    const limits = { buyer_limit: price(500), seller_reserve: price(500) };
    const agreed = random() < 0.25;
    for (let round = 1; round <= rounds; round++) {
      const isLast = round === rounds;
      yield {
        negotiation_id: `N${index}`,
        round,
        actor: round % 2 === 1 ? "buyer_agent" : "seller_agent",
        act: isLast ? "settle" : round === 1 ? "request_quote" : "counter",
        list_price: listPrice,
        ...limits,
        offer_price: price(3_000),
        concession: price(100),
        utterance: naivePick(random, texts),
        outcome: isLast ? (agreed ? "agreed" : "rejected") : null,
        final_price: isLast && agreed ? price(3_000) : null,
      };
    }
  }
}
