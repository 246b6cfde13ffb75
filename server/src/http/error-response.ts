import { errorStatuses } from '@perch/contract/errors';
import type { Locale } from '@perch/contract/text/locales';

import { isDatabaseFull, isDatabaseUnavailable } from '../database/failures.ts';
import { AppError } from '../lib/errors.ts';
import type { Log } from '../lib/log.ts';
import { StorageFailure } from '../storage/storage-failure.ts';
import { compressedText } from './compressed-text.ts';
import type { Refusals } from './refusals.ts';

/** Sent with every response of the API: never cached, never sniffed as anything but JSON. */
const apiHeaders = {
  'cache-control': 'no-store',
  'content-type': 'application/json; charset=utf-8',
  'x-content-type-options': 'nosniff',
};

export function jsonResponse(body: unknown, status: number, headers?: Record<string, string>) {
  return new Response(JSON.stringify(body), { status, headers: { ...apiHeaders, ...headers } });
}

/** The answer to this request, compressed where it is long and the client asks for it. */
export function jsonResponseTo(request: Request, body: unknown, status: number) {
  const acceptEncoding = request.headers.get('accept-encoding') ?? '';
  const sent = compressedText(JSON.stringify(body), acceptEncoding);
  return new Response(sent.body, { status, headers: { ...apiHeaders, ...sent.headers } });
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
  const failure = toAppError(error);
  const { code, retryAfterSeconds, field, secondFactor, missing } = failure;
  if (code === 'internal' || code === 'disk_full') log.error('request.failed', { code, error });
  refusals.record(failure);
  const headers: Record<string, string> = {};
  if (errorStatuses[code] === 401) headers['www-authenticate'] = 'Bearer';
  // RFC 6750 §3.1
  if (code === 'insufficient_scope') {
    headers['www-authenticate'] = 'Bearer error="insufficient_scope"';
  }
  if (retryAfterSeconds) headers['retry-after'] = String(retryAfterSeconds);
  const sentence = failure.sentenceIn(locale);
  const body = { success: false, error: sentence, code, field, missing, ...secondFactor };
  return jsonResponse(body, errorStatuses[code], headers);
}

/** The thrown value as one of the errors that have a sentence; `internal` for everything unexpected. */
export function toAppError(error: unknown): AppError {
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
