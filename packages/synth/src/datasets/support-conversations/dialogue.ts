import { state } from "../../language/slots.ts";
import { DELIVERED_STATE } from "./case.ts";
import { actionArguments, customerSays, passTime, roll, type Scene, staffSays } from "./scene.ts";
import { inquiryOf, solve } from "./solution.ts";

/** Holds a conversation from the first word to the last. */
export function converse(scene: Scene): void {
  open(scene);
  if (scene.escalates && scene.role === "bot") {
    if (roll(scene) < 0.55) misunderstand(scene);
    escalate(scene);
  }
  identify(scene);
  explore(scene);
  report(scene);
  discuss(scene);
  // A person may pass the matter on, too.
  if (scene.escalates && !scene.escalated) escalate(scene);
  if (scene.resolution === "abandoned") {
    breakOff(scene);
    return;
  }
  solve(scene);
  end(scene);
}

function open(scene: Scene): void {
  const { words, matterWords, customer } = scene;
  const startsWithStaff = roll(scene) < (scene.role === "bot" ? 0.7 : 0.4);
  const greeting = scene.role === "bot" ? words.agent.bot_greet : words.agent.greet;
  if (startsWithStaff) staffSays(scene, "greet", greeting);
  else if (roll(scene) < 0.3) {
    customerSays(scene, "greet", words.customer.greet);
    staffSays(scene, "greet", greeting);
  }
  const opener = scene.transcript.turns === 0 ? words.customer.opener : undefined;
  const more = roll(scene) < customer.verbosity * 0.75 ? matterWords.context : undefined;
  customerSays(scene, "state_problem", matterWords.problem, more, opener);
  if (scene.mood.level < -30 && roll(scene) < 0.3) {
    customerSays(scene, "express_frustration", words.customer.express_frustration);
  } else if (more === undefined && roll(scene) < 0.3) {
    customerSays(scene, "add_context", matterWords.context);
  }
  if (roll(scene) < 0.12 && scene.role === "agent") {
    staffSays(scene, "ask_problem", words.agent.ask_problem);
    customerSays(scene, "add_context", matterWords.context, roll(scene) < 0.5 ? matterWords.problem : undefined);
  }
}

/** The bot does not understand and is told so. */
function misunderstand(scene: Scene): void {
  const { words, matterWords } = scene;
  staffSays(scene, "bot_fallback", words.agent.bot_fallback);
  scene.mood.shift(-10);
  customerSays(scene, "state_problem", matterWords.problem);
}

function escalate(scene: Scene): void {
  const { words, transcript, mood } = scene;
  const asked = roll(scene) < 0.6;
  if (asked) customerSays(scene, "request_escalation", words.customer.request_escalation);
  staffSays(scene, "transfer", words.agent.transfer);
  transcript.act("transfer_to_specialist", `{"reason":"${asked ? "customer_request" : "beyond_permission"}"}`);
  if (roll(scene) < 0.5) customerSays(scene, "acknowledge", words.customer.acknowledge);
  passTime(scene, 60);
  scene.role = "agent";
  scene.answering = scene.staff;
  scene.escalated = true;
  state(scene.facts, "name", scene.staffName);
  staffSays(scene, "introduce_specialist", words.agent.introduce_specialist);
  mood.shift(6);
}

/** Who writes, and about which order. */
function identify(scene: Scene): void {
  const { words, transcript, mood, customer } = scene;
  if (mood.level < -25 && roll(scene) < 0.7) {
    staffSays(scene, "empathise", words.agent.empathise, roll(scene) < 0.3 ? words.agent.apologise : undefined);
    mood.shift(5);
    if (roll(scene) < 0.15) customerSays(scene, "acknowledge", words.customer.acknowledge);
  }
  if (scene.needsIdentity && !scene.skipsIdentity) {
    staffSays(scene, "ask_identity", words.agent.ask_identity);
    const grumbles = customer.patience < 0.3 && roll(scene) < 0.4;
    customerSays(
      scene,
      "give_identity",
      words.customer.give_identity,
      grumbles ? words.customer.complain_wait : undefined,
    );
    transcript.act("pull_up_account", scene.customerId);
    transcript.act("verify_identity", scene.customerId);
    scene.verified = true;
  }
  if (!scene.hasOrder) {
    if (scene.verified) staffSays(scene, "confirm_identity", words.agent.confirm_identity);
    return;
  }
  const knows = scene.verified ? words.agent.confirm_identity : words.agent.ask_order;
  const asks = scene.verified && roll(scene) < 0.75;
  staffSays(
    scene,
    asks || !scene.verified ? "ask_order" : "confirm_identity",
    knows,
    asks ? words.agent.ask_order : undefined,
  );
  if (asks || !scene.verified) customerSays(scene, "give_order", words.customer.give_order);
  transcript.act("look_up_order", scene.orderId);
}

