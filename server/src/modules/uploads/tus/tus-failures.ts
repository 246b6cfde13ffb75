import type { Sentence } from '@perch/messages/catalogue';
import { ERRORS } from '@tus/server';

import { AppError } from '../../../lib/errors.ts';

type TusError = (typeof ERRORS)[keyof typeof ERRORS];

// The library's own refusals in the words of this service. No client sees the library's texts.
const known = new Map<unknown, () => AppError>(
  Object.entries<() => AppError>({
    MISSING_OFFSET: () => invalid((m) => m.errors.offsetRequired),
    FILE_NOT_FOUND: () => new AppError('not_found', (m) => m.errors.noSuchUpload),
    FILE_NO_LONGER_EXISTS: () => new AppError('not_found', (m) => m.errors.noSuchUpload),
    INVALID_CONTENT_TYPE: wrongType,
    INVALID_OFFSET: () => new AppError('wrong_offset', (m) => m.errors.offsetWrong),
    ERR_SIZE_EXCEEDED: () => new AppError('body_too_large', (m) => m.errors.moreThanAnnounced),
    INVALID_LENGTH: () => invalid((m) => m.errors.lengthInvalid),
    INVALID_METADATA: () => invalid((m) => m.errors.metadataMalformed),
    UNSUPPORTED_CONCATENATION_EXTENSION: () => invalid((m) => m.errors.concatenationUnsupported),
  }).map(([name, make]) => [errorNamed(name), make]),
);

function errorNamed(name: string): TusError | undefined {
  return new Map<string, TusError>(Object.entries(ERRORS)).get(name);
}

/** What was thrown, the library's own refusals in our words. */
export function toTusError(error: unknown): Error {
  const refusal = known.get(error)?.();
  if (refusal) return refusal;
  return error instanceof Error ? error : new Error('tus has failed', { cause: error });
}

/** Failures that the library itself has answered, before looking at the upload. */
export async function refusalOf(answer: Response): Promise<AppError> {
  if (answer.status === 412) {
    return new AppError('protocol_version', (m) => m.errors.tusVersion);
  }
  const [, names = ''] = /^Invalid (.*)$/m.exec(await answer.text()) ?? [];
  if (names.includes('tus-resumable')) {
    return new AppError('protocol_version', (m) => m.errors.tusVersion);
  }
  if (names.includes('content-type')) return wrongType();
  return invalid((m) => m.errors.headersInvalid({ names: names.replaceAll(' ', ', ') }));
}

const invalid = (sentence: Sentence) => new AppError('invalid_request', sentence);

function wrongType(): AppError {
  return new AppError('unsupported_media_type', (m) => m.errors.tusType);
}
