import { tusPath } from '@perch/contract/uploads/tus-path';
import type { Transaction } from 'kysely';

import type { ResumableUploadRow, UploadRow } from '../../../database/rows/upload-rows.ts';
import type { Schema, UserRow } from '../../../database/schema.ts';
import type { Emit } from '../../../events/event-bus.ts';
import type { Caller } from '../../../http/endpoint.ts';
import type { Services } from '../../../services.ts';
import { beginUpload, type BegunUpload } from '../options/begin-upload.ts';
import { openAllowance } from '../quota/daily-allowance.ts';

/**
 * The way by which resumable uploads come to their owner: the account's own, or one of its requests for files. What
 * begins on one way does not exist on any other.
 */
export interface TusChannel {
  /** Each upload has its address below this path. */
  path: string;
  owner: UserRow;
  /** null: the account's own way, whose clients learn what their upload has become and may delete it. */
  requestId: string | null;
  extensions: string[];
  /** What a file may have; null: the installation's limit. */
  maxFileBytes: number | null;
  /** Reads what a creation says in its metadata and headers. */
  begin(
    fields: Iterable<readonly [name: string, text: string]>,
    headers: Headers,
  ): Promise<BegunUpload>;
  /** Throws where so many bytes in all are certainly too many. */
  requireBytes(bytes: number): void;
  /** Throws `unsupported_media_type`. */
  requireAcceptedType(mimeType: string): void;
  /** Checks what the quota does not know, in the transaction that writes the row, before it does. */
  reserve(transaction: Transaction<Schema>, row: ResumableUploadRow): Promise<void>;
  /** Counts a complete file, in the transaction that writes its row. */
  commit(
    transaction: Transaction<Schema>,
    received: { row: ResumableUploadRow; upload: UploadRow; emit: Emit },
  ): Promise<void>;
}

/** What the account's own uploads can. */
export const tusExtensions = [
  'creation',
  'creation-defer-length',
  'creation-with-upload',
  'expiration',
  'termination',
];

/** The way of an account's own clients. */
export async function openOwnChannel(
  services: Services,
  caller: Pick<Caller, 'user' | 'token'>,
): Promise<TusChannel> {
  const allowance = await openAllowance(services, caller.token);
  return {
    path: tusPath,
    owner: caller.user,
    requestId: null,
    extensions: tusExtensions,
    maxFileBytes: null,
    begin: (fields, headers) => beginUpload(services, caller, fields, headers),
    requireBytes: allowance.require,
    requireAcceptedType: () => undefined,
    reserve: async () => undefined,
    commit: (transaction, { upload }) => allowance.spend(transaction, upload.size),
  };
}
