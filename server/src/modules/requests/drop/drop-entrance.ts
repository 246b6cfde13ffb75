import { dropPath } from '@perch/contract/requests/drop-path';

import type { Services } from '../../../services.ts';
import { requireTypeOf } from '../../uploads/receive/accepted-types.ts';
import { type TusEntrance, tusExtensions } from '../../uploads/tus/entrance.ts';
import { metadataOf } from '../../uploads/tus/resumable-metadata.ts';
import type { OwnedRequest } from '../find-request.ts';
import { typesOf } from '../request-state.ts';
import { countReceived } from './count-received.ts';
import { requestFull } from './drop-failures.ts';
import { hasRoom, lockRequest } from './places.ts';
import { optionsOfOwner } from './receive-drop.ts';
import { readSenderFields } from './sender-fields.ts';

/** A place has to be known by its bytes when it is taken, so no length comes later. */
export const dropExtensions = tusExtensions.filter((name) => name !== 'creation-defer-length');

/** The way of resumable uploads to a request for files. */
export function dropEntrance(services: Services, found: OwnedRequest): TusEntrance {
  const { request, owner } = found;
  return {
    path: `${dropPath}/${request.token}/resumable`,
    owner,
    requestId: request.id,
    extensions: dropExtensions,
    maxFileBytes: request.file_bytes_max,
    begin(fields, headers) {
      readSenderFields(fields, headers);
      return optionsOfOwner(services, found);
    },
    requireBytes: () => undefined,
    requireAcceptedType: (type) => requireTypeOf(typesOf(request), type),
    async reserve(transaction, { length }) {
      const row = await lockRequest(transaction, request.id);
      if (!(await hasRoom(transaction, row, { bytes: length ?? 0 }))) throw requestFull();
    },
    async commit(transaction, { row: resumable, upload, note }) {
      const row = await lockRequest(transaction, request.id);
      const sender = readSenderFields(Object.entries(metadataOf(resumable)), new Headers());
      await countReceived(transaction, services, { row, upload, sender }, note);
    },
  };
}
