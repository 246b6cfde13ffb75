import * as contract from '@perch/contract/clients';

import { AppError } from '../../errors.ts';
import type { Serve } from '../../http/endpoint.ts';
import type { Services } from '../../services.ts';
import { apiTokenOf } from '../auth/api-token.ts';
import { shareXConfigOf, shareXInstructions } from './sharex-config.ts';

export function clientRoutes(serve: Serve, services: Services) {
  serve(contract.showShareXConfig, async ({ caller }) => {
    const config = shareXConfigOf(services, apiTokenOf(services, caller.user));
    return { data: { config, instructions: shareXInstructions } };
  });

  serve(contract.downloadClientFile, async ({ caller, params }) => {
    if (params.client !== 'sharex') {
      throw new AppError('not_found', 'There is no configuration for this client.');
    }
    const { hostname } = new URL(services.config.publicUrl);
    const config = shareXConfigOf(services, apiTokenOf(services, caller.user));
    return asFile(`${hostname}.sxcu`, JSON.stringify(config, null, 2));
  });
}

function asFile(name: string, content: string): Response {
  return new Response(content, {
    headers: {
      'cache-control': 'no-store',
      'content-disposition': `attachment; filename="${name}"`,
      'content-type': 'application/octet-stream',
      'x-content-type-options': 'nosniff',
    },
  });
}
