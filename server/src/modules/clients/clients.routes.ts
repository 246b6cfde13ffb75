import * as contract from '@perch/contract/clients';
import { serverMessages } from '@perch/messages/server-messages';

import type { Serve } from '../../http/endpoint.ts';
import { AppError } from '../../lib/errors.ts';
import type { Services } from '../../services.ts';
import { findClientFile } from './client-files.ts';
import { requireClientSettings, requireLinkClientSettings } from './client-settings.ts';
import { createShareXConfig, createShareXLinks, shareXInstructions } from './sharex-config.ts';

export function clientRoutes(serve: Serve, services: Services) {
  serve(contract.showShareXConfig, async (call) => {
    const { query, locale } = call;
    const settings = await requireClientSettings(services, call, query);
    const config = createShareXConfig(services, settings);
    const instructions = shareXInstructions(serverMessages(locale));
    return { data: { config, instructions } };
  });

  // Before the files of upload clients: `sharex-links` is none of them.
  serve(contract.downloadShareXLinks, async (call) => {
    const settings = await requireLinkClientSettings(services, call, call.query);
    return asDownload(createShareXLinks(services, settings));
  });

  serve(contract.downloadClientFile, async (call) => {
    const { params, query } = call;
    const makeFile = findClientFile(params.client);
    if (!makeFile) throw new AppError('not_found', (m) => m.errors.noSuchClient);
    const settings = await requireClientSettings(services, call, query);
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
