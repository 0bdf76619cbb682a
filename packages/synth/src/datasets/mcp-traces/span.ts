/** One span as it is being made. Indices point into the vocabularies; −1 stands for none. Times in ns after the trace began. */
export interface Span {
  name: number;
  kind: number;
  parent: number;
  start: number;
  end: number;
  status: number;
  message: string | null;
  service: number;
  scope: number;
  method: number;
  tool: number;
  /** Key of the session's digits, −1 for none. */
  session: number;
  revision: number;
  /** RFC 8785 texts. */
  attributes: string;
  resource: string;
}

export function emptySpan(): Span {
  return {
    name: 0,
    kind: 0,
    parent: -1,
    start: 0,
    end: 0,
    status: 0,
    message: null,
    service: 0,
    scope: 0,
    method: -1,
    tool: -1,
    session: -1,
    revision: -1,
    attributes: "{}",
    resource: "{}",
  };
}
