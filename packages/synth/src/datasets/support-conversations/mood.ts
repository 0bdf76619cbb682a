import type { CustomerAct, Emotion, Subintent } from "./vocabulary.ts";

/** In which sentiments (hundredths) each emotion lies. */
const ranges: Readonly<Record<Emotion, readonly [number, number]>> = {
  neutral: [-25, 25],
  frustration: [-92, -12],
  anger: [-100, -45],
  disappointment: [-80, -10],
  worry: [-75, -8],
  confusion: [-40, 20],
  hope: [-12, 62],
  relief: [12, 88],
  satisfaction: [15, 95],
  gratitude: [20, 100],
};

/** How a matter feels at first: the level in hundredths, and the emotion that goes with it. */
interface Tone {
  readonly level: number;
  readonly emotion: Emotion;
}

const trouble: Tone = { level: -38, emotion: "frustration" };
const question: Tone = { level: 4, emotion: "neutral" };

const tones: Readonly<Record<Subintent, Tone>> = {
  late_parcel: { level: -42, emotion: "frustration" },
  lost_parcel: { level: -50, emotion: "worry" },
  damaged_parcel: { level: -48, emotion: "disappointment" },
  wrong_item: trouble,
  missing_item: trouble,
  start_return: { level: -10, emotion: "disappointment" },
  exchange: question,
  label_problem: { level: -24, emotion: "confusion" },
  refund_pending: { level: -46, emotion: "worry" },
  refund_short: { level: -44, emotion: "frustration" },
  cancel_order: question,
  change_address: { level: -8, emotion: "worry" },
  change_quantity: question,
  faulty: { level: -45, emotion: "disappointment" },
  missing_part: { level: -30, emotion: "disappointment" },
  usage_question: { level: 6, emotion: "confusion" },
  declined_payment: trouble,
  charged_twice: { level: -50, emotion: "worry" },
  invoice_copy: question,
  locked_out: { level: -32, emotion: "confusion" },
  points_missing: { level: -22, emotion: "disappointment" },
  close_account: { level: -14, emotion: "neutral" },
  code_rejected: { level: -20, emotion: "confusion" },
  price_drop: { level: -25, emotion: "disappointment" },
  availability: { level: 10, emotion: "hope" },
  product_advice: { level: 10, emotion: "neutral" },
  unknown_order: { level: -55, emotion: "worry" },
  suspicious_message: { level: -25, emotion: "worry" },
};

/** The customer's feelings through a conversation: what the agent does moves them. */
export class Mood {
  /** Hundredths, −100 … 100. */
  level = 0;
  emotion: Emotion = "neutral";
  sentiment = 0;
  intensity = 0;
  private tone: Tone = question;
  private patience = 0.5;

  begin(matter: Subintent, patience: number, u: number): void {
    this.tone = tones[matter];
    this.patience = patience;
    this.level = this.tone.level + Math.floor(u * 30) - 15 + Math.floor((patience - 0.5) * 24);
  }

  /** Moves the feelings by so many hundredths; impatient people are moved further down. */
  shift(by: number): void {
    const moved = this.level + (by < 0 ? by * (1.5 - this.patience) : by);
    this.level = Math.round(Math.max(-96, Math.min(96, moved)));
  }

  /** Feels what goes with an act; `u` and `v` are draws in [0, 1). */
  feel(act: CustomerAct, u: number, v: number): void {
    this.emotion = this.emotionOf(act, u);
    const [low, high] = ranges[this.emotion];
    const wanted = this.level + Math.floor(v * 25) - 12;
    this.sentiment = Math.max(low, Math.min(high, wanted));
    const strength = Math.abs(this.sentiment) * 0.75 + (1 - this.patience) * 22 * v + 4;
    this.intensity = Math.min(100, Math.round(this.emotion === "neutral" ? strength * 0.4 : strength));
  }

  private emotionOf(act: CustomerAct, u: number): Emotion {
    const { level } = this;
    switch (act) {
      case "state_problem":
      case "add_context":
        if (level < -70) return "anger";
        return level < -8 || this.tone.level >= -8 ? this.tone.emotion : "neutral";
      case "complain_wait":
      case "express_frustration":
      case "request_escalation":
      case "threaten_leave":
        return level < -55 && u < 0.6 ? "anger" : "frustration";
      case "reject_offer":
        return u < 0.5 ? "disappointment" : level < -50 ? "anger" : "frustration";
      case "accept_reluctantly":
        return "disappointment";
      case "express_worry":
        return "worry";
      case "ask_status":
      case "ask_reason":
      case "ask_deadline":
      case "ask_alternative":
      case "check_in":
        if (level < -35) return u < 0.6 ? "frustration" : "worry";
        return u < 0.4 ? "confusion" : level > -20 && u < 0.7 ? "hope" : "neutral";
      case "accept_offer":
        return u < 0.4 ? "hope" : u < 0.7 ? "relief" : "satisfaction";
      case "thank":
        return u < 0.45 ? "gratitude" : u < 0.75 ? "relief" : "satisfaction";
      case "praise_agent":
        return "gratitude";
      case "decline_more":
      case "say_goodbye":
        return level > 22 && u < 0.6 ? "satisfaction" : "neutral";
      default:
        return "neutral";
    }
  }
}
