import { dropPath } from '@perch/contract/requests/drop-path';

import { countReceived } from '../../modules/requests/count-received.ts';
import { requestFull } from '../../modules/requests/drop-failures.ts';
import type { OwnedRequest } from '../../modules/requests/find-request.ts';
import { hasRoom, lockRequest } from '../../modules/requests/places.ts';
import { typesOf } from '../../modules/requests/request-state.ts';
import { requireTypeOf } from '../../modules/uploads/receive/accepted-types.ts';
import { type TusChannel, tusExtensions } from '../../modules/uploads/tus/channel.ts';
import { metadataOf } from '../../modules/uploads/tus/resumable-metadata.ts';
import type { Services } from '../../services.ts';
import { optionsOfOwner } from './receive-drop.ts';
import { readSenderFields } from './sender-fields.ts';

/** A place has to be known by its bytes when it is taken, so no length comes later. */
export const dropExtensions = tusExtensions.filter((name) => name !== 'creation-defer-length');

/** The way of resumable uploads to a request for files. */
export function dropChannel(services: Services, found: OwnedRequest): TusChannel {
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
    async commit(transaction, { row: resumable, upload, emit }) {
      const row = await lockRequest(transaction, request.id);
      const sender = readSenderFields(Object.entries(metadataOf(resumable)), new Headers());
      await countReceived(transaction, services, { row, upload, sender }, emit);
    },
  };
}
