import { dropTokenPattern } from '@perch/contract/requests/limits';

import { passwordNeeded, requestClosed } from '../../modules/requests/drop-failures.ts';
import {
  findByToken,
  noSuchRequest,
  type OwnedRequest,
} from '../../modules/requests/find-request.ts';
import { stateOf } from '../../modules/requests/request-state.ts';
import type { Services } from '../../services.ts';
import { passReaderOf } from '../gate/decide-read.ts';
import { hasPass } from '../gate/passes.ts';
import { findSentPassword, tryPassword } from '../gate/try-password.ts';
import { type Visitor, visitorNetwork } from '../visit.ts';

export type DropServices = Pick<
  Services,
  | 'clientAddresses'
  | 'clock'
  | 'config'
  | 'db'
  | 'linkMisses'
  | 'passwords'
  | 'rateLimits'
  | 'secret'
>;

/** A client at one of the addresses of a request. */
export interface DropAddress extends Visitor {
  token: string;
}

/**
 * Whether a client may send to a request. `absent`: there is none with this token. `over`: closed, expired, or its owner
 * may not upload. `locked`: the client has not shown the password. `full` is no refusal of an upload that has its place.
 */
export type DropDecision =
  { state: 'absent' } | { state: 'over' | 'locked' | 'full' | 'open'; found: OwnedRequest };

/** What a pass in a cookie is for; no upload has this id. */
export const passSubjectOf = ({ request }: OwnedRequest) => ({
  id: request.id,
  slug: `drop-${request.id}`,
  password_hash: request.password_hash,
});

/** Authorizes access to a file request: for its page and for every call that sends. Throws `too_many_attempts`. */
export async function decideDrop(
  services: DropServices,
  address: DropAddress,
): Promise<DropDecision> {
  const { db, linkMisses, clock } = services;
  if (linkMisses.isInForce()) linkMisses.check(visitorNetwork(services, address));
  const isToken = dropTokenPattern.test(address.token);
  const found = isToken ? await findByToken(db, address.token) : undefined;
  if (!found) {
    linkMisses.add(visitorNetwork(services, address));
    return { state: 'absent' };
  }
  const state = stateOf(found.request, clock.now());
  const isOver = state === 'closed' || state === 'expired' || found.owner.status !== 'approved';
  if (isOver) return { state: 'over', found };
  if (!(await isUnlocked(services, found, address))) return { state: 'locked', found };
  return { state, found };
}

async function isUnlocked(
  services: DropServices,
  found: OwnedRequest,
  address: DropAddress,
): Promise<boolean> {
  if (found.request.password_hash === null) return true;
  const guarded = passSubjectOf(found);
  const reader = passReaderOf(services, { domain: undefined });
  const { headers } = address.request;
  if (hasPass(reader, headers.get('cookie'), 'unlock', guarded)) return true;
  const password = findSentPassword(address.request);
  return password !== undefined && tryPassword(services, guarded, password, address);
}

/**
 * The request that a client may send to; a full one as well, as some of its uploads may have their places. Throws
 * `not_found`, `request_closed`, `password_required`, `too_many_attempts`.
 */
export function requireDrop(decision: DropDecision): OwnedRequest {
  if (decision.state === 'absent') throw noSuchRequest();
  if (decision.state === 'over') throw requestClosed();
  if (decision.state === 'locked') throw passwordNeeded();
  return decision.found;
}