/** Looking, waiting, and what is still unknown. */
function explore(scene: Scene): void {
  const { words, matterWords, customer, mood } = scene;
  if (scene.role === "agent" && roll(scene) < 0.72) {
    staffSays(scene, "hold", words.agent.hold);
    passTime(scene, 35);
    const u = roll(scene);
    if (u < 0.3 * (1.6 - customer.patience)) {
      mood.shift(-7);
      customerSays(scene, "complain_wait", words.customer.complain_wait);
    } else if (u < 0.55) customerSays(scene, "acknowledge", words.customer.acknowledge);
    else if (u < 0.63) {
      passTime(scene, 90);
      customerSays(scene, "check_in", words.customer.check_in);
    }
  }
  if (roll(scene) < 0.82) {
    staffSays(scene, "ask_detail", matterWords.question);
    const more = roll(scene) < customer.verbosity * 0.6 ? matterWords.context : undefined;
    customerSays(scene, "answer_question", matterWords.answer, more);
  }
  if (scene.hasOrder && roll(scene) < 0.28) {
    staffSays(scene, "check_understanding", words.agent.check_understanding);
    customerSays(scene, "confirm_details", words.customer.confirm_details);
  }
}

function report(scene: Scene): void {
  const { words, matterWords, mood } = scene;
  const inquiry = inquiryOf(scene.matter);
  if (inquiry !== undefined) scene.transcript.act(inquiry, actionArguments(scene, inquiry));
  // What stands in the way is told with the refusal.
  if (scene.resolution === "declined_by_policy" && scene.of.state !== DELIVERED_STATE) return;
  const sorry = mood.level < -15 && roll(scene) < 0.6;
  staffSays(scene, "report_finding", matterWords.finding, sorry ? words.agent.apologise : undefined);
  mood.shift(sorry ? 8 : 4);
}

/** What the customer wants to know, and the replies. */
function discuss(scene: Scene): void {
  const { words, mood, customer } = scene;
  const rounds = roll(scene) < 0.25 + (1 - customer.patience) * 0.3 + customer.verbosity * 0.25 ? 2 : 1;
  for (let round = 0; round < rounds; round++) {
    const u = roll(scene);
    if (u < 0.22) {
      customerSays(scene, "ask_reason", words.customer.ask_reason);
      staffSays(scene, "give_reason", words.agent.give_reason);
    } else if (u < 0.42) {
      customerSays(scene, "ask_deadline", words.customer.ask_deadline);
      staffSays(scene, "give_deadline", words.agent.give_deadline);
    } else if (u < 0.54 && scene.resolution !== "unresolved") {
      customerSays(scene, "ask_status", words.customer.ask_status);
      staffSays(scene, "give_status", words.agent.give_status);
    } else if (u < 0.7 && mood.level < -10) {
      customerSays(scene, "express_worry", words.customer.express_worry);
      staffSays(scene, "reassure", words.agent.reassure);
      mood.shift(9);
    } else if (u < 0.8 && mood.level < -25) {
      customerSays(scene, "express_frustration", words.customer.express_frustration);
      staffSays(scene, "empathise", words.agent.empathise);
      mood.shift(4);
    } else if (u < 0.95) {
      customerSays(scene, "acknowledge", words.customer.acknowledge);
    }
  }
}

/** The customer leaves without a word. */
function breakOff(scene: Scene): void {
  const { words, matterWords } = scene;
  if (!staffSays(scene, "offer_solution", matterWords.offer)) staffSays(scene, "hold", words.agent.hold);
  if (roll(scene) < 0.7) {
    passTime(scene, 240);
    staffSays(scene, "ask_more", words.agent.ask_more);
  }
  if (roll(scene) < 0.6) {
    passTime(scene, 200);
    staffSays(scene, "close", words.agent.close);
  }
}

function end(scene: Scene): void {
  const { words, mood, customer } = scene;
  const u = roll(scene);
  if (u < 0.8) {
    staffSays(scene, "ask_more", words.agent.ask_more);
    if (roll(scene) < 0.14 && mood.level > -20) {
      const side = words.sides[Math.floor(roll(scene) * words.sides.length)] as (typeof words.sides)[number];
      customerSays(scene, "ask_more", side.question);
      staffSays(scene, "answer_more", side.replies);
    }
    const thanks = mood.level > 10 && roll(scene) < 0.3 ? words.customer.thank : undefined;
    customerSays(scene, "decline_more", words.customer.decline_more, thanks);
  }
  if (mood.level > 45 && roll(scene) < 0.22) {
    customerSays(scene, "praise_agent", words.customer.praise_agent);
  }
  staffSays(scene, "close", words.agent.close);
  if (roll(scene) < 0.3 + customer.formality * 0.3 && mood.level > -40) {
    customerSays(scene, "say_goodbye", words.customer.say_goodbye);
  }
}
