import { DatabaseError } from "pg";

/**
 * The database cannot be asked now: unreachable, shutting down, full, or slower than our time limits. Worth trying again
 * later; a caller that moves money does so only with a statement that recognises its own earlier attempt.
 */
export class StoreUnavailable extends Error {
  readonly retryable = true;
  /** False when the statement may have taken effect all the same, because only its answer was lost. */
  readonly isOutcomeKnown: boolean;

  constructor(reason: string, isOutcomeKnown: boolean, cause: unknown) {
    super(`The store is unavailable: ${reason}`, { cause });
    this.name = "StoreUnavailable";
    this.isOutcomeKnown = isOutcomeKnown;
  }
}

/** A row with this key is there already. */
export class UniqueViolation extends Error {
  /** PostgreSQL's code, for libraries that look at it. */
  readonly code = "23505";
  readonly constraint: string;
  readonly table: string | undefined;

  constructor(cause: DatabaseError) {
    super(`A row that ${cause.constraint} allows once exists already`, { cause });
    this.name = "UniqueViolation";
    this.constraint = cause.constraint ?? "";
    this.table = cause.table;
  }
}

/** Class 08 connection, 53 resources (disk full, too many connections), 58 the system under the server. */
const unavailableClasses = new Set(["08", "53", "58"]);

const unavailableCodes = new Set([
  "25006", // read-only: a standby, or a primary that stepped down
  "25P03", // idle in transaction for too long
  "25P04", // transaction timeout
  "55P03", // lock timeout
  "57014", // statement timeout
  "57P01", // shut down by an administrator
  "57P02", // crash shutdown
  "57P03", // starting up or shutting down
  "57P05", // idle session timeout
]);

/** pg has no type for what breaks on its own side, so its sentences must do. */
const lostConnection =
  /Connection terminated|connection error and is not queryable|was closed and is not queryable|Query read timeout|Connection ended unexpectedly/;

/** The typed form of an error that a statement met; errors that the store has no opinion on come back as they are. */
export function statementFailure(error: unknown): unknown {
  if (error instanceof DatabaseError) {
    const { code = "" } = error;
    if (code === "23505") return new UniqueViolation(error);
    if (!unavailableCodes.has(code) && !unavailableClasses.has(code.slice(0, 2))) return error;
    // An ERROR undid the statement. A FATAL may have overtaken the answer to a commit.
    return new StoreUnavailable(error.message, error.severity === "ERROR", error);
  }
  if (error instanceof Error && (isSystemError(error) || lostConnection.test(error.message))) {
    return new StoreUnavailable(error.message, false, error);
  }
  return error;
}

/** The typed form of an error that met an attempt to get a connection: no statement was sent yet. */
export function connectionFailure(error: unknown): unknown {
  if (error instanceof StoreUnavailable) return new StoreUnavailable(error.message, true, error.cause);
  if (error instanceof DatabaseError) {
    const typed = statementFailure(error);
    return typed instanceof StoreUnavailable ? new StoreUnavailable(error.message, true, error) : typed;
  }
  return new StoreUnavailable(error instanceof Error ? error.message : String(error), true, error);
}

function isSystemError(error: Error): boolean {
  return "syscall" in error || ("code" in error && typeof error.code === "string" && /^E[A-Z]+$/.test(error.code));
}
