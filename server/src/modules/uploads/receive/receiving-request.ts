import type { Transaction } from 'kysely';

import type { UploadRow } from '../../../database/rows/upload-rows.ts';
import type { Schema } from '../../../database/schema.ts';
import type { Note } from '../../../events/event-bus.ts';

/** What a request for files asks of a file that comes by it, besides what the owner's account asks. */
export interface ReceivingRequest {
  /** null: the installation's limit. */
  maxFileBytes: number | null;
  /** Throws `unsupported_media_type`. */
  requireAcceptedType(mimeType: string): void;
  /**
   * Counts the file, in the transaction that writes its row. Throws `unsupported_media_type`, and where the request
   * takes no more by now.
   */
  commit(transaction: Transaction<Schema>, upload: UploadRow, note: Note): Promise<void>;
}
