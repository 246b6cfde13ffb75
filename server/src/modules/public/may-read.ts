import type { UploadRow } from '../../database/schema.ts';
import type { Services } from '../../services.ts';

/** `gone`: it is to be answered as if there had never been such an upload. */
export type Refusal = 'gone';

export type Reading = { allowed: true } | { allowed: false; refused: Refusal };

const allowed: Reading = { allowed: true };
const gone: Reading = { allowed: false, refused: 'gone' };

/**
 * The gate in front of everything public that gives an upload's bytes or facts away: file, range,
 * preview, thumbnail, redirect to the store, deletion page. It is asked with each request, before
 * anything else looks at the upload, and answers from memory.
 */
export function mayRead(
  { blockedOwners }: Pick<Services, 'blockedOwners'>,
  upload: UploadRow,
): Reading {
  return blockedOwners.has(upload.user_id) ? gone : allowed;
}
