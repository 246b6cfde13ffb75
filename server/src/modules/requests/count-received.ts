import { sql, type Transaction } from 'kysely';

import type { RequestRow } from '../../database/rows/request-rows.ts';
import type { UploadRow } from '../../database/rows/upload-rows.ts';
import type { Schema } from '../../database/schema.ts';
import type { Emit } from '../../events/event-bus.ts';
import type { Services } from '../../services.ts';
import { requireTypeOf } from '../uploads/receive/accepted-types.ts';
import { typesOf } from './request-state.ts';

interface Received {
  /** Locked by this transaction. */
  row: RequestRow;
  upload: UploadRow;
  sender: string;
}

/**
 * Counts a file that has arrived, and keeps by which request it came, in the transaction that writes its row. Throws
 * `unsupported_media_type`.
 */
export async function countReceived(
  transaction: Transaction<Schema>,
  { clock, config }: Pick<Services, 'clock' | 'config'>,
  { row, upload, sender }: Received,
  emit: Emit,
): Promise<void> {
  requireTypeOf(typesOf(row), upload.mime_type);
  const now = clock.now();
  const isMailed = row.notify === 1 && config.smtpUrl !== undefined;
  await transaction
    .updateTable('requests')
    .set(({ eb }) => ({
      files: eb('files', '+', 1),
      bytes: eb('bytes', '+', upload.size),
      ...(isMailed && { news_since: sql<number>`coalesce(news_since, ${now})` }),
    }))
    .where('id', '=', row.id)
    .execute();
  await transaction
    .insertInto('received_uploads')
    .values({ upload_id: upload.id, request_id: row.id, sender, received_at: now })
    .execute();
  emit({ kind: 'request.received', request: row, uploadId: upload.id, sender });
}
