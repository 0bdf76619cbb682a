/** The bounds of a blueprint contradict each other: no row could keep them. */
export class InfeasibleBlueprint extends TypeError {
  /** The published names that cannot be reconciled. */
  readonly fields: readonly string[];

  constructor(fields: readonly string[], reason: string) {
    super(`no rows can have such ${fields.join(", ")}: ${reason}`);
    this.name = "InfeasibleBlueprint";
    this.fields = fields;
  }
}
