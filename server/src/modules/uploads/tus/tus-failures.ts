import { ERRORS } from '@tus/server';

import { AppError } from '../../../lib/errors.ts';

type TusError = (typeof ERRORS)[keyof typeof ERRORS];

// The library's own refusals in the words of this service. No client sees the library's texts.
const known = new Map<unknown, () => AppError>(
  Object.entries<() => AppError>({
    MISSING_OFFSET: () => invalid('Upload-Offset is required.'),
    FILE_NOT_FOUND: () => new AppError('not_found', 'There is no such upload, or no longer.'),
    FILE_NO_LONGER_EXISTS: () =>
      new AppError('not_found', 'There is no such upload, or no longer.'),
    INVALID_CONTENT_TYPE: wrongType,
    INVALID_OFFSET: () =>
      new AppError('wrong_offset', 'Upload-Offset is not where the stored bytes end.'),
    ERR_SIZE_EXCEEDED: () => new AppError('body_too_large', 'More has come than was announced.'),
    INVALID_LENGTH: () =>
      invalid(
        'Upload-Length has to say once how many bytes the file has, or Upload-Defer-Length (1) that it comes later.',
      ),
    INVALID_METADATA: () => invalid('Upload-Metadata is malformed.'),
    UNSUPPORTED_CONCATENATION_EXTENSION: () =>
      invalid('Sending parts of a file side by side (Upload-Concat) is not supported.'),
  }).map(([name, make]) => [errorNamed(name), make]),
);

function errorNamed(name: string): TusError | undefined {
  return new Map<string, TusError>(Object.entries(ERRORS)).get(name);
}

/** What was thrown, the library's own refusals in our words. */
export function asFailure(error: unknown): Error {
  const refusal = known.get(error)?.();
  if (refusal) return refusal;
  return error instanceof Error ? error : new Error('tus has failed', { cause: error });
}

/** What the library has answered by itself, before it has looked at the upload. */
export async function refusalOf(answer: Response): Promise<AppError> {
  if (answer.status === 412) {
    return new AppError('protocol_version', 'This server speaks tus 1.0.0 (Tus-Resumable).');
  }
  const [, names = ''] = /^Invalid (.*)$/m.exec(await answer.text()) ?? [];
  if (names.includes('tus-resumable')) {
    return new AppError('protocol_version', 'This server speaks tus 1.0.0 (Tus-Resumable).');
  }
  if (names.includes('content-type')) return wrongType();
  return invalid(`These headers are not valid: ${names.replaceAll(' ', ', ')}.`);
}

const invalid = (sentence: string) => new AppError('invalid_request', sentence);

function wrongType(): AppError {
  return new AppError('unsupported_media_type', 'Send bytes as application/offset+octet-stream.');
}
