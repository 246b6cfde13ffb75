import { expiryMinMs, maxDownloadsMax, slugPattern } from '@perch/contract/uploads/limits';

import { isCount } from '../../../format/number.ts';
import { m } from '../../../language/messages.ts';
import type { Refusal, UploadOptions } from './new-uploads.ts';

/** Why the server would refuse them, by option. It is asked all the same: its clock counts. */
export function optionProblems(options: UploadOptions, nowMs: number): UploadOptions {
  const { expires, maxDownloads, slug } = options;
  const { expiry, downloads, slug: name } = m.newUploads;
  return {
    ...(isPast(expires, nowMs) && { expires: expiry.past }),
    ...(!isLimit(maxDownloads) && { maxDownloads: downloads.invalid({ max: maxDownloadsMax }) }),
    ...(slug !== undefined && !slugPattern.test(slug) && { slug: name.invalid }),
  };
}

/** Of durations, none is too short to be chosen. */
function isPast(expires: string | undefined, nowMs: number): boolean {
  if (expires === undefined) return false;
  if (expires === '') return true;
  const atMs = expires.includes('T') ? Date.parse(expires) : Infinity;
  return atMs < nowMs + expiryMinMs;
}

function isLimit(maxDownloads: string | undefined): boolean {
  if (maxDownloads === undefined || maxDownloads === 'none') return true;
  return isCount(maxDownloads, maxDownloadsMax);
}

const shownNames = new Set(['expires', 'maxDownloads', 'password', 'slug', 'album', 'tags']);

/** Whether a field shows why its option was refused. */
export const hasField = ({ name }: Refusal) => shownNames.has(name);
