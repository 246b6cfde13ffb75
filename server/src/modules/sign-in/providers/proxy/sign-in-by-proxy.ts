import type { Sentence } from '@perch/messages/catalogue';

import { recordAudit } from '../../../../audit.ts';
import type { TrustedAuthConfig } from '../../../../config/trusted-auth-settings.ts';
import type { UserRow } from '../../../../database/schema.ts';
import { createNetworkCheck, plainAddress } from '../../../../http/request/client-address.ts';
import { AppError } from '../../../../lib/errors.ts';
import type { Services } from '../../../../services.ts';
import { failureLimits, networkKeys } from '../../limits/network-limits.ts';
import { finishSignIn } from '../../session/finish-sign-in.ts';
import type { SessionOrigin } from '../../session/sessions.ts';
import { signInWithProvider } from '../sign-in-with-provider.ts';
import { type NameProblem, readNamedPerson } from './named-person.ts';

const issuer = 'proxy';

interface ProxyCall {
  headers: Headers;
  /** The address of the connection's peer, regardless of X-Forwarded-For. */
  peer: string;
  from: SessionOrigin;
}

/** Signs in whom a trusted proxy names in its headers. */
export type SignInByProxy = (call: ProxyCall) => Promise<{ token: string; user: UserRow }>;

/**
 * Returns the verb, which throws `provider_refused`, `too_many_attempts` for refusals in a row, and what
 * `signInWithProvider` and `finishSignIn` throw.
 */
export function createSignInByProxy(services: Services, trusted: TrustedAuthConfig): SignInByProxy {
  const isTrusted = createNetworkCheck(trusted.networks);
  const { allowedGroups, adminGroups, linksEmail } = trusted;
  const policy = { allowedGroups, adminGroups, linksVerifiedEmail: linksEmail };

  return async ({ headers, peer, from }) => {
    if (!isTrusted(plainAddress(peer))) throw await refuse(services, 'untrusted', peer, from);
    const person = readNamedPerson(headers, trusted.headers);
    if ('unnamed' in person) throw await refuse(services, person.unnamed, peer, from);
    const { user: subject, email, name, groups } = person;
    const account = { issuer, subject, name: name || subject, email, username: subject, groups };
    const user = await signInWithProvider(
      services,
      { ...account, isEmailVerified: true, policy },
      from,
    );
    return finishSignIn(services, { user, login: subject }, from);
  };
}

const sentences: Record<NameProblem | 'untrusted', Sentence> = {
  untrusted: (m) => m.proxySignIn.notThroughProxy,
  'no name': (m) => m.proxySignIn.noName,
  'two names': (m) => m.proxySignIn.nameUnusable,
  'too long': (m) => m.proxySignIn.nameUnusable,
  'invisible characters': (m) => m.proxySignIn.nameUnusable,
};

/** Refusals are counted and bounded in number, as each is written down; right sign-ins are not. */
async function refuse(
  { db, clock, rateLimits }: Services,
  reason: keyof typeof sentences,
  peer: string,
  { address }: SessionOrigin,
): Promise<AppError> {
  await rateLimits.consume(...networkKeys('proxy-sign-in', address, failureLimits));
  await recordAudit(db, clock, {
    actor: null,
    action: 'user.provider_refused',
    subject: { type: 'user', id: '', name: '' },
    address,
    detail: `${issuer}: ${reason}, connected from ${plainAddress(peer)}`,
  });
  return new AppError('provider_refused', sentences[reason]);
}
