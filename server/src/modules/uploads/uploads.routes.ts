import * as contract from '@perch/contract/uploads';
import * as lists from '@perch/contract/uploads/lists';
import { applyOperators } from '@perch/contract/uploads/search-operators';

import { actorOf, type Serve } from '../../http/endpoint.ts';
import { expectsContinue } from '../../http/request/expectation.ts';
import type { Services } from '../../services.ts';
import { changeUpload } from './change/change-upload.ts';
import { readReplaceFields, replaceContent } from './change/replace-content.ts';
import { listExpiringUploads } from './expiry/list-expiring-uploads.ts';
import { findUpload, requireUpload, scopeOf } from './find-upload.ts';
import { listAllUploads } from './list/list-all-uploads.ts';
import { listMyUploads } from './list/list-my-uploads.ts';
import { isUnindexed } from './list/list-uploads.ts';
import { listOpenedUploads, readOpenedDays } from './list/opened-days.ts';
import { withMediaFacts } from './media/find-media-facts.ts';
import { beginUpload } from './options/begin-upload.ts';
import { openAllowance } from './quota/daily-allowance.ts';
import { announcedFileBytes, receiveMultipart } from './receive/form/multipart.ts';
import { receiveFile, requireAcceptable } from './receive/receive-file.ts';
import { removeUploadAs } from './removal/remove-upload.ts';
import { toUpload, toUploadResponse, toUploads, toUploadsWithOwners } from './to-upload.ts';

export function uploadRoutes(serve: Serve, services: Services) {
  /** A text that no index contains is searched in all names: only a few such searches at once. */
  const inItsTurn = <T>(search: string | undefined, address: string, list: () => Promise<T>) =>
    isUnindexed(search) ? services.costlyWork.run(address, list) : list();

  serve(contract.sendUpload, async (call) => {
    const { caller, request } = call;
    const announced = announcedFileBytes(request);
    // Without Expect: 100-continue the refusal comes when the form is parsed up to the file.
    if (announced && expectsContinue(request)) {
      await requireAcceptable(services, caller.user.id, announced);
    }
    return receiveMultipart(call, async ({ name, fields, chunks }) => {
      const begun = await beginUpload(services, caller, fields, request.headers);
      const upload = await receiveFile(services, {
        ...begun,
        ownerId: caller.user.id,
        quotaBytes: caller.user.quota_bytes,
        name,
        announced,
        allowance: await openAllowance(services, caller.token),
        chunks,
      });
      return toUploadResponse(services, upload, begun.options);
    });
  });

  serve(lists.listMyUploads, async ({ caller, query: asked, address }) => {
    const query = applyOperators(asked);
    const list = () => listMyUploads(services, caller.user.id, query);
    const { items, pagination } = await inItsTurn(query.search, address, list);
    const uploads = await toUploads(services, items, caller);
    return { data: { uploads }, total: pagination.total, pagination };
  });

  serve(lists.listExpiringUploads, async ({ caller }) => {
    const expiring = await listExpiringUploads(services, caller.user.id);
    return { data: { uploads: await toUploads(services, expiring, caller) } };
  });

  serve(lists.listOpenedUploads, async ({ caller }) => {
    const opened = await listOpenedUploads(services, caller.user.id);
    const rows = opened.map(({ upload }) => upload);
    const uploads = await toUploads(services, rows, caller);
    const counts = new Map(opened.map(({ upload, ...count }) => [upload.id, count]));
    const none = { views: 0, downloads: 0 };
    const shown = uploads.map((upload) => ({ upload, ...(counts.get(upload._id) ?? none) }));
    return { data: { opened: shown } };
  });

  serve(lists.listAllUploads, async ({ query: asked, address }) => {
    // Albums are their owners'.
    const query = applyOperators(asked, ['album']);
    const list = () => listAllUploads(services, query);
    const { items, pagination } = await inItsTurn(query.search, address, list);
    const uploads = await toUploadsWithOwners(services, items);
    return { data: { uploads }, total: pagination.total, pagination };
  });

  serve(contract.getUpload, async ({ caller, params }) => {
    const upload = await requireUpload(services, scopeOf(caller), params.id);
    const known = await withMediaFacts(services, upload);
    return { data: { upload: await toUpload(services, known, caller) } };
  });

  serve(contract.showUploadDays, async ({ caller, params }) => {
    const upload = await requireUpload(services, scopeOf(caller), params.id);
    return { data: await readOpenedDays(services, 'upload', upload) };
  });

  serve(contract.showUploadAccess, async ({ caller, params }) => {
    const upload = await findUpload(services, scopeOf(caller), params.id);
    return { data: { canManage: upload !== undefined } };
  });

  serve(contract.changeUpload, async (call) => {
    const { caller, params, body } = call;
    const wanted = { actor: actorOf(call), scope: scopeOf(caller), id: params.id };
    const upload = await changeUpload(services, wanted, body);
    return { data: { upload: await toUpload(services, upload, caller) } };
  });

  serve(contract.replaceContent, async (call) => {
    const { caller, params, request } = call;
    const wanted = { actor: actorOf(call), scope: scopeOf(caller), id: params.id };
    const announced = announcedFileBytes(request);
    const upload = await receiveMultipart(call, async ({ name, fields, chunks }) => {
      const read = readReplaceFields(fields, request.headers);
      const allowance = await openAllowance(services, caller.token);
      const incoming = { ...read, name, announced, allowance, chunks };
      return replaceContent(services, { ...wanted, ...incoming });
    });
    return { data: { upload: await toUpload(services, upload, caller) } };
  });

  serve(contract.deleteUpload, async (call) => {
    const { id } = call.params;
    const wanted = { id, isPermanent: call.query.permanent === 'true' };
    const removal = await removeUploadAs(services, actorOf(call), scopeOf(call.caller), wanted);
    return { message: (m) => (removal === 'trashed' ? m.trash.moved : m.answers.fileDeleted) };
  });
}
