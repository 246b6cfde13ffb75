import { AppError } from '../../../../lib/errors.ts';
import type { Services } from '../../../../services.ts';
import type { SessionOrigin } from '../../session/sessions.ts';
import { consumeStep, findStep, storeStep } from '../../session/sign-in-steps.ts';
import { hashToken } from '../../session/tokens.ts';
import { linkForSession, signInWithProvider } from '../sign-in-with-provider.ts';
import { Flow } from './begin-flow.ts';
import { exchangeCode } from './exchange-code.ts';
import { codeValidMs } from './flow-cookie.ts';
import type { OidcProvider } from './oidc-provider.ts';
import type { ProvenIdentity } from './redeem-code.ts';

interface Callback {
  query: URLSearchParams;
  /** The secrets in the browser's cookies. */
  browsers: readonly string[];
  from: SessionOrigin;
}

/** Ends a flow that this browser has started, and returns the path to redirect to, which also says what failed. */
export async function finishFlow(
  services: Services,
  provider: OidcProvider,
  callback: Callback,
): Promise<string> {
  const taken = await takeFlow(services, callback);
  if (!taken) return failedAt('/login', 'sign_in_expired');
  const { flow, userId } = taken;
  const page = flow.sessionId === null ? '/login' : '/settings?tab=security';
  try {
    const account = await exchangeCode(services, provider, callback.query, flow);
    if (flow.sessionId !== null) {
      const session = { id: flow.sessionId, userId };
      await linkForSession(services, session, account, callback.from.address);
      return `${page}#linked`;
    }
    const { id } = await signInWithProvider(services, account, callback.from);
    const { issuer, subject, name } = account;
    const { browserHash } = flow;
    const proven: ProvenIdentity = { issuer, subject, name: name || subject, browserHash };
    const data = { kind: 'oidc-code', userId: id, data: proven, validMs: codeValidMs } as const;
    return `${page}#code=${await storeStep(services, data)}`;
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    services.refusals.record(error);
    return failedAt(page, error.code);
  }
}

export const failedAt = (page: string, code: string) => `${page}#error=${code}`;

/** The flow of this state, once, and only for the browser that began it: another one leaves it as it is. */
async function takeFlow(
  services: Services,
  { query, browsers }: Callback,
): Promise<{ flow: Flow; userId: string } | undefined> {
  const state = query.get('state') ?? '';
  const found = await findStep(services, 'oidc-flow', state);
  if (!found) return undefined;
  const flow = Flow.parse(JSON.parse(found.data));
  if (!browsers.some((browser) => hashToken(browser) === flow.browserHash)) return undefined;
  const taken = await consumeStep(services, 'oidc-flow', state);
  return taken && { flow, userId: taken.user_id ?? '' };
}
