import { emptyTrash, restoreUpload as restore } from '@perch/contract/uploads';

import { actorOf, type Serve } from '../../../http/endpoint.ts';
import type { Services } from '../../../services.ts';
import { scopeOf } from '../find-upload.ts';
import { removeAllIn } from '../removal/remove-uploads-of.ts';
import { toUpload } from '../to-upload.ts';
import { restoreUpload } from './restore-upload.ts';

export function trashRoutes(serve: Serve, services: Services) {
  serve(restore, async (call) => {
    const scope = scopeOf(call.caller);
    const upload = await restoreUpload(services, actorOf(call), scope, call.params.id);
    return { data: { upload: await toUpload(services, upload, call.caller) } };
  });

  serve(emptyTrash, async ({ caller }) => {
    await removeAllIn(services, 'trashed_uploads', caller.user.id);
    return { message: (m) => m.trash.emptied };
  });
}
