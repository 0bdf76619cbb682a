import type { Rule } from "../frames/frame.ts";
import type { NamedField } from "./named-field.ts";
import { pairsOf } from "./named-pairs.ts";
import { meterPairs, meters } from "./usual-relations.ts";
import { aboveRule, termsApart } from "./usual-rules.ts";

/** How much a meter went on from the one reading to the other. */
const used =
  /^(?:(?:total|water|gas|power|energy|electricity|heat|trip|fuel|paper|gesamt)_)?(?:consumption|usage|use|used|consumed|units(?:_(?:used|consumed))?|verbrauch|consumo|consommation|copies|pages|hours_(?:run|used)|running_hours|(?:m3|kwh|gallons|litres|units)_used)(?:_(?:m3|kwh|units|km))?$|(?:wasser|gas|strom|energie)verbrauch$/;
const driven =
  /^(?:(?:trip|total|driven|round_trip)_)?(?:distance|km|kms|kilometres|kilometers|miles|mileage|strecke|distancia|recorrido)(?:_(?:driven|travelled|traveled|covered|run|ridden|km|miles|mi))?$|^(?:gefahrene_(?:km|kilometer)|km_(?:gefahren|recorridos|parcourus|rodados|percorridos)|(?:kilometros|quilometros)_(?:recorridos|percorridos)|kilometres_parcourus)$/;
/** What is read in kilometres. */
const odometers =
  /(?:^|_)(?:odometer|mileage|km|kilometres|kilometers|miles|hubometer|kilometerstand|tacho|cuentakilometros|kilometraje|odometro|hodometro|quilometragem|kilometrage)(?:_|$)/;
const A_TRIP = 180;

/** "odometer at start and end, km driven", "previous and current reading, consumption": a meter goes up by what was used. */
export function meterRules(numbers: readonly NamedField[]): readonly Rule[] {
  const pairs = pairsOf(
    numbers.filter(({ name }) => meters.test(name)),
    meterPairs,
    false,
  );
  const rules = pairs.flatMap(([first, last]): readonly Rule[] => {
    const length = usedBetween(first, last, numbers);
    return length === undefined || pairs.length > 1 ? [] : [lengthRule(first, last, length)];
  });
  return [...rules, ...pairs.map(([first, last]) => aboveRule(first, last, A_TRIP))];
}

/** The number that tells what two readings lie apart. */
export function usedBetween<Field extends Pick<NamedField, "name">>(
  first: Pick<NamedField, "name">,
  last: Pick<NamedField, "name">,
  numbers: readonly Field[],
): Field | undefined {
  const told = odometers.test(last.name) ? driven : used;
  const lengths = numbers.filter(({ name }) => name !== first.name && name !== last.name && told.test(name));
  return lengths.length === 1 ? lengths[0] : undefined;
}

function lengthRule(first: NamedField, last: NamedField, length: NamedField): Rule {
  const decimals = Math.max(first.decimals, length.decimals);
  const added = [first, length].map(({ name }) => ({ field: name, times: 1 }));
  const isCounted = last.type === "int" && length.type !== "int";
  return {
    statement: `${length.name} = ${last.name} - ${first.name}`,
    needs: [length.name, last.name, first.name],
    // A meter in whole units tells whole ones apart.
    sets: isCounted
      ? { [length.name]: { kind: "sum", terms: termsApart(last, first), decimals: 0 } }
      : { [last.name]: { kind: "sum", terms: added, decimals } },
    checks: [
      { kind: "sum", total: length.name, terms: termsApart(last, first) },
      { kind: "ascending", fields: [first.name, last.name] },
    ],
  };
}
