import type { Caller, Credentials } from '../../../http/endpoint.ts';
import { isSameSecret } from '../../../installation/secret-key.ts';
import { secondMs } from '../../../lib/clock.ts';
import { AppError } from '../../../lib/errors.ts';
import type { Services } from '../../../services.ts';
import { readBearerToken } from '../../sign-in/session/bearer.ts';
import type { KnownToken } from './known-tokens.ts';
import { hashOfToken, isNamedToken, tokenIdIn } from './token-secret.ts';

type TokenServices = Pick<Services, 'knownTokens' | 'clock'>;

/**
 * The caller with a token with a name; undefined where the header has none of these. Throws `unauthenticated` for
 * one that was revoked, has ended or never was, `forbidden` for an address that is not the token's, and
 * `too_many_attempts` beyond its requests of a minute.
 */
export async function authenticateToken(
  services: TokenServices,
  { authorization, address, isCounted }: Credentials,
): Promise<Caller | undefined> {
  const bearer = readBearerToken(authorization);
  if (bearer === undefined || !isNamedToken(bearer)) return undefined;
  const known = await findValid(services, bearer);
  return enter(services, known, { address, isCounted });
}

/** The caller with a token that was found. Throws as `authenticateToken`. */
export function enter(
  { knownTokens }: Pick<TokenServices, 'knownTokens'>,
  known: KnownToken | undefined,
  { address, isCounted }: Omit<Credentials, 'authorization'>,
): Caller {
  if (!known || known.user.status === 'rejected') {
    throw new AppError('unauthenticated', (m) => m.errors.notSignedIn);
  }
  const { user, token } = known;
  if (!known.mayComeFrom(address)) {
    throw new AppError('forbidden', (m) => m.tokens.wrongAddress);
  }
  const waitMs = isCounted ? knownTokens.countRequest(token.id) : undefined;
  if (waitMs !== undefined) throw tooManyRequests(waitMs);
  knownTokens.recordUse(token.id, address);
  return { user, sessionId: undefined, token };
}

const findValid = (services: TokenServices, bearer: string) =>
  findByHash(services, tokenIdIn(bearer), hashOfToken(bearer));

/** The token with this id, if it has this hash and has not ended. */
export async function findByHash(
  { knownTokens, clock }: TokenServices,
  id: string | undefined,
  hash: string,
): Promise<KnownToken | undefined> {
  const known = id === undefined ? undefined : await knownTokens.find(id);
  if (!known || !isSameSecret(hash, known.secretHash)) return undefined;
  const { expiresAt } = known;
  return expiresAt === null || expiresAt > clock.now() ? known : undefined;
}

function tooManyRequests(waitMs: number): AppError {
  const seconds = Math.max(1, Math.ceil(waitMs / secondMs));
  return new AppError('too_many_attempts', (m) => m.errors.tooManyAttempts.seconds({ seconds }), {
    retryAfterSeconds: seconds,
  });
}
