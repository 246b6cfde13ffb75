import * as contract from '@perch/contract/uploads';

import type { Serve } from '../../http/endpoint.ts';
import type { Services } from '../../services.ts';
import { chooseUploadDomain } from '../domains/choose-upload-domain.ts';
import { requireUpload } from './find-upload.ts';
import { listMyUploads } from './list-my-uploads.ts';
import { receiveMultipart } from './multipart.ts';
import { presentReceived, presentUpload, presentUploads } from './present-upload.ts';
import { receiveFile } from './receive-file.ts';
import { removeMyUpload } from './remove-upload.ts';

export function uploadRoutes(serve: Serve, services: Services) {
  serve(contract.sendUpload, async ({ caller, request }) => {
    const upload = await receiveMultipart(request, async ({ name, fields, chunks }) => {
      const domainId = await chooseUploadDomain(services, caller.user, fields.get('domain'));
      return receiveFile(services, { ownerId: caller.user.id, domainId, name, chunks });
    });
    return presentReceived(services, upload);
  });

  serve(contract.listMyUploads, async ({ caller, query }) => {
    const { items, pagination } = await listMyUploads(services, caller.user.id, query);
    const uploads = await presentUploads(services, items);
    return { data: { uploads }, total: pagination.total, pagination };
  });

  serve(contract.getUpload, async ({ caller, params }) => {
    const upload = await requireUpload(services, caller.user.id, params.id);
    return { data: { upload: await presentUpload(services, upload) } };
  });

  serve(contract.deleteUpload, async ({ caller, params }) => {
    await removeMyUpload(services, caller.user.id, params.id);
    return { message: 'File deleted successfully.' };
  });
}
