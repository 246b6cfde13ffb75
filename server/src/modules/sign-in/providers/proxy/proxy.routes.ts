import { openProxySession } from '@perch/contract/accounts/identities';

import type { Serve } from '../../../../http/endpoint.ts';
import { hostNameOf } from '../../../../http/request/host-gate.ts';
import { AppError } from '../../../../lib/errors.ts';
import type { Services } from '../../../../services.ts';
import { originOf, toSignedIn } from '../../session/finish-sign-in.ts';
import { createSignInByProxy } from './sign-in-by-proxy.ts';

export function proxyRoutes(serve: Serve, services: Services) {
  const { trustedAuth } = services.config;
  const signIn = trustedAuth && createSignInByProxy(services, trustedAuth);

  serve(openProxySession, async (call) => {
    if (!signIn) throw new AppError('not_found', (m) => m.signIn.noProvider);
    const { request, peer } = call;
    requireOwnPage(request);
    return toSignedIn(await signIn({ headers: request.headers, peer, from: originOf(call) }));
  });
}

/**
 * The proxy adds its headers to what another site's page sends as well: that must not sign a browser in.
 * Throws `forbidden`, and `unsupported_media_type` for what forms send.
 */
function requireOwnPage({ headers }: Request): void {
  const type = headers.get('content-type') ?? 'application/json';
  if (!/^application\/json\s*(;|$)/i.test(type)) {
    throw new AppError('unsupported_media_type', (m) => m.errors.bodyOfAnotherType);
  }
  const site = headers.get('sec-fetch-site');
  const isOwn = site === null ? hasOwnOrigin(headers) : site === 'same-origin' || site === 'none';
  if (!isOwn) throw new AppError('forbidden', (m) => m.proxySignIn.fromOtherSite);
}

/** For browsers that do not say which site asks, as on addresses without https. Scripts send no origin. */
function hasOwnOrigin(headers: Headers): boolean {
  const origin = headers.get('origin');
  if (origin === null) return true;
  if (!URL.canParse(origin)) return false;
  return hostNameOf(new URL(origin).host) === hostNameOf(headers.get('host'));
}
