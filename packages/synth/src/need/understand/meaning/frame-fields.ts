import type { FrameField } from "../../frames/frame.ts";
import type { Lookup } from "../words/lookup.ts";

/** The time at which what a row tells of happens: the core field whose moments ascend, else the first time among the core fields. */
export function eventTimeOf(frame: { readonly fields: readonly FrameField[] }, lookup: Lookup): FrameField | undefined {
  const times = frame.fields.filter((field) => {
    const type = lookup.vocabulary.types.get(field.type);
    return field.core === true && (type?.type === "date" || type?.type === "datetime");
  });
  return (
    times.find((field) => {
      const model = field.model ?? lookup.vocabulary.types.get(field.type)?.model;
      return model?.kind === "moment" && model.ascending;
    }) ?? times[0]
  );
}

export function keyOf(frame: { readonly fields: readonly FrameField[] }, lookup: Lookup): FrameField | undefined {
  return frame.fields.find((field) => field.key === true && lookup.vocabulary.types.get(field.type)?.type === "id");
}
