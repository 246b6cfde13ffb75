import * as contract from '@perch/contract/clients';

import type { Serve } from '../../http/endpoint.ts';
import { AppError } from '../../lib/errors.ts';
import type { Services } from '../../services.ts';
import { findClientFile } from './client-files.ts';
import { requireClientSettings } from './client-settings.ts';
import { createShareXConfig, shareXInstructions } from './sharex-config.ts';

export function clientRoutes(serve: Serve, services: Services) {
  serve(contract.showShareXConfig, async ({ caller, query }) => {
    const settings = await requireClientSettings(services, caller.user, query.domain);
    const config = createShareXConfig(services, settings);
    return { data: { config, instructions: shareXInstructions } };
  });

  serve(contract.downloadClientFile, async ({ caller, params, query }) => {
    const makeFile = findClientFile(params.client);
    if (!makeFile) throw new AppError('not_found', 'There is no configuration for this client.');
    const settings = await requireClientSettings(services, caller.user, query.domain);
    return asDownload(makeFile(services, settings));
  });
}

function asDownload({ name, content }: { name: string; content: string }): Response {
  return new Response(content, {
    headers: {
      'cache-control': 'no-store',
      'content-disposition': `attachment; filename="${name}"`,
      'content-type': 'application/octet-stream',
      'x-content-type-options': 'nosniff',
    },
  });
}
