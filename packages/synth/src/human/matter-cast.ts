/** Who talks and where, for matters that are not like the rest of their family: comma-separated, as in `FamilySource`. */
const casts: Readonly<
  Record<string, { readonly users?: string; readonly counterpart?: string; readonly places: string }>
> = {
  "negotiation/car": {
    users: "buyer, commuter, father of two, new driver",
    places: "at the car dealer's, in the yard, on the driveway, in the car park",
  },
  "negotiation/compute": {
    users: "buying agent, start-up founder, researcher",
    counterpart: "selling agent",
    places: "in the chat, on a call, in the negotiation channel",
  },
  "negotiation/contract": {
    users: "freelancer, shop owner, supplier",
    places: "in the office, on a call, in the chat",
  },
  "job_search/interview": { places: "in the office, in the workshop, on a video call, in the meeting room" },
  "moving_house/deposit": { users: "tenant", places: "in the empty flat, on the phone, in the stairwell, at the door" },
  "moving_house/mould": { users: "tenant", places: "in the flat, at the door, in the stairwell, on the phone" },
  "moving_house/repairs": { users: "tenant", places: "in the flat, at the door, in the stairwell, on the phone" },
  "moving_house/rent": { users: "tenant", places: "in the kitchen, at the door, on the phone" },
  "moving_house/eviction": { users: "tenant", places: "in the flat, at the door, on the phone" },
  "parenting/bullying": { users: "mother, father, stepfather", places: "at school, on the phone, in the classroom" },
  "parenting/school": { users: "mother, father, stepfather", places: "at school, on the phone, in the classroom" },
};

const list = (text: string | undefined): readonly string[] | null => text?.split(", ") ?? null;

/** What a matter says of its people and places; null where they are those of its family. */
export function castOfMatter(
  family: string,
  matter: string | null,
): {
  readonly users: readonly string[] | null;
  readonly counterpart: string | null;
  readonly places: readonly string[] | null;
} {
  const found = casts[`${family}/${matter ?? ""}`];
  return { users: list(found?.users), counterpart: found?.counterpart ?? null, places: list(found?.places) };
}
