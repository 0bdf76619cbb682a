/** What the columns of an event are called, and no kind of event is. */
export const eventColumns =
  /^(?:id|uuid|ts|time|date|timestamp|user|session|type|name|device|page|url|properties|payload|country|\w+_(?:id|at|ts|time|type|name|date))$/;

/** Kinds of events are listed from so many on. */
export const FEWEST_EVENTS = 3;
