import { recordAudit } from '../../../audit.ts';
import { publishInvalidation } from '../../../database/invalidation/publish.ts';
import type { UploadRow } from '../../../database/rows/upload-rows.ts';
import { replaceUploadContent } from '../../../database/writes/uploads.ts';
import { countUploads, uncountUploads } from '../../../database/writes/usage.ts';
import { transact } from '../../../events/event-bus.ts';
import { AppError } from '../../../lib/errors.ts';
import type { StripMode } from '../../../lib/media/strip/strip-metadata.ts';
import type { CommandServices } from '../../../services.ts';
import { hasSharedBlobs, type Storage } from '../../../storage/storage.ts';
import { lockUser } from '../../accounts/lock-user.ts';
import { pictureKeysOf } from '../blobs/remove-bytes.ts';
import { lockUpload } from '../change/lock-upload.ts';
import { stripOutcomeOf, stripStored } from './strip-stored.ts';

type StripServices = Pick<CommandServices, 'db' | 'clock' | 'events'> & { storage: Storage };

interface StripOptions {
  ownerId: string;
  mode: StripMode;
  /** Nothing is changed. */
  isDryRun: boolean;
  onProgress: (files: number) => void;
}

/** How many files of an account lost something, or would, held nothing of the kind, and cannot lose it. */
export interface StripCounts {
  stripped: number;
  none: number;
  impossible: UploadRow[];
}

const uploadsPerPage = 200;

/** Takes metadata out of all files that an account has, the oldest first; those in its trash stay as they are. */
export async function stripUploadsOf(
  services: StripServices,
  options: StripOptions,
): Promise<StripCounts> {
  const counts: StripCounts = { stripped: 0, none: 0, impossible: [] };
  let [after, seen] = ['', 0];
  for (;;) {
    const uploads = await services.db
      .selectFrom('uploads')
      .selectAll()
      .where('user_id', '=', options.ownerId)
      .where('id', '>', after)
      .orderBy('id')
      .limit(uploadsPerPage)
      .execute();
    for (const upload of uploads) {
      const outcome = await stripOne(services, upload, options);
      if (outcome === 'impossible') counts.impossible.push(upload);
      else if (outcome !== undefined) counts[outcome] += 1;
      options.onProgress((seen += 1));
    }
    after = uploads.at(-1)?.id ?? after;
    if (uploads.length < uploadsPerPage) return counts;
  }
}

/** Undefined: it was deleted or replaced meanwhile. */
async function stripOne(
  services: StripServices,
  upload: UploadRow,
  { mode, isDryRun }: StripOptions,
) {
  const { storage } = services;
  const file = { key: upload.storage_key, bytes: upload.size };
  if (isDryRun) return stripOutcomeOf(storage, file, mode);
  const { column, content } = await stripStored(storage, file, { mode, isRequired: false });
  if (!content) return column?.endsWith('impossible') ? 'impossible' : 'none';
  try {
    const unneeded = await replace(services, upload, { ...content, stripped: column });
    await storage.removeAll(unneeded);
    return 'stripped';
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'not_found') throw error;
    await storage.remove(content.storageKey);
    return undefined;
  }
}

type Content = NonNullable<Awaited<ReturnType<typeof stripStored>>['content']> &
  Pick<UploadRow, 'stripped'>;

/** Returns the keys that nothing refers to any more. Throws `not_found` where its bytes are others by now. */
function replace(
  services: StripServices,
  { id, user_id: ownerId, storage_key: beforeKey }: UploadRow,
  { bytes, sha256, crc32, storageKey, stripped }: Content,
): Promise<string[]> {
  return transact(services, async (transaction, emit) => {
    await lockUser(transaction, { id: ownerId });
    const before = await lockUpload(transaction, { ownerId }, id, services.clock.now());
    if (before.storage_key !== beforeKey)
      throw new AppError('not_found', (m) => m.errors.noSuchUpload);
    const { after, unreferenced } = await replaceUploadContent(
      transaction,
      before,
      {
        size: bytes,
        sha256,
        crc32,
        storage_key: storageKey,
        mime_type: before.mime_type,
        category: before.category,
        content_at: services.clock.now(),
        stripped,
      },
      { isShared: hasSharedBlobs(services.storage) },
    );
    await uncountUploads(transaction, [before]);
    await countUploads(transaction, [after]);
    await publishInvalidation(transaction, { kind: 'uploads', slugs: [after.slug] });
    await recordAudit(transaction, services.clock, {
      actor: null,
      action: 'upload.changed',
      subject: { type: 'upload', id, name: after.original_name },
      detail: 'content',
    });
    emit({ kind: 'file.changed', upload: after });
    const keys = [
      ...unreferenced,
      ...pictureKeysOf(before),
      after.storage_key === storageKey ? '' : storageKey,
    ];
    return keys.flatMap((key) => key || []);
  });
}
