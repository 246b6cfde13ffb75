import type { FileRequest } from '@perch/contract/requests/requests';

import type { RequestRow } from '../../../database/rows/request-rows.ts';
import type { Services } from '../../../services.ts';
import { leftOf, stateOf, typesOf } from '../request-state.ts';

/** A request as its owner sees it. */
export function presentRequest(
  { config, clock }: Pick<Services, 'config' | 'clock'>,
  row: RequestRow,
): FileRequest {
  return {
    _id: row.id,
    title: row.title,
    text: row.text,
    url: `${config.publicUrl}/drop/${row.token}`,
    createdAt: new Date(row.created_at).toISOString(),
    expiresAt: row.expires_at === null ? null : new Date(row.expires_at).toISOString(),
    open: row.closed_at === null,
    state: stateOf(row, clock.now()),
    maxFiles: row.files_max,
    maxFileSize: row.file_bytes_max,
    maxBytes: row.bytes_max,
    types: typesOf(row),
    album: row.album_id,
    notify: row.notify === 1,
    hasPassword: row.password_hash !== null,
    files: row.files,
    bytes: row.bytes,
    left: leftOf(row),
  };
}
