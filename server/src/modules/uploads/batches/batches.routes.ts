import * as contract from '@perch/contract/uploads/batches';
import { showCleanup } from '@perch/contract/uploads/cleanup';

import { actorOf, type Serve } from '../../../http/endpoint.ts';
import type { Services } from '../../../services.ts';
import { changeUploads } from './change-uploads.ts';
import { deleteSelected } from './delete-selected.ts';
import { findSelected } from './find-selected.ts';
import { readCleanup } from './read-cleanup.ts';
import { restoreSelected } from './restore-selected.ts';

export function batchRoutes(serve: Serve, services: Services) {
  serve(showCleanup, async ({ caller, address }) => {
    const read = () => readCleanup(services, caller.user.id);
    return { data: await services.costlyWork.run(address, read) };
  });

  serve(contract.deleteUploads, async ({ caller, body, address }) => {
    const owner = { ownerId: caller.user.id, address };
    const { ids, next } = await findSelected(services, owner, body);
    const isPermanent = body.permanent ?? false;
    const uploads = await deleteSelected(services, { ownerId: caller.user.id, ids, isPermanent });
    return { data: { uploads, refused: [], next } };
  });

  serve(contract.restoreUploads, async ({ caller, body, address }) => {
    const owner = { ownerId: caller.user.id, address };
    const { ids, next } = await findSelected(services, owner, body);
    const uploads = await restoreSelected(services, { ownerId: caller.user.id, ids });
    return { data: { uploads, refused: [], next } };
  });

  serve(contract.changeUploads, async (call) => {
    const { caller, body, address } = call;
    const owner = { ownerId: caller.user.id, address };
    const { ids, next } = await findSelected(services, owner, body);
    const wanted = { actor: actorOf(call), ownerId: caller.user.id, ids };
    return { data: { ...(await changeUploads(services, wanted, body)), next } };
  });
}
