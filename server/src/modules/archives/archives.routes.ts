import { createArchive } from '@perch/contract/archives';

import type { Serve } from '../../http/endpoint.ts';
import type { Services } from '../../services.ts';
import { createSelection } from './selections.ts';

export function archiveRoutes(serve: Serve, services: Services) {
  serve(createArchive, async ({ caller, body }) => {
    const { token, expiresAt } = await createSelection(services, caller.user.id, body.uploads);
    const url = `${services.config.publicUrl}/z/${token}.zip`;
    return { data: { url, expiresAt: new Date(expiresAt).toISOString() } };
  });
}
