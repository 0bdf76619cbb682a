/** How the invented models behave, in the order of `agentModels`: prices in cents per million tokens, speed, wordiness. */
export interface ModelProfile {
  readonly centsIn: number;
  readonly centsOut: number;
  /** Tokens a second. */
  readonly rate: number;
  /** Median of tokens written a step. */
  readonly words: number;
  /** Median of seconds until the first token. */
  readonly wait: number;
}

export const modelProfiles: readonly ModelProfile[] = [
  { centsIn: 250, centsOut: 1_000, rate: 75, words: 88, wait: 0.6 },
  { centsIn: 15, centsOut: 60, rate: 130, words: 62, wait: 0.35 },
  { centsIn: 300, centsOut: 1_500, rate: 60, words: 105, wait: 0.75 },
  { centsIn: 30, centsOut: 250, rate: 150, words: 70, wait: 0.4 },
  { centsIn: 110, centsOut: 440, rate: 85, words: 120, wait: 0.7 },
  { centsIn: 500, centsOut: 2_000, rate: 45, words: 95, wait: 0.9 },
];
