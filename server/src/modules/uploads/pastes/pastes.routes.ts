import { createPaste as call } from '@perch/contract/uploads/pastes';

import type { Serve } from '../../../http/endpoint.ts';
import type { Services } from '../../../services.ts';
import { toUploadResponse } from '../to-upload.ts';
import { createPaste } from './create-paste.ts';

export function pasteRoutes(serve: Serve, services: Services) {
  serve(call, async ({ caller, body, request }) => {
    const { upload, options } = await createPaste(services, caller, body, request.headers);
    return toUploadResponse(services, upload, options);
  });
}
