import { deedOf } from "../../text/event-words.ts";
import { statesOf } from "../../text/opposed-states.ts";
import { isParticiple } from "../../text/participles.ts";
import { type DraftField, type DraftTable, isTime } from "../draft/draft.ts";
import { wordsOf } from "../words/phrase.ts";

const languages = ["en", "de", "es", "fr", "pt"] as const;
const OPEN_SHARE = 0.3;
/** How often a state is that was only spoken of, beside the usual ones. */
const OTHER_SHARE = 0.2;
const statuses =
  /(?:^|_)(?:status|state|outcome|decision|result|stage|verdict|estado|statut|etat|entscheidung|resultado)$/;

/**
 * "answered (blank while open), status", "status, revocation reason only if revoked": a status whose members nobody said has the one
 * that is spoken of.
 */
export function openStatus(told: DraftField, state: string, { fields }: DraftTable): DraftField | undefined {
  if (!/^\p{L}{3,}$/u.test(state)) return undefined;
  const status = fields.find(
    ({ name, type, source, fixed }) =>
      source === "stated" && type === "enum" && fixed.size === 0 && statuses.test(name),
  );
  if (status === undefined || status === told || status.model.kind !== "choice") return undefined;
  const said = state.toLowerCase();
  if (status.model.values.includes(said)) return undefined;
  const [deed = ""] = told.name.split("_");
  const isStep = isTime(told) && deedOf(deed, deed, "en") !== undefined;
  if (isStep && statesOf(said).length > 0) {
    status.model = { kind: "choice", values: [said, deed], weights: [OPEN_SHARE, 1 - OPEN_SHARE] };
    return status;
  }
  if (!languages.some((language) => isParticiple(state, language))) return undefined;
  addMember(status, said);
  return status;
}

/** In the buyer's word where a usual member says the same: "declined" in the place of "rejected". */
function addMember(status: DraftField, said: string): void {
  const { model } = status;
  if (model.kind !== "choice") return;
  const alike = statesOf(said).flatMap(({ same }) => same);
  const place = model.values.findIndex((value) => wordsOf(value).some((word) => alike.includes(word)));
  if (place >= 0) {
    status.model = { ...model, values: model.values.map((value, at) => (at === place ? said : value)) };
    return;
  }
  const weights = model.weights ?? model.values.map(() => 1);
  const all = weights.reduce((sum, weight) => sum + weight, 0);
  status.model = {
    ...model,
    values: [...model.values, said],
    weights: [...weights, (all * OTHER_SHARE) / (1 - OTHER_SHARE)],
  };
}
