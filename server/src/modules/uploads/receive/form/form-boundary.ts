import { AppError } from '../../../../lib/errors.ts';

/**
 * The boundary that a Content-Type names. Throws `unsupported_media_type` for another type and
 * `invalid_request` for a boundary that is missing or longer than RFC 2046 allows.
 */
export function readBoundary(contentType: string): string {
  if (!/^multipart\/form-data[ \t]*(;|$)/i.test(contentType)) {
    throw new AppError('unsupported_media_type', (m) => m.errors.formExpected);
  }
  const [, quoted, plain] = /;[ \t]*boundary=(?:"([^"]*)"|([^;\s]*))/i.exec(contentType) ?? [];
  const boundary = quoted ?? plain ?? '';
  // RFC 2046 §5.1.1: 1 to 70 characters.
  if (boundary.length > 0 && boundary.length <= 70) return boundary;
  throw new AppError('invalid_request', (m) => m.errors.boundaryInvalid);
}
