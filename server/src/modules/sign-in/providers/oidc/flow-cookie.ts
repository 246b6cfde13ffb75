import { hostCookieName, setCookie, valuesOf } from '../../../../http/request/cookies.ts';
import { minuteMs, secondMs } from '../../../../lib/clock.ts';
import type { Services } from '../../../../services.ts';
import { newToken } from '../../session/tokens.ts';

const name = 'perch-oidc';
const form = /^[\w-]{43}$/;

/** How long a flow may take from its start to the callback. */
export const flowValidMs = 10 * minuteMs;
/** How long the code to which it leads is good for a sign-in. */
export const codeValidMs = minuteMs;

const hostOf = ({ config }: Pick<Services, 'config'>) => ({
  isSecure: config.publicUrl.startsWith('https:'),
});

/** The secrets that this browser may hold. */
export const browsersIn = (services: Pick<Services, 'config'>, request: Request): string[] =>
  valuesOf(request.headers.get('cookie'), hostCookieName(hostOf(services), name)).filter((value) =>
    form.test(value),
  );

/** A secret of this browser, and its cookie. Flows in two of its windows have the same one. */
export function rememberBrowser(
  services: Pick<Services, 'config'>,
  request: Request,
): { browser: string; cookie: string } {
  const [browser = newToken()] = browsersIn(services, request);
  const maxAgeSeconds = (flowValidMs + codeValidMs) / secondMs;
  // Lax: the provider's redirect is a navigation from another site.
  const cookie = setCookie(hostOf(services), {
    name,
    value: browser,
    maxAgeSeconds,
    sameSite: 'Lax',
  });
  return { browser, cookie };
}
