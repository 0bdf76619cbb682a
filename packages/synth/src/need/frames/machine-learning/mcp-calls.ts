import type { Model } from "../../../inferred/model.ts";
import { choices, numbers, uniform } from "../../ontology/models.ts";

/** What people ask for, by the tool that answers it, and what the tool is then called with. */
const requests: Readonly<Record<string, readonly (readonly [prompt: string, called: string])[]>> = {
  search_web: [
    ["What changed in the latest release of our billing library?", "query=billing library release notes limit=5"],
    ["Find three reviews of standing desks.", "query=standing desk review limit=3"],
    ["Which trade fairs for packaging take place this autumn?", "query=packaging trade fair autumn limit=10"],
  ],
  read_file: [
    ["What does the onboarding checklist say about laptops?", "path=/docs/onboarding.md"],
    ["Summarise the minutes of Monday.", "path=/notes/minutes-monday.md"],
    ["Show me the rollback steps in the runbook.", "path=/runbooks/rollback.md"],
  ],
  query_database: [
    ["How many orders are still open?", "table=orders where=status is open limit=500"],
    ["Which invoices are unpaid for more than 30 days?", "table=invoices where=unpaid for 30 days limit=100"],
    ["Which customers bought nothing this quarter?", "table=customers where=no order this quarter limit=100"],
  ],
  send_email: [
    ["Tell the supplier that the pallet came damaged.", "to=supplier@example.com subject=Damaged pallet"],
    ["Send the agenda for Thursday to the team.", "to=team@example.com subject=Agenda for Thursday"],
    ["Remind the customer of the open offer.", "to=customer@example.com subject=Our offer"],
  ],
  get_weather: [
    ["Do I need an umbrella in Lyon tomorrow?", "city=Lyon days=1"],
    ["How warm will it be in Porto on Saturday?", "city=Porto days=5"],
    ["Will it freeze in Graz tonight?", "city=Graz days=1"],
  ],
  create_ticket: [
    ["The printer on the second floor is jammed again, please report it.", "title=Printer jammed priority=low"],
    ["Open a ticket: customers cannot reset their password.", "title=Password reset fails priority=high"],
    ["Log that the cold room alarm went off.", "title=Cold room alarm priority=high"],
  ],
  run_code: [
    ["What is the median of 4, 8, 15, 16, 23 and 42?", "language=python code=median([4, 8, 15, 16, 23, 42])"],
    ["What is 17 percent of 94.12?", "language=python code=94.12 * 0.17"],
    ["How many hours are 40 days?", "language=python code=40 * 24"],
  ],
  write_file: [
    ["Save the meeting notes as plan.md.", "path=/notes/plan.md mode=overwrite"],
    ["Write the shopping list into a file.", "path=/notes/list.md mode=create"],
    ["Store this week's figures in a new report.", "path=/reports/week.md mode=create"],
  ],
};

/** What is asked, by tool. */
export const prompts = mapped((told) => ({ kind: "choice", values: told.map(([prompt]) => prompt) }));
/** With what a tool is called, whatever was asked. */
export const inputsOfTools = mapped((told) => inputs(told.map(([, called]) => called)));
/** With what the tool is called, by what was asked. */
export const inputsOfPrompts: Readonly<Record<string, Model>> = Object.fromEntries(
  Object.values(requests)
    .flat()
    .map(([prompt, called]) => [prompt, inputs([called])]),
);
/** Arguments of a tool of the buyer's own. */
export const anyInputs = inputs(["query=status limit=10"]);

function mapped(model: (told: readonly (readonly [string, string])[]) => Model): Readonly<Record<string, Model>> {
  return Object.fromEntries(Object.entries(requests).map(([tool, told]) => [tool, model(told)]));
}

/** Arguments as an object, from "path=/notes/plan.md limit=5": of several calls each field is one of theirs. */
function inputs(calls: readonly string[]): Model {
  const values = new Map<string, string[]>();
  for (const call of calls) {
    for (const part of call.split(/ (?=[a-z]+=)/)) {
      const [name = "", value = ""] = part.split(/=(.*)/);
      values.set(name, [...(values.get(name) ?? []), value]);
    }
  }
  return {
    kind: "object",
    fields: [...values].map(([name, all]) => ({
      name,
      model: all.every((value) => /^\d+$/.test(value))
        ? numbers(uniform(Math.min(...all.map(Number)), Math.max(...all.map(Number))), 0)
        : { kind: "choice", values: [...new Set(all)] },
    })),
  };
}

/** What a tool answers, by tool. */
export const toolResults = {
  search_web: choices(
    '{"status":"ok","items":3,"next":null}:60|{"status":"ok","items":25,"next":"page-2"}:30|{"status":"ok","items":[]}:10',
  ),
  read_file: choices('{"status":"ok","bytes":4096}|{"status":"ok","bytes":812}|{"status":"ok","bytes":12288}'),
  query_database: choices(
    '{"rows":12,"truncated":false}:60|{"rows":500,"truncated":true}:28|{"rows":0,"truncated":false}:12',
  ),
  send_email: choices('{"sent":true,"to":1}|{"sent":true,"to":4}'),
  get_weather: choices(
    '{"temperature":18.4,"unit":"C"}:40|{"temperature":7.9,"unit":"C"}:40|{"temperature":-2.1,"unit":"C"}:20',
  ),
  create_ticket: choices(
    '{"id":"TCK-1042","state":"created"}|{"id":"TCK-1187","state":"created"}|{"id":"TCK-1203","state":"created"}',
  ),
  run_code: choices('{"exit":0,"stdout":"15.5"}:60|{"exit":0,"stdout":"22"}:40'),
  write_file: choices('{"written":2048,"path":"/notes/plan.md"}|{"written":512,"path":"/notes/list.md"}'),
};

/** What the assistant then says, by tool. */
export const finalAnswers = {
  search_web: choices(
    "Here is what I found, with the three sources below.|I found several results; the first fits best.",
  ),
  read_file: choices("According to the file, these are the steps.|The file says the following, in short."),
  query_database: choices("Here are the records that match, newest first.|I looked it up: the list is below."),
  send_email: choices("Done, the e-mail is on its way.|I have sent it to them."),
  get_weather: choices("Take a jacket: it stays cool.|It will be mild and mostly dry."),
  create_ticket: choices("I have opened a ticket for it.|Reported; you will hear from the team."),
  run_code: choices("The result is below, with the calculation.|I ran it: here is the answer."),
  write_file: choices("Saved.|The file is written, tell me if I should change it."),
};
