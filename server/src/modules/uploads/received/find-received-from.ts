import type { Upload } from '@perch/contract/uploads';

import { listedIn } from '../../../database/listed.ts';
import type { UploadRow } from '../../../database/rows/upload-rows.ts';
import { prepare } from '../../../database/statements/prepare.ts';
import type { Services } from '../../../services.ts';

export type ReceivedFrom = Upload['receivedFrom'];

/** By a JSON array of the uploads' ids. */
const selectRequests = prepare((db, { ids }: { ids: string }) =>
  db
    .selectFrom('received_uploads')
    .leftJoin('requests', 'requests.id', 'received_uploads.request_id')
    .select(['upload_id', 'sender', 'requests.id', 'requests.title'])
    .where('upload_id', 'in', listedIn(db, ids)),
);

/** By which requests for files those of the uploads came that are the viewer's own; by the uploads' ids. */
export async function findReceivedFrom(
  { db }: Pick<Services, 'db'>,
  uploads: readonly Pick<UploadRow, 'id' | 'user_id'>[],
  viewerId: string,
): Promise<Map<string, ReceivedFrom>> {
  const ids = uploads.flatMap(({ id, user_id: ownerId }) => (ownerId === viewerId ? [id] : []));
  if (ids.length === 0) return new Map();
  const { rows } = await selectRequests(db, { ids: JSON.stringify(ids) });
  return new Map(
    rows.map(({ upload_id: uploadId, sender, id, title }) => [
      uploadId,
      { request: id === null || title === null ? null : { id, title }, sender },
    ]),
  );
}
