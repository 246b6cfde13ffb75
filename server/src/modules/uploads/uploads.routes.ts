import * as contract from '@perch/contract/uploads';

import { actorOf, type Serve } from '../../http/endpoint.ts';
import { expectsContinue } from '../../http/request/expectation.ts';
import type { Services } from '../../services.ts';
import { chooseUploadDomain } from '../domains/live/choose-upload-domain.ts';
import { requireUpload, scopeOf } from './find-upload.ts';
import { listAllUploads } from './list/list-all-uploads.ts';
import { listMyUploads } from './list/list-my-uploads.ts';
import {
  presentCreated,
  presentUpload,
  presentUploads,
  presentUploadsWithOwners,
} from './present-upload.ts';
import { announcedFileBytes, receiveMultipart } from './receive/form/multipart.ts';
import { receiveFile, requireAcceptable } from './receive/receive-file.ts';
import { removeUploadAs } from './remove-upload.ts';

export function uploadRoutes(serve: Serve, services: Services) {
  serve(contract.sendUpload, async (call) => {
    const { caller, request } = call;
    const announced = announcedFileBytes(request);
    // Without Expect: 100-continue the refusal comes when the form is parsed up to the file.
    if (announced && expectsContinue(request)) {
      await requireAcceptable(services, caller.user.id, announced);
    }
    const upload = await receiveMultipart(call, async ({ name, fields, chunks }) => {
      const domainId = await chooseUploadDomain(services, caller.user, fields.get('domain'));
      return receiveFile(services, { ownerId: caller.user.id, domainId, name, announced, chunks });
    });
    return presentCreated(services, upload);
  });

  serve(contract.listMyUploads, async ({ caller, query }) => {
    const { items, pagination } = await listMyUploads(services, caller.user.id, query);
    const uploads = await presentUploads(services, items);
    return { data: { uploads }, total: pagination.total, pagination };
  });

  serve(contract.listAllUploads, async ({ query }) => {
    const { items, pagination } = await listAllUploads(services, query);
    const uploads = await presentUploadsWithOwners(services, items);
    return { data: { uploads }, total: pagination.total, pagination };
  });

  serve(contract.getUpload, async ({ caller, params }) => {
    const upload = await requireUpload(services, scopeOf(caller), params.id);
    return { data: { upload: await presentUpload(services, upload) } };
  });

  serve(contract.deleteUpload, async (call) => {
    await removeUploadAs(services, actorOf(call), scopeOf(call.caller), call.params.id);
    return { message: 'File deleted successfully.' };
  });
}
