import * as contract from '@perch/contract/requests/requests';

import { actorOf, type Serve } from '../../../http/endpoint.ts';
import type { Services } from '../../../services.ts';
import { requireRequest } from '../find-request.ts';
import {
  changeRequest,
  createRequest,
  deleteRequest,
  listRequests,
  toFileRequest,
} from './own-requests.ts';
import { readReceivedDays } from './received-days.ts';

/** What an account does with its requests for files. */
export function requestRoutes(serve: Serve, services: Services) {
  serve(contract.createFileRequest, async (call) => {
    const row = await createRequest(services, actorOf(call), call.body);
    return { data: { request: toFileRequest(services, row) } };
  });

  serve(contract.listFileRequests, async ({ caller, query }) => {
    const { items, pagination } = await listRequests(services, caller.user.id, query);
    const requests = items.map((row) => toFileRequest(services, row));
    return { data: { requests }, total: pagination.total, pagination };
  });

  serve(contract.getFileRequest, async ({ caller, params }) => {
    const row = await requireRequest(services.db, { id: params.id, userId: caller.user.id });
    return { data: { request: toFileRequest(services, row) } };
  });

  serve(contract.showFileRequestDays, async ({ caller, params }) => {
    const row = await requireRequest(services.db, { id: params.id, userId: caller.user.id });
    return { data: await readReceivedDays(services, row) };
  });

  serve(contract.changeFileRequest, async (call) => {
    const row = await changeRequest(services, actorOf(call), call.params.id, call.body);
    return { data: { request: toFileRequest(services, row) } };
  });

  serve(contract.deleteFileRequest, async (call) => {
    await deleteRequest(services, actorOf(call), call.params.id);
    return { message: (m) => m.requests.deleted };
  });
}
