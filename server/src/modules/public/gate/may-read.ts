import type { UploadRow } from '../../../database/schema.ts';
import type { Services } from '../../../services.ts';

declare const passed: unique symbol;

/**
 * An upload that one request may read. Only `mayRead` makes one, and whatever serves bytes or facts
 * takes nothing else, so it cannot be reached without the gate. Not to be kept for other requests.
 */
export type ReadableUpload = UploadRow & { readonly [passed]: true };

/** Why a request may not read an upload; `refusals.ts` says how each is answered. */
export type Refusal = 'gone';

/** What the gate goes by besides the upload. */
export interface ReadRequest {
  /** As it came, with its method, headers and cookies. */
  request: Request;
  /** The owner of the domain in the address; undefined on the app's host. */
  domainOwnerId: string | undefined;
}

export type ReadDecision = { allowed: ReadableUpload } | { refused: Refusal };

/**
 * The gate: decides for each request whether it may read an upload, before anything else looks at the
 * upload, its conditions, ranges or bytes. A row that does not exist is asked about like any other. HEAD,
 * ranges, revalidations and link previews ask as well, so it only reads and never spends anything.
 */
export function mayRead(
  services: Pick<Services, 'blockedOwners'>,
  upload: UploadRow | undefined,
  asked: ReadRequest,
): ReadDecision {
  const refused = findRefusal(services, upload, asked);
  return isReadable(upload, refused) ? { allowed: upload } : { refused: refused ?? 'gone' };
}

function findRefusal(
  { blockedOwners }: Pick<Services, 'blockedOwners'>,
  upload: UploadRow | undefined,
  { domainOwnerId }: ReadRequest,
): Refusal | undefined {
  if (!upload) return 'gone';
  // A domain shows its owner's files only.
  if (domainOwnerId !== undefined && upload.user_id !== domainOwnerId) return 'gone';
  if (blockedOwners.has(upload.user_id)) return 'gone';
  return undefined;
}

const isReadable = (
  upload: UploadRow | undefined,
  refused: Refusal | undefined,
): upload is ReadableUpload => upload !== undefined && refused === undefined;
