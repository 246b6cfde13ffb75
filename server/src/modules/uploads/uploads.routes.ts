import * as contract from '@perch/contract/uploads';

import { AppError } from '../../errors.ts';
import type { Serve } from '../../http/endpoint.ts';
import type { Services } from '../../services.ts';
import { requireUpload } from './find-upload.ts';
import { listMyUploads } from './list-my-uploads.ts';
import { receiveMultipart } from './multipart.ts';
import { presentStoredFile, presentUpload } from './present-upload.ts';
import { receiveFile } from './receive-file.ts';
import { removeMyUpload } from './remove-upload.ts';

export function uploadRoutes(serve: Serve, services: Services) {
  serve(contract.sendUpload, async ({ caller, request }) => {
    const ownerId = caller.user.id;
    const upload = await receiveMultipart(request, async ({ name, fields, chunks }) => {
      refuseUnknownDomain(fields.get('domain'));
      return receiveFile(services, { ownerId, name, chunks });
    });
    const file = presentStoredFile(services, upload);
    return { file, data: { upload: presentUpload(services, upload) } };
  });

  serve(contract.listMyUploads, async ({ caller, query }) => {
    const { items, pagination } = await listMyUploads(services, caller.user.id, query);
    const uploads = items.map((upload) => presentUpload(services, upload));
    return { data: { uploads }, total: pagination.total, pagination };
  });

  serve(contract.getUpload, async ({ caller, params }) => {
    const upload = await requireUpload(services, caller.user.id, params.id);
    return { data: { upload: presentUpload(services, upload) } };
  });

  serve(contract.deleteUpload, async ({ caller, params }) => {
    await removeMyUpload(services, caller.user.id, params.id);
    return { message: 'File deleted successfully.' };
  });
}

/** Nobody has a domain of their own yet, so every name that is given is unknown. */
function refuseUnknownDomain(domain: string | undefined): void {
  if (!domain) return;
  throw new AppError('unknown_domain', 'This is not one of your approved domains.');
}
