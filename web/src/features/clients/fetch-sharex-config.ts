import type { ShareXConfig } from '@perch/contract/clients';

import { api, parseResponse } from '../../api/client.ts';
import { currentToken } from '../../api/session.ts';
import { buildShareXConfig } from './sharex-fallback.ts';

/** The server's ShareX configuration; if it cannot be loaded, one with the session's token. */
export async function fetchShareXConfig(domain?: string): Promise<ShareXConfig> {
  const query = domain ? { domain } : {};
  try {
    return (await parseResponse(api.upload['sharex-config'].$get({ query }))).data.config;
  } catch (failure) {
    const token = currentToken();
    // Without a token the session has just expired.
    if (!token) throw failure;
    return buildShareXConfig(window.location.origin, token, domain);
  }
}
