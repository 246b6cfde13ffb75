import { formatBytes } from '@perch/contract/text/size';

import { textOf } from './registry.ts';

const shownLengthMax = 200;
const shownHashLength = 12;

/** A value for the audit log and the command line; long texts by their length and SHA-256. */
export function describeValue(value: unknown, unit: 'bytes' | undefined): string {
  const isEmpty = value === null || value === '' || (Array.isArray(value) && value.length === 0);
  if (isEmpty) return 'none';
  if (unit === 'bytes' && typeof value === 'number') return formatBytes(value);
  const text = textOf(value);
  if (text.length <= shownLengthMax && !text.includes('\n')) return text;
  const hash = new Bun.CryptoHasher('sha256').update(text).digest('hex');
  return `${text.length} characters (SHA-256 ${hash.slice(0, shownHashLength)}…)`;
}
