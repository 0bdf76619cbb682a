/** Names of one origin, the most common first, separated by blanks; "_" stands for a blank within a name. */
export interface NameTable {
  readonly female: string;
  readonly male: string;
  readonly family: string;
  readonly familyFirst?: boolean;
  /** How a family name changes for a woman. */
  readonly feminine?: (family: string) => string;
}
