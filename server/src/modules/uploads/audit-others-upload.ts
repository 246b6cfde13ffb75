import type { Transaction } from 'kysely';

import { type Actor, type AuditEvent, recordAudit } from '../../audit.ts';
import type { UploadRow } from '../../database/rows/upload-rows.ts';
import type { Schema } from '../../database/schema.ts';
import type { Clock } from '../../lib/clock.ts';

interface ActionOnUpload extends Pick<AuditEvent, 'action' | 'detail'> {
  actor: Actor;
  upload: UploadRow;
}

/** Records an action on an upload in the audit log, unless it is its owner's own. */
export async function auditOthersUpload(
  transaction: Transaction<Schema>,
  clock: Clock,
  { actor, upload, ...event }: ActionOnUpload,
): Promise<void> {
  if (actor.id === upload.user_id) return;
  const subject = { type: 'upload', id: upload.id, name: upload.original_name } as const;
  await recordAudit(transaction, clock, { ...event, actor, subject });
}
