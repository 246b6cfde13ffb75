import type { ErrorCode } from '@perch/contract/errors';

import { isDatabaseFull, isDatabaseUnavailable } from '../database/failures.ts';
import { AppError } from '../lib/errors.ts';
import type { Log } from '../lib/log.ts';
import { StorageFailure } from '../storage/storage-failure.ts';

// The only mapping of codes to statuses.
export const httpStatuses: Record<ErrorCode, number> = {
  invalid_request: 400,
  invalid_host: 400,
  file_missing: 400,
  too_many_files: 400,
  upload_incomplete: 400,
  wrong_offset: 409,
  upload_locked: 423,
  too_many_uploads: 429,
  protocol_version: 412,
  unknown_domain: 400,
  invalid_credentials: 401,
  unauthenticated: 401,
  account_pending: 403,
  account_rejected: 403,
  forbidden: 403,
  confirmation_required: 403,
  setup_closed: 403,
  registration_closed: 403,
  invite_invalid: 403,
  wrong_password: 400,
  reset_invalid: 400,
  email_change_invalid: 400,
  last_administrator: 409,
  own_account: 409,
  reserved: 409,
  domain_limit: 409,
  too_many_attempts: 429,
  not_found: 404,
  method_not_allowed: 405,
  taken: 409,
  file_too_large: 413,
  quota_exceeded: 413,
  body_too_large: 413,
  unsupported_media_type: 415,
  unknown_host: 421,
  internal: 500,
  busy: 503,
  blob_missing: 503,
  disk_full: 507,
};

/** Sent with every response of the API: never cached, never sniffed as anything but JSON. */
const apiHeaders = {
  'cache-control': 'no-store',
  'content-type': 'application/json; charset=utf-8',
  'x-content-type-options': 'nosniff',
};

export function jsonResponse(body: unknown, status: number, headers?: Record<string, string>) {
  return new Response(JSON.stringify(body), { status, headers: { ...apiHeaders, ...headers } });
}

/** The error envelope for anything thrown. Unexpected errors are logged, and answered without their details. */
export function errorResponse(error: unknown, log: Log): Response {
  const { code, message, retryAfterSeconds } = asAppError(error);
  if (code === 'internal' || code === 'disk_full') log.error('request.failed', { code, error });
  if (code === 'busy') log.warn('request.refused', { code, error });
  const headers: Record<string, string> = {};
  if (httpStatuses[code] === 401) headers['www-authenticate'] = 'Bearer';
  if (retryAfterSeconds) headers['retry-after'] = String(retryAfterSeconds);
  return jsonResponse({ success: false, error: message, code }, httpStatuses[code], headers);
}

function asAppError(error: unknown): AppError {
  if (error instanceof AppError) return error;
  if (isDatabaseFull(error) || isDiskFull(error) || isStorage(error, 'full')) {
    return new AppError('disk_full', 'The server has no space left for files.', { cause: error });
  }
  if (isDatabaseUnavailable(error)) {
    return new AppError('busy', 'The server is busy right now. Please try again.', {
      cause: error,
      retryAfterSeconds: 5,
    });
  }
  if (isOutOfDescriptors(error)) {
    return new AppError('busy', 'The server has too much to do right now. Please try again.', {
      cause: error,
      retryAfterSeconds: 5,
    });
  }
  if (isStorage(error, 'unavailable')) {
    return new AppError('busy', 'The file storage does not answer. Please try again.', {
      cause: error,
      retryAfterSeconds: 5,
    });
  }
  return new AppError('internal', 'Something went wrong on the server.', { cause: error });
}

const hasCode = (error: unknown, ...codes: string[]) =>
  error instanceof Error && 'code' in error && codes.some((code) => code === error.code);

const isDiskFull = (error: unknown) => hasCode(error, 'ENOSPC', 'EDQUOT');

/** The process or the machine has reached its limit of open files. */
const isOutOfDescriptors = (error: unknown) => hasCode(error, 'EMFILE', 'ENFILE');

const isStorage = (error: unknown, kind: StorageFailure['kind']) =>
  error instanceof StorageFailure && error.kind === kind;
