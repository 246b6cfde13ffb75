import * as contract from '@perch/contract/accounts/identities';

import type { Serve } from '../../../../http/endpoint.ts';
import { AppError } from '../../../../lib/errors.ts';
import type { Services } from '../../../../services.ts';
import { requireConfirmation } from '../../confirmation/confirmation.ts';
import { originOf, toSignedIn } from '../../session/finish-sign-in.ts';
import { beginFlow } from './begin-flow.ts';
import { failedAt, finishFlow } from './finish-flow.ts';
import { browsersIn, rememberBrowser } from './flow-cookie.ts';
import { createOidcProvider } from './oidc-provider.ts';
import { redeemCode } from './redeem-code.ts';

export function oidcRoutes(serve: Serve, services: Services) {
  const { oidc, publicUrl } = services.config;
  const provider = oidc && createOidcProvider(oidc);

  function requireProvider() {
    if (provider) return provider;
    throw new AppError('not_found', (m) => m.signIn.noProvider);
  }

  serve(contract.startOidc, async ({ request, address }) => {
    const chosen = requireProvider();
    const { browser, cookie } = rememberBrowser(services, request);
    try {
      return seeOther(await beginFlow(services, chosen, { browser, address }), cookie);
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      services.refusals.record(error);
      return seeOther(`${publicUrl}${failedAt('/login', error.code)}`);
    }
  });

  serve(contract.finishOidc, async (call) => {
    const query = toSearch(call.query);
    const browsers = browsersIn(services, call.request);
    const callback = { query, browsers, from: originOf(call) };
    return seeOther(`${publicUrl}${await finishFlow(services, requireProvider(), callback)}`);
  });

  serve(contract.openOidcSession, async (call) =>
    toSignedIn(
      await redeemCode(services, {
        code: call.body.code,
        browsers: browsersIn(services, call.request),
        from: originOf(call),
      }),
    ),
  );

  serve(contract.linkOidc, async ({ caller, request, address, addCookie }) => {
    const chosen = requireProvider();
    const { user, sessionId = '' } = caller;
    await requireConfirmation(services, { ...caller, address });
    const { browser, cookie } = rememberBrowser(services, request);
    const link = { userId: user.id, sessionId };
    const url = await beginFlow(services, chosen, { browser, address, link });
    addCookie(cookie);
    return { data: { url } };
  });
}

function seeOther(location: string, cookie?: string): Response {
  const headers = new Headers({ location, 'cache-control': 'no-store' });
  // The code of the callback must not leak to linked pages.
  headers.set('referrer-policy', 'no-referrer');
  if (cookie !== undefined) headers.append('set-cookie', cookie);
  return new Response(null, { status: 303, headers });
}

/** As the library reads it, which refuses a parameter that is there twice. */
function toSearch(query: Record<string, unknown>): URLSearchParams {
  const pairs = Object.entries(query).flatMap(([name, value]) =>
    (Array.isArray(value) ? value : [value]).map((each): [string, string] => [name, String(each)]),
  );
  return new URLSearchParams(pairs);
}
