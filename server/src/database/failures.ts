import { AppError } from '../lib/errors.ts';

// The drivers' errors by what they mean. Matching is on codes; messages differ and change.

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
  // PostgreSQL: too many connections, shutting down, starting up, lost, and the time-outs of our own.
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

// What pg says of connections that it has lost or could not get carries no code.
const unavailableMessages = new Set([
  'Connection terminated',
  'Connection terminated unexpectedly',
  'Connection terminated due to connection timeout',
  'Client was closed and is not queryable',
  'Client has encountered a connection error and is not queryable',
  'timeout exceeded when trying to connect',
  'Query read timeout',
]);

// What the database itself has refused, and PostgreSQL's classes for it: data, constraints, statements,
// conflicts, resources. Not what may come in the place of a commit's answer.
const certainCodes = /^(?:SQLITE_(?:ERROR|CONSTRAINT\w*)|(?:0A|2[0-4]|2[6-9]|4\d|53)\w{3})$/;

const codeOf = (error: unknown) =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : '';

/** Another row holds this value already. */
export const isUniqueViolation = (error: unknown) => uniqueCodes.has(codeOf(error));

/** A row that this one refers to does not exist, perhaps no longer. */
export const isForeignKeyViolation = (error: unknown) => foreignKeyCodes.has(codeOf(error));

/** The disk under the database has no room left. */
export const isDatabaseFull = (error: unknown) => fullCodes.has(codeOf(error));

/** The database does not answer now but may answer soon. */
export const isDatabaseUnavailable = (error: unknown) =>
  unavailableCodes.has(codeOf(error)) ||
  (error instanceof Error && unavailableMessages.has(error.message));

/**
 * A transaction that has failed with this has written nothing. After any other error, such as a lost
 * connection, it may have been committed all the same.
 */
export const isDefiniteFailure = (error: unknown) =>
  error instanceof AppError || isDatabaseFull(error) || certainCodes.test(codeOf(error));
