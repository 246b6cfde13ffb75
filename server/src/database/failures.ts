import { AppError } from '../lib/errors.ts';

// Classifies the drivers' errors, by code where there is one: messages differ and change.

const uniqueCodes = new Set(['SQLITE_CONSTRAINT_UNIQUE', 'SQLITE_CONSTRAINT_PRIMARYKEY', '23505']);

const foreignKeyCodes = new Set(['SQLITE_CONSTRAINT_FOREIGNKEY', '23503']);

const fullCodes = new Set(['SQLITE_FULL', 'SQLITE_IOERR_WRITE', '53100']);

const unavailableCodes = new Set([
  'SQLITE_BUSY',
  'SQLITE_LOCKED',
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  // PostgreSQL: too many connections, shutting down, starting up, connection lost, our time-outs.
  '53300',
  '57P01',
  '57P02',
  '57P03',
  '08000',
  '08003',
  '08006',
  '25P03',
  '57014',
  '55P03',
  '40P01',
]);

// pg's errors for lost and refused connections carry no code.
const unavailableMessages = new Set([
  'Connection terminated',
  'Connection terminated unexpectedly',
  'Connection terminated due to connection timeout',
  'Client was closed and is not queryable',
  'Client has encountered a connection error and is not queryable',
  'timeout exceeded when trying to connect',
  'Query read timeout',
]);

// Errors of the statement itself, and PostgreSQL's classes for them: data, constraints, syntax, conflicts,
// resources. Not those that may replace the response to a commit, such as a lost connection.
const definiteCodes = /^(?:SQLITE_(?:ERROR|CONSTRAINT\w*)|(?:0A|2[0-4]|2[6-9]|4\d|53)\w{3})$/;

/** The code of the system or the database; empty where an error has none. */
export const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : '';

/** A unique index holds this value already. */
export const isUniqueViolation = (error: unknown) => uniqueCodes.has(codeOf(error));

/** The referenced row does not exist, or has been deleted. */
export const isForeignKeyViolation = (error: unknown) => foreignKeyCodes.has(codeOf(error));

/** The database's disk is full. */
export const isDatabaseFull = (error: unknown) => fullCodes.has(codeOf(error));

/** The database is temporarily unavailable; retrying may succeed. */
export const isDatabaseUnavailable = (error: unknown) =>
  unavailableCodes.has(codeOf(error)) ||
  (error instanceof Error && unavailableMessages.has(error.message));

/**
 * Whether a transaction that failed with this error was certainly rolled back. After any other error,
 * such as a lost connection, it may have been committed.
 */
export const isDefiniteFailure = (error: unknown) =>
  error instanceof AppError || isDatabaseFull(error) || definiteCodes.test(codeOf(error));
