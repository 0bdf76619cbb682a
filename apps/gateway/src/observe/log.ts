import pino, { type Logger } from "pino";

/**
 * Structured logs on standard output, buffered: a line costs a few microseconds. Nothing that could move money is ever
 * written, whatever object it comes in.
 */
export function createLog(level: string): Logger {
  return pino(
    {
      level,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      redact: {
        paths: [
          "payment",
          "*.payment",
          "signature",
          "*.signature",
          "privateKey",
          "*.privateKey",
          "raw",
          "*.raw",
          "authorization",
          "*.authorization",
        ],
        censor: "[kept out of logs]",
      },
      serializers: { err: errorWithoutPayload },
    },
    pino.destination({ dest: 1, sync: false, minLength: 4096, periodicFlush: 500 }),
  );
}

/** Name, message and stack of an error and its causes. Foreign errors carry arguments, calldata among them, in other members. */
function errorWithoutPayload(error: unknown): unknown {
  if (!(error instanceof Error)) return String(error).slice(0, 200);
  return {
    name: error.name,
    message: error.message.replace(/0x[0-9a-fA-F]{65,}/g, "0x…").slice(0, 500),
    stack: error.stack
      ?.replace(/0x[0-9a-fA-F]{65,}/g, "0x…")
      .split("\n")
      .slice(1, 8)
      .join("\n"),
    ...(error.cause === undefined ? {} : { cause: errorWithoutPayload(error.cause) }),
  };
}
