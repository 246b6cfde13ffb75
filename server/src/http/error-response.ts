import type { ErrorCode } from '@perch/contract/errors';
import type { Locale } from '@perch/contract/text/locales';

import { isDatabaseFull, isDatabaseUnavailable } from '../database/failures.ts';
import { AppError } from '../lib/errors.ts';
import type { Log } from '../lib/log.ts';
import { StorageFailure } from '../storage/storage-failure.ts';
import type { Refusals } from './refusals.ts';

// The only mapping of codes to statuses.
export const httpStatuses: Record<ErrorCode, number> = {
  invalid_request: 400,
  invalid_option: 400,
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
  second_factor_required: 401,
  second_factor_needed: 403,
  code_invalid: 400,
  passkey_invalid: 400,
  passkey_limit: 409,
  last_sign_in_method: 409,
  password_login_off: 403,
  provider_refused: 403,
  provider_unavailable: 503,
  sign_in_expired: 400,
  account_pending: 403,
  account_rejected: 403,
  forbidden: 403,
  insufficient_scope: 403,
  confirmation_required: 403,
  password_required: 403,
  terms_required: 403,
  terms_not_accepted: 400,
  terms_changed: 409,
  setup_closed: 403,
  registration_closed: 403,
  invite_invalid: 403,
  wrong_password: 400,
  reset_invalid: 400,
  email_change_invalid: 400,
  last_administrator: 409,
  own_account: 409,
  setting_locked: 409,
  mail_off: 409,
  reserved: 409,
  domain_limit: 409,
  token_limit: 409,
  token_disabled: 409,
  profile_limit: 409,
  album_limit: 409,
  album_full: 409,
  profile_in_use: 409,
  tag_limit: 409,
  filter_limit: 409,
  link_limit: 409,
  request_limit: 409,
  request_closed: 410,
  request_full: 410,
  import_running: 409,
  too_many_attempts: 429,
  not_found: 404,
  method_not_allowed: 405,
  taken: 409,
  type_differs: 409,
  file_too_large: 413,
  quota_exceeded: 413,
  body_too_large: 413,
  too_complex: 413,
  unsupported_media_type: 415,
  unknown_host: 421,
  internal: 500,
  busy: 503,
  mail_failed: 503,
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

interface ErrorServices {
  log: Log;
  refusals: Pick<Refusals, 'record'>;
}

/**
 * The error envelope for anything thrown, with its sentence in `locale`. Unexpected errors are logged,
 * and answered without their details.
 */
export function errorResponse(
  { log, refusals }: ErrorServices,
  error: unknown,
  locale: Locale,
): Response {
  const failure = asAppError(error);
  const { code, retryAfterSeconds, field, secondFactor, missing } = failure;
  if (code === 'internal' || code === 'disk_full') log.error('request.failed', { code, error });
  refusals.record(failure);
  const headers: Record<string, string> = {};
  if (httpStatuses[code] === 401) headers['www-authenticate'] = 'Bearer';
  // RFC 6750 §3.1
  if (code === 'insufficient_scope') {
    headers['www-authenticate'] = 'Bearer error="insufficient_scope"';
  }
  if (retryAfterSeconds) headers['retry-after'] = String(retryAfterSeconds);
  const sentence = failure.sentenceIn(locale);
  const body = { success: false, error: sentence, code, field, missing, ...secondFactor };
  return jsonResponse(body, httpStatuses[code], headers);
}

/** The thrown value as one of the errors that have a sentence; `internal` for everything unexpected. */
export function asAppError(error: unknown): AppError {
  if (error instanceof AppError) return error;
  if (isDatabaseFull(error) || isDiskFull(error) || isStorage(error, 'full')) {
    return new AppError('disk_full', (m) => m.errors.serverFull, { cause: error });
  }
  if (isDatabaseUnavailable(error)) {
    return new AppError('busy', (m) => m.errors.serverBusy, {
      cause: error,
      retryAfterSeconds: 5,
    });
  }
  if (isOutOfDescriptors(error)) {
    return new AppError('busy', (m) => m.errors.serverOverloaded, {
      cause: error,
      retryAfterSeconds: 5,
    });
  }
  if (isStorage(error, 'unavailable')) {
    return new AppError('busy', (m) => m.errors.storageUnavailable, {
      cause: error,
      retryAfterSeconds: 5,
    });
  }
  return new AppError('internal', (m) => m.errors.unexpected, { cause: error });
}

const hasCode = (error: unknown, ...codes: string[]) =>
  error instanceof Error && 'code' in error && codes.some((code) => code === error.code);

const isDiskFull = (error: unknown) => hasCode(error, 'ENOSPC', 'EDQUOT');

/** The process or the machine has reached its limit of open files. */
const isOutOfDescriptors = (error: unknown) => hasCode(error, 'EMFILE', 'ENFILE');

const isStorage = (error: unknown, kind: StorageFailure['kind']) =>
  error instanceof StorageFailure && error.kind === kind;
