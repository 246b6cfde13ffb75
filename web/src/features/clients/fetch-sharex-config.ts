import type { ShareXConfig } from '@perch/contract/clients';

import { api, parseResponse } from '../../api/client.ts';
import { currentToken } from '../../api/session.ts';
import { buildShareXConfig } from './sharex-fallback.ts';

/** The server's configuration; if it cannot be had, one made here around the session's token. */
export async function fetchShareXConfig(domain?: string): Promise<ShareXConfig> {
  const query = domain ? { domain } : {};
  try {
    return (await parseResponse(api.upload['sharex-config'].$get({ query }))).data.config;
  } catch (failure) {
    const token = currentToken();
    // A 401 has just ended the session.
    if (!token) throw failure;
    return buildShareXConfig(window.location.origin, token, domain);
  }
}
