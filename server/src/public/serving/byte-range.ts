import type { ByteRange } from '../../storage/storage.ts';

// The unit is compared without case (RFC 9110 §14.1).
const form = /^bytes=[ \t]*(\d*)-(\d*)[ \t]*$/i;

/**
 * Parses a Range header against `size` bytes (RFC 9110 §14): one range, `unsatisfiable`, or undefined
 * where the whole must be sent: no header, several ranges, another unit, malformed.
 */
export function parseRange(
  header: string | null,
  size: number,
): ByteRange | 'unsatisfiable' | undefined {
  const [, first, last] = form.exec(header ?? '') ?? [];
  if (first === undefined || last === undefined || (first === '' && last === '')) return undefined;
  if (first === '') {
    const length = Number(last);
    if (length === 0 || size === 0) return 'unsatisfiable';
    return { start: Math.max(0, size - length), end: size };
  }
  const start = Number(first);
  const end = last === '' ? size : Number(last) + 1;
  if (last !== '' && end <= start) return undefined;
  if (start >= size) return 'unsatisfiable';
  return { start, end: Math.min(end, size) };
}
