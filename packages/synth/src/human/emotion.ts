/** What an emotion is, apart from when it arises: its place in valence and arousal, and the words that name it. */
export interface EmotionKind {
  /** Valence at full intensity, −1 to 1; its sign is the emotion's sign. 0 for surprise and neutral. */
  readonly valence: number;
  /** Arousal at full intensity, −1 (drowsy) to 1 (agitated). */
  readonly arousal: number;
  /** What completes "I felt …"; the causal summary names the emotion by one of these. */
  readonly words: readonly string[];
}

function kind(valence: number, arousal: number, words: string): EmotionKind {
  return { valence, arousal, words: words.split(", ") };
}

/** All emotions of a state: the OCC model's, those of its prospects, and the two that have no sign. */
export const emotionKinds = {
  neutral: kind(0, 0, "calm, nothing much, even"),
  surprise: kind(0, 0.7, "surprised, startled, taken aback"),
  joy: kind(0.8, 0.5, "happy, glad, delighted"),
  sadness: kind(-0.75, -0.4, "sad, low, heavy-hearted"),
  frustration: kind(-0.6, 0.5, "frustrated, stuck, exasperated"),
  anger: kind(-0.7, 0.8, "angry, furious, cross"),
  hope: kind(0.5, 0.3, "hopeful, encouraged, optimistic"),
  excitement: kind(0.7, 0.8, "excited, thrilled, full of anticipation"),
  fear: kind(-0.75, 0.8, "afraid, scared, frightened"),
  anxiety: kind(-0.55, 0.6, "anxious, worried, uneasy"),
  satisfaction: kind(0.65, 0.1, "satisfied, content, pleased"),
  fears_confirmed: kind(-0.7, 0.3, "dismayed, crushed, that my fears had come true"),
  resignation: kind(-0.5, -0.5, "resigned, defeated, weary"),
  disappointment: kind(-0.6, -0.2, "disappointed, let down, deflated"),
  relief: kind(0.6, -0.4, "relieved, lighter, able to breathe again"),
  happy_for: kind(0.6, 0.3, "happy for them, pleased for them, glad for them"),
  envy: kind(-0.5, 0.3, "envious, jealous, passed over"),
  compassion: kind(-0.4, -0.1, "sorry for them, concerned for them, full of compassion"),
  gloating: kind(0.35, 0.3, "a little gleeful, smug, spitefully pleased"),
  pride: kind(0.7, 0.4, "proud, proud of myself, quietly proud"),
  gratification: kind(0.75, 0.3, "gratified, fulfilled, rewarded"),
  shame: kind(-0.65, 0.2, "ashamed, embarrassed, mortified"),
  guilt: kind(-0.6, 0.1, "guilty, at fault, bad about what I did"),
  remorse: kind(-0.7, 0.1, "full of remorse, deeply sorry, full of regret"),
  admiration: kind(0.55, 0.2, "impressed, full of admiration, full of respect"),
  gratitude: kind(0.7, 0.1, "grateful, thankful, touched"),
  reproach: kind(-0.5, 0.3, "disapproving, indignant, critical of them"),
  liking: kind(0.45, 0.1, "taken with it, fond of it, charmed"),
  love: kind(0.8, 0.4, "in love with it, full of love, smitten"),
  dislike: kind(-0.4, 0.1, "put off, averse to it, displeased"),
  disgust: kind(-0.65, 0.4, "disgusted, revolted, repelled"),
} as const satisfies Record<string, EmotionKind>;

export type Emotion = keyof typeof emotionKinds;

/** The emotions' names in their published order. */
export const emotions = Object.keys(emotionKinds) as readonly Emotion[];
